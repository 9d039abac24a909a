//! The camera distance at which the whole board fits the free part of the window.

use bevy::math::{Quat, Vec2, Vec3};

use super::CameraFrame;
use crate::board::BoardLayout;

/// Horizontal field of view, in radians.
const HORIZONTAL_FOV: f32 = 0.72;
/// Maximum vertical field of view (for tall windows), in radians.
const MAX_VERTICAL_FOV: f32 = 0.70;
/// Space kept for heaps above the board, in units.
const HEADROOM: f32 = 0.12;

/// The view through the free part of the window.
#[derive(Clone, Copy, Debug)]
pub struct Lens {
    /// The vertical field of view, in radians.
    pub vertical_fov: f32,
    /// Slopes of the four sides of the free part of the view: sideways offset per unit of depth.
    right: f32,
    left: f32,
    up: f32,
    down: f32,
}

impl Lens {
    /// Computes the lens of a window of this size (in pixels) that keeps the board within `frame`.
    pub fn new(window: Vec2, frame: &CameraFrame) -> Self {
        let aspect = (window.x / window.y.max(1.0)).max(0.1);
        let vertical_fov =
            (2.0 * ((0.5 * HORIZONTAL_FOV).tan() / aspect).atan()).min(MAX_VERTICAL_FOV);
        let slope = (0.5 * vertical_fov).tan();
        Self {
            vertical_fov,
            right: slope * aspect * (1.0 - 2.0 * frame.right),
            left: slope * aspect * (1.0 - 2.0 * frame.left),
            up: slope * (1.0 - 2.0 * frame.top),
            down: slope * (1.0 - 2.0 * frame.bottom),
        }
    }

    /// Returns the distance along the line of sight at which a camera with this rotation sees all
    /// `points`.
    pub fn fitting_distance(&self, points: &[Vec3], rotation: Quat) -> f32 {
        let [horizontal, vertical] = self.spans(points, rotation);
        horizontal.distance().max(vertical.distance())
    }

    /// Returns the fraction of the free height that the points span when they fill the free width.
    pub fn height_fraction(&self, points: &[Vec3], rotation: Quat) -> f32 {
        let [horizontal, vertical] = self.spans(points, rotation);
        vertical.distance() / horizontal.distance()
    }

    /// Returns the nearest position from which a camera with this rotation sees all `points`. Along
    /// the axis on which they don't fill the view, they are centred.
    pub fn fitting_position(&self, points: &[Vec3], rotation: Quat) -> Vec3 {
        let [horizontal, vertical] = self.spans(points, rotation);
        let distance = horizontal.distance().max(vertical.distance());
        rotation
            * Vec3::new(
                horizontal.centre(distance),
                vertical.centre(distance),
                distance,
            )
    }

    /// Returns whether a camera with this rotation sees a point, given relative to the camera.
    pub fn sees(&self, point: Vec3, rotation: Quat) -> bool {
        let Vec3 { x, y, z } = rotation.inverse() * point;
        let depth = -z;
        depth > 0.0
            && (-self.left * depth..=self.right * depth).contains(&x)
            && (-self.down * depth..=self.up * depth).contains(&y)
    }

    /// Returns the constraints of the left and right sides of the view, then of its bottom and top.
    /// The outermost points determine them, as all points must lie between each pair of planes.
    fn spans(&self, points: &[Vec3], rotation: Quat) -> [Span; 2] {
        let [right, up, back] = [Vec3::X, Vec3::Y, Vec3::Z].map(|axis| rotation * axis);
        [
            Span::new(points, right, back, self.left, self.right),
            Span::new(points, up, back, self.down, self.up),
        ]
    }
}

/// Two opposite sides of the view, projected onto the plane perpendicular to both.
struct Span {
    low: f32,
    high: f32,
    low_slope: f32,
    high_slope: f32,
}

impl Span {
    fn new(points: &[Vec3], axis: Vec3, back: Vec3, low_slope: f32, high_slope: f32) -> Self {
        let mut span = Self {
            low: f32::INFINITY,
            high: f32::NEG_INFINITY,
            low_slope,
            high_slope,
        };
        for point in points {
            let (offset, depth) = (point.dot(axis), point.dot(back));
            span.low = span.low.min(offset - low_slope * depth);
            span.high = span.high.max(offset + high_slope * depth);
        }
        span
    }

    /// Returns the distance at which all points fit between the sides.
    fn distance(&self) -> f32 {
        (self.high - self.low) / (self.low_slope + self.high_slope)
    }

    /// Returns the position on the axis with equal margins on both sides.
    fn centre(&self, distance: f32) -> f32 {
        let lowest = self.high - self.high_slope * distance;
        let highest = self.low + self.low_slope * distance;
        0.5 * (lowest + highest)
    }
}

/// Returns points that enclose the whole board.
pub fn outline_points(layout: &BoardLayout) -> Vec<Vec3> {
    let spread = (-layout.foot_insets().x).max(0.0);
    let (length, width) = (layout.half_length() + spread, layout.half_width() + spread);
    let straight = layout.half_straight();
    let shoulder = straight + 0.75 * (length - straight);
    // Squarer ends extend further into the corners.
    let corner_fraction = if layout.end_exponent() > 3.0 {
        1.0
    } else {
        0.66
    };
    let corners = [
        (length, 0.0),
        (shoulder, corner_fraction * width),
        (straight, width),
    ];
    corners
        .iter()
        .flat_map(|&(x, z)| [(x, z), (-x, z), (x, -z), (-x, -z)])
        .flat_map(|(x, z)| {
            [
                Vec3::new(x, 0.0, z),
                Vec3::new(x, layout.top() + HEADROOM, z),
            ]
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::Pose;
    use super::*;
    use awale_rules::board::{Geometry, Side};

    #[test]
    fn every_board_fits_every_window_and_fills_it() {
        let frame = CameraFrame::default();
        for row in [3, 6, 12, 18] {
            let points = outline_points(&BoardLayout::new(Geometry::new(row)));
            for window in [
                (640.0, 360.0),
                (2560.0, 1080.0),
                (600.0, 1000.0),
                (1000.0, 900.0),
            ] {
                let lens = Lens::new(Vec2::from(window), &frame);
                for pose in [
                    Pose::seat(Side::South),
                    Pose::above(Side::North),
                    Pose::seat(Side::South).with_upright(true),
                ] {
                    let rotation = pose.rotation_at_rest();
                    let seat = lens.fitting_position(&points, rotation);
                    let mut max_extent = 0.0f32;
                    for &point in &points {
                        let view_point = rotation.inverse() * (point - seat);
                        let (x, y) = (view_point.x / -view_point.z, view_point.y / -view_point.z);
                        let horizontal = (x / lens.right).max(-x / lens.left);
                        let vertical = (y / lens.up).max(-y / lens.down);
                        assert!(view_point.z < 0.0 && horizontal < 1.001 && vertical < 1.001);
                        max_extent = max_extent.max(horizontal).max(vertical);
                    }
                    assert!(
                        max_extent > 0.999,
                        "{row} holes in {window:?}: {max_extent}"
                    );
                }
            }
        }
    }
}
