//! The computer players, and the adviser, who plays the best move on a person's behalf.
//!
//! They search in the background and answer with a [`GameCommand`], like a person's click.

mod agreement;
mod pace;
mod thought;

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::MatchEngines;
use super::search_data::MatchSearchData;
use super::tables::{self, MatchTables};
use crate::jobs::{JobDone, JobKind, JobSet, uses_manual_clock};
use crate::phase::Phase;
use crate::schedule::GameSet;
use crate::session::{AboutTurn, CurrentMatch, GameCommand, SavedProgress};
use crate::settings::Settings;
use crate::state::{Pause, Screen, picture_is_taken};
use crate::storage::{Storage, StorageNotice};
use crate::table::Top;
pub use agreement::{EndProposal, ProposeEnd};
use awale_engine::ai::Level;
use awale_engine::ai::levels::Strength;
use awale_engine::matches::Player;
use awale_rules::{Move, Side};
use pace::VisibleTime;
use thought::MoveSearch;

/// The adviser always plays at the highest level.
const ADVISER: Level = Level::GrandMaster;

/// Adds the computer players and the adviser.
pub fn plugin(app: &mut App) {
    let tables = MatchTables::new(app.world().get_resource::<Storage>());
    app.insert_resource(tables)
        .init_resource::<MatchEngines>()
        .add_message::<ProposeEnd>()
        .add_message::<StorageNotice>()
        .add_observer(store_decision)
        .add_observer(agreement::answer_proposal)
        .add_systems(
            Update,
            (
                think_for_computer,
                think_for_person,
                agreement::start_search,
            )
                .chain()
                .before(JobSet)
                .in_set(GameSet::Advisor),
        )
        .add_systems(
            Update,
            (
                play_decisions.run_if(
                    in_state(Pause::Running)
                        .and_then(not(in_state(Screen::Demonstration)))
                        .and_then(not(picture_is_taken)),
                ),
                tables::report_notices,
            )
                .chain()
                .after(JobSet)
                .in_set(GameSet::Advisor),
        );
}

/// A job that searches for the move of a computer player or the adviser.
#[derive(Component)]
pub struct Thinking {
    side: Side,
    visible: VisibleTime,
    /// The result of the search once it is finished; `Some(None)` if the game is over.
    decision: Option<Option<Move>>,
}

impl JobKind for Thinking {
    type Answer = Option<Move>;
    const OUTLIVES_WORK: bool = true;
}

impl Thinking {
    const fn new(side: Side, visible: VisibleTime) -> Self {
        Self {
            side,
            visible,
            decision: None,
        }
    }

    /// Returns the side to move.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }
}

/// Starts searches for moves.
#[derive(SystemParam)]
pub(super) struct Search<'w, 's> {
    thoughts: Query<'w, 's, (), With<Thinking>>,
    current: Option<Top<'w, 's, CurrentMatch>>,
    phase: Res<'w, Phase>,
    settings: Res<'w, Settings>,
    search_data: MatchSearchData<'w>,
    engines: Res<'w, MatchEngines>,
    clock: Res<'w, TimeUpdateStrategy>,
    commands: Commands<'w, 's>,
}

impl Search<'_, '_> {
    fn begin(&mut self, strength: Strength, side: Side, visible_time: VisibleTime) {
        let time_limit = Duration::from_secs_f32(self.settings.play.thinking);
        let Some(current) = &self.current else {
            return;
        };
        let is_reproducible = uses_manual_clock(&self.clock);
        let move_search = MoveSearch {
            strength,
            time_limit: (!is_reproducible).then_some(time_limit),
            // Reproducible runs use no tables: which of them are ready depends on the machine.
            search_data: if strength.is_full && !is_reproducible {
                self.search_data.of(current)
            } else {
                self.search_data.without_tables(current)
            },
            engine: &self.engines.players,
        };
        let job = move_search.begin(current, Thinking::new(side, visible_time));
        self.commands.spawn((AboutTurn(current.turn()), job));
    }
}

/// Starts a search for a computer player once the animation of the last move has finished, so that
/// the search doesn't slow it down.
fn think_for_computer(mut search: Search, progress: Res<SavedProgress>) {
    let (Some(current), Phase::Computer(..), true) =
        (&search.current, *search.phase, search.thoughts.is_empty())
    else {
        return;
    };
    let Some((side, player)) = current.player_to_move() else {
        return;
    };
    if let Some(strength) = strength(player, current, &progress) {
        // Only between two computers: a person takes time to move anyway.
        let has_pause = current.is_between_computers();
        let pause = if has_pause {
            search.settings.play.pause
        } else {
            0.0
        };
        let level = match player {
            Player::Computer(level) => Some(level),
            _ => None,
        };
        let visible = VisibleTime::of_player(current.setup().seed, current.turn());
        let visible = visible.for_level(level);
        search.begin(strength, side, visible.with_pause(pause));
    }
}

/// Starts a search for a person who requests the best move.
pub(super) fn think_for_person(mut search: Search, mut requests: MessageReader<GameCommand>) {
    let best_requests = requests
        .read()
        .filter(|command| matches!(command, GameCommand::PlayBest));
    let is_requested = best_requests.count() > 0;
    let (true, Some(current), Phase::Person(_), true) = (
        is_requested,
        &search.current,
        *search.phase,
        search.thoughts.is_empty(),
    ) else {
        return;
    };
    if let Some((side, Player::Person)) = current.player_to_move() {
        let strength = ADVISER.strength(&current.setup().rules);
        search.begin(strength, side, VisibleTime::NONE);
    }
}

/// Returns the strength of a player in this match; `None` for a person or a friend.
fn strength(player: Player, current: &CurrentMatch, progress: &SavedProgress) -> Option<Strength> {
    let rules = &current.setup().rules;
    match player {
        Player::Person | Player::Friend => None,
        Player::Computer(level) => Some(level.strength(rules)),
        Player::Companion => {
            let companion = progress.of(rules).companion(rules);
            Some(companion.skill(rules).into())
        }
    }
}

/// Stores the result of a search.
fn store_decision(
    done: On<JobDone<Thinking>>,
    mut thoughts: Query<&mut Thinking>,
    current: Option<Top<CurrentMatch>>,
) {
    let first_legal_move = || {
        let current = current?;
        let legal = current.position().legal_moves(current.game().rules());
        legal.iter().next()
    };
    if let Ok(mut thinking) = thoughts.get_mut(done.job) {
        // The match must continue even if the search failed to start or panicked.
        thinking.decision = Some(done.answer.unwrap_or_else(first_legal_move));
    }
}

/// Plays the chosen move once the minimum thinking time has passed.
pub(super) fn play_decisions(
    time: Res<Time>,
    settings: Res<Settings>,
    mut thoughts: Query<(Entity, &AboutTurn, &mut Thinking)>,
    mut commands: Commands,
    mut moves: MessageWriter<GameCommand>,
) {
    for (entity, &AboutTurn(turn), mut thinking) in &mut thoughts {
        thinking
            .visible
            .advance(time.delta_secs(), settings.play.speed);
        let Some(decision) = thinking.decision.filter(|_| thinking.visible.is_over()) else {
            continue;
        };
        commands.entity(entity).despawn();
        if let Some(mv) = decision {
            moves.write(GameCommand::Decided { mv, turn });
        }
    }
}

#[cfg(test)]
mod tests;
