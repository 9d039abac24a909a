//! Lets the computer practise a game and train a network, with which the Grand Master level and the
//! analysis evaluate positions.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;

use super::{Evaluation, Field, Findings, RunningStudy, Study};
use crate::session::CurrentMatch;
use crate::state::Menu;
use crate::storage::{PRACTICE_FOLDER, Storage};
use crate::table::Top;
use awale_engine::ai::evaluation::{Network, write_network};
use awale_engine::ai::learning::{Effort, PracticeProgress, Stage};
use awale_engine::files::Folder;
use awale_engine::work::{Practise, Practised, SharedPractice};
use awale_rules::RuleSet;

/// Practice of a rule set until the player stops it.
pub struct Practising;

/// The networks trained on this machine.
pub type Practice = Findings<Practising>;

/// The progress of practice, and its duration so far.
#[derive(Clone, Debug, PartialEq)]
pub struct TimedProgress {
    /// The rounds played, and their results.
    pub standing: PracticeProgress,
    /// The time since practice started.
    pub time: Duration,
}

impl Study for Practising {
    const FIELD: Field = Field::Practice;
    const FOLDER: Folder = PRACTICE_FOLDER;
    const EXTENSION: &'static str = ".ron";
    const MENU: Menu = Menu::Workshop;
    type Finding = Arc<Network>;
    type Progress = TimedProgress;
    type Limits = Effort;
    type Answer = Practised;
    type Work = Practise;

    fn read(text: &str, rules: &Arc<RuleSet>) -> Result<Arc<Network>, String> {
        let network = Network::read(rules, text);
        network.map(Arc::new).map_err(|error| error.to_string())
    }

    fn text(network: &Arc<Network>, _rules: &RuleSet) -> Result<String, String> {
        Ok(write_network(network))
    }

    fn begin(
        practice: &Practice,
        rule_sets: &[Arc<RuleSet>],
        seed: u64,
    ) -> Option<(Arc<RuleSet>, Practise)> {
        let rules = rule_sets.first()?;
        let work = Practise {
            rules: rules.spec().clone(),
            initial: practice.network(rules).cloned(),
            effort: practice.limits,
            seed,
            state: SharedPractice::default(),
        };
        Some((Arc::clone(rules), work))
    }

    fn evaluate(
        practice: &Practice,
        study: &RunningStudy<Self>,
        answer: Practised,
    ) -> Evaluation<Self> {
        let Practised { standing, learnt } = answer;
        let initial = practice.network(&study.rules);
        Evaluation {
            is_over: standing.stage == Stage::Endless,
            progress: TimedProgress {
                standing,
                time: study.started_at.elapsed(),
            },
            new_finding: learnt.filter(|learnt| initial != Some(learnt)),
        }
    }
}

impl Practice {
    /// Returns the trained network for these rules; `None` if there is none, or it hasn't been
    /// looked up.
    #[must_use]
    pub fn network(&self, rules: &RuleSet) -> Option<&Arc<Network>> {
        self.get(rules)
    }
}

/// Loads the network for the rules of the match.
pub(super) fn look_up_for_match(
    current: Top<CurrentMatch>,
    mut practice: ResMut<Practice>,
    mut storage: ResMut<Storage>,
) {
    let rules = &current.setup().rules;
    if current.is_changed() && !practice.is_looked_up(rules) {
        practice.look_up(rules, &mut storage);
    }
}
