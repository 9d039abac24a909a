//! A board as small as a word: in lists, and on cards.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Vec2, epaint::EllipseShape, pos2, vec2};

use super::super::theme::{bold, colour};
use awale_rules::{Geometry, Hole, Side, Vessel};

/// The wood above and below the holes together, in points.
const WOOD: f32 = 4.0;
/// The size of a number, in hole distances, and the smallest that can be read, in points.
const NUMBER: f32 = 0.62;
const MIN_DIGIT_SIZE: f32 = 8.0;

/// Returns the distance between neighbouring holes of a board that fits into `room`, and the size
/// of the board.
fn dimensions(geometry: Geometry, room: Vec2) -> (f32, Vec2) {
    let columns = geometry.columns() as f32 + 2.0 * ends(geometry);
    let lines = lines(geometry);
    let pitch = (room.x / columns).min((room.y - WOOD) / lines);
    (pitch, vec2(pitch * columns, lines * pitch + WOOD))
}

/// Returns the width of the wood at each end, with the loft if there is one, in hole distances.
fn ends(geometry: Geometry) -> f32 {
    if geometry.has_stores() { 1.0 } else { 0.4 }
}

fn lines(geometry: Geometry) -> f32 {
    if geometry.has_four_rows() { 4.0 } else { 2.0 }
}

/// Returns the size of a board as wide as `width`, in points.
pub fn small_board_size(geometry: Geometry, width: f32) -> Vec2 {
    dimensions(geometry, vec2(width, f32::INFINITY)).1
}

/// Paints a board centred in `place`: its holes and lofts, with the numbers that `seeds` gives.
/// South's row is below.
pub fn small_board(
    painter: &Painter,
    place: Rect,
    geometry: Geometry,
    seeds: impl Fn(Vessel) -> Option<u16>,
) {
    let (pitch, size) = dimensions(geometry, place.size());
    let wood = Rect::from_center_size(place.center(), size);
    let corner = (pitch + 0.5 * WOOD) as u8;
    painter.rect_filled(wood.expand(1.0), corner, colour::NIGHT);
    painter.rect_filled(wood, corner, colour::WOOD_LIT);
    let font = bold((NUMBER * pitch).max(MIN_DIGIT_SIZE));
    let number = |at: Pos2, count: Option<u16>| {
        if let Some(count) = count.filter(|count| *count > 0) {
            let anchor = Align2::CENTER_CENTER;
            painter.text(at, anchor, count, font.clone(), colour::BONE);
        }
    };
    let first = wood.left() + (ends(geometry) + 0.5) * pitch;
    let top = wood.top() + 0.5 * (WOOD + pitch);
    for index in 0..2 * geometry.row() {
        let hole = Hole::new(index);
        let (column, line) = geometry.grid_position(hole);
        let below = lines(geometry) - 1.0 - line as f32;
        let middle = pos2(first + pitch * column as f32, top + pitch * below);
        painter.circle_filled(middle, 0.42 * pitch, colour::RECESS);
        number(middle, seeds(Vessel::Hole(hole)));
    }
    if !geometry.has_stores() {
        return;
    }
    for (side, x) in [
        (Side::South, wood.right() - 0.5 * pitch),
        (Side::North, wood.left() + 0.5 * pitch),
    ] {
        let middle = pos2(x, wood.center().y);
        let half = vec2(0.36 * pitch, 0.8 * pitch);
        painter.add(EllipseShape::filled(middle, half, colour::RECESS));
        number(middle, seeds(Vessel::Loft(side)));
    }
}
