//! The skill of every level in every variant, so that each level wins about as clearly
//! against the one below, in any game: data, measured by `awale-engine ladder`.

use std::collections::HashMap;
use std::sync::OnceLock;

use serde::Deserialize;

use crate::rules::RuleSet;

const FILE: &str = include_str!("../../../rules/mind/levels.ron");

/// What the levels below Grand Master play like by rules that were never measured.
const DEFAULT: [f64; 6] = [4.0, 13.0, 24.0, 37.0, 54.0, 74.0];

/// The rungs of one variant.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rungs {
    /// The rules they were measured for: [`RuleSet::fingerprint`].
    rules: u64,
    /// Initiation to Master.
    skills: [f64; 6],
}

/// The skill of a rung, counted from Initiation, as a number; none above Master.
pub(super) fn skill_at(rung: usize, rules: &RuleSet) -> Option<f64> {
    static LADDER: OnceLock<HashMap<u64, [f64; 6]>> = OnceLock::new();
    let ladder = LADDER.get_or_init(|| {
        let rungs: Vec<Rungs> = ron::from_str(FILE).unwrap_or_default();
        rungs
            .into_iter()
            .map(|rungs| (rungs.rules, rungs.skills))
            .collect()
    });
    let skills = ladder.get(&rules.fingerprint()).unwrap_or(&DEFAULT);
    skills.get(rung).copied()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::ai::levels::Level;
    use crate::rules::library;

    #[test]
    fn every_level_is_above_the_one_below() {
        let rungs: Vec<Rungs> = ron::from_str(FILE).unwrap();
        assert!(rungs.iter().all(|rungs| rungs.skills.is_sorted()));
        for name in library::names() {
            let rules = library::load(name).unwrap().unwrap();
            assert!(
                Level::ALL.is_sorted_by(|low, high| low.skill(&rules) < high.skill(&rules)),
                "{name}"
            );
        }
    }
}
