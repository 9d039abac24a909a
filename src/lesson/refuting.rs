//! Refutations of wrong answers: finds them in the background, shows them and restores the board.

use bevy::prelude::*;

use super::{CurrentLesson, LookingPause};
use crate::jobs::{self, JobDone, JobKind};
use crate::table::{TableEvent, TableWriter, TopMut};
use awale_engine::lessons::{Refutation, Tour, best_reply};
use awale_rules::Move;

/// The time for which the refutation stays on the board.
const LOOKING_SECONDS: f32 = 2.4;

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
    /// Finds the refutation of `mv`, or else the best reply if `allows_reply` is set.
    fn find(tour: &Tour, mv: Move, allows_reply: bool) -> Option<Self> {
        if let Some(refutation) = tour.refutation(mv) {
            return Some(Self {
                moves: refutation.moves.clone(),
                refutation: Some(refutation),
            });
        }
        let reply = best_reply(tour.game(), mv).filter(|_| allows_reply)?;
        Some(Self {
            moves: vec![mv, reply],
            refutation: None,
        })
    }
}

/// Creates a search for the refutation of `mv`, or else the best reply if `allows_reply` is set.
pub(super) fn search(tour: &Tour, mv: Move, allows_reply: bool) -> impl Bundle + use<> {
    let tour = tour.clone();
    // The search is bounded and needn't be cancellable.
    jobs::run(RefutationSearch, move |_| {
        Found::find(&tour, mv, allows_reply)
    })
}

pub(super) fn store_refutation(
    mut done: On<JobDone<RefutationSearch>>,
    mut lessons: Query<&mut CurrentLesson>,
) {
    let job = done.job;
    let is_awaiting = |lesson: &Mut<CurrentLesson>| matches!(lesson.refuting, Refuting::Searching(entity) if entity == job);
    if let Some(mut lesson) = lessons.iter_mut().find(is_awaiting) {
        let result = done.event_mut().answer.take().flatten();
        lesson.refuting = result.map_or(Refuting::Done, Refuting::Found);
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
                table.write_batch(move_events(&current.tour, &found.moves));
                current.reply = found.moves.get(1).copied();
                current.refutation = found.refutation;
                current.refuting = Refuting::Shown(0.0);
            }
        }
        Refuting::Shown(waited_seconds) => {
            if pause.is_over(waited_seconds, LOOKING_SECONDS) {
                current.restore_board(&mut table);
            }
        }
    }
}

/// Returns the events of the refutation's moves, which the tour itself doesn't play.
fn move_events(tour: &Tour, moves: &[Move]) -> Vec<TableEvent> {
    let mut game = tour.game().clone();
    let played = moves.iter().map_while(|&mv| {
        let position_before = *game.position();
        let mut events = Vec::new();
        let is_legal = game.play(mv, &mut events).is_ok();
        is_legal.then(|| TableEvent::moved(&position_before, events))
    });
    played.collect()
}
