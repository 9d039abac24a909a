//! The difficulty of a puzzle: the skill of the computer that solves it half of the time.

use std::sync::atomic::{AtomicBool, Ordering};

use super::Puzzle;
use crate::ai::choose;
use crate::ai::contest::calibration::SkillCurve;
use crate::ai::levels::Skill;
use awale_rules::{Game, Moves};

/// The skills to test; those below [`DETERMINISTIC_FROM`] play [`TRIES`] times each. The highest
/// skill is left out, as its time limit would make the result depend on the machine.
const SKILLS: [f64; 11] = [
    0.0, 6.0, 12.0, 18.0, 26.0, 34.0, 42.0, 50.0, 58.0, 68.0, 84.0,
];
/// The skill from which play is deterministic.
const DETERMINISTIC_FROM: f64 = 55.0;
const TRIES: u64 = 16;

/// Measures the share of attempts in which `skill` finds one of the `solutions`, 0 to 1.
#[must_use]
pub fn success_rate(game: &Game, solutions: Moves, skill: Skill, stop: &AtomicBool) -> f64 {
    let tries = if skill.number() < DETERMINISTIC_FROM {
        TRIES
    } else {
        1
    };
    let found = (0..tries).filter(|&seed| {
        let chosen = choose(game, skill, seed, stop, None);
        chosen.is_some_and(|chosen| solutions.contains(chosen.mv))
    });
    found.count() as f64 / tries as f64
}

/// Measures the rating of a puzzle, in Elo above a random player: the strength at which the success
/// rate, after isotonic regression over the skills, reaches one half. `None` if `stop` is set.
#[must_use]
pub fn difficulty(game: &Game, puzzle: &Puzzle, stop: &AtomicBool) -> Option<i32> {
    let curve = SkillCurve::for_rules(game.rules());
    let success_rates: Vec<f64> = SKILLS
        .iter()
        .map(|&number| success_rate(game, puzzle.right, Skill::new(number), stop))
        .collect();
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    let fitted = isotonic_regression(&success_rates);
    let reached = fitted.partition_point(|&share| share < 0.5);
    let skill = match (reached.checked_sub(1), fitted.get(reached)) {
        (Some(below), Some(&share)) => {
            let fraction = (0.5 - fitted[below]) / (share - fitted[below]);
            SKILLS[below] + fraction * (SKILLS[reached] - SKILLS[below])
        }
        (None, _) => SKILLS[0],
        (_, None) => Skill::MAX.number(),
    };
    Some(curve.elo_of(Skill::new(skill)).round() as i32)
}

/// Performs isotonic regression by the pool-adjacent-violators algorithm.
fn isotonic_regression(shares: &[f64]) -> Vec<f64> {
    let mut pools: Vec<(f64, usize)> = Vec::with_capacity(shares.len());
    for &share in shares {
        pools.push((share, 1));
        while let [.., (low, before), (high, after)] = pools[..] {
            if low <= high {
                break;
            }
            pools.truncate(pools.len() - 2);
            let count = before + after;
            let mean = (low * before as f64 + high * after as f64) / count as f64;
            pools.push((mean, count));
        }
    }
    pools
        .iter()
        .flat_map(|&(share, count)| std::iter::repeat_n(share, count))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn isotonic_regression_pools_violators_to_their_mean() {
        assert_eq!(isotonic_regression(&[0.1, 0.2, 0.9]), [0.1, 0.2, 0.9]);
        assert_eq!(
            isotonic_regression(&[0.0, 0.75, 0.25, 1.0]),
            [0.0, 0.5, 0.5, 1.0]
        );
        assert_eq!(isotonic_regression(&[1.0, 0.5, 0.0]), [0.5, 0.5, 0.5]);
    }
}
