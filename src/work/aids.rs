//! What a search is given along, besides the game.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::tables::kept;
use crate::ai::Engine;
use crate::ai::evaluation::Network;
use crate::ai::tables::EndgameTable;

/// What a search is given along, besides the game.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Aids {
    /// Endgame tables, as far as they are there; in a worker those that it keeps.
    #[serde(skip, default = "kept")]
    pub tables: Option<Arc<EndgameTable>>,
    /// What positions are judged by instead of what comes with the program.
    pub network: Option<Arc<Network>>,
}

impl Aids {
    /// Gives them to the engine.
    pub(super) fn give_to(&self, engine: &mut Engine) {
        engine.set_tables(self.tables.as_deref());
        engine.set_network(self.network.as_ref());
    }
}
