//! Builds endgame tables in the background; each layer is available as soon as it is finished.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use super::solve::LayerProgress;
use crate::ai::tables::table::EndgameTable;
use awale_rules::RuleSet;

/// Stores tables between games, and handles its own errors.
pub trait TableStorage: Send {
    /// Loads the tables for `rules`; `None` if there are none, or they are unusable.
    fn load(&mut self, rules: &RuleSet) -> Option<EndgameTable>;

    /// Saves tables, replacing those for the same rules.
    fn save(&mut self, table: &EndgameTable);
}

/// Builds tables on a thread. Dropping it stops the work.
pub struct TableBuilder {
    shared: Arc<Shared>,
    fingerprint: u64,
}

/// The progress of building tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildProgress {
    /// Number of finished layers.
    pub finished_layers: u16,
    /// Total number of layers.
    pub total_layers: u16,
    /// The fraction of boards solved, in thousandths.
    pub thousandths: u16,
}

#[derive(Default)]
struct Shared {
    progress: LayerProgress,
    /// Total number of boards in all layers.
    total_boards: AtomicU64,
    /// Total number of layers.
    total_layers: AtomicU64,
    is_over: AtomicBool,
    published: Mutex<Option<Arc<EndgameTable>>>,
}

impl TableBuilder {
    /// Starts a thread that builds the tables for `rules`: as many layers as fit in `max_entries`
    /// entries. None become available if the rules don't support tables, or the thread can't start.
    #[must_use]
    pub fn start(rules: &RuleSet, max_entries: usize) -> Self {
        Self::begin(rules, max_entries, None)
    }

    /// Like [`start`](Self::start), but starts from the layers saved in `storage`. When the work
    /// ends or is stopped, saves the layers built.
    #[must_use]
    pub fn start_with_storage(
        rules: &RuleSet,
        max_entries: usize,
        storage: Box<dyn TableStorage>,
    ) -> Self {
        Self::begin(rules, max_entries, Some(storage))
    }

    fn begin(rules: &RuleSet, max_entries: usize, storage: Option<Box<dyn TableStorage>>) -> Self {
        let shared = Arc::new(Shared::default());
        let builder = Self {
            shared: Arc::clone(&shared),
            fingerprint: rules.fingerprint(),
        };
        let Some(empty) = EndgameTable::empty(rules) else {
            shared.is_over.store(true, Ordering::Relaxed);
            return builder;
        };
        let seeds = empty.affordable_seeds(max_entries);
        let total_boards: usize = (0..=seeds).map(|seeds| empty.entries(seeds)).sum();
        shared
            .total_boards
            .store(total_boards as u64, Ordering::Relaxed);
        shared
            .total_layers
            .store(u64::from(seeds) + 1, Ordering::Relaxed);
        let rules = rules.clone();
        let thread = thread::Builder::new()
            .name("tables".to_owned())
            .spawn(move || {
                shared.build(&rules, empty, seeds, storage);
                shared.is_over.store(true, Ordering::Relaxed);
            });
        if thread.is_err() {
            // Without a thread there are no tables.
            builder.shared.is_over.store(true, Ordering::Relaxed);
        }
        builder
    }

    /// Returns the fingerprint of the rules.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// Returns the finished layers; `None` before the first is finished.
    #[must_use]
    pub fn finished_layers(&self) -> Option<Arc<EndgameTable>> {
        self.shared
            .published
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// Returns the progress; `None` once the work is over.
    #[must_use]
    pub fn progress(&self) -> Option<BuildProgress> {
        let shared = &self.shared;
        if shared.is_over.load(Ordering::Relaxed) {
            return None;
        }
        let solved = shared.progress.boards.load(Ordering::Relaxed);
        let total_boards = shared.total_boards.load(Ordering::Relaxed).max(1);
        Some(BuildProgress {
            finished_layers: self
                .finished_layers()
                .map_or(0, |table| table.layers().len() as u16),
            total_layers: shared.total_layers.load(Ordering::Relaxed) as u16,
            thousandths: (1000 * solved / total_boards).min(1000) as u16,
        })
    }
}

impl Shared {
    fn build(
        &self,
        rules: &RuleSet,
        empty: EndgameTable,
        seeds: u16,
        mut storage: Option<Box<dyn TableStorage>>,
    ) {
        let loaded = storage.as_mut().and_then(|storage| storage.load(rules));
        let mut table = loaded.unwrap_or(empty);
        let loaded_layers = table.layers().len();
        let solved: usize = (0..loaded_layers)
            .map(|seeds| table.entries(seeds as u16))
            .sum();
        self.progress.boards.store(solved as u64, Ordering::Relaxed);
        self.publish(&table);
        // Build up to the last intact layer, even beyond `seeds`, so that intact layers above a
        // damaged one are kept.
        let target = table.last_intact_layer().max(Some(seeds));
        while table.seeds() < target && table.grow(1, &self.progress) {
            self.publish(&table);
        }
        if table.layers().len() > loaded_layers
            && table.last_intact_layer() == table.seeds()
            && let Some(storage) = &mut storage
        {
            storage.save(&table);
        }
    }

    fn publish(&self, table: &EndgameTable) {
        if table.seeds().is_some() {
            let published = Some(Arc::new(table.clone()));
            *self
                .published
                .lock()
                .unwrap_or_else(PoisonError::into_inner) = published;
        }
    }
}

impl Drop for TableBuilder {
    fn drop(&mut self) {
        self.shared.progress.stop.store(true, Ordering::Relaxed);
    }
}
