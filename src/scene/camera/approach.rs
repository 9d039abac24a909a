//! The closest approach of the camera while both lofts stay in view.

use bevy::ecs::system::SystemParam;
use bevy::math::bounding::BoundingVolume;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::framing::{Lens, outline_points};
use super::{CameraFrame, Pose};
use crate::board::{BoardLayout, BoardSpace};
use awale_rules::board::{Side, Vessel};

/// Points around the rim of a loft that must stay in view.
const RIM_POINTS: usize = 12;
/// Zoom factors tried between the smallest one and 1.
const FACTOR_STEPS: usize = 14;
/// Radius around a loft's centre that must stay in view, in rim radii.
const LOFT_MARGIN: f32 = 1.12;

/// Finds how close the camera can come.
#[derive(SystemParam)]
pub struct Approach<'w, 's> {
    space: Res<'w, BoardSpace>,
    frame: Res<'w, CameraFrame>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl Approach<'_, '_> {
    /// Returns the smallest factor, at least `min_factor`, by which `pose` can be zoomed towards
    /// `vessel` while both lofts stay in the window.
    #[must_use]
    pub fn factor(&self, pose: Pose, vessel: Vessel, min_factor: f32) -> f32 {
        let size = self.windows.iter().next().map(Window::size);
        size.map_or(1.0, |size| {
            factor(
                &self.space.layout,
                size,
                &self.frame,
                pose,
                vessel,
                min_factor,
            )
        })
    }
}

fn factor(
    layout: &BoardLayout,
    window: Vec2,
    frame: &CameraFrame,
    pose: Pose,
    vessel: Vessel,
    min_factor: f32,
) -> f32 {
    let half = Vec2::new(layout.half_length(), layout.half_width());
    let towards = layout.centre(vessel);
    let is_allowed = |factor: f32| {
        let pose = pose.zoomed(factor, Some(towards), half);
        shows_lofts(layout, window, frame, pose)
    };
    let mut factors = (0..FACTOR_STEPS)
        .map(|step| min_factor + (1.0 - min_factor) * step as f32 / FACTOR_STEPS as f32);
    factors.find(|&factor| is_allowed(factor)).unwrap_or(1.0)
}

/// Returns whether both lofts lie inside the window of a camera at rest in this pose.
fn shows_lofts(layout: &BoardLayout, window: Vec2, frame: &CameraFrame, pose: Pose) -> bool {
    let rotation = pose.rotation_at_rest();
    let seat = Lens::new(window, frame).fitting_position(&outline_points(layout), rotation);
    let eye = pose.position(layout.bounds().center().into(), seat);
    let full_lens = Lens::new(window, &CameraFrame::NONE);
    Side::BOTH.into_iter().all(|side| {
        let loft = Vessel::Loft(side);
        let (centre, rim) = (
            layout.centre(loft),
            LOFT_MARGIN * layout.bowl(loft).semi_axes,
        );
        (0..RIM_POINTS).all(|step| {
            let angle = std::f32::consts::TAU * step as f32 / RIM_POINTS as f32;
            let at = rim * Vec2::from_angle(angle);
            full_lens.sees(centre + Vec3::new(at.x, 0.0, at.y) - eye, rotation)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::boards;

    #[test]
    fn both_lofts_stay_in_view_in_every_window() {
        let frame = CameraFrame::default();
        for layout in boards() {
            for window in [
                (1280.0, 720.0),
                (640.0, 360.0),
                (600.0, 1000.0),
                (360.0, 640.0),
            ] {
                let window = Vec2::from(window);
                for (side, is_upright) in [(Side::South, false), (Side::North, true)] {
                    let pose = Pose::seat(Side::South).with_upright(is_upright);
                    let loft = Vessel::Loft(side);
                    let factor = factor(&layout, window, &frame, pose, loft, 0.86);
                    assert!((0.86..=1.0).contains(&factor));
                    let half = Vec2::new(layout.half_length(), layout.half_width());
                    let zoomed = pose.zoomed(factor, Some(layout.centre(loft)), half);
                    let is_seen = shows_lofts(&layout, window, &frame, zoomed);
                    assert!(is_seen, "{:?} in {window}", layout.geometry());
                }
            }
        }
    }

    #[test]
    fn the_camera_comes_as_near_as_allowed_where_there_is_space() {
        let layout = BoardLayout::new(awale_rules::board::Geometry::new(6));
        let wide_margins = CameraFrame {
            top: 0.3,
            bottom: 0.3,
            left: 0.3,
            right: 0.3,
        };
        let pose = Pose::seat(Side::South);
        let loft = Vessel::Loft(Side::South);
        let window = Vec2::new(1280.0, 720.0);
        assert_eq!(
            factor(&layout, window, &wide_margins, pose, loft, 0.86),
            0.86
        );
    }
}
