//! The terms of a game: the rules, the seats, and who begins.

use std::sync::Arc;

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use serde::{Deserialize, Serialize};

use crate::ai::Level;
use awale_rules::{RuleSet, Side};

/// The terms of a game.
#[derive(Clone, Debug)]
pub struct MatchSetup {
    /// The rules, with the chosen board.
    pub rules: Arc<RuleSet>,
    /// The players in South's and in North's seat.
    pub seats: [Seat; 2],
    /// The side that begins.
    pub beginner: Beginner,
    /// The random seed, which decides who begins and which mistakes weaker levels make.
    pub seed: u64,
}

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The player's name; may be empty.
    pub name: String,
    /// The player who decides the moves.
    pub player: Player,
}

/// The player who decides the moves of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person at this screen.
    Person,
    /// A person elsewhere, whose moves arrive by letter.
    Friend,
    /// The program at a level.
    Computer(Level),
    /// The program at the strength of its opponent: its skill adapts to their results.
    Companion,
}

/// The key of [`Player::Companion`] in files.
const COMPANION: &str = "companion";
/// The key of [`Player::Friend`] in files.
const FRIEND: &str = "friend";

impl Player {
    /// Returns true if the program decides the moves.
    #[must_use]
    pub const fn is_computer(self) -> bool {
        !matches!(self, Self::Person | Self::Friend)
    }

    /// Returns the player's key in files: that of the level, the companion or the friend; `None`
    /// for a person at this screen.
    #[must_use]
    pub const fn key(self) -> Option<&'static str> {
        match self {
            Self::Person => None,
            Self::Friend => Some(FRIEND),
            Self::Computer(level) => Some(level.key()),
            Self::Companion => Some(COMPANION),
        }
    }

    /// Returns the player whose [`key`](Self::key) is `key`, if there is one.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        match key {
            COMPANION => Some(Self::Companion),
            FRIEND => Some(Self::Friend),
            _ => Level::from_key(key).map(Self::Computer),
        }
    }
}

/// The side that has the first move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Beginner {
    /// South begins.
    #[default]
    South,
    /// North begins.
    North,
    /// A random side begins.
    Random,
}

impl MatchSetup {
    /// Returns the seat of `side`.
    #[must_use]
    pub const fn seat(&self, side: Side) -> &Seat {
        &self.seats[side.index()]
    }

    /// Returns true if a person at this screen plays.
    #[must_use]
    pub fn has_person(&self) -> bool {
        self.seats.iter().any(|seat| seat.player == Player::Person)
    }

    /// Returns the first side not played by a person at this screen, but by a friend or the
    /// computer.
    #[must_use]
    pub fn side_of_other(&self) -> Option<Side> {
        let is_other = |side: &Side| self.seat(*side).player != Player::Person;
        Side::BOTH.into_iter().find(is_other)
    }

    /// Copies this setup for another game, with a different seed.
    #[must_use]
    pub fn again(&self) -> Self {
        let seed = ChaCha8Rng::seed_from_u64(self.seed).random();
        Self {
            seed,
            ..self.clone()
        }
    }

    /// Returns the side that begins; always the same for a given setup.
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
