//! The seven levels.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

mod ladder;
mod strength;

pub(super) use ladder::measured;
pub use strength::Skill;

/// The strength of the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// For beginners: captures what it sees, and overlooks a lot.
    Initiation,
    /// Sees most captures, but rarely what they cost.
    Beginner,
    /// Considers replies, though not always the right ones.
    Amateur,
    /// Calculates a few moves ahead, with slips.
    Club,
    /// Calculates far; errs at most in variants that a few moves decide.
    Expert,
    /// Calculates much farther.
    Master,
    /// The full strength of the machine within the time granted: see [`Level::limits_within`].
    GrandMaster,
}

/// The text isn't the key of a level.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{0}\" is no level: they are initiation, beginner, amateur, club, expert, master and grand-master"
)]
pub struct UnknownLevel(pub String);

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 7] = [
        Self::Initiation,
        Self::Beginner,
        Self::Amateur,
        Self::Club,
        Self::Expert,
        Self::Master,
        Self::GrandMaster,
    ];

    /// The level with this [`key`](Self::key).
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.key() == key)
    }

    /// Its name in commands and files.
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
