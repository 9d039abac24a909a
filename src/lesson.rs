//! Runs a lesson on the table: plays its moves and answers the learner's choices. Each mistake in a
//! game is a lesson with a single task.

mod demonstration;
mod lessons;
mod mistakes;
mod refuting;

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::playback::Playback;
use crate::schedule::GameSet;
use crate::session::SavedProgress;
use crate::state::Pause;
use crate::table::{Table, TableEvent, TableWriter, Top, TopMut, top_changed};
use awale_engine::lessons::{Answer, Lesson, LessonStep, Refutation, Tour, library};
use awale_rules::{HoleSet, Move, Refusal};
use mistakes::Course;
use refuting::Refuting;

pub use demonstration::{
    CurrentDemonstration, Demonstration, DemonstrationCommand, Examples, ShowExamples, Subject,
};
pub use lessons::{LESSONS, NextLesson, first_lesson, next_lesson};
pub use mistakes::{CurrentMistake, Mistake, Mistakes};

/// Time to read the text before a scripted move.
const READING_PAUSE_SECONDS: f32 = 1.6;

/// Adds the lessons.
pub fn plugin(app: &mut App) {
    app.add_plugins(demonstration::plugin);
    app.add_message::<LessonCommand>()
        .add_observer(refuting::store_refutation)
        .add_systems(
            Update,
            (
                end_answer,
                execute_commands.in_set(LessonSet),
                (play_scripted_move, refuting::show_refutation)
                    .chain()
                    .in_set(LessonShowSet)
                    .run_if(in_state(Pause::Running)),
                record_completed.run_if(top_changed::<CurrentLesson>),
            )
                .chain()
                .after(GameSet::Session)
                .before(GameSet::Playback),
        );
}

/// Records a built-in lesson once its last step is done.
fn record_completed(current: Top<CurrentLesson>, mut progress: ResMut<SavedProgress>) {
    let tour = current.tour();
    let name = &tour.lesson().name;
    if tour.is_last_step()
        && tour.is_step_done()
        && library::names().any(|built_in| built_in == name)
        && !progress.has_completed(name)
    {
        progress.record_lesson(name);
    }
}

/// Ends the answer once the seeds of the right choice have come to rest.
fn end_answer(mut current: TopMut<CurrentLesson>, playback: Top<Playback>) {
    if current.is_playing_answer && !playback.is_busy() {
        current.is_playing_answer = false;
    }
}

/// Systems that execute the learner's commands.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LessonSet;

/// Systems that play scripted moves and show refutations; after [`LessonSet`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LessonShowSet;

/// A command from the learner, or from the module that runs the lesson.
#[derive(Message, Clone, Debug)]
pub enum LessonCommand {
    /// Starts this lesson.
    Begin(Arc<Lesson>),
    /// Shows the mistakes of a player, starting with this index, from 0.
    FindBetter(Arc<Mistakes>, usize),
    /// Answers the task with this move.
    Answer(Move),
    /// Shows the best answer.
    ShowBest,
    /// Goes to the next step, if there is one.
    Next,
    /// Goes to the next mistake, if there is one.
    NextMistake,
    /// Marks these holes until the step ends.
    Highlight(HoleSet),
    /// Appends this step to the lesson and goes to it.
    AppendStep(Box<LessonStep>),
    /// Leaves the lesson.
    Leave,
    /// Leaves the lesson for a match that has started.
    LeaveForMatch,
}

/// The lesson on the table.
#[derive(Component)]
pub struct CurrentLesson {
    tour: Tour,
    feedback: Feedback,
    /// Whether the seeds of the right answer have yet to come to rest.
    is_playing_answer: bool,
    /// Seconds since the last move, while a scripted move is next.
    waited_seconds: f32,
    refuting: Refuting,
    /// The refutation of the last choice, once it is known.
    refutation: Option<Refutation>,
    /// The best reply to the last choice, if it has no refutation.
    reply: Option<Move>,
    /// The mistakes of a game; `None` in a lesson.
    course: Option<Course>,
}

/// The response to the learner's last choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Feedback {
    /// The learner has not chosen yet.
    #[default]
    None,
    /// The choice was right.
    Right,
    /// The choice was legal, but wrong.
    Wrong,
    /// The choice was illegal.
    Refused(Move, Refusal),
}

impl CurrentLesson {
    fn new(tour: Tour) -> Self {
        Self {
            tour,
            feedback: Feedback::None,
            is_playing_answer: false,
            waited_seconds: 0.0,
            refuting: Refuting::Done,
            refutation: None,
            reply: None,
            course: None,
        }
    }

    /// Starts the tour of another mistake in the same course.
    fn begin_tour(&mut self, tour: Tour) {
        let course = self.course.take();
        *self = Self::new(tour);
        self.course = course;
    }

    /// Returns the lesson and the learner's progress in it.
    #[must_use]
    pub const fn tour(&self) -> &Tour {
        &self.tour
    }

    /// Returns the response to the learner's last choice.
    #[must_use]
    pub const fn feedback(&self) -> Feedback {
        self.feedback
    }

    /// Returns the response to read out: none while the seeds of a right choice are moving, so that
    /// the learner sees the move before its explanation.
    #[must_use]
    pub const fn said_feedback(&self) -> Feedback {
        if self.is_playing_answer {
            Feedback::None
        } else {
            self.feedback
        }
    }

    /// Returns the refutation of the learner's last choice; `None` until it is known.
    #[must_use]
    pub const fn refutation(&self) -> Option<&Refutation> {
        self.refutation.as_ref()
    }

    /// Returns the best reply to the learner's last choice, if it has no refutation.
    #[must_use]
    pub const fn reply(&self) -> Option<Move> {
        self.reply
    }

    /// Returns whether the learner may choose a hole now: false while the board shows a refutation.
    #[must_use]
    pub fn awaits_answer(&self) -> bool {
        self.tour.awaits_answer() && !matches!(self.refuting, Refuting::Shown(_))
    }

    /// Returns whether a refutation is being searched for or shown.
    #[must_use]
    pub const fn is_refuting(&self) -> bool {
        !matches!(self.refuting, Refuting::Done)
    }

    /// Drops the refutation of the last choice, and restores the board if it shows the refutation.
    fn restore_board(&mut self, table: &mut TableWriter) {
        if let Refuting::Shown(_) = std::mem::take(&mut self.refuting) {
            table.write(self.position_shown());
        }
    }

    /// Goes to the next step, if there is one.
    fn next_step(&mut self, table: &mut TableWriter) {
        if self.tour.advance() {
            self.feedback = Feedback::None;
            self.is_playing_answer = false;
            self.waited_seconds = 0.0;
            self.refuting = Refuting::Done;
            self.refutation = None;
            self.reply = None;
            table.write(self.position_shown());
        }
    }

    /// Returns the legal move nearest to the learner's choice, as in a match.
    fn nearest_legal(&self, mv: Move) -> Move {
        let game = self.tour.game();
        let position = game.position();
        let legal = position.legal_moves(game.rules());
        legal.nearest(mv, position.geometry())
    }

    fn position_shown(&self) -> TableEvent {
        TableEvent::position_shown(self.tour.game().position())
    }
}

fn execute_commands(
    mut world: Commands,
    mut commands: MessageReader<LessonCommand>,
    mut current: Option<TopMut<CurrentLesson>>,
    mut table: TableWriter,
) {
    for command in commands.read() {
        match (command, &mut current) {
            (LessonCommand::Begin(lesson), _) => {
                let Some(tour) = Tour::new(Arc::clone(lesson)) else {
                    continue;
                };
                let lesson = CurrentLesson::new(tour);
                table.write(lesson.position_shown());
                world.queue(move |world: &mut World| Table::insert(world, lesson));
            }
            (LessonCommand::FindBetter(mistakes, first), _) => {
                let (mistakes, first) = (Arc::clone(mistakes), *first);
                world.queue(move |world: &mut World| mistakes::begin(world, mistakes, first));
            }
            (LessonCommand::Answer(_) | LessonCommand::ShowBest, Some(current)) => {
                let (mv, is_shown) = match command {
                    LessonCommand::Answer(mv) => (Some(current.nearest_legal(*mv)), false),
                    _ => (current.best_move(), true),
                };
                let Some(mv) = mv else {
                    continue;
                };
                current.restore_board(&mut table);
                current.refutation = None;
                current.reply = None;
                let awaits_answer = current.tour.awaits_answer();
                if let Some(course) = current.course.as_mut().filter(|_| awaits_answer) {
                    course.attempt = Some(mv);
                    course.is_shown = is_shown;
                }
                let position_before = *current.tour.game().position();
                let mut events = Vec::new();
                current.feedback = match current.tour.answer(mv, &mut events) {
                    Answer::Right => {
                        table.write(TableEvent::moved(&position_before, events));
                        current.is_playing_answer = true;
                        Feedback::Right
                    }
                    Answer::Wrong => {
                        table.write(TableEvent::WrongAnswer { mv });
                        let allows_reply = current.course.is_some();
                        let search = refuting::search(&current.tour, mv, allows_reply);
                        current.refuting = Refuting::Searching(world.spawn(search).id());
                        Feedback::Wrong
                    }
                    Answer::Refused(refusal) => {
                        table.write(TableEvent::Refused { mv, refusal });
                        Feedback::Refused(mv, refusal)
                    }
                    Answer::NoQuestion => continue,
                };
            }
            (LessonCommand::Next, Some(current)) => current.next_step(&mut table),
            (LessonCommand::Highlight(holes), Some(current)) => current.tour.highlight(*holes),
            (LessonCommand::AppendStep(step), Some(current)) => {
                current.restore_board(&mut table);
                current.tour.append((**step).clone());
                current.next_step(&mut table);
            }
            (LessonCommand::NextMistake, Some(current)) => {
                table.write_batch(current.go_to_next_mistake());
            }
            (LessonCommand::Leave, Some(current)) if current.course.is_some() => {
                world.queue(Table::pop);
            }
            (LessonCommand::Leave, Some(_)) => {
                world.queue(Table::remove::<CurrentLesson>);
                table.write(TableEvent::Left);
            }
            (LessonCommand::LeaveForMatch, Some(_)) => world.queue(Table::remove::<CurrentLesson>),
            (_, None) => {}
        }
    }
}

/// A pause in which the learner looks at the board.
#[derive(SystemParam)]
struct LookingPause<'w, 's> {
    time: Res<'w, Time>,
    playback: Top<'w, 's, Playback>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl LookingPause<'_, '_> {
    /// Returns whether nothing has moved for `seconds`. Counts the time in `waited_seconds`, and
    /// resets it at the end.
    fn is_over(&mut self, waited_seconds: &mut f32, seconds: f32) -> bool {
        if self.playback.is_busy() {
            return false;
        }
        *waited_seconds += self.time.delta_secs();
        let is_over = *waited_seconds >= seconds;
        if is_over {
            *waited_seconds = 0.0;
        } else {
            self.redraw.write(RequestRedraw);
        }
        is_over
    }
}

/// Plays scripted moves, one by one.
fn play_scripted_move(
    mut pause: LookingPause,
    mut current: TopMut<CurrentLesson>,
    mut table: TableWriter,
) {
    // Once the learner has found a better move, its continuation follows.
    let is_better_move_found =
        current.course.is_some() && current.tour.step_number() == 0 && current.tour.is_step_done();
    if current.tour.next_move().is_none() && !is_better_move_found {
        return;
    }
    if !pause.is_over(&mut current.waited_seconds, READING_PAUSE_SECONDS) {
        return;
    }
    let position_before = *current.tour.game().position();
    if is_better_move_found {
        current.tour.advance();
        if *current.tour.game().position() != position_before {
            table.write(current.position_shown());
        }
        pause.redraw.write(RequestRedraw);
        return;
    }
    let mut events = Vec::new();
    if current.tour.play_next(&mut events) {
        table.write(TableEvent::moved(&position_before, events));
    }
}
