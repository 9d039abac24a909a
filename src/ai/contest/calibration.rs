//! Measures how much skill is worth in a variant, and puts the levels at even distances.

use std::sync::Arc;

use super::{Contestant, Play, Score, play_pair};
use crate::ai::levels::{Skill, measured};
use crate::rules::RuleSet;

/// The skills that are measured against each other, each against the next.
const STEPS: [f64; 10] = [0.0, 6.0, 12.0, 18.0, 26.0, 34.0, 42.0, 50.0, 58.0, 68.0];
/// From the last of them on, a point of skill is taken to be worth this much of what it
/// was worth between the last two.
const FADING: f64 = 0.7;
/// By how much Initiation is better than a player who plays anything: about 74 % of the points.
const FIRST_RUNG: f64 = 185.0;
/// A game that is longer is left out.
const MOST_PLIES: usize = 1_000;
/// A score of all or nothing in so few games doesn't mean that the difference is infinite.
const GREATEST_STEP: f64 = 600.0;

/// How strong each skill is in a variant: Elo above a player who plays anything.
#[derive(Clone, Debug, PartialEq)]
pub struct SkillCurve(Vec<(f64, f64)>);

impl SkillCurve {
    /// Measures the curve, with `pairs` pairs of games for each of its steps.
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
            let end = Skill::GREATEST.number();
            points.push((
                end,
                high + FADING * (high - low) / (last - before) * (end - last),
            ));
        }
        Self(points)
    }

    /// What was measured of these rules once and comes with the program; of other rules, the mean of those
    /// that were measured.
    #[must_use]
    pub fn known_for(rules: &RuleSet) -> Self {
        Self(measured(rules))
    }

    /// The Elo of a skill above a player who plays any legal move.
    #[must_use]
    pub fn elo_of(&self, skill: Skill) -> f64 {
        let number = skill.number();
        let reached = self.0.partition_point(|point| point.0 < number);
        let below = reached.checked_sub(1).map(|place| self.0[place]);
        match (below, self.0.get(reached)) {
            (Some((low, low_elo)), Some(&(high, high_elo))) => {
                low_elo + (high_elo - low_elo) * (number - low) / (high - low)
            }
            (None, Some(&(_, elo))) | (Some((_, elo)), None) => elo,
            (None, None) => 0.0,
        }
    }

    /// The measured points: skill and Elo.
    #[must_use]
    pub fn points(&self) -> &[(f64, f64)] {
        &self.0
    }

    /// The skills of the levels below Grand Master: even steps of strength from a first level
    /// that loses to a player who plays anything now and then.
    #[must_use]
    pub fn rungs(&self) -> [f64; 6] {
        let lowest = self.0.first().map_or(0.0, |point| point.1);
        let highest = self.0.last().map_or(0.0, |point| point.1);
        // Where skill is worth little in all, the first rung is lower too.
        let first = FIRST_RUNG.min(highest / 7.0).max(lowest);
        std::array::from_fn(|rung| self.skill_at(first + (highest - first) * rung as f64 / 6.0))
    }

    /// The skill, as a number, at which a strength is reached; the nearer end outside of the curve.
    #[must_use]
    pub fn skill_at(&self, elo: f64) -> f64 {
        let reached = self.0.partition_point(|point| point.1 < elo);
        match (
            reached.checked_sub(1).map(|place| self.0[place]),
            self.0.get(reached),
        ) {
            (Some((low, low_elo)), Some(&(high, high_elo))) => {
                low + (high - low) * (elo - low_elo) / (high_elo - low_elo)
            }
            (None, Some(&(first, _))) => first,
            (_, None) => Skill::GREATEST.number(),
        }
    }
}

/// By how much the first contestant is better.
fn step(rules: &Arc<RuleSet>, contestants: [&dyn Play; 2], pairs: u64, seed: u64) -> f64 {
    let mut score = Score::default();
    for pair in 0..pairs {
        score.add_played(&play_pair(rules, contestants, seed, pair, MOST_PLIES));
    }
    score.elo().difference.clamp(-GREATEST_STEP, GREATEST_STEP)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rungs_are_even_steps_of_strength() {
        let curve = SkillCurve(vec![(0.0, 100.0), (50.0, 1100.0), (100.0, 1400.0)]);
        let rungs = curve.rungs();
        // From 185 Elo on in six steps of 202.5: five of them on the curve's first slope
        // of 20 Elo a point of skill, the last on the second one of 6.
        let expected = [4.25, 14.375, 24.5, 34.625, 44.75, 66.25];
        assert!(
            rungs
                .iter()
                .zip(expected)
                .all(|(rung, expected)| (rung - expected).abs() < 1e-9),
            "{rungs:?}"
        );
    }
}
