//! The puzzles of all rules: those that come with the program, and those that were found for the player's own rules, in the
//! background and when it was asked for.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bevy::prelude::*;

use crate::ai::BackgroundSearch;
use crate::files::{FileName, Folder, Place};
use crate::game::catalog::SeedSource;
use crate::game::schedule::GameSet;
use crate::game::storage::Storage;
use crate::rules::RuleSet;
use crate::teacher::puzzles::{Miner, Puzzle, PuzzleSet, shipped};

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
    /// Leave off, and keep what was found.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mined {
    /// Games that were played.
    pub games: u64,
    /// Puzzles that were found.
    pub found: u64,
}

struct Mining {
    rules: Arc<RuleSet>,
    name: String,
    told: Arc<Told>,
    /// `None` only once the result has been taken.
    search: Option<BackgroundSearch<Vec<Puzzle>>>,
}

/// What the search tells on its way.
#[derive(Default)]
struct Told {
    games: AtomicU64,
    found: AtomicU64,
    /// It is to leave off.
    stop: AtomicBool,
}

impl Drop for Mining {
    fn drop(&mut self) {
        self.told.stop.store(true, Ordering::Relaxed);
    }
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
        (mining.rules.fingerprint() == rules.fingerprint()).then(|| Mined {
            games: mining.told.games.load(Ordering::Relaxed),
            found: mining.told.found.load(Ordering::Relaxed),
        })
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

    /// Keeps what was found, beside what was known; waits for it, if need be.
    fn keep(&mut self, mut mining: Mining, storage: &mut Storage) {
        let rules = Arc::clone(&mining.rules);
        // A search that has failed has said why on its way out.
        let found = mining.search.take().and_then(BackgroundSearch::join);
        let known = self.of(&rules);
        let mut positions: HashSet<_> = known.iter().map(|puzzle| puzzle.placement).collect();
        let mut new = found.unwrap_or_default();
        new.retain(|puzzle| positions.insert(puzzle.placement));
        if new.is_empty() {
            return;
        }
        let mut set = PuzzleSet {
            fingerprint: rules.fingerprint(),
            puzzles: known.iter().cloned().chain(new).collect(),
        };
        set.sort();
        storage.write_text(place(&rules), &set.text(&rules, &mining.name));
        self.put(&rules, set.puzzles);
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
                finish.run_if(|shelf: Res<PuzzleShelf>| shelf.is_working()),
            )
                .chain()
                .in_set(GameSet::Advisor),
        )
        .add_systems(Last, close.run_if(on_message::<AppExit>));
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
                    shelf.mining = begin(rules, name, seeds.next_seed());
                }
            }
            MiningCommand::Stop => {
                if let Some(mining) = &shelf.mining {
                    mining.told.stop.store(true, Ordering::Relaxed);
                }
            }
        }
    }
}

fn begin(rules: &Arc<RuleSet>, name: &str, seed: u64) -> Option<Mining> {
    let told = Arc::new(Told::default());
    let search = BackgroundSearch::start({
        let (rules, told) = (Arc::clone(rules), Arc::clone(&told));
        move |_| mine(&rules, seed, &told)
    });
    match search {
        Ok(search) => Some(Mining {
            rules: Arc::clone(rules),
            name: name.to_owned(),
            told,
            search: Some(search),
        }),
        Err(error) => {
            error!("no thread to think on: {error}");
            None
        }
    }
}

/// Looks for puzzles until there are enough, or it is to leave off.
fn mine(rules: &Arc<RuleSet>, seed: u64, told: &Told) -> Vec<Puzzle> {
    let mut miner = Miner::new(rules, seed);
    while miner.found().len() < MINED
        && miner.statistics().games < MOST_GAMES
        && !told.stop.load(Ordering::Relaxed)
    {
        miner.dig(&told.stop);
        told.games
            .store(miner.statistics().games, Ordering::Relaxed);
        told.found
            .store(miner.found().len() as u64, Ordering::Relaxed);
    }
    miner.found().to_vec()
}

/// Keeps what was found, once the search has ended.
fn finish(mut shelf: ResMut<PuzzleShelf>, mut storage: ResMut<Storage>) {
    let is_finished = |mining: &mut Mining| {
        let search = mining.search.as_ref();
        search.is_none_or(BackgroundSearch::is_finished)
    };
    let shelf = shelf.bypass_change_detection();
    if let Some(mining) = shelf.mining.take_if(is_finished) {
        shelf.keep(mining, &mut storage);
    }
}

/// At the end of the program the search leaves off, and what it has found is kept.
fn close(mut shelf: ResMut<PuzzleShelf>, mut storage: ResMut<Storage>) {
    if let Some(mining) = shelf.mining.take() {
        mining.told.stop.store(true, Ordering::Relaxed);
        shelf.keep(mining, &mut storage);
    }
}
