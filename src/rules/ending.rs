//! Why a game is over.

use super::board::Side;

/// Why a game is over.
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
    /// The player to move has no legal move (where passing is allowed, neither has).
    Stuck,
    /// The position has occurred before.
    Repetition,
    /// This player resigned.
    Resigned(Side),
    /// The players agreed to end the game.
    Agreed,
}

impl EndReason {
    /// All reasons.
    pub const ALL: [Self; 10] = [
        Self::Penalty,
        Self::SeedsLeft,
        Self::Majority,
        Self::NoHoleAboveOne,
        Self::EmptyTerritory,
        Self::Stuck,
        Self::Repetition,
        Self::Resigned(Side::South),
        Self::Resigned(Side::North),
        Self::Agreed,
    ];

    /// The reason of this word in replays and game files.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.code() == code)
    }

    /// The word for it in replays and game files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Penalty => "penalty",
            Self::SeedsLeft => "seeds_left",
            Self::Majority => "majority",
            Self::NoHoleAboveOne => "no_hole_above_one",
            Self::EmptyTerritory => "empty_territory",
            Self::Stuck => "stuck",
            Self::Repetition => "repetition",
            Self::Resigned(Side::South) => "south_resigned",
            Self::Resigned(Side::North) => "north_resigned",
            Self::Agreed => "agreed",
        }
    }
}
