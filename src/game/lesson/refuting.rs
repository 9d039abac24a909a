//! Refutations of wrong answers: found in the background, shown on the board, and taken back.

use bevy::prelude::*;

use super::{CurrentLesson, LookingPause};
use crate::game::jobs::{self, Job, JobDone, JobKind};
use crate::game::table::{TableEvent, TableWriter};
use crate::lessons::{Refutation, Tour, best_reply};
use crate::rules::Hole;

/// How long the refutation stays on the board, in seconds.
const LOOKING: f32 = 2.4;

/// How far the refutation of a wrong answer has come.
#[derive(Default)]
pub(super) enum Refuting {
    /// There is none, or the board was put back.
    #[default]
    Done,
    /// This job searches for it.
    Searching(Entity),
    /// It is found, and not yet on the board.
    Found(Found),
    /// It is on the board; seconds since its last move.
    Shown(f32),
}

/// The search for a refutation.
#[derive(Component)]
pub(super) struct RefutationSearch;

impl JobKind for RefutationSearch {
    type Answer = Option<Found>;
}

/// What refutes a wrong answer.
pub(super) struct Found {
    /// The moves that show it.
    moves: Vec<Hole>,
    /// What they show, if more is known than the best reply.
    refutation: Option<Refutation>,
}

impl Found {
    /// The refutation of `hole`; else the best reply, if `any` answer will do.
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

/// The search for what is wrong with `hole`, or for `any` answer to it.
pub(super) fn search(tour: &Tour, hole: Hole, any: bool) -> impl Bundle + use<> {
    let tour = tour.clone();
    // It is bounded in positions, and needs no stopping.
    jobs::run(RefutationSearch, move |_| Found::about(&tour, hole, any))
}

pub(super) fn take_in(
    mut done: On<JobDone<RefutationSearch>>,
    current: Option<ResMut<CurrentLesson>>,
) {
    let (job, found) = (done.job, done.event_mut().answer.take().flatten());
    if let Some(mut current) = current
        && matches!(current.refuting, Refuting::Searching(search) if search == job)
    {
        current.refuting = found.map_or(Refuting::Done, Refuting::Found);
    }
}

/// Shows the refutation when it is found, and puts the board back after a while.
pub(super) fn refute(
    jobs: Query<(), With<Job>>,
    mut pause: LookingPause,
    mut current: ResMut<CurrentLesson>,
    mut table: TableWriter,
) {
    match &mut current.refuting {
        Refuting::Done => {}
        Refuting::Searching(job) => {
            // The answer came while the lesson was suspended.
            if !jobs.contains(*job) {
                current.refuting = Refuting::Done;
            }
        }
        Refuting::Found(_) => {
            if let Refuting::Found(found) = std::mem::take(&mut current.refuting) {
                table.write_batch(moves(&current.tour, &found.moves));
                current.reply = found.moves.get(1).copied();
                current.refutation = found.refutation;
                current.refuting = Refuting::Shown(0.0);
            }
        }
        Refuting::Shown(waited) => {
            if pause.is_over(waited, LOOKING) {
                current.restore_board(&mut table);
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
