//! A lesson on the table: what plays itself is shown like any move, and what the
//! learner chooses is answered. The mistakes of a game are looked at in the same way.

mod mistakes;
mod refuting;

use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::game::playback::Playback;
use crate::game::schedule::GameSet;
use crate::game::session::MatchEvent;
use crate::game::state::Pause;
use crate::lessons::{Answer, Lesson, Refutation, Step, Tour};
use crate::rules::{BoardSnapshot, Hole, HoleSet, Refusal};
use mistakes::Course;
use refuting::Refuting;

mod aside;
mod demonstration;

pub use demonstration::{
    CurrentDemonstration, Demonstration, DemonstrationCommand, NextDemonstration, Showing, Subject,
};
pub use mistakes::{Mistake, MistakeNow, Mistakes};

/// How long the learner has to read and to look before a move plays itself, in seconds.
const READING: f32 = 1.6;

/// Adds the lessons.
pub fn plugin(app: &mut App) {
    app.add_plugins(demonstration::plugin);
    app.add_message::<LessonCommand>().add_systems(
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

    /// Ends what is said of the last choice, and puts the board back if it shows what came of it.
    fn put_back(&mut self, match_events: &mut MessageWriter<MatchEvent>) {
        if let Refuting::Shown(_) = std::mem::take(&mut self.refuting) {
            match_events.write(self.stands());
        }
    }

    /// Goes on to the next step, if there is one.
    fn go_on(&mut self, match_events: &mut MessageWriter<MatchEvent>) {
        if self.tour.advance() {
            self.said = Said::Nothing;
            self.waited = 0.0;
            self.refuting = Refuting::Done;
            self.refutation = None;
            self.reply = None;
            match_events.write(self.stands());
        }
    }

    fn stands(&self) -> MatchEvent {
        MatchEvent::Stands {
            snapshot: BoardSnapshot::of(self.tour.game().position()),
        }
    }
}

fn carry_out(
    mut world: Commands,
    mut wishes: MessageReader<LessonCommand>,
    mut current: Option<ResMut<CurrentLesson>>,
    mut match_events: MessageWriter<MatchEvent>,
) {
    for wish in wishes.read() {
        match (wish, &mut current) {
            (LessonCommand::Begin(lesson), _) => {
                let Some(tour) = Tour::new(Arc::clone(lesson)) else {
                    continue;
                };
                let begun = CurrentLesson::at_start_of(tour);
                match_events.write(begun.stands());
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
                current.put_back(&mut match_events);
                current.refutation = None;
                current.reply = None;
                let asks = current.tour.asks();
                if let Some(course) = current.course.as_mut().filter(|_| asks) {
                    course.tried = Some(*hole);
                    course.is_shown = is_shown;
                }
                let position = current.tour.game().position();
                let (mover, before) = (position.to_move(), BoardSnapshot::of(position));
                let mut events = Vec::new();
                current.said = match current.tour.answer(*hole, &mut events) {
                    Answer::Right => {
                        match_events.write(MatchEvent::Moved {
                            mover,
                            before,
                            events,
                        });
                        Said::Praise
                    }
                    Answer::Wrong => {
                        match_events.write(MatchEvent::WrongAnswer { hole: *hole });
                        current.refuting =
                            Refuting::begin(&current.tour, *hole, current.course.is_some());
                        Said::Help
                    }
                    Answer::Refused(refusal) => {
                        match_events.write(MatchEvent::Refused {
                            hole: *hole,
                            refusal,
                        });
                        Said::Refused(*hole, refusal)
                    }
                    Answer::NotAsked => continue,
                };
            }
            (LessonCommand::Next, Some(current)) => {
                current.go_on(&mut match_events);
            }
            (LessonCommand::PointOut(holes), Some(current)) => current.tour.point_out(*holes),
            (LessonCommand::GoOn(step), Some(current)) => {
                current.put_back(&mut match_events);
                current.tour.append((**step).clone());
                current.go_on(&mut match_events);
            }
            (LessonCommand::NextMistake, Some(current)) => {
                match_events.write_batch(current.go_to_next_mistake());
            }
            (LessonCommand::Leave, Some(current)) if current.course.is_some() => {
                world.queue(mistakes::end);
            }
            (LessonCommand::Leave, Some(_)) => {
                world.remove_resource::<CurrentLesson>();
                match_events.write(MatchEvent::Left);
            }
            (LessonCommand::GiveWay, Some(_)) => world.remove_resource::<CurrentLesson>(),
            (_, None) => {}
        }
    }
}

/// Moves that play themselves, one after the other.
fn play_itself(
    time: Res<Time>,
    playback: Res<Playback>,
    mut current: ResMut<CurrentLesson>,
    mut match_events: MessageWriter<MatchEvent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // What was found is followed by the line that goes on from it.
    let is_found = current.course.is_some() && current.tour.step_number() == 0;
    let is_found = is_found && current.tour.is_step_done();
    if (current.tour.next_move().is_none() && !is_found) || playback.is_busy() {
        return;
    }
    current.waited += time.delta_secs();
    if current.waited < READING {
        redraw.write(RequestRedraw);
        return;
    }
    current.waited = 0.0;
    let position = current.tour.game().position();
    let (mover, before) = (position.to_move(), BoardSnapshot::of(position));
    if is_found {
        current.tour.advance();
        if BoardSnapshot::of(current.tour.game().position()) != before {
            match_events.write(current.stands());
        }
        redraw.write(RequestRedraw);
        return;
    }
    let mut events = Vec::new();
    if current.tour.play_next(&mut events) {
        match_events.write(MatchEvent::Moved {
            mover,
            before,
            events,
        });
    }
}
