//! The board on screen: seeds and their looks, marks on the rims, the ghost of a move, and the
//! positions of counts and letters.
//!
//! Seeds and board are updated only by the playback.

mod blocked;
mod capture;
mod finale;
mod ghost;
mod guidance;
mod hot_seat;
mod labels;
mod lights;
mod marks;
mod palette;
mod replay;
mod seed_look;
mod seeds;
mod threats;
mod tokens;

use bevy::prelude::*;

use crate::board::{BoardSpace, ShownBoard};
use crate::scene::TableLook;
use crate::schedule::GameSet;

pub use capture::{CaptureTally, TallyStage};
pub use finale::Finale;
pub use ghost::{Ghost, GhostMark, GhostWord, ShownGhost};
pub use labels::VesselLabel;
pub use marks::{Mark, Marking, Marks};
pub use seeds::InFlight;
pub use tokens::Token;

/// The order of the board's systems: flight and replay within [`GameSet::Table`], previews and
/// marks within [`GameSet::Show`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSet {
    /// Advances seeds in flight.
    Fly,
    /// Replays playback steps on the board, and triggers the entity events of its vessels.
    Replay,
    /// Updates the ghost of a move.
    Preview,
    /// Marks the vessels.
    Mark,
}

/// Adds the board on screen. Must be added after the scene's plugin.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        seeds_plugin,
        seed_look::plugin,
        marks::plugin,
        lights::plugin,
        guidance::plugin,
        ghost::plugin,
        threats::plugin,
        blocked::plugin,
        tokens::plugin,
        labels::plugin,
        hot_seat::plugin,
        capture::plugin,
        finale::plugin,
    ));
}

/// Adds the board, its vessels and its seeds as entities, without their looks.
pub fn seeds_plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            (TableSet::Fly, TableSet::Replay)
                .chain()
                .in_set(GameSet::Table),
            (TableSet::Preview, TableSet::Mark)
                .chain()
                .in_set(GameSet::Show),
        ),
    )
    .init_resource::<TableLook>()
    .init_resource::<ShownBoard>()
    .insert_resource(BoardSpace::new(ShownBoard::default()))
    .add_plugins((seeds::plugin, replay::plugin));
}
