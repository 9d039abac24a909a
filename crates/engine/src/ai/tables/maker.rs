//! Makes tables in the background; each layer is available once finished.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use super::solve::Progress;
use super::table::EndgameTable;
use awale_rules::RuleSet;

/// Stores tables between games, and reports its own failures.
pub trait TableStorage: Send {
    /// Loads the tables for `rules`; `None` if there are none, or they are unusable.
    fn load(&mut self, rules: &RuleSet) -> Option<EndgameTable>;

    /// Saves tables, replacing those for the same rules.
    fn save(&mut self, table: &EndgameTable);
}

/// Makes tables on a thread. Dropping it stops the work.
pub struct TableMaker {
    shared: Arc<Shared>,
    fingerprint: u64,
}

/// The progress of making tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MakingProgress {
    /// Finished layers.
    pub layers: u16,
    /// Total number of layers.
    pub of: u16,
    /// The boards done, in thousandths of all boards.
    pub thousandths: u16,
}

#[derive(Default)]
struct Shared {
    progress: Progress,
    /// Total number of boards in all layers.
    boards: AtomicU64,
    /// Total number of layers.
    layers: AtomicU64,
    is_over: AtomicBool,
    made: Mutex<Option<Arc<EndgameTable>>>,
}

impl TableMaker {
    /// Starts a thread that makes the tables for `rules`: as many layers as fit in `entries` boards
    /// in total. None become available if the rules don't support tables, or the thread can't
    /// start.
    #[must_use]
    pub fn start(rules: &RuleSet, entries: usize) -> Self {
        Self::begin(rules, entries, None)
    }

    /// Like [`start`](Self::start), but starts from the layers saved in `store`. When the work ends
    /// or is stopped, saves the layers made.
    #[must_use]
    pub fn start_with(rules: &RuleSet, entries: usize, store: Box<dyn TableStorage>) -> Self {
        Self::begin(rules, entries, Some(store))
    }

    fn begin(rules: &RuleSet, entries: usize, store: Option<Box<dyn TableStorage>>) -> Self {
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
            // Without a thread there are no tables.
            maker.shared.is_over.store(true, Ordering::Relaxed);
        }
        maker
    }

    /// Fingerprint of the rules.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// The finished layers.
    #[must_use]
    pub fn ready(&self) -> Option<Arc<EndgameTable>> {
        self.shared
            .made
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// The progress; `None` once the work is over.
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
        mut store: Option<Box<dyn TableStorage>>,
    ) {
        let loaded = store.as_mut().and_then(|store| store.load(rules));
        let mut table = loaded.unwrap_or(empty);
        let before = table.layers().len();
        let played: usize = (0..before).map(|seeds| table.entries(seeds as u16)).sum();
        self.progress.boards.store(played as u64, Ordering::Relaxed);
        self.publish(&table);
        // Sound layers above a damaged one are kept too.
        let goal = table.last_sound().max(Some(seeds));
        while table.seeds() < goal && table.grow(1, &self.progress) {
            self.publish(&table);
        }
        if table.layers().len() > before
            && table.last_sound() == table.seeds()
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
