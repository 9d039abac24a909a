//! Maps window positions to vessels and to points of the table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::TableCamera;
use crate::board::BoardSpace;

/// Distance from the board at which empty ground begins, in units.
const BOARD_MARGIN: f32 = 0.1;

/// Casts rays from window positions, in logical pixels, to the table.
#[derive(SystemParam)]
pub struct BoardPicker<'w, 's> {
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    space: Res<'w, BoardSpace>,
}

impl BoardPicker<'_, '_> {
    /// Returns the point under `place` on the plane of the board's top.
    #[must_use]
    pub fn point(&self, place: Vec2) -> Option<Vec3> {
        let ray = self.ray(place)?;
        let plane = InfinitePlane3d::new(Vec3::Y);
        let distance = ray.intersect_plane(Vec3::Y * self.space.layout.top(), plane)?;
        Some(ray.get_point(distance))
    }

    /// Returns whether `place` is beside the board.
    #[must_use]
    pub fn is_ground(&self, place: Vec2) -> bool {
        let layout = &self.space.layout;
        self.point(place).is_none_or(|point| {
            point.x.abs() > layout.half_length() + BOARD_MARGIN
                || point.z.abs() > layout.half_width() + BOARD_MARGIN
        })
    }

    /// Returns half the length and half the width of the board, in units.
    #[must_use]
    pub fn board_half(&self) -> Vec2 {
        let layout = &self.space.layout;
        Vec2::new(layout.half_length(), layout.half_width())
    }

    fn ray(&self, place: Vec2) -> Option<Ray3d> {
        let (camera, transform) = self.cameras.iter().next()?;
        camera.viewport_to_world(transform, place).ok()
    }
}
