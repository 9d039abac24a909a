//! The computer's seven levels.

use std::fmt;
use std::str::FromStr;

use awale_rules::keyed::keyed_enum;
use serde::{Deserialize, Serialize};
use thiserror::Error;

mod ladder;
mod strength;

pub(super) use ladder::measured_curve;
pub use strength::{Skill, Strength};

keyed_enum! {
    /// The strength of the computer.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Level {
        /// For beginners: captures what it sees, and overlooks a lot.
        Initiation = "initiation",
        /// Sees most captures, but rarely what they cost.
        Beginner = "beginner",
        /// Considers replies, though not always the right ones.
        Amateur = "amateur",
        /// Calculates a few moves ahead, with slips.
        Club = "club",
        /// Calculates far ahead; errs, if at all, in variants that a few moves decide.
        Expert = "expert",
        /// Calculates much farther ahead.
        Master = "master",
        /// The machine's full strength within the time allowed: see [`Strength::within`].
        GrandMaster = "grand-master",
    }
}

/// The error for a text that isn't the key of a level.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{0}\" isn't a level: expected one of initiation, beginner, amateur, club, expert, master, grand-master"
)]
pub struct UnknownLevel(pub String);

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
