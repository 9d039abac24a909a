//! Puzzles for a player's own rules.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

use super::shared::Shared;
use crate::ai::background::Work;
use crate::teacher::puzzles::Miner;
use awale_rules::RuleSet;
use awale_rules::spec::RuleSpec;

/// Plays one game and searches it for puzzles. The next job of the same kind plays the next game.
#[derive(Clone, Serialize, Deserialize)]
pub struct MinePuzzles {
    /// The rules.
    pub rules: RuleSpec,
    /// The random seed: a different one starts over.
    pub seed: u64,
    /// The state between jobs; a worker has its own.
    #[serde(skip, default = "worker_miner")]
    pub state: SharedMiner,
}

/// A miner that persists between jobs, with its seed and rules.
#[derive(Clone, Default)]
pub struct SharedMiner(Shared<((u64, RuleSpec), Miner)>);

/// The results of all games so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MinedPuzzles {
    /// Games played.
    pub games: u64,
    /// All puzzles, each as its [line of a
    /// file](crate::teacher::puzzles::Puzzle::text).
    pub puzzles: Vec<String>,
}

/// Returns the miner of a browser's worker.
fn worker_miner() -> SharedMiner {
    static MINER: LazyLock<SharedMiner> = LazyLock::new(SharedMiner::default);
    MINER.clone()
}

impl Work for MinePuzzles {
    const NAME: &'static str = "mine puzzles";
    /// `None` if the rules are invalid.
    type Answer = Option<MinedPuzzles>;

    fn run(self, stop: &AtomicBool) -> Self::Answer {
        let begin = || {
            let rules = RuleSet::from_spec(self.rules.clone()).ok().map(Arc::new)?;
            Some(Miner::new(&rules, self.seed))
        };
        let key = (self.seed, self.rules.clone());
        self.state.0.resume(key, begin, |miner| {
            miner.mine_game(stop);
            let puzzles = miner.found().iter();
            MinedPuzzles {
                games: miner.statistics().games,
                puzzles: puzzles.map(|puzzle| puzzle.text(miner.rules())).collect(),
            }
        })
    }
}
