//! Puzzles on the table: each is a lesson with one task, plus hints, lives and a rating.

mod current;
mod day;

use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::jobs::{self, JobDone};
use super::lesson::{CurrentLesson, Feedback, LessonCommand, LessonSet, LessonShowSet};
use super::playback::Playback;
use super::schedule::GameSet;
use super::session::SavedProgress;
use super::state::Pause;
use super::studies::PuzzleLists;
use super::table::{Table, TableEvent, TableReader, Top, TopMut};
use crate::catalog::SeedSource;
use awale_engine::matches::Date;
use awale_engine::teacher::puzzles::Theme;
use awale_rules::{HoleSet, RuleSet};
use current::Continuation;
pub use current::{CurrentPuzzle, Prompt, Run};
pub use day::{DayPuzzle, KnownPuzzle};

/// Adds the messages and systems of puzzles.
pub fn plugin(app: &mut App) {
    app.add_message::<PuzzleCommand>()
        .add_observer(store_continuation)
        .add_systems(
            Update,
            (
                execute_commands.before(LessonSet),
                process_answers.after(LessonSet),
                show_continuation.run_if(in_state(Pause::Running)),
            )
                .chain()
                .after(GameSet::Session)
                .before(LessonShowSet)
                .before(GameSet::Playback),
        );
}

/// The way in which the next puzzle is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// At the player's rating.
    AtRating,
    /// About a theme.
    About(Theme),
    /// Increasingly hard, until the third wrong answer.
    Run,
    /// The daily puzzle for this date.
    Day(Date),
}

/// A request for puzzles.
#[derive(Clone, Debug)]
pub struct PuzzleRequest {
    /// The rules.
    pub rules: Arc<RuleSet>,
    /// The name of the variant.
    pub variant: String,
    /// The way in which they are chosen.
    pub mode: Mode,
}

/// A command from the player.
#[derive(Message, Clone, Debug)]
pub enum PuzzleCommand {
    /// Starts puzzles as requested.
    Begin(PuzzleRequest),
    /// Gives the next hint.
    Hint,
    /// Goes to the next puzzle if this one is solved; after a run, starts a new run.
    Next,
}

fn execute_commands(
    mut commands: Commands,
    mut puzzle_commands: MessageReader<PuzzleCommand>,
    mut current: Option<TopMut<CurrentPuzzle>>,
    lists: Res<PuzzleLists>,
    mut progress: ResMut<SavedProgress>,
    mut seeds: ResMut<SeedSource>,
    mut lessons: MessageWriter<LessonCommand>,
) {
    for command in puzzle_commands.read() {
        match (command, &mut current) {
            (PuzzleCommand::Begin(request), _) => {
                let puzzles = lists.shared(&request.rules);
                let progress = progress.of(&request.rules);
                let random = seeds.take_seed();
                let Some(puzzle) =
                    CurrentPuzzle::begin(request.clone(), puzzles, &progress, random)
                else {
                    continue;
                };
                lessons.write(LessonCommand::Begin(Arc::clone(puzzle.lesson())));
                commands.queue(move |world: &mut World| Table::insert(world, puzzle));
            }
            (PuzzleCommand::Hint, Some(current)) => {
                if let Some(holes) = current.take_hint(&mut progress) {
                    lessons.write(LessonCommand::Highlight(holes));
                }
            }
            (PuzzleCommand::Next, Some(current)) => {
                let progress = progress.of(&current.request().rules);
                if current.go_to_next(&progress, seeds.take_seed()) {
                    lessons.write(LessonCommand::Begin(Arc::clone(current.lesson())));
                }
            }
            (_, None) => {}
        }
    }
}

/// Processes the player's answers, and removes the puzzle when the player leaves its lesson.
fn process_answers(
    mut commands: Commands,
    mut lesson_commands: MessageReader<LessonCommand>,
    mut table: TableReader,
    mut current: Option<TopMut<CurrentPuzzle>>,
    lesson: Option<Top<CurrentLesson>>,
    mut progress: ResMut<SavedProgress>,
) {
    let Some(current) = &mut current else {
        lesson_commands.clear();
        table.clear();
        return;
    };
    for command in lesson_commands.read() {
        let leaves_lesson = match command {
            LessonCommand::Begin(lesson) => !Arc::ptr_eq(lesson, current.lesson()),
            LessonCommand::Leave | LessonCommand::LeaveForMatch => true,
            _ => false,
        };
        if leaves_lesson {
            commands.queue(Table::remove::<CurrentPuzzle>);
        }
    }
    for event in table.read() {
        match event {
            TableEvent::WrongAnswer { mv } => current.handle_wrong_answer(*mv, &mut progress),
            TableEvent::Refused { mv, refusal } => current.handle_refusal(*mv, *refusal),
            _ => {}
        }
    }
    // Until the puzzle's own lesson has started, the previous lesson is on the table.
    let Some(lesson) = lesson.filter(|lesson| current.is_of(lesson.tour())) else {
        return;
    };
    if current.solved().is_none()
        && lesson.feedback() == Feedback::Right
        && let Some(&mv) = lesson.tour().game().moves().last()
        && let Some(search) = current.handle_right_answer(mv, &mut progress)
    {
        // The search is bounded and needn't be cancellable.
        let job = commands.spawn(jobs::run(Continuation, move |_| search()));
        current.show_answer_of(job.id());
    }
}

fn store_continuation(mut done: On<JobDone<Continuation>>, mut puzzles: Query<&mut CurrentPuzzle>) {
    let job = Some(done.job);
    // The answer for an earlier puzzle is dropped.
    if let Some(mut puzzle) = puzzles
        .iter_mut()
        .find(|puzzle| puzzle.awaited_job() == job)
    {
        puzzle.store_answer(done.event_mut().answer.take());
    }
}

/// Plays the continuation after a right answer, or the whole line once the last life is lost.
fn show_continuation(
    playback: Top<Playback>,
    lesson: Option<Top<CurrentLesson>>,
    mut current: TopMut<CurrentPuzzle>,
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
    if let Some(step) = current.next_to_show()
        && !step.moves.is_empty()
    {
        lessons.write(LessonCommand::Highlight(HoleSet::EMPTY));
        lessons.write(LessonCommand::AppendStep(Box::new(step)));
    }
}
