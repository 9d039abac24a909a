//! Navigates a game by moves and by seeds.
//!
//! The session goes to a step, and the held playback shows its events one at a time.

use bevy::prelude::*;

use super::Playback;
use crate::game::session::{CurrentMatch, GameCommand};
use crate::rules::GameTree;

/// A request to navigate the game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// Go to the start.
    First,
    /// Go back one step.
    Back,
    /// Play in time: the rest of a held step, then the steps of the line.
    On,
    /// Go to the end of the line.
    Last,
    /// Go back by one event, such as a sown seed.
    SeedBack,
    /// Go forward by one event.
    SeedOn,
}

pub(super) fn walk(
    mut requests: MessageReader<Walk>,
    current: Option<Res<CurrentMatch>>,
    mut playback: ResMut<Playback>,
    mut commands: MessageWriter<GameCommand>,
) {
    let Some(current) = current else {
        requests.clear();
        return;
    };
    let tree = current.tree();
    let next_step = GameCommand::ShowStep {
        step: tree.step() + 1,
        shown: 0,
    };
    for request in requests.read() {
        let command = match request {
            Walk::First => Some(GameCommand::GoToStep(0)),
            Walk::Back => Some(GameCommand::GoToStep(tree.step().saturating_sub(1))),
            Walk::On => {
                let is_held = playback.is_held();
                playback.release();
                match (is_held, tree.is_at_end()) {
                    (true, _) => None,
                    (false, true) => Some(GameCommand::PlayOn),
                    (false, false) => Some(next_step.clone()),
                }
            }
            Walk::Last => Some(GameCommand::GoToStep(tree.steps_in_line())),
            Walk::SeedBack => one_event_back(tree, playback.pending()),
            Walk::SeedOn => {
                let is_over = playback.pending() == 0;
                let can_go_on = !is_over || tree.step() < tree.steps_in_line();
                if can_go_on {
                    playback.step_once();
                }
                (is_over && can_go_on).then(|| next_step.clone())
            }
        };
        commands.write_batch(command);
    }
}

/// Shows one event less. The last `pending` events aren't shown yet; they may span several steps.
fn one_event_back(tree: &GameTree, mut pending: usize) -> Option<GameCommand> {
    let events_in = |step| tree.events_of(step).map_or(0, |(_, events)| events.len());
    let mut step = tree.step();
    while step > 0 && pending >= events_in(step) {
        pending -= events_in(step);
        step -= 1;
    }
    let shown = events_in(step).saturating_sub(pending).checked_sub(1)?;
    Some(GameCommand::ShowStep { step, shown })
}
