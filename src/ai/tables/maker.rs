//! Makes tables in the background; every layer is of use as soon as it is ready.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use super::solve::Progress;
use super::table::EndgameTable;
use crate::rules::RuleSet;

/// Where tables wait from one game to the next. It tells by its own ways what goes wrong.
pub trait TableKeeper: Send {
    /// The tables that were saved for `rules`; `None` if there are none that can be used.
    fn load(&mut self, rules: &RuleSet) -> Option<EndgameTable>;

    /// Keeps tables, in the place of what was saved for the same rules before.
    fn save(&mut self, table: &EndgameTable);
}

/// Tables that are being made. Dropping it ends the work.
pub struct TableMaker {
    shared: Arc<Shared>,
    fingerprint: u64,
}

/// How far the making has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MakingProgress {
    /// Layers that are ready.
    pub layers: u16,
    /// Layers that there will be.
    pub of: u16,
    /// The share of all boards that have been looked at, 0 to 1000.
    pub thousandths: u16,
}

#[derive(Default)]
struct Shared {
    progress: Progress,
    /// Boards of all layers that will be made.
    boards: AtomicU64,
    /// Layers that there will be.
    layers: AtomicU64,
    is_over: AtomicBool,
    made: Mutex<Option<Arc<EndgameTable>>>,
}

impl TableMaker {
    /// Begins to make the tables for `rules`, on a thread of its own: as many layers as have no
    /// more than `entries` boards together. Where there are none for these rules, or no thread to be had, none will ever be ready.
    #[must_use]
    pub fn start(rules: &RuleSet, entries: usize) -> Self {
        Self::begin(rules, entries, None)
    }

    /// The same with what `store` has saved before. When the work ends, also before its time, what was made is saved.
    #[must_use]
    pub fn start_with(rules: &RuleSet, entries: usize, store: Box<dyn TableKeeper>) -> Self {
        Self::begin(rules, entries, Some(store))
    }

    fn begin(rules: &RuleSet, entries: usize, store: Option<Box<dyn TableKeeper>>) -> Self {
        let shared = Arc::new(Shared::default());
        let maker = Self {
            shared: Arc::clone(&shared),
            fingerprint: rules.fingerprint(),
        };
        let Some(empty) = EndgameTable::empty(rules) else {
            shared.is_over.store(true, Ordering::Relaxed);
            return maker;
        };
        let seeds = empty.affordable_seeds(entries);
        let boards: usize = (0..=seeds).map(|seeds| empty.entries(seeds)).sum();
        shared.boards.store(boards as u64, Ordering::Relaxed);
        shared.layers.store(u64::from(seeds) + 1, Ordering::Relaxed);
        let rules = rules.clone();
        let thread = thread::Builder::new()
            .name("tables".to_owned())
            .spawn(move || {
                shared.make(&rules, empty, seeds, store);
                shared.is_over.store(true, Ordering::Relaxed);
            });
        if thread.is_err() {
            // Without a thread the game goes on without tables.
            maker.shared.is_over.store(true, Ordering::Relaxed);
        }
        maker
    }

    /// The fingerprint of the rules that they are made for.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// What is ready so far.
    #[must_use]
    pub fn ready(&self) -> Option<Arc<EndgameTable>> {
        self.shared
            .made
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// How far it has come; `None` if the work is over.
    #[must_use]
    pub fn progress(&self) -> Option<MakingProgress> {
        let shared = &self.shared;
        if shared.is_over.load(Ordering::Relaxed) {
            return None;
        }
        let played = shared.progress.boards.load(Ordering::Relaxed);
        let boards = shared.boards.load(Ordering::Relaxed).max(1);
        Some(MakingProgress {
            layers: self.ready().map_or(0, |table| table.layers().len() as u16),
            of: shared.layers.load(Ordering::Relaxed) as u16,
            thousandths: (1000 * played / boards).min(1000) as u16,
        })
    }
}

impl Shared {
    fn make(
        &self,
        rules: &RuleSet,
        empty: EndgameTable,
        seeds: u16,
        mut store: Option<Box<dyn TableKeeper>>,
    ) {
        let loaded = store.as_mut().and_then(|store| store.load(rules));
        let mut table = loaded.unwrap_or(empty);
        let before = table.layers().len();
        let played: usize = (0..before).map(|seeds| table.entries(seeds as u16)).sum();
        self.progress.boards.store(played as u64, Ordering::Relaxed);
        self.publish(&table);
        while table.seeds() < Some(seeds) && table.grow(1, &self.progress) {
            self.publish(&table);
        }
        if table.layers().len() > before
            && let Some(store) = &mut store
        {
            store.save(&table);
        }
    }

    fn publish(&self, table: &EndgameTable) {
        if table.seeds().is_some() {
            let made = Some(Arc::new(table.clone()));
            *self.made.lock().unwrap_or_else(PoisonError::into_inner) = made;
        }
    }
}

impl Drop for TableMaker {
    fn drop(&mut self) {
        self.shared.progress.stop.store(true, Ordering::Relaxed);
    }
}
