//! The board as it is shown: seeds with their looks, marks on the rims, the ghost of a move, and
//! where numbers and letters stand.
//!
//! Seeds and board follow what is played back and nothing else.

mod asked;
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

use bevy::prelude::*;

use crate::game::board::{BoardSpace, ShownBoard};
use crate::game::schedule::GameSet;

pub use ghost::{Ghost, GhostMark, GhostWord, ShownGhost};
pub use labels::VesselLabel;
pub use marks::{Mark, Marking, Marks};
pub use seeds::InFlight;

/// The order in which the table follows: flight and replay within [`GameSet::Table`], previews and
/// marks within [`GameSet::Show`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSet {
    /// Seeds that are on their way move on.
    Fly,
    /// What was played back is replayed on the table and told to its vessels.
    Replay,
    /// The ghost of a move comes and goes.
    Preview,
    /// The vessels are marked.
    Mark,
}

/// Adds the board with all that is seen of it. Needs the scene's plugin before it.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        seeds_plugin,
        seed_look::plugin,
        marks::plugin,
        lights::plugin,
        guidance::plugin,
        ghost::plugin,
        threats::plugin,
        labels::plugin,
        hot_seat::plugin,
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
    .init_resource::<ShownBoard>()
    .insert_resource(BoardSpace::new(ShownBoard::default().0))
    .add_plugins((seeds::plugin, replay::plugin));
}
