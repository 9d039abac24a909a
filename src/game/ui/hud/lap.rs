//! The number of the current lap of a relay sowing.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Id, Order, Sense, WidgetInfo, WidgetType, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::localization::Words;
use crate::game::playback::Playback;
use crate::game::state::{Screen, board_is_free};
use crate::game::ui::UiPass;
use crate::game::ui::theme::{bold, colour, radius, size, space};

/// The distance from the window's upper edge, below plates and buttons, in points.
const BELOW_EDGE: f32 = 80.0;
/// The fade-out after the move, in seconds.
const FADE_OUT: f32 = 0.5;
/// The opacity, 0 to 1.
const OPACITY: f32 = 0.78;

pub(super) fn plugin(app: &mut App) {
    let over_a_board = in_state(Screen::Playing)
        .or_else(in_state(Screen::Lesson))
        .or_else(in_state(Screen::Demonstration));
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiPass::Board)
            .run_if(over_a_board.and_then(board_is_free)),
    );
}

fn show(mut contexts: EguiContexts, words: Res<Words>, playback: Res<Playback>) -> Result {
    let shown = playback.lap();
    let ctx = contexts.ctx_mut()?;
    // It appears at once and fades out, except with reduced motion.
    let is_instant = shown.is_playing || ctx.global_style().animation_time == 0.0;
    let seconds = if is_instant { 0.0 } else { FADE_OUT };
    let presence = ctx.animate_bool_with_time(Id::new("lap presence"), shown.is_playing, seconds);
    if presence == 0.0 {
        return Ok(());
    }
    let says = words.format("ui-lap", &[("lap", shown.lap.into())]);
    Area::new(Id::new("lap"))
        .order(Order::Middle)
        .anchor(Align2::CENTER_TOP, vec2(0.0, BELOW_EDGE))
        .interactable(false)
        .show(ctx, |ui| {
            ui.set_opacity(presence);
            let galley = ui
                .painter()
                .layout_no_wrap(says.clone(), bold(size::BODY), colour::BONE);
            let wanted = galley.size() + vec2(2.0 * space::M, space::S);
            let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
            let ground = colour::NIGHT.gamma_multiply(OPACITY);
            ui.painter().rect_filled(rect, radius::CONTROL, ground);
            let text = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect);
            ui.painter().galley(text.min, galley, colour::BONE);
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &says));
        });
    Ok(())
}
