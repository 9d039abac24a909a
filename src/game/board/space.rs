//! The board that lies on the table.

use bevy::prelude::*;

use super::heap::Heaps;
use super::layout::BoardLayout;
use crate::rules::{Geometry, Hole, Vessel};

/// The shape of the board on the table. All that is built from it is built anew when it changes.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct ShownBoard(pub Geometry);

impl Default for ShownBoard {
    fn default() -> Self {
        Self(Geometry::new(6))
    }
}

/// Where everything on the shown board is.
#[derive(Resource, Debug)]
pub struct BoardSpace {
    /// Places and measures.
    pub layout: BoardLayout,
    /// Resting places of seeds.
    pub heaps: Heaps,
}

impl BoardSpace {
    /// The places of a board of this shape.
    #[must_use]
    pub fn new(geometry: Geometry) -> Self {
        let layout = BoardLayout::new(geometry);
        Self {
            layout,
            heaps: Heaps::new(layout),
        }
    }

    /// Where the middle of a hole is seen by a camera at this place, in logical pixels; `None` if
    /// it lies behind the camera.
    #[must_use]
    pub fn on_screen(&self, hole: Hole, camera: &Camera, place: &GlobalTransform) -> Option<Vec2> {
        let centre = self.layout.centre(Vessel::Hole(hole));
        camera.world_to_viewport(place, centre).ok()
    }
}
