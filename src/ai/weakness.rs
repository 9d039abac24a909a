//! How a weak player errs: like a person, and not like a broken machine.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::report::{Line, SearchReport};
use super::value::SEED;
use crate::rules::{Game, Hole};

/// The ways in which a level errs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Weakness {
    /// How likely it doesn't look at all, and plays what its hand falls on, 0 to 1.
    pub whim: f64,
    /// How likely such a move isn't even drawn by what strikes the eye, 0 to 1.
    pub blindness: f64,
    /// How likely a move from a hole of [`EASY_COUNT`] seeds is not noticed at all, 0 to 1.
    pub misses: f64,
    /// How likely only the catch of a move is seen, and not what comes after it, 0 to 1.
    pub short_sight: f64,
    /// By how much its evaluation of a move is typically off, in seeds.
    pub vagueness: f64,
}

/// Seeds that a person counts without effort: a sowing twice as long is missed twice as often.
const EASY_COUNT: f64 = 5.0;
/// A catch of this many seeds strikes the eye: it is half as likely to be missed.
const STRIKING_CATCH: f64 = 4.0;
/// No move is missed more often than this, however long the sowing.
const MOST_MISSED: f64 = 0.9;

impl Weakness {
    /// Which of the moves of `counted` it plays, and what it takes the move to be worth.
    /// `caught` holds the same moves with what they catch at once.
    pub(super) fn pick<'a>(
        &self,
        game: &Game,
        counted: &'a SearchReport,
        caught: &SearchReport,
        random: &mut ChaCha8Rng,
    ) -> Option<&'a Line> {
        let is_whim = random.random_bool(self.whim);
        let is_blind = is_whim && random.random_bool(self.blindness);
        let mut best: Option<(f64, &Line)> = None;
        let mut all_missed: Option<(f64, &Line)> = None;
        // In index order, so that chance falls on holes and not on values.
        let mut lines: Vec<&Line> = counted.lines.iter().collect();
        lines.sort_by_key(|line| line.hole());
        for line in lines {
            let Some(hole) = line.hole() else { continue };
            let catch = catch_of(caught, hole);
            let is_missed = !is_blind && random.random_bool(self.chance_to_miss(game, hole, catch));
            let sees_catch_only = random.random_bool(self.short_sight);
            let seen = if sees_catch_only {
                catch
            } else {
                in_seeds(line.value)
            };
            let impression = if is_whim {
                random.random_range(-1.0..1.0)
            } else {
                seen + self.vagueness * bell(random)
            };
            let slot = if is_missed {
                &mut all_missed
            } else {
                &mut best
            };
            if slot.is_none_or(|(value, _)| impression > value) {
                *slot = Some((impression, line));
            }
        }
        best.or(all_missed).map(|(_, line)| line)
    }

    fn chance_to_miss(&self, game: &Game, hole: Hole, catch: f64) -> f64 {
        let length = f64::from(game.position().seeds_in(hole)) / EASY_COUNT;
        let striking = 1.0 + catch.max(0.0) / STRIKING_CATCH;
        (self.misses * length.max(0.5) / striking).clamp(0.0, MOST_MISSED)
    }
}

/// The chance of a choice: the same for the same seed, level and game so far.
pub(super) fn chance(game: &Game, salt: u64, seed: u64) -> ChaCha8Rng {
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

fn catch_of(caught: &SearchReport, hole: Hole) -> f64 {
    let line = caught.lines.iter().find(|line| line.hole() == Some(hole));
    line.map_or(0.0, |line| in_seeds(line.value))
}

fn in_seeds(value: i32) -> f64 {
    f64::from(value) / f64::from(SEED)
}

/// About normal with deviation 1: the sum of three even chances.
fn bell(random: &mut ChaCha8Rng) -> f64 {
    (0..3).map(|_| random.random_range(-1.0..1.0)).sum()
}
