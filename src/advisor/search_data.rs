//! Data for searches: endgame tables and a learnt network.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::tables::MatchTables;
use crate::session::CurrentMatch;
use crate::studies::Practice;
use awale_engine::ai::evaluation::Network;
use awale_engine::work::SearchData;

/// The networks learnt on this machine.
#[derive(SystemParam)]
pub(super) struct Learnt<'w> {
    practice: Option<Res<'w, Practice>>,
}

/// The tables and the network for the rules of the match.
#[derive(SystemParam)]
pub(super) struct MatchSearchData<'w> {
    tables: ResMut<'w, MatchTables>,
    learnt: Learnt<'w>,
}

impl Learnt<'_> {
    /// The network for the rules of the match; `None` for the built-in evaluation.
    pub fn of(&self, current: &CurrentMatch) -> Option<Arc<Network>> {
        let practice = self.practice.as_ref()?;
        practice.network(&current.setup().rules).cloned()
    }
}

impl MatchSearchData<'_> {
    /// The data that is ready. Starts generating tables once they will soon be needed.
    pub fn of(&mut self, current: &CurrentMatch) -> SearchData {
        SearchData {
            tables: self.tables.tables_for(current),
            ..self.without_tables(current)
        }
    }

    /// Only the network.
    pub fn without_tables(&self, current: &CurrentMatch) -> SearchData {
        SearchData {
            tables: None,
            network: self.learnt.of(current),
        }
    }
}
