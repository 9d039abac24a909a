//! What is agreed before a game: the rules, who sits where, who begins.

use std::sync::Arc;

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::rules::{RuleSet, Side};

/// A match as the players have agreed on it.
#[derive(Clone, Debug)]
pub struct MatchSetup {
    /// The rules, on the board that was chosen.
    pub rules: Arc<RuleSet>,
    /// The players in South's and in North's seat.
    pub seats: [Seat; 2],
    /// Who begins.
    pub beginner: Beginner,
    /// The source of all chance in this match: who begins, what weaker levels overlook.
    pub seed: u64,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The player's name; empty where the kind of player says enough.
    pub name: String,
    /// Who decides the moves.
    pub player: Player,
}

/// Who decides the moves of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person at this screen.
    Person,
    /// The program.
    Computer(Level),
    /// The program, as strong as the person who plays it: its skill follows the results.
    Companion,
}

/// The word for [`Player::Companion`] where files name levels.
const COMPANION: &str = "companion";

impl Player {
    /// Whether the program decides.
    #[must_use]
    pub const fn is_computer(self) -> bool {
        !matches!(self, Self::Person)
    }

    /// The word for a computer in files: the key of its level, or another for the companion; `None`
    /// for a person.
    #[must_use]
    pub const fn key(self) -> Option<&'static str> {
        match self {
            Self::Person => None,
            Self::Computer(level) => Some(level.key()),
            Self::Companion => Some(COMPANION),
        }
    }

    /// The computer of this [`key`](Self::key), if there is one.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Self> {
        if key == COMPANION {
            return Some(Self::Companion);
        }
        Level::from_key(key).map(Self::Computer)
    }
}

/// Who has the first move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Beginner {
    /// South.
    #[default]
    South,
    /// North.
    North,
    /// Chance decides.
    Random,
}

impl MatchSetup {
    /// The player of `side`.
    #[must_use]
    pub const fn seat(&self, side: Side) -> &Seat {
        &self.seats[side.index()]
    }

    /// The same agreement for another game, with other chances.
    #[must_use]
    pub fn again(&self) -> Self {
        let seed = ChaCha8Rng::seed_from_u64(self.seed).random();
        Self {
            seed,
            ..self.clone()
        }
    }

    /// The side that begins, chance included: the same for the same setup.
    #[must_use]
    pub fn first_side(&self) -> Side {
        match self.beginner {
            Beginner::South => Side::South,
            Beginner::North => Side::North,
            Beginner::Random => {
                let south = ChaCha8Rng::seed_from_u64(self.seed).random_bool(0.5);
                if south { Side::South } else { Side::North }
            }
        }
    }
}
