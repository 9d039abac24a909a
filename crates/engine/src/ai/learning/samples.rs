//! Self-play, and training samples from it.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::evaluator::Evaluator;
use crate::ai::contest::opening;
use crate::ai::engine::Engine;
use crate::ai::limits::Limits;
use crate::ai::parallel::run_pieces;
use crate::ai::tables::EndgameTable;
use crate::ai::value::SEED;
use awale_rules::board::MAX_HOLES;
use awale_rules::{Game, Move, Position, RuleSet, Side};

/// A position with its training targets.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The seed counts of all holes, from the mover's first.
    pub counts: [u16; MAX_HOLES],
    /// The gain of the player to move by the end of the game or round, in hundredths of a seed.
    pub gain: i32,
    /// The gain that a search found, in hundredths of a seed; `None` for opening positions, which
    /// aren't searched.
    pub value: Option<i32>,
}

/// Transposition table size for a search, in bytes.
const TABLE_BYTES: usize = 1 << 16;
/// Probability of a random move, for variety.
const RANDOM_MOVE_PROBABILITY: f64 = 0.08;
/// Maximum plies of a game; longer games are discarded.
const MAX_PLIES: usize = 600;

/// Maximum number of boards in the endgame tables: enough for nine seeds on twelve holes, built
/// within a second.
const MAX_TABLE_BOARDS: usize = 300_000;

/// Plays games against itself to produce samples.
pub struct SelfPlay<'a> {
    rules: &'a Arc<RuleSet>,
    evaluator: &'a Evaluator,
    tables: Option<&'a EndgameTable>,
    nodes: u64,
    seed: u64,
}

impl<'a> SelfPlay<'a> {
    /// Builds endgame tables for self-play, if the rules support them.
    #[must_use]
    pub fn tables(rules: &RuleSet) -> Option<EndgameTable> {
        EndgameTable::of_boards(rules, MAX_TABLE_BOARDS)
    }

    /// Prepares self-play with `evaluator` and `nodes` nodes per move; `seed` determines all random
    /// choices.
    #[must_use]
    pub const fn new(
        rules: &'a Arc<RuleSet>,
        evaluator: &'a Evaluator,
        tables: Option<&'a EndgameTable>,
        nodes: u64,
        seed: u64,
    ) -> Self {
        Self {
            rules,
            evaluator,
            tables,
            nodes,
            seed,
        }
    }

    /// Plays the first `games` games on up to `threads` threads, and returns their samples in
    /// order.
    #[must_use]
    pub fn play_all(&self, games: usize, threads: usize) -> Vec<Sample> {
        let no_stop = AtomicBool::new(false);
        let play = |number| Some(self.play(number as u64, &no_stop));
        run_pieces(threads, games, play).concat()
    }

    /// Plays game `number`, and returns the samples of its finished rounds, or none if it doesn't
    /// end.
    #[must_use]
    pub fn play(&self, number: u64, stop: &AtomicBool) -> Vec<Sample> {
        let mut random = ChaCha8Rng::seed_from_u64(self.seed);
        random.set_stream(number);
        let mut game = opening(self.rules, self.seed, number);
        let limits = Limits::nodes(self.nodes);
        let engine = Engine::for_one_search(self.rules, &limits, TABLE_BYTES);
        let mut engine = self.evaluator.install_in(engine).with_tables(self.tables);
        let mut values = HashMap::new();
        while game.outcome().is_none() && game.moves().len() < MAX_PLIES {
            let moves: Vec<Move> = game.position().legal_moves(self.rules).iter().collect();
            engine.clear();
            let report = engine.search(&game, &limits, stop, &mut |_| ());
            if let Some(line) = report.lines.first() {
                values.insert(game.positions().len() - 1, line.value);
            }
            let mv = if random.random_bool(RANDOM_MOVE_PROBABILITY) {
                moves
                    .get(random.random_range(0..moves.len().max(1)))
                    .copied()
            } else {
                report.best()
            };
            let Some(mv) = mv else { break };
            if game.play(mv, &mut ()).is_err() || stop.load(Ordering::Relaxed) {
                break;
            }
        }
        collect_samples(&game, &values)
    }
}

/// Collects the positions of all finished rounds, or of a finished game without rounds; `values`
/// has the search values by ply. Gains of later rounds don't count.
fn collect_samples(game: &Game, values: &HashMap<usize, i32>) -> Vec<Sample> {
    let mut final_lead = game
        .outcome()
        .map(|outcome| lead(outcome.lofts, Side::South));
    let mut samples = Vec::new();
    for (index, position) in game.positions().iter().enumerate().rev() {
        if let Some(&mv) = game.moves().get(index) {
            let mut child = *position;
            let round_end = child.play_unchecked(game.rules(), mv, &mut ()).round_end;
            final_lead = round_end.map(|end| end.lead(Side::South)).or(final_lead);
        }
        if let Some(final_lead) = final_lead
            && position.end().is_none()
        {
            samples.push(sample_of(position, final_lead, values.get(&index).copied()));
        }
    }
    samples.reverse();
    samples
}

fn sample_of(position: &Position, final_lead: i32, value: Option<i32>) -> Sample {
    let south_gain = final_lead - position.lead(Side::South);
    let (row, holes) = (position.geometry().row(), position.geometry().holes());
    let shift = position.to_move().index() * row;
    let mut counts = [0; MAX_HOLES];
    for (index, seeds) in counts[..holes].iter_mut().enumerate() {
        *seeds = position.holes()[(index + shift) % holes];
    }
    let sign = if position.to_move() == Side::South {
        SEED
    } else {
        -SEED
    };
    Sample {
        counts,
        gain: sign * south_gain,
        value,
    }
}

fn lead(lofts: [u16; 2], side: Side) -> i32 {
    i32::from(lofts[side.index()]) - i32::from(lofts[side.opponent().index()])
}
