//! Playback: shows the events of the game step by step, and navigates a game by moves, laps and
//! seeds.

mod clock;
mod step;
mod trail;
mod walk;

use bevy::prelude::*;

use crate::schedule::GameSet;
use crate::session::GameCommand;

pub use clock::{LastMove, Playback, PlaybackEvent, ShownLap, Skip};
pub use step::{POUR_PAUSE, POUR_SPREAD, Step, steps};
pub use walk::{HistoryStep, Laps};

/// Adds playback and navigation.
pub fn plugin(app: &mut App) {
    app.add_plugins(clock::plugin)
        .add_message::<GameCommand>()
        .add_message::<HistoryStep>()
        .add_systems(
            Update,
            walk::walk.after(GameSet::Menus).before(GameSet::Settings),
        );
}
