//! Data for searches: endgame tables and a trained network.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::tables::MatchTables;
use crate::session::CurrentMatch;
use crate::studies::Practice;
use awale_engine::ai::evaluation::Network;
use awale_engine::work::SearchData;

/// The networks trained on this machine.
#[derive(SystemParam)]
pub(super) struct TrainedNetworks<'w> {
    practice: Res<'w, Practice>,
}

/// The endgame tables and the network for the rules of the match.
#[derive(SystemParam)]
pub(super) struct MatchSearchData<'w> {
    tables: ResMut<'w, MatchTables>,
    networks: TrainedNetworks<'w>,
}

impl TrainedNetworks<'_> {
    /// Returns the network for the rules of the match; `None` to use the built-in evaluation.
    pub fn of(&self, current: &CurrentMatch) -> Option<Arc<Network>> {
        self.practice.network(&current.setup().rules).cloned()
    }
}

impl MatchSearchData<'_> {
    /// Returns the data that is ready, and starts generating tables if they will soon be needed.
    pub fn of(&mut self, current: &CurrentMatch) -> SearchData {
        SearchData {
            tables: self.tables.tables_for(current),
            ..self.without_tables(current)
        }
    }

    /// Returns the network only.
    pub fn without_tables(&self, current: &CurrentMatch) -> SearchData {
        SearchData {
            tables: None,
            network: self.networks.of(current),
        }
    }
}
