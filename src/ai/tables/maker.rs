//! Makes tables in the background; every layer is of use as soon as it is ready.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use super::{EndgameTable, Progress};
use crate::rules::RuleSet;

/// Tables that are being made. Dropping it ends the work.
pub struct TableMaker {
    shared: Arc<Shared>,
    fingerprint: u64,
}

struct Shared {
    progress: Progress,
    made: Mutex<Option<Arc<EndgameTable>>>,
}

impl TableMaker {
    /// Begins to make the tables for `rules`, on a thread of its own: as many layers as have no
    /// more than `entries` boards together. Where there are none for these rules, or no thread to be had, none will ever be ready.
    #[must_use]
    pub fn start(rules: &RuleSet, entries: usize) -> Self {
        let shared = Arc::new(Shared {
            progress: Progress::default(),
            made: Mutex::new(None),
        });
        if let Some(mut table) = EndgameTable::empty(rules) {
            let shared = Arc::clone(&shared);
            // Without a thread the game goes on without tables.
            let _ = thread::Builder::new()
                .name("tables".to_owned())
                .spawn(move || {
                    let seeds = table.affordable_seeds(entries);
                    while table.seeds() < Some(seeds) && table.grow(1, &shared.progress) {
                        let made = Some(Arc::new(table.clone()));
                        *shared.made.lock().unwrap_or_else(PoisonError::into_inner) = made;
                    }
                });
        }
        Self {
            shared,
            fingerprint: rules.fingerprint(),
        }
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
}

impl Drop for TableMaker {
    fn drop(&mut self) {
        self.shared
            .progress
            .stop
            .store(true, std::sync::atomic::Ordering::Relaxed);
    }
}
