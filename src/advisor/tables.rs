//! Endgame tables for the match, generated in the background before they are needed.

use std::sync::Arc;

use bevy::prelude::*;

use crate::session::CurrentMatch;
use crate::storage::{FileError, Storage, StorageNotice};
use awale_engine::ai::generation::TableBuilder;
use awale_engine::ai::tables::EndgameTable;
use awale_engine::table_store::{StoreNotice, TableStore};

/// Number of positions in the tables: enough for 12 seeds on two rows of six, generated within
/// seconds.
const TABLE_ENTRIES: usize = 3_000_000;
/// Fraction of all seeds left on the board at which generation starts.
const START_FRACTION: f32 = 0.6;

/// Maximum disk space of all tables.
const MAX_DISK_BYTES: u64 = 256 << 20;

/// The tables for the rules of the most recent match, and their store on disk.
#[derive(Resource, Default)]
pub struct MatchTables {
    builder: Option<TableBuilder>,
    store: Option<TableStore>,
    /// Whether the player has been told that tables can't be saved.
    has_reported_unsaved: bool,
}

impl MatchTables {
    /// Creates tables that are cached in the storage, if there is one.
    pub fn new(storage: Option<&Storage>) -> Self {
        let folder = storage.and_then(Storage::tables_folder);
        Self {
            store: folder.map(|folder| TableStore::new(folder, MAX_DISK_BYTES)),
            ..Self::default()
        }
    }

    /// Returns the tables for the match if they are ready, and starts generating them if they will
    /// soon be needed.
    pub fn tables_for(&mut self, current: &CurrentMatch) -> Option<Arc<EndgameTable>> {
        let rules = &current.setup().rules;
        let is_stale = self
            .builder
            .as_ref()
            .is_none_or(|builder| builder.fingerprint() != rules.fingerprint());
        if is_stale {
            let position = current.position();
            let threshold = START_FRACTION * f32::from(position.total_seeds());
            if f32::from(position.on_board()) > threshold {
                return None;
            }
            #[cfg(target_arch = "wasm32")]
            request_from_page(rules);
            self.builder = Some(match &self.store {
                Some(store) => {
                    TableBuilder::start_with_storage(rules, TABLE_ENTRIES, Box::new(store.clone()))
                }
                None => TableBuilder::start(rules, TABLE_ENTRIES),
            });
        }
        self.builder
            .as_ref()
            .and_then(TableBuilder::finished_layers)
    }
}

/// Asks the page for the tables: a browser has no threads, so a web worker generates them and
/// shares them with the search workers.
#[cfg(target_arch = "wasm32")]
fn request_from_page(rules: &awale_rules::RuleSet) {
    let request = awale_engine::work::TablesRequest {
        rules: rules.spec().clone(),
        entries: TABLE_ENTRIES,
    };
    // Other versions may generate different tables.
    let version = env!("CARGO_PKG_VERSION");
    let key = format!("{:016x} {TABLE_ENTRIES} {version}", rules.fingerprint());
    match request.to_text() {
        Ok(text) => awale_engine::browser::request_tables(&key, &text),
        Err(error) => warn!("could not request endgame tables: {error}"),
    }
}

/// Notifies the player of errors with table files.
pub fn report_notices(mut tables: ResMut<MatchTables>, mut messages: MessageWriter<StorageNotice>) {
    let tables = tables.bypass_change_detection();
    let Some(store) = &tables.store else {
        return;
    };
    for notice in store.take_notices() {
        match notice {
            // The table is regenerated, so nothing is lost.
            StoreNotice::Damaged { file, reason } => warn!("{file}: {reason}"),
            StoreNotice::NotSaved { .. } if tables.has_reported_unsaved => {}
            StoreNotice::NotSaved { file, reason } => {
                tables.has_reported_unsaved = true;
                let reason = FileError::Other(reason);
                messages.write(StorageNotice::NotSaved { file, reason });
            }
        }
    }
}
