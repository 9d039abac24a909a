//! The computer's answer to a proposal to end the game: it agrees only if that can't worsen its
//! result, or if it has nothing left to win.

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use crate::advisor::tables::MatchTables;
use crate::jobs::{self, JobDone, JobKind, uses_manual_clock};
use crate::session::{AboutTurn, CurrentMatch, GameCommand};
use crate::table::Top;
use awale_engine::ai::agreement::{costs_no_result, nothing_left_to_win};
use awale_engine::ai::analysis::quick_limits;

/// A person's proposal to end the game against a computer.
#[derive(Message, Clone, Copy, Debug)]
pub struct ProposeEnd;

/// A proposal to end the game at this turn.
#[derive(Component, Default, Reflect)]
#[reflect(Component)]
pub struct EndProposal {
    /// Whether the computer has declined; if not, it is still thinking.
    pub is_declined: bool,
}

impl JobKind for EndProposal {
    type Answer = bool;
    const OUTLIVES_WORK: bool = true;
}

pub(super) fn start_search(
    mut proposals: MessageReader<ProposeEnd>,
    current: Option<Top<CurrentMatch>>,
    previous: Query<Entity, With<EndProposal>>,
    mut tables: ResMut<MatchTables>,
    clock: Res<TimeUpdateStrategy>,
    mut commands: Commands,
) {
    let is_proposed = proposals.read().count() > 0;
    let (true, Some(current)) = (is_proposed, current) else {
        return;
    };
    for proposal in &previous {
        commands.entity(proposal).despawn();
    }
    // Reproducible runs use no tables: which of them are ready depends on the machine.
    let tables = if uses_manual_clock(&clock) {
        None
    } else {
        tables.tables_for(&current)
    };
    let game = current.game().clone();
    let computer = current.setup().side_of_other();
    let job = jobs::run(EndProposal::default(), move |stop| {
        computer.is_some_and(|side| costs_no_result(&game, side))
            || nothing_left_to_win(&game, quick_limits(), tables.as_deref(), stop)
    });
    commands.spawn((AboutTurn(current.turn()), job));
}

pub(super) fn answer_proposal(
    done: On<JobDone<EndProposal>>,
    mut proposals: Query<&mut EndProposal>,
    mut commands: MessageWriter<GameCommand>,
) {
    // A failed search proves nothing.
    if done.answer == Some(true) {
        commands.write(GameCommand::AgreeToEnd);
    } else if let Ok(mut proposal) = proposals.get_mut(done.job) {
        proposal.is_declined = true;
    }
}
