//! Measures how much skill is worth in a variant, and spaces the levels evenly.

use std::sync::Arc;

use super::{Contestant, Play, Score, play_pair};
use crate::ai::levels::{Skill, measured_curve};
use awale_rules::RuleSet;

/// The skills to measure, each against the previous one.
const SKILL_STEPS: [f64; 10] = [0.0, 6.0, 12.0, 18.0, 26.0, 34.0, 42.0, 50.0, 58.0, 68.0];
/// Beyond the last step, Elo per point of skill is extrapolated at this fraction of the last slope.
const EXTRAPOLATION_FACTOR: f64 = 0.7;
/// Elo of the Initiation level over a random player: about 74% of the points.
const FIRST_RUNG_ELO: f64 = 185.0;
/// Maximum gap between neighbouring levels, in Elo: about 84% of the points.
const MAX_RUNG_GAP_ELO: f64 = 290.0;
/// Minimum skill of Master where even gaps allow it: a player this skilled overlooks nothing.
const MIN_MASTER_SKILL: f64 = 52.0;
/// Maximum plies of a game; longer games are discarded.
const MAX_PLIES: usize = 1_000;
/// Maximum Elo of a step: winning every one of a few games doesn't mean an infinite difference.
const MAX_STEP_ELO: f64 = 600.0;

/// The Elo of each skill over a random player, in a variant.
#[derive(Clone, Debug, PartialEq)]
pub struct SkillCurve(Vec<(f64, f64)>);

impl SkillCurve {
    /// Measures the curve, with `pairs` pairs of games per step.
    #[must_use]
    pub fn measure(rules: &Arc<RuleSet>, pairs: u64, seed: u64) -> Self {
        let mut points = Vec::with_capacity(SKILL_STEPS.len() + 1);
        let mut previous = Contestant::Random;
        let mut elo = 0.0;
        for number in SKILL_STEPS {
            let contestant = Contestant::Skill(Skill::new(number));
            elo += measure_step(rules, [&contestant, &previous], pairs, seed).max(0.0);
            points.push((number, elo));
            previous = contestant;
        }
        if let [.., (previous, low), (last, high)] = points[..] {
            let end = Skill::MAX.number();
            points.push((
                end,
                high + EXTRAPOLATION_FACTOR * (high - low) / (last - previous) * (end - last),
            ));
        }
        Self(points)
    }

    /// Returns the built-in measurement for these rules; for other rules, the mean of all
    /// measurements.
    #[must_use]
    pub fn for_rules(rules: &RuleSet) -> Self {
        Self(measured_curve(rules))
    }

    /// Returns the Elo of a skill over a random player.
    #[must_use]
    pub fn elo_of(&self, skill: Skill) -> f64 {
        let number = skill.number();
        let index = self.0.partition_point(|point| point.0 < number);
        let lower = index.checked_sub(1).map(|below| self.0[below]);
        match (lower, self.0.get(index)) {
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

    /// Returns the skills of the levels below Grand Master: evenly spaced in Elo, from a first
    /// level that sometimes loses to a random player. If the gaps would be too wide, those below
    /// the first level and below Grand Master are widened instead.
    #[must_use]
    pub fn rungs(&self) -> [f64; 6] {
        let lowest = self.0.first().map_or(0.0, |point| point.1);
        let highest = self.0.last().map_or(0.0, |point| point.1);
        let first_gap = (highest - 6.0 * MAX_RUNG_GAP_ELO).clamp(FIRST_RUNG_ELO, MAX_RUNG_GAP_ELO);
        // If skill counts for little, the first rung is lower too.
        let first = first_gap.min(highest / 7.0).max(lowest);
        let master_elo = self.elo_of(Skill::new(MIN_MASTER_SKILL));
        let max_gap = MAX_RUNG_GAP_ELO.max((master_elo - first) / 5.0);
        let gap = max_gap.min((highest - first) / 6.0);
        std::array::from_fn(|rung| self.skill_at(first + gap * rung as f64))
    }

    /// Returns the skill at which a strength is reached, clamped to the curve.
    #[must_use]
    pub fn skill_at(&self, elo: f64) -> f64 {
        let index = self.0.partition_point(|point| point.1 < elo);
        match (
            index.checked_sub(1).map(|below| self.0[below]),
            self.0.get(index),
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
fn measure_step(rules: &Arc<RuleSet>, contestants: [&dyn Play; 2], pairs: u64, seed: u64) -> f64 {
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
    fn no_gap_is_too_wide_unless_master_would_err() {
        let gaps = |high: f64, highest: f64| {
            let curve = SkillCurve(vec![(0.0, 0.0), (52.0, high), (100.0, highest)]);
            let elo = curve.rungs().map(|skill| curve.elo_of(Skill::new(skill)));
            (
                elo[0],
                std::array::from_fn(|rung| elo[rung + 1] - elo[rung]),
            )
        };
        let are_all =
            |gaps: [f64; 5], expected: f64| gaps.iter().all(|gap| (gap - expected).abs() < 1e-9);
        let (first, others) = gaps(1500.0, 2600.0);
        assert!(
            (first - MAX_RUNG_GAP_ELO).abs() < 1e-9 && are_all(others, MAX_RUNG_GAP_ELO),
            "{first} {others:?}"
        );
        let (_, others) = gaps(2290.0, 3000.0);
        assert!(are_all(others, 400.0), "{others:?}");
    }
}
