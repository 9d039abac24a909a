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
    #[serde(with = "shared_network")]
    pub network: Option<Arc<Network>>,
}

/// A shared network is sent as if it were the receiver's own.
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

impl Aids {
    /// Gives them to the engine.
    pub(super) fn give_to(&self, engine: &mut Engine) {
        engine.set_tables(self.tables.as_deref());
        engine.set_network(self.network.as_ref());
    }
}
