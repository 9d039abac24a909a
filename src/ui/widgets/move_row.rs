//! A row of a list of moves: its number, and a move of each player.

use bevy_egui::egui::{
    Align, Align2, Color32, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::super::theme::{bold, colour, radius, size, space, text};
use super::finish::{describe_text, finish, highlight};

/// Height of a row, in points.
const HEIGHT: f32 = 30.0;
/// The width of the number, in points.
const NUMBER_WIDTH: f32 = 34.0;
/// The width of the button for other variations, in points.
const FORK_WIDTH: f32 = 20.0;

/// A move in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Its step in the line.
    pub step: usize,
    /// The text.
    pub label: String,
    /// Whether it led to the shown position.
    pub is_current: bool,
    /// Whether it comes after the shown position.
    pub is_to_come: bool,
    /// The number of variations at this step, including this one.
    pub variations: usize,
}

/// The click in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pressed {
    /// Show this step.
    pub step: Option<usize>,
    /// Switch to another variation at this step.
    pub variation: Option<usize>,
}

/// Shows the moves of row `number`. With `follows`, the current move is scrolled into view.
pub fn move_row(ui: &mut Ui, number: usize, moves: &[Move], follows: bool) -> Pressed {
    let mut pressed = Pressed::default();
    let (row, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    ui.painter().text(
        pos2(row.left() + NUMBER_WIDTH - space::S, row.center().y),
        Align2::RIGHT_CENTER,
        number,
        text(size::SMALL),
        colour::BONE_FAINT,
    );
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
        let response = step(ui, main, entry);
        if response.clicked() {
            pressed.step = Some(entry.step);
        }
        if entry.is_current && follows {
            response.scroll_to_me(Some(Align::Center));
        }
        if let Some(fork) = fork
            && other(ui, fork, entry).clicked()
        {
            pressed.variation = Some(entry.step);
        }
    }
    pressed
}

fn step(ui: &Ui, rect: Rect, entry: &Move) -> Response {
    let name = format!("moves.{}", entry.step);
    let response = ui.interact(rect, ui.id().with(&name), Sense::click());
    let lit = highlight(ui, &response);
    let back = if entry.is_current {
        colour::INDIGO
    } else {
        colour::WOOD_RAISED.gamma_multiply(lit)
    };
    let letters = if entry.is_to_come {
        colour::BONE_FAINT
    } else {
        colour::BONE
    };
    paint(ui, rect, &entry.label, back, letters);
    finish(ui, &response, radius::SMALL, &name, || {
        WidgetInfo::selected(
            WidgetType::SelectableLabel,
            ui.is_enabled(),
            entry.is_current,
            &entry.label,
        )
    });
    response
}

/// Shows the button for other variations, with their number.
fn other(ui: &Ui, rect: Rect, entry: &Move) -> Response {
    let name = format!("moves.{}.other", entry.step);
    let response = ui.interact(rect, ui.id().with(&name), Sense::click());
    let back = colour::WOOD_LIT.gamma_multiply(0.4 + 0.6 * highlight(ui, &response));
    let label = entry.variations.to_string();
    paint(
        ui,
        rect.shrink2(vec2(0.0, space::HALF)),
        &label,
        back,
        colour::SUN,
    );
    finish(ui, &response, radius::SMALL, &name, || {
        WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), &label)
    });
    response
}

fn paint(ui: &Ui, rect: Rect, label: &str, back: Color32, letters: Color32) {
    let painter = ui.painter();
    painter.rect_filled(rect.shrink(1.0), radius::SMALL, back);
    let galley = painter.layout_no_wrap(label.to_owned(), bold(size::BODY), letters);
    let place = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect);
    painter
        .with_clip_rect(rect.intersect(ui.clip_rect()))
        .galley(place.min, galley, letters);
}
