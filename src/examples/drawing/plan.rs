//! The layout of a board drawing in abstract units, which each renderer scales: x to the right,
//! y downwards, from the upper left corner of the board.

use super::LapPath;
use crate::rules::spec::Direction;
use crate::rules::{Geometry, Hole, Side};

/// Distance between the centres of adjacent holes.
pub const CELL: f32 = 50.0;
/// The radius of a hole.
pub const HOLE: f32 = 19.0;
/// The width of a loft with its margin.
pub const LOFT: f32 = 46.0;
/// The y of the centre of the far row, below its letters.
pub const NORTH: f32 = 42.0;
/// The y of the centre of the near row of a board with two.
pub const SOUTH: f32 = 98.0;
/// The height of a board with two rows including its letters.
const HEIGHT: f32 = 140.0;
/// On four rows: the distance between a player's rows, and between the inner ones.
const ROWS_APART: f32 = 58.0;
const INNER_APART: f32 = 56.0;
/// The gap between two boards, which holds an arrow.
pub const GAP: f32 = 44.0;
/// The offset between the threads of successive laps.
const THREAD: f32 = 5.0;
/// The distance from a hole's edge at which a thread ends, to leave space for its arrowhead.
const TIP: f32 = 7.0;
/// The distance by which a thread bends outwards between rows.
const SWING: f32 = 19.0;
/// The longest row with which two boards fit side by side.
const LONGEST_SIDE_BY_SIDE: usize = 8;

/// Whether two boards of this size don't fit side by side.
#[must_use]
pub const fn is_wide(geometry: Geometry) -> bool {
    geometry.columns() > LONGEST_SIDE_BY_SIDE
}

/// The width of a board including its lofts.
#[must_use]
pub fn width(geometry: Geometry) -> f32 {
    2.0 * LOFT + geometry.columns() as f32 * CELL
}

/// The height of a board including its letters.
#[must_use]
pub const fn height(geometry: Geometry) -> f32 {
    HEIGHT + nearest(geometry) - SOUTH
}

/// The y of the centre of the nearest row.
#[must_use]
pub const fn nearest(geometry: Geometry) -> f32 {
    if geometry.has_four_rows() {
        NORTH + 2.0 * ROWS_APART + INNER_APART
    } else {
        SOUTH
    }
}

/// The centre of a hole. The near row runs from left to right, the far row from right to left.
#[must_use]
pub fn middle(geometry: Geometry, hole: Hole) -> (f32, f32) {
    let (column, line) = geometry.grid_place(hole);
    let y = match (geometry.has_four_rows(), line) {
        (_, 0) => nearest(geometry),
        (false, _) | (true, 3) => NORTH,
        (true, 1) => nearest(geometry) - ROWS_APART,
        (true, _) => NORTH + ROWS_APART,
    };
    (LOFT + (column as f32 + 0.5) * CELL, y)
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

/// The thread of a path; `None` if its seeds don't move, and on four rows, where threads would hide
/// the holes.
#[must_use]
pub fn thread(path: LapPath, geometry: Geometry, direction: Direction) -> Option<Thread> {
    if path.steps == 0 || geometry.has_four_rows() {
        return None;
    }
    let row = geometry.row();
    let holes = geometry.holes();
    // One full round is enough to show that the lap goes round.
    let steps = usize::from(path.steps).min(holes + usize::from(path.steps) % holes);
    let aside = f32::from(path.lap - 1) * THREAD;
    let place = |hole: Hole| {
        let (x, y) = middle(geometry, hole);
        let y = if hole.index() < row {
            y + aside
        } else {
            y - aside
        };
        (x, y)
    };
    let onward = |hole: Hole| match direction {
        Direction::Counterclockwise | Direction::Chosen => geometry.after(hole),
        Direction::Clockwise => geometry.before(hole),
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
        let next = onward(hole);
        let ((from_x, from_y), (x, y)) = (place(hole), place(next));
        let is_last = step == steps;
        if geometry.owner(hole) == geometry.owner(next) {
            thread.heading = if x > from_x { 0.0 } else { 180.0 };
            let reach = if is_last { HOLE + TIP } else { 0.0 };
            let x = if x > from_x { x - reach } else { x + reach };
            thread.pieces.push(Piece::Line((x, y)));
            thread.tip = (x, y);
        } else {
            let middle = width(geometry) / 2.0;
            let out = SWING.copysign(x - middle) + aside.copysign(x - middle);
            let reach = if is_last {
                (HOLE + TIP).copysign(from_y - y)
            } else {
                0.0
            };
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

/// The position of a hole's letter: the centre of its baseline.
#[must_use]
pub fn letter(geometry: Geometry, hole: Hole) -> (f32, f32) {
    let (x, middle) = middle(geometry, hole);
    let y = match geometry.owner(hole) {
        // Between the player's rows.
        Side::South if geometry.is_inner(hole) => middle + HOLE + 14.0,
        Side::North if geometry.is_inner(hole) => middle - HOLE - 5.0,
        Side::South => height(geometry) - 2.0,
        Side::North => 12.0,
    };
    (x, y)
}
