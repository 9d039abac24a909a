//! The outside of the board: from the edge of the top over a rounded rim and the carved band down
//! to the foot, cut away like a boat.

use bevy::math::{Vec2, Vec3};

use super::outline::{EdgePoint, Outline};
use super::surface::{Point, Surface};
use crate::game::board::BoardLayout;

/// The approximate length of one period of the carved band.
const BAND_PERIOD: f32 = 0.26;
/// Radius of the rounded top edge, and rows of vertices over it.
const EDGE_RADIUS: f32 = 0.055;
const EDGE_ROWS: usize = 6;
/// Rows of vertices down the side.
const SIDE_ROWS: usize = 12;
/// How far the side bulges, and how far the foot is set back along the sides and at the ends.
const BELLY: f32 = 0.03;
const FOOT_INSET: f32 = 0.17;
const FOOT_INSET_END: f32 = 0.5;
/// How steeply the foot draws in: higher is later.
const FOOT_CURVE: f32 = 2.6;
/// The sky visibility of the side at the ground, and the height of its full visibility.
const SKY_AT_GROUND: f32 = 0.45;
const SKY_FULL_AT: f32 = 0.45;
/// Wear of the top edge and of the sides.
const WEAR_EDGE: f32 = 0.9;
const WEAR_SIDE: f32 = 0.1;

/// Adds rim, side and bottom.
pub fn add_hull(surface: &mut Surface, layout: &BoardLayout, outline: &Outline) {
    let edge = outline.edge();
    let along = arc_lengths(&edge);
    let length = along.last().copied().unwrap_or(1.0);
    let periods = (length / BAND_PERIOD).round();
    let profile = Profile { top: layout.top() };
    let mut upper: Vec<u32> = Vec::new();
    for row in 0..=EDGE_ROWS + SIDE_ROWS {
        let lower: Vec<u32> = edge
            .iter()
            .zip(&along)
            .map(|(point, along)| {
                let mut point = profile.point(point, row);
                point.uv.x = along / length * periods;
                surface.push(point)
            })
            .collect();
        if !upper.is_empty() {
            surface.stitch(&upper, &lower);
        }
        upper = lower;
    }
    add_bottom(surface, &upper);
}

/// The flat underside, on the ground.
fn add_bottom(surface: &mut Surface, foot: &[u32]) {
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
    let row: Vec<u32> = positions.into_iter().map(&mut flat).collect();
    let middle = flat(Vec3::ZERO);
    surface.cap(&row, middle);
}

/// The cut through the board's side.
struct Profile {
    top: f32,
}

impl Profile {
    fn point(&self, edge: &EdgePoint, row: usize) -> Point {
        let place = row as f32;
        let position = self.position(edge, place);
        let down = self.position(edge, place + 0.05) - self.position(edge, place - 0.05);
        // The edge runs clockwise as seen from above.
        let along = Vec3::new(-edge.outwards.y, 0.0, edge.outwards.x);
        let normal = if row == 0 {
            Vec3::Y
        } else {
            along.cross(down).normalize_or(Vec3::Y)
        };
        let side = (place - EDGE_ROWS as f32).max(0.0) / SIDE_ROWS as f32;
        let shade = (position.y / SKY_FULL_AT).clamp(0.0, 1.0);
        Point {
            position,
            normal,
            uv: Vec2::new(0.0, position.y),
            sky: SKY_AT_GROUND + (1.0 - SKY_AT_GROUND) * shade,
            wear: WEAR_EDGE + (WEAR_SIDE - WEAR_EDGE) * (side * 2.6).min(1.0),
            hull: if row == 0 { 0.0 } else { 1.0 },
        }
    }

    /// The point of the hull at this row (also between rows).
    fn position(&self, edge: &EdgePoint, row: f32) -> Vec3 {
        let (out, y) = if row <= EDGE_ROWS as f32 {
            let angle = row.max(0.0) / EDGE_ROWS as f32 * std::f32::consts::FRAC_PI_2;
            let y = self.top - EDGE_RADIUS * (1.0 - angle.cos());
            (EDGE_RADIUS * angle.sin(), y)
        } else {
            let down = ((row - EDGE_ROWS as f32) / SIDE_ROWS as f32).min(1.02);
            // Rounded ends are set back more, like a boat's.
            let inset = FOOT_INSET + FOOT_INSET_END * edge.outwards.x.powi(2);
            let belly = BELLY * (std::f32::consts::PI * down).sin();
            let out = EDGE_RADIUS + belly - inset * down.powf(FOOT_CURVE);
            (out, (self.top - EDGE_RADIUS) * (1.0 - down))
        };
        let at = edge.at + edge.outwards * out;
        Vec3::new(at.x, y, at.y)
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
