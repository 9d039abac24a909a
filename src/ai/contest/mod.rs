//! Many games between two players, and what they say about who is stronger.
//!
//! Games are played in pairs: the same random opening, the seats exchanged, so
//! that neither the opening nor the first move favours anybody.

mod openings;
mod score;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

pub use openings::opening;
pub use score::{Elo, Score};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::choose::choose;
use super::levels::Level;
use crate::rules::{Game, Hole, Outcome, RuleSet, Side};

/// Somebody who can be asked for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// The computer at a level.
    Level(Level),
    /// Plays any legal move, all alike.
    Random,
}

/// A game of a contest that has been played.
#[derive(Clone, Debug)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// The seat of the first contestant.
    pub first_seat: Side,
    /// Who had the first move after the opening.
    pub beginner: Side,
    /// Plies in all, those of the opening included.
    pub plies: usize,
}

impl Contestant {
    /// His move; nothing when the game is over.
    #[must_use]
    pub fn choose(self, game: &Game, seed: u64) -> Option<Hole> {
        match self {
            Self::Level(level) => {
                choose(game, level, seed, &AtomicBool::new(false)).map(|choice| choice.hole)
            }
            Self::Random => {
                let moves = game.position().legal_moves(game.rules());
                let mut random =
                    ChaCha8Rng::seed_from_u64(seed ^ (game.moves().len() as u64) << 32);
                (!moves.is_empty())
                    .then(|| random.random_range(0..moves.len()))
                    .and_then(|n| moves.iter().nth(n))
            }
        }
    }
}

/// Plays pair number `pair` of a contest: an opening, twice.
/// A game that is not over after `most_plies` is left out; then fewer than two are returned.
#[must_use]
pub fn play_pair(
    rules: &Arc<RuleSet>,
    contestants: [Contestant; 2],
    seed: u64,
    pair: u64,
    most_plies: usize,
) -> Vec<Played> {
    let start = opening(rules, seed, pair);
    let games = Side::BOTH.into_iter().filter_map(|first_seat| {
        let mut game = start.clone();
        let seed = seed.wrapping_add(pair << 1 | first_seat.index() as u64);
        let beginner = game.position().to_move();
        while game.outcome().is_none() && game.moves().len() < most_plies {
            let is_first = game.position().to_move() == first_seat;
            let hole = contestants[usize::from(!is_first)].choose(&game, seed)?;
            // What a contestant chooses is legal.
            game.play(hole, &mut ()).ok()?;
        }
        let outcome = game.outcome()?;
        Some(Played {
            outcome,
            first_seat,
            beginner,
            plies: game.moves().len(),
        })
    });
    games.collect()
}
