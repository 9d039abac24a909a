//! The data that a search uses besides the game.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::tables::stored_tables;
use crate::ai::Engine;
use crate::ai::evaluation::Network;
use crate::ai::tables::EndgameTable;

/// The data that a search uses besides the game.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct SearchData {
    /// Endgame tables, if they are available; a worker has its own.
    #[serde(skip, default = "stored_tables")]
    pub tables: Option<Arc<EndgameTable>>,
    /// A learnt network; `None` for the built-in evaluation.
    #[serde(with = "shared_network")]
    pub network: Option<Arc<Network>>,
}

/// Serialises a shared network by value.
pub(super) mod shared_network {
    use std::sync::Arc;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::ai::evaluation::Network;

    pub fn serialize<S: Serializer>(
        network: &Option<Arc<Network>>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        network.as_deref().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Arc<Network>>, D::Error> {
        let network: Option<Network> = Deserialize::deserialize(deserializer)?;
        Ok(network.map(Arc::new))
    }
}

impl SearchData {
    /// Installs the tables and the network in `engine`.
    pub(super) fn install_in(&self, engine: &mut Engine) {
        engine.set_tables(self.tables.as_deref());
        engine.set_network(self.network.as_ref());
    }
}
