//! Random openings.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use awale_rules::{Game, RuleSet, Side};

/// Plies of an opening: enough for variety, few enough for balance.
pub const PLIES: usize = 4;
/// Maximum number of attempts to draw an opening that doesn't end the game.
const MAX_ATTEMPTS: usize = 20;

/// Plays opening number `number`: a game of a few random moves.
#[must_use]
pub fn opening(rules: &Arc<RuleSet>, seed: u64, number: u64) -> Game {
    opening_of(rules, seed, number, PLIES)
}

/// Plays an opening of `plies` random moves.
#[must_use]
pub fn opening_of(rules: &Arc<RuleSet>, seed: u64, number: u64, plies: usize) -> Game {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream(number);
    for _ in 0..MAX_ATTEMPTS {
        let mut game = Game::new(Arc::clone(rules), Side::South, &mut ());
        for _ in 0..plies {
            let moves = game.position().legal_moves(rules);
            if moves.is_empty() {
                break;
            }
            let chosen = moves.iter().nth(random.random_range(0..moves.len()));
            // The move is legal.
            let _ = chosen.map(|mv| game.play(mv, &mut ()));
        }
        if game.outcome().is_none() {
            return game;
        }
    }
    Game::new(Arc::clone(rules), Side::South, &mut ())
}
