//! Lessons: positions that play themselves, and tasks for the learner. Pure.
//!
//! A lesson is a file in `assets/lessons`, which says what lies on the board, what plays
//! itself, and what the learner is asked for ([`spec`]); its words are messages in
//! `lesson.ftl`. Read and checked against the rules of its variant it is a [`Lesson`];
//! a [`Tour`] leads a learner through it. That every word is true of its position is
//! tested with the rules and the search. A wrong answer is explained by what the opponent
//! would do ([`refutation`](mod@refutation)).
//!
//! Lessons introduce [kinds of rules](kind): a player who starts a game with one that is new to
//! them is offered the lesson on it.

pub mod demonstration;
pub mod kind;
mod lesson;
pub mod library;
pub mod refutation;
pub mod spec;
#[cfg(test)]
mod tests;
mod tour;

pub use demonstration::{Demonstration, demonstrations};
pub use kind::{RuleKind, kinds};
pub use lesson::{Lesson, LessonError, Step, Task};
pub use library::first_lesson_for;
pub use refutation::{Fault, Refutation, best_reply, refutation};
pub use spec::Chapter;
pub use tour::{Answer, Tour};
