//! The board as it is shown: where its holes are, how seeds lie in them and
//! look, and what glows on its rims.

pub mod heap;
pub mod layout;

use bevy::prelude::*;

use crate::rules::board::Geometry;
use heap::Heaps;
use layout::BoardLayout;

/// Rebuilds whatever depends on the shape of the board.
pub fn plugin(app: &mut App) {
    app.insert_resource(ShownBoard(Geometry::new(STARTING_ROW)))
        .init_resource::<ShownLayout>()
        .init_resource::<ShownHeaps>()
        .add_systems(PreUpdate, lay_out.run_if(resource_changed::<ShownBoard>));
}

/// Holes in a row of the board that lies on the table before any game.
const STARTING_ROW: usize = 6;

/// The shape of the board on the table. Set it to exchange the board: layout,
/// heaps, mesh and camera follow.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownBoard(pub Geometry);

/// The layout of the [`ShownBoard`].
#[derive(Resource, Deref, Clone, Copy, Debug)]
pub struct ShownLayout(BoardLayout);

impl Default for ShownLayout {
    fn default() -> Self {
        Self(BoardLayout::new(Geometry::new(STARTING_ROW)))
    }
}

/// The resting places of seeds on the [`ShownBoard`].
#[derive(Resource, Deref, DerefMut, Debug)]
pub struct ShownHeaps(Heaps);

impl Default for ShownHeaps {
    fn default() -> Self {
        Self(Heaps::new(*ShownLayout::default()))
    }
}

fn lay_out(board: Res<ShownBoard>, mut layout: ResMut<ShownLayout>, mut heaps: ResMut<ShownHeaps>) {
    if layout.geometry() != board.0 {
        layout.0 = BoardLayout::new(board.0);
        heaps.0 = Heaps::new(layout.0);
    }
}
