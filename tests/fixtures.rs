//! Fixtures of the unit tests, included by each package that needs them.
#![allow(clippy::unwrap_used)]
// No package uses all of these.
#![allow(dead_code)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use awale_rules::plain_text::fnv1a;
use awale_rules::spec::RuleSpec;
use awale_rules::{Game, GameEvent, Move, Placement, Position, RuleSet, Side, library};

/// Returns a built-in variant.
pub fn rules(name: &str) -> Arc<RuleSet> {
    library::load(name).unwrap().unwrap()
}

/// Returns a built-in variant with some parameters changed.
pub fn changed(name: &str, change: impl FnOnce(&mut RuleSpec)) -> Arc<RuleSet> {
    let mut spec = rules(name).spec().clone();
    change(&mut spec);
    Arc::new(RuleSet::from_spec(spec).unwrap())
}

/// Returns a game of a built-in variant that South begins.
pub fn start(name: &str) -> Game {
    Game::new(rules(name), Side::South, &mut ())
}

/// Returns a game from a position in notation.
pub fn set_up(rules: &Arc<RuleSet>, position: &str) -> Game {
    let placement = Placement::parse(position, rules).unwrap();
    Game::set_up(Arc::clone(rules), &placement, &mut ())
}

/// Plays a move and returns what South and North capture with it.
pub fn play(game: &mut Game, mv: impl Into<Move>) -> [u16; 2] {
    let mut events = Vec::new();
    game.play(mv.into(), &mut events).unwrap();
    let mut captured = [0; 2];
    for (side, seeds) in events.into_iter().filter_map(GameEvent::capture) {
        captured[side.index()] += seeds;
    }
    captured
}

/// One of several values.
pub fn pick<T: Clone>(random: &mut ChaCha8Rng, among: &[T]) -> T {
    among[random.random_range(0..among.len())].clone()
}

/// Returns `true` if slow tests must run all of their cases: `./check --long` sets the variable.
pub fn is_long() -> bool {
    std::env::var_os("AWALE_LONG").is_some()
}

/// Picks some cases of a slow test, different ones for each commit (`AWALE_COMMIT`, set by
/// `./check`); all of them in the [long form](is_long).
pub fn slice<T>(cases: impl IntoIterator<Item = T>, count: usize) -> Vec<T> {
    let mut cases: Vec<T> = cases.into_iter().collect();
    if !is_long() {
        let commit = std::env::var("AWALE_COMMIT").unwrap_or_default();
        let mut random = ChaCha8Rng::seed_from_u64(fnv1a(commit.as_bytes()));
        cases.shuffle(&mut random);
        cases.truncate(count);
    }
    cases
}

/// Returns the games in `AWALE_GAMES`, if it is set, to look into a failure; otherwise `usual`.
pub fn named_games(usual: Vec<&'static str>) -> Vec<&'static str> {
    match std::env::var("AWALE_GAMES") {
        Ok(names) => {
            let game = |name| {
                let mut all = library::all_names();
                all.find(|game| *game == name)
                    .unwrap_or_else(|| panic!("AWALE_GAMES: no game {name}"))
            };
            names.split(',').map(game).collect()
        }
        Err(_) => usual,
    }
}

/// Draws a position with few or many seeds, each equally often, as rare events and endgames need
/// few.
pub fn random_position(rules: &RuleSet, random: &mut ChaCha8Rng) -> Position {
    let mut placement = Placement {
        to_move: pick(random, &Side::BOTH),
        ..Placement::default()
    };
    for _ in 0..pick(random, &[2, 5, 12, 40, 90]) {
        placement.holes[random.random_range(0..rules.geometry().holes())] += 1;
    }
    placement.lofts = [random.random_range(0..30), random.random_range(0..30)];
    Position::set_up(rules, &placement, &mut ())
}

/// A temporary folder, removed at the end of the test.
pub struct Scratch(pub PathBuf);

impl Scratch {
    /// Picks an unused path, without creating the folder.
    pub fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("awale-test-{}-{number}", process::id());
        let path = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&path);
        Self(path)
    }

    /// Writes a file in the folder, creating the folder if necessary.
    pub fn put(&self, file: impl AsRef<Path>, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, bytes).unwrap();
        path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
