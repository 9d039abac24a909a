//! Endgame tables for the match under way, made in the background when they will soon be of use.

use std::sync::Arc;

use bevy::prelude::*;

use crate::ai::tables::{EndgameTable, TableMaker};
use crate::game::session::CurrentMatch;
use crate::game::storage::{FileTrouble, Storage, StorageNotice};
use crate::table_store::{StoreNotice, TableStore};

/// Boards of the tables: 12 seeds on two rows of six, made within seconds.
const ENTRIES: usize = 3_000_000;
/// They are begun when no more than this share of all seeds is left on the board.
const BEGUN_AT: f32 = 0.6;

/// All tables that are kept on the disk together take no more than this, in bytes.
const ON_DISK: u64 = 256 << 20;

/// The tables of the rules that were played last, and where they are kept.
#[derive(Resource, Default)]
pub struct TableShelf {
    maker: Option<TableMaker>,
    store: Option<TableStore>,
    /// Whether it was said that nothing can be kept: once is enough.
    said_not_saved: bool,
}

impl TableShelf {
    /// A shelf that keeps its tables in the storage's cache, if there is one.
    pub fn new(storage: Option<&Storage>) -> Self {
        let folder = storage.and_then(Storage::tables_folder);
        Self {
            store: folder.map(|folder| TableStore::new(folder, ON_DISK)),
            ..Self::default()
        }
    }

    /// What is ready for the match; begins to make them when it is time.
    pub fn tables_for(&mut self, current: &CurrentMatch) -> Option<Arc<EndgameTable>> {
        let rules = &current.setup().rules;
        let is_other = self
            .maker
            .as_ref()
            .is_none_or(|maker| maker.fingerprint() != rules.fingerprint());
        if is_other {
            let position = current.position();
            let late = BEGUN_AT * f32::from(position.total_seeds());
            if f32::from(position.on_board()) > late {
                return None;
            }
            #[cfg(target_arch = "wasm32")]
            ask_page(rules);
            self.maker = Some(match &self.store {
                Some(store) => TableMaker::start_with(rules, ENTRIES, Box::new(store.clone())),
                None => TableMaker::start(rules, ENTRIES),
            });
        }
        self.maker.as_ref().and_then(TableMaker::ready)
    }
}

/// A page has no thread for them: a worker makes them, and those that search get them there.
#[cfg(target_arch = "wasm32")]
fn ask_page(rules: &crate::rules::RuleSet) {
    let wanted = crate::work::TablesWanted {
        rules: rules.spec().clone(),
        entries: ENTRIES,
    };
    // Another version may make them otherwise.
    let version = env!("CARGO_PKG_VERSION");
    let key = format!("{:016x} {ENTRIES} {version}", rules.fingerprint());
    match wanted.to_text() {
        Ok(request) => crate::browser::want_tables(&key, &request),
        Err(error) => warn!("no endgame tables: {error}"),
    }
}

/// Tells the player what has gone wrong with the files of tables.
pub fn tell_notices(mut shelf: ResMut<TableShelf>, mut messages: MessageWriter<StorageNotice>) {
    let shelf = shelf.bypass_change_detection();
    let Some(store) = &shelf.store else {
        return;
    };
    for notice in store.take_notices() {
        match notice {
            // It is made again, and nothing is lost.
            StoreNotice::Damaged { file, reason } => warn!("{file}: {reason}"),
            StoreNotice::NotSaved { .. } if shelf.said_not_saved => {}
            StoreNotice::NotSaved { file, reason } => {
                shelf.said_not_saved = true;
                let reason = FileTrouble::Other(reason);
                messages.write(StorageNotice::NotSaved { file, reason });
            }
        }
    }
}
