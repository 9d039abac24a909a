//! A row of a list: a title, a second line, and a selection mark.

use std::borrow::Cow;

use bevy_egui::egui::{Rect, Response, Sense, Ui, Vec2, pos2, vec2};

use super::super::theme::{bold, colour, size, space, text};
use super::finish::highlight;
use super::label::lay_out_marked;
use super::selectable::{detail_colour, finish_selectable, paint_background};
use super::small_board::small_board;
use awale_rules::Geometry;

/// The maximum number of characters of a line: a rule file may have fifty other names of two
/// hundred characters each.
const MAX_LINE_LENGTH: usize = 240;
/// The width of the mark at the left edge of the chosen row, in points.
const MARK_WIDTH: f32 = 4.0;
/// The size of the small drawing of a board, in points.
const BOARD_SIZE: Vec2 = vec2(58.0, 24.0);

/// A row of a list.
#[must_use = "call show()"]
pub struct Row<'a> {
    name: &'a str,
    title: &'a str,
    spoken: &'a str,
    detail: &'a str,
    chosen: bool,
    board: Option<Geometry>,
}

impl<'a> Row<'a> {
    /// Creates a row with its stable name and its title.
    pub const fn new(name: &'a str, title: &'a str) -> Self {
        Self {
            name,
            title,
            spoken: title,
            detail: "",
            chosen: false,
            board: None,
        }
    }

    /// Adds a small drawing of a board at the right.
    pub const fn board(mut self, geometry: Geometry) -> Self {
        self.board = Some(geometry);
        self
    }

    /// Sets what screen readers say instead of the title.
    pub const fn spoken(mut self, spoken: &'a str) -> Self {
        self.spoken = spoken;
        self
    }

    /// Adds a second line; an empty one is omitted.
    pub const fn detail(mut self, detail: &'a str) -> Self {
        self.detail = detail;
        self
    }

    /// Marks the row as chosen or not.
    pub const fn chosen(mut self, chosen: bool) -> Self {
        self.chosen = chosen;
        self
    }

    /// Shows the row at full width.
    pub fn show(self, ui: &mut Ui) -> Response {
        let width = ui.available_width();
        let board_width = self.board.map_or(0.0, |_| BOARD_SIZE.x + space::S);
        let text_width = width - space::M - space::S - board_width;
        let (title, detail) = (truncate(self.title), truncate(self.detail));
        let title = lay_out_marked(ui, &title, bold(size::BODY), text_width);
        let detail = lay_out_marked(ui, &detail, text(size::SMALL), text_width);
        let detail_height = if self.detail.is_empty() {
            0.0
        } else {
            detail.size().y
        };
        let height = title.size().y + detail_height + space::S;
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        if ui.is_rect_visible(rect) {
            paint_background(ui, rect, self.chosen, highlight(ui, &response));
            if self.chosen {
                let mark = rect
                    .with_max_x(rect.left() + MARK_WIDTH)
                    .shrink2(vec2(0.0, space::HALF));
                let mark = mark.translate(vec2(space::HALF, 0.0));
                ui.painter().rect_filled(mark, 2, colour::SUN);
            }
            if let Some(geometry) = self.board {
                let right = rect.right() - space::S;
                let place = Rect::from_center_size(
                    pos2(right - 0.5 * BOARD_SIZE.x, rect.center().y),
                    BOARD_SIZE,
                );
                small_board(ui.painter(), place, geometry, |_| None);
            }
            let corner = rect.left_top() + vec2(space::M, space::HALF);
            let below = corner + vec2(0.0, title.size().y);
            ui.painter().galley(corner, title, colour::BONE);
            if detail_height > 0.0 {
                let tint = detail_colour(ui, self.chosen);
                ui.painter().galley(below, detail, tint);
            }
        }
        let (title, detail) = (truncate(self.spoken), truncate(self.detail));
        finish_selectable(ui, &response, self.name, self.chosen, &title, &detail);
        response
    }
}

/// Truncates a line to the maximum length.
fn truncate(words: &str) -> Cow<'_, str> {
    match words.char_indices().nth(MAX_LINE_LENGTH) {
        Some((end, _)) => format!("{}…", &words[..end]).into(),
        None => words.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_truncated_before_layout() {
        let long = "é".repeat(MAX_LINE_LENGTH);
        assert_eq!(truncate(&long), long);
        assert_eq!(truncate(&format!("{long}é")), format!("{long}…"));
    }
}
