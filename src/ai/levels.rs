//! The seven levels: their names, and how far and how well each sees.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

mod ladder;
mod strength;

pub(super) use ladder::measured;
pub use strength::Skill;

/// How well the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// For one's first games: takes what it sees, and misses a lot.
    Initiation,
    /// Sees most captures, rarely what they cost.
    Beginner,
    /// Thinks of the answer, not always of the right one.
    Amateur,
    /// Counts a few moves ahead, with slips.
    Club,
    /// Counts far; errs at most in variants that a few moves ahead decide.
    Expert,
    /// Counts much farther.
    Master,
    /// All that the machine can give in the time that a player grants it: see [`Level::limits_within`].
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

    /// The level of this [`key`](Self::key), if there is one.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.key() == key)
    }

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
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Self::from_key(text).ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}
