//! The seven levels: their names, and how far and how well each sees.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

use super::limits::Limits;
use super::weakness::Weakness;

/// How well the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// For one's first games: takes what it sees, and misses a lot.
    Initiation,
    /// Sees most captures, rarely what they cost.
    Beginner,
    /// Thinks of the answer, not always of the right one.
    Amateur,
    /// Counts a few moves ahead, with slips.
    Club,
    /// Counts far, and plays what it counted.
    Expert,
    /// The same, much farther.
    Master,
    /// All that the machine can give in a short think.
    GrandMaster,
}

/// The text is the key of no level.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{0}\" is no level: they are initiation, beginner, amateur, club, expert, master and grand-master"
)]
pub struct UnknownLevel(pub String);

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 7] = [
        Self::Initiation,
        Self::Beginner,
        Self::Amateur,
        Self::Club,
        Self::Expert,
        Self::Master,
        Self::GrandMaster,
    ];

    /// The word for it in commands and files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Initiation => "initiation",
            Self::Beginner => "beginner",
            Self::Amateur => "amateur",
            Self::Club => "club",
            Self::Expert => "expert",
            Self::Master => "master",
            Self::GrandMaster => "grand-master",
        }
    }

    /// What limits its search: plies and positions, so that a fast machine
    /// doesn't make it stronger. The time is there for slow ones.
    #[must_use]
    pub const fn limits(self) -> Limits {
        let (depth, nodes, milliseconds, memory) = match self {
            Self::Initiation => (1, 1_000, 1_000, 1 << 12),
            Self::Beginner => (2, 5_000, 1_000, 1 << 16),
            Self::Amateur => (3, 20_000, 1_000, 1 << 18),
            Self::Club => (5, 50_000, 1_000, 1 << 20),
            Self::Expert => (9, 60_000, 1_500, 1 << 22),
            Self::Master => (14, 300_000, 1_500, 1 << 23),
            Self::GrandMaster => (Limits::NONE.depth, 2_000_000, 1_800, 1 << 26),
        };
        Limits {
            depth,
            nodes,
            time: Some(Duration::from_millis(milliseconds)),
            lines: 1,
            memory,
        }
    }

    /// How it errs; nothing for the levels that play what they have counted.
    pub(super) const fn weakness(self) -> Option<Weakness> {
        let (whim, misses, short_sight, vagueness) = match self {
            Self::Initiation => (0.8, 0.5, 1.0, 1.5),
            Self::Beginner => (0.35, 0.2, 0.5, 0.9),
            Self::Amateur => (0.05, 0.1, 0.2, 0.6),
            Self::Club => (0.0, 0.03, 0.03, 0.3),
            Self::Expert | Self::Master | Self::GrandMaster => return None,
        };
        Some(Weakness {
            whim,
            misses,
            short_sight,
            vagueness,
        })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let found = Self::ALL.into_iter().find(|level| level.key() == text);
        found.ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}
