//! The tablet below the board with the text of a lesson, a puzzle or an example.

use bevy_egui::egui::{Align2, Area, Context, Id, Order, Ui, vec2};

use crate::ui::ScreenMargins;
use crate::ui::theme::{carving, colour, space};

/// The maximum width of its contents, in points.
const WIDTH: f32 = 760.0;
/// The fraction of the window's height reserved for the board.
const BOARD: f32 = 0.5;
/// The height reserved for the answer and the buttons, in points, and the minimum height of the
/// text above them. Longer texts scroll.
const BELOW_TEXT: f32 = 150.0;
const MIN_TEXT: f32 = 64.0;

/// Shows a tablet below the board. Returns the result of `contents` and the covered rectangle.
pub(super) fn tablet<R>(
    ctx: &Context,
    name: &str,
    contents: impl FnOnce(&mut Ui) -> R,
) -> (R, ScreenMargins) {
    let width = (ctx.content_rect().width() - 2.0 * space::S - 2.0 * space::M).min(WIDTH);
    let shown = Area::new(Id::new(name))
        .order(Order::Middle)
        .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -space::S))
        .show(ctx, |ui| {
            let edge = colour::INLAY.gamma_multiply(0.6);
            carving::on_tablet(ui, space::M, edge, |ui| {
                ui.set_width(width);
                contents(ui)
            })
        });
    let covered = (shown.response.rect.height() + space::S) * ctx.zoom_factor();
    let margins = ScreenMargins {
        bottom: covered,
        ..ScreenMargins::default()
    };
    (shown.inner, margins)
}

/// Returns the height available for the text in a tablet, in points. Longer texts scroll.
pub(super) fn text_height(ctx: &Context) -> f32 {
    let window = ctx.content_rect().height();
    ((1.0 - BOARD) * window - BELOW_TEXT).max(MIN_TEXT)
}
