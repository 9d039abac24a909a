//! Studies rules in the lab, by statistics of games that the computer plays against itself.

use std::sync::Arc;

use bevy::log::warn;

use super::{Evaluation, Field, Findings, RunningStudy, Study};
use crate::state::Menu;
use crate::storage::LAB_FOLDER;
use awale_engine::ai::Level;
use awale_engine::files::Folder;
use awale_engine::lab::result_file::{self, ResultFileError};
use awale_engine::lab::{Plan, Results, built_in};
use awale_engine::work::Measure;
use awale_rules::RuleSet;

/// Level of both players: that of the built-in results, so that results are comparable.
const LEVEL: Level = Level::Club;
/// Random seed of all trials: that of the built-in results, which these trials continue.
const SEED: u64 = 1;
/// Number of trials in a step: small, so that the first results appear soon.
const TRIALS_PER_STEP: u64 = 10;
/// Maximum number of trials: beyond it, the confidence intervals hardly shrink.
const MAX_TRIALS: u64 = 20_000;

/// Trials of rules, first of those that have had the fewest.
pub struct Measuring;

/// The results of the lab: built-in ones, and those from this machine.
pub type RuleLab = Findings<Measuring>;

impl Study for Measuring {
    const FIELD: Field = Field::Lab;
    const FOLDER: Folder = LAB_FOLDER;
    const EXTENSION: &'static str = ".lab";
    const MENU: Menu = Menu::Workshop;
    type Finding = Results;
    type Progress = ();
    type Limits = ();
    type Answer = Results;
    type Work = Measure;

    fn read(text: &str, rules: &Arc<RuleSet>) -> Result<Results, String> {
        match result_file::read(text, rules) {
            // The games must be played again with the current weights.
            Err(ResultFileError::Outdated) => Ok(Results::new(rules, Plan::at(LEVEL))),
            read => read.map_err(|error| error.to_string()),
        }
    }

    fn text(results: &Results, _rules: &RuleSet) -> Result<String, String> {
        result_file::text(results).map_err(|error| error.to_string())
    }

    fn begin(
        lab: &RuleLab,
        rule_sets: &[Arc<RuleSet>],
        _seed: u64,
    ) -> Option<(Arc<RuleSet>, Measure)> {
        let unfinished = rule_sets.iter().filter(|rules| !lab.is_done(rules));
        let rules = unfinished.min_by_key(|rules| lab.trials(rules))?;
        let saved = lab.results(rules);
        let work = Measure {
            rules: rules.spec().clone(),
            plan: saved.map_or_else(|| Plan::at(LEVEL), |saved| *saved.plan()),
            seed: SEED,
            from: saved.map_or(0, |saved| saved.next_number(SEED)),
            trials: TRIALS_PER_STEP,
        };
        Some((Arc::clone(rules), work))
    }

    fn evaluate(
        lab: &RuleLab,
        study: &RunningStudy<Self>,
        new_results: Results,
    ) -> Evaluation<Self> {
        let merged = match lab.results(&study.rules).cloned() {
            _ if new_results.trials() == 0 => None,
            None => Some(new_results),
            Some(mut saved) => saved
                .merge(&new_results)
                .inspect_err(|error| warn!("could not merge new trials: {error}"))
                .ok()
                .map(|()| saved),
        };
        Evaluation {
            progress: (),
            is_over: merged.is_none(),
            new_finding: merged,
        }
    }

    fn next(lab: &RuleLab, study: &RunningStudy<Self>) -> Option<(Arc<RuleSet>, Measure)> {
        Self::begin(lab, &study.rule_sets, SEED)
    }
}

impl RuleLab {
    /// Returns the results for these rules; `None` if there are none, or they haven't been looked
    /// up.
    #[must_use]
    pub fn results(&self, rules: &RuleSet) -> Option<&Results> {
        let measured = self.get(rules).filter(|results| results.trials() > 0);
        measured.or_else(|| built_in::results(rules))
    }

    /// Returns whether these rules have had enough trials.
    #[must_use]
    pub fn is_done(&self, rules: &RuleSet) -> bool {
        self.trials(rules) >= MAX_TRIALS
    }

    fn trials(&self, rules: &RuleSet) -> u64 {
        self.results(rules).map_or(0, Results::trials)
    }
}
