//! The outside of the board: from the top edge, over the rounded rim and the carved band, down to
//! the foot, which is undercut like the hull of a boat.

use bevy::math::{Vec2, Vec3};

use super::outline::{EdgePoint, Outline};
use super::surface::{Surface, Vertex};
use crate::board::{BoardLayout, BoardShape};

/// Approximate length of one period of the carved band, in units.
const BAND_PERIOD: f32 = 0.26;
/// Radius of the rounded top edge, in units.
const EDGE_RADIUS: f32 = 0.055;
/// Rows of vertices over the rounded top edge.
const EDGE_ROWS: usize = 6;
/// Rows of vertices down the side.
const SIDE_ROWS: usize = 12;
/// Maximum outward bulge of the side, in units.
const SIDE_BULGE: f32 = 0.03;
/// Exponent of the foot's inset; a higher one starts the inset lower down.
const FOOT_EXPONENT: f32 = 2.6;
/// Amplitude of the irregularities at the foot of heaped sand, in units.
const SLIP_AMPLITUDE: f32 = 0.075;
/// Sky visibility of the side at the ground.
const GROUND_SKY_VISIBILITY: f32 = 0.45;
/// Height at which the sky visibility of the side reaches 1, in units.
const FULL_SKY_HEIGHT: f32 = 0.45;
/// Wear of the top edge, 0 (unworn) to 1 (worn smooth).
const EDGE_WEAR: f32 = 0.9;
/// Wear of the sides, 0 to 1.
const SIDE_WEAR: f32 = 0.1;

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
                let mut vertex = profile.vertex(index, row);
                vertex.uv.x = arc_length / length * periods;
                surface.push(vertex)
            })
            .collect();
        if !upper.is_empty() {
            surface.stitch(&upper, &lower);
        }
        upper = lower;
    }
    add_bottom(surface, &upper, layout.half_straight());
}

/// Adds the flat underside on the ground as strips between the foot and the long axis. A fan would
/// overlap itself where the foot of a long heap of sand is irregular.
fn add_bottom(surface: &mut Surface, foot: &[u32], half_straight: f32) {
    let positions: Vec<Vec3> = foot
        .iter()
        .map(|&index| surface.positions[index as usize].into())
        .collect();
    let mut push_flat = |position| {
        surface.push(Vertex {
            position,
            normal: Vec3::NEG_Y,
            uv: Vec2::ZERO,
            sky: 0.0,
            wear: 0.0,
            hull: 1.0,
        })
    };
    let rim: Vec<u32> = positions
        .iter()
        .map(|&position| push_flat(position))
        .collect();
    let axis: Vec<(f32, u32)> = positions
        .iter()
        .map(|position| {
            let x = position.x.clamp(-half_straight, half_straight);
            (x, push_flat(Vec3::X * x))
        })
        .collect();
    for (edge, axis) in rim.windows(2).zip(axis.windows(2)) {
        surface.indices.extend([edge[0], edge[1], axis[0].1]);
        // At a rounded end, all points of the foot share the last point of the axis.
        if axis[0].0 != axis[1].0 {
            surface.indices.extend([axis[0].1, edge[1], axis[1].1]);
        }
    }
}

/// The profile of the board's side, at each point of its edge.
struct Profile<'a> {
    layout: &'a BoardLayout,
    /// Points of the top edge, a closed loop: the last one repeats the first.
    edge: &'a [EdgePoint],
}

impl Profile<'_> {
    fn vertex(&self, index: usize, row: usize) -> Vertex {
        let edge = &self.edge[index];
        let is_top = row == 0;
        let row = row as f32;
        let position = self.position(edge, row);
        let downward = self.position(edge, row + 0.05) - self.position(edge, row - 0.05);
        let tangent = self.tangent(index, row);
        let (rise, slope) = self.layout.rise_at(edge.at.x);
        let normal = if is_top {
            Vec3::new(-slope, 1.0, 0.0).normalize()
        } else {
            tangent.cross(downward).normalize_or(Vec3::Y)
        };
        let side_fraction = (row - EDGE_ROWS as f32).max(0.0) / SIDE_ROWS as f32;
        let openness = (position.y / FULL_SKY_HEIGHT).clamp(0.0, 1.0);
        Vertex {
            position,
            normal,
            // The carved band rises with the edge.
            uv: Vec2::new(
                0.0,
                position.y - rise * (position.y / (self.layout.top() + rise)),
            ),
            sky: GROUND_SKY_VISIBILITY + (1.0 - GROUND_SKY_VISIBILITY) * openness,
            wear: EDGE_WEAR + (SIDE_WEAR - EDGE_WEAR) * (side_fraction * 2.6).min(1.0),
            hull: if is_top { 0.0 } else { 1.0 },
        }
    }

    /// Returns the tangent of the hull along the edge at this row, clockwise seen from above. It
    /// is the sum of the directions from the previous point and to the next, as the hull may bend,
    /// rise or slip here, and isn't normalized.
    fn tangent(&self, index: usize, row: f32) -> Vec3 {
        let point_count = self.edge.len() - 1;
        let position_at = |index: usize| self.position(&self.edge[index % point_count], row);
        let here = position_at(index);
        let incoming = (here - position_at(index + point_count - 1)).normalize_or_zero();
        let outgoing = (position_at(index + 1) - here).normalize_or_zero();
        incoming + outgoing
    }

    /// Returns the position on the hull at this row, which may be fractional.
    fn position(&self, edge: &EdgePoint, row: f32) -> Vec3 {
        let radius = EDGE_RADIUS.min(0.6 * self.layout.top());
        // The rise of the top continues over the rounded rim.
        let top_at = |outward_offset: f32| {
            let (rise, _) = self
                .layout
                .rise_at(edge.at.x + edge.outwards.x * outward_offset);
            self.layout.top() + rise
        };
        let (outward_offset, y) = if row <= EDGE_ROWS as f32 {
            let angle = row.max(0.0) / EDGE_ROWS as f32 * std::f32::consts::FRAC_PI_2;
            let outward_offset = radius * angle.sin();
            (
                outward_offset,
                top_at(outward_offset) - radius * (1.0 - angle.cos()),
            )
        } else {
            let depth = ((row - EDGE_ROWS as f32) / SIDE_ROWS as f32).min(1.02);
            // Rounded ends are inset more, like a boat's.
            let insets = self.layout.foot_insets();
            let inset = insets.x + insets.y * edge.outwards.x.powi(2);
            // A negative inset means heaped sand, which slides until its slope is almost even.
            let exponent = if insets.x < 0.0 { 1.25 } else { FOOT_EXPONENT };
            let inset = inset - self.slip(edge.at);
            let bulge = SIDE_BULGE * (std::f32::consts::PI * depth).sin();
            let outward_offset = radius + bulge - inset * depth.powf(exponent);
            (outward_offset, (top_at(radius) - radius) * (1.0 - depth))
        };
        let position = edge.at + edge.outwards * outward_offset;
        Vec3::new(position.x, y, position.y)
    }

    /// Returns how much further than average the sand has slipped below this point of the edge.
    fn slip(&self, at: Vec2) -> f32 {
        if self.layout.shape() != BoardShape::Sand {
            return 0.0;
        }
        let broad = (1.3 * at.x + 2.1 * at.y).sin() + (0.7 * at.x - 1.7 * at.y + 2.0).sin();
        let fine = (3.7 * at.x - 2.9 * at.y + 1.0).sin();
        SLIP_AMPLITUDE * (broad + 0.4 * fine)
    }
}

/// Returns the distance of each point from the first, along the edge.
fn arc_lengths(edge: &[EdgePoint]) -> Vec<f32> {
    let mut length = 0.0;
    let mut previous = edge.first().map_or(Vec2::ZERO, |point| point.at);
    edge.iter()
        .map(|point| {
            length += point.at.distance(previous);
            previous = point.at;
            length
        })
        .collect()
}
