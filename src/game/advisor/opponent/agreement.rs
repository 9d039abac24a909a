//! Whether a computer player agrees to end the game, when a person proposes it. It searches
//! in the background, and a menu may be open meanwhile.

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::is_unhurried;
use crate::ai::BackgroundSearch;
use crate::ai::agreement::nothing_left_to_win;
use crate::ai::analysis::quick_limits;
use crate::game::advisor::tables::TableShelf;
use crate::game::background::begun;
use crate::game::session::{CurrentMatch, GameCommand, Turn};

/// A person proposes to the computer that plays against them to end the game.
#[derive(Message, Clone, Copy, Debug)]
pub struct ProposeEnd;

/// What has become of the last proposal to end the game.
#[derive(Resource, Default)]
pub struct EndProposal {
    considered: Option<Considered>,
    declined: Option<Turn>,
}

struct Considered {
    turn: Turn,
    search: BackgroundSearch<bool>,
}

impl EndProposal {
    /// Whether the computer has declined at this moment of the match.
    #[must_use]
    pub fn is_declined(&self, turn: Turn) -> bool {
        self.declined == Some(turn)
    }

    /// Whether the computer is thinking about it.
    #[must_use]
    pub const fn is_considered(&self) -> bool {
        self.considered.is_some()
    }
}

pub(super) fn consider(
    mut proposals: MessageReader<ProposeEnd>,
    current: Option<Res<CurrentMatch>>,
    mut shelf: ResMut<TableShelf>,
    clock: Res<TimeUpdateStrategy>,
    mut proposal: ResMut<EndProposal>,
) {
    let is_proposed = proposals.read().count() > 0;
    let (true, Some(current)) = (is_proposed, current) else {
        return;
    };
    let turn = current.turn();
    // Which tables are ready depends on the machine: a run that must be the same again goes without.
    let tables = if is_unhurried(&clock) {
        None
    } else {
        shelf.tables_for(&current)
    };
    let game = current.game().clone();
    let search = BackgroundSearch::start(move |stop| {
        nothing_left_to_win(&game, quick_limits(), tables.as_deref(), stop)
    });
    proposal.declined = None;
    proposal.considered = begun(search).map(|search| Considered { turn, search });
    if proposal.considered.is_none() {
        proposal.declined = Some(turn);
    }
}

pub(super) fn conclude(
    current: Option<Res<CurrentMatch>>,
    clock: Res<TimeUpdateStrategy>,
    mut proposal: ResMut<EndProposal>,
    mut commands: MessageWriter<GameCommand>,
) {
    // A run whose time is made by hand must not depend on the machine's: it waits for the answer.
    let is_ready = |known: &Considered| known.search.is_finished() || is_unhurried(&clock);
    let now = current.map(|current| current.turn());
    let considered = proposal.considered.as_ref();
    let is_stale = considered.is_some_and(|known| now != Some(known.turn));
    if is_stale {
        proposal.considered = None;
    } else if considered.is_some_and(is_ready)
        && let Some(known) = proposal.considered.take()
    {
        // A search that has failed has said why on its way out; it has proved nothing.
        if known.search.join().unwrap_or(false) {
            commands.write(GameCommand::AgreeToEnd);
        } else {
            proposal.declined = Some(known.turn);
        }
    }
}
