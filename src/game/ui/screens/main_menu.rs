//! The main menu: at the side, so that the board stays visible.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Context, Rect, Ui, UiBuilder, Vec2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::learn::Lessons;
use super::settings_menu::{SettingsPage, Tab};
use crate::examples::drawing::{Drawing, Picture};
use crate::game::catalog::{LastChoices, Onboarding, Variants};
use crate::game::friends::Friends;
use crate::game::localization::{Words, players};
use crate::game::session::KeptMatch;
use crate::game::state::Menu;
use crate::game::ui::navigation::{CAN_QUIT, Go};
use crate::game::ui::theme::{carving, colour, display, size, space};
use crate::game::ui::widgets::{Button, Icon, Items, Panel, board_drawing, hint, is_low, small};
use crate::game::ui::{ScreenMargins, UiPass};
use crate::matches::SavedMatch;
use crate::rules::BoardSnapshot;
use crate::text::book::caption::picture_in_words;
use crate::text::help::Page;

/// Width of the panel, in points.
const WIDTH: f32 = 400.0;
/// The window's height from which the board of the saved match fits, and its width, in points.
const ROOMY: f32 = 680.0;
const BOARD: f32 = 300.0;
/// The rows of buttons below "Play": message keys and targets.
const ENTRIES: [&[(&str, Go)]; 5] = [
    &[
        ("ui-menu-new-game", Go::To(Menu::NewGame)),
        ("ui-menu-learn", Go::To(Menu::Learn)),
    ],
    &[("ui-atlas", Go::To(Menu::Atlas))],
    &[
        ("training-puzzles", Go::To(Menu::Puzzles)),
        ("ui-menu-rules", Go::Help(Page::Rules)),
    ],
    &[
        ("ui-menu-archive", Go::To(Menu::Archive)),
        ("ui-menu-workshop", Go::To(Menu::Workshop)),
    ],
    &[
        ("ui-menu-settings", Go::To(Menu::Settings)),
        ("ui-menu-quit", Go::Quit),
    ],
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiPass::Menu).run_if(in_state(Menu::Main)),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    choices: Res<LastChoices>,
    variants: Res<Variants>,
    kept: Res<KeptMatch>,
    friends: Res<Friends>,
    lessons: Res<Lessons>,
    onboarding: Res<Onboarding>,
    mut go: MessageWriter<Go>,
    mut margins: ResMut<ScreenMargins>,
    mut page: ResMut<SettingsPage>,
) -> Result {
    let items = Items::new("main", &words);
    let ctx = contexts.ctx_mut()?;
    let upright = is_upright(ctx);
    // A low window has space only for the name and the buttons.
    let low = is_low(ctx);
    let anchor = if upright {
        Align2::CENTER_BOTTOM
    } else {
        Align2::LEFT_CENTER
    };
    let ctx_height = ctx.content_rect().height();
    let panel = Panel::new("main menu", WIDTH).anchor(anchor).beside_board();
    let shown = panel.show(ctx, |ui| {
        let named = title(ui, &words);
        if !low {
            if languages(ui, named, &words) {
                page.0 = Tab::Language;
                go.write(Go::To(Menu::Settings));
            }
            subtitle(ui, &words);
        }
        ui.add_space(space::S);
        if let Some(state) = kept.get() {
            if ctx_height >= ROOMY {
                board(ui, state, &words);
            }
            if items.primary(ui, "ui-menu-continue") {
                go.write(Go::Continue);
            }
            if !low {
                let message = words.format(
                    "ui-menu-continue-summary",
                    &players::going_on(state, &words),
                );
                ui.vertical_centered(|ui| hint(ui, &message));
            }
        }
        if onboarding.is_first_run
            && let Some(lesson) = lessons.first()
        {
            let says = words.get("ui-menu-first-steps");
            let button = if kept.get().is_some() {
                Button::secondary("main.first_steps", says)
            } else {
                Button::primary("main.first_steps", says)
            };
            if button.wide().show(ui).clicked() {
                go.write(Go::Lesson(Arc::clone(lesson)));
            }
        }
        let play = words.get("ui-menu-play");
        let play = if kept.get().is_some() || onboarding.is_first_run {
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
        ui.add_space(space::HALF);
        let friends = match friends.waiting() {
            0 => words.get("ui-friends-play"),
            count => words.format("ui-friends-waiting", &[("count", count.into())]),
        };
        let friends = Button::secondary("main.friends", friends);
        if friends.wide().show(ui).clicked() {
            go.write(Go::To(Menu::Friends));
        }
        for row in ENTRIES {
            let is_offered = |entry: &(&str, Go)| CAN_QUIT || !matches!(entry.1, Go::Quit);
            let offered: Vec<_> = row
                .iter()
                .filter(|entry| is_offered(entry))
                .cloned()
                .collect();
            if let Some(way) = items.side_by_side(ui, &offered) {
                go.write(way);
            }
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

/// Whether the window is higher than wide, so that panels are below the board.
fn is_upright(ctx: &Context) -> bool {
    let screen = ctx.content_rect();
    screen.height() > screen.width()
}

/// The board of the saved match as it stands.
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

/// The globe at the right of the name, which leads to the languages. Returns whether it was
/// clicked.
fn languages(ui: &mut Ui, named: Rect, words: &Words) -> bool {
    let corner = named.right_top() - vec2(space::CONTROL, 0.0);
    let place = Rect::from_min_size(corner, Vec2::splat(space::CONTROL));
    let tip = words.get("ui-settings-language");
    let button = Button::icon("main.languages", tip, Icon::Globe);
    let shown = ui.scope_builder(UiBuilder::new().max_rect(place), |ui| button.show(ui));
    ui.advance_cursor_after_rect(named);
    shown.inner.clicked()
}

/// The name of the game. Returns its place.
fn title(ui: &mut Ui, words: &Words) -> Rect {
    let room = ui.available_size();
    // A low window gets a smaller name.
    let letters = size::TITLE.min(room.y * 0.14).max(size::HEADING);
    let galley = ui
        .painter()
        .layout_no_wrap(words.get("ui-title"), display(letters), colour::BONE);
    let wanted = vec2(room.x, galley.size().y * 0.86);
    let (rect, _) = ui.allocate_exact_size(wanted, bevy_egui::egui::Sense::hover());
    let corner = Align2::CENTER_CENTER
        .align_size_within_rect(galley.size(), rect)
        .min;
    let shade = ui
        .painter()
        .layout_no_wrap(words.get("ui-title"), display(letters), colour::NIGHT);
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

/// A line that describes what "Play" starts.
fn summary(choices: &LastChoices, variants: &Variants, words: &Words) -> Option<String> {
    let rules = choices.rules(variants)?.ok().or_else(|| {
        variants
            .get_or_usual(&choices.variant)
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
