//! What a rule file may say, word for word: the only form that serde touches.
//!
//! Numbers are wide here on purpose: a value out of its range is a finding of
//! [`validate`](super::validate), reported together with all others, and not a
//! syntax error that hides them.

mod capture;
mod end;
mod play;
mod sowing;

use serde::{Deserialize, Serialize};

use super::local_text::LocalText;
pub use capture::{CaptureSpec, Chain, FlowCaptureSpec, FlowTaker, GrandSlam, Takes};
pub use end::{EndSpec, Fallback, Remaining, RepetitionRemaining, RepetitionSpec, Stuck};
pub use play::{Feeding, PlayFrom, PlaySpec};
pub use sowing::{RelaySpec, SowingSpec};

/// The version of the file format that this program reads and writes.
pub const FORMAT: i64 = 1;

/// A rule file as it was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleSpec {
    /// Version of the file format; see [`FORMAT`].
    #[serde(default = "format")]
    pub format: i64,
    /// The variant's name, for players.
    pub name: LocalText,
    /// Other names under which it is known.
    #[serde(default)]
    pub aliases: Vec<String>,
    /// Where it is played.
    #[serde(default)]
    pub origin: LocalText,
    /// Who proposed it, or wrote the file.
    #[serde(default)]
    pub proposed_by: String,
    /// A few sentences about it.
    #[serde(default)]
    pub about: LocalText,
    /// The book or page that the rule was taken from.
    #[serde(default)]
    pub source: LocalText,
    /// The usual board.
    #[serde(default)]
    pub board: BoardSpec,
    /// Other boards on which it is usually played.
    #[serde(default)]
    pub also_played_on: Vec<BoardSpec>,
    /// Which holes a player may lift.
    #[serde(default)]
    pub play: PlaySpec,
    /// How seeds are sown.
    #[serde(default)]
    pub sowing: SowingSpec,
    /// Captures made while seeds are sown.
    #[serde(default)]
    pub flow_capture: Option<FlowCaptureSpec>,
    /// Captures made when the sowing has stopped.
    #[serde(default)]
    pub capture: CaptureSpec,
    /// How a game ends, and who gets what is left.
    #[serde(default)]
    pub end: EndSpec,
}

const fn format() -> i64 {
    FORMAT
}

/// Size, filling and direction of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BoardSpec {
    /// Holes in a row, 3 to 18.
    pub holes: i64,
    /// Seeds in each hole at the start, 1 to 20.
    pub seeds: i64,
    /// Which way seeds are sown.
    pub direction: Direction,
}

impl Default for BoardSpec {
    fn default() -> Self {
        Self {
            holes: 6,
            seeds: 4,
            direction: Direction::Counterclockwise,
        }
    }
}

/// Which way seeds are sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// From a player's left to his right, then on along the other row.
    Counterclockwise,
    /// From a player's right to his left.
    Clockwise,
}

/// A set of seed counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Counts {
    /// These counts.
    Only(Vec<i64>),
    /// From the first to the second, both included.
    Between(i64, i64),
    /// 2, 4, 6 and so on.
    Even,
    /// This many or more.
    AtLeast(i64),
}

/// A part of the board, seen by the player who moves (or who captures).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Territory {
    /// His own row.
    Own,
    /// The other row.
    Opponent,
    /// The whole board.
    Any,
}
