//! Trials of the rule lab.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};

use crate::ai::background::Work;
use crate::lab::{Plan, Results, play};
use awale_rules::RuleSet;
use awale_rules::spec::RuleSpec;

/// Plays some trials of the lab. The answer is their results, to be [merged](Results::merge) with
/// earlier ones.
#[derive(Clone, Serialize, Deserialize)]
pub struct Measure {
    /// The rules.
    pub rules: RuleSpec,
    /// The players.
    pub plan: Plan,
    /// The random seed.
    pub seed: u64,
    /// The number of the first trial: [`Results::next_number`].
    pub from: u64,
    /// The number of trials to play.
    pub trials: u64,
}

impl Work for Measure {
    const NAME: &'static str = "measure";
    /// The trials that ended before the job was stopped; `None` if the rules are invalid.
    type Answer = Option<Results>;

    fn run(self, stop: &AtomicBool) -> Self::Answer {
        let rules = RuleSet::from_spec(self.rules).ok().map(Arc::new)?;
        let mut results = Results::new(&rules, self.plan);
        for number in self.from..self.from.saturating_add(self.trials) {
            let Some(trial) = play(&rules, &self.plan, self.seed, number, stop) else {
                break;
            };
            results.add(self.seed, number, &trial).ok()?;
        }
        Some(results)
    }
}
