//! A lesson on the table: its moves play themselves, and the learner's choices are answered. The
//! mistakes of a game are lessons of one task each.

mod demonstration;
mod mistakes;
mod refuting;

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::game::playback::Playback;
use crate::game::schedule::GameSet;
use crate::game::state::Pause;
use crate::game::table::{ShowParts, Table, TableEvent, TableWriter};
use crate::lessons::{Answer, Lesson, Refutation, Step, Tour};
use crate::rules::{Hole, HoleSet, Refusal};
use mistakes::Course;
use refuting::Refuting;

pub use demonstration::{
    CurrentDemonstration, Demonstration, DemonstrationCommand, NextDemonstration, Showing, Subject,
};
pub use mistakes::{Mistake, MistakeNow, Mistakes};

/// How long the learner has to read and to look before a move plays itself, in seconds.
const READING: f32 = 1.6;

/// Adds the lessons.
pub fn plugin(app: &mut App) {
    app.add_plugins(demonstration::plugin);
    app.add_show_part::<CurrentLesson>()
        .add_message::<LessonCommand>()
        .add_observer(refuting::take_in)
        .add_systems(
            Update,
            (
                carry_out.in_set(LessonSet),
                (play_itself, refuting::refute)
                    .chain()
                    .in_set(LessonShowSet)
                    .run_if(resource_exists::<CurrentLesson>.and_then(in_state(Pause::Running))),
            )
                .chain()
                .after(GameSet::Session)
                .before(GameSet::Playback),
        );
}

/// What a learner wants is carried out.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LessonSet;

/// What plays itself in a lesson is played, and what was found of a wrong answer is shown; after [`LessonSet`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LessonShowSet;

/// What a learner wants.
#[derive(Message, Clone, Debug)]
pub enum LessonCommand {
    /// Begin this lesson.
    Begin(Arc<Lesson>),
    /// Find something better than this player's mistakes, of which this one comes first, from 0.
    FindBetter(Arc<Mistakes>, usize),
    /// Answer the task with this hole.
    Answer(Hole),
    /// Be shown the best answer.
    Show,
    /// Go on to the next step, if there is one.
    Next,
    /// Go over to the next mistake, if there is one.
    NextMistake,
    /// Point at these holes while the step is on the board.
    PointOut(HoleSet),
    /// Go on to this step, which comes behind all others.
    GoOn(Box<Step>),
    /// Leave the lesson.
    Leave,
    /// Leave the lesson for a match, which has laid out the table.
    GiveWay,
}

/// The lesson that is under way.
#[derive(Resource)]
pub struct CurrentLesson {
    tour: Tour,
    said: Said,
    waited: f32,
    refuting: Refuting,
    /// What was wrong with the last choice, once it is known.
    refutation: Option<Refutation>,
    /// How a choice is answered of which nothing more is known.
    reply: Option<Hole>,
    /// The way through the mistakes of a game; `None` in a lesson.
    course: Option<Course>,
}

/// What was said to the learner's last choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Said {
    /// The player has not chosen yet.
    #[default]
    Nothing,
    /// It was right.
    Praise,
    /// It was not what was asked for.
    Help,
    /// It can't be played.
    Refused(Hole, Refusal),
}

impl CurrentLesson {
    fn at_start_of(tour: Tour) -> Self {
        Self {
            tour,
            said: Said::Nothing,
            waited: 0.0,
            refuting: Refuting::Done,
            refutation: None,
            reply: None,
            course: None,
        }
    }

    /// Another tour on the same way.
    fn begin_tour(&mut self, tour: Tour) {
        let course = self.course.take();
        *self = Self::at_start_of(tour);
        self.course = course;
    }

    /// How far the learner has come.
    #[must_use]
    pub const fn tour(&self) -> &Tour {
        &self.tour
    }

    /// What was said to the learner's last choice.
    #[must_use]
    pub const fn said(&self) -> Said {
        self.said
    }

    /// What was wrong with the learner's last choice, where that could be shown.
    #[must_use]
    pub const fn refutation(&self) -> Option<&Refutation> {
        self.refutation.as_ref()
    }

    /// How the learner's last choice would be answered, where nothing more is known of it.
    #[must_use]
    pub const fn reply(&self) -> Option<Hole> {
        self.reply
    }

    /// Whether the learner is asked for a hole of the board as it is shown: not while that is
    /// the board after a wrong answer.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.tour.asks() && !matches!(self.refuting, Refuting::Shown(_))
    }

    /// Whether what was wrong with the last choice is being found out, or is on the board.
    #[must_use]
    pub const fn is_refuting(&self) -> bool {
        !matches!(self.refuting, Refuting::Done)
    }

    /// Drops the refutation of the last choice, and puts the board back if it shows it.
    fn put_back(&mut self, table: &mut TableWriter) {
        if let Refuting::Shown(_) = std::mem::take(&mut self.refuting) {
            table.write(self.position_shown());
        }
    }

    /// Goes on to the next step, if there is one.
    fn go_on(&mut self, table: &mut TableWriter) {
        if self.tour.advance() {
            self.said = Said::Nothing;
            self.waited = 0.0;
            self.refuting = Refuting::Done;
            self.refutation = None;
            self.reply = None;
            table.write(self.position_shown());
        }
    }

    fn position_shown(&self) -> TableEvent {
        TableEvent::position_shown(self.tour.game().position())
    }
}

fn carry_out(
    mut world: Commands,
    mut wishes: MessageReader<LessonCommand>,
    mut current: Option<ResMut<CurrentLesson>>,
    mut table: TableWriter,
) {
    for wish in wishes.read() {
        match (wish, &mut current) {
            (LessonCommand::Begin(lesson), _) => {
                let Some(tour) = Tour::new(Arc::clone(lesson)) else {
                    continue;
                };
                let begun = CurrentLesson::at_start_of(tour);
                table.write(begun.position_shown());
                world.insert_resource(begun);
            }
            (LessonCommand::FindBetter(mistakes, first), _) => {
                let (mistakes, first) = (Arc::clone(mistakes), *first);
                world.queue(move |world: &mut World| mistakes::begin(world, mistakes, first));
            }
            (LessonCommand::Answer(_) | LessonCommand::Show, Some(current)) => {
                let is_shown = matches!(wish, LessonCommand::Show);
                let hole = match wish {
                    LessonCommand::Answer(hole) => Some(*hole),
                    _ => current.best_hole(),
                };
                let Some(hole) = &hole else {
                    continue;
                };
                current.put_back(&mut table);
                current.refutation = None;
                current.reply = None;
                let asks = current.tour.asks();
                if let Some(course) = current.course.as_mut().filter(|_| asks) {
                    course.tried = Some(*hole);
                    course.is_shown = is_shown;
                }
                let before = *current.tour.game().position();
                let mut events = Vec::new();
                current.said = match current.tour.answer(*hole, &mut events) {
                    Answer::Right => {
                        table.write(TableEvent::moved(&before, events));
                        Said::Praise
                    }
                    Answer::Wrong => {
                        table.write(TableEvent::WrongAnswer { hole: *hole });
                        let any = current.course.is_some();
                        let search = refuting::search(&current.tour, *hole, any);
                        current.refuting = Refuting::Searching(world.spawn(search).id());
                        Said::Help
                    }
                    Answer::Refused(refusal) => {
                        let hole = *hole;
                        table.write(TableEvent::Refused { hole, refusal });
                        Said::Refused(hole, refusal)
                    }
                    Answer::NotAsked => continue,
                };
            }
            (LessonCommand::Next, Some(current)) => {
                current.go_on(&mut table);
            }
            (LessonCommand::PointOut(holes), Some(current)) => current.tour.point_out(*holes),
            (LessonCommand::GoOn(step), Some(current)) => {
                current.put_back(&mut table);
                current.tour.append((**step).clone());
                current.go_on(&mut table);
            }
            (LessonCommand::NextMistake, Some(current)) => {
                table.write_batch(current.go_to_next_mistake());
            }
            (LessonCommand::Leave, Some(current)) if current.course.is_some() => {
                world.queue(Table::pop);
            }
            (LessonCommand::Leave, Some(_)) => {
                world.remove_resource::<CurrentLesson>();
                table.write(TableEvent::Left);
            }
            (LessonCommand::GiveWay, Some(_)) => world.remove_resource::<CurrentLesson>(),
            (_, None) => {}
        }
    }
}

/// Lets the learner look at the board for a while.
#[derive(SystemParam)]
struct LookingPause<'w> {
    time: Res<'w, Time>,
    playback: Res<'w, Playback>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl LookingPause<'_> {
    /// Whether nothing has moved for `seconds`. `waited` counts them, and starts anew then.
    fn is_over(&mut self, waited: &mut f32, seconds: f32) -> bool {
        if self.playback.is_busy() {
            return false;
        }
        *waited += self.time.delta_secs();
        let is_over = *waited >= seconds;
        if is_over {
            *waited = 0.0;
        } else {
            self.redraw.write(RequestRedraw);
        }
        is_over
    }
}

/// Plays the moves that play themselves, one after the other.
fn play_itself(
    mut pause: LookingPause,
    mut current: ResMut<CurrentLesson>,
    mut table: TableWriter,
) {
    // A better move that was found is followed by the line that goes on from it.
    let is_found =
        current.course.is_some() && current.tour.step_number() == 0 && current.tour.is_step_done();
    if current.tour.next_move().is_none() && !is_found {
        return;
    }
    if !pause.is_over(&mut current.waited, READING) {
        return;
    }
    let before = *current.tour.game().position();
    if is_found {
        current.tour.advance();
        if *current.tour.game().position() != before {
            table.write(current.position_shown());
        }
        pause.redraw.write(RequestRedraw);
        return;
    }
    let mut events = Vec::new();
    if current.tour.play_next(&mut events) {
        table.write(TableEvent::moved(&before, events));
    }
}
