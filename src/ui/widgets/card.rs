//! A button with a small board, two lines of text and a string of seeds.

use bevy_egui::egui::{Rect, Response, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::super::theme::{bold, carving, colour, radius, size, space, text, text_colour};
use super::beads;
use super::button::paint_raised;
use super::finish::finish;
use super::label::lay_out_marked;
use super::small_board::{small_board, small_board_size};
use awale_engine::text::spoken;
use awale_rules::BoardSnapshot;

/// The distance between the edge and the contents, in points.
const MARGIN: f32 = 12.0;
/// The minimum width at which the board is beside the text, in points.
const MIN_WIDTH_BESIDE: f32 = 280.0;
/// The maximum width of the board, in points.
const MAX_BOARD_WIDTH: f32 = 168.0;
/// The fraction of the width that the board takes beside the text.
const BOARD_FRACTION: f32 = 0.52;

/// A button with a small board, two lines of text and a string of seeds.
#[must_use = "call show()"]
pub struct Card<'a> {
    name: &'a str,
    title: &'a str,
    detail: &'a str,
    board: Option<(&'a BoardSnapshot, &'a str)>,
    days: &'a [bool],
    aside: &'a str,
}

impl<'a> Card<'a> {
    /// Creates a card with its stable name, its title and its second line.
    pub const fn new(name: &'a str, title: &'a str, detail: &'a str) -> Self {
        Self {
            name,
            title,
            detail,
            board: None,
            days: &[],
            aside: "",
        }
    }

    /// Adds a board, and its description for screen readers.
    pub const fn board(mut self, board: &'a BoardSnapshot, description: &'a str) -> Self {
        self.board = Some((board, description));
        self
    }

    /// Adds words that are only read out by screen readers.
    pub const fn aside(mut self, aside: &'a str) -> Self {
        self.aside = aside;
        self
    }

    /// Adds a string of days, today last, with a seed for each that was solved.
    pub const fn days(mut self, solved: &'a [bool]) -> Self {
        self.days = solved;
        self
    }

    /// Shows the card at full width.
    pub fn show(self, ui: &mut Ui) -> Response {
        let width = ui.available_width();
        let inner = width - 2.0 * MARGIN;
        let is_beside = self.board.is_some() && width >= MIN_WIDTH_BESIDE;
        let board_size = self.board.map_or(vec2(0.0, 0.0), |(board, _)| {
            let available = if is_beside {
                BOARD_FRACTION * inner
            } else {
                inner
            };
            small_board_size(board.geometry(), available.min(MAX_BOARD_WIDTH))
        });
        let text_width = if is_beside {
            inner - board_size.x - MARGIN
        } else {
            inner
        };
        let title = lay_out_marked(ui, self.title, bold(size::BODY), text_width);
        let detail = lay_out_marked(ui, self.detail, text(size::SMALL), text_width);
        let days_height = if self.days.is_empty() {
            0.0
        } else {
            beads::HEIGHT + space::HALF
        };
        let text_height = title.size().y + detail.size().y + days_height;
        let height = if is_beside {
            text_height.max(board_size.y)
        } else if self.board.is_some() {
            text_height + space::S + board_size.y
        } else {
            text_height
        };
        let size = vec2(width, height + 2.0 * MARGIN);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        if ui.is_rect_visible(rect) {
            let face = paint_raised(ui, rect, &response, colour::WOOD_RAISED, colour::WOOD_LIT);
            let light = colour::WOOD_EDGE.gamma_multiply(0.9);
            ui.painter().add(carving::lit_edge(face, light));
            let inside = face.shrink(MARGIN);
            let mut pen = inside.left_top();
            if is_beside {
                pen.y += 0.5 * (height - text_height).max(0.0);
            }
            let title_height = title.size().y;
            ui.painter().galley(pen, title, colour::BONE);
            pen.y += title_height;
            let detail_height = detail.size().y;
            let dim = text_colour(ui.ctx(), colour::BONE_DIM);
            ui.painter().galley(pen, detail, dim);
            pen.y += detail_height + space::HALF;
            if !self.days.is_empty() {
                let days_rect = Rect::from_min_size(pen, vec2(text_width, beads::HEIGHT));
                beads::beads(ui.painter(), days_rect, self.days);
            }
            if let Some((board, _)) = self.board {
                let corner = if is_beside {
                    let gap = 0.5 * (height - board_size.y).max(0.0);
                    inside.right_top() + vec2(-board_size.x, gap)
                } else {
                    inside.left_bottom() - vec2(0.0, board_size.y)
                };
                let place = Rect::from_min_size(corner, board_size);
                let count = |vessel| Some(board.count(vessel));
                small_board(ui.painter(), place, board.geometry(), count);
            }
        }
        finish(ui, &response, radius::CONTROL, self.name, || {
            let parts = [self.title, self.detail, self.aside];
            let label: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
            let label = spoken(&label.join(". "));
            WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), label)
        });
        if let Some((_, description)) = self.board {
            ui.ctx().accesskit_node_builder(response.id, |node| {
                node.set_description(description);
            });
        }
        response
    }
}
