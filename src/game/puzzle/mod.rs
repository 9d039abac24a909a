//! Puzzles on the table: each is a lesson of one task. Which one comes next, hints, lives, and what
//! counts.

mod current;

use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::jobs::{self, Job, JobDone};
use super::lesson::{CurrentLesson, LessonCommand, LessonSet, LessonShowSet, Said};
use super::playback::Playback;
use super::schedule::GameSet;
use super::session::KeptProgress;
use super::state::Pause;
use super::studies::PuzzleLists;
use super::table::{ShowParts, TableEvent, TableReader};
use crate::game::catalog::SeedSource;
use crate::matches::Date;
use crate::rules::{HoleSet, RuleSet};
use crate::teacher::puzzles::Theme;
use current::Continuation;
pub use current::{CurrentPuzzle, Run, Told};

/// Adds the puzzles.
pub fn plugin(app: &mut App) {
    app.add_show_part::<CurrentPuzzle>()
        .add_message::<PuzzleCommand>()
        .add_observer(take_continuation)
        .add_systems(
            Update,
            (
                carry_out.before(LessonSet),
                follow.after(LessonSet),
                go_on.run_if(resource_exists::<CurrentPuzzle>.and_then(in_state(Pause::Running))),
            )
                .chain()
                .after(GameSet::Session)
                .before(LessonShowSet)
                .before(GameSet::Playback),
        );
}

/// Which puzzles are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Those that are as hard as the player is good.
    AtStrength,
    /// Those about a theme.
    About(Theme),
    /// Harder and harder ones, until three wrong answers have been given.
    Run,
    /// That of a day.
    Day(Date),
}

/// Which puzzles are asked, by which rules.
#[derive(Clone, Debug)]
pub struct PuzzleWish {
    /// The rules.
    pub rules: Arc<RuleSet>,
    /// The name of the variant's file.
    pub variant: String,
    /// Which of the puzzles.
    pub mode: Mode,
}

/// What a solver wants.
#[derive(Message, Clone, Debug)]
pub enum PuzzleCommand {
    /// Begin with such puzzles.
    Begin(PuzzleWish),
    /// The next hint.
    Hint,
    /// The next puzzle, once this one is solved; or another run.
    Next,
}

fn carry_out(
    mut world: Commands,
    mut wishes: MessageReader<PuzzleCommand>,
    mut current: Option<ResMut<CurrentPuzzle>>,
    lists: Res<PuzzleLists>,
    mut progress: ResMut<KeptProgress>,
    mut seeds: ResMut<SeedSource>,
    mut lessons: MessageWriter<LessonCommand>,
) {
    for wish in wishes.read() {
        match (wish, &mut current) {
            (PuzzleCommand::Begin(wish), _) => {
                let puzzles = lists.shared(&wish.rules);
                let known = progress.of(&wish.rules);
                let chance = seeds.next_seed();
                let Some(begun) = CurrentPuzzle::begin(wish.clone(), puzzles, &known, chance)
                else {
                    continue;
                };
                lessons.write(LessonCommand::Begin(Arc::clone(begun.lesson())));
                world.insert_resource(begun);
            }
            (PuzzleCommand::Hint, Some(current)) => {
                if let Some(shown) = current.take_hint(&mut progress) {
                    lessons.write(LessonCommand::PointOut(shown));
                }
            }
            (PuzzleCommand::Next, Some(current)) => {
                let known = progress.of(&current.wish().rules);
                if current.go_to_next(&known, seeds.next_seed()) {
                    lessons.write(LessonCommand::Begin(Arc::clone(current.lesson())));
                }
            }
            (_, None) => {}
        }
    }
}

/// What the solver's answers come to.
fn follow(
    mut world: Commands,
    mut wishes: MessageReader<LessonCommand>,
    mut table: TableReader,
    mut current: Option<ResMut<CurrentPuzzle>>,
    lesson: Option<Res<CurrentLesson>>,
    mut progress: ResMut<KeptProgress>,
) {
    let Some(current) = &mut current else {
        wishes.clear();
        table.clear();
        return;
    };
    for wish in wishes.read() {
        let is_left = match wish {
            LessonCommand::Begin(lesson) => !Arc::ptr_eq(lesson, current.lesson()),
            LessonCommand::Leave | LessonCommand::GiveWay => true,
            _ => false,
        };
        if is_left {
            world.remove_resource::<CurrentPuzzle>();
        }
    }
    for event in table.read() {
        match event {
            TableEvent::WrongAnswer { hole } => current.answered_wrong(*hole, &mut progress),
            TableEvent::Refused { hole, refusal } => current.refused(*hole, *refusal),
            _ => {}
        }
    }
    // Until it has begun, the lesson is the one before.
    let Some(lesson) = lesson.filter(|lesson| current.is_of(lesson.tour())) else {
        return;
    };
    if current.solved().is_none()
        && lesson.said() == Said::Praise
        && let Some(&hole) = lesson.tour().game().moves().last()
        && let Some(search) = current.answered_right(hole, &mut progress)
    {
        // It is bounded in positions, and needs no stopping.
        let job = world.spawn(jobs::run(Continuation, move |_| search()));
        current.show_answer_of(job.id());
    }
}

fn take_continuation(mut done: On<JobDone<Continuation>>, current: Option<ResMut<CurrentPuzzle>>) {
    if let Some(mut current) = current {
        let (job, found) = (done.job, done.event_mut().answer.take());
        current.take_in(job, found);
    }
}

/// After a right answer the line plays on; after the last life the line is shown from its start.
fn go_on(
    jobs: Query<(), With<Job>>,
    playback: Res<Playback>,
    lesson: Option<Res<CurrentLesson>>,
    mut current: ResMut<CurrentPuzzle>,
    mut lessons: MessageWriter<LessonCommand>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_at_rest = lesson.is_some_and(|lesson| !lesson.is_refuting()) && !playback.is_busy();
    if !current.has_more_to_show() {
        return;
    }
    if !is_at_rest {
        redraw.write(RequestRedraw);
        return;
    }
    // The answer came while the puzzle was suspended.
    if let Some(job) = current.awaited_job().filter(|job| !jobs.contains(*job)) {
        current.take_in(job, None);
    }
    if let Some(step) = current.next_to_show()
        && !step.moves.is_empty()
    {
        lessons.write(LessonCommand::PointOut(HoleSet::EMPTY));
        lessons.write(LessonCommand::GoOn(Box::new(step)));
    }
}
