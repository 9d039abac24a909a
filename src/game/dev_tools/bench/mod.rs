//! Measures what a frame of the real game costs: boards of three sizes, at rest
//! and while seeds are sown, with fixed time steps, so that every run shows the
//! same frames.

mod conductor;
mod drawn;
mod figures;
mod stopwatch;

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

/// The time that passes in each frame.
const STEP: Duration = Duration::from_nanos(16_666_667);

/// What to measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bench {
    /// How many frames of each board at rest, and how many while seeds move.
    pub frames: usize,
}

/// Measures, prints a table and leaves the program.
pub fn plugin(bench: Bench) -> impl Plugin {
    move |app: &mut App| {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP))
            .add_plugins((stopwatch::plugin, drawn::plugin, conductor::plugin(bench)));
    }
}
