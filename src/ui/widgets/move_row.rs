//! A row of the list of moves: its number, and a move of each player.

use bevy_egui::egui::{
    Align, Align2, Color32, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::super::theme::{bold, colour, radius, size, space, text};
use super::finish::{describe_text, finish, highlight};
use super::label::paint_centred;
use super::selectable::selectable_info;

/// The height of a row, in points.
const HEIGHT: f32 = 30.0;
/// The width of the number, in points.
const NUMBER_WIDTH: f32 = 34.0;
/// The width of the button that switches variations, in points.
const FORK_WIDTH: f32 = 20.0;

/// A move in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveEntry {
    /// The step of the move in the line.
    pub step: usize,
    /// The label in the list.
    pub label: String,
    /// Whether the move led to the shown position.
    pub is_current: bool,
    /// Whether the move comes after the shown position.
    pub is_upcoming: bool,
    /// The number of variations at this step, including the move itself.
    pub variations: usize,
}

/// A click in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RowClick {
    /// The step to show.
    pub step: Option<usize>,
    /// The step at which to switch to another variation.
    pub variation: Option<usize>,
}

/// Shows the moves of row `number`. With `scrolls_to_current`, scrolls the current move into view.
pub fn move_row(
    ui: &mut Ui,
    number: usize,
    moves: &[MoveEntry],
    scrolls_to_current: bool,
) -> RowClick {
    let mut click = RowClick::default();
    let (row, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let at = pos2(row.left() + NUMBER_WIDTH - space::S, row.center().y);
    let (anchor, font) = (Align2::RIGHT_CENTER, text(size::SMALL));
    ui.painter()
        .text(at, anchor, number, font, colour::BONE_FAINT);
    describe_text(&response, &number.to_string());
    let width = (row.width() - NUMBER_WIDTH) / 2.0;
    for (index, entry) in moves.iter().enumerate() {
        let left = row.left() + NUMBER_WIDTH + width * index as f32;
        let cell = Rect::from_min_size(pos2(left, row.top()), vec2(width, HEIGHT));
        let (main, fork) = if entry.variations > 1 {
            let edge = cell.right() - FORK_WIDTH;
            (cell.with_max_x(edge), Some(cell.with_min_x(edge)))
        } else {
            (cell, None)
        };
        let response = step_button(ui, main, entry);
        if response.clicked() {
            click.step = Some(entry.step);
        }
        if entry.is_current && scrolls_to_current {
            response.scroll_to_me(Some(Align::Center));
        }
        if let Some(fork) = fork
            && variation_button(ui, fork, entry).clicked()
        {
            click.variation = Some(entry.step);
        }
    }
    click
}

fn step_button(ui: &Ui, rect: Rect, entry: &MoveEntry) -> Response {
    let name = format!("moves.{}", entry.step);
    let response = ui.interact(rect, ui.id().with(&name), Sense::click());
    let highlight = highlight(ui, &response);
    let fill = if entry.is_current {
        colour::INDIGO
    } else {
        colour::WOOD_RAISED.gamma_multiply(highlight)
    };
    let text_tint = if entry.is_upcoming {
        colour::BONE_FAINT
    } else {
        colour::BONE
    };
    paint_label(ui, rect, &entry.label, fill, text_tint);
    finish(ui, &response, radius::SMALL, &name, || {
        selectable_info(ui, entry.is_current, &entry.label)
    });
    response
}

/// Shows the button that switches variations, with their number.
fn variation_button(ui: &Ui, rect: Rect, entry: &MoveEntry) -> Response {
    let name = format!("moves.{}.other", entry.step);
    let response = ui.interact(rect, ui.id().with(&name), Sense::click());
    let fill = colour::WOOD_LIT.gamma_multiply(0.4 + 0.6 * highlight(ui, &response));
    let label = entry.variations.to_string();
    let inner = rect.shrink2(vec2(0.0, space::HALF));
    paint_label(ui, inner, &label, fill, colour::SUN);
    finish(ui, &response, radius::SMALL, &name, || {
        WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), &label)
    });
    response
}

fn paint_label(ui: &Ui, rect: Rect, label: &str, fill: Color32, text_tint: Color32) {
    let painter = ui.painter();
    painter.rect_filled(rect.shrink(1.0), radius::SMALL, fill);
    let galley = painter.layout_no_wrap(label.to_owned(), bold(size::BODY), text_tint);
    let clipped = painter.with_clip_rect(rect.intersect(ui.clip_rect()));
    paint_centred(&clipped, rect, galley, text_tint);
}
