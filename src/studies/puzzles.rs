//! Provides the puzzles for all rules: built-in ones, and mined ones for the player's own rules.

use std::collections::HashSet;
use std::sync::Arc;

use super::{Evaluation, Field, Findings, RunningStudy, Study};
use crate::state::Menu;
use crate::storage::PUZZLES_FOLDER;
use awale_engine::files::Folder;
use awale_engine::teacher::puzzles::{Puzzle, PuzzleSet, shipped};
use awale_engine::work::{MinePuzzles, MinedPuzzles, SharedMiner};
use awale_rules::RuleSet;

/// Number of puzzles at which mining ends.
pub const PUZZLES_WANTED: usize = 30;
/// Number of games after which mining ends in any case, as under some rules little can be proved.
const MAX_GAMES: u64 = 400;
/// Language of the rules' name in the comment of a puzzle file.
const NAME_LANGUAGE: &str = "en";

/// The search for puzzles, game by game.
pub struct Mining;

/// The puzzles for all rules.
pub type PuzzleLists = Findings<Mining>;

/// The puzzles for one rule set.
pub struct PuzzleList {
    puzzles: Arc<[Puzzle]>,
    /// Whether they are built in, and therefore the same for every player.
    is_shipped: bool,
}

/// The progress of mining.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mined {
    /// The number of games played.
    pub games: u64,
    /// The number of puzzles found.
    pub found: usize,
}

impl Study for Mining {
    const FIELD: Field = Field::Puzzles;
    const FOLDER: Folder = PUZZLES_FOLDER;
    const EXTENSION: &'static str = ".txt";
    const MENU: Menu = Menu::Puzzles;
    type Finding = PuzzleList;
    type Progress = Mined;
    type Limits = ();
    type Answer = MinedPuzzles;
    type Work = MinePuzzles;

    fn built_in(rules: &RuleSet) -> Option<PuzzleList> {
        let PuzzleSet { puzzles, .. } = shipped(rules).filter(|set| !set.puzzles.is_empty())?;
        Some(PuzzleList {
            puzzles: puzzles.into(),
            is_shipped: true,
        })
    }

    fn read(text: &str, rules: &Arc<RuleSet>) -> Result<PuzzleList, String> {
        let set = PuzzleSet::parse(text, rules).map_err(|error| error.to_string())?;
        let puzzles = set.puzzles.into_iter();
        Ok(PuzzleList {
            puzzles: puzzles.filter(|puzzle| puzzle.is_playable(rules)).collect(),
            is_shipped: false,
        })
    }

    fn text(list: &PuzzleList, rules: &RuleSet) -> Result<String, String> {
        let set = PuzzleSet {
            fingerprint: rules.fingerprint(),
            puzzles: list.puzzles.to_vec(),
        };
        Ok(set.text(rules, rules.name(NAME_LANGUAGE)))
    }

    fn begin(
        _lists: &PuzzleLists,
        rule_sets: &[Arc<RuleSet>],
        seed: u64,
    ) -> Option<(Arc<RuleSet>, MinePuzzles)> {
        let rules = rule_sets.first()?;
        let work = MinePuzzles {
            rules: rules.spec().clone(),
            seed,
            state: SharedMiner::default(),
        };
        Some((Arc::clone(rules), work))
    }

    fn evaluate(
        lists: &PuzzleLists,
        study: &RunningStudy<Self>,
        answer: MinedPuzzles,
    ) -> Evaluation<Self> {
        let rules = &study.rules;
        let puzzles: Vec<Puzzle> = answer
            .puzzles
            .iter()
            .filter_map(|line| Puzzle::parse(line, rules))
            .collect();
        let progress = Mined {
            games: answer.games,
            found: puzzles.len(),
        };
        Evaluation {
            new_finding: lists.merged_with(rules, puzzles),
            is_over: progress.found >= PUZZLES_WANTED || progress.games >= MAX_GAMES,
            progress,
        }
    }
}

impl PuzzleLists {
    /// Returns the puzzles for these rules; `None` if they haven't been looked up.
    #[must_use]
    pub fn puzzles(&self, rules: &RuleSet) -> Option<&[Puzzle]> {
        let list = self.get(rules).map(|list| &*list.puzzles);
        list.or_else(|| self.is_looked_up(rules).then_some(&[]))
    }

    /// Returns whether the puzzles for these rules are built in, and therefore the same for every
    /// player.
    #[must_use]
    pub fn is_shipped(&self, rules: &RuleSet) -> bool {
        self.get(rules).is_some_and(|list| list.is_shipped)
    }

    /// Returns the progress of mining for these rules; `None` if it isn't running.
    #[must_use]
    pub fn mined(&self, rules: &RuleSet) -> Option<Mined> {
        let mined = self.progress(rules).copied();
        self.is_studying([rules]).then(|| mined.unwrap_or_default())
    }

    /// Returns the puzzles for these rules, if they are built in or have been looked up.
    pub(crate) fn shared(&self, rules: &RuleSet) -> Arc<[Puzzle]> {
        let list = self.get(rules).map(|list| Arc::clone(&list.puzzles));
        let built_in = || Mining::built_in(rules).map(|list| list.puzzles);
        list.or_else(built_in).unwrap_or_default()
    }

    /// Merges the known puzzles with those of `found`; `None` if none of these are new.
    fn merged_with(&self, rules: &RuleSet, mut found: Vec<Puzzle>) -> Option<PuzzleList> {
        let saved = self.puzzles(rules).unwrap_or_default();
        let mut positions: HashSet<_> = saved.iter().map(|puzzle| puzzle.placement).collect();
        found.retain(|puzzle| positions.insert(puzzle.placement));
        if found.is_empty() {
            return None;
        }
        let mut set = PuzzleSet {
            fingerprint: rules.fingerprint(),
            puzzles: saved.iter().cloned().chain(found).collect(),
        };
        set.sort();
        Some(PuzzleList {
            puzzles: set.puzzles.into(),
            is_shipped: false,
        })
    }
}
