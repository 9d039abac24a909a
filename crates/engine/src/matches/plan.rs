//! The plan of a match: the number of games, and who begins each.
//!
//! The player who sits South in the first game is the first contestant, even after changing seats.

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use serde::{Deserialize, Serialize};

use super::setup::Beginner;
use awale_rules::Side;

/// The maximum number of games in a match.
pub const MAX_GAMES: u8 = 99;
/// The default number of games.
pub const DEFAULT_GAMES: u8 = 6;

/// One of the two players of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Contestant {
    /// The player who sits South in the first game.
    First,
    /// The player who sits North in the first game.
    Second,
}

impl Contestant {
    /// Both contestants, in order.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// Returns the other contestant.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// Returns the contestant's index in a pair: 0 for the first, 1 for the second.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The plan of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeriesPlan {
    /// The number of games, 1 to [`MAX_GAMES`].
    pub games: u8,
    /// The side that begins the first game, and all other games unless the contestants alternate.
    pub beginner: Beginner,
    /// Whether the contestants take turns to begin.
    pub alternating: bool,
    /// Whether the contestants change seats after every game.
    pub changing_seats: bool,
    /// The seed of all random decisions in the match.
    pub seed: u64,
}

impl SeriesPlan {
    /// Plans a single game.
    #[must_use]
    pub const fn single(beginner: Beginner, seed: u64) -> Self {
        Self {
            games: 1,
            beginner,
            alternating: false,
            changing_seats: false,
            seed,
        }
    }

    /// Returns the contestant who plays `side` in game `game_index`.
    #[must_use]
    pub const fn contestant_at(&self, side: Side, game_index: usize) -> Contestant {
        let seats_are_swapped = self.changing_seats && game_index % 2 == 1;
        match (side, seats_are_swapped) {
            (Side::South, false) | (Side::North, true) => Contestant::First,
            (Side::North, false) | (Side::South, true) => Contestant::Second,
        }
    }

    /// Returns the side of `contestant` in game `game_index`.
    #[must_use]
    pub fn seat_of(&self, contestant: Contestant, game_index: usize) -> Side {
        if self.contestant_at(Side::South, game_index) == contestant {
            Side::South
        } else {
            Side::North
        }
    }

    /// Returns the side that begins game `game_index`; always the same for a given plan.
    #[must_use]
    pub fn first_side(&self, game_index: usize) -> Side {
        if self.alternating {
            let first = self.contestant_at(self.starter_without_alternation(0), 0);
            let starter = if game_index.is_multiple_of(2) {
                first
            } else {
                first.opponent()
            };
            self.seat_of(starter, game_index)
        } else {
            self.starter_without_alternation(game_index)
        }
    }

    /// Returns the seed for all other random decisions in game `game_index`.
    #[must_use]
    pub fn seed_of(&self, game_index: usize) -> u64 {
        let mut rng = self.rng(game_index);
        // The first draw decides who begins.
        let _: bool = rng.random_bool(0.5);
        rng.random()
    }

    /// Returns the random number generator of game `game_index`.
    fn rng(&self, game_index: usize) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(game_index as u64);
        rng
    }

    /// Returns the side that begins game `game_index` unless the contestants alternate.
    fn starter_without_alternation(&self, game_index: usize) -> Side {
        match self.beginner {
            Beginner::South => Side::South,
            Beginner::North => Side::North,
            Beginner::Random => Side::BOTH[usize::from(self.rng(game_index).random_bool(0.5))],
        }
    }
}
