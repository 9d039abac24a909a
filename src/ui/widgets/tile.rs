//! A tile of a grid: the picture of a board over a title and two lines of text.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Color32, Rect, Response, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::super::theme::{bold, colour, radius, size, space, text};
use super::finish::highlight;
use super::label::layout_marked_text;
use super::selectable::{detail_colour, finish_selectable, paint_background};
use super::small_board::small_board;
use awale_rules::Geometry;

/// The height of the picture, in points.
const PICTURE_HEIGHT: f32 = 52.0;
/// The maximum number of lines of the detail.
const MAX_DETAIL_LINES: usize = 2;
/// The minimum width of a legible tile, in points.
const MIN_WIDTH: f32 = 148.0;
/// The width of the frame of the chosen tile, in points.
const FRAME_WIDTH: f32 = 2.0;

/// A tile to show.
#[must_use = "call show()"]
pub struct Tile<'a> {
    /// A name that is the same in every language.
    pub name: &'a str,
    /// The title, on one line.
    pub title: &'a str,
    /// The text below the title. Only two lines are shown, but screen readers read all of it.
    pub detail: &'a str,
    /// The board in the picture.
    pub board: Geometry,
    /// Whether the tile is highlighted as the chosen one.
    pub is_chosen: bool,
}

/// Returns the number of tiles that fit side by side in `width`. If it is 1, rows are better.
pub fn tiles_across(width: f32) -> usize {
    ((width + space::HALF) / (MIN_WIDTH + space::HALF)).max(1.0) as usize
}

impl Tile<'_> {
    /// Shows the tile across the available width.
    pub fn show(self, ui: &mut Ui) -> Response {
        let width = ui.available_width();
        let inner_width = width - 2.0 * space::S;
        let detail_colour = detail_colour(ui, self.is_chosen);
        let lay_out = |mut job: LayoutJob, max_rows: usize| {
            job.wrap.max_width = inner_width;
            job.wrap.max_rows = max_rows;
            ui.painter().layout_job(job)
        };
        let title = lay_out(
            layout_marked_text(self.title, bold(size::BODY), colour::BONE),
            1,
        );
        let detail = lay_out(
            layout_marked_text(self.detail, text(size::SMALL), detail_colour),
            MAX_DETAIL_LINES,
        );
        // All tiles of a grid have the same height.
        let line_height = ui.fonts_mut(|fonts| fonts.row_height(&text(size::SMALL)));
        let text_height = title.size().y + line_height * MAX_DETAIL_LINES as f32;
        let height = PICTURE_HEIGHT + text_height + 3.0 * space::S;
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        if ui.is_rect_visible(rect) {
            paint_background(ui, rect, self.is_chosen, highlight(ui, &response));
            if self.is_chosen {
                let frame = Stroke::new(FRAME_WIDTH, colour::SUN);
                ui.painter()
                    .rect_stroke(rect, radius::CONTROL, frame, StrokeKind::Inside);
            }
            let picture = Rect::from_min_size(
                rect.left_top() + vec2(space::S, space::S),
                vec2(inner_width, PICTURE_HEIGHT),
            );
            small_board(ui.painter(), picture, self.board, |_| None);
            let centre_x = rect.center().x;
            let text_top = picture.bottom() + space::S;
            let centred_left = |width: f32| centre_x - 0.5 * width;
            let title_corner = pos2(centred_left(title.size().x), text_top);
            let detail_corner = pos2(centred_left(detail.size().x), text_top + title.size().y);
            ui.painter()
                .galley(title_corner, title, Color32::PLACEHOLDER);
            ui.painter()
                .galley(detail_corner, detail, Color32::PLACEHOLDER);
        }
        let (name, title, detail) = (self.name, self.title, self.detail);
        finish_selectable(ui, &response, name, self.is_chosen, title, detail);
        response
    }
}
