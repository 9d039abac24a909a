//! Navigates a game by moves, by laps and by seeds.
//!
//! The session goes to a step; playback, on hold, then shows its events one at a time.

use bevy::prelude::*;

use super::Playback;
use crate::session::{CurrentMatch, GameCommand};
use crate::table::{Top, TopMut};
use awale_rules::{GameEvent, GameTree};

/// A request to navigate the game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryStep {
    /// Go to the start.
    First,
    /// Go back one step.
    Back,
    /// Play continuously: the rest of a held step, then the steps of the line.
    On,
    /// Go to the end of the line.
    Last,
    /// Go back by one event, such as a sown seed.
    SeedBack,
    /// Go forward by one event.
    SeedOn,
    /// Go back to the beginning of a lap.
    LapBack,
    /// Go forward to the beginning of a lap, or to the end of the move after its last one.
    LapOn,
    /// Go to the beginning of this lap of the current move, from 1.
    Lap(usize),
}

/// The laps of the current move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laps {
    /// The number of laps.
    pub count: usize,
    /// The number of laps that have begun.
    pub started: usize,
}

impl Laps {
    /// Returns the laps of the current move of `tree`, whose last `pending` events aren't shown
    /// yet; `None` before the first move.
    #[must_use]
    pub fn of(tree: &GameTree, pending: usize) -> Option<Self> {
        let step = tree.step();
        let (_, events) = tree.events_of(step).filter(|_| step > 0)?;
        let shown = events.len().saturating_sub(pending);
        Some(Self {
            count: lap_starts(&events).count(),
            started: lap_starts(&events).filter(|&start| start <= shown).count(),
        })
    }
}

/// Returns, for each lap, the number of events after which it has begun, with its seeds in the
/// hand.
fn lap_starts(events: &[GameEvent]) -> impl Iterator<Item = usize> {
    let is_lift = |event: &GameEvent| event.lap().is_some();
    events
        .iter()
        .enumerate()
        .filter(move |(_, event)| is_lift(event))
        .map(|(index, _)| index + 1)
}

pub(super) fn walk(
    mut requests: MessageReader<HistoryStep>,
    current: Option<Top<CurrentMatch>>,
    mut playback: TopMut<Playback>,
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
            HistoryStep::First => Some(GameCommand::GoToStep(0)),
            HistoryStep::Back => Some(GameCommand::GoToStep(tree.step().saturating_sub(1))),
            HistoryStep::On => {
                let is_held = playback.is_held();
                playback.release();
                match (is_held, tree.is_at_end()) {
                    (true, _) => None,
                    (false, true) => Some(GameCommand::PlayOn),
                    (false, false) => Some(next_step.clone()),
                }
            }
            HistoryStep::Last => Some(GameCommand::GoToStep(tree.steps_in_line())),
            HistoryStep::SeedBack => previous_event(tree, playback.pending()),
            HistoryStep::SeedOn => {
                let is_over = playback.pending() == 0;
                let can_go_on = !is_over || tree.step() < tree.steps_in_line();
                if can_go_on {
                    playback.step_once();
                }
                (is_over && can_go_on).then(|| next_step.clone())
            }
            HistoryStep::LapBack => Some(previous_lap(tree, playback.pending())),
            HistoryStep::LapOn => next_lap(tree, playback.pending()),
            HistoryStep::Lap(lap) => show_lap_command(tree, tree.step(), lap.saturating_sub(1)),
        };
        commands.write_batch(command);
    }
}

/// Returns the command that shows the beginning of a lap of a step; laps are numbered from 0.
fn show_lap_command(tree: &GameTree, step: usize, lap: usize) -> Option<GameCommand> {
    let (_, events) = tree.events_of(step)?;
    let shown = lap_starts(&events).nth(lap)?;
    Some(GameCommand::ShowStep { step, shown })
}

/// Returns the command that shows the beginning of the previous lap, in this step or an earlier
/// one, or else the start of the game.
fn previous_lap(tree: &GameTree, pending: usize) -> GameCommand {
    let step = tree.step();
    let shown = |events: &[GameEvent]| events.len().saturating_sub(pending);
    let in_this_step = tree.events_of(step).and_then(|(_, events)| {
        let shown = shown(&events);
        lap_starts(&events).filter(|&start| start < shown).last()
    });
    let in_earlier_step = || {
        (1..step).rev().find_map(|step| {
            let (_, events) = tree.events_of(step)?;
            let shown = lap_starts(&events).last()?;
            Some(GameCommand::ShowStep { step, shown })
        })
    };
    match in_this_step {
        Some(shown) => GameCommand::ShowStep { step, shown },
        None => in_earlier_step().unwrap_or(GameCommand::GoToStep(0)),
    }
}

/// Returns the command that shows the beginning of the next lap; after the last one, the end of its
/// step, and then the next step.
fn next_lap(tree: &GameTree, pending: usize) -> Option<GameCommand> {
    let step = tree.step();
    let (_, events) = tree.events_of(step)?;
    let shown = events.len().saturating_sub(pending);
    let next = lap_starts(&events).find(|&start| start > shown);
    match next {
        Some(shown) => Some(GameCommand::ShowStep { step, shown }),
        None if pending > 0 => Some(GameCommand::ShowStep {
            step,
            shown: events.len(),
        }),
        None if step < tree.steps_in_line() => show_lap_command(tree, step + 1, 0),
        None => None,
    }
}

/// Returns the command that steps back by one event. The last `pending` events, which may span
/// several steps, aren't shown yet.
fn previous_event(tree: &GameTree, mut pending: usize) -> Option<GameCommand> {
    let events_in = |step| tree.events_of(step).map_or(0, |(_, events)| events.len());
    let mut step = tree.step();
    while step > 0 && pending >= events_in(step) {
        pending -= events_in(step);
        step -= 1;
    }
    let shown = events_in(step).saturating_sub(pending).checked_sub(1)?;
    Some(GameCommand::ShowStep { step, shown })
}
