//! The main menu: what the player can continue, and three ways to something else. It is at the
//! side, so that the board stays visible.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Rect, Sense, Ui, UiBuilder, Vec2, vec2};

use super::day_puzzle;
use super::settings_menu::{SettingsPage, Tab};
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
    Button, Icon, Items, Panel, board_drawing, describe_heading, fitted, hint, is_low, small,
};
use awale_engine::examples::drawing::{Drawing, Picture};
use awale_engine::matches::SavedMatch;
use awale_engine::text::book::caption::picture_in_words;
use awale_rules::BoardSnapshot;

/// Width of the panel, in points.
const WIDTH: f32 = 400.0;
/// The window's height from which the board of the saved match fits, and its width, in points.
const ROOMY: f32 = 680.0;
const BOARD: f32 = 300.0;

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(Menu::Main, show);
}

/// What the player has begun and can continue.
#[derive(SystemParam)]
struct Begun<'w, 's> {
    unfinished: Res<'w, UnfinishedMatch>,
    friends: Res<'w, Friends>,
    progress: Res<'w, SavedProgress>,
    puzzle: DayPuzzle<'w, 's>,
    onboarding: Res<'w, Onboarding>,
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    choices: Res<LastChoices>,
    variants: Res<Variants>,
    mut begun: Begun,
    mut go: MessageWriter<Go>,
    mut margins: ResMut<ScreenMargins>,
    mut page: ResMut<SettingsPage>,
) -> Result {
    let items = Items::new("main", &words);
    let ctx = contexts.ctx_mut()?;
    let upright = is_tall(ctx);
    // A low window has space only for the name and the buttons.
    let low = is_low(ctx);
    let anchor = if upright {
        Align2::CENTER_BOTTOM
    } else {
        Align2::LEFT_CENTER
    };
    let is_roomy = ctx.content_rect().height() >= ROOMY;
    let is_first_run = begun.onboarding.is_first_run;
    let panel = Panel::new("main menu", WIDTH).anchor(anchor).beside_board();
    let shown = panel.show(ctx, |ui| {
        let named = title(ui, &words);
        match corners(ui, named, &words) {
            Some(Corner::Settings) => {
                go.write(Go::To(Menu::Settings));
            }
            Some(Corner::Languages) => {
                page.0 = Tab::Language;
                go.write(Go::To(Menu::Settings));
            }
            None => {}
        }
        if !low {
            subtitle(ui, &words);
        }
        ui.add_space(space::S);
        if let Some(state) = begun.unfinished.get() {
            if is_roomy {
                board(ui, state, &words);
            }
            if items.primary(ui, "continue", "ui-menu-continue") {
                go.write(Go::Continue);
            }
            if !low {
                let arguments = players::summary_arguments(state, &words);
                let summary = words.format("ui-menu-continue-summary", &arguments);
                ui.vertical_centered(|ui| hint(ui, &summary));
            }
        } else {
            let first = first_lesson().filter(|_| is_first_run);
            if let Some(lesson) = first {
                let label = words.get("ui-menu-first-steps");
                let steps = Button::primary("main.first_steps", label);
                if steps.wide().show(ui).clicked() {
                    go.write(Go::Lesson(Arc::clone(lesson)));
                }
            }
            let play = words.get("ui-menu-play");
            let play = if first.is_some() {
                Button::secondary("main.play", play)
            } else {
                Button::primary("main.play", play)
            };
            if play.wide().show(ui).clicked() {
                go.write(Go::Play);
            }
            if !low && let Some(summary) = summary(&choices, &variants, &words) {
                ui.vertical_centered(|ui| hint(ui, &summary));
            }
        }
        ui.add_space(space::HALF);
        let waiting = begun.friends.waiting();
        if waiting > 0 {
            let label = words.format("ui-friends-your-move", &[("count", waiting.into())]);
            let friends = Button::secondary("main.friends", label);
            if friends.wide().show(ui).clicked() {
                go.write(Go::To(Menu::Friends));
            }
        }
        // A first run already has enough that is new.
        if !is_first_run
            && let Some(puzzle) =
                day_puzzle::show(begun.puzzle.find(), ui, &begun.progress, !low, &words)
        {
            go.write(Go::Puzzles(puzzle));
        }
        let learn = match next_lesson(&begun.progress) {
            Some(next) => words.format("ui-menu-learn-next", &next.arguments()),
            None => words.get("ui-menu-learn"),
        };
        let learn = Button::secondary("main.learn", learn);
        if learn.wide().show(ui).clicked() {
            go.write(Go::To(Menu::Learn));
        }
        let beside = [
            ("new_game", "ui-menu-new-game", Go::To(Menu::NewGame)),
            ("more", "ui-menu-more", Go::To(Menu::More)),
        ];
        if let Some(way) = items.side_by_side(ui, &beside) {
            go.write(way);
        }
    });
    let (panel, zoom) = (shown.response.rect, ctx.zoom_factor());
    let beside = if upright {
        let bottom = (ctx.content_rect().bottom() - panel.top()) * zoom;
        ScreenMargins {
            bottom,
            ..ScreenMargins::default()
        }
    } else {
        ScreenMargins {
            left: panel.right() * zoom,
            ..ScreenMargins::default()
        }
    };
    margins.set_if_neq(beside);
    Ok(())
}

/// Shows the board of the saved match in its current position.
fn board(ui: &mut Ui, state: &SavedMatch, words: &Words) {
    let position = state.tree.game().position();
    let picture = Picture {
        before: Drawing::of(&BoardSnapshot::of(position)),
        after: None,
    };
    let direction = state.setup.rules.direction();
    let in_words = picture_in_words(&picture, words);
    ui.vertical_centered(|ui| {
        ui.set_max_width(BOARD.min(ui.available_width()));
        board_drawing(ui, &picture, direction, &in_words);
    });
}

/// A button beside the name.
enum Corner {
    Settings,
    Languages,
}

/// Shows the settings button to the left of the name, and to its right the globe, which leads to
/// the languages. Returns the clicked one.
fn corners(ui: &mut Ui, named: Rect, words: &Words) -> Option<Corner> {
    let size = Vec2::splat(space::CONTROL);
    let mut button = |corner, button: Button<'_>| {
        let place = Rect::from_min_size(corner, size);
        let builder = UiBuilder::new().max_rect(place);
        ui.scope_builder(builder, |ui| button.show(ui).clicked())
            .inner
    };
    let settings = Items::new("main", words).icon("settings", "ui-menu-settings", Icon::Gear);
    let tip = words.get("ui-settings-language");
    let globe = Button::icon("main.languages", tip, Icon::Globe);
    let right = named.right_top() - vec2(space::CONTROL, 0.0);
    let clicked = [
        button(named.left_top(), settings).then_some(Corner::Settings),
        button(right, globe).then_some(Corner::Languages),
    ];
    ui.advance_cursor_after_rect(named);
    clicked.into_iter().flatten().next()
}

/// Shows the name of the game, between the buttons in its corners. Returns its rectangle.
fn title(ui: &mut Ui, words: &Words) -> Rect {
    let room = ui.available_size();
    // A low window gets a smaller name.
    let letters = size::TITLE.min(room.y * 0.14).max(size::HEADING);
    let between = room.x - 2.0 * (space::CONTROL + space::S);
    let name = words.get("ui-title");
    let lay_out = |ui: &Ui, tint| fitted(ui.painter(), &name, display(letters), tint, between);
    let galley = lay_out(ui, colour::BONE);
    let shade = lay_out(ui, colour::NIGHT);
    let wanted = vec2(room.x, (galley.size().y * 0.86).max(space::CONTROL));
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    describe_heading(ui, &response, &name);
    let corner = Align2::CENTER_CENTER
        .align_size_within_rect(galley.size(), rect)
        .min;
    ui.painter()
        .galley(corner + vec2(0.0, letters * 0.035), shade, colour::NIGHT);
    ui.painter().galley(corner, galley, colour::BONE);
    rect
}

fn subtitle(ui: &mut Ui, words: &Words) {
    let across = ui.available_rect_before_wrap();
    carving::band(
        ui.painter(),
        across.shrink2(vec2(space::L, 0.0)).x_range(),
        across.top() + space::HALF,
        colour::INLAY,
    );
    ui.add_space(space::S);
    ui.vertical_centered(|ui| small(ui, &words.get("ui-subtitle")));
}

/// Returns a line that describes what "Play" starts.
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
