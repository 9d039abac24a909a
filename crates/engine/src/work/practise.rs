//! Practises a game.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

use super::search_data::shared_network;
use super::shared::Shared;
use crate::ai::background::Work;
use crate::ai::evaluation::Network;
use crate::ai::learning::{Effort, Practice, PracticeProgress};
use awale_rules::RuleSet;
use awale_rules::spec::RuleSpec;

/// Practises a game for about a second. The next job of the same kind continues.
#[derive(Clone, Serialize, Deserialize)]
pub struct Practise {
    /// The rules.
    pub rules: RuleSpec,
    /// The initial network; `None` for the built-in evaluation.
    #[serde(with = "shared_network")]
    pub initial: Option<Arc<Network>>,
    /// The amount of work in a round.
    pub effort: Effort,
    /// The random seed: a different one starts over.
    pub seed: u64,
    /// The state between jobs; a worker has its own.
    #[serde(skip, default = "worker_practice")]
    pub state: SharedPractice,
}

/// Practice that persists between jobs, with its seed.
#[derive(Clone, Default)]
pub struct SharedPractice(Shared<(u64, Practice)>);

/// The state of practice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Practised {
    /// The rounds and their results.
    pub standing: PracticeProgress,
    /// The best learnt network; `None` while none is better than the first.
    #[serde(with = "shared_network")]
    pub learnt: Option<Arc<Network>>,
}

/// Returns the practice of a browser's worker.
fn worker_practice() -> SharedPractice {
    static PRACTICE: LazyLock<SharedPractice> = LazyLock::new(SharedPractice::default);
    PRACTICE.clone()
}

impl Work for Practise {
    const NAME: &'static str = "practise";
    /// `None` if the rules are invalid.
    type Answer = Option<Practised>;

    fn run(self, stop: &AtomicBool) -> Self::Answer {
        let begin = || {
            let rules = RuleSet::from_spec(self.rules).ok().map(Arc::new)?;
            Some(Practice::new(&rules, self.initial, self.effort, self.seed))
        };
        self.state.0.resume(self.seed, begin, |practice| {
            practice.step(stop);
            Practised {
                standing: practice.progress().clone(),
                learnt: practice.learnt().cloned(),
            }
        })
    }
}
