//! What every widget does last: its focus ring, its name, its words for screen readers.

use bevy_egui::egui::{self, Response, StrokeKind, Ui, WidgetInfo};

use super::super::theme;
use super::super::theme::focus_stroke;
use super::focus_navigation;
use super::registry::note;

/// How far the focus ring lies outside a widget, in points.
const RING_DISTANCE: f32 = 2.0;

/// Paints the focus ring, brings a newly focused widget into view, and makes it
/// known by its stable `name` and to screen readers.
pub(super) fn finish(
    ui: &Ui,
    response: &Response,
    corner: u8,
    name: &str,
    info: impl Fn() -> WidgetInfo,
) {
    if response.has_focus() {
        let ring = response.rect.expand(RING_DISTANCE);
        let corner = corner + RING_DISTANCE as u8;
        // The ring may lie on the edge of a scrolled list, which would cut it.
        let painter = ui.painter().with_clip_rect(
            ui.clip_rect()
                .expand(2.0 * theme::FOCUS_WIDTH + RING_DISTANCE),
        );
        painter.rect_stroke(ring, corner, focus_stroke(ui.ctx()), StrokeKind::Outside);
    }
    if focus_navigation::note(ui, response, name) || response.gained_focus() {
        response.scroll_to_me(None);
    }
    response.widget_info(info);
    note(ui, name, response);
}

/// How much a widget is lit, from 0 to 1: under the pointer, or with the keyboard's focus.
pub(super) fn lit(ui: &Ui, response: &Response) -> f32 {
    let lit = ui.is_enabled() && (response.hovered() || response.has_focus());
    ui.ctx()
        .animate_bool_with_time(response.id.with("lit"), lit, ui.style().animation_time)
}

/// A colour between two.
pub(super) fn mix(from: egui::Color32, to: egui::Color32, amount: f32) -> egui::Color32 {
    from.lerp_to_gamma(to, amount)
}
