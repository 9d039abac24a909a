//! The board as it is shown: layout, heaps, seeds, the look of both, highlights.
//!
//! Seeds and board follow the playback's tellings and nothing else.

pub mod flight;
pub mod ghost;
mod guidance;
pub mod hand;
pub mod heap;
pub mod highlight;
mod labels;
pub mod layout;
mod palette;
pub mod piles;
pub mod seed_look;
pub mod seeds;
mod threats;

use bevy::prelude::*;

use crate::rules::Geometry;
use heap::Heaps;
use layout::BoardLayout;

/// The shape of the board on the table. Whatever is built from it is built anew when it changes.
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

/// Adds the board with all that is seen of it. Needs the scene's plugin before it.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        seeds_plugin,
        seed_look::plugin,
        highlight::plugin,
        guidance::plugin,
        ghost::plugin,
        threats::plugin,
        labels::plugin,
    ));
}

/// Adds the board's places and its seeds, without their looks.
pub fn seeds_plugin(app: &mut App) {
    app.init_resource::<ShownBoard>()
        .insert_resource(BoardSpace::new(ShownBoard::default().0))
        .add_plugins(seeds::plugin);
}
