//! The optional warning before a costly move. A move whose cost isn't known soon is played.

use std::time::Duration;

use bevy::prelude::*;

use super::choice::PlayCompletedMove;
use super::{AboutTurn, CurrentMatch, GameCommand, Turn};
use crate::settings::Settings;
use crate::state::Menu;
use crate::table::Top;
use awale_engine::matches::Player;
use awale_rules::Move;

/// Maximum time for which a move is held back until its cost is known.
const MAX_HOLD: Duration = Duration::from_millis(600);

/// The costs of a turn's moves. A part of every show, which the advisor fills.
#[derive(Component, Default)]
pub struct MoveCosts {
    turn: Option<Turn>,
    /// The loss of each move compared with the best one, in seeds.
    losses: Vec<(Move, f32)>,
}

impl MoveCosts {
    /// Creates the costs of a turn's moves: the loss of each compared with the best one, in seeds.
    #[must_use]
    pub const fn new(turn: Turn, losses: Vec<(Move, f32)>) -> Self {
        Self {
            turn: Some(turn),
            losses,
        }
    }

    /// Returns whether these are the costs of this turn.
    #[must_use]
    pub fn are_of(&self, turn: Turn) -> bool {
        self.turn == Some(turn)
    }

    /// Returns the loss of a move, in seeds, 0 if it wasn't analysed; `None` until the costs of
    /// this turn are known.
    fn loss_of(&self, turn: Turn, mv: Move) -> Option<f32> {
        let found = self.losses.iter().find(|(analysed, _)| *analysed == mv);
        self.are_of(turn)
            .then(|| found.map_or(0.0, |(_, loss)| loss.max(0.0)))
    }
}

/// A costly move that awaits the player's confirmation.
#[derive(Component, Clone, Copy, Debug, PartialEq, Reflect)]
#[reflect(opaque)]
#[reflect(Component, Debug)]
pub struct CostlyMove {
    /// The chosen move.
    pub mv: Move,
    /// The loss compared with the best move, in whole seeds.
    pub loss: u16,
}

/// A move that waits until its cost is known. Opening a menu cancels it.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct HeldMove {
    mv: Move,
    /// When it was chosen, since the program started.
    chosen_at: Duration,
}

/// Plays complete moves, but holds back those that may need a warning.
pub(super) fn hold_moves(
    time: Res<Time<Real>>,
    mut complete: MessageReader<PlayCompletedMove>,
    current: Option<Top<CurrentMatch>>,
    settings: Res<Settings>,
    held: Query<Entity, With<HeldMove>>,
    mut commands: Commands,
    mut moves: MessageWriter<GameCommand>,
) {
    let is_person = |current: &CurrentMatch| {
        let player = current.player_to_move().map(|(_, player)| player);
        player == Some(Player::Person)
    };
    let warns = settings.helps.warning > 0;
    let current = current.filter(|current| warns && is_person(current));
    for PlayCompletedMove(mv) in complete.read().copied() {
        let Some(current) = &current else {
            moves.write(GameCommand::Play(mv));
            continue;
        };
        for entity in &held {
            commands.entity(entity).despawn();
        }
        // `elapsed` includes this frame's delta, which may span a long sleep.
        let chosen_at = time.elapsed();
        commands.spawn((
            HeldMove { mv, chosen_at },
            AboutTurn(current.turn()),
            DespawnOnExit(Menu::Closed),
        ));
    }
}

/// Plays the held move, or asks for confirmation if it is costly.
pub(super) fn play_or_warn(
    time: Res<Time<Real>>,
    held: Query<(Entity, &HeldMove, &AboutTurn)>,
    settings: Res<Settings>,
    costs: Top<MoveCosts>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
    mut moves: MessageWriter<GameCommand>,
) {
    // A menu about to open takes precedence.
    if !matches!(*menu, NextState::Unchanged) {
        return;
    }
    let Some((entity, &HeldMove { mv, chosen_at }, &AboutTurn(turn))) = held.iter().last() else {
        return;
    };
    let loss = costs.loss_of(turn, mv);
    if loss.is_none() && time.elapsed().saturating_sub(chosen_at) < MAX_HOLD {
        return;
    }
    commands.entity(entity).despawn();
    let loss = loss.unwrap_or(0.0);
    if loss >= f32::from(settings.helps.warning) {
        let loss = loss.round() as u16;
        commands.spawn((
            CostlyMove { mv, loss },
            AboutTurn(turn),
            DespawnOnExit(Menu::SecondThought),
        ));
        menu.set(Menu::SecondThought);
    } else {
        moves.write(GameCommand::Play(mv));
    }
}
