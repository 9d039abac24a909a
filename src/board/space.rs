//! Layout and heaps of the board on the table.

use bevy::prelude::*;

use super::heap::Heaps;
use super::layout::{BoardLayout, BoardShape};
use awale_rules::{Geometry, Hole, Vessel};

/// The board on the table. Everything derived from it is rebuilt when it changes.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Reflect)]
#[reflect(opaque)]
#[reflect(Resource, Debug)]
pub struct ShownBoard {
    /// The board's geometry.
    pub geometry: Geometry,
    /// The board's shape.
    pub shape: BoardShape,
}

impl Default for ShownBoard {
    fn default() -> Self {
        Self {
            geometry: Geometry::new(6),
            shape: BoardShape::default(),
        }
    }
}

/// The positions of vessels and seeds on the shown board.
#[derive(Resource, Debug)]
pub struct BoardSpace {
    /// The dimensions of the board.
    pub layout: BoardLayout,
    /// The resting poses of seeds.
    pub heaps: Heaps,
}

/// Returns the bounding rectangle of these points on the screen, in logical pixels; `None` if there
/// are none or all are behind the camera.
#[must_use]
pub fn bounds_on_screen(
    points: impl IntoIterator<Item = Vec3>,
    camera: &Camera,
    transform: &GlobalTransform,
) -> Option<Rect> {
    let points = points.into_iter();
    let visible = points.filter_map(|point| camera.world_to_viewport(transform, point).ok());
    visible
        .map(|point| Rect::from_corners(point, point))
        .reduce(|bounds, point| bounds.union(point))
}

impl BoardSpace {
    /// Lays out this board.
    #[must_use]
    pub fn new(board: ShownBoard) -> Self {
        let layout = BoardLayout::shaped(board.geometry, board.shape);
        Self {
            layout,
            heaps: Heaps::of(layout),
        }
    }

    /// Returns the screen position of a hole's centre, in logical pixels; `None` if it is behind
    /// the camera.
    #[must_use]
    pub fn on_screen(
        &self,
        hole: Hole,
        camera: &Camera,
        transform: &GlobalTransform,
    ) -> Option<Vec2> {
        let centre = self.layout.centre(Vessel::Hole(hole));
        camera.world_to_viewport(transform, centre).ok()
    }

    /// Returns the bounding rectangle of vessels on the screen, in logical pixels; `None` if there
    /// are none or all are behind the camera.
    #[must_use]
    pub fn bounds_of(
        &self,
        vessels: impl IntoIterator<Item = Vessel>,
        camera: &Camera,
        transform: &GlobalTransform,
    ) -> Option<Rect> {
        let ends = vessels.into_iter().flat_map(|vessel| {
            let centre = self.layout.centre(vessel);
            self.layout
                .bowl(vessel)
                .axis_endpoints()
                .map(|end| centre + end)
        });
        bounds_on_screen(ends, camera, transform)
    }
}
