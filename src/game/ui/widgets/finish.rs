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

/// Whether the keyboard was used last, and not the pointer: then something has
/// to have the focus, or the next key press would go nowhere.
pub fn note_device(ctx: &egui::Context) {
    const WAY_KEYS: [egui::Key; 7] = [
        egui::Key::Tab,
        egui::Key::Enter,
        egui::Key::Escape,
        egui::Key::ArrowUp,
        egui::Key::ArrowDown,
        egui::Key::ArrowLeft,
        egui::Key::ArrowRight,
    ];
    let (key, pointer) = ctx.input(|input| {
        let key = WAY_KEYS.iter().any(|key| input.key_pressed(*key));
        (
            key,
            input.pointer.any_pressed() || input.pointer.is_moving(),
        )
    });
    if key || pointer {
        ctx.data_mut(|data| data.insert_temp(keyboard_id(), key));
    }
}

/// Gives the focus to this widget when the keyboard is used and nothing has it.
pub(super) fn focus_if_none_has(ui: &Ui, response: &Response) {
    let free = ui.memory(|memory| {
        memory.focused().is_none() && memory.allows_interaction(response.layer_id)
    });
    if by_keyboard(ui.ctx()) && free && ui.is_enabled() {
        response.request_focus();
    }
}

/// Whether the keyboard was used last.
pub(super) fn by_keyboard(ctx: &egui::Context) -> bool {
    ctx.data(|data| data.get_temp(keyboard_id()))
        .unwrap_or_default()
}

fn keyboard_id() -> egui::Id {
    egui::Id::new("the keyboard was used last")
}
