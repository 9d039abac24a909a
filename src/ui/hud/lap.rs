//! The current lap of a relay sowing, and the choice of another one.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    Align2, Context, Frame, Id, Label, LayerId, Margin, RichText, Sense, Ui, vec2,
};

use super::{is_narrow, live_line_height, plate};
use crate::friends::FriendAtTable;
use crate::localization::Words;
use crate::playback::{HistoryStep, Laps, Playback};
use crate::session::CurrentMatch;
use crate::settings::Settings;
use crate::state::{Screen, board_is_free};
use crate::table::Top;
use crate::ui::ScreenMargins;
use crate::ui::edges::{LAPS_IN_CORNER, overlay};
use crate::ui::pass::{AddPanels, UiPass};
use crate::ui::theme::{bold, colour, radius, size, space};
use crate::ui::widgets::{Icon, Items, describe_text, paint_centred, scrubber};

/// The distance from the window's upper edge, which leaves room for plates and buttons, in points.
const TOP_DISTANCE: f32 = 80.0;
/// The duration of the fade-out after the move, in seconds.
const FADE_OUT_SECONDS: f32 = 0.5;
/// The opacity of the background, 0 to 1.
const OPACITY: f32 = 0.78;
/// The width of the slider's groove, in points.
const GROOVE_WIDTH: f32 = 190.0;

pub(super) fn plugin(app: &mut App) {
    let shows_board = in_state(Screen::Playing)
        .or_else(in_state(Screen::Lesson))
        .or_else(in_state(Screen::Demonstration));
    let is_shown = shows_board.and_then(board_is_free);
    app.draw(UiPass::Board, show.run_if(is_shown));
}

/// Shows the number of the lap, in a match as a slider through the laps of the move. In a wide
/// window it is beside the lower plate, where it covers no hole; elsewhere, below the upper one.
fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    playback: Top<Playback>,
    current: Option<Top<CurrentMatch>>,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    margins: Res<ScreenMargins>,
    friend: FriendAtTable,
    mut history_steps: MessageWriter<HistoryStep>,
) -> Result {
    let current_lap = playback.lap();
    let ctx = contexts.ctx_mut()?;
    let current = current.filter(|_| *screen.get() == Screen::Playing);
    let laps = current
        .as_ref()
        .and_then(|current| Laps::of(current.tree(), playback.pending()))
        .filter(|laps| laps.count > 1);
    let is_studied = laps.is_some() && (playback.is_held() || settings.helps.moves);
    let is_shown = current_lap.is_playing || is_studied;
    // It appears at once and fades out. With reduced motion, it disappears at once too.
    let is_instant = is_shown || ctx.global_style().animation_time == 0.0;
    let seconds = if is_instant { 0.0 } else { FADE_OUT_SECONDS };
    let opacity = ctx.animate_bool_with_time(Id::new("lap presence"), is_shown, seconds);
    if opacity == 0.0 {
        return Ok(());
    }
    let window = ctx.content_rect();
    let is_wide = !is_narrow(ctx) && window.width() > window.height();
    let row_width = laps.map(|laps| width_in_one_row(ctx, &laps, &words) + 2.0 * space::S);
    let fits_in_row = row_width.is_some_and(|width| width <= window.width());
    let right = margins.right / ctx.zoom_factor() + space::S;
    let fits_beside_plate = || {
        let plate_width = plate::width(ctx, current.as_ref()?.setup(), &words);
        Some(plate_width + row_width? + right <= window.width())
    };
    let is_in_corner = is_wide && fits_beside_plate() == Some(true);
    let (name, anchor, offset) = if is_in_corner {
        let offset = vec2(-right, -space::S);
        (LAPS_IN_CORNER, Align2::RIGHT_BOTTOM, offset)
    } else {
        let is_live = current
            .as_ref()
            .is_some_and(|current| friend.live(current).is_some());
        let top = TOP_DISTANCE + live_line_height(ctx, is_live);
        ("lap", Align2::CENTER_TOP, vec2(0.0, top))
    };
    overlay(name, anchor, offset)
        .interactable(laps.is_some() && is_shown)
        .show(ctx, |ui| {
            ui.set_opacity(opacity);
            match laps {
                Some(laps) => choose_lap(ui, laps, fits_in_row, &words, &mut history_steps),
                None => show_label(
                    ui,
                    &words.format("ui-lap", &[("lap", current_lap.lap.into())]),
                ),
            }
        });
    Ok(())
}

/// Returns the width of the lap chooser in one row, in points.
fn width_in_one_row(ctx: &Context, laps: &Laps, words: &Words) -> f32 {
    let painter = ctx.layer_painter(LayerId::background());
    let label = painter.layout_no_wrap(lap_label(laps, words), bold(size::BODY), colour::BONE);
    GROOVE_WIDTH + 2.0 * space::CONTROL + 5.0 * space::S + label.size().x
}

/// Formats the current lap: "Lap 2 of 5".
fn lap_label(laps: &Laps, words: &Words) -> String {
    let counts = [
        ("lap", laps.started.max(1).into()),
        ("laps", laps.count.into()),
    ];
    words.format("ui-lap-of", &counts)
}

fn show_label(ui: &mut Ui, label: &str) {
    let galley = ui
        .painter()
        .layout_no_wrap(label.to_owned(), bold(size::BODY), colour::BONE);
    let desired_size = galley.size() + vec2(2.0 * space::M, space::S);
    let (rect, response) = ui.allocate_exact_size(desired_size, Sense::hover());
    let fill = colour::NIGHT.gamma_multiply(OPACITY);
    ui.painter().rect_filled(rect, radius::CONTROL, fill);
    paint_centred(ui.painter(), rect, galley, colour::BONE);
    describe_text(&response, label);
}

/// Shows a slider through all laps of the move, between arrows.
fn choose_lap(
    ui: &mut Ui,
    laps: Laps,
    fits_in_row: bool,
    words: &Words,
    history_steps: &mut MessageWriter<HistoryStep>,
) {
    let mut lap = laps.started.max(1);
    let label = lap_label(&laps, words);
    let frame = Frame::NONE
        .fill(colour::NIGHT.gamma_multiply(OPACITY))
        .corner_radius(radius::CONTROL)
        .inner_margin(Margin::symmetric(space::S as i8, space::HALF as i8));
    let text = RichText::new(&label)
        .font(bold(size::BODY))
        .color(colour::BONE);
    let text = Label::new(text).selectable(false);
    let mut show_controls = |ui: &mut Ui| {
        let items = Items::new("lap", words);
        if items
            .icon("back", "ui-lap-back", Icon::Less)
            .show(ui)
            .clicked()
        {
            history_steps.write(HistoryStep::LapBack);
        }
        let chosen = scrubber(ui, "lap.chosen", &label, GROOVE_WIDTH, &mut lap, laps.count);
        if chosen.changed() {
            history_steps.write(HistoryStep::Lap(lap));
        }
        if items.icon("on", "ui-lap-on", Icon::More).show(ui).clicked() {
            history_steps.write(HistoryStep::LapOn);
        }
    };
    frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        if fits_in_row {
            ui.horizontal(|ui| {
                show_controls(ui);
                ui.add(text.extend());
            });
        } else {
            ui.vertical_centered(|ui| {
                ui.set_max_width(GROOVE_WIDTH + 2.0 * (space::CONTROL + space::S));
                ui.add(text);
                ui.horizontal(show_controls);
            });
        }
    });
}
