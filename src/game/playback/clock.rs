//! The clock that plays the queue of steps, and says when each begins and ends.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::step::{Step, steps};
use crate::game::schedule::GameSet;
use crate::game::session::MatchEvent;
use crate::game::settings::{Settings, Speed};
use crate::game::state::Pause;
use crate::rules::{BoardSnapshot, GameEvent, Side, library};

/// The variant whose board lies on the table before the first match.
const FIRST_TABLE: &str = "awale";

/// Adds the queue and its clock.
pub fn plugin(app: &mut App) {
    app.init_resource::<Playback>()
        .init_resource::<Speed>()
        .add_message::<PlaybackEvent>()
        .add_message::<Skip>()
        .add_systems(Startup, lay_first_table)
        .add_systems(
            Update,
            apply_settings
                .run_if(resource_exists_and_changed::<Settings>)
                .in_set(GameSet::Settings),
        )
        .add_systems(
            Update,
            (
                take_reports,
                skip.run_if(on_message::<Skip>),
                play.run_if(in_state(Pause::Running)),
            )
                .chain()
                .in_set(GameSet::Playback),
        );
}

/// What is still to be shown, and what is shown now.
#[derive(Resource, Default)]
pub struct Playback {
    shown: Option<BoardSnapshot>,
    waiting: VecDeque<Step>,
    running: Option<Running>,
    /// Whether steps are told only when they are asked for, and how many have been.
    held: Option<usize>,
    /// The event that was told last since the table was laid out.
    last: Option<GameEvent>,
}

/// What lies on the table and is still to be shown, kept while something else is shown in its place.
#[derive(Debug)]
pub struct TableAside {
    shown: Option<BoardSnapshot>,
    waiting: VecDeque<Step>,
    held: Option<usize>,
    last: Option<GameEvent>,
}

/// The step that is being shown.
struct Running {
    event: GameEvent,
    mover: Option<Side>,
    remaining: f32,
}

/// Shows all that is waiting at once.
#[derive(Message, Clone, Copy, Debug)]
pub struct Skip;

/// What the table, the ear and the comments are told, in this order.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum PlaybackEvent {
    /// The table is laid out anew.
    LaidOut(BoardSnapshot),
    /// A step begins.
    Begins {
        /// What happens.
        event: GameEvent,
        /// Whose move it belongs to; `None` if it belongs to none.
        mover: Option<Side>,
        /// How long it is shown, in seconds at normal [`Speed`]; 0 when it is skipped.
        seconds: f32,
        /// How many of these had passed when the frame that tells it began.
        late: f32,
    },
    /// A step is over: what it told is the case now.
    Ends {
        /// What happened.
        event: GameEvent,
        /// Whether it was to be seen, and not skipped.
        seen: bool,
    },
    /// The table was laid out as it is after this event, with seeds in the hand.
    HeldAfter(GameEvent),
    /// The table is cleared.
    Cleared,
}

impl Playback {
    /// Whether anything is still to be shown.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.running.is_some() || !self.waiting.is_empty()
    }

    /// How many events are still to be told to the end.
    #[must_use]
    pub fn pending(&self) -> usize {
        self.waiting.len() + usize::from(self.running.is_some())
    }

    /// Whether time shows more of it: something is to be shown, and it is not held.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        self.running.is_some() || (self.is_busy() && self.held != Some(0))
    }

    /// Tells all the rest in its time.
    pub const fn release(&mut self) {
        self.held = None;
    }

    /// Whether steps are told only when they are asked for.
    #[must_use]
    pub const fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// Tells the next step, and then waits.
    pub fn step_once(&mut self) {
        self.held = Some(self.held.unwrap_or_default() + 1);
    }

    /// Whose move is shown; `None` if nothing is, or what belongs to no move.
    #[must_use]
    pub fn mover(&self) -> Option<Side> {
        match &self.running {
            Some(running) => running.mover,
            None => self.waiting.front()?.mover,
        }
    }

    /// The seeds as they are shown: what the numbers on the table must say.
    #[must_use]
    pub const fn shown(&self) -> Option<&BoardSnapshot> {
        self.shown.as_ref()
    }

    /// Keeps the table for later; what comes next is laid out in its place. The step that is being
    /// shown counts as told: it is not told a second time.
    pub fn set_aside(&mut self) -> TableAside {
        if let (Some(running), Some(shown)) = (self.running.take(), &mut self.shown) {
            shown.apply(running.event);
            self.last = Some(running.event);
        }
        TableAside {
            shown: self.shown,
            waiting: std::mem::take(&mut self.waiting),
            held: self.held.take(),
            last: self.last.take(),
        }
    }

    /// Puts a table back that was kept, and returns what is to be told of it, in this order. The
    /// steps that were waiting go on from there.
    #[must_use]
    pub fn put_back(&mut self, table: TableAside) -> Vec<PlaybackEvent> {
        self.shown = table.shown;
        self.waiting = table.waiting;
        self.running = None;
        self.held = table.held;
        self.last = table.last;
        let laid_out = self.shown.map(PlaybackEvent::LaidOut);
        let in_hand = self.shown.is_some_and(|shown| shown.hand() > 0);
        let held_after = self.last.filter(|_| in_hand).map(PlaybackEvent::HeldAfter);
        laid_out.into_iter().chain(held_after).collect()
    }

    fn lay_out(
        &mut self,
        snapshot: BoardSnapshot,
        playback_events: &mut MessageWriter<PlaybackEvent>,
    ) {
        self.waiting.clear();
        self.running = None;
        self.held = None;
        self.last = None;
        self.shown = Some(snapshot);
        playback_events.write(PlaybackEvent::LaidOut(snapshot));
    }

    /// Shows the first `told` of `events`, and holds before the others.
    fn follow(
        &mut self,
        mut snapshot: BoardSnapshot,
        (events, mover): (&[GameEvent], Option<Side>),
        told: usize,
        playback_events: &mut MessageWriter<PlaybackEvent>,
    ) {
        // A wish for the next step may have come together with this one.
        let wanted = self.held.filter(|_| told == 0 && !self.is_busy());
        let (told, untold) = events.split_at(told.min(events.len()));
        told.iter().for_each(|&event| snapshot.apply(event));
        self.lay_out(snapshot, playback_events);
        if let Some(&last) = told.last() {
            self.last = Some(last);
            playback_events.write(PlaybackEvent::HeldAfter(last));
        }
        if !untold.is_empty() {
            self.waiting.extend(steps(untold, mover));
            self.held = Some(wanted.unwrap_or_default());
        }
    }

    /// Begins the next step; nothing where there is none, and the answer is `false`.
    fn begin_next(
        &mut self,
        late: f32,
        playback_events: &mut MessageWriter<PlaybackEvent>,
    ) -> bool {
        let Some(Step {
            event,
            mover,
            seconds,
        }) = self.waiting.pop_front()
        else {
            return false;
        };
        playback_events.write(PlaybackEvent::Begins {
            event,
            mover,
            seconds,
            late,
        });
        self.running = Some(Running {
            event,
            mover,
            remaining: seconds,
        });
        true
    }

    fn skip_all(&mut self, playback_events: &mut MessageWriter<PlaybackEvent>) {
        self.end_running(false, playback_events);
        while self.skip_next(playback_events) {}
        self.held = None;
    }

    fn skip_next(&mut self, playback_events: &mut MessageWriter<PlaybackEvent>) -> bool {
        if let Some(step) = self.waiting.front_mut() {
            step.seconds = 0.0;
        }
        let begun = self.begin_next(0.0, playback_events);
        self.end_running(false, playback_events);
        begun
    }

    fn end_running(&mut self, seen: bool, playback_events: &mut MessageWriter<PlaybackEvent>) {
        let Some(running) = self.running.take() else {
            return;
        };
        if let Some(shown) = &mut self.shown {
            shown.apply(running.event);
        }
        self.last = Some(running.event);
        playback_events.write(PlaybackEvent::Ends {
            event: running.event,
            seen,
        });
    }
}

fn apply_settings(settings: Res<Settings>, mut speed: ResMut<Speed>) {
    speed.set_if_neq(settings.play.speed);
}

/// Before the first match the table shows the board that most players know.
fn lay_first_table(
    mut playback: ResMut<Playback>,
    mut playback_events: MessageWriter<PlaybackEvent>,
) {
    if let Some(Ok(rules)) = library::load(FIRST_TABLE) {
        playback.lay_out(BoardSnapshot::at_start(&rules), &mut playback_events);
    }
}

fn take_reports(
    mut playback: ResMut<Playback>,
    mut match_events: MessageReader<MatchEvent>,
    mut playback_events: MessageWriter<PlaybackEvent>,
) {
    for report in match_events.read() {
        let (events, mover) = match report {
            MatchEvent::Began { start, events } => {
                playback.lay_out(*start, &mut playback_events);
                (events, None)
            }
            MatchEvent::Moved {
                mover,
                before,
                events,
            } => {
                // After an interruption the table may show something else.
                if !playback.is_busy() && playback.shown() != Some(before) {
                    playback.lay_out(*before, &mut playback_events);
                }
                (events, Some(*mover))
            }
            MatchEvent::Stands { snapshot } => {
                playback.lay_out(*snapshot, &mut playback_events);
                continue;
            }
            MatchEvent::Followed {
                before,
                events,
                told,
                mover,
            } => {
                playback.follow(*before, (events, *mover), *told, &mut playback_events);
                continue;
            }
            MatchEvent::Closed { events } => (events, None),
            MatchEvent::Refused { .. } | MatchEvent::WrongAnswer { .. } => continue,
            MatchEvent::Left => {
                // No seeds hang in the air above the empty table.
                playback.skip_all(&mut playback_events);
                playback_events.write(PlaybackEvent::Cleared);
                continue;
            }
        };
        playback.waiting.extend(steps(events, mover));
    }
}

fn skip(mut playback: ResMut<Playback>, mut playback_events: MessageWriter<PlaybackEvent>) {
    playback.skip_all(&mut playback_events);
}

fn play(
    time: Res<Time>,
    speed: Res<Speed>,
    mut playback: ResMut<Playback>,
    mut playback_events: MessageWriter<PlaybackEvent>,
) {
    if !playback.is_busy() {
        return;
    }
    if *speed == Speed::Off && !playback.is_held() {
        playback.skip_all(&mut playback_events);
        return;
    }
    let mut left = speed.shown_seconds(time.delta_secs());
    loop {
        if let Some(running) = &mut playback.running {
            if running.remaining > left {
                running.remaining -= left;
                return;
            }
            left -= running.remaining;
            playback.end_running(true, &mut playback_events);
        }
        if playback.waiting.is_empty() {
            playback.held = None;
            return;
        }
        match &mut playback.held {
            Some(0) => return,
            Some(asked) => *asked -= 1,
            None => {}
        }
        playback.begin_next(left, &mut playback_events);
    }
}
