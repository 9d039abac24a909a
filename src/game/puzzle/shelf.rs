//! The puzzles of all rules: those that come with the program, and those that were found for the player's own rules, in the
//! background and when it was asked for.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use bevy::prelude::*;

use crate::ai::BackgroundSearch;
use crate::files::{FileName, Folder, Place};
use crate::game::background::begun;
use crate::game::catalog::SeedSource;
use crate::game::schedule::GameSet;
use crate::game::storage::Storage;
use crate::rules::RuleSet;
use crate::teacher::puzzles::{Puzzle, PuzzleSet, shipped};
use crate::work::{KeptMiner, MinePuzzles, MinedPuzzles};

/// The folder of puzzles that were found for the player's own rules: a file for each rules.
pub const PUZZLES_FOLDER: Folder = Folder::known("puzzles");
const ENDING: &str = ".txt";
/// As many are looked for at a time.
pub const MINED: usize = 30;
/// In rules in which nothing can be proved, no more games than this are played, until it is asked for again.
const MOST_GAMES: u64 = 400;

/// What a player wants of puzzles for their own rules.
#[derive(Message, Clone, Debug)]
pub enum MiningCommand {
    /// Look up what there is for these rules.
    LookUp(Arc<RuleSet>),
    /// Look for puzzles for these rules, which are called so.
    Begin(Arc<RuleSet>, String),
    /// Leave off. What was found is kept already.
    Stop,
}

/// The puzzles that are known.
#[derive(Resource, Default)]
pub struct PuzzleShelf {
    known: HashMap<u64, Known>,
    mining: Option<Mining>,
}

struct Known {
    puzzles: Arc<[Puzzle]>,
    /// They come with the program, and are the same for everybody.
    is_shipped: bool,
}

/// How far the search for puzzles has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mined {
    /// Games that were played.
    pub games: u64,
    /// Puzzles that were found.
    pub found: usize,
}

struct Mining {
    rules: Arc<RuleSet>,
    name: String,
    work: MinePuzzles,
    mined: Mined,
    game: BackgroundSearch<Option<MinedPuzzles>>,
}

impl PuzzleShelf {
    /// Whether puzzles are being looked for.
    #[must_use]
    pub const fn is_working(&self) -> bool {
        self.mining.is_some()
    }

    /// What is known for these rules, if it was looked up.
    #[must_use]
    pub fn get(&self, rules: &RuleSet) -> Option<&[Puzzle]> {
        let known = self.known.get(&rules.fingerprint())?;
        Some(&known.puzzles)
    }

    /// Whether the puzzles for these rules come with the program, so that they are the same for everybody.
    #[must_use]
    pub fn is_shipped(&self, rules: &RuleSet) -> bool {
        let known = self.known.get(&rules.fingerprint());
        known.is_some_and(|known| known.is_shipped)
    }

    /// How far the search for puzzles for these rules has come; `None` if there is none.
    #[must_use]
    pub fn mined(&self, rules: &RuleSet) -> Option<Mined> {
        let mining = self.mining.as_ref()?;
        (mining.rules.fingerprint() == rules.fingerprint()).then_some(mining.mined)
    }

    /// The puzzles that come with the program, or were looked up; maybe none.
    pub(super) fn of(&mut self, rules: &Arc<RuleSet>) -> Arc<[Puzzle]> {
        let known = self.known.entry(rules.fingerprint());
        let known = known.or_insert_with(|| {
            let shipped = shipped(rules);
            Known {
                is_shipped: shipped.is_some(),
                puzzles: shipped.map_or_else(Vec::new, |set| set.puzzles).into(),
            }
        });
        Arc::clone(&known.puzzles)
    }

    fn look_up(&mut self, rules: &Arc<RuleSet>, storage: &mut Storage) {
        if self.of(rules).is_empty() {
            self.put(rules, read(rules, storage));
        }
    }

    /// Keeps what was found, beside what was known, and looks through another game, until there is enough.
    fn go_on(&mut self, mining: Mining, storage: &mut Storage) {
        let Mining {
            rules,
            name,
            work,
            game,
            ..
        } = mining;
        // A search that has failed has said why on its way out; the next would fail as well.
        let Some(MinedPuzzles { games, puzzles }) = game.join().flatten() else {
            return;
        };
        let found: Vec<Puzzle> = puzzles
            .iter()
            .filter_map(|line| Puzzle::parse(line, rules.geometry()))
            .collect();
        let mined = Mined {
            games,
            found: found.len(),
        };
        self.keep(&rules, &name, found, storage);
        if mined.found < MINED && mined.games < MOST_GAMES {
            self.mining = mining_on(rules, name, work, mined);
        }
    }

    /// Keeps puzzles beside those that were known.
    fn keep(
        &mut self,
        rules: &Arc<RuleSet>,
        name: &str,
        found: Vec<Puzzle>,
        storage: &mut Storage,
    ) {
        let known = self.of(rules);
        let mut positions: HashSet<_> = known.iter().map(|puzzle| puzzle.placement).collect();
        let mut new = found;
        new.retain(|puzzle| positions.insert(puzzle.placement));
        if new.is_empty() {
            return;
        }
        let mut set = PuzzleSet {
            fingerprint: rules.fingerprint(),
            puzzles: known.iter().cloned().chain(new).collect(),
        };
        set.sort();
        storage.write_text(place(rules), &set.text(rules, name));
        self.put(rules, set.puzzles);
    }

    /// Puts puzzles in the place of those of the player's own rules.
    fn put(&mut self, rules: &RuleSet, puzzles: Vec<Puzzle>) {
        let known = Known {
            puzzles: puzzles.into(),
            is_shipped: false,
        };
        self.known.insert(rules.fingerprint(), known);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PuzzleShelf>()
        .add_message::<MiningCommand>()
        .add_systems(
            Update,
            (
                carry_out.run_if(on_message::<MiningCommand>),
                go_on.run_if(|shelf: Res<PuzzleShelf>| shelf.is_working()),
            )
                .chain()
                .in_set(GameSet::Advisor),
        );
}

/// The file of the puzzles for these rules.
fn place(rules: &RuleSet) -> Place {
    PUZZLES_FOLDER.file(FileName::of_rules(rules.fingerprint(), ENDING))
}

/// The puzzles that were kept for these rules. A file that makes no sense is set aside, and said so.
fn read(rules: &Arc<RuleSet>, storage: &mut Storage) -> Vec<Puzzle> {
    let Some(text) = storage.read_text(place(rules)) else {
        return Vec::new();
    };
    match PuzzleSet::parse(&text, rules) {
        Ok(set) => {
            let given = set.puzzles.into_iter();
            given.filter(|puzzle| puzzle.can_be_given(rules)).collect()
        }
        Err(error) => {
            warn!("{}: {error}", place(rules));
            storage.refuse(place(rules));
            Vec::new()
        }
    }
}

fn carry_out(
    mut wishes: MessageReader<MiningCommand>,
    mut shelf: ResMut<PuzzleShelf>,
    mut storage: ResMut<Storage>,
    mut seeds: ResMut<SeedSource>,
) {
    for wish in wishes.read() {
        match wish {
            MiningCommand::LookUp(rules) => shelf.look_up(rules, &mut storage),
            MiningCommand::Begin(rules, name) => {
                if shelf.mining.is_none() {
                    shelf.look_up(rules, &mut storage);
                    let work = MinePuzzles {
                        rules: rules.spec().clone(),
                        seed: seeds.next_seed(),
                        kept: KeptMiner::default(),
                    };
                    shelf.mining =
                        mining_on(Arc::clone(rules), name.clone(), work, Mined::default());
                }
            }
            MiningCommand::Stop => shelf.mining = None,
        }
    }
}

/// Looks through another game.
fn mining_on(rules: Arc<RuleSet>, name: String, work: MinePuzzles, mined: Mined) -> Option<Mining> {
    let game = begun(BackgroundSearch::begin(work.clone()))?;
    Some(Mining {
        rules,
        name,
        work,
        mined,
        game,
    })
}

/// Takes what was found, once a game has been looked through.
fn go_on(mut shelf: ResMut<PuzzleShelf>, mut storage: ResMut<Storage>) {
    let shelf = shelf.bypass_change_detection();
    if let Some(mining) = shelf.mining.take_if(|mining| mining.game.is_finished()) {
        shelf.go_on(mining, &mut storage);
    }
}
