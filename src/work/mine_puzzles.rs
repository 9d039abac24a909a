//! Puzzles for a player's own rules.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

use super::kept::Kept;
use crate::ai::background::Work;
use crate::rules::RuleSet;
use crate::rules::spec::RuleSpec;
use crate::teacher::puzzles::Miner;

/// Plays a game and looks for puzzles in it; the next time it goes on with the next game.
#[derive(Clone, Serialize, Deserialize)]
pub struct MinePuzzles {
    /// The rules; by those that make no sense nothing is played.
    pub rules: RuleSpec,
    /// The source of chance: with another one it begins anew.
    pub seed: u64,
    /// What goes on from one time to the next; in a worker one of its own.
    #[serde(skip, default = "worker_miner")]
    pub kept: KeptMiner,
}

/// A miner that goes on from one time to the next, with its source of chance and its rules.
#[derive(Clone, Default)]
pub struct KeptMiner(Kept<((u64, RuleSpec), Miner)>);

/// What was found so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MinedPuzzles {
    /// Games that were played.
    pub games: u64,
    /// All puzzles that were found, each as its [line of a
    /// file](crate::teacher::puzzles::Puzzle::text).
    pub puzzles: Vec<String>,
}

/// The miner of a browser's worker.
fn worker_miner() -> KeptMiner {
    static MINER: LazyLock<KeptMiner> = LazyLock::new(KeptMiner::default);
    MINER.clone()
}

impl Work for MinePuzzles {
    const NAME: &'static str = "mine puzzles";
    /// `None` by rules that make no sense.
    type Answer = Option<MinedPuzzles>;

    fn run(self, stop: &AtomicBool) -> Self::Answer {
        let begin = || {
            let rules = RuleSet::from_spec(self.rules.clone()).ok().map(Arc::new)?;
            Some(Miner::new(&rules, self.seed))
        };
        let key = (self.seed, self.rules.clone());
        self.kept.0.go_on(key, begin, |miner| {
            miner.mine_game(stop);
            let geometry = miner.rules().geometry();
            let found = miner.found().iter();
            MinedPuzzles {
                games: miner.statistics().games,
                puzzles: found.map(|puzzle| puzzle.text(geometry)).collect(),
            }
        })
    }
}
