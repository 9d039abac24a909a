//! The errors of weak players: human, not random.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};

use super::report::{Line, SearchReport};
use super::value::SEED;
use awale_rules::{Game, Move};

/// The kinds of error that a level makes, and how often.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Weakness {
    /// Probability of playing without any calculation.
    pub whim: f64,
    /// Probability that such a move also ignores eye-catching captures.
    pub blindness: f64,
    /// Probability of overlooking a move from a hole of [`EASY_COUNT`] seeds.
    pub misses: f64,
    /// Probability of seeing only the immediate capture of a move.
    pub capture_only: f64,
    /// Typical error of the evaluation of a move, in seeds.
    pub noise: f64,
}

/// Number of seeds that a person counts without effort; a sowing twice as long is overlooked twice
/// as often.
const EASY_COUNT: f64 = 5.0;
/// Number of seeds of a striking capture, which is overlooked half as often.
const STRIKING_CAPTURE: f64 = 4.0;
/// Maximum probability of overlooking a move.
const MAX_MISS_PROBABILITY: f64 = 0.9;

impl Weakness {
    /// Picks the move to play among those of `report`. `captures` has the immediate captures of the
    /// same moves.
    pub(super) fn pick<'a>(
        &self,
        game: &Game,
        report: &'a SearchReport,
        captures: &SearchReport,
        random: &mut ChaCha8Rng,
    ) -> Option<&'a Line> {
        let is_whim = random.random_bool(self.whim);
        let is_blind = is_whim && random.random_bool(self.blindness);
        let mut best: Option<(f64, &Line)> = None;
        let mut best_missed: Option<(f64, &Line)> = None;
        // In index order, so that the random numbers belong to holes and not to ranks.
        let mut lines: Vec<&Line> = report.lines.iter().collect();
        lines.sort_by_key(|line| line.first_move());
        for line in lines {
            let Some(mv) = line.first_move() else {
                continue;
            };
            let capture = capture_of(captures, mv);
            let is_missed =
                !is_blind && random.random_bool(self.miss_probability(game, mv, capture));
            let sees_capture_only = random.random_bool(self.capture_only);
            let perceived = if sees_capture_only {
                capture
            } else {
                in_seeds(line.value)
            };
            let impression = if is_whim {
                random.random_range(-1.0..1.0)
            } else {
                perceived + self.noise * sample_normal(random)
            };
            let slot = if is_missed {
                &mut best_missed
            } else {
                &mut best
            };
            if slot.is_none_or(|(value, _)| impression > value) {
                *slot = Some((impression, line));
            }
        }
        best.or(best_missed).map(|(_, line)| line)
    }

    fn miss_probability(&self, game: &Game, mv: Move, capture: f64) -> f64 {
        let seeds = mv.hole().map_or(0, |hole| game.position().seeds_in(hole));
        let seeds = f64::from(seeds);
        let length = seeds / EASY_COUNT;
        let salience = 1.0 + capture.max(0.0) / STRIKING_CAPTURE;
        (self.misses * length.max(0.5) / salience).clamp(0.0, MAX_MISS_PROBABILITY)
    }
}

/// Creates a random number generator that depends only on the seed, the level and the game so far.
pub(super) fn seeded_rng(game: &Game, salt: u64, seed: u64) -> ChaCha8Rng {
    let mut bytes = [0; 32];
    let key = super::key::board_key(
        game.position().holes(),
        game.position().to_move().index() as u64,
    );
    let words = [seed, salt, game.moves().len() as u64, key];
    for (bytes, word) in bytes.chunks_exact_mut(8).zip(words) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    ChaCha8Rng::from_seed(bytes)
}

fn capture_of(captures: &SearchReport, mv: Move) -> f64 {
    let line = captures
        .lines
        .iter()
        .find(|line| line.first_move() == Some(mv));
    line.map_or(0.0, |line| in_seeds(line.value))
}

fn in_seeds(value: i32) -> f64 {
    f64::from(value) / f64::from(SEED)
}

/// Draws a roughly normal value with standard deviation 1, as the sum of three uniform values.
fn sample_normal(random: &mut ChaCha8Rng) -> f64 {
    (0..3).map(|_| random.random_range(-1.0..1.0)).sum()
}
