//! The clocks of the match on the table. The program keeps the clock of the player who sits at it,
//! and shows the friend's as the letter gives it.

use std::time::Duration;

use bevy::prelude::*;

use super::{Friends, id_of};
use crate::game::phase::Phase;
use crate::game::session::{CurrentMatch, GameCommand};
use crate::game::storage::Storage;
use crate::matches::Contestant;
use crate::matches::letter::{TimeControl, TurnClock};
use crate::rules::Side;

/// The clock of the turn under way in the match on the table.
#[derive(Resource, Default)]
pub struct TableClock {
    turn: Option<Turn>,
}

/// A turn of a match with clocks.
struct Turn {
    id: u64,
    /// The number of steps before it.
    steps: usize,
    /// What each side has left, by [`Side::index`].
    left: [Duration; 2],
    /// Whose turn it is, and the clock that runs.
    mover: Side,
    clock: TurnClock,
    control: TimeControl,
    is_mine: bool,
    has_ended: bool,
}

impl TableClock {
    /// What a side has left; `None` in a match without clocks.
    #[must_use]
    pub fn left(&self, side: Side) -> Option<Duration> {
        let turn = self.turn.as_ref()?;
        Some(if turn.mover == side {
            turn.clock.left()
        } else {
            turn.left[side.index()]
        })
    }

    /// The longest time for which what is shown doesn't change; `None` in a match without clocks.
    #[must_use]
    pub fn steady_for(&self) -> Option<Duration> {
        let turn = self.turn.as_ref()?;
        let is_long = turn.clock.left() > Duration::from_secs(60 * 60);
        Some(Duration::from_secs(if is_long { 60 } else { 1 }))
    }

    /// What the player at this table has left after a move in this turn.
    pub(super) fn after_move(&self, id: u64, steps: usize) -> Option<Duration> {
        let turn = self.turn.as_ref()?;
        let is_turn = turn.id == id && turn.steps == steps && turn.is_mine;
        is_turn.then(|| turn.control.after_move(turn.clock.left()))
    }
}

/// Lets the clock of the turn run. The player at this table loses when it has run out.
pub(super) fn run_clock(
    mut table: ResMut<TableClock>,
    friends: Res<Friends>,
    current: Option<Res<CurrentMatch>>,
    phase: Res<Phase>,
    time: Res<Time<Real>>,
    mut commands: MessageWriter<GameCommand>,
) {
    let id = current.as_deref().and_then(id_of);
    let friend = id.and_then(|id| friends.get(id));
    let friend = friend.filter(|friend| !friend.thread.is_undecided());
    let letter = friend.map(|friend| friend.thread.letter());
    let running = letter.and_then(|letter| Some((letter, letter.terms().clock?, letter.writer()?)));
    let (Some(id), Some(friend), Some((letter, control, writer))) = (id, friend, running) else {
        if table.turn.is_some() {
            table.turn = None;
        }
        return;
    };
    let steps = letter.steps().len();
    let is_known = table
        .turn
        .as_ref()
        .is_some_and(|turn| (turn.id, turn.steps) == (id, steps));
    if !is_known {
        let left = |contestant: Contestant| letter.time_left(contestant).unwrap_or_default();
        let mut clock = TurnClock::new(left(writer));
        // The clock has run while the match was not on the table.
        clock.pass_closed(friend.turn_began, Storage::seconds());
        table.turn = Some(Turn {
            id,
            steps,
            left: Side::BOTH.map(|side| left(letter.contestant_at(side))),
            mover: letter.seat_of(writer),
            clock,
            control,
            is_mine: writer == friend.thread.me,
            has_ended: false,
        });
    }
    let Some(turn) = &mut table.turn else { return };
    // A move that is still being shown costs nothing.
    if is_known && *phase != Phase::Showing {
        turn.clock.pass(time.delta());
    }
    if turn.is_mine
        && turn.clock.is_over()
        && !turn.has_ended
        && matches!(*phase, Phase::Person(side) if side == turn.mover)
    {
        turn.has_ended = true;
        commands.write(GameCommand::Resign(turn.mover));
    }
}
