//! The speed of moves.

use bevy::reflect::Reflect;
use serde::{Deserialize, Serialize};

/// The playback speed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Reflect)]
pub enum Speed {
    /// A multiple of normal speed, one of [`Speed::FACTORS`].
    Times(f32),
    /// No animation.
    Off,
}

impl Speed {
    /// The available factors, ascending.
    pub const FACTORS: [f32; 6] = [0.25, 0.5, 1.0, 2.0, 4.0, 8.0];

    /// Returns the playback time that passes in `real` seconds; infinite without animation.
    #[must_use]
    pub fn shown_seconds(self, real: f32) -> f32 {
        match self {
            Self::Times(factor) => real * factor,
            Self::Off => f32::INFINITY,
        }
    }

    /// Returns the real time that `shown` seconds of playback take.
    #[must_use]
    pub fn real_seconds(self, shown: f32) -> f32 {
        match self {
            Self::Times(factor) => shown / factor,
            Self::Off => 0.0,
        }
    }
}

impl Default for Speed {
    fn default() -> Self {
        Self::Times(1.0)
    }
}
