//! The choices that a person's move leaves open, such as the holes taken with a capture.

use bevy::prelude::*;

use super::{AboutTurn, CurrentMatch};
use crate::state::Menu;
use crate::table::Top;
use awale_rules::{Geometry, Hole, HoleSet, Move};

/// A person's request to play this move.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayMove(pub Move);

/// A person's request to play this move, which leaves no choice open: the only meaning of a
/// [`PlayMove`], or one of the options of an [`OpenChoice`].
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayCompletedMove(pub Move);

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

/// Completes moves with the only legal choice, or asks for it.
pub(super) fn complete_moves(
    mut requests: MessageReader<PlayMove>,
    current: Option<Top<CurrentMatch>>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
    mut complete: MessageWriter<PlayCompletedMove>,
) {
    let Some(current) = current else {
        requests.clear();
        return;
    };
    for PlayMove(chosen) in requests.read().copied() {
        let options = meanings(&current, chosen);
        if let [mv] = options[..] {
            complete.write(PlayCompletedMove(mv));
        } else if matches!(*menu, NextState::Unchanged) {
            commands.spawn((
                OpenChoice { options },
                AboutTurn(current.turn()),
                DespawnOnExit(Menu::MoveChoice),
            ));
            menu.set(Menu::MoveChoice);
        }
    }
}

/// Answers an open question with the picked holes, and plays the move that is left.
pub(super) fn pick_holes(
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

/// Returns the moves that a player's choice of a hole and, where there is one, of a direction may
/// stand for: one, unless the rules require a further choice.
fn meanings(current: &CurrentMatch, chosen: Move) -> Vec<Move> {
    let legal = current.position().legal_moves(current.game().rules());
    let has_answer = chosen != chosen.base();
    if has_answer && legal.contains(chosen) {
        return vec![chosen];
    }
    let nearest = legal.nearest(chosen, current.position().geometry());
    let options: Vec<Move> = legal.of_base(nearest).collect();
    if options.len() > 1 && nearest.hole().is_some() {
        options
    } else {
        vec![nearest]
    }
}
