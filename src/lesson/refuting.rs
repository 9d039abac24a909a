//! Refutations of wrong answers: finds them in the background, shows them and restores the board.

use bevy::prelude::*;

use super::{CurrentLesson, LookingPause};
use crate::jobs::{self, JobDone, JobKind};
use crate::table::{TableEvent, TableWriter, TopMut};
use awale_engine::lessons::{Refutation, Tour, best_reply};
use awale_rules::Move;

/// How long the refutation stays on the board, in seconds.
const LOOKING_PAUSE: f32 = 2.4;

/// The state of the refutation of a wrong answer.
#[derive(Default)]
pub(super) enum Refuting {
    /// There is none, or the board has been restored.
    #[default]
    Done,
    /// This job is searching for it.
    Searching(Entity),
    /// It has been found, but not shown yet.
    Found(Found),
    /// It is being shown; seconds since its last move.
    Shown(f32),
}

/// A job that searches for a refutation.
#[derive(Component)]
pub(super) struct RefutationSearch;

impl JobKind for RefutationSearch {
    type Answer = Option<Found>;
}

/// The result of the search.
pub(super) struct Found {
    /// The moves to show.
    moves: Vec<Move>,
    /// The refutation; `None` if only the best reply is known.
    refutation: Option<Refutation>,
}

impl Found {
    /// Finds the refutation of `mv`, or else the best reply if `any` is set.
    fn about(tour: &Tour, mv: Move, any: bool) -> Option<Self> {
        if let Some(refutation) = tour.refutation(mv) {
            return Some(Self {
                moves: refutation.moves.clone(),
                refutation: Some(refutation),
            });
        }
        let reply = best_reply(tour.game(), mv).filter(|_| any)?;
        Some(Self {
            moves: vec![mv, reply],
            refutation: None,
        })
    }
}

/// Creates a search for the refutation of `mv`, or else the best reply if `any` is set.
pub(super) fn search(tour: &Tour, mv: Move, any: bool) -> impl Bundle + use<> {
    let tour = tour.clone();
    // The search is bounded and needn't be cancellable.
    jobs::run(RefutationSearch, move |_| Found::about(&tour, mv, any))
}

pub(super) fn store_refutation(
    mut done: On<JobDone<RefutationSearch>>,
    mut lessons: Query<&mut CurrentLesson>,
) {
    let job = done.job;
    let awaits = |lesson: &Mut<CurrentLesson>| matches!(lesson.refuting, Refuting::Searching(of) if of == job);
    if let Some(mut lesson) = lessons.iter_mut().find(awaits) {
        let found = done.event_mut().answer.take().flatten();
        lesson.refuting = found.map_or(Refuting::Done, Refuting::Found);
    }
}

/// Shows the refutation once it is found, and restores the board after a while.
pub(super) fn show_refutation(
    mut pause: LookingPause,
    mut current: TopMut<CurrentLesson>,
    mut table: TableWriter,
) {
    match &mut current.refuting {
        Refuting::Done | Refuting::Searching(_) => {}
        Refuting::Found(_) => {
            if let Refuting::Found(found) = std::mem::take(&mut current.refuting) {
                table.write_batch(moves(&current.tour, &found.moves));
                current.reply = found.moves.get(1).copied();
                current.refutation = found.refutation;
                current.refuting = Refuting::Shown(0.0);
            }
        }
        Refuting::Shown(waited) => {
            if pause.is_over(waited, LOOKING_PAUSE) {
                current.restore_board(&mut table);
            }
        }
    }
}

/// Returns the events of the refutation's moves, which the tour itself doesn't play.
fn moves(tour: &Tour, found: &[Move]) -> Vec<TableEvent> {
    let mut game = tour.game().clone();
    let played = found.iter().map_while(|&mv| {
        let before = *game.position();
        let mut events = Vec::new();
        let is_legal = game.play(mv, &mut events).is_ok();
        is_legal.then(|| TableEvent::moved(&before, events))
    });
    played.collect()
}
