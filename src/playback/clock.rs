//! Plays the queue of steps over time, and sends events when each step begins and ends.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::step::{Step, steps};
use crate::schedule::GameSet;
use crate::settings::{Settings, Speed};
use crate::state::Pause;
use crate::table::{ShowParts, TableEvent, TableReader, TopMut};
use awale_rules::{BoardSnapshot, GameEvent, Geometry, Hole, Side, library};

/// The variant whose board is on the table before the first match.
const FIRST_VARIANT: &str = "awale";
/// Minimum number of steps at the end of a skipped queue that are replayed one by one, from the
/// beginning of their lap. Earlier steps only change the position: a move may have tens of
/// thousands, and replaying one moves every seed in the hand.
const MIN_REPLAYED_STEPS: usize = 64;
/// Maximum number of holes kept for a lap's trail: more than once round most boards.
const MAX_PATH_HOLES: usize = 40;
/// Maximum number of steps that are skipped in one frame.
const MAX_SKIPPED_PER_FRAME: usize = 4_000;

/// Adds the playback queue.
pub fn plugin(app: &mut App) {
    app.add_part_of_every_show::<Playback>()
        .init_resource::<Settings>()
        .add_message::<PlaybackEvent>()
        .add_message::<Skip>()
        .add_systems(Startup, lay_first_table)
        .add_systems(
            Update,
            (
                queue_events,
                skip.run_if(on_message::<Skip>),
                play.run_if(in_state(Pause::Running)),
            )
                .chain()
                .in_set(GameSet::Playback),
        );
}

/// The position shown, and the queue of steps to show.
#[derive(Component, Default)]
pub struct Playback {
    shown: Option<BoardSnapshot>,
    queue: VecDeque<Step>,
    running: Option<Running>,
    /// The number of steps that may begin before playback pauses; `None` if it isn't held.
    steps_allowed: Option<usize>,
    /// The last event shown since the table was laid out.
    last_event: Option<GameEvent>,
    last_move: LastMove,
    lap: ShownLap,
    /// Holes of the current lap so far, starting with the one that was lifted.
    path: Vec<Hole>,
    /// Whether the queued steps are being skipped, a batch per frame.
    is_skipping: bool,
    /// Whether steps were passed over, so that the table lags behind the shown position.
    has_passed_steps: bool,
}

/// The step being shown.
struct Running {
    event: GameEvent,
    mover: Option<Side>,
    /// Remaining seconds at normal speed.
    remaining: f32,
}

/// The last move since the table was laid out, as far as it has been shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastMove {
    /// The played hole.
    pub from: Option<Hole>,
    /// The hole where the last seed of the last lap fell.
    pub to: Option<Hole>,
}

/// The last shown lap, if it isn't the first of its move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShownLap {
    /// The number of the lap.
    pub lap: u16,
    /// Whether its move is still being played back.
    pub is_playing: bool,
}

/// Requests that all steps in the queue be skipped.
#[derive(Message, Clone, Copy, Debug)]
pub struct Skip;

/// A playback event, for the board, sounds and comments.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum PlaybackEvent {
    /// The table is laid out again.
    LaidOut(BoardSnapshot),
    /// A step begins.
    Begins {
        /// The event.
        event: GameEvent,
        /// The player of the move; `None` outside a move.
        mover: Option<Side>,
        /// The duration, in seconds at normal [`Speed`]; 0 if it is skipped.
        seconds: f32,
        /// The part of it that has already elapsed in this frame, in seconds.
        late: f32,
    },
    /// A step was passed over; after the last of these, the table is laid out again.
    Passed {
        /// The event.
        event: GameEvent,
        /// The player of the move; `None` outside a move.
        mover: Option<Side>,
    },
    /// A step is over.
    Ends {
        /// The event.
        event: GameEvent,
        /// Whether it was animated rather than skipped.
        is_animated: bool,
    },
    /// The table was laid out after this event, within a move: there are seeds in the hand.
    HeldAfter(GameEvent),
    /// The table is cleared.
    Cleared,
}

impl Playback {
    /// Returns whether a step is being shown or queued.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.running.is_some() || !self.queue.is_empty()
    }

    /// Returns the number of unfinished steps.
    #[must_use]
    pub fn pending(&self) -> usize {
        self.queue.len() + usize::from(self.running.is_some())
    }

    /// Returns whether playback advances: there are steps, and it isn't on hold.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        self.running.is_some() || (self.is_busy() && self.steps_allowed != Some(0))
    }

    /// Stops holding: the queue plays continuously.
    pub const fn release(&mut self) {
        self.steps_allowed = None;
    }

    /// Returns whether steps begin only on request.
    #[must_use]
    pub const fn is_held(&self) -> bool {
        self.steps_allowed.is_some()
    }

    /// Plays the next step, then holds.
    pub fn step_once(&mut self) {
        self.steps_allowed = Some(self.steps_allowed.unwrap_or_default() + 1);
    }

    /// Returns the mover of the shown move; `None` if no move is shown.
    #[must_use]
    pub fn mover(&self) -> Option<Side> {
        match &self.running {
            Some(running) => running.mover,
            None => self.queue.front()?.mover,
        }
    }

    /// Returns the player who is shown to move again, and the remaining seconds at normal speed.
    #[must_use]
    pub fn moving_again(&self) -> Option<(Side, f32)> {
        let running = self.running.as_ref()?;
        match running.event {
            GameEvent::Again { side } => Some((side, running.remaining)),
            _ => None,
        }
    }

    /// Returns the shown seeds, from which the counts on the table are taken.
    #[must_use]
    pub const fn shown(&self) -> Option<&BoardSnapshot> {
        self.shown.as_ref()
    }

    /// Returns the last move, as far as it has been shown.
    #[must_use]
    pub const fn last_move(&self) -> LastMove {
        self.last_move
    }

    /// Returns the last shown lap, if it isn't the first of its move.
    #[must_use]
    pub fn lap(&self) -> ShownLap {
        ShownLap {
            is_playing: self.lap.is_playing && self.is_busy(),
            ..self.lap
        }
    }

    /// Returns the holes of the shown lap so far, starting with the one that was lifted; empty for
    /// the first lap, and while nothing is shown.
    #[must_use]
    pub fn relay_path(&self) -> &[Hole] {
        if self.lap().is_playing {
            &self.path
        } else {
            &[]
        }
    }

    /// Creates a playback at rest in this position.
    #[cfg(test)]
    pub(super) fn showing(snapshot: BoardSnapshot) -> Self {
        Self {
            shown: Some(snapshot),
            ..Self::default()
        }
    }

    /// Returns the holes of the last lap, starting with the one that was lifted; some may be
    /// missing at the end of a long lap.
    pub(super) fn lap_path(&self) -> &[Hole] {
        &self.path
    }

    fn lay_out(
        &mut self,
        snapshot: BoardSnapshot,
        playback_events: &mut MessageWriter<PlaybackEvent>,
    ) {
        *self = Self {
            shown: Some(snapshot),
            lap: ShownLap {
                is_playing: false,
                ..self.lap
            },
            ..Self::default()
        };
        playback_events.write(PlaybackEvent::LaidOut(snapshot));
    }

    /// Lays out the position after the first `shown` of `events`, and holds there.
    fn show_step(
        &mut self,
        mut snapshot: BoardSnapshot,
        (events, mover): (&[GameEvent], Option<Side>),
        shown: usize,
        playback_events: &mut MessageWriter<PlaybackEvent>,
    ) {
        // The next step may have been requested in the same frame.
        let allowed = self.steps_allowed.filter(|_| shown == 0 && !self.is_busy());
        let (past, pending) = events.split_at(shown.min(events.len()));
        past.iter().for_each(|&event| snapshot.apply(event));
        self.lay_out(snapshot, playback_events);
        for &event in past {
            self.record_lap(event);
            self.record_hole(event);
        }
        if let Some(&last) = past.last() {
            self.last_event = Some(last);
            playback_events.write(PlaybackEvent::HeldAfter(last));
        }
        if !pending.is_empty() {
            self.queue.extend(steps(pending, mover));
            self.steps_allowed = Some(allowed.unwrap_or_default());
        }
    }

    /// Lays out the suspended position, after the step that was being shown.
    fn resume(&mut self, playback_events: &mut MessageWriter<PlaybackEvent>) {
        if let Some(running) = self.running.take() {
            self.apply(running.event);
        }
        self.show_position(playback_events);
    }

    /// Lays out the shown position, with the seeds in the hand over the last vessel.
    fn show_position(&self, playback_events: &mut MessageWriter<PlaybackEvent>) {
        let in_hand = self.shown.is_some_and(|shown| shown.hand() > 0);
        let held_after = self
            .last_event
            .filter(|_| in_hand)
            .map(PlaybackEvent::HeldAfter);
        playback_events.write_batch(self.shown.map(PlaybackEvent::LaidOut));
        playback_events.write_batch(held_after);
    }

    /// Begins the next step. Returns whether there is one.
    fn begin_next(
        &mut self,
        late: f32,
        playback_events: &mut MessageWriter<PlaybackEvent>,
    ) -> bool {
        let Some(Step {
            event,
            mover,
            seconds,
        }) = self.queue.pop_front()
        else {
            return false;
        };
        playback_events.write(PlaybackEvent::Begins {
            event,
            mover,
            seconds,
            late,
        });
        self.record_lap(event);
        self.running = Some(Running {
            event,
            mover,
            remaining: seconds,
        });
        true
    }

    pub(super) fn record_lap(&mut self, event: GameEvent) {
        if let GameEvent::Placed { hole, .. } = event {
            self.last_move = LastMove {
                from: Some(hole),
                to: None,
            };
        }
        let Some((hole, lap)) = event.lap() else {
            return;
        };
        self.path.clear();
        self.path.push(hole);
        if lap == 1 {
            self.lap.is_playing = false;
            // Seeds captured by a placed seed are sown from elsewhere.
            if matches!(event, GameEvent::Lifted { .. }) {
                self.last_move = LastMove {
                    from: Some(hole),
                    to: None,
                };
            }
        } else {
            self.lap = ShownLap {
                lap,
                is_playing: true,
            };
        }
    }

    /// Returns the index of the first step to replay when the queue is skipped: the beginning of a
    /// lap.
    fn first_replayed(&self) -> usize {
        let count = self.queue.len().saturating_sub(MIN_REPLAYED_STEPS);
        let is_lift = |step: &Step| step.event.lap().is_some();
        let candidates = self.queue.range(..count);
        candidates
            .rev()
            .position(is_lift)
            .map_or(0, |distance| count - 1 - distance)
    }

    /// Skips up to `max_steps` steps; the rest are skipped in later frames.
    fn skip(&mut self, max_steps: usize, playback_events: &mut MessageWriter<PlaybackEvent>) {
        self.end_running(false, playback_events);
        self.steps_allowed = None;
        let first_replayed = self.first_replayed();
        let passed_count = first_replayed.min(max_steps);
        for Step { event, mover, .. } in self.queue.drain(..passed_count).collect::<Vec<_>>() {
            self.record_lap(event);
            self.apply(event);
            playback_events.write(PlaybackEvent::Passed { event, mover });
        }
        self.has_passed_steps |= passed_count > 0;
        self.is_skipping = passed_count < first_replayed;
        if !self.is_skipping {
            if std::mem::take(&mut self.has_passed_steps) {
                self.show_position(playback_events);
            }
            while self.skip_next(playback_events) {}
        }
    }

    fn skip_next(&mut self, playback_events: &mut MessageWriter<PlaybackEvent>) -> bool {
        if let Some(step) = self.queue.front_mut() {
            step.seconds = 0.0;
        }
        let has_begun = self.begin_next(0.0, playback_events);
        self.end_running(false, playback_events);
        has_begun
    }

    fn end_running(
        &mut self,
        is_animated: bool,
        playback_events: &mut MessageWriter<PlaybackEvent>,
    ) {
        if let Some(Running { event, .. }) = self.running.take() {
            self.apply(event);
            playback_events.write(PlaybackEvent::Ends { event, is_animated });
            // Swapping rotates the board: all seeds change holes at once.
            if event == GameEvent::Swapped {
                self.show_position(playback_events);
            }
        }
    }

    fn record_hole(&mut self, event: GameEvent) {
        if let GameEvent::Sown { hole, .. } = event
            && self.path.len() < MAX_PATH_HOLES
        {
            self.path.push(hole);
        }
    }

    /// Rotates the last move with the board.
    fn rotate_last_move(&mut self, geometry: Geometry) {
        let rotated = |hole: Hole| geometry.rotated(hole);
        self.last_move = LastMove {
            from: self.last_move.from.map(rotated),
            to: self.last_move.to.map(rotated),
        };
        self.path.iter_mut().for_each(|hole| *hole = rotated(*hole));
    }

    /// Applies a shown event to the position.
    pub(super) fn apply(&mut self, event: GameEvent) {
        self.last_event = Some(event);
        self.record_hole(event);
        let Some(shown) = &mut self.shown else {
            return;
        };
        shown.apply(event);
        match event {
            GameEvent::Sown { hole, .. } if shown.hand() == 0 => self.last_move.to = Some(hole),
            // The holes have been refilled since.
            GameEvent::RoundBegan { .. } => self.last_move = LastMove::default(),
            // The seeds of the last move are in the opposite holes.
            GameEvent::Swapped => {
                let geometry = shown.geometry();
                self.rotate_last_move(geometry);
            }
            _ => {}
        }
    }
}

/// Lays out the best-known board before the first match.
fn lay_first_table(
    mut playback: TopMut<Playback>,
    mut playback_events: MessageWriter<PlaybackEvent>,
) {
    if let Some(Ok(rules)) = library::load(FIRST_VARIANT) {
        playback.lay_out(BoardSnapshot::at_start(&rules), &mut playback_events);
    }
}

fn queue_events(
    mut playback: TopMut<Playback>,
    mut table: TableReader,
    mut playback_events: MessageWriter<PlaybackEvent>,
) {
    for event in table.read() {
        let (events, mover) = match event {
            TableEvent::Began { start, events } => {
                playback.lay_out(*start, &mut playback_events);
                (events, None)
            }
            TableEvent::Moved {
                mover,
                before,
                events,
            } => {
                // After an interruption the table may show a different position.
                if !playback.is_busy() && playback.shown() != Some(before) {
                    playback.lay_out(*before, &mut playback_events);
                }
                (events, Some(*mover))
            }
            TableEvent::EndedByPlayers { events } => (events, None),
            TableEvent::PositionShown { snapshot } => {
                playback.lay_out(*snapshot, &mut playback_events);
                continue;
            }
            TableEvent::StepShown {
                before,
                events,
                shown,
                mover,
            } => {
                playback.show_step(*before, (events, *mover), *shown, &mut playback_events);
                continue;
            }
            TableEvent::Refused { .. } | TableEvent::WrongAnswer { .. } => continue,
            TableEvent::Resumed => {
                playback.resume(&mut playback_events);
                continue;
            }
            TableEvent::Left => {
                // Seeds in flight must land first.
                playback.skip(usize::MAX, &mut playback_events);
                playback.last_move = LastMove::default();
                playback.lap.is_playing = false;
                playback_events.write(PlaybackEvent::Cleared);
                continue;
            }
        };
        playback.queue.extend(steps(events, mover));
    }
}

fn skip(mut playback: TopMut<Playback>, mut playback_events: MessageWriter<PlaybackEvent>) {
    playback.skip(MAX_SKIPPED_PER_FRAME, &mut playback_events);
}

fn play(
    time: Res<Time>,
    settings: Res<Settings>,
    mut playback: TopMut<Playback>,
    mut playback_events: MessageWriter<PlaybackEvent>,
) {
    if !playback.is_busy() {
        return;
    }
    let speed = settings.play.speed;
    if playback.is_skipping || speed == Speed::Off && !playback.is_held() {
        playback.skip(MAX_SKIPPED_PER_FRAME, &mut playback_events);
        return;
    }
    let mut remaining = speed.shown_seconds(time.delta_secs());
    loop {
        if let Some(running) = &mut playback.running {
            if running.remaining > remaining {
                running.remaining -= remaining;
                return;
            }
            remaining -= running.remaining;
            playback.end_running(true, &mut playback_events);
        }
        if playback.queue.is_empty() {
            playback.steps_allowed = None;
            return;
        }
        match &mut playback.steps_allowed {
            Some(0) => return,
            Some(allowed) => *allowed -= 1,
            None => {}
        }
        playback.begin_next(remaining, &mut playback_events);
    }
}
