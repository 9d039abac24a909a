//! Games of the engine against itself, and what their positions came to.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::judge::Judge;
use crate::ai::contest::opening;
use crate::ai::engine::Engine;
use crate::ai::limits::Limits;
use crate::ai::parallel::in_pieces;
use crate::ai::tables::EndgameTable;
use crate::ai::value::SEED;
use crate::rules::board::MAX_HOLES;
use crate::rules::{Game, Hole, Position, RuleSet, Side};

/// A position, and what its player to move gained from there to the end.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The counts of all holes, from the mover's first hole on.
    pub seen: [u16; MAX_HOLES],
    /// In hundredths of a seed.
    pub gained: i32,
    /// What a search found that the player to move gains, in hundredths of a seed; `None` of positions of the opening, where
    /// nothing was searched.
    pub value: Option<i32>,
}

/// Memory of a search, in bytes.
const MEMORY: usize = 1 << 16;
/// How often a move is left to chance, so that one game tells of many kinds of positions.
const CHANCE_MOVES: f64 = 0.08;
/// A game that is longer isn't used.
const MOST_PLIES: usize = 600;

/// Boards of the endgame tables that tell searches the truth: with twelve holes those of up to nine seeds, made within a second.
const TABLE_BOARDS: usize = 300_000;

/// How the engine plays against itself, to learn from its games.
pub struct SelfPlay<'a> {
    rules: &'a Arc<RuleSet>,
    judge: &'a Judge,
    tables: Option<&'a EndgameTable>,
    nodes: u64,
    seed: u64,
}

impl<'a> SelfPlay<'a> {
    /// Endgame tables for such games, if the rules allow any.
    #[must_use]
    pub fn tables(rules: &RuleSet) -> Option<EndgameTable> {
        EndgameTable::of_boards(rules, TABLE_BOARDS)
    }

    /// Games that `judge` plays with `nodes` positions searched for a move; `seed` is the source of all chance.
    #[must_use]
    pub const fn new(
        rules: &'a Arc<RuleSet>,
        judge: &'a Judge,
        tables: Option<&'a EndgameTable>,
        nodes: u64,
        seed: u64,
    ) -> Self {
        Self {
            rules,
            judge,
            tables,
            nodes,
            seed,
        }
    }

    /// The positions of the first `games` games, in their order, played on up to `threads` threads.
    #[must_use]
    pub fn play_all(&self, games: usize, threads: usize) -> Vec<Sample> {
        let never = AtomicBool::new(false);
        let play = |number| Some(self.play(number as u64, &never));
        in_pieces(threads, games, play).concat()
    }

    /// Plays game number `number` and returns its positions, none of a game that doesn't end.
    #[must_use]
    pub fn play(&self, number: u64, stop: &AtomicBool) -> Vec<Sample> {
        let mut random = ChaCha8Rng::seed_from_u64(self.seed);
        random.set_stream(number);
        let mut game = opening(self.rules, self.seed, number);
        let limits = Limits::nodes(self.nodes);
        let engine = Engine::for_one_search(self.rules, &limits, MEMORY);
        let mut engine = self.judge.given_to(engine).with_tables(self.tables);
        let mut values = HashMap::new();
        while game.outcome().is_none() && game.moves().len() < MOST_PLIES {
            let moves: Vec<Hole> = game.position().legal_moves(self.rules).iter().collect();
            engine.clear();
            let report = engine.search(&game, &limits, stop, &mut |_| ());
            if let Some(line) = report.lines.first() {
                values.insert(game.positions().len() - 1, line.value);
            }
            let hole = if random.random_bool(CHANCE_MOVES) {
                moves
                    .get(random.random_range(0..moves.len().max(1)))
                    .copied()
            } else {
                report.best()
            };
            let Some(hole) = hole else { break };
            if game.play(hole, &mut ()).is_err() || stop.load(Ordering::Relaxed) {
                break;
            }
        }
        samples(&game, &values)
    }
}

/// The positions of a game that is over, with the `values` that searches found of some of them.
fn samples(game: &Game, values: &HashMap<usize, i32>) -> Vec<Sample> {
    let Some(outcome) = game.outcome() else {
        return Vec::new();
    };
    let end = lead(outcome.lofts, Side::South);
    let open = game
        .positions()
        .iter()
        .enumerate()
        .filter(|(_, position)| position.end().is_none());
    open.map(|(place, position)| sample(position, end, values.get(&place).copied()))
        .collect()
}

fn sample(position: &Position, end: i32, value: Option<i32>) -> Sample {
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
        value,
    }
}

fn lead(lofts: [u16; 2], side: Side) -> i32 {
    i32::from(lofts[side.index()]) - i32::from(lofts[side.opponent().index()])
}
