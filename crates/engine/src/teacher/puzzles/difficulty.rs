//! The difficulty of a puzzle: the strength at which the computer solves it half of the time.

use std::sync::atomic::{AtomicBool, Ordering};

use super::Puzzle;
use crate::ai::choose;
use crate::ai::contest::calibration::SkillCurve;
use crate::ai::levels::Skill;
use awale_rules::{Game, Moves};

/// The skills to test; those below [`MIN_DETERMINISTIC_SKILL`] try [`TRIES`] times each. The
/// highest skill is excluded, as its time limit would make the result depend on the machine.
const SKILLS: [f64; 11] = [
    0.0, 6.0, 12.0, 18.0, 26.0, 34.0, 42.0, 50.0, 58.0, 68.0, 84.0,
];
/// The skill from which play is deterministic.
const MIN_DETERMINISTIC_SKILL: f64 = 55.0;
/// The number of attempts of a skill whose play is random.
const TRIES: u64 = 16;

/// Measures the fraction of attempts in which `skill` finds one of the `solutions`, from 0 to 1.
#[must_use]
pub fn success_rate(game: &Game, solutions: Moves, skill: Skill, stop: &AtomicBool) -> f64 {
    let tries = if skill.number() < MIN_DETERMINISTIC_SKILL {
        TRIES
    } else {
        1
    };
    let successes = (0..tries).filter(|&seed| {
        let chosen = choose(game, skill, seed, stop, None);
        chosen.is_some_and(|chosen| solutions.contains(chosen.mv))
    });
    successes.count() as f64 / tries as f64
}

/// Measures the rating of a puzzle, in Elo above a random player: the strength at which the success
/// rate, after isotonic regression over the skills, reaches one half. Returns `None` if `stop` was
/// set.
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
    let above = fitted.partition_point(|&rate| rate < 0.5);
    let skill = match (above.checked_sub(1), fitted.get(above)) {
        (Some(below), Some(&rate)) => {
            let fraction = (0.5 - fitted[below]) / (rate - fitted[below]);
            SKILLS[below] + fraction * (SKILLS[above] - SKILLS[below])
        }
        (None, _) => SKILLS[0],
        (_, None) => Skill::MAX.number(),
    };
    Some(curve.elo_of(Skill::new(skill)).round() as i32)
}

/// Performs isotonic regression by the pool-adjacent-violators algorithm.
fn isotonic_regression(rates: &[f64]) -> Vec<f64> {
    let mut pools: Vec<(f64, usize)> = Vec::with_capacity(rates.len());
    for &rate in rates {
        pools.push((rate, 1));
        while let [.., (left, left_count), (right, right_count)] = pools[..] {
            if left <= right {
                break;
            }
            pools.truncate(pools.len() - 2);
            let count = left_count + right_count;
            let sum = left * left_count as f64 + right * right_count as f64;
            let mean = sum / count as f64;
            pools.push((mean, count));
        }
    }
    pools
        .iter()
        .flat_map(|&(rate, count)| std::iter::repeat_n(rate, count))
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
