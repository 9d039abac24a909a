//! Why a wrong answer is wrong: found in the background, shown on the board, and taken back.

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;

use super::CurrentLesson;
use crate::ai::BackgroundSearch;
use crate::game::playback::Playback;
use crate::game::session::MatchEvent;
use crate::lessons::{Refutation, Tour};
use crate::rules::{BoardSnapshot, Hole};

/// How long what a wrong answer comes to stays on the board, in seconds.
const LOOKING: f32 = 2.4;

/// How far the refutation of a wrong answer has come.
#[derive(Default)]
pub(super) enum Refuting {
    /// There is none, or the board is as it was again.
    #[default]
    Done,
    /// It is being looked for. It takes some milliseconds, which no frame waits for.
    Searching(BackgroundSearch<Option<Refutation>>),
    /// It is on the board; seconds since its last move.
    Shown(f32),
}

impl Refuting {
    /// Begins to look for what is wrong with `hole`.
    pub(super) fn begin(tour: &Tour, hole: Hole) -> Self {
        let tour = tour.clone();
        // It is bounded in positions, and needs no stopping.
        match BackgroundSearch::start(move |_| tour.refutation(hole)) {
            Ok(search) => Self::Searching(search),
            Err(error) => {
                error!("no thread to think on: {error}");
                Self::Done
            }
        }
    }
}

/// Shows what has been found, and puts the board back when it has been seen.
pub(super) fn refute(
    time: Res<Time>,
    clock: Res<TimeUpdateStrategy>,
    playback: Res<Playback>,
    mut current: ResMut<CurrentLesson>,
    mut match_events: MessageWriter<MatchEvent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // A run whose time is made by hand must not depend on the machine's: it waits for the answer.
    let waits = !matches!(*clock, TimeUpdateStrategy::Automatic);
    match &current.refuting {
        Refuting::Done => {}
        Refuting::Searching(search) if !(waits || search.is_finished()) => {
            redraw.write(RequestRedraw);
        }
        Refuting::Searching(_) => {
            let Refuting::Searching(search) = std::mem::take(&mut current.refuting) else {
                return;
            };
            // A search that has failed has said why on its way out.
            if let Some(Some(found)) = search.join() {
                match_events.write_batch(moves(&current.tour, &found));
                current.refutation = Some(found);
                current.refuting = Refuting::Shown(0.0);
            }
        }
        Refuting::Shown(_) if playback.is_busy() => {}
        Refuting::Shown(looked) => {
            let looked = looked + time.delta_secs();
            if looked < LOOKING {
                current.refuting = Refuting::Shown(looked);
                redraw.write(RequestRedraw);
            } else {
                current.put_back(&mut match_events);
            }
        }
    }
}

/// The moves of a refutation, which the tour doesn't make.
fn moves(tour: &Tour, found: &Refutation) -> Vec<MatchEvent> {
    let mut game = tour.game().clone();
    let mut told = Vec::new();
    for &hole in &found.moves {
        let position = game.position();
        let (mover, before) = (position.to_move(), BoardSnapshot::of(position));
        let mut events = Vec::new();
        if game.play(hole, &mut events).is_err() {
            break;
        }
        told.push(MatchEvent::Moved {
            mover,
            before,
            events,
        });
    }
    told
}
