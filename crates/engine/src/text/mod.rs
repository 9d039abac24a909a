//! All text for players, in their language.
//!
//! Messages are Fluent files, `assets/text/<language>/*.ftl`, embedded in the program. These
//! modules turn types into text: a [`book`] from a rule set, a [`comment`] from an event, a
//! [`reason`] from a refused move or an ended game, a [`refutation`] from a wrong answer in a
//! lesson, a [`problem`] from a rule file, a [`file_error`] from a game or a match.
//!
//! [`why`](mod@why) turns the teacher's reasons into sentences, [`teacher`] its reports, [`advice`]
//! threats and outlooks.
//!
//! [`description`] answers questions about a position that players can't see.
//!
//! [`background`](mod@background) and [`strategies`] have general texts; [`help`] arranges all of
//! them in pages. [`reader`] addresses players in their own games.
//!
//! To add a language, add a folder of messages and a line in [`language`].

pub mod advice;
pub mod background;
pub mod book;
#[cfg(test)]
mod catalogue;
pub mod comment;
mod comparison;
pub mod description;
pub mod file_error;
pub mod help;
pub mod hint;
pub mod lab;
pub mod language;
pub mod licences;
pub mod links;
pub mod messages;
pub mod problem;
pub mod reader;
pub mod reason;
pub mod refutation;
pub mod strategies;
pub mod teacher;
pub mod training;
pub mod typed_command;
pub mod why;
mod words;

pub use background::background;
pub use book::{RuleBook, describe};
pub use comment::Commentary;
pub use description::{Description, Question};
pub use language::Language;
pub use messages::{Argument, HOLE_BEGINS, HOLE_ENDS, Messages, spoken, unmarked};
pub use typed_command::TypedCommand;
pub use why::why;
