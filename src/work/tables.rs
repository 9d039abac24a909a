//! Endgame tables where workers share no memory: one makes them, the others keep what they are
//! given.

use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use crate::ai::tables::EndgameTable;
use crate::rules::RuleSet;
use crate::rules::spec::RuleSpec;

/// The tables of the game under way.
static KEPT: Mutex<Option<Arc<EndgameTable>>> = Mutex::new(None);

/// Which tables are wanted.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TablesWanted {
    /// Of which rules.
    pub rules: RuleSpec,
    /// As many layers as have no more boards than this together.
    pub entries: usize,
}

impl TablesWanted {
    /// What a worker is asked.
    ///
    /// # Errors
    /// The encoder's own.
    pub fn to_text(&self) -> Result<String, ron::Error> {
        ron::to_string(self)
    }

    /// Makes the tables that `request` speaks of, as the bytes of their file; `None` if it can't be
    /// read, or there are none.
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

    /// Keeps the tables of this file, which `request` has made, for the searches to come; `false`
    /// if they can't be read.
    #[must_use]
    pub fn keep(request: &str, mut file: &[u8]) -> bool {
        let wanted: Option<Self> = ron::from_str(request).ok();
        let table = wanted
            .and_then(|wanted| RuleSet::from_spec(wanted.rules).ok())
            .and_then(|rules| EndgameTable::read(&rules, &mut file).ok());
        let is_read = table.is_some();
        *KEPT.lock().unwrap_or_else(PoisonError::into_inner) = table.map(Arc::new);
        is_read
    }
}

/// The tables that are kept, of any rules: a search uses them only if they are of its own.
pub(super) fn kept() -> Option<Arc<EndgameTable>> {
    KEPT.lock().unwrap_or_else(PoisonError::into_inner).clone()
}
