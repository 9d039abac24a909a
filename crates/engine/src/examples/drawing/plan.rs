//! The layout of a board drawing in abstract units, which each renderer scales: x to the right,
//! y downwards, from the upper left corner of the board.

use super::LapPath;
use awale_rules::spec::Direction;
use awale_rules::{Geometry, Hole, Side};

/// Distance between the centres of adjacent holes.
pub const CELL: f32 = 50.0;
/// The radius of a hole.
pub const HOLE: f32 = 19.0;
/// The width of a loft with its margin.
pub const LOFT: f32 = 46.0;
/// The margin at the ends of a board without lofts.
const NO_LOFT: f32 = 14.0;
/// The width and height of an end square.
pub const SQUARE: (f32, f32) = (34.0, 94.0);
/// The y coordinate of the far row's centre, below its letters.
pub const NORTH: f32 = 42.0;
/// The y coordinate of the near row's centre, on a board with two rows.
pub const SOUTH: f32 = 98.0;
/// The height of a board with two rows including its letters.
const HEIGHT: f32 = 140.0;
/// On four rows: the distance between a player's rows, and between the inner ones.
const ROWS_APART: f32 = 64.0;
const INNER_APART: f32 = 56.0;
/// The height of a printed capital.
const CAPITAL: f32 = 9.0;
/// The gap between two boards, which holds an arrow.
pub const GAP: f32 = 44.0;
/// The offset between the threads of successive laps.
const THREAD: f32 = 5.0;
/// The distance from a hole's edge at which a thread ends, to leave space for its arrowhead.
const TIP: f32 = 7.0;
/// The distance by which a thread bends outwards between rows.
const SWING: f32 = 19.0;
/// The longest row with which two boards fit side by side.
const MAX_SIDE_BY_SIDE: usize = 8;

/// Returns true if two boards of this size don't fit side by side.
#[must_use]
pub const fn is_wide(geometry: Geometry) -> bool {
    geometry.columns() + 2 * geometry.has_end_squares() as usize > MAX_SIDE_BY_SIDE
}

/// Returns the distance from the edge of the board to its rows, which begin past the loft and the
/// end square.
fn inset(geometry: Geometry) -> f32 {
    let loft = if geometry.has_stores() { LOFT } else { NO_LOFT };
    loft + if geometry.has_end_squares() {
        CELL
    } else {
        0.0
    }
}

/// Returns the width of a board including its lofts.
#[must_use]
pub fn width(geometry: Geometry) -> f32 {
    2.0 * inset(geometry) + geometry.columns() as f32 * CELL
}

/// Returns the height of a board including its letters.
#[must_use]
pub const fn height(geometry: Geometry) -> f32 {
    HEIGHT + nearest(geometry) - SOUTH
}

/// Returns the y coordinate of the nearest row's centre.
#[must_use]
pub const fn nearest(geometry: Geometry) -> f32 {
    if geometry.has_four_rows() {
        NORTH + 2.0 * ROWS_APART + INNER_APART
    } else {
        SOUTH
    }
}

/// Returns the centre of a hole or an end square. The near row runs from left to right, the far row
/// from right to left.
#[must_use]
pub fn centre(geometry: Geometry, hole: Hole) -> (f32, f32) {
    if geometry.is_end_square(hole) {
        let from_edge = inset(geometry) - CELL / 2.0;
        let is_right = hole == geometry.end_squares()[0];
        let x = if is_right {
            width(geometry) - from_edge
        } else {
            from_edge
        };
        return (x, (NORTH + SOUTH) / 2.0);
    }
    let (column, line) = geometry.grid_position(hole);
    let y = match (geometry.has_four_rows(), line) {
        (_, 0) => nearest(geometry),
        (false, _) | (true, 3) => NORTH,
        (true, 1) => nearest(geometry) - ROWS_APART,
        (true, _) => NORTH + ROWS_APART,
    };
    (inset(geometry) + (column as f32 + 0.5) * CELL, y)
}

/// The path of one lap's seeds as a thread that runs under the holes.
#[derive(Clone, Debug, PartialEq)]
pub struct Thread {
    /// Its start.
    pub from: (f32, f32),
    /// Its segments, in order.
    pub pieces: Vec<Piece>,
    /// The position of the arrowhead.
    pub tip: (f32, f32),
    /// The direction of the arrowhead in degrees: 0 is right, 90 is down.
    pub heading: f32,
}

/// A segment of a thread, from the end of the previous one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Piece {
    /// A straight line to this point.
    Line((f32, f32)),
    /// A cubic Bézier curve: two control points and the end.
    Curve((f32, f32), (f32, f32), (f32, f32)),
}

/// Returns the thread of a path; `None` if its seeds don't move, and on four rows, where threads
/// would hide the holes.
#[must_use]
pub fn thread(path: LapPath, geometry: Geometry, direction: Direction) -> Option<Thread> {
    if path.steps == 0 || geometry.has_four_rows() {
        return None;
    }
    let row = geometry.row();
    let places = geometry.places();
    // One full round is enough to show that the lap goes round.
    let steps = usize::from(path.steps).min(places + usize::from(path.steps) % places);
    let aside = f32::from(path.lap - 1) * THREAD;
    let place = |hole: Hole| {
        let (x, y) = centre(geometry, hole);
        let y = if geometry.is_end_square(hole) {
            y
        } else if hole.index() < row {
            y + aside
        } else {
            y - aside
        };
        (x, y)
    };
    let from = place(path.from);
    let mut thread = Thread {
        from,
        pieces: Vec::with_capacity(steps),
        tip: from,
        heading: 0.0,
    };
    let mut hole = path.from;
    for step in 1..=steps {
        let next = onward(hole, geometry, direction);
        let ((from_x, from_y), (x, y)) = (place(hole), place(next));
        let is_last = step == steps;
        let reach = if is_last { HOLE + TIP } else { 0.0 };
        let squares = [hole, next].map(|hole| geometry.is_end_square(hole));
        if squares[1] {
            // Round the corner into the square, upwards or downwards.
            thread.heading = if y < from_y { -90.0 } else { 90.0 };
            let y = y + if is_last { HOLE } else { 0.0 }.copysign(from_y - y);
            let corner = (x, from_y);
            thread.pieces.push(Piece::Curve(corner, corner, (x, y)));
            thread.tip = (x, y);
        } else if squares[0] {
            thread.heading = if x > from_x { 0.0 } else { 180.0 };
            let x = x + reach.copysign(from_x - x);
            let corner = (from_x, y);
            thread.pieces.push(Piece::Curve(corner, corner, (x, y)));
            thread.tip = (x, y);
        } else if geometry.owner(hole) == geometry.owner(next) {
            thread.heading = if x > from_x { 0.0 } else { 180.0 };
            let x = if x > from_x { x - reach } else { x + reach };
            thread.pieces.push(Piece::Line((x, y)));
            thread.tip = (x, y);
        } else {
            let middle = width(geometry) / 2.0;
            let out = SWING.copysign(x - middle) + aside.copysign(x - middle);
            let reach = reach.copysign(from_y - y);
            thread.heading = if y < from_y { -90.0 } else { 90.0 };
            thread.pieces.push(Piece::Curve(
                (from_x + out, from_y),
                (x + out, y + reach * 1.6),
                (x, y + reach),
            ));
            thread.tip = (x, y + reach);
        }
        hole = next;
    }
    Some(thread)
}

/// Returns the hole or end square after `hole`.
fn onward(hole: Hole, geometry: Geometry, direction: Direction) -> Hole {
    let [right, left] = geometry.end_squares();
    let is_square = geometry.is_end_square(hole);
    let mut south = geometry.territory(Side::South);
    let mut north = geometry.territory(Side::North);
    let onwards = match direction {
        Direction::Clockwise if is_square => match hole == right {
            true => south.next_back(),
            false => north.next_back(),
        },
        Direction::Clockwise => Some(geometry.before(hole)),
        _ if is_square => match hole == right {
            true => north.next(),
            false => south.next(),
        },
        _ => Some(geometry.after(hole)),
    };
    let next = onwards.unwrap_or(hole);
    if is_square || !geometry.has_end_squares() || geometry.owner(next) == geometry.owner(hole) {
        next
    } else if centre(geometry, hole).0 > width(geometry) / 2.0 {
        right
    } else {
        left
    }
}

/// Returns the height of the gap between a player's rows, which holds the letters of the inner one.
#[must_use]
pub const fn between_rows() -> f32 {
    ROWS_APART - 2.0 * HOLE
}

/// Returns the centre of an inner hole's letter.
#[must_use]
pub fn letter_centre(geometry: Geometry, hole: Hole) -> (f32, f32) {
    let (x, baseline) = letter(geometry, hole);
    (x, baseline - 0.5 * CAPITAL)
}

/// Returns the position of a hole's letter: the centre of its baseline.
#[must_use]
pub fn letter(geometry: Geometry, hole: Hole) -> (f32, f32) {
    let (x, centre_y) = centre(geometry, hole);
    let y = match geometry.owner(hole) {
        // Halfway between the player's rows.
        Side::South if geometry.is_inner(hole) => centre_y + 0.5 * (ROWS_APART + CAPITAL),
        Side::North if geometry.is_inner(hole) => centre_y - 0.5 * (ROWS_APART - CAPITAL),
        Side::South => height(geometry) - 2.0,
        Side::North => 12.0,
    };
    (x, y)
}
