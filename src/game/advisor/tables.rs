//! Endgame tables for the match, generated in the background when they will soon be needed.

use std::sync::Arc;

use bevy::prelude::*;

use crate::ai::tables::{EndgameTable, TableMaker};
use crate::game::session::CurrentMatch;
use crate::game::storage::{FileTrouble, Storage, StorageNotice};
use crate::table_store::{StoreNotice, TableStore};

/// Boards in the tables: 12 seeds on two rows of six, generated within seconds.
const ENTRIES: usize = 3_000_000;
/// Generation starts when no more than this share of all seeds is left on the board.
const STARTS_AT: f32 = 0.6;

/// The most disk space that all tables take together, in bytes.
const ON_DISK: u64 = 256 << 20;

/// The tables for the rules that were played last, and their store.
#[derive(Resource, Default)]
pub struct MatchTables {
    maker: Option<TableMaker>,
    store: Option<TableStore>,
    /// Whether the player knows that tables can't be saved.
    reported_not_saved: bool,
}

impl MatchTables {
    /// Keeps the tables in the storage's cache, if there is one.
    pub fn new(storage: Option<&Storage>) -> Self {
        let folder = storage.and_then(Storage::tables_folder);
        Self {
            store: folder.map(|folder| TableStore::new(folder, ON_DISK)),
            ..Self::default()
        }
    }

    /// The tables that are ready for the match. Starts to generate them when it is time.
    pub fn tables_for(&mut self, current: &CurrentMatch) -> Option<Arc<EndgameTable>> {
        let rules = &current.setup().rules;
        let is_other = self
            .maker
            .as_ref()
            .is_none_or(|maker| maker.fingerprint() != rules.fingerprint());
        if is_other {
            let position = current.position();
            let late = STARTS_AT * f32::from(position.total_seeds());
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

/// A page has no threads: a worker generates the tables and shares them with the workers that
/// search.
#[cfg(target_arch = "wasm32")]
fn ask_page(rules: &crate::rules::RuleSet) {
    let wanted = crate::work::TablesRequest {
        rules: rules.spec().clone(),
        entries: ENTRIES,
    };
    // Another version may generate others.
    let version = env!("CARGO_PKG_VERSION");
    let key = format!("{:016x} {ENTRIES} {version}", rules.fingerprint());
    match wanted.to_text() {
        Ok(request) => crate::browser::want_tables(&key, &request),
        Err(error) => warn!("no endgame tables: {error}"),
    }
}

/// Reports trouble with the files of tables to the player.
pub fn report_notices(mut tables: ResMut<MatchTables>, mut messages: MessageWriter<StorageNotice>) {
    let tables = tables.bypass_change_detection();
    let Some(store) = &tables.store else {
        return;
    };
    for notice in store.take_notices() {
        match notice {
            // It is generated again, and nothing is lost.
            StoreNotice::Damaged { file, reason } => warn!("{file}: {reason}"),
            StoreNotice::NotSaved { .. } if tables.reported_not_saved => {}
            StoreNotice::NotSaved { file, reason } => {
                tables.reported_not_saved = true;
                let reason = FileTrouble::Other(reason);
                messages.write(StorageNotice::NotSaved { file, reason });
            }
        }
    }
}
