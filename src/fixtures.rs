//! Fixtures shared by the unit tests of several modules.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::rules::spec::RuleSpec;
use crate::rules::{Game, Placement, RuleSet, Side, library};

/// A built-in variant.
pub fn rules(name: &str) -> Arc<RuleSet> {
    library::load(name).unwrap().unwrap()
}

/// A built-in variant with some parameters changed.
pub fn changed(name: &str, change: impl FnOnce(&mut RuleSpec)) -> Arc<RuleSet> {
    let mut spec = rules(name).spec().clone();
    change(&mut spec);
    Arc::new(RuleSet::from_spec(spec).unwrap())
}

/// A game of a built-in variant that South begins.
pub fn start(name: &str) -> Game {
    Game::new(rules(name), Side::South, &mut ())
}

/// A game from a position in notation.
pub fn set_up(rules: &Arc<RuleSet>, position: &str) -> Game {
    let placed = Placement::parse(position, rules).unwrap();
    Game::set_up(Arc::clone(rules), &placed, &mut ())
}

/// The path of a temporary folder, which is removed when this is dropped.
pub struct Scratch(pub PathBuf);

impl Scratch {
    /// The folder itself isn't created yet.
    pub fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("awale-test-{}-{number}", process::id());
        let path = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&path);
        Self(path)
    }

    /// Writes a file in the folder, which is created if it doesn't exist.
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
