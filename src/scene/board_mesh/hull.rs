//! The outside of the board: from the edge of the top over a rounded rim and the carved band down
//! to the foot, cut away like a boat.

use bevy::math::{Vec2, Vec3};

use super::outline::{EdgePoint, Outline};
use super::surface::{Point, Surface};
use crate::board::{BoardLayout, BoardShape};

/// The approximate length of one period of the carved band.
const BAND_PERIOD: f32 = 0.26;
/// Radius of the rounded top edge, and rows of vertices over it.
const EDGE_RADIUS: f32 = 0.055;
const EDGE_ROWS: usize = 6;
/// Rows of vertices down the side.
const SIDE_ROWS: usize = 12;
/// How far the side bulges outward.
const BELLY: f32 = 0.03;
/// Exponent of the foot's inset: the higher it is, the lower the inset begins.
const FOOT_CURVE: f32 = 2.6;
/// Amplitude of the irregularities at the foot of heaped sand.
const SLIP: f32 = 0.075;
/// Sky visibility of the side at the ground, and the height above which it reaches 1.
const SKY_AT_GROUND: f32 = 0.45;
const SKY_FULL_AT: f32 = 0.45;
/// Wear of the top edge and of the sides.
const WEAR_EDGE: f32 = 0.9;
const WEAR_SIDE: f32 = 0.1;

/// Adds the rim, the side and the bottom.
pub fn add_hull(surface: &mut Surface, layout: &BoardLayout, outline: &Outline) {
    let edge = outline.edge();
    let arc_lengths = arc_lengths(&edge);
    let length = arc_lengths.last().copied().unwrap_or(1.0);
    let periods = (length / BAND_PERIOD).round();
    let profile = Profile {
        layout,
        edge: &edge,
    };
    let mut upper: Vec<u32> = Vec::new();
    for row in 0..=EDGE_ROWS + SIDE_ROWS {
        let lower: Vec<u32> = arc_lengths
            .iter()
            .enumerate()
            .map(|(index, arc_length)| {
                let mut point = profile.point(index, row);
                point.uv.x = arc_length / length * periods;
                surface.push(point)
            })
            .collect();
        if !upper.is_empty() {
            surface.stitch(&upper, &lower);
        }
        upper = lower;
    }
    add_bottom(surface, &upper, layout.half_straight());
}

/// Adds the flat underside, on the ground: strips between the foot and the long axis. A fan would
/// fold over itself where the foot of a long heap of sand is irregular.
fn add_bottom(surface: &mut Surface, foot: &[u32], half_straight: f32) {
    let positions: Vec<Vec3> = foot
        .iter()
        .map(|&index| surface.positions[index as usize].into())
        .collect();
    let mut flat = |position| {
        surface.push(Point {
            position,
            normal: Vec3::NEG_Y,
            uv: Vec2::ZERO,
            sky: 0.0,
            wear: 0.0,
            hull: 1.0,
        })
    };
    let row: Vec<u32> = positions.iter().map(|&at| flat(at)).collect();
    let axis: Vec<(f32, u32)> = positions
        .iter()
        .map(|at| {
            let x = at.x.clamp(-half_straight, half_straight);
            (x, flat(Vec3::X * x))
        })
        .collect();
    for (edge, axis) in row.windows(2).zip(axis.windows(2)) {
        surface.indices.extend([edge[0], edge[1], axis[0].1]);
        // The foot of a rounded end surrounds a single point of the axis.
        if axis[0].0 != axis[1].0 {
            surface.indices.extend([axis[0].1, edge[1], axis[1].1]);
        }
    }
}

/// A cross section of the board's side.
struct Profile<'a> {
    layout: &'a BoardLayout,
    /// Points of the top edge, a closed loop: the last one repeats the first.
    edge: &'a [EdgePoint],
}

impl Profile<'_> {
    fn point(&self, index: usize, row: usize) -> Point {
        let edge = &self.edge[index];
        let is_top = row == 0;
        let row = row as f32;
        let position = self.position(edge, row);
        let down = self.position(edge, row + 0.05) - self.position(edge, row - 0.05);
        let tangent = self.tangent(index, row);
        let (rise, slope) = self.layout.rise_at(edge.at.x);
        let normal = if is_top {
            Vec3::new(-slope, 1.0, 0.0).normalize()
        } else {
            tangent.cross(down).normalize_or(Vec3::Y)
        };
        let side = (row - EDGE_ROWS as f32).max(0.0) / SIDE_ROWS as f32;
        let openness = (position.y / SKY_FULL_AT).clamp(0.0, 1.0);
        Point {
            position,
            normal,
            // The carved band rises with the edge.
            uv: Vec2::new(
                0.0,
                position.y - rise * (position.y / (self.layout.top() + rise)),
            ),
            sky: SKY_AT_GROUND + (1.0 - SKY_AT_GROUND) * openness,
            wear: WEAR_EDGE + (WEAR_SIDE - WEAR_EDGE) * (side * 2.6).min(1.0),
            hull: if is_top { 0.0 } else { 1.0 },
        }
    }

    /// Returns a tangent of the edge at this row, clockwise as seen from above. It bisects the
    /// directions along the edge from the previous point and to the next, because the hull may
    /// bend, rise or slip between them.
    fn tangent(&self, index: usize, row: f32) -> Vec3 {
        let distinct = self.edge.len() - 1;
        let at = |index: usize| self.position(&self.edge[index % distinct], row);
        let here = at(index);
        let before = (here - at(index + distinct - 1)).normalize_or_zero();
        let after = (at(index + 1) - here).normalize_or_zero();
        before + after
    }

    /// Returns the point of the hull at this row, which may be fractional.
    fn position(&self, edge: &EdgePoint, row: f32) -> Vec3 {
        let radius = EDGE_RADIUS.min(0.6 * self.layout.top());
        // The rise of the top continues over the rounded rim.
        let top = |out: f32| {
            let (rise, _) = self.layout.rise_at(edge.at.x + edge.outwards.x * out);
            self.layout.top() + rise
        };
        let (out, y) = if row <= EDGE_ROWS as f32 {
            let angle = row.max(0.0) / EDGE_ROWS as f32 * std::f32::consts::FRAC_PI_2;
            let out = radius * angle.sin();
            (out, top(out) - radius * (1.0 - angle.cos()))
        } else {
            let depth = ((row - EDGE_ROWS as f32) / SIDE_ROWS as f32).min(1.02);
            // Rounded ends are inset more, like a boat's.
            let insets = self.layout.foot_insets();
            let inset = insets.x + insets.y * edge.outwards.x.powi(2);
            // Sand slides until its slope is even.
            let curve = if insets.x < 0.0 { 1.25 } else { FOOT_CURVE };
            let inset = inset - self.slip(edge.at);
            let belly = BELLY * (std::f32::consts::PI * depth).sin();
            let out = radius + belly - inset * depth.powf(curve);
            (out, (top(radius) - radius) * (1.0 - depth))
        };
        let at = edge.at + edge.outwards * out;
        Vec3::new(at.x, y, at.y)
    }
}

impl Profile<'_> {
    /// Returns how much further than average sand has slipped below this point of the edge.
    fn slip(&self, at: Vec2) -> f32 {
        if self.layout.shape() != BoardShape::Sand {
            return 0.0;
        }
        let broad = (1.3 * at.x + 2.1 * at.y).sin() + (0.7 * at.x - 1.7 * at.y + 2.0).sin();
        let fine = (3.7 * at.x - 2.9 * at.y + 1.0).sin();
        SLIP * (broad + 0.4 * fine)
    }
}

fn arc_lengths(edge: &[EdgePoint]) -> Vec<f32> {
    let mut length = 0.0;
    let mut last = edge.first().map_or(Vec2::ZERO, |point| point.at);
    edge.iter()
        .map(|point| {
            length += point.at.distance(last);
            last = point.at;
            length
        })
        .collect()
}
