//! Random openings.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::rules::{Game, RuleSet, Side};

/// Plies of an opening: enough that hardly two are the same, few enough that both sides still stand well.
pub const PLIES: usize = 4;
/// Openings that end a game are drawn again, this often at most.
const ATTEMPTS: usize = 20;

/// Opening number `number` of a contest: a game with a few random moves.
#[must_use]
pub fn opening(rules: &Arc<RuleSet>, seed: u64, number: u64) -> Game {
    opening_of(rules, seed, number, PLIES)
}

/// The same with another number of random moves.
#[must_use]
pub fn opening_of(rules: &Arc<RuleSet>, seed: u64, number: u64, plies: usize) -> Game {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream(number);
    for _ in 0..ATTEMPTS {
        let mut game = Game::new(Arc::clone(rules), Side::South, &mut ());
        for _ in 0..plies {
            let moves = game.position().legal_moves(rules);
            if moves.is_empty() {
                break;
            }
            let chosen = moves.iter().nth(random.random_range(0..moves.len()));
            // The move is one of the legal ones.
            let _ = chosen.map(|hole| game.play(hole, &mut ()));
        }
        if game.outcome().is_none() {
            return game;
        }
    }
    Game::new(Arc::clone(rules), Side::South, &mut ())
}
