//! The computer players, and the adviser who plays the best hole for a person.
//!
//! They think on a thread of their own, so that no frame waits for them, and
//! answer with a [`GameCommand`] like anybody else.

mod pace;
mod shelf;
mod thought;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use crate::ai::Level;
use crate::game::phase::Phase;
use crate::game::schedule::GameSet;
use crate::game::session::{CurrentMatch, GameCommand};
use crate::game::settings::{Settings, Speed};
use crate::game::state::{Pause, Screen};
use crate::game::storage::{Storage, StorageNotice};
use crate::matches::Player;
use crate::rules::Side;
use pace::Visible;
use shelf::TableShelf;
use thought::Thought;

/// Who answers a person that asks for the best hole.
const ADVISER: Level = Level::GrandMaster;

/// Adds the computer players and the adviser.
pub fn plugin(app: &mut App) {
    let shelf = TableShelf::new(app.world().get_resource::<Storage>());
    app.insert_resource(shelf);
    app.init_resource::<Thinking>()
        .add_message::<StorageNotice>()
        .add_systems(
            Update,
            (
                forget_stale_thought.run_if(not(in_state(Screen::Demonstration))),
                think_for_computer,
                think_for_person,
                answer.run_if(
                    in_state(Pause::Running).and_then(not(in_state(Screen::Demonstration))),
                ),
                shelf::tell_notices,
            )
                .chain()
                .in_set(GameSet::Minds),
        );
}

/// Who thinks about the match, if anybody does.
#[derive(Resource, Default)]
pub struct Thinking(Option<Pending>);

/// A thought, and for how long it has been seen to go on.
struct Pending {
    thought: Thought,
    side: Side,
    visible: Visible,
}

impl Thinking {
    /// The side for which somebody thinks: a computer player, or the adviser of a person.
    #[must_use]
    pub fn side(&self) -> Option<Side> {
        self.0.as_ref().map(|pending| pending.side)
    }
}

/// Leaves off thinking about a moment that is no more: the match was left, another one
/// begun, a move played or taken back meanwhile.
fn forget_stale_thought(mut thinking: ResMut<Thinking>, current: Option<Res<CurrentMatch>>) {
    let now = current.map(|current| current.turn());
    if let Some(pending) = &thinking.0
        && now != Some(pending.thought.turn())
    {
        thinking.0 = None;
    }
}

/// A computer player thinks when the table has come to rest, so that the moves it
/// is shown are never slowed down.
fn think_for_computer(
    mut thinking: ResMut<Thinking>,
    current: Option<Res<CurrentMatch>>,
    mut shelf: ResMut<TableShelf>,
    phase: Res<Phase>,
    settings: Option<Res<Settings>>,
    clock: Res<TimeUpdateStrategy>,
) {
    let (Some(current), Phase::Computer(..), None) = (current, *phase, &thinking.0) else {
        return;
    };
    if let Some((side, Player::Computer(level))) = current.player_to_move() {
        let thought = begin_thought(&current, level, &mut shelf, &clock);
        // Where a person plays, he is the pause himself.
        let pause = settings.map_or(0.0, |settings| settings.play.pause);
        let rest = if current.is_between_computers() {
            pause
        } else {
            0.0
        };
        let visible = Visible::for_player(current.setup().seed, current.turn()).after(rest);
        thinking.0 = Some(Pending {
            thought,
            side,
            visible,
        });
    }
}

fn think_for_person(
    mut thinking: ResMut<Thinking>,
    mut commands: MessageReader<GameCommand>,
    current: Option<Res<CurrentMatch>>,
    mut shelf: ResMut<TableShelf>,
    phase: Res<Phase>,
    clock: Res<TimeUpdateStrategy>,
) {
    let asked = commands
        .read()
        .filter(|command| matches!(command, GameCommand::PlayBest))
        .count()
        > 0;
    let (true, Some(current), Phase::Person(_), None) = (asked, current, *phase, &thinking.0)
    else {
        return;
    };
    if let Some((side, Player::Person)) = current.player_to_move() {
        let thought = begin_thought(&current, ADVISER, &mut shelf, &clock);
        thinking.0 = Some(Pending {
            thought,
            side,
            visible: Visible::for_adviser(),
        });
    }
}

fn begin_thought(
    current: &CurrentMatch,
    level: Level,
    shelf: &mut TableShelf,
    clock: &TimeUpdateStrategy,
) -> Thought {
    let unhurried = is_unhurried(clock);
    // Which tables are ready depends on the machine: a run that must be the same again goes without.
    let tables = if level == Level::GrandMaster && !unhurried {
        shelf.tables_for(current)
    } else {
        None
    };
    Thought::begin(current, level, unhurried, tables)
}

pub(super) fn answer(
    time: Res<Time>,
    speed: Res<Speed>,
    clock: Res<TimeUpdateStrategy>,
    mut thinking: ResMut<Thinking>,
    mut commands: MessageWriter<GameCommand>,
) {
    let thinking = thinking.bypass_change_detection();
    let Some(pending) = &mut thinking.0 else {
        return;
    };
    pending.visible.pass(time.delta_secs(), *speed);
    // A run whose time is made by hand must not depend on the machine's: it waits for the answer.
    let is_ready = pending.thought.is_finished() || is_unhurried(&clock);
    if !(is_ready && pending.visible.is_over()) {
        return;
    }
    if let Some(pending) = thinking.0.take() {
        let turn = pending.thought.turn();
        if let Some(hole) = pending.thought.answer() {
            commands.write(GameCommand::Decided { hole, turn });
        }
    }
}

/// Whether the time of the game is made by hand, as in scripted runs and tests.
pub(super) fn is_unhurried(clock: &TimeUpdateStrategy) -> bool {
    !matches!(clock, TimeUpdateStrategy::Automatic)
}

#[cfg(test)]
mod tests;
