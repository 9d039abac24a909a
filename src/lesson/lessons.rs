//! The built-in lessons as a course.

use std::sync::Arc;

use bevy::prelude::*;

use awale_engine::lessons::{Chapter, Lesson, library};
use awale_engine::teacher::Progress;
use awale_engine::text::Argument;

/// All lessons, in the recommended order.
#[derive(Resource)]
pub struct Lessons(Vec<(&'static str, Arc<Lesson>)>);

impl Default for Lessons {
    fn default() -> Self {
        let lesson = |name| match library::load(name)? {
            Ok(lesson) => Some((name, Arc::new(lesson))),
            Err(error) => {
                error!("lesson {name}: {error}");
                None
            }
        };
        Self(library::names().filter_map(lesson).collect())
    }
}

impl Lessons {
    /// Returns all lessons with their names.
    #[must_use]
    pub fn all(&self) -> &[(&'static str, Arc<Lesson>)] {
        &self.0
    }

    /// Returns the first lesson for a beginner.
    #[must_use]
    pub fn first(&self) -> Option<&Arc<Lesson>> {
        let first = self.0.iter().find(|(name, _)| *name == library::FIRST);
        first.map(|(_, lesson)| lesson)
    }

    /// Returns the first lesson that isn't completed, once any lesson is. It is counted in the
    /// course of the main game or, after that, in the course of all games.
    #[must_use]
    pub fn next(&self, progress: &Progress) -> Option<NextLesson> {
        let is_completed = |name: &str| progress.has_completed(name);
        if !self.0.iter().any(|(name, _)| is_completed(name)) {
            return None;
        }
        let later_chapters = [Chapter::OtherGames, Chapter::World];
        let main_course = self
            .0
            .iter()
            .take_while(|(_, lesson)| !later_chapters.contains(&lesson.chapter));
        let course_lengths = [main_course.count(), self.0.len()];
        let number = self.0.iter().position(|(name, _)| !is_completed(name))?;
        Some(NextLesson {
            name: self.0[number].0,
            number: number + 1,
            course_length: course_lengths
                .into_iter()
                .find(|&course_length| number < course_length)?,
        })
    }
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
