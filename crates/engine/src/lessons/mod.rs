//! Lessons: scripted positions, and questions for the learner. Does no I/O.
//!
//! A lesson file in `assets/lessons` contains positions, scripted moves and questions ([`spec`]);
//! its texts are messages in `lesson.ftl`. Validated against the rules of its variant, it becomes a
//! [`Lesson`], and a [`Tour`] leads a learner through it. Tests check what each text claims by the
//! rules and the search. A [`refutation`](mod@refutation) answers a wrong move with the opponent's
//! reply.
//!
//! Lessons introduce [kinds of rules](kind): before a game with a rule that is new to the player,
//! the game offers the lesson on it.

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
pub use lesson::{Lesson, LessonError, LessonStep, Task};
pub use library::first_lesson_for;
pub use refutation::{Fault, Refutation, best_reply, refutation};
pub use spec::Chapter;
pub use tour::{Answer, Tour};
