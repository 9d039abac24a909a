//! The common parts of rows, tiles and other widgets, one of which is chosen.

use bevy_egui::egui::{Color32, Rect, Response, Ui, WidgetInfo, WidgetType};

use super::super::theme::{colour, radius, text_colour, wood};
use super::finish::{finish, mix};
use awale_engine::text::spoken;

/// Returns the colour of the detail under the title.
pub(super) fn detail_colour(ui: &Ui, is_chosen: bool) -> Color32 {
    if is_chosen {
        colour::BONE
    } else {
        text_colour(ui.ctx(), colour::BONE_DIM)
    }
}

/// Paints the background: indigo wood if it is chosen, otherwise a shine as strong as `highlight`,
/// from 0 to 1.
pub(super) fn paint_background(ui: &Ui, rect: Rect, is_chosen: bool, highlight: f32) {
    let painter = ui.painter();
    if is_chosen {
        let tint = mix(colour::INDIGO, colour::INDIGO_LIT, 0.5 * highlight);
        painter.add(wood::plank(ui.ctx(), rect, radius::CONTROL, tint));
    } else if highlight > 0.0 {
        let shine = colour::WOOD.gamma_multiply(highlight);
        painter.rect_filled(rect, radius::CONTROL, shine);
    }
}

/// Describes the widget to screen readers: its words, and whether it is chosen.
pub(super) fn selectable_info(ui: &Ui, is_chosen: bool, words: impl ToString) -> WidgetInfo {
    let role = WidgetType::SelectableLabel;
    WidgetInfo::selected(role, ui.is_enabled(), is_chosen, words)
}

/// Finishes a row or a tile, and describes it to screen readers: its title, whether it is chosen,
/// and its detail unless that is empty.
pub(super) fn finish_selectable(
    ui: &Ui,
    response: &Response,
    name: &str,
    is_chosen: bool,
    title: &str,
    detail: &str,
) {
    finish(ui, response, radius::CONTROL, name, || {
        selectable_info(ui, is_chosen, spoken(title))
    });
    if !detail.is_empty() {
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_description(spoken(detail));
        });
    }
}
