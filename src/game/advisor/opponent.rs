//! The computer players, and the adviser who plays the best hole for a person.
//!
//! They search in the background, so that no frame waits for them, and answer
//! with a [`GameCommand`], as a person's click does.

mod agreement;
mod pace;
mod thought;

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::aids::MatchAids;
use super::tables::{self, TableShelf};
use crate::ai::Level;
use crate::game::phase::Phase;
use crate::game::schedule::GameSet;
use crate::game::session::{CurrentMatch, GameCommand, KeptProgress};
use crate::game::settings::{PlaySettings, Settings, Speed};
use crate::game::state::{Pause, Screen, picture_is_taken};
use crate::game::storage::{Storage, StorageNotice};
use crate::matches::Player;
use crate::rules::Side;
use crate::teacher::Companion;
use crate::work::MatchEngine;
pub use agreement::{EndProposal, ProposeEnd};
use pace::Visible;
use thought::{Strength, Thought};

/// Who answers a person that asks for the best hole.
const ADVISER: Strength = Strength::Level(Level::GrandMaster);

/// Memory for what Grand Master keeps from move to move, in bytes.
const MEMORY: usize = 128 << 20;

/// The engine of the computer players.
#[derive(Resource)]
struct OpponentEngine(MatchEngine);

/// Adds the computer players and the adviser.
pub fn plugin(app: &mut App) {
    let shelf = TableShelf::new(app.world().get_resource::<Storage>());
    app.insert_resource(shelf)
        .insert_resource(OpponentEngine(MatchEngine::new(MEMORY)));
    app.init_resource::<Thinking>()
        .init_resource::<EndProposal>()
        .add_message::<ProposeEnd>()
        .add_message::<StorageNotice>()
        .add_systems(
            Update,
            (
                forget_stale_thought.run_if(not(in_state(Screen::Demonstration))),
                think_for_computer,
                think_for_person,
                agreement::consider,
                agreement::conclude,
                answer.run_if(
                    in_state(Pause::Running)
                        .and_then(not(in_state(Screen::Demonstration)))
                        .and_then(not(picture_is_taken)),
                ),
                tables::tell_notices,
            )
                .chain()
                .in_set(GameSet::Advisor),
        );
}

/// The search for the move to play, if one goes on.
#[derive(Resource, Default)]
pub struct Thinking(Option<Pending>);

/// A thought, and for how long it has been seen to go on.
struct Pending {
    thought: Thought,
    side: Side,
    visible: Visible,
}

impl Thinking {
    /// The side for which a move is searched: by a computer player, or the adviser of a person.
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
    mut aids: MatchAids,
    engine: Res<OpponentEngine>,
    phase: Res<Phase>,
    settings: Option<Res<Settings>>,
    progress: Option<Res<KeptProgress>>,
    clock: Res<TimeUpdateStrategy>,
) {
    let (Some(current), Phase::Computer(..), None) = (current, *phase, &thinking.0) else {
        return;
    };
    let Some((side, player)) = current.player_to_move() else {
        return;
    };
    if let Some(strength) = strength(player, &current, progress.as_deref()) {
        let granted = granted(settings.as_deref());
        let thought = begin_thought(&current, strength, granted, &mut aids, &engine.0, &clock);
        // A person's own time to think is pause enough.
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
    mut aids: MatchAids,
    engine: Res<OpponentEngine>,
    phase: Res<Phase>,
    settings: Option<Res<Settings>>,
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
        let granted = granted(settings.as_deref());
        let thought = begin_thought(&current, ADVISER, granted, &mut aids, &engine.0, &clock);
        thinking.0 = Some(Pending {
            thought,
            side,
            visible: Visible::for_adviser(),
        });
    }
}

/// How long Grand Master may think.
fn granted(settings: Option<&Settings>) -> Duration {
    let play = settings.map_or_else(PlaySettings::default, |settings| settings.play);
    Duration::from_secs_f32(play.thinking)
}

/// How well a computer plays this game; `None` for a person.
fn strength(
    player: Player,
    current: &CurrentMatch,
    progress: Option<&KeptProgress>,
) -> Option<Strength> {
    let rules = &current.setup().rules;
    match player {
        Player::Person => None,
        Player::Computer(level) => Some(Strength::Level(level)),
        Player::Companion => {
            let known = progress.map(|progress| progress.of(rules).companion(rules));
            let companion = known.unwrap_or_else(|| Companion::new(rules));
            Some(Strength::Skill(companion.skill(rules)))
        }
    }
}

fn begin_thought(
    current: &CurrentMatch,
    strength: Strength,
    granted: Duration,
    aids: &mut MatchAids,
    engine: &MatchEngine,
    clock: &TimeUpdateStrategy,
) -> Thought {
    let unhurried = is_unhurried(clock);
    // Which tables are ready depends on the machine: a run that must be the same again goes without.
    let aids = if strength == ADVISER && !unhurried {
        aids.of(current)
    } else {
        aids.without_tables(current)
    };
    let granted = (!unhurried).then_some(granted);
    Thought::begin(current, strength, granted, aids, engine)
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
