//! Everything a player reads, in their language: pure, and used by both binaries.
//!
//! The words are Fluent messages in `assets/text/<language>/*.ftl`, embedded in the program. The
//! rest of the program speaks in types; the rooms here turn them into words: a [`book`] from a rule
//! set, a [`comment`] from an event, a [`reason`] from a refused move or an ended game, a
//! [`refutation`] from a wrong answer in a lesson, a [`problem`] from a rule file, a [`file_error`]
//! from a game or a match.
//!
//! [`why`](mod@why) turns the reasons of the teacher into sentences, [`teacher`] reports of games,
//! [`advice`] what is threatened and what comes of a move.
//!
//! What there is to know around the game is in [`background`](mod@background) and
//! [`strategies`]; [`help`] lays all that can be read out in pages. Where players read of
//! a game of their own, [`reader`] speaks to them.
//!
//! A language is added with a folder of messages and one line in [`language`].

pub mod advice;
pub mod background;
pub mod book;
#[cfg(test)]
mod catalogue;
pub mod comment;
pub mod file_error;
pub mod help;
pub mod hint;
pub mod lab;
pub mod language;
pub mod licences;
pub mod messages;
pub mod problem;
pub mod reader;
pub mod reason;
pub mod refutation;
pub mod strategies;
pub mod teacher;
pub mod training;
pub mod why;
mod words;

pub use background::background;
pub use book::{RuleBook, describe};
pub use comment::Commentary;
pub use language::Language;
pub use messages::{Argument, Messages};
pub use why::why;
