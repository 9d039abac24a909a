//! Measures the cost of a frame of the real game, on boards of several sizes, at rest and while
//! sowing. Time advances in fixed steps, so all runs render the same frames.

mod conductor;
mod drawn;
mod figures;
mod stopwatch;

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use crate::settings::Quality;

/// Duration of a frame.
const FRAME_DURATION: Duration = Duration::from_nanos(16_666_667);

/// The options of the benchmark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bench {
    /// Number of frames to measure on each board at rest, and again while seeds move.
    pub frames: usize,
    /// Quality of the picture; `None` for the one that suits the machine.
    pub quality: Option<Quality>,
}

/// Measures, prints a table and exits.
pub fn plugin(bench: Bench) -> impl Plugin {
    move |app: &mut App| {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME_DURATION))
            .add_plugins((stopwatch::plugin, drawn::plugin, conductor::plugin(bench)));
    }
}
