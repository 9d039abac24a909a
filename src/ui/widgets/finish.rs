//! Finishes every widget: focus ring, stable name, description for screen readers.

use bevy_egui::egui::accesskit::{Live, Role};
use bevy_egui::egui::{self, Response, Sense, StrokeKind, Ui, WidgetInfo, WidgetType};

use super::super::theme;
use super::super::theme::focus_stroke;
use super::focus_navigation;
use super::registry::register;

/// The distance of the focus ring from a widget, in points.
const RING_DISTANCE: f32 = 2.0;

/// Paints the focus ring, scrolls a newly focused widget into view, and registers its stable `name`
/// and its description for screen readers.
pub(super) fn finish(
    ui: &Ui,
    response: &Response,
    corner_radius: u8,
    name: &str,
    info: impl Fn() -> WidgetInfo,
) {
    if response.has_focus() {
        let ring = response.rect.expand(RING_DISTANCE);
        let corner_radius = corner_radius + RING_DISTANCE as u8;
        // The ring may cross the edge of a scrolled list, which would clip it.
        let painter = ui.painter().with_clip_rect(
            ui.clip_rect()
                .expand(2.0 * theme::FOCUS_RING_WIDTH + RING_DISTANCE),
        );
        painter.rect_stroke(
            ring,
            corner_radius,
            focus_stroke(ui.ctx()),
            StrokeKind::Outside,
        );
    }
    if focus_navigation::register(ui, response, name) || response.gained_focus() {
        response.scroll_to_me(None);
    }
    response.widget_info(info);
    register(ui, name, response);
}

/// Describes painted text to screen readers.
pub fn describe_text(response: &Response, words: &str) {
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words));
}

/// Describes a row to screen readers as a whole; its parts aren't described.
pub fn describe_row(ui: &Ui, row: &Response, words: &str) {
    let response = ui.interact(row.rect, row.id.with("row"), Sense::hover());
    describe_text(&response, words);
}

/// Makes screen readers announce a widget's words, now and when they change: politely, or by
/// interrupting current speech.
pub fn announce(ui: &Ui, response: &Response, urgency: Live) {
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_live(urgency));
}

/// Describes a heading to screen readers, which use headings to navigate long pages.
pub fn describe_heading(ui: &Ui, response: &Response, words: &str) {
    describe_text(response, words);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Heading);
        node.clear_value();
        node.set_label(words);
    });
}

/// Returns the highlight of a widget under the pointer or with the focus, from 0 to 1.
pub(super) fn highlight(ui: &Ui, response: &Response) -> f32 {
    let is_highlighted = ui.is_enabled() && (response.hovered() || response.has_focus());
    ui.ctx().animate_bool_with_time(
        response.id.with("lit"),
        is_highlighted,
        ui.style().animation_time,
    )
}

/// Interpolates between two colours.
pub(super) fn mix(from: egui::Color32, to: egui::Color32, amount: f32) -> egui::Color32 {
    from.lerp_to_gamma(to, amount)
}
