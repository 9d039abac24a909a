//! Why a game is over, and who won.

use crate::rules::Side;

/// Why a game or a round is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// A player did not feed a starved opponent, and could have.
    Penalty,
    /// Too few seeds are left on the board.
    SeedsLeft,
    /// A loft holds more than half of all seeds.
    Majority,
    /// No hole holds more than one seed.
    NoHoleAboveOne,
    /// A territory is empty.
    EmptyTerritory,
    /// Both end squares have been captured.
    EndSquaresTaken,
    /// The player to move has no legal move (where passing is allowed, neither has).
    Stuck,
    /// The position has occurred before.
    Repetition,
    /// The last round of a match is over.
    Match,
}

impl EndReason {
    /// The word for it in replays.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Penalty => "penalty",
            Self::SeedsLeft => "seeds_left",
            Self::Majority => "majority",
            Self::NoHoleAboveOne => "no_hole_above_one",
            Self::EmptyTerritory => "empty_territory",
            Self::EndSquaresTaken => "end_squares_taken",
            Self::Stuck => "stuck",
            Self::Repetition => "repetition",
            Self::Match => "match",
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; `None` in a draw.
    pub winner: Option<Side>,
    /// Seeds in South's and in North's loft; below 0 for a player who owes.
    pub lofts: [i16; 2],
    /// Why it ended.
    pub reason: EndReason,
}
