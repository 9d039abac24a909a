//! Columns side by side in a panel, above its row of buttons.

use bevy_egui::egui::{Align, Layout, Rect, Ui, UiBuilder, pos2};

use crate::ui::theme::space;

/// The minimum width for two columns, in points.
const MIN_TWO_COLUMN_WIDTH: f32 = 520.0;

/// Returns whether two columns don't fit side by side in this width, as on a phone, so that they
/// become pages.
pub const fn needs_pages(width: f32) -> bool {
    width < MIN_TWO_COLUMN_WIDTH
}

/// Splits `rect` into a left column of this width and the rest, with space between them.
pub fn split(rect: Rect, width: f32) -> (Rect, Rect) {
    let right = pos2(rect.left() + width + space::L, rect.top());
    (
        rect.with_max_x(rect.left() + width),
        Rect::from_min_max(right, rect.max),
    )
}

/// Shows `contents` in a column and clips them to it.
pub fn column<R>(ui: &mut Ui, rect: Rect, salt: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(UiBuilder::new().id_salt(salt).max_rect(rect), |ui| {
        ui.set_clip_rect(rect.expand(space::HALF).intersect(ui.clip_rect()));
        ui.with_layout(Layout::top_down(Align::Min), contents).inner
    })
    .inner
}

/// Shows `contents` in the space above a row of buttons, which is to be shown next.
pub fn above_buttons<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui, Rect) -> R) -> R {
    let body = ui.available_rect_before_wrap();
    let body = body.with_max_y(body.max.y - space::CONTROL - space::M - space::S);
    let shown = contents(ui, body);
    ui.advance_cursor_after_rect(body);
    ui.add_space(space::S);
    shown
}
