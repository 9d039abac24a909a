//! Playback: what has happened in the game is told step by step, in time.

mod clock;
mod speed;
mod step;

use bevy::prelude::*;

pub use clock::{Playback, Skip, Telling};
pub use speed::Speed;
pub use step::{Step, steps};

/// Adds the queue of steps and its clock.
pub fn plugin(app: &mut App) {
    app.add_plugins((clock::plugin, speed::plugin));
}
