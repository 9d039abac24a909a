//! The speed of moves.

use bevy::reflect::Reflect;
use serde::{Deserialize, Serialize};

/// The playback speed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Reflect)]
pub enum Speed {
    /// A multiple of normal speed, listed in [`Speed::ALL`].
    Times(f32),
    /// No animation.
    Off,
}

impl Speed {
    /// The usual speed.
    pub const NORMAL: Self = Self::Times(1.0);

    /// All speeds with their stable names, slowest first, then without animation.
    const NAMED: [(Self, &'static str); 7] = [
        (Self::Times(0.25), "quarter"),
        (Self::Times(0.5), "half"),
        (Self::NORMAL, "normal"),
        (Self::Times(2.0), "double"),
        (Self::Times(4.0), "four"),
        (Self::Times(8.0), "eight"),
        (Self::Off, "off"),
    ];

    /// All speeds, slowest first, then without animation.
    pub const ALL: [Self; Self::NAMED.len()] = {
        let mut all = [Self::Off; Self::NAMED.len()];
        let mut index = 0;
        while index < all.len() {
            all[index] = Self::NAMED[index].0;
            index += 1;
        }
        all
    };

    /// Returns the stable name of one of [`ALL`](Self::ALL); empty for any other speed.
    #[must_use]
    pub fn key(self) -> &'static str {
        let named = Self::NAMED.iter().find(|(speed, _)| *speed == self);
        named.map_or("", |(_, name)| name)
    }

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
        Self::NORMAL
    }
}
