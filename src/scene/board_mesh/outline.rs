//! The frames of flat wood around the vessels, and the outer edge of the top that they form.
//!
//! All loops run from x towards z: clockwise seen from above. Points shared by two frames are
//! computed by the same expression, so they are bit-identical and leave no gap.

use bevy::math::Vec2;

use super::Detail;
use crate::board::{BoardLayout, HOLE_PITCH};
use awale_rules::board::{Geometry, Side, Vessel};

/// Overhang of the hull beyond the edge of the flat top, in units.
const OVERHANG: f32 = 0.075;
/// Length of the longest row, in holes, that doesn't count as long.
const MAX_SHORT_ROW: usize = 8;
/// Steps along the straight section before the rounded end of the board.
const SHOULDER_STEPS: usize = 6;

/// The frames of one board.
#[derive(Clone, Copy, Debug)]
pub struct Outline {
    /// Holes per row.
    row_length: usize,
    /// Rows per player.
    rows_per_side: usize,
    /// Steps along each side of a frame.
    steps: usize,
    /// Steps around the rounded end of the board.
    end_steps: usize,
    /// Half the width of the flat top.
    half_width: f32,
    /// Distance from the centre line to the boundary between a player's rows.
    rows_meet: f32,
    geometry: Geometry,
    /// The x at which the frame of the right end square ends and that of the loft begins.
    squares_end: Option<f32>,
    /// The x at which the right rounded end begins.
    half_straight: f32,
    /// Length of the flat top of a rounded end.
    end_length: f32,
    end_exponent: f32,
}

/// A point on the edge of the top.
#[derive(Clone, Copy, Debug)]
pub struct EdgePoint {
    /// Position on the top plane.
    pub at: Vec2,
    /// Outward unit normal of the edge.
    pub outwards: Vec2,
}

impl Outline {
    /// Lays out the frames of a board.
    pub fn new(layout: &BoardLayout, detail: Detail) -> Self {
        let geometry = layout.geometry();
        let row_length = geometry.columns();
        let is_long = row_length > MAX_SHORT_ROW;
        let half_straight = layout.half_straight();
        Self {
            row_length,
            rows_per_side: geometry.lines() / 2,
            steps: detail.side_steps(is_long),
            end_steps: detail.end_steps(),
            half_width: layout.half_width() - OVERHANG,
            rows_meet: layout.rows_meet().unwrap_or(0.0),
            geometry,
            squares_end: layout.squares_end(),
            half_straight,
            end_length: layout.half_length() - OVERHANG - half_straight,
            end_exponent: layout.end_exponent(),
        }
    }

    /// Returns the frame around a vessel, a closed loop: the last point repeats the first.
    pub fn frame(&self, vessel: Vessel) -> Vec<Vec2> {
        let (side, points) = match vessel {
            // The frame of the left end square is that of the right one, rotated like North's
            // holes.
            Vessel::Hole(hole) if self.geometry.is_end_square(hole) => {
                let is_right = hole == self.geometry.end_squares()[0];
                let side = if is_right { Side::South } else { Side::North };
                (side, self.square_frame())
            }
            Vessel::Hole(hole) => {
                let side = self.geometry.owner(hole);
                let south_hole = match side {
                    Side::South => hole,
                    Side::North => self.geometry.rotated(hole),
                };
                let (column, line) = self.geometry.grid_position(south_hole);
                // In frames, rows are counted from the centre line.
                (side, self.hole_frame(column, self.rows_per_side - 1 - line))
            }
            Vessel::Loft(side) => (side, self.loft_frame()),
        };
        let sign = side_sign(side);
        points.into_iter().map(|at| at * sign).collect()
    }

    /// Returns the whole edge of the top, a closed loop.
    pub fn edge(&self) -> Vec<EdgePoint> {
        let half: Vec<_> = self
            .square_edge(-1.0)
            .into_iter()
            .chain(self.end_edge())
            .chain(self.square_edge(1.0))
            .chain(self.long_edge())
            .collect();
        let rotated = half.iter().map(|point| EdgePoint {
            at: -point.at,
            outwards: -point.outwards,
        });
        half.iter()
            .copied()
            .chain(rotated)
            .chain(half.first().copied())
            .collect()
    }

    /// Returns the frame of South's hole in this column and row, counted from the centre line.
    fn hole_frame(&self, column: usize, row: usize) -> Vec<Vec2> {
        let (left, right) = (column * self.steps, (column + 1) * self.steps);
        let (low, high) = (row * self.steps, (row + 1) * self.steps);
        let right_side = (low..high).map(|k| Vec2::new(self.x(right), self.z(k)));
        let outer_side = (left + 1..=right).rev();
        let outer_side = outer_side.map(|s| Vec2::new(self.x(s), self.z(high)));
        let left_side = (low + 1..=high)
            .rev()
            .map(|k| Vec2::new(self.x(left), self.z(k)));
        let inner_side = (left..=right).map(|s| Vec2::new(self.x(s), self.z(low)));
        right_side
            .chain(outer_side)
            .chain(left_side)
            .chain(inner_side)
            .collect()
    }

    /// Returns the frame of the right end square, across the whole board.
    fn square_frame(&self) -> Vec<Vec2> {
        let (from, to) = (self.rows_end(), self.loft_start());
        let far = shoulder(from, to).take(SHOULDER_STEPS);
        let far = far.map(|x| Vec2::new(x, -self.half_width));
        let right = self.across(to).collect::<Vec<_>>();
        let near = shoulder(to, from).skip(1);
        let near = near.map(|x| Vec2::new(x, self.half_width));
        let left = self.across(from).take(2 * self.z_steps());
        left.chain(far)
            .chain(right.into_iter().rev())
            .chain(near)
            .collect()
    }

    /// Returns the frame of South's loft.
    fn loft_frame(&self) -> Vec<Vec2> {
        let x = self.loft_start();
        let inner = self.across(x).take(2 * self.z_steps());
        let outer = self.end_edge().into_iter().map(|point| point.at);
        let last = Vec2::new(x, self.half_width);
        inner.chain(outer).chain([last]).collect()
    }

    /// Returns the edge around South's loft, except the last point of its frame.
    fn end_edge(&self) -> Vec<EdgePoint> {
        let (from, to) = (self.loft_start(), self.half_straight);
        let arc = (1..self.end_steps).map(|k| {
            let angle = std::f32::consts::PI * (k as f32 / self.end_steps as f32 - 0.5);
            let direction = Vec2::from_angle(angle);
            let axes = Vec2::new(self.end_length, self.half_width);
            let exponent = self.end_exponent;
            let at = signed_powers(direction, 2.0 / exponent);
            EdgePoint {
                at: Vec2::new(self.half_straight, 0.0) + axes * at,
                outwards: (signed_powers(at, exponent - 1.0) / axes).normalize(),
            }
        });
        let far = shoulder(from, to).map(|x| self.straight(x, -1.0));
        let near = shoulder(to, from).take(SHOULDER_STEPS);
        let near = near.map(|x| self.straight(x, 1.0));
        far.chain(arc).chain(near).collect()
    }

    /// Returns the edge beside the right end square, on North's side (-1) or South's (1), except
    /// the first point of the next frame; empty without end squares.
    fn square_edge(&self, side: f32) -> Vec<EdgePoint> {
        let Some(end) = self.squares_end else {
            return Vec::new();
        };
        let (from, to) = match side < 0.0 {
            true => (self.rows_end(), end),
            false => (end, self.rows_end()),
        };
        let points = shoulder(from, to).take(SHOULDER_STEPS);
        points.map(|x| self.straight(x, side)).collect()
    }

    /// Returns the point at `x` on the straight side of North (-1) or South (1).
    fn straight(&self, x: f32, side: f32) -> EdgePoint {
        EdgePoint {
            at: Vec2::new(x, side * self.half_width),
            outwards: Vec2::new(0.0, side),
        }
    }

    /// Returns points on the line across the board at `x`, from South to North.
    fn across(&self, x: f32) -> impl Iterator<Item = Vec2> {
        let z_steps = self.z_steps();
        let near = (0..=z_steps).rev().map(move |k| Vec2::new(x, self.z(k)));
        let far = (1..=z_steps).map(move |k| Vec2::new(x, -self.z(k)));
        near.chain(far)
    }

    /// Returns the x of the right end of the rows.
    fn rows_end(&self) -> f32 {
        self.x(self.row_length * self.steps)
    }

    fn loft_start(&self) -> f32 {
        self.squares_end.unwrap_or(self.rows_end())
    }

    /// Returns the edge along South's row, from its right end to its left end, except the last
    /// point.
    fn long_edge(&self) -> impl Iterator<Item = EdgePoint> {
        (1..=self.row_length * self.steps).rev().map(|s| EdgePoint {
            at: Vec2::new(self.x(s), self.half_width),
            outwards: Vec2::Y,
        })
    }

    /// Returns the x of step `s` along the rows, from the left; exactly antisymmetric.
    fn x(&self, s: usize) -> f32 {
        let doubled_offset = 2.0 * s as f32 - (self.row_length * self.steps) as f32;
        doubled_offset / (2 * self.steps) as f32 * HOLE_PITCH
    }

    /// Returns the number of steps from the centre line to the edge.
    fn z_steps(&self) -> usize {
        self.rows_per_side * self.steps
    }

    /// Returns the z of step `k` from the centre line to the edge.
    fn z(&self, k: usize) -> f32 {
        let fraction = |k: usize| k as f32 / self.steps as f32;
        if self.rows_per_side == 1 {
            return self.half_width * k as f32 / self.steps as f32;
        }
        match k.checked_sub(self.steps) {
            None | Some(0) => self.rows_meet * fraction(k),
            Some(steps_beyond) => {
                let fraction = fraction(steps_beyond);
                self.rows_meet * (1.0 - fraction) + self.half_width * fraction
            }
        }
    }
}

/// Raises the magnitude of each coordinate to a power, keeping its sign.
fn signed_powers(vector: Vec2, exponent: f32) -> Vec2 {
    vector.abs().powf(exponent) * vector.signum()
}

/// Returns the x of points along a straight part of the edge; both ends are exact.
fn shoulder(from: f32, to: f32) -> impl Iterator<Item = f32> {
    (0..=SHOULDER_STEPS).map(move |k| {
        let fraction = k as f32 / SHOULDER_STEPS as f32;
        from * (1.0 - fraction) + to * fraction
    })
}

/// Returns the sign of a side's coordinates: North's half of the board is South's, rotated about
/// the centre.
fn side_sign(side: Side) -> f32 {
    match side {
        Side::South => 1.0,
        Side::North => -1.0,
    }
}
