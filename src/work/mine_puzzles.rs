//! Puzzles for a player's own rules.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

use super::kept::Kept;
use crate::ai::background::Work;
use crate::rules::RuleSet;
use crate::rules::spec::RuleSpec;
use crate::teacher::puzzles::{Miner, Puzzle};

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

/// A miner that goes on from one time to the next, with its source of chance.
#[derive(Clone, Default)]
pub struct KeptMiner(Kept<(u64, Miner)>);

/// What was found so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MinedPuzzles {
    /// Games that were played.
    pub games: u64,
    /// All puzzles that were found, each as its [line of a file](Puzzle::text).
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
        let rules = RuleSet::from_spec(self.rules).ok().map(Arc::new)?;
        let mut kept = self.kept.0.take_up();
        let goes_on = |(seed, miner): &(u64, Miner)| {
            *seed == self.seed && miner.rules().fingerprint() == rules.fingerprint()
        };
        if !kept.as_ref().is_some_and(goes_on) {
            *kept = Some((self.seed, Miner::new(&rules, self.seed)));
        }
        let (_, miner) = kept.as_mut()?;
        miner.dig(stop);
        let line = |puzzle: &Puzzle| puzzle.text(rules.geometry());
        Some(MinedPuzzles {
            games: miner.statistics().games,
            puzzles: miner.found().iter().map(line).collect(),
        })
    }
}
