//! Sums of many trials.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::figure::{Figure, Sampling};
use super::intervals::{Estimate, Moments, wilson};
use super::plan::Plan;
use super::play::Trial;
use crate::ai::contest::{Elo, elo_of};
use crate::ai::evaluation;
use crate::ai::solved::{self, Solved};
use awale_rules::RuleSet;

/// Maximum number of trials of one rule set: far more than any figure needs, and few enough that no
/// sum overflows.
pub const MAX_TRIALS: u64 = 1_000_000;

/// The sums of the trials of one rule set.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    pub(super) rules: u64,
    pub(super) plan: Plan,
    /// [`evaluation::fingerprint`] of the players' evaluation.
    pub(super) evaluation: u64,
    /// Sorted and disjoint.
    pub(super) runs: Vec<Run>,
    pub(super) figures: BTreeMap<Figure, Moments>,
}

/// A run of counted trials.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// The seed of the trials.
    pub seed: u64,
    /// The number of the first trial.
    pub from: u64,
    /// The number after the last trial.
    pub to: u64,
}

/// Why results can't be merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum MergeError {
    /// They are for other rules.
    #[error("the results are for other rules")]
    OtherRules,
    /// They come from other players.
    #[error("the results come from other players")]
    OtherPlayers,
    /// The players evaluated positions differently.
    #[error("the results come from players with other weights")]
    OtherEvaluation,
    /// Both contain the same trial.
    #[error("some games are counted in both")]
    CountedTwice,
    /// The sum would exceed [`MAX_TRIALS`].
    #[error("results can't have more than {MAX_TRIALS} trials")]
    TooMany,
}

impl Results {
    /// Creates empty results.
    #[must_use]
    pub fn new(rules: &RuleSet, plan: Plan) -> Self {
        Self {
            rules: rules.fingerprint(),
            plan,
            evaluation: evaluation::fingerprint(rules),
            runs: Vec::new(),
            figures: BTreeMap::new(),
        }
    }

    /// Returns the players.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Returns the fingerprint of the rules.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        self.rules
    }

    /// Returns the [`evaluation::fingerprint`] of the players' evaluation.
    #[must_use]
    pub const fn evaluation(&self) -> u64 {
        self.evaluation
    }

    /// Returns the counted trials, sorted by seed and number.
    #[must_use]
    pub fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// Returns the number of counted trials, each of which has a game between equals.
    #[must_use]
    pub fn trials(&self) -> u64 {
        self.runs.iter().map(|run| run.to - run.from).sum()
    }

    /// Returns the lowest trial number of this seed that isn't counted yet.
    #[must_use]
    pub fn next_number(&self, seed: u64) -> u64 {
        let first = self.runs.iter().find(|run| run.seed == seed);
        first.filter(|run| run.from == 0).map_or(0, |run| run.to)
    }

    /// Adds trial `number` of `seed`.
    ///
    /// # Errors
    /// Returns an error if the trial is already counted, or if there are too many; the results are
    /// then unchanged.
    pub fn add(&mut self, seed: u64, number: u64, trial: &Trial) -> Result<(), MergeError> {
        let to = number.checked_add(1).ok_or(MergeError::TooMany)?;
        let run = Run {
            seed,
            from: number,
            to,
        };
        self.runs = join_runs(&self.runs, &[run])?;
        for figure in Figure::ALL {
            if let Some(sample) = figure.sample(trial) {
                self.figures.entry(figure).or_default().add(sample);
            }
        }
        Ok(())
    }

    /// Adds the trials of `other`.
    ///
    /// # Errors
    /// Returns an error if the results can't be merged; they are then unchanged.
    pub fn merge(&mut self, other: &Self) -> Result<(), MergeError> {
        if self.rules != other.rules {
            return Err(MergeError::OtherRules);
        }
        if self.plan != other.plan {
            return Err(MergeError::OtherPlayers);
        }
        if self.evaluation != other.evaluation {
            return Err(MergeError::OtherEvaluation);
        }
        self.runs = join_runs(&self.runs, &other.runs)?;
        for (&figure, moments) in &other.figures {
            self.figures.entry(figure).or_default().merge(moments);
        }
        Ok(())
    }

    /// Returns the sums of a figure.
    #[must_use]
    pub fn moments(&self, figure: Figure) -> Moments {
        self.figures.get(&figure).copied().unwrap_or_default()
    }

    /// Estimates a figure; `None` without samples.
    #[must_use]
    pub fn estimate(&self, figure: Figure) -> Option<Estimate> {
        let moments = self.moments(figure);
        let estimate = match figure.sampling() {
            Sampling::Games => moments.share()?,
            Sampling::Amounts => {
                let estimate = moments.ratio()?;
                let is_points = matches!(figure, Figure::Skill | Figure::FirstPoints);
                if is_points && estimate.interval.is_none() {
                    with_wilson_interval(&moments, estimate)
                } else {
                    estimate
                }
            }
        };
        let (min, max) = figure.range();
        let clamp = |(low, high): (f64, f64)| (low.max(min), high.min(max));
        Some(Estimate {
            interval: estimate.interval.map(clamp),
            ..estimate
        })
    }

    /// Returns the difference in strength between the two players of different skill; `None` before
    /// they have played.
    #[must_use]
    pub fn elo(&self) -> Option<Elo> {
        let skill = self.estimate(Figure::Skill)?;
        let (low, high) = skill.interval?;
        Some(Elo {
            difference: elo_of(skill.value),
            range: (elo_of(low), elo_of(high)),
        })
    }

    /// Returns the value of the starting position under perfect play, if known.
    #[must_use]
    pub fn solved(&self) -> Option<&'static Solved> {
        solved::all()
            .iter()
            .find(|solved| solved.fingerprint == self.rules)
    }
}

/// If all samples are wins or all are losses, adds Wilson's interval, counting each sample as one
/// game.
fn with_wilson_interval(moments: &Moments, estimate: Estimate) -> Estimate {
    let won = if moments.amount() == moments.whole() {
        moments.samples()
    } else if moments.amount() == 0 {
        0
    } else {
        return estimate;
    };
    Estimate {
        interval: wilson(won, moments.samples()),
        ..estimate
    }
}

/// Sorts all runs, and joins adjacent ones.
pub(super) fn join_runs(first: &[Run], second: &[Run]) -> Result<Vec<Run>, MergeError> {
    let mut sorted: Vec<Run> = first.iter().chain(second).copied().collect();
    sorted.sort_unstable();
    let mut runs: Vec<Run> = Vec::with_capacity(sorted.len());
    for run in sorted {
        match runs.last_mut().filter(|last| last.seed == run.seed) {
            Some(last) if run.from < last.to => return Err(MergeError::CountedTwice),
            Some(last) if run.from == last.to => last.to = run.to,
            _ => runs.push(run),
        }
    }
    let lengths = runs.iter().map(|run| run.to.saturating_sub(run.from));
    if lengths.fold(0, u64::saturating_add) > MAX_TRIALS {
        return Err(MergeError::TooMany);
    }
    Ok(runs)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::ai::Level;
    use crate::lab::GameRecord;
    use awale_rules::{EndReason, library};

    fn empty_results() -> Results {
        let rules = library::load("awale").unwrap().unwrap();
        Results::new(&rules, Plan::at(Level::Beginner))
    }

    fn trial(margin: i32, pair: u8) -> Trial {
        Trial {
            game: GameRecord {
                end: Some(EndReason::Stuck),
                margin,
                plies: 50,
                legal_moves: 210,
                laps: 50,
                seeds: 48,
                ..GameRecord::default()
            },
            pair: Some(pair),
        }
    }

    #[test]
    fn results_do_not_depend_on_the_order_of_merging() {
        let trials: Vec<Trial> = (0..30)
            .map(|n| trial(n * 7 % 11 - 4, n as u8 % 5))
            .collect();
        let mut whole = empty_results();
        for (number, trial) in trials.iter().enumerate() {
            whole.add(3, number as u64, trial).unwrap();
        }
        let mut parts = [empty_results(), empty_results(), empty_results()];
        for (number, trial) in trials.iter().enumerate().rev() {
            parts[number % 3].add(3, number as u64, trial).unwrap();
        }
        let mut merged = empty_results();
        parts.iter().for_each(|part| merged.merge(part).unwrap());
        assert_eq!(merged, whole);
        let run = Run {
            seed: 3,
            from: 0,
            to: 30,
        };
        assert_eq!(merged.runs(), [run]);
        assert_eq!((merged.trials(), merged.next_number(3)), (30, 30));
    }

    #[test]
    fn duplicate_trials_and_other_rules_or_players_are_rejected() {
        let mut results = empty_results();
        results.add(3, 0, &trial(2, 3)).unwrap();
        let unchanged = results.clone();
        assert_eq!(
            results.add(3, 0, &trial(2, 3)),
            Err(MergeError::CountedTwice)
        );
        assert_eq!(results.merge(&unchanged), Err(MergeError::CountedTwice));
        let stronger = Results {
            plan: Plan::at(Level::Club),
            ..empty_results()
        };
        assert_eq!(results.merge(&stronger), Err(MergeError::OtherPlayers));
        let other = Results {
            rules: 7,
            ..empty_results()
        };
        assert_eq!(results.merge(&other), Err(MergeError::OtherRules));
        let retrained = Results {
            evaluation: 7,
            ..empty_results()
        };
        assert_eq!(results.merge(&retrained), Err(MergeError::OtherEvaluation));
        let many = Results {
            runs: vec![Run {
                seed: 9,
                from: 0,
                to: u64::MAX,
            }],
            ..empty_results()
        };
        assert_eq!(results.merge(&many), Err(MergeError::TooMany));
        assert_eq!(results, unchanged);
        // A gap is filled first.
        results.add(3, 2, &trial(1, 1)).unwrap();
        assert_eq!(results.next_number(3), 1);
        assert_eq!(results.next_number(4), 0);
    }

    #[test]
    fn a_player_who_wins_all_games_has_an_interval() {
        let mut results = empty_results();
        (0..20).for_each(|number| results.add(0, number, &trial(5, 4)).unwrap());
        for figure in [Figure::Skill, Figure::FirstPoints, Figure::FirstWins] {
            let (low, high) = results.estimate(figure).unwrap().interval.unwrap();
            assert!(
                (low - 0.8389).abs() < 1e-3 && high == 1.0,
                "{figure:?} {low}"
            );
        }
        let elo = results.elo().unwrap();
        assert!(elo.difference.is_infinite() && elo.range.0 > 250.0);
    }
}
