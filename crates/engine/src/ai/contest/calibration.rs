//! Measures how much skill is worth in a variant, and spaces the levels evenly.

use std::sync::Arc;

use super::{Contestant, Play, Score, play_pair};
use crate::ai::levels::{Skill, measured};
use awale_rules::RuleSet;

/// The skills measured, each against the previous one.
const STEPS: [f64; 10] = [0.0, 6.0, 12.0, 18.0, 26.0, 34.0, 42.0, 50.0, 58.0, 68.0];
/// Beyond the last step, Elo per point of skill is extrapolated at this fraction of the last slope.
const EXTRAPOLATION_FACTOR: f64 = 0.7;
/// Elo of the Initiation level over a random player: about 74% of the points.
const FIRST_RUNG: f64 = 185.0;
/// The widest step between neighbouring levels, in Elo: about 84% of the points.
const WIDEST_STEP: f64 = 290.0;
/// Master has at least this skill where even steps allow it: from here on, a player overlooks
/// nothing.
const MASTER_SKILL: f64 = 52.0;
/// Longer games are discarded.
const MAX_PLIES: usize = 1_000;
/// Bounds the Elo of a step, as winning every one of a few games doesn't mean an infinite
/// difference.
const MAX_STEP_ELO: f64 = 600.0;

/// The Elo of each skill over a random player, in a variant.
#[derive(Clone, Debug, PartialEq)]
pub struct SkillCurve(Vec<(f64, f64)>);

impl SkillCurve {
    /// Measures the curve, with `pairs` pairs of games per step.
    #[must_use]
    pub fn measure(rules: &Arc<RuleSet>, pairs: u64, seed: u64) -> Self {
        let mut points = Vec::with_capacity(STEPS.len() + 1);
        let mut below = Contestant::Random;
        let mut elo = 0.0;
        for number in STEPS {
            let contestant = Contestant::Skill(Skill::new(number));
            elo += step(rules, [&contestant, &below], pairs, seed).max(0.0);
            points.push((number, elo));
            below = contestant;
        }
        if let [.., (before, low), (last, high)] = points[..] {
            let end = Skill::MAX.number();
            points.push((
                end,
                high + EXTRAPOLATION_FACTOR * (high - low) / (last - before) * (end - last),
            ));
        }
        Self(points)
    }

    /// Returns the built-in measurement for these rules; for other rules, the mean of all
    /// measurements.
    #[must_use]
    pub fn for_rules(rules: &RuleSet) -> Self {
        Self(measured(rules))
    }

    /// Returns the Elo of a skill over a random player.
    #[must_use]
    pub fn elo_of(&self, skill: Skill) -> f64 {
        let number = skill.number();
        let reached = self.0.partition_point(|point| point.0 < number);
        let below = reached.checked_sub(1).map(|index| self.0[index]);
        match (below, self.0.get(reached)) {
            (Some((low, low_elo)), Some(&(high, high_elo))) => {
                low_elo + (high_elo - low_elo) * (number - low) / (high - low)
            }
            (None, Some(&(_, elo))) | (Some((_, elo)), None) => elo,
            (None, None) => 0.0,
        }
    }

    /// Returns the measured points: skill and Elo.
    #[must_use]
    pub fn points(&self) -> &[(f64, f64)] {
        &self.0
    }

    /// Returns the skills of the levels below Grand Master: evenly spaced, from a first level that
    /// sometimes loses to a random player. If that makes wide steps, the first and the last one,
    /// from a random player and to Grand Master, take more than the others.
    #[must_use]
    pub fn rungs(&self) -> [f64; 6] {
        let lowest = self.0.first().map_or(0.0, |point| point.1);
        let highest = self.0.last().map_or(0.0, |point| point.1);
        let wide = (highest - 6.0 * WIDEST_STEP).clamp(FIRST_RUNG, WIDEST_STEP);
        // If skill counts for little, the first rung is lower too.
        let first = wide.min(highest / 7.0).max(lowest);
        let masterly = self.elo_of(Skill::new(MASTER_SKILL));
        let widest = WIDEST_STEP.max((masterly - first) / 5.0);
        let step = widest.min((highest - first) / 6.0);
        std::array::from_fn(|rung| self.skill_at(first + step * rung as f64))
    }

    /// Returns the skill at which a strength is reached, clamped to the curve.
    #[must_use]
    pub fn skill_at(&self, elo: f64) -> f64 {
        let reached = self.0.partition_point(|point| point.1 < elo);
        match (
            reached.checked_sub(1).map(|index| self.0[index]),
            self.0.get(reached),
        ) {
            (Some((low, low_elo)), Some(&(high, high_elo))) => {
                low + (high - low) * (elo - low_elo) / (high_elo - low_elo)
            }
            (None, Some(&(first, _))) => first,
            (_, None) => Skill::MAX.number(),
        }
    }
}

/// Measures the Elo of the first contestant over the second.
fn step(rules: &Arc<RuleSet>, contestants: [&dyn Play; 2], pairs: u64, seed: u64) -> f64 {
    let mut score = Score::default();
    for pair in 0..pairs {
        score.add_played(&play_pair(rules, contestants, seed, pair, MAX_PLIES));
    }
    score.elo().difference.clamp(-MAX_STEP_ELO, MAX_STEP_ELO)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rungs_are_evenly_spaced() {
        let curve = SkillCurve(vec![(0.0, 100.0), (50.0, 1100.0), (100.0, 1400.0)]);
        let rungs = curve.rungs();
        // From 185 Elo in six steps of 202.5: five on the curve's first slope of 20 Elo per point
        // of skill, the last on the second slope of 6.
        let expected = [4.25, 14.375, 24.5, 34.625, 44.75, 66.25];
        assert!(
            rungs
                .iter()
                .zip(expected)
                .all(|(rung, expected)| (rung - expected).abs() < 1e-9),
            "{rungs:?}"
        );
    }

    #[test]
    fn no_step_is_too_wide_unless_master_would_err() {
        let steps = |high: f64, highest: f64| {
            let curve = SkillCurve(vec![(0.0, 0.0), (52.0, high), (100.0, highest)]);
            let elo = curve.rungs().map(|skill| curve.elo_of(Skill::new(skill)));
            (
                elo[0],
                std::array::from_fn(|rung| elo[rung + 1] - elo[rung]),
            )
        };
        let are =
            |steps: [f64; 5], wanted: f64| steps.iter().all(|step| (step - wanted).abs() < 1e-9);
        let (first, others) = steps(1500.0, 2600.0);
        assert!(
            (first - WIDEST_STEP).abs() < 1e-9 && are(others, WIDEST_STEP),
            "{first} {others:?}"
        );
        let (_, others) = steps(2290.0, 3000.0);
        assert!(are(others, 400.0), "{others:?}");
    }
}
