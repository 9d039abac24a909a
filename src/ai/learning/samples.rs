//! Games of the engine against itself, and what their positions came to.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::ai::contest::opening;
use crate::ai::engine::Engine;
use crate::ai::evaluation::Weights;
use crate::ai::limits::Limits;
use crate::ai::value::SEED;
use crate::rules::board::MAX_HOLES;
use crate::rules::{Hole, Position, RuleSet, Side};

/// A position, and what its player to move gained from there to the end.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The counts of all holes, from the mover's first hole on.
    pub seen: [u16; MAX_HOLES],
    /// In hundredths of a seed.
    pub gained: i32,
}

/// Memory of a search, in bytes.
const MEMORY: usize = 1 << 16;
/// How often a move is left to chance, so that one game tells of many kinds of positions.
const CHANCE_MOVES: f64 = 0.08;
/// A game that is longer isn't used.
const MOST_PLIES: usize = 600;

/// Plays game number `number` with `nodes` a move and returns its positions.
#[must_use]
pub fn play_samples(
    rules: &Arc<RuleSet>,
    weights: &Weights,
    nodes: u64,
    seed: u64,
    number: u64,
) -> Vec<Sample> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream(number);
    let mut game = opening(rules, seed, number);
    let limits = Limits::nodes(nodes);
    let mut engine = Engine::for_one_search(rules, &limits, MEMORY).with_weights(weights.clone());
    while game.outcome().is_none() && game.moves().len() < MOST_PLIES {
        let moves: Vec<Hole> = game.position().legal_moves(rules).iter().collect();
        let by_chance = random.random_bool(CHANCE_MOVES);
        let hole = if by_chance {
            moves
                .get(random.random_range(0..moves.len().max(1)))
                .copied()
        } else {
            engine.clear();
            engine
                .search(&game, &limits, &AtomicBool::new(false), &mut |_| ())
                .best()
        };
        let Some(hole) = hole else { break };
        if game.play(hole, &mut ()).is_err() {
            break;
        }
    }
    let Some(outcome) = game.outcome() else {
        return Vec::new();
    };
    let end = lead(outcome.lofts, Side::South);
    let open = game
        .positions()
        .iter()
        .filter(|position| position.end().is_none());
    open.map(|position| sample(position, end)).collect()
}

fn sample(position: &Position, end: i32) -> Sample {
    let lofts = Side::BOTH.map(|side| position.loft(side));
    let south_gained = end - lead(lofts, Side::South);
    let (row, holes) = (position.geometry().row(), position.geometry().holes());
    let shift = position.to_move().index() * row;
    let mut seen = [0; MAX_HOLES];
    for (index, seeds) in seen[..holes].iter_mut().enumerate() {
        *seeds = position.holes()[(index + shift) % holes];
    }
    let sign = if position.to_move() == Side::South {
        SEED
    } else {
        -SEED
    };
    Sample {
        seen,
        gained: sign * south_gained,
    }
}

fn lead(lofts: [u16; 2], side: Side) -> i32 {
    i32::from(lofts[side.index()]) - i32::from(lofts[side.opponent().index()])
}
