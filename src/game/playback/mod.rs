//! Playback: shows what has happened in the game step by step, in time; and lets players go
//! through a game move by move and seed by seed.

mod clock;
mod step;
mod walk;

use bevy::prelude::*;

use crate::game::schedule::GameSet;
use crate::game::session::GameCommand;

pub use clock::{LastMove, Playback, PlaybackEvent, ShownLap, Skip};
pub use step::{POUR_SPREAD, Step, steps};
pub use walk::Walk;

/// Adds the queue of steps with its clock, and the navigation through a game.
pub fn plugin(app: &mut App) {
    app.add_plugins(clock::plugin)
        .add_message::<GameCommand>()
        .add_message::<Walk>()
        .add_systems(
            Update,
            walk::walk.after(GameSet::Menus).before(GameSet::Advisor),
        );
}
