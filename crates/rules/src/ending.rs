//! Why games end, and their outcomes.

use super::board::Side;

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// A player didn't feed a starved opponent although a legal move would have.
    Penalty,
    /// A capture took all seeds in the opponent's territory; the opponent takes the remaining ones.
    GrandSlam,
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
    /// The maximum number of moves has been played.
    MoveLimit,
    /// The player to move has no legal move; if players may pass, neither player has one.
    Stuck,
    /// A player's inner row is empty.
    EmptyInner,
    /// A sowing didn't end.
    Endless,
    /// The position has occurred too often.
    Repetition,
    /// The last round of a match is over.
    Match,
    /// This player resigned.
    Resigned(Side),
    /// The players agreed to end the game.
    Agreed,
}

impl EndReason {
    /// All reasons.
    pub const ALL: [Self; 16] = [
        Self::Penalty,
        Self::GrandSlam,
        Self::SeedsLeft,
        Self::Majority,
        Self::NoHoleAboveOne,
        Self::EmptyTerritory,
        Self::EndSquaresTaken,
        Self::MoveLimit,
        Self::Stuck,
        Self::EmptyInner,
        Self::Endless,
        Self::Repetition,
        Self::Match,
        Self::Resigned(Side::South),
        Self::Resigned(Side::North),
        Self::Agreed,
    ];

    /// Returns the reason with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.code() == code)
    }

    /// Returns the reason's code in replays and game files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Penalty => "penalty",
            Self::GrandSlam => "grand_slam",
            Self::SeedsLeft => "seeds_left",
            Self::Majority => "majority",
            Self::NoHoleAboveOne => "no_hole_above_one",
            Self::EmptyTerritory => "empty_territory",
            Self::EndSquaresTaken => "end_squares_taken",
            Self::MoveLimit => "move_limit",
            Self::Stuck => "stuck",
            Self::EmptyInner => "empty_inner",
            Self::Endless => "endless",
            Self::Repetition => "repetition",
            Self::Match => "match",
            Self::Resigned(Side::South) => "south_resigned",
            Self::Resigned(Side::North) => "north_resigned",
            Self::Agreed => "agreed",
        }
    }
}

/// An ending by the players' decision, not by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// This player resigns: the opponent takes all seeds on the board and wins.
    Resigned(Side),
    /// Both players agree to end the game: seeds left on the board are not counted.
    Agreed,
}

impl Ending {
    /// All endings.
    pub const ALL: [Self; 3] = [
        Self::Resigned(Side::South),
        Self::Resigned(Side::North),
        Self::Agreed,
    ];

    /// Returns the reason given in the outcome.
    #[must_use]
    pub const fn reason(self) -> EndReason {
        match self {
            Self::Resigned(side) => EndReason::Resigned(side),
            Self::Agreed => EndReason::Agreed,
        }
    }

    /// Returns the ending's code in game files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.reason().code()
    }

    /// Returns the ending with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ending| ending.code() == code)
    }
}

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; `None` in a draw.
    pub winner: Option<Side>,
    /// The seeds in South's and North's loft.
    pub lofts: [u16; 2],
    /// Why the game ended.
    pub reason: EndReason,
    /// Whether the last move, not the number of seeds, decided.
    pub by_last_move: bool,
}

impl Outcome {
    /// Returns the scores of South and North: the seeds in their lofts or, where the last move
    /// decides, 1 for the winner and 0 for the loser.
    #[must_use]
    pub fn score(&self) -> [u16; 2] {
        if self.by_last_move {
            Side::BOTH.map(|side| u16::from(self.winner == Some(side)))
        } else {
            self.lofts
        }
    }

    /// Creates the outcome of a game that ended for `reason` with these lofts, South's first.
    #[must_use]
    pub fn of(lofts: [u16; 2], reason: EndReason) -> Self {
        let winner = match (reason, lofts[0].cmp(&lofts[1])) {
            (EndReason::Resigned(side), _) => Some(side.opponent()),
            (_, std::cmp::Ordering::Greater) => Some(Side::South),
            (_, std::cmp::Ordering::Less) => Some(Side::North),
            (_, std::cmp::Ordering::Equal) => None,
        };
        Self {
            winner,
            lofts,
            reason,
            by_last_move: false,
        }
    }
}
