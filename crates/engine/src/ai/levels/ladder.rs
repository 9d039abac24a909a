//! The skill of every level in every variant, chosen so that neighbouring levels are equally far
//! apart in Elo. `awale-engine ladder` measures them.

use std::collections::HashMap;
use std::sync::OnceLock;

use serde::Deserialize;

use awale_rules::RuleSet;

const FILE: &str = include_str!("../../../../../rules/mind/levels.ron");

/// Skills of the levels below Grand Master for rules without measurements.
const DEFAULT_SKILLS: [f64; 6] = [4.0, 13.0, 24.0, 37.0, 54.0, 74.0];

/// The measurements of one variant.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Measurements {
    /// Fingerprint of the rules.
    rules: u64,
    /// Skills from Initiation to Master.
    skills: [f64; 6],
    /// Ascending skills, each with its Elo above a random player.
    elo: Vec<(f64, f64)>,
}

fn ladder() -> &'static HashMap<u64, Measurements> {
    static LADDER: OnceLock<HashMap<u64, Measurements>> = OnceLock::new();
    LADDER.get_or_init(|| {
        let variants: Vec<Measurements> = ron::from_str(FILE).unwrap_or_default();
        variants
            .into_iter()
            .map(|measurements| (measurements.rules, measurements))
            .collect()
    })
}

/// Returns the skill of a rung, counted from Initiation; `None` above Master.
pub(super) fn skill_at(rung: usize, rules: &RuleSet) -> Option<f64> {
    let measurements = ladder().get(&rules.fingerprint());
    measurements
        .map_or(&DEFAULT_SKILLS, |measurements| &measurements.skills)
        .get(rung)
        .copied()
}

/// Returns the skill of a rung for rules without measurements.
pub(super) fn default_skill_at(rung: usize) -> Option<f64> {
    DEFAULT_SKILLS.get(rung).copied()
}

/// Returns skills and their Elo above a random player, as measured for these rules; for rules
/// without measurements, the mean over all measured variants.
pub(in crate::ai) fn measured_curve(rules: &RuleSet) -> Vec<(f64, f64)> {
    if let Some(measurements) = ladder().get(&rules.fingerprint()) {
        return measurements.elo.clone();
    }
    let count = ladder().len().max(1) as f64;
    let mut mean: Vec<(f64, f64)> = Vec::new();
    // Ordered by fingerprint, so that rounding is reproducible.
    let mut variants: Vec<&Measurements> = ladder().values().collect();
    variants.sort_by_key(|measurements| measurements.rules);
    for measurements in variants {
        for (index, &(skill, elo)) in measurements.elo.iter().enumerate() {
            match mean.get_mut(index) {
                Some(point) => point.1 += elo / count,
                None => mean.push((skill, elo / count)),
            }
        }
    }
    mean
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::ai::levels::Level;
    use awale_rules::library;

    #[test]
    fn every_level_is_above_the_one_below() {
        let variants: Vec<Measurements> = ron::from_str(FILE).unwrap();
        assert!(
            variants
                .iter()
                .all(|measurements| measurements.skills.is_sorted())
        );
        let skills = |measurements: &Measurements| {
            measurements
                .elo
                .iter()
                .map(|point| point.0 as u8)
                .collect::<Vec<_>>()
        };
        for measurements in &variants {
            // The mean is taken point by point.
            assert_eq!(skills(measurements), skills(&variants[0]));
            assert!(measurements.elo.is_sorted_by_key(|point| point.1));
        }
        for name in library::names() {
            let rules = library::load(name).unwrap().unwrap();
            assert!(
                Level::ALL.is_sorted_by(|low, high| low.skill(&rules) < high.skill(&rules)),
                "{name}"
            );
        }
    }
}
