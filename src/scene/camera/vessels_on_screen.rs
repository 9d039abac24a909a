//! Where holes and lofts are on the screen.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::TableCamera;
use crate::board::{BoardSpace, bounds_on_screen};
use awale_rules::Vessel;

/// Finds vessels of the shown board on the screen of the table's camera.
#[derive(SystemParam)]
pub struct VesselsOnScreen<'w, 's> {
    space: Res<'w, BoardSpace>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
}

impl VesselsOnScreen<'_, '_> {
    /// The rectangle around these vessels, in logical pixels; `None` if there are none or all are
    /// behind the camera.
    #[must_use]
    pub fn bounds(&self, vessels: impl IntoIterator<Item = Vessel>) -> Option<Rect> {
        let (camera, eye) = self.cameras.iter().next()?;
        let layout = &self.space.layout;
        let ends = vessels.into_iter().flat_map(|vessel| {
            let centre = layout.centre(vessel);
            layout.bowl(vessel).ends().map(|end| centre + end)
        });
        bounds_on_screen(ends, camera, eye)
    }
}
