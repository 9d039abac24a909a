//! How fast moves are shown.

use serde::{Deserialize, Serialize};

/// The speed of everything that moves on the table.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Speed {
    /// This many times as fast as normal: one of [`Speed::FACTORS`].
    Times(f32),
    /// Results are shown at once.
    Off,
}

impl Speed {
    /// The factors that are offered, from slow to fast.
    pub const FACTORS: [f32; 6] = [0.25, 0.5, 1.0, 2.0, 4.0, 8.0];

    /// Seconds of showing that pass in `real` seconds; everything at once when off.
    #[must_use]
    pub fn shown_seconds(self, real: f32) -> f32 {
        match self {
            Self::Times(factor) => real * factor,
            Self::Off => f32::INFINITY,
        }
    }

    /// Real seconds that `shown` seconds of showing take.
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
