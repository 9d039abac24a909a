//! Maps window positions to vessels and to points of the table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::TableCamera;
use crate::board::BoardSpace;

/// Distance from the board's edge within which a point doesn't count as ground, in units.
const BOARD_MARGIN: f32 = 0.1;

/// Casts rays through window positions, in logical pixels, onto the table.
#[derive(SystemParam)]
pub struct BoardPicker<'w, 's> {
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    space: Res<'w, BoardSpace>,
}

impl BoardPicker<'_, '_> {
    /// Returns the point under `cursor` on the plane of the board's top.
    #[must_use]
    pub fn point(&self, cursor: Vec2) -> Option<Vec3> {
        let ray = self.ray(cursor)?;
        let plane = InfinitePlane3d::new(Vec3::Y);
        let distance = ray.intersect_plane(Vec3::Y * self.space.layout.top(), plane)?;
        Some(ray.get_point(distance))
    }

    /// Returns whether `cursor` is beside the board.
    #[must_use]
    pub fn is_ground(&self, cursor: Vec2) -> bool {
        let layout = &self.space.layout;
        self.point(cursor).is_none_or(|point| {
            point.x.abs() > layout.half_length() + BOARD_MARGIN
                || point.z.abs() > layout.half_width() + BOARD_MARGIN
        })
    }

    /// Returns the half-extents of the board, in units.
    #[must_use]
    pub fn board_half(&self) -> Vec2 {
        let layout = &self.space.layout;
        Vec2::new(layout.half_length(), layout.half_width())
    }

    fn ray(&self, cursor: Vec2) -> Option<Ray3d> {
        let (camera, transform) = self.cameras.iter().next()?;
        camera.viewport_to_world(transform, cursor).ok()
    }
}
