//! Lays out a board drawing in abstract units, which each renderer scales: x to the right, y
//! downwards, from the top left corner of the board.

use super::LapPath;
use awale_rules::spec::Direction;
use awale_rules::{Geometry, Hole, Side};

/// The distance between the centres of adjacent holes.
pub const CELL_SIZE: f32 = 50.0;
/// The radius of a hole.
pub const HOLE_RADIUS: f32 = 19.0;
/// The width of a loft including its margin.
pub const LOFT_WIDTH: f32 = 46.0;
/// The margin at the ends of a board without lofts.
const MARGIN_WITHOUT_LOFT: f32 = 14.0;
/// The width and height of an end square.
pub const END_SQUARE_SIZE: (f32, f32) = (34.0, 94.0);
/// The y coordinate of the far row's centre, below its letters.
pub const FAR_ROW_Y: f32 = 42.0;
/// The y coordinate of the near row's centre on a board with two rows.
pub const TWO_ROW_NEAR_Y: f32 = 98.0;
/// The height of a board with two rows, including its letters.
const TWO_ROW_HEIGHT: f32 = 140.0;
/// The distance between a player's rows on a board with four rows.
const ROW_SPACING: f32 = 64.0;
/// The distance between the inner rows on a board with four rows.
const INNER_ROW_SPACING: f32 = 56.0;
/// The height of a capital letter.
const CAPITAL_HEIGHT: f32 = 9.0;
/// The gap between two boards, which holds an arrow.
pub const BOARD_GAP: f32 = 44.0;
/// The offset between the curves of successive laps.
const LAP_OFFSET: f32 = 5.0;
/// The distance from a hole's edge at which a curve ends, to leave space for its arrowhead.
const ARROWHEAD_GAP: f32 = 7.0;
/// The distance by which a curve bends outwards between rows.
const BEND: f32 = 19.0;
/// The maximum number of columns with which two boards fit side by side.
const MAX_COLUMNS_SIDE_BY_SIDE: usize = 8;

/// Returns true if two boards of this size don't fit side by side.
#[must_use]
pub const fn is_wide(geometry: Geometry) -> bool {
    geometry.columns() + 2 * geometry.has_end_squares() as usize > MAX_COLUMNS_SIDE_BY_SIDE
}

/// Returns the distance from the edge of the board to its rows, which begin after the loft and the
/// end square.
fn inset(geometry: Geometry) -> f32 {
    let margin = if geometry.has_stores() {
        LOFT_WIDTH
    } else {
        MARGIN_WITHOUT_LOFT
    };
    margin
        + if geometry.has_end_squares() {
            CELL_SIZE
        } else {
            0.0
        }
}

/// Returns the width of a board, including its lofts.
#[must_use]
pub fn width(geometry: Geometry) -> f32 {
    2.0 * inset(geometry) + geometry.columns() as f32 * CELL_SIZE
}

/// Returns the height of a board, including its letters.
#[must_use]
pub const fn height(geometry: Geometry) -> f32 {
    TWO_ROW_HEIGHT + near_row_y(geometry) - TWO_ROW_NEAR_Y
}

/// Returns the y coordinate of the nearest row's centre.
#[must_use]
pub const fn near_row_y(geometry: Geometry) -> f32 {
    if geometry.has_four_rows() {
        FAR_ROW_Y + 2.0 * ROW_SPACING + INNER_ROW_SPACING
    } else {
        TWO_ROW_NEAR_Y
    }
}

/// Returns the centre of a hole or an end square. The near row's holes run from left to right, the
/// far row's from right to left.
#[must_use]
pub fn centre(geometry: Geometry, hole: Hole) -> (f32, f32) {
    if geometry.is_end_square(hole) {
        let from_edge = inset(geometry) - CELL_SIZE / 2.0;
        let is_right = hole == geometry.end_squares()[0];
        let x = if is_right {
            width(geometry) - from_edge
        } else {
            from_edge
        };
        return (x, (FAR_ROW_Y + TWO_ROW_NEAR_Y) / 2.0);
    }
    let (column, line) = geometry.grid_position(hole);
    let y = match line {
        0 => near_row_y(geometry),
        line if line + 1 == geometry.lines() => FAR_ROW_Y,
        1 => near_row_y(geometry) - ROW_SPACING,
        _ => FAR_ROW_Y + ROW_SPACING,
    };
    (inset(geometry) + (column as f32 + 0.5) * CELL_SIZE, y)
}

/// The path of one lap's seeds, as a curve to draw under the holes.
#[derive(Clone, Debug, PartialEq)]
pub struct LapCurve {
    /// Its start.
    pub from: (f32, f32),
    /// Its segments, in order.
    pub segments: Vec<Segment>,
    /// The position of the arrowhead.
    pub tip: (f32, f32),
    /// The direction of the arrowhead in degrees: 0 is right, 90 is down.
    pub heading: f32,
}

/// A segment of a curve, from the end of the previous one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// A straight line to this point.
    Line((f32, f32)),
    /// A cubic Bézier curve: two control points and the end.
    Curve((f32, f32), (f32, f32), (f32, f32)),
}

/// Returns the curve of a path; `None` if its seeds don't move.
#[must_use]
pub fn lap_curve(path: LapPath, geometry: Geometry, direction: Direction) -> Option<LapCurve> {
    if path.steps == 0 {
        return None;
    }
    let row = geometry.row();
    let places = geometry.places();
    // One full round shows that the lap goes round; more would only overlap it.
    let steps = usize::from(path.steps).min(places + usize::from(path.steps) % places);
    let offset = f32::from(path.lap - 1) * LAP_OFFSET;
    let point = |hole: Hole| {
        let (x, y) = centre(geometry, hole);
        let y = if geometry.is_end_square(hole) {
            y
        } else if hole.index() < row {
            y + offset
        } else {
            y - offset
        };
        (x, y)
    };
    let from = point(path.from);
    let mut curve = LapCurve {
        from,
        segments: Vec::with_capacity(steps),
        tip: from,
        heading: 0.0,
    };
    let mut hole = path.from;
    for step in 1..=steps {
        let next = next_place(hole, geometry, direction);
        let ((from_x, from_y), (x, y)) = (point(hole), point(next));
        let is_last = step == steps;
        let shortening = if is_last {
            HOLE_RADIUS + ARROWHEAD_GAP
        } else {
            0.0
        };
        let [leaves_square, enters_square] = [hole, next].map(|hole| geometry.is_end_square(hole));
        if enters_square {
            // Turns the corner into the square, upwards or downwards.
            curve.heading = if y < from_y { -90.0 } else { 90.0 };
            let y = y + if is_last { HOLE_RADIUS } else { 0.0 }.copysign(from_y - y);
            let corner = (x, from_y);
            curve.segments.push(Segment::Curve(corner, corner, (x, y)));
            curve.tip = (x, y);
        } else if leaves_square {
            curve.heading = if x > from_x { 0.0 } else { 180.0 };
            let x = x + shortening.copysign(from_x - x);
            let corner = (from_x, y);
            curve.segments.push(Segment::Curve(corner, corner, (x, y)));
            curve.tip = (x, y);
        } else if geometry.owner(hole) == geometry.owner(next) {
            curve.heading = if x > from_x { 0.0 } else { 180.0 };
            let x = if x > from_x {
                x - shortening
            } else {
                x + shortening
            };
            curve.segments.push(Segment::Line((x, y)));
            curve.tip = (x, y);
        } else {
            let middle = width(geometry) / 2.0;
            let bend = BEND.copysign(x - middle) + offset.copysign(x - middle);
            let shortening = shortening.copysign(from_y - y);
            curve.heading = if y < from_y { -90.0 } else { 90.0 };
            curve.segments.push(Segment::Curve(
                (from_x + bend, from_y),
                (x + bend, y + shortening * 1.6),
                (x, y + shortening),
            ));
            curve.tip = (x, y + shortening);
        }
        hole = next;
    }
    Some(curve)
}

/// Returns the hole or end square after `hole`.
fn next_place(hole: Hole, geometry: Geometry, direction: Direction) -> Hole {
    let [right, left] = geometry.end_squares();
    let is_square = geometry.is_end_square(hole);
    let mut south = geometry.territory(Side::South);
    let mut north = geometry.territory(Side::North);
    let next_hole = match direction {
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
    let next = next_hole.unwrap_or(hole);
    if is_square || !geometry.has_end_squares() || geometry.owner(next) == geometry.owner(hole) {
        next
    } else if centre(geometry, hole).0 > width(geometry) / 2.0 {
        right
    } else {
        left
    }
}

/// Returns the height of the gap between a player's rows, which holds the inner row's letters.
#[must_use]
pub const fn between_rows() -> f32 {
    ROW_SPACING - 2.0 * HOLE_RADIUS
}

/// Returns the centre of an inner hole's letter.
#[must_use]
pub fn letter_centre(geometry: Geometry, hole: Hole) -> (f32, f32) {
    let (x, baseline) = letter(geometry, hole);
    (x, baseline - 0.5 * CAPITAL_HEIGHT)
}

/// Returns the position of a hole's letter: the midpoint of its baseline.
#[must_use]
pub fn letter(geometry: Geometry, hole: Hole) -> (f32, f32) {
    let (x, centre_y) = centre(geometry, hole);
    let y = match geometry.owner(hole) {
        // Halfway between the player's rows.
        Side::South if geometry.is_inner(hole) => centre_y + 0.5 * (ROW_SPACING + CAPITAL_HEIGHT),
        Side::North if geometry.is_inner(hole) => centre_y - 0.5 * (ROW_SPACING - CAPITAL_HEIGHT),
        Side::South => height(geometry) - 2.0,
        Side::North => 12.0,
    };
    (x, y)
}
