//! The board as it is shown: seeds with their looks, marks on the rims, the ghost of a move, and
//! where numbers and letters stand.
//!
//! Seeds and board follow the playback's playback_events and nothing else.

mod ghost;
mod guidance;
mod highlight;
mod hot_seat;
mod labels;
mod palette;
mod piles;
mod seed_look;
mod seeds;
mod threats;

use bevy::prelude::*;

use crate::game::board::{BoardSpace, ShownBoard};

pub use ghost::{Ghost, GhostMark, GhostMarks, GhostWord};
pub use highlight::Highlights;
pub use labels::{VesselLabel, VesselLabels};
pub use piles::Piles;
pub use seeds::{InFlight, Seed};

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
        hot_seat::plugin,
    ));
}

/// Adds the board's places and its seeds, without their looks.
pub fn seeds_plugin(app: &mut App) {
    app.init_resource::<ShownBoard>()
        .insert_resource(BoardSpace::new(ShownBoard::default().0))
        .add_plugins(seeds::plugin);
}
