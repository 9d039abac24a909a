//! How a game ends, and who gets what is left.

use serde::{Deserialize, Serialize};

/// How a game ends, and who gets what is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EndSpec {
    /// What happens when a player has no legal move.
    pub stuck: Stuck,
    /// Over when fewer seeds than this are on the board, 1 to 720.
    pub seeds_left_below: Option<i64>,
    /// Over when a loft holds more than half of all seeds.
    pub majority: bool,
    /// Over when every hole holds 0 or 1.
    pub no_hole_above_one: bool,
    /// Over when a territory is empty.
    pub empty_territory: bool,
    /// Who takes the seeds left on the board.
    pub remaining: Remaining,
    /// The end of a game that goes in circles.
    pub repetition: Option<RepetitionSpec>,
}

impl Default for EndSpec {
    fn default() -> Self {
        Self {
            stuck: Stuck::Ends,
            seeds_left_below: None,
            majority: false,
            no_hole_above_one: false,
            empty_territory: false,
            remaining: Remaining::EachOwn,
            repetition: Some(RepetitionSpec::default()),
        }
    }
}

/// What happens when a player has no legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stuck {
    /// The game is over.
    Ends,
    /// He misses his turn.
    Passes,
}

/// Who takes the seeds left on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Remaining {
    /// Each player those in his territory.
    EachOwn,
    /// The player who made the last move.
    LastMover,
    /// The player who captured last.
    LastCapturer,
    /// They stay where they are.
    Nobody,
    /// The only player who still has a move, else as said.
    NotStuckElse(Fallback),
}

/// Who takes the seeds left when [`Remaining::NotStuckElse`] names nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fallback {
    /// Each player those in his territory.
    EachOwn,
    /// The player who made the last move.
    LastMover,
    /// They stay where they are.
    Nobody,
}

/// The end of a game that goes in circles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RepetitionSpec {
    /// Over when a position has occurred this many times, 2 to 10.
    pub occurrences: i64,
    /// Who takes the seeds left then.
    pub remaining: RepetitionRemaining,
}

impl Default for RepetitionSpec {
    fn default() -> Self {
        Self {
            occurrences: 2,
            remaining: RepetitionRemaining::Nobody,
        }
    }
}

/// Who takes the seeds left after a repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RepetitionRemaining {
    /// They stay where they are.
    Nobody,
    /// Each player those in his territory.
    EachOwn,
}
