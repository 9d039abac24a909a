//! A board as small as a word: in lists, and on cards.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Vec2, epaint::EllipseShape, pos2, vec2};

use super::super::theme::{bold, colour};
use awale_rules::{Geometry, Hole, Side, Vessel};

/// The total height of the wood above and below the holes, in points.
const WOOD_HEIGHT: f32 = 4.0;
/// The font size of a number, relative to the distance between holes.
const NUMBER_SCALE: f32 = 0.62;
/// The minimum legible font size of a number, in points.
const MIN_FONT_SIZE: f32 = 8.0;

/// Returns the distance between neighbouring holes of a board that fits into this space, and the
/// size of the board.
fn dimensions(geometry: Geometry, available: Vec2) -> (f32, Vec2) {
    let columns = geometry.columns() as f32 + 2.0 * end_width(geometry);
    let row_count = row_count(geometry);
    let pitch = (available.x / columns).min((available.y - WOOD_HEIGHT) / row_count);
    (
        pitch,
        vec2(pitch * columns, row_count * pitch + WOOD_HEIGHT),
    )
}

/// Returns the width of the wood at each end, with the loft if there is one, relative to the
/// distance between holes.
fn end_width(geometry: Geometry) -> f32 {
    if geometry.has_stores() { 1.0 } else { 0.4 }
}

fn row_count(geometry: Geometry) -> f32 {
    geometry.lines() as f32
}

/// Returns the size of a board as wide as `width`, in points.
pub fn small_board_size(geometry: Geometry, width: f32) -> Vec2 {
    dimensions(geometry, vec2(width, f32::INFINITY)).1
}

/// Paints a board centred in `rect`: its holes and lofts, with the counts that `seeds` returns.
/// South's row is below.
pub fn small_board(
    painter: &Painter,
    rect: Rect,
    geometry: Geometry,
    seeds: impl Fn(Vessel) -> Option<u16>,
) {
    let (pitch, size) = dimensions(geometry, rect.size());
    let wood = Rect::from_center_size(rect.center(), size);
    let corner = (pitch + 0.5 * WOOD_HEIGHT) as u8;
    painter.rect_filled(wood.expand(1.0), corner, colour::NIGHT);
    painter.rect_filled(wood, corner, colour::WOOD_LIT);
    let font = bold((NUMBER_SCALE * pitch).max(MIN_FONT_SIZE));
    let number = |pos: Pos2, count: Option<u16>| {
        if let Some(count) = count.filter(|count| *count > 0) {
            let anchor = Align2::CENTER_CENTER;
            painter.text(pos, anchor, count, font.clone(), colour::BONE);
        }
    };
    let first = wood.left() + (end_width(geometry) + 0.5) * pitch;
    let top = wood.top() + 0.5 * (WOOD_HEIGHT + pitch);
    for index in 0..2 * geometry.row() {
        let hole = Hole::new(index);
        let (column, row) = geometry.grid_position(hole);
        let below = row_count(geometry) - 1.0 - row as f32;
        let centre = pos2(first + pitch * column as f32, top + pitch * below);
        painter.circle_filled(centre, 0.42 * pitch, colour::RECESS);
        number(centre, seeds(Vessel::Hole(hole)));
    }
    if !geometry.has_stores() {
        return;
    }
    for (side, x) in [
        (Side::South, wood.right() - 0.5 * pitch),
        (Side::North, wood.left() + 0.5 * pitch),
    ] {
        let centre = pos2(x, wood.center().y);
        let radii = vec2(0.36 * pitch, 0.8 * pitch);
        painter.add(EllipseShape::filled(centre, radii, colour::RECESS));
        number(centre, seeds(Vessel::Loft(side)));
    }
}
