//! The tablet below the board, with the text of a lesson, a puzzle or an example.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Context, Ui, vec2};

use crate::localization::Words;
use crate::navigation::Go;
use crate::ui::ScreenMargins;
use crate::ui::edges::overlay;
use crate::ui::theme::{carving, colour, space};
use crate::ui::widgets::scroll;

/// The maximum width of a tablet's contents, in points.
const MAX_WIDTH: f32 = 760.0;
/// The fraction of the window's height reserved for the board.
const BOARD_FRACTION: f32 = 0.5;
/// The height reserved for the feedback and the buttons, in points.
const BELOW_TEXT_HEIGHT: f32 = 150.0;
/// The minimum height of the text above them, in points. Longer texts scroll.
const MIN_TEXT_HEIGHT: f32 = 64.0;

/// The data that a tablet below the board needs.
#[derive(SystemParam)]
pub(super) struct Tablet<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    margins: ResMut<'w, ScreenMargins>,
    words: Res<'w, Words>,
    /// Opens other screens.
    pub go: MessageWriter<'w, Go>,
}

impl Tablet<'_, '_> {
    /// Shows a tablet below the board, which makes room for it. Returns the result of `contents`.
    pub fn show<R>(
        &mut self,
        name: &str,
        contents: impl FnOnce(&mut Ui, &Words, &mut MessageWriter<Go>) -> R,
    ) -> Result<R> {
        let ctx = self.contexts.ctx_mut()?;
        let (words, go) = (&self.words, &mut self.go);
        let width = (ctx.content_rect().width() - 2.0 * space::S - 2.0 * space::M).min(MAX_WIDTH);
        let area = overlay(name, Align2::CENTER_BOTTOM, vec2(0.0, -space::S));
        let area = area.show(ctx, |ui| {
            let edge = colour::INLAY.gamma_multiply(0.6);
            carving::on_tablet(ui, space::M, edge, |ui| {
                ui.set_width(width);
                contents(ui, words, go)
            })
        });
        self.margins.set_if_neq(ScreenMargins {
            bottom: (area.response.rect.height() + space::S) * ctx.zoom_factor(),
            ..ScreenMargins::default()
        });
        Ok(area.inner)
    }
}

/// Shows contents of at most this height. Longer ones scroll, from the top for a new `scroll_id`.
pub(super) fn scroll_within<R>(
    ui: &mut Ui,
    max_height: f32,
    scroll_id: &str,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    ui.scope(|ui| {
        ui.set_max_height(max_height);
        scroll(ui, scroll_id, 0.0, contents)
    })
    .inner
}

/// Returns the maximum height of the text in a tablet, in points. Longer texts scroll.
pub(super) fn max_text_height(ctx: &Context) -> f32 {
    let window = ctx.content_rect().height();
    ((1.0 - BOARD_FRACTION) * window - BELOW_TEXT_HEIGHT).max(MIN_TEXT_HEIGHT)
}
