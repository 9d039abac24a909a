//! Playback: what has happened in the game is told step by step, in time; and the player's way
//! through a game that has been played, move by move and seed by seed.

mod clock;
mod step;
mod walk;

use bevy::prelude::*;

use crate::game::schedule::GameSet;
use crate::game::session::GameCommand;

pub use clock::{Playback, PlaybackEvent, Skip, TableAside};
pub use step::{POUR_SPREAD, Step, steps};
pub use walk::Walk;

/// Adds the queue of steps with its clock, and the ways through a game.
pub fn plugin(app: &mut App) {
    app.add_plugins(clock::plugin)
        .add_message::<GameCommand>()
        .add_message::<Walk>()
        .add_systems(
            Update,
            walk::walk.after(GameSet::Menus).before(GameSet::Advisor),
        );
}
