//! What tells variants apart for players who choose one: long or short, calm or wild, and the like.

use std::cmp::Ordering;

use super::figure::Figure;
use super::known;
use super::results::Results;
use crate::rules::{RuleSet, library};

/// Something by which variants are shown and sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Trait {
    /// How many moves a game takes.
    Length,
    /// How much of all seeds the largest capture of a game takes: calm or wild.
    Wildness,
    /// How many laps a turn has.
    Relays,
    /// How many of the captured seeds are captured on the way.
    OnTheWay,
    /// How much more often a better player wins.
    Skill,
    /// What it is worth to begin.
    FirstMove,
}

/// Where a rule stands among the built-in variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// In the lowest third.
    Low,
    /// In the middle.
    Middle,
    /// In the highest third.
    High,
}

impl Trait {
    /// All traits, in the order in which they are shown.
    pub const ALL: [Self; 6] = [
        Self::Length,
        Self::Wildness,
        Self::Relays,
        Self::OnTheWay,
        Self::Skill,
        Self::FirstMove,
    ];

    /// Its stable name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Length => "length",
            Self::Wildness => "wildness",
            Self::Relays => "relays",
            Self::OnTheWay => "on-the-way",
            Self::Skill => "skill",
            Self::FirstMove => "first-move",
        }
    }

    /// The figure that measures it.
    #[must_use]
    pub const fn figure(self) -> Figure {
        match self {
            Self::Length => Figure::Plies,
            Self::Wildness => Figure::LargestCatch,
            Self::Relays => Figure::Laps,
            Self::OnTheWay => Figure::OnTheWay,
            Self::Skill => Figure::Skill,
            Self::FirstMove => Figure::FirstPoints,
        }
    }

    /// Its value, in the unit of its figure; `None` if nothing was measured.
    #[must_use]
    pub fn value(self, results: &Results) -> Option<f64> {
        results
            .estimate(self.figure())
            .map(|estimate| estimate.value)
    }

    /// Where such a value stands among those of the built-in variants; in the middle, if there are none to compare it with.
    #[must_use]
    pub fn grade(self, value: f64) -> Grade {
        let rules = library::names().filter_map(|name| library::load(name)?.ok());
        let values: Vec<f64> = rules
            .filter_map(|rules| self.value(known::results(&rules)?))
            .collect();
        let below = values.iter().filter(|&&other| other < value).count();
        let above = values.iter().filter(|&&other| other > value).count();
        // Many variants have no relays at all: what as many others share is not at an end of them.
        match (3 * above >= 2 * values.len(), 3 * below >= 2 * values.len()) {
            (_, true) if !values.is_empty() => Grade::High,
            (true, false) if !values.is_empty() => Grade::Low,
            _ => Grade::Middle,
        }
    }
}

/// The order of two rules by a trait, the least first; rules of which nothing is known come last.
///
/// `results` gives what is known of rules: [`known::results`], or what the player has measured.
#[must_use]
pub fn by_trait(which: Trait, one: Option<&Results>, other: Option<&Results>) -> Ordering {
    let value = |results: Option<&Results>| results.and_then(|results| which.value(results));
    match (value(one), value(other)) {
        (Some(one), Some(other)) => one.total_cmp(&other),
        (Some(_), None) => Ordering::Less,
        (None, Some(_)) => Ordering::Greater,
        (None, None) => Ordering::Equal,
    }
}

/// Sorts rules by a trait, the least first; rules of which nothing is known come last, and equal ones keep their order.
pub fn sort_by_trait<T>(list: &mut [T], which: Trait, rules: impl Fn(&T) -> Option<&RuleSet>) {
    let results = |item: &T| rules(item).and_then(known::results);
    list.sort_by(|one, other| by_trait(which, results(one), results(other)));
}
