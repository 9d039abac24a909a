//! Refutations of wrong answers: found in the background, shown on the board, and taken back.

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;

use super::{CurrentLesson, LookingPause};
use crate::ai::BackgroundSearch;
use crate::game::background::begun;
use crate::game::table::{TableEvent, TableWriter};
use crate::lessons::{Refutation, Tour, best_reply};
use crate::rules::Hole;

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

/// Shows the refutation when it is found, and puts the board back after a while.
pub(super) fn refute(
    clock: Res<TimeUpdateStrategy>,
    mut pause: LookingPause,
    mut current: ResMut<CurrentLesson>,
    mut table: TableWriter,
) {
    // With a manual clock the result must not depend on the speed of the machine.
    let waits = !matches!(*clock, TimeUpdateStrategy::Automatic);
    match &mut current.refuting {
        Refuting::Done => {}
        Refuting::Searching(search) if !(waits || search.is_finished()) => {
            pause.redraw.write(RequestRedraw);
        }
        Refuting::Searching(_) => {
            let Refuting::Searching(search) = std::mem::take(&mut current.refuting) else {
                return;
            };
            // A search that failed has logged why.
            if let Some(Some(found)) = search.join() {
                table.write_batch(moves(&current.tour, &found.moves));
                current.reply = found.moves.get(1).copied();
                current.refutation = found.refutation;
                current.refuting = Refuting::Shown(0.0);
            }
        }
        Refuting::Shown(waited) => {
            if pause.is_over(waited, LOOKING) {
                current.put_back(&mut table);
            }
        }
    }
}

/// The moves of a refutation, which the tour doesn't make.
fn moves(tour: &Tour, found: &[Hole]) -> Vec<TableEvent> {
    let mut game = tour.game().clone();
    let played = found.iter().map_while(|&hole| {
        let before = *game.position();
        let mut events = Vec::new();
        let is_legal = game.play(hole, &mut events).is_ok();
        is_legal.then(|| TableEvent::moved(&before, events))
    });
    played.collect()
}
