//! Lessons: positions that play themselves, and tasks for the learner. Pure.
//!
//! A lesson is a file in `assets/lessons`, which says what lies on the board, what plays
//! itself, and what the learner is asked for ([`spec`]); its words are messages in
//! `lesson.ftl`. Read and checked against the rules of its variant it is a [`Lesson`];
//! a [`Tour`] leads a learner through it. That every word is true of its position is
//! tested with the rules and the search.

mod lesson;
pub mod library;
pub mod spec;
#[cfg(test)]
mod tests;
mod tour;

pub use lesson::{Lesson, LessonError, Step, Task};
pub use spec::Chapter;
pub use tour::{Answer, Tour};
