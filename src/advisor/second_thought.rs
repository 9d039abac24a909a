//! Between choosing a hole and playing it: asks for the choices that the move leaves open, and
//! optionally warns before costly moves. A move whose cost isn't known soon is played.

use std::time::Duration;

use bevy::prelude::*;

use super::analysis::Analyses;
use super::{AboutTurn, opponent};
use crate::jobs::JobSet;
use crate::phase::Phase;
use crate::schedule::GameSet;
use crate::session::{CurrentMatch, GameCommand};
use crate::settings::Settings;
use crate::state::{Menu, Screen};
use crate::table::Top;
use awale_rules::{Geometry, Hole, HoleSet, Move};

/// Maximum time for which a move is held back until its cost is known.
const MAX_HOLD: Duration = Duration::from_millis(600);

/// A person plays this move.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayMove(pub Move);

/// A person plays this move, one of the options of an [`OpenChoice`].
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayCompletedMove(pub Move);

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

/// A move that requires a choice beyond hole and direction.
#[derive(Component, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(opaque)]
#[reflect(Component, Debug)]
pub struct OpenChoice {
    /// The moves to choose from.
    pub options: Vec<Move>,
}

impl OpenChoice {
    /// Returns the opponent's holes to choose from; empty if the question isn't about holes.
    #[must_use]
    pub fn holes(&self, geometry: Geometry) -> HoleSet {
        let options = self.options.iter();
        options.flat_map(|&mv| extra_holes(mv, geometry)).collect()
    }

    /// Keeps the moves that take this hole, if there are any, and returns the move if only one is
    /// left.
    fn narrow(&mut self, hole: Hole, geometry: Geometry) -> Option<Move> {
        let takes = |mv: &Move| extra_holes(*mv, geometry).any(|extra| extra == hole);
        if self.options.iter().any(takes) {
            self.options.retain(takes);
        }
        match self.options[..] {
            [last] => Some(last),
            _ => None,
        }
    }
}

/// Returns the opponent's holes that a move takes in addition to its capture.
pub fn extra_holes(mv: Move, geometry: Geometry) -> impl Iterator<Item = Hole> {
    let mover = mv.hole().map(|hole| geometry.owner(hole));
    let first_index = mover.map_or(0, |side| side.opponent().index() * geometry.row());
    let indices = mv.extras().into_iter().flatten();
    indices.map(move |index| Hole::new(first_index + index))
}

/// A person picks this hole in answer to an [`OpenChoice`].
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PickHole(pub Hole);

/// A move waiting for the analysis of its position. Opening a menu cancels it.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct HeldMove {
    mv: Move,
    /// When it was chosen, since the program started.
    chosen_at: Duration,
}

/// Adds choices and warnings.
pub fn plugin(app: &mut App) {
    app.register_type::<CostlyMove>()
        .register_type::<OpenChoice>()
        .add_message::<PlayMove>()
        .add_message::<PlayCompletedMove>()
        .add_message::<PickHole>()
        .add_systems(
            Update,
            (
                pick_holes
                    .run_if(on_message::<PickHole>)
                    .after(opponent::think_for_person),
                hold_moves.after(opponent::think_for_person).before(JobSet),
                play_or_warn
                    .after(JobSet)
                    .run_if(in_state(Menu::Closed).and_then(not(in_state(Screen::Demonstration)))),
            )
                .chain()
                .in_set(GameSet::Advisor),
        );
}

/// Asks for the choices that a move leaves open. Holds back moves that may need a warning, and
/// plays all others at once.
fn hold_moves(
    time: Res<Time<Real>>,
    mut requests: MessageReader<PlayMove>,
    mut answers: MessageReader<PlayCompletedMove>,
    current: Option<Top<CurrentMatch>>,
    phase: Res<Phase>,
    settings: Res<Settings>,
    held: Query<Entity, With<HeldMove>>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
    mut moves: MessageWriter<GameCommand>,
) {
    let mut complete: Vec<Move> = answers.read().map(|answer| answer.0).collect();
    for PlayMove(chosen) in requests.read().copied() {
        match current.as_ref().map(|current| resolve(current, chosen)) {
            None => complete.push(chosen),
            Some(Resolved::Move(mv)) => complete.push(mv),
            Some(Resolved::OneOf(options)) => {
                if let (Some(current), NextState::Unchanged) = (&current, &*menu) {
                    commands.spawn((
                        OpenChoice { options },
                        AboutTurn(current.turn()),
                        DespawnOnExit(Menu::MoveChoice),
                    ));
                    menu.set(Menu::MoveChoice);
                }
            }
        }
    }
    for mv in complete {
        let may_warn = settings.helps.warning > 0 && matches!(*phase, Phase::Person(_));
        let Some(current) = current.as_ref().filter(|_| may_warn) else {
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

/// Answers an open question with the picked holes, and plays the move that is left.
fn pick_holes(
    mut picks: MessageReader<PickHole>,
    current: Option<Top<CurrentMatch>>,
    mut choices: Query<&mut OpenChoice>,
    mut menu: ResMut<NextState<Menu>>,
    mut answers: MessageWriter<PlayCompletedMove>,
) {
    let (Some(current), Ok(mut choice)) = (current, choices.single_mut()) else {
        picks.clear();
        return;
    };
    let geometry = current.position().geometry();
    for PickHole(hole) in picks.read().copied() {
        if let Some(mv) = choice.narrow(hole, geometry) {
            answers.write(PlayCompletedMove(mv));
            menu.set(Menu::Closed);
            picks.clear();
            return;
        }
    }
}

/// The meaning of a player's choice of a hole and, where there is one, of a direction.
enum Resolved {
    Move(Move),
    /// The rules require a further choice.
    OneOf(Vec<Move>),
}

fn resolve(current: &CurrentMatch, chosen: Move) -> Resolved {
    let legal = current.position().legal_moves(current.game().rules());
    let has_answer = chosen != chosen.base();
    if has_answer && legal.contains(chosen) {
        return Resolved::Move(chosen);
    }
    let nearest = legal.nearest(chosen, current.position().geometry());
    let options: Vec<Move> = legal.of_base(nearest).collect();
    if options.len() > 1 && nearest.hole().is_some() {
        Resolved::OneOf(options)
    } else {
        Resolved::Move(nearest)
    }
}

pub(super) fn play_or_warn(
    time: Res<Time<Real>>,
    held: Query<(Entity, &HeldMove, &AboutTurn)>,
    settings: Res<Settings>,
    analyses: Top<Analyses>,
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
    let analysis = analyses.of(turn.step);
    if analysis.is_none() && time.elapsed().saturating_sub(chosen_at) < MAX_HOLD {
        return;
    }
    commands.entity(entity).despawn();
    let loss = analysis
        .and_then(|analysis| analysis.value_of(mv))
        .map_or(0.0, |value| value.loss_in_seeds.max(0.0));
    if loss >= f32::from(settings.helps.warning) {
        let loss = loss.round() as u16;
        let costly_move = CostlyMove { mv, loss };
        commands.spawn((
            costly_move,
            AboutTurn(turn),
            DespawnOnExit(Menu::SecondThought),
        ));
        menu.set(Menu::SecondThought);
    } else {
        moves.write(GameCommand::Play(mv));
    }
}
