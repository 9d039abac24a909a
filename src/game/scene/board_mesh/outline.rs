//! The frames of flat wood around the vessels, and the edge of the top that they form.
//!
//! All loops run from x towards z: clockwise seen from above. Points shared by two frames are
//! computed by the same expression, so that they are bit-identical and leave no gap.

use bevy::math::Vec2;

use crate::game::board::{BoardLayout, HOLE_PITCH};
use crate::rules::board::{Side, Vessel};

/// How far the hull bulges over the edge of the flat top, in units of the table.
const OVERHANG: f32 = 0.075;

/// Steps along each of the four sides of a hole's frame, on short and on long
/// boards.
const SIDE_STEPS: usize = 16;
const SIDE_STEPS_LONG: usize = 12;
/// Rows above this length count as long.
const LONG_ROW: usize = 8;
/// Steps around the rounded end of the board, and along the straight piece
/// before it.
const END_STEPS: usize = 72;
const SHOULDER_STEPS: usize = 6;

/// The frames of one board.
#[derive(Clone, Copy, Debug)]
pub struct Outline {
    /// Holes in a row, and steps along the side of each of their frames.
    row: usize,
    steps: usize,
    /// Half the width of the flat top.
    half_width: f32,
    /// Where the rounded ends begin, and how far the flat top reaches beyond.
    half_straight: f32,
    end: f32,
}

/// A point of the edge of the top, with the direction outwards.
#[derive(Clone, Copy, Debug)]
pub struct EdgePoint {
    /// The point on the top plane.
    pub at: Vec2,
    /// The unit normal of the edge there.
    pub outwards: Vec2,
}

impl Outline {
    /// The frames of the board with this layout.
    pub fn new(layout: &BoardLayout) -> Self {
        let row = layout.geometry().row();
        let is_long = row > LONG_ROW;
        let half_straight = layout.half_straight();
        Self {
            row,
            steps: if is_long { SIDE_STEPS_LONG } else { SIDE_STEPS },
            half_width: layout.half_width() - OVERHANG,
            half_straight,
            end: layout.half_length() - OVERHANG - half_straight,
        }
    }

    /// The frame around a vessel, a closed loop: the last point repeats the first.
    pub fn frame(&self, vessel: Vessel) -> Vec<Vec2> {
        let (side, points) = match vessel {
            Vessel::Hole(hole) if hole.index() < self.row => {
                (Side::South, self.hole_frame(hole.index()))
            }
            Vessel::Hole(hole) => (Side::North, self.hole_frame(hole.index() - self.row)),
            Vessel::Loft(side) => (side, self.loft_frame()),
        };
        let turn = turn_of(side);
        points.into_iter().map(|at| at * turn).collect()
    }

    /// The whole edge of the top, a closed loop.
    pub fn edge(&self) -> Vec<EdgePoint> {
        let half: Vec<_> = self
            .end_edge()
            .into_iter()
            .chain(self.long_edge())
            .collect();
        let turned = half.iter().map(|point| EdgePoint {
            at: -point.at,
            outwards: -point.outwards,
        });
        half.iter()
            .copied()
            .chain(turned)
            .chain(half.first().copied())
            .collect()
    }

    /// The frame of South's hole in this column.
    fn hole_frame(&self, column: usize) -> Vec<Vec2> {
        let (left, right) = (column * self.steps, (column + 1) * self.steps);
        let up = (0..self.steps).map(|k| Vec2::new(self.x(right), self.z(k)));
        let back = (left + 1..=right).rev();
        let back = back.map(|s| Vec2::new(self.x(s), self.half_width));
        let down = (1..=self.steps)
            .rev()
            .map(|k| Vec2::new(self.x(left), self.z(k)));
        let forth = (left..=right).map(|s| Vec2::new(self.x(s), 0.0));
        up.chain(back).chain(down).chain(forth).collect()
    }

    /// The frame of South's loft.
    fn loft_frame(&self) -> Vec<Vec2> {
        let x = self.x(self.row * self.steps);
        let near = (0..=self.steps).rev().map(|k| Vec2::new(x, self.z(k)));
        let far = (1..self.steps).map(|k| Vec2::new(x, -self.z(k)));
        let outer = self.end_edge().into_iter().map(|point| point.at);
        let last = Vec2::new(x, self.half_width);
        near.chain(far).chain(outer).chain([last]).collect()
    }

    /// The edge around South's loft, from the last hole of North's row up to
    /// the last point before South's row.
    fn end_edge(&self) -> Vec<EdgePoint> {
        let rows_end = self.x(self.row * self.steps);
        let shoulder = self.half_straight - rows_end;
        let along = |k: usize| rows_end + shoulder * k as f32 / SHOULDER_STEPS as f32;
        let straight = |k: usize, side: f32| EdgePoint {
            at: Vec2::new(along(k), side * self.half_width),
            outwards: Vec2::new(0.0, side),
        };
        let round = (1..END_STEPS).map(|k| {
            let angle = std::f32::consts::PI * (k as f32 / END_STEPS as f32 - 0.5);
            let direction = Vec2::from_angle(angle);
            let axes = Vec2::new(self.end, self.half_width);
            EdgePoint {
                at: Vec2::new(self.half_straight, 0.0) + axes * direction,
                outwards: (direction / axes).normalize(),
            }
        });
        let there = (0..=SHOULDER_STEPS).map(|k| straight(k, -1.0));
        let back = (1..=SHOULDER_STEPS).rev().map(|k| straight(k, 1.0));
        there.chain(round).chain(back).collect()
    }

    /// The edge along South's row, from its right end up to the last point
    /// before its left end.
    fn long_edge(&self) -> impl Iterator<Item = EdgePoint> {
        (1..=self.row * self.steps).rev().map(|s| EdgePoint {
            at: Vec2::new(self.x(s), self.half_width),
            outwards: Vec2::Y,
        })
    }

    /// The x of step `s` along the rows, from the left; antisymmetric to the
    /// last bit.
    fn x(&self, s: usize) -> f32 {
        let from_middle = 2.0 * s as f32 - (self.row * self.steps) as f32;
        from_middle / (2 * self.steps) as f32 * HOLE_PITCH
    }

    /// The z of step `k` from the middle to the edge.
    fn z(&self, k: usize) -> f32 {
        self.half_width * k as f32 / self.steps as f32
    }
}

/// North's half of the board is South's, rotated about the centre.
fn turn_of(side: Side) -> f32 {
    match side {
        Side::South => 1.0,
        Side::North => -1.0,
    }
}
