//! What searches about the match are given along.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::tables::TableShelf;
use crate::ai::evaluation::Network;
use crate::game::practice::Practice;
use crate::game::session::CurrentMatch;
use crate::work::Aids;

/// What the computer has learnt of the rules of the match on this machine.
#[derive(SystemParam)]
pub(super) struct Learnt<'w> {
    practice: Option<Res<'w, Practice>>,
}

/// What is known of the rules of the match without any search.
#[derive(SystemParam)]
pub(super) struct MatchAids<'w> {
    shelf: ResMut<'w, TableShelf>,
    learnt: Learnt<'w>,
}

impl Learnt<'_> {
    /// What the search judges positions by.
    pub fn of(&self, current: &CurrentMatch) -> Option<Arc<Network>> {
        let practice = self.practice.as_ref()?;
        practice.network(&current.setup().rules).cloned()
    }
}

impl MatchAids<'_> {
    /// What is ready; begins to make tables when it is time.
    pub fn of(&mut self, current: &CurrentMatch) -> Aids {
        Aids {
            tables: self.shelf.tables_for(current),
            ..self.without_tables(current)
        }
    }

    /// The same without tables.
    pub fn without_tables(&self, current: &CurrentMatch) -> Aids {
        Aids {
            tables: None,
            network: self.learnt.of(current),
        }
    }
}
