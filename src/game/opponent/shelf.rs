//! Endgame tables for the match under way, made in the background when they will soon be of use.

use std::sync::Arc;

use bevy::prelude::*;

use crate::ai::tables::{EndgameTable, TableMaker};
use crate::game::session::CurrentMatch;

/// Boards of the tables: 12 seeds on two rows of six, made within seconds.
const ENTRIES: usize = 3_000_000;
/// They are begun when no more than this share of all seeds is left on the board.
const BEGUN_AT: f32 = 0.6;

/// The tables of the rules that were played last.
#[derive(Resource, Default)]
pub struct TableShelf(Option<TableMaker>);

impl TableShelf {
    /// What is ready for the match; begins to make them when it is time.
    pub fn tables_for(&mut self, current: &CurrentMatch) -> Option<Arc<EndgameTable>> {
        let rules = &current.setup().rules;
        let is_other = self
            .0
            .as_ref()
            .is_none_or(|maker| maker.fingerprint() != rules.fingerprint());
        if is_other {
            let position = current.position();
            let late = BEGUN_AT * f32::from(position.total_seeds());
            if f32::from(position.on_board()) > late {
                return None;
            }
            self.0 = Some(TableMaker::start(rules, ENTRIES));
        }
        self.0.as_ref().and_then(TableMaker::ready)
    }
}
