//! The clocks of the match on the table. The program runs the player's own clock; the friend's is
//! an estimate from the letter.

use std::time::Duration;

use bevy::prelude::*;

use super::{Friends, id_of};
use crate::phase::Phase;
use crate::session::{CurrentMatch, GameCommand};
use crate::storage::Storage;
use crate::table::Top;
use awale_engine::matches::Contestant;
use awale_engine::matches::letter::{TimeControl, TurnClock};
use awale_rules::Side;

/// The clock of the current turn in the match on the table.
#[derive(Resource, Default)]
pub struct TableClock {
    turn: Option<Turn>,
}

/// A turn of a match with clocks.
struct Turn {
    id: u64,
    /// The number of steps before it.
    steps: usize,
    /// The time left for each side before this turn, by [`Side::index`].
    time_left: [Duration; 2],
    /// The side to move.
    mover: Side,
    /// The running clock of that side.
    clock: TurnClock,
    control: TimeControl,
    is_mine: bool,
    has_ended: bool,
}

impl TableClock {
    /// Returns the time left for a side; `None` in a match without clocks.
    #[must_use]
    pub fn left(&self, side: Side) -> Option<Duration> {
        let turn = self.turn.as_ref()?;
        Some(if turn.mover == side {
            turn.clock.left()
        } else {
            turn.time_left[side.index()]
        })
    }

    /// Returns how often the shown time changes; `None` in a match without clocks.
    #[must_use]
    pub fn refresh_interval(&self) -> Option<Duration> {
        let turn = self.turn.as_ref()?;
        let is_long = turn.clock.left() > Duration::from_secs(60 * 60);
        Some(Duration::from_secs(if is_long { 60 } else { 1 }))
    }

    /// Returns the time that the player has left after a move in this turn; `None` if this isn't
    /// the current turn, or isn't the player's.
    pub(super) fn after_move(&self, id: u64, steps: usize) -> Option<Duration> {
        let turn = self.turn.as_ref()?;
        let is_turn = turn.id == id && turn.steps == steps && turn.is_mine;
        is_turn.then(|| turn.control.after_move(turn.clock.left()))
    }
}

/// Runs the clock of the current turn, and resigns for the player when their own runs out.
pub(super) fn run_clock(
    mut table: ResMut<TableClock>,
    friends: Res<Friends>,
    current: Option<Top<CurrentMatch>>,
    phase: Res<Phase>,
    time: Res<Time<Real>>,
    mut commands: MessageWriter<GameCommand>,
) {
    let id = current.as_deref().and_then(id_of);
    let friend = id.and_then(|id| friends.get(id));
    let friend = friend.filter(|friend| !friend.thread.is_undecided());
    let letter = friend.map(|friend| friend.thread.letter());
    let clock_parts =
        letter.and_then(|letter| Some((letter, letter.terms().clock?, letter.writer()?)));
    let (Some(id), Some(friend), Some((letter, control, writer))) = (id, friend, clock_parts)
    else {
        if table.turn.is_some() {
            table.turn = None;
        }
        return;
    };
    let steps = letter.steps().len();
    let is_current = table
        .turn
        .as_ref()
        .is_some_and(|turn| (turn.id, turn.steps) == (id, steps));
    if !is_current {
        let time_left = |contestant: Contestant| letter.time_left(contestant).unwrap_or_default();
        let mut clock = TurnClock::new(time_left(writer));
        // The clock also runs while the match isn't on the table.
        clock.pass_closed(friend.turn_began, Storage::unix_seconds());
        table.turn = Some(Turn {
            id,
            steps,
            time_left: Side::BOTH.map(|side| time_left(letter.contestant_at(side))),
            mover: letter.seat_of(writer),
            clock,
            control,
            is_mine: writer == friend.thread.me,
            has_ended: false,
        });
    }
    let Some(turn) = &mut table.turn else { return };
    // The animation of a move costs no time.
    if is_current && *phase != Phase::Showing {
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
