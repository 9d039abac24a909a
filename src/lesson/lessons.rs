//! The built-in lessons as a course.

use std::sync::{Arc, LazyLock};

use bevy::prelude::*;

use awale_engine::lessons::{Chapter, Lesson, library};
use awale_engine::teacher::PlayerProgress;
use awale_engine::text::Argument;

/// All lessons with their names, in the recommended order.
pub static LESSONS: LazyLock<Vec<(&'static str, Arc<Lesson>)>> = LazyLock::new(|| {
    let lesson = |name| match library::load(name)? {
        Ok(lesson) => Some((name, Arc::new(lesson))),
        Err(error) => {
            error!("lesson {name}: {error}");
            None
        }
    };
    library::names().filter_map(lesson).collect()
});

/// Returns the first lesson for a beginner.
#[must_use]
pub fn first_lesson() -> Option<&'static Arc<Lesson>> {
    let mut lessons = LESSONS.iter();
    let first = lessons.find(|(name, _)| *name == library::FIRST);
    first.map(|(_, lesson)| lesson)
}

/// Returns the first lesson that isn't completed, once another one is: in the course of the usual
/// game or, after that, in the course of all games.
#[must_use]
pub fn next_lesson(progress: &PlayerProgress) -> Option<NextLesson> {
    let is_completed = |name: &str| progress.has_completed(name);
    if !LESSONS.iter().any(|(name, _)| is_completed(name)) {
        return None;
    }
    let others = [Chapter::OtherGames, Chapter::World];
    let usual = LESSONS
        .iter()
        .take_while(|(_, lesson)| !others.contains(&lesson.chapter));
    let courses = [usual.count(), LESSONS.len()];
    let number = LESSONS.iter().position(|(name, _)| !is_completed(name))?;
    Some(NextLesson {
        name: LESSONS[number].0,
        number: number + 1,
        course_length: courses.into_iter().find(|&length| number < length)?,
    })
}

/// The next lesson of a course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextLesson {
    /// Its name.
    pub name: &'static str,
    /// Its number in the course, from 1.
    number: usize,
    /// The number of lessons of the course.
    course_length: usize,
}

impl NextLesson {
    /// Returns its number in the course and the course's length, as message arguments.
    #[must_use]
    pub fn arguments(&self) -> [(&'static str, Argument<'static>); 2] {
        [
            ("number", self.number.into()),
            ("lessons", self.course_length.into()),
        ]
    }
}
