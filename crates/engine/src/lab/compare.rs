//! Measures several rule sets with the same players and the same openings.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::Lab;
use super::figure::Figure;
use super::intervals::Difference;
use super::plan::Plan;
use super::results::Results;
use awale_rules::RuleSet;
use awale_rules::parameters::Value;

/// Rule sets that are measured together.
#[derive(Clone, Debug)]
pub struct Comparison {
    lanes: Vec<Lane>,
}

/// One of the rule sets, with its lab.
#[derive(Clone, Debug)]
pub struct Lane {
    /// The value that distinguishes it from the others, if they differ in one parameter.
    pub value: Option<Value>,
    lab: Lab,
}

impl Lane {
    /// Returns the rules.
    #[must_use]
    pub const fn rules(&self) -> &Arc<RuleSet> {
        self.lab.rules()
    }

    /// Returns the results so far.
    #[must_use]
    pub const fn results(&self) -> &Results {
        self.lab.results()
    }
}

impl Comparison {
    /// Creates a comparison without results.
    #[must_use]
    pub fn new(
        rules: impl IntoIterator<Item = (Option<Value>, Arc<RuleSet>)>,
        plan: Plan,
        seed: u64,
    ) -> Self {
        let lane = |(value, rules)| Lane {
            value,
            lab: Lab::new(rules, plan, seed),
        };
        Self {
            lanes: rules.into_iter().map(lane).collect(),
        }
    }

    /// Returns the rule sets, in the order given.
    #[must_use]
    pub fn lanes(&self) -> &[Lane] {
        &self.lanes
    }

    /// Returns the smallest number of trials of any rule set.
    #[must_use]
    pub fn trials(&self) -> u64 {
        let trials = self.lanes.iter().map(|lane| lane.results().trials());
        trials.min().unwrap_or(0)
    }

    /// Plays the next trial of the first rule set with the fewest, so that all of them are measured
    /// equally. Returns false if `stop` interrupted the trial, or there are no rule sets.
    pub fn step(&mut self, stop: &AtomicBool) -> bool {
        let least_measured = self
            .lanes
            .iter_mut()
            .min_by_key(|lane| lane.results().trials());
        least_measured.is_some_and(|lane| lane.lab.step(stop))
    }

    /// Returns the difference in a figure between rule set number `lane` and the first one; `None`
    /// if there are too few samples.
    #[must_use]
    pub fn difference(&self, figure: Figure, lane: usize) -> Option<Difference> {
        let first = self.lanes.first()?.results().estimate(figure)?;
        let other = self.lanes.get(lane)?.results().estimate(figure)?;
        other.minus(&first)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::ai::Level;
    use crate::ai::contest::opening;
    use crate::lab::{find_parameter, lanes, lanes::parse_values};
    use awale_rules::library;

    #[test]
    fn rules_with_the_same_first_moves_have_the_same_openings() {
        let spec = library::load("awale").unwrap().unwrap().spec().clone();
        let counts = find_parameter("capture.counts", &spec).unwrap();
        let values = parse_values(counts, &["2,3", "2-4"]).unwrap();
        let lanes = lanes(&spec, counts, &values).unwrap();
        let same_openings = (0..50).filter(|&number| {
            let [first, second] = [0, 1].map(|lane: usize| opening(&lanes[lane].1, 3, number));
            first.moves() == second.moves()
        });
        // Openings differ if a capture in them makes other holes playable.
        let same_openings = same_openings.count();
        assert!(same_openings >= 45, "{same_openings} of 50");
    }

    #[test]
    fn more_seeds_make_longer_games_and_equal_rules_do_not_differ() {
        let spec = library::load("2-4").unwrap().unwrap().spec().clone();
        let seeds = find_parameter("board.seeds", &spec).unwrap();
        let values = parse_values(seeds, &["2", "6"]).unwrap();
        let mut lanes: Vec<_> = lanes(&spec, seeds, &values)
            .unwrap()
            .into_iter()
            .map(|(value, rules)| (Some(value), rules))
            .collect();
        lanes.push((None, Arc::clone(&lanes[0].1)));
        let mut comparison = Comparison::new(lanes, Plan::at(Level::Initiation), 5);
        let no_stop = AtomicBool::new(false);
        (0..60).for_each(|_| assert!(comparison.step(&no_stop)));
        assert_eq!(comparison.trials(), 20);
        assert!(!comparison.step(&AtomicBool::new(true)));
        let longer = comparison.difference(Figure::Plies, 1).unwrap();
        assert!(longer.value > 0.0 && longer.is_clear(), "{longer:?}");
        let same_rules = comparison.difference(Figure::Plies, 2).unwrap();
        assert!(same_rules.value == 0.0 && !same_rules.is_clear());
        assert_eq!(comparison.difference(Figure::Plies, 3), None);
    }
}
