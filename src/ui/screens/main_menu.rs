//! The main menu: what the player can continue or start. It is at the side or, in a tall window, at
//! the bottom, so that the board stays visible.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Sense, Ui, UiBuilder, Vec2, vec2};

use super::day_puzzle;
use super::page::MenuPage;
use super::settings_menu::{self, Tab};
use crate::catalog::{LastChoices, Onboarding, Variants};
use crate::friends::Friends;
use crate::lesson::{first_lesson, next_lesson};
use crate::localization::{Words, players};
use crate::navigation::Go;
use crate::puzzle::DayPuzzle;
use crate::session::{SavedProgress, UnfinishedMatch};
use crate::state::Menu;
use crate::ui::ScreenMargins;
use crate::ui::edges::is_tall;
use crate::ui::pass::AddPanels;
use crate::ui::theme::{carving, colour, display, size, space};
use crate::ui::widgets::{
    Button, Icon, Items, Panel, button_rows, centred_drawing, describe_heading, fitted, hint,
    is_low, side_by_side, small,
};
use awale_engine::examples::drawing::{Drawing, Picture};
use awale_engine::matches::SavedMatch;
use awale_engine::text::book::caption::picture_in_words;
use awale_rules::BoardSnapshot;

/// Width of the panel, in points.
const WIDTH: f32 = 400.0;
/// The minimum height of a window for the board of the saved match, in points.
const MIN_HEIGHT_WITH_BOARD: f32 = 680.0;
/// The maximum width of the saved match's board, in points.
const MAX_BOARD_WIDTH: f32 = 300.0;

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(Menu::Main, show);
}

/// The player's matches, lessons and puzzles in progress.
#[derive(SystemParam)]
struct InProgress<'w, 's> {
    unfinished: Res<'w, UnfinishedMatch>,
    friends: Res<'w, Friends>,
    progress: Res<'w, SavedProgress>,
    puzzle: DayPuzzle<'w, 's>,
    onboarding: Res<'w, Onboarding>,
}

fn show(
    mut menu: MenuPage,
    choices: Res<LastChoices>,
    variants: Res<Variants>,
    mut in_progress: InProgress,
    mut margins: ResMut<ScreenMargins>,
    mut commands: Commands,
) -> Result {
    let ctx = menu.ctx()?;
    let is_upright = is_tall(ctx);
    // A low window has space only for the title and the buttons.
    let is_low_window = is_low(ctx);
    let anchor = if is_upright {
        Align2::CENTER_BOTTOM
    } else {
        Align2::LEFT_CENTER
    };
    let is_roomy = ctx.content_rect().height() >= MIN_HEIGHT_WITH_BOARD;
    let is_first_run = in_progress.onboarding.is_first_run;
    let panel = Panel::new("main menu", WIDTH).anchor(anchor).beside_board();
    let (_, panel_rect) = menu.show_placed(panel, |ui, words, go| {
        let items = Items::new("main", words);
        let title_rect = show_title(ui, words);
        match show_corners(ui, title_rect, words) {
            Some(Corner::Settings) => {
                go.write(Go::To(Menu::Settings));
            }
            Some(Corner::Languages) => settings_menu::open(Tab::Language, &mut commands, go),
            None => {}
        }
        if !is_low_window {
            show_subtitle(ui, words);
        }
        ui.add_space(space::S);
        let mut starts = Vec::new();
        let summary = if let Some(state) = in_progress.unfinished.get() {
            if is_roomy {
                show_board(ui, state, words);
            }
            starts.push(("continue", "ui-menu-continue", Go::Continue));
            let arguments = players::summary_arguments(state, words);
            Some(words.format("ui-menu-continue-summary", &arguments))
        } else {
            if let Some(lesson) = first_lesson().filter(|_| is_first_run) {
                let lesson = Go::Lesson(Arc::clone(lesson), None);
                starts.push(("first_steps", "ui-menu-first-steps", lesson));
            }
            starts.push(("play", "ui-menu-play", Go::Play));
            summary(&choices, &variants, words)
        };
        go.write_batch(items.answers(ui, starts));
        if let Some(summary) = summary.filter(|_| !is_low_window) {
            ui.vertical_centered(|ui| hint(ui, &summary));
        }
        ui.add_space(space::HALF);
        let waiting = in_progress.friends.waiting();
        if waiting > 0 {
            let label = words.format("ui-friends-your-move", &[("count", waiting.into())]);
            let friends = Button::secondary("main.friends", label);
            let row = vec![(friends, Go::To(Menu::Friends))];
            go.write_batch(side_by_side(ui, row));
        }
        // On the first run, the player has enough to explore without it.
        if !is_first_run
            && let Some(puzzle) = day_puzzle::show(
                in_progress.puzzle.find(),
                ui,
                &in_progress.progress,
                !is_low_window,
                words,
            )
        {
            go.write(Go::Puzzles(puzzle));
        }
        let learn = match next_lesson(&in_progress.progress) {
            Some(next) => words.format("ui-menu-learn-next", &next.arguments()),
            None => words.get("ui-menu-learn"),
        };
        let learn = Button::secondary("main.learn", learn);
        let open = |name, key, menu| (items.button(name, key), Go::To(menu));
        let rows = vec![
            vec![(learn, Go::To(Menu::Learn))],
            vec![
                open("new_game", "ui-menu-new-game", Menu::NewGame),
                open("more", "ui-menu-more", Menu::More),
            ],
        ];
        go.write_batch(button_rows(ui, rows));
    })?;
    let ctx = menu.ctx()?;
    let zoom = ctx.zoom_factor();
    let mut covered = ScreenMargins::default();
    if is_upright {
        covered.bottom = (ctx.content_rect().bottom() - panel_rect.top()) * zoom;
    } else {
        covered.left = panel_rect.right() * zoom;
    }
    margins.set_if_neq(covered);
    Ok(())
}

/// Shows the board of the saved match in its current position.
fn show_board(ui: &mut Ui, state: &SavedMatch, words: &Words) {
    let position = state.tree.game().position();
    let picture = Picture::from(Drawing::of(&BoardSnapshot::of(position)));
    let description = picture_in_words(&picture, words);
    let direction = state.setup.rules.direction();
    centred_drawing(ui, MAX_BOARD_WIDTH, &picture, direction, &description);
}

/// A button in a corner beside the title.
enum Corner {
    Settings,
    Languages,
}

/// Shows the settings button to the left of the title, and the language button to its right.
/// Returns the clicked one.
fn show_corners(ui: &mut Ui, title_rect: Rect, words: &Words) -> Option<Corner> {
    let size = Vec2::splat(space::CONTROL);
    let mut button = |min, button: Button<'_>| {
        let rect = Rect::from_min_size(min, size);
        let builder = UiBuilder::new().max_rect(rect);
        ui.scope_builder(builder, |ui| button.show(ui).clicked())
            .inner
    };
    let settings = Items::new("main", words).icon("settings", "ui-menu-settings", Icon::Gear);
    let tip = words.get("ui-settings-language");
    let globe = Button::icon("main.languages", tip, Icon::Globe);
    let right = title_rect.right_top() - vec2(space::CONTROL, 0.0);
    let clicked = [
        button(title_rect.left_top(), settings).then_some(Corner::Settings),
        button(right, globe).then_some(Corner::Languages),
    ];
    ui.advance_cursor_after_rect(title_rect);
    clicked.into_iter().flatten().next()
}

/// Shows the title with space for the buttons in its corners. Returns the rectangle of both.
fn show_title(ui: &mut Ui, words: &Words) -> Rect {
    let available = ui.available_size();
    // A low window gets a smaller title.
    let font_size = size::TITLE.min(available.y * 0.14).max(size::HEADING);
    let max_width = available.x - 2.0 * (space::CONTROL + space::S);
    let name = words.get("ui-title");
    let lay_out = |ui: &Ui, tint| fitted(ui.painter(), &name, display(font_size), tint, max_width);
    let galley = lay_out(ui, colour::BONE);
    let shadow = lay_out(ui, colour::NIGHT);
    let desired_size = vec2(available.x, (galley.size().y * 0.86).max(space::CONTROL));
    let (rect, response) = ui.allocate_exact_size(desired_size, Sense::hover());
    describe_heading(ui, &response, &name);
    let min = Align2::CENTER_CENTER
        .align_size_within_rect(galley.size(), rect)
        .min;
    ui.painter()
        .galley(min + vec2(0.0, font_size * 0.035), shadow, colour::NIGHT);
    ui.painter().galley(min, galley, colour::BONE);
    rect
}

fn show_subtitle(ui: &mut Ui, words: &Words) {
    let rect = ui.available_rect_before_wrap();
    carving::band(
        ui.painter(),
        rect.shrink2(vec2(space::L, 0.0)).x_range(),
        rect.top() + space::HALF,
        colour::INLAY,
    );
    ui.add_space(space::S);
    ui.vertical_centered(|ui| small(ui, &words.get("ui-subtitle")));
}

/// Returns a line that says which game and players "Play" starts with.
fn summary(choices: &LastChoices, variants: &Variants, words: &Words) -> Option<String> {
    let rules = choices.rules(variants)?.ok().or_else(|| {
        variants
            .get_or_default(&choices.variant)
            .map(|variant| variant.rules.clone())
    })?;
    let [south, north] = choices
        .seats
        .each_ref()
        .map(|seat| players::kind(seat.player(), words));
    Some(words.format(
        "ui-menu-play-summary",
        &[
            ("variant", rules.name(words.language().code()).into()),
            ("south", south.into()),
            ("north", north.into()),
        ],
    ))
}
