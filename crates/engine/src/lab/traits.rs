//! Traits of variants that help players choose one: long or short, calm or wild, and so on.

use std::cmp::Ordering;

use super::built_in;
use super::figure::Figure;
use super::results::Results;
use awale_rules::RuleSet;
use awale_rules::keyed::keyed_enum;

keyed_enum! {
    /// A trait by which variants are sorted.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Trait {
        /// Moves per game.
        Length = "length",
        /// The largest capture of a game as a share of all seeds: small in calm games, large in
        /// wild ones.
        Wildness = "wildness",
        /// Laps per turn.
        Relays = "relays",
        /// The share of captured seeds that are captured before the end of the sowing.
        FlowCaptures = "on-the-way",
        /// The average points of the better player.
        Skill = "skill",
        /// The average points of the player who moves first.
        FirstMove = "first-move",
    }
}

/// The degree of a trait in a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// Below the middle range: short or calm games, no captures on the way.
    Low,
    /// Near the median.
    Middle,
    /// Above it: long or wild games, many laps.
    High,
}

impl Trait {
    /// Returns the figure that measures the trait.
    #[must_use]
    pub const fn figure(self) -> Figure {
        match self {
            Self::Length => Figure::Plies,
            Self::Wildness => Figure::LargestCapture,
            Self::Relays => Figure::Laps,
            Self::FlowCaptures => Figure::FlowCaptures,
            Self::Skill => Figure::Skill,
            Self::FirstMove => Figure::FirstPoints,
        }
    }

    /// Returns the value of the trait, in the unit of its figure; `None` without measurements.
    #[must_use]
    pub fn value(self, results: &Results) -> Option<f64> {
        results
            .estimate(self.figure())
            .map(|estimate| estimate.value)
    }

    /// Grades a value of this trait.
    #[must_use]
    pub fn grade(self, value: f64) -> Grade {
        let (middle, high) = self.bounds();
        if value < middle {
            Grade::Low
        } else if value < high {
            Grade::Middle
        } else {
            Grade::High
        }
    }

    /// Returns the lower bounds of the middle and high grades, chosen so that the variants spread
    /// over the grades.
    const fn bounds(self) -> (f64, f64) {
        match self {
            // In moves, counting both players.
            Self::Length => (40.0, 100.0),
            Self::Wildness => (0.155, 0.2),
            // In laps per turn.
            Self::Relays => (1.05, 2.0),
            Self::FlowCaptures => (0.05, 0.45),
            Self::Skill => (0.75, 0.92),
            Self::FirstMove => (0.47, 0.55),
        }
    }
}

/// Compares two rule sets by a trait, the lowest first; those without results come last.
///
/// The results come from [`built_in::results`] or the player's own measurements.
#[must_use]
pub fn compare_by_trait(sort_trait: Trait, a: Option<&Results>, b: Option<&Results>) -> Ordering {
    let value = |results: Option<&Results>| results.and_then(|results| sort_trait.value(results));
    match (value(a), value(b)) {
        (Some(a), Some(b)) => a.total_cmp(&b),
        (Some(_), None) => Ordering::Less,
        (None, Some(_)) => Ordering::Greater,
        (None, None) => Ordering::Equal,
    }
}

/// Stably sorts rule sets by a trait, the lowest first; those without results come last.
pub fn sort_by_trait<T>(list: &mut [T], sort_trait: Trait, rules: impl Fn(&T) -> Option<&RuleSet>) {
    let results = |item: &T| rules(item).and_then(built_in::results);
    list.sort_by(|a, b| compare_by_trait(sort_trait, results(a), results(b)));
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::Arc;

    use super::*;
    use crate::fixtures::{changed, rules};
    use awale_rules::library;

    fn sorted(by: Trait) -> Vec<Arc<RuleSet>> {
        let mut rules: Vec<Arc<RuleSet>> = library::names()
            .map(|name| library::load(name).unwrap().unwrap())
            .collect();
        sort_by_trait(&mut rules, by, |rules| Some(rules));
        rules
    }

    #[test]
    fn variants_are_sorted_by_their_measurements() {
        for by in Trait::ALL {
            assert_eq!(Trait::from_key(by.key()), Some(by));
            let values: Vec<f64> = sorted(by)
                .iter()
                .filter_map(|rules| by.value(built_in::results(rules)?))
                .collect();
            assert!(values.len() >= 20, "{by:?}");
            assert!(values.is_sorted(), "{by:?}: {values:?}");
        }
        // Rules without results come last.
        let custom = changed("awale", |spec| spec.board.holes = 9);
        let awale = rules("awale");
        let mut both = [&*custom, &*awale];
        sort_by_trait(&mut both, Trait::Length, |rules| Some(*rules));
        assert_eq!(both[1].fingerprint(), custom.fingerprint());
    }

    #[test]
    fn variants_have_different_grades() {
        for by in Trait::ALL {
            let value = |rules: &Arc<RuleSet>| by.value(built_in::results(rules)?);
            let grades: Vec<Grade> = sorted(by)
                .iter()
                .filter_map(|rules| Some(by.grade(value(rules)?)))
                .collect();
            assert!(grades.is_sorted(), "{by:?}: {grades:?}");
            for grade in [Grade::Low, Grade::High] {
                let count = grades.iter().filter(|&&other| other == grade).count();
                assert!((1..=19).contains(&count), "{by:?} {grade:?}: {count}");
            }
        }
    }
}
