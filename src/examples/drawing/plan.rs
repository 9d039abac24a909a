//! Where everything lies in a drawing of a board, in units of its own, which each way of drawing it
//! scales: x to the right, y downwards, from the board's upper left corner.

use super::Way;
use crate::rules::spec::Direction;
use crate::rules::{Geometry, Hole, Side};

/// From the middle of one hole to that of the next.
pub const CELL: f32 = 50.0;
/// The radius of a hole.
pub const HOLE: f32 = 19.0;
/// The width of a loft, with the space beside it.
pub const LOFT: f32 = 46.0;
/// From the top to the middle of the far row: room for its letters.
pub const NORTH: f32 = 42.0;
/// From the top to the middle of the near row.
pub const SOUTH: f32 = 98.0;
/// The height of a board with its letters.
pub const HEIGHT: f32 = 140.0;
/// Between two boards, where an arrow stands.
pub const GAP: f32 = 44.0;
/// From one lap's thread to the next.
const THREAD: f32 = 5.0;
/// How far before a hole's edge a thread ends, with room for the tip of its arrow.
const TIP: f32 = 7.0;
/// How far a thread swings out where it goes from row to row.
const SWING: f32 = 19.0;
/// The longest row of which two boards stand side by side.
const LONGEST_SIDE_BY_SIDE: usize = 8;

/// Whether two such boards don't stand side by side.
#[must_use]
pub const fn is_wide(geometry: Geometry) -> bool {
    geometry.row() > LONGEST_SIDE_BY_SIDE
}

/// The width of a board with its lofts.
#[must_use]
pub fn width(geometry: Geometry) -> f32 {
    2.0 * LOFT + geometry.row() as f32 * CELL
}

/// The middle of a hole: the near row from left to right, the far one from right to left.
#[must_use]
pub fn middle(geometry: Geometry, hole: Hole) -> (f32, f32) {
    let row = geometry.row();
    let (column, y) = if hole.index() < row {
        (hole.index(), SOUTH)
    } else {
        (2 * row - 1 - hole.index(), NORTH)
    };
    (LOFT + (column as f32 + 0.5) * CELL, y)
}

/// The way of one lap's seeds as a thread that runs under the holes.
#[derive(Clone, Debug, PartialEq)]
pub struct Thread {
    /// Where it begins.
    pub from: (f32, f32),
    /// Its pieces, one after the other.
    pub pieces: Vec<Piece>,
    /// Where the tip of its arrow stands.
    pub tip: (f32, f32),
    /// Where the arrow points, in degrees: 0 to the right, 90 down.
    pub heading: f32,
}

/// A piece of a thread, from where the one before has ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Piece {
    /// A straight line to this point.
    Line((f32, f32)),
    /// A cubic curve with two control points, to the last point.
    Curve((f32, f32), (f32, f32), (f32, f32)),
}

/// The thread of a way; none if its seeds go nowhere.
#[must_use]
pub fn thread(way: Way, geometry: Geometry, direction: Direction) -> Option<Thread> {
    if way.steps == 0 {
        return None;
    }
    let row = geometry.row();
    let holes = geometry.holes();
    // Once round is enough to see that it goes round.
    let steps = usize::from(way.steps).min(holes + usize::from(way.steps) % holes);
    let aside = f32::from(way.lap - 1) * THREAD;
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
        Direction::Counterclockwise => geometry.after(hole),
        Direction::Clockwise => geometry.before(hole),
    };
    let from = place(way.from);
    let mut thread = Thread {
        from,
        pieces: Vec::with_capacity(steps),
        tip: from,
        heading: 0.0,
    };
    let mut hole = way.from;
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

/// Where the letter of a hole stands: the middle of its baseline.
#[must_use]
pub fn letter(geometry: Geometry, hole: Hole) -> (f32, f32) {
    let (x, _) = middle(geometry, hole);
    let y = match geometry.owner(hole) {
        Side::South => HEIGHT - 2.0,
        Side::North => 12.0,
    };
    (x, y)
}
