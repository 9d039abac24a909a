//! Why a wrong answer is wrong: found in the background, shown on the board, and taken back.

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;

use super::CurrentLesson;
use crate::ai::BackgroundSearch;
use crate::game::background::begun;
use crate::game::playback::Playback;
use crate::game::session::MatchEvent;
use crate::lessons::{Refutation, Tour, best_reply};
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
    Searching(BackgroundSearch<Option<Found>>),
    /// It is on the board; seconds since its last move.
    Shown(f32),
}

/// What was found about a wrong answer.
pub(super) struct Found {
    /// The moves that show it.
    moves: Vec<Hole>,
    /// What they show, where more is known than the best reply.
    refutation: Option<Refutation>,
}

impl Found {
    /// What is wrong with `hole`; else the best reply, if `any` answer is to be shown.
    fn about(tour: &Tour, hole: Hole, any: bool) -> Option<Self> {
        if let Some(refutation) = tour.refutation(hole) {
            return Some(Self {
                moves: refutation.moves.clone(),
                refutation: Some(refutation),
            });
        }
        let reply = best_reply(tour.game(), hole).filter(|_| any)?;
        Some(Self {
            moves: vec![hole, reply],
            refutation: None,
        })
    }
}

impl Refuting {
    /// Begins to look for what is wrong with `hole`, or for `any` answer to it.
    pub(super) fn begin(tour: &Tour, hole: Hole, any: bool) -> Self {
        let tour = tour.clone();
        // It is bounded in positions, and needs no stopping.
        let search = BackgroundSearch::start(move |_| Found::about(&tour, hole, any));
        begun(search).map_or(Self::Done, Self::Searching)
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
                match_events.write_batch(moves(&current.tour, &found.moves));
                current.reply = found.moves.get(1).copied();
                current.refutation = found.refutation;
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
fn moves(tour: &Tour, found: &[Hole]) -> Vec<MatchEvent> {
    let mut game = tour.game().clone();
    let mut told = Vec::new();
    for &hole in found {
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
