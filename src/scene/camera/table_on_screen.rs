//! Screen positions of points and vessels of the table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::TableCamera;
use crate::board::BoardSpace;
use awale_rules::Vessel;

/// Projects the table onto the screen.
#[derive(SystemParam)]
pub struct TableOnScreen<'w, 's> {
    space: Res<'w, BoardSpace>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
}

impl TableOnScreen<'_, '_> {
    /// Projects a point of the table to logical pixels; `None` if it is behind the camera.
    #[must_use]
    pub fn point(&self, point: Vec3) -> Option<Vec2> {
        let (camera, transform) = self.cameras.iter().next()?;
        camera.world_to_viewport(transform, point).ok()
    }

    /// Returns the bounding rectangle of these vessels, in logical pixels; `None` if there are none
    /// or all are behind the camera.
    #[must_use]
    pub fn bounds(&self, vessels: impl IntoIterator<Item = Vessel>) -> Option<Rect> {
        let (camera, transform) = self.cameras.iter().next()?;
        self.space.bounds_of(vessels, camera, transform)
    }
}
