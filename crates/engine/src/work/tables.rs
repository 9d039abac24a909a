//! Endgame tables for workers, which share no memory: one generates them, the others receive them
//! as a file.

use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use crate::ai::tables::EndgameTable;
use awale_rules::RuleSet;
use awale_rules::spec::RuleSpec;

/// The tables of the current game.
static STORED: Mutex<Option<Arc<EndgameTable>>> = Mutex::new(None);

/// A request for tables.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TablesRequest {
    /// The rules.
    pub rules: RuleSpec,
    /// Maximum number of boards in all layers together.
    pub entries: usize,
}

impl TablesRequest {
    /// Encodes the request.
    ///
    /// # Errors
    /// Returns the encoder's error.
    pub fn to_text(&self) -> Result<String, ron::Error> {
        ron::to_string(self)
    }

    /// Generates the tables for an encoded request, as the bytes of their file; `None` if the
    /// request is invalid, or the rules have no tables.
    #[must_use]
    pub fn make(request: &str) -> Option<Vec<u8>> {
        let Self { rules, entries } = ron::from_str(request).ok()?;
        let rules = RuleSet::from_spec(rules).ok()?;
        let table = EndgameTable::of_boards(&rules, entries)?;
        let mut file = Vec::new();
        table.write_header(&mut file).ok()?;
        for seeds in 0..=table.seeds()? {
            table.write_layer(seeds, &mut file).ok()?;
        }
        Some(file)
    }

    /// Stores the tables in this file, generated for `request`, for later searches. Returns `false`
    /// if the file is invalid.
    #[must_use]
    pub fn store(request: &str, mut file: &[u8]) -> bool {
        let request: Option<Self> = ron::from_str(request).ok();
        let table = request
            .and_then(|request| RuleSet::from_spec(request.rules).ok())
            .and_then(|rules| EndgameTable::read(&rules, &mut file).ok());
        let is_read = table.is_some();
        *STORED.lock().unwrap_or_else(PoisonError::into_inner) = table.map(Arc::new);
        is_read
    }
}

/// Returns the stored tables, for any rules: a search ignores those of other rules.
pub(super) fn stored_tables() -> Option<Arc<EndgameTable>> {
    STORED
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .clone()
}
