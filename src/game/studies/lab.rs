//! What rules are like to play: figures of games that the computer plays against itself.

use std::sync::Arc;

use bevy::log::warn;

use super::{Current, Field, Findings, Study, Taken};
use crate::ai::Level;
use crate::files::Folder;
use crate::game::state::Menu;
use crate::game::storage::LAB_FOLDER;
use crate::lab::{Plan, Results, kept, known};
use crate::rules::RuleSet;
use crate::work::Measure;

/// The level of both players, that of the built-in results, so that rules can be compared.
const LEVEL: Level = Level::Club;
/// The random seed of all trials, that of the built-in results, which the trials continue.
const SEED: u64 = 1;
/// Trials per step: few, so that the first figures appear soon.
const TRIALS: u64 = 10;
/// With more trials the intervals hardly shrink.
const MAX_TRIALS: u64 = 20_000;

/// Trials of rules, those first of which the fewest were played.
pub struct Measuring;

/// The results of the lab: those that come with the program, and those of this machine.
pub type RuleLab = Findings<Measuring>;

impl Study for Measuring {
    const FIELD: Field = Field::Lab;
    const FOLDER: Folder = LAB_FOLDER;
    const ENDING: &'static str = ".lab";
    const MENU: Menu = Menu::Workshop;
    type Finding = Results;
    type Progress = ();
    type Limits = ();
    type Answer = Results;
    type Work = Measure;

    fn read(text: &str, rules: &Arc<RuleSet>) -> Result<Results, String> {
        kept::read(text, rules).map_err(|error| error.to_string())
    }

    fn text(results: &Results, _rules: &RuleSet) -> Result<String, String> {
        kept::text(results).map_err(|error| error.to_string())
    }

    fn begin(
        lab: &RuleLab,
        wanted: &[Arc<RuleSet>],
        _seed: u64,
    ) -> Option<(Arc<RuleSet>, Measure)> {
        let unfinished = wanted.iter().filter(|rules| !lab.is_done(rules));
        let rules = unfinished.min_by_key(|rules| lab.trials(rules))?;
        let known = lab.results(rules);
        let work = Measure {
            rules: rules.spec().clone(),
            plan: known.map_or_else(|| Plan::at(LEVEL), |known| *known.plan()),
            seed: SEED,
            from: known.map_or(0, |known| known.next_number(SEED)),
            trials: TRIALS,
        };
        Some((Arc::clone(rules), work))
    }

    fn take_in(lab: &RuleLab, study: &Current<Self>, found: Results) -> Taken<Self> {
        let sum = match lab.results(&study.rules).cloned() {
            _ if found.trials() == 0 => None,
            None => Some(found),
            Some(mut known) => known
                .merge(&found)
                .inspect_err(|error| warn!("new trials: {error}"))
                .ok()
                .map(|()| known),
        };
        Taken {
            progress: (),
            is_over: sum.is_none(),
            found: sum,
        }
    }

    fn next(lab: &RuleLab, study: &Current<Self>) -> Option<(Arc<RuleSet>, Measure)> {
        Self::begin(lab, &study.wanted, SEED)
    }
}

impl RuleLab {
    /// The results for these rules; `None` if there are none, or they weren't looked up.
    #[must_use]
    pub fn results(&self, rules: &RuleSet) -> Option<&Results> {
        self.get(rules).or_else(|| known::results(rules))
    }

    /// Whether enough trials of these rules were played.
    #[must_use]
    pub fn is_done(&self, rules: &RuleSet) -> bool {
        self.trials(rules) >= MAX_TRIALS
    }

    fn trials(&self, rules: &RuleSet) -> u64 {
        self.results(rules).map_or(0, Results::trials)
    }
}
