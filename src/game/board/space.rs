//! The board that lies on the table.

use bevy::prelude::*;

use super::heap::Heaps;
use super::layout::BoardLayout;
use crate::rules::Geometry;

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
}
