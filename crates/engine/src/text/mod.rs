//! All text for players, in their language.
//!
//! Messages are in Fluent files, `assets/text/<language>/*.ftl`, embedded in the program. These
//! modules turn values into text: a rule set into a [`book`], an event into a [`comment`], a
//! refused move or an ended game into a [`reason`], a wrong answer in a lesson into a
//! [`refutation`], an error in a rule file into a [`problem`], one in a game or a match into a
//! [`file_error`].
//!
//! [`why`](mod@why) puts the teacher's reasons into words, [`teacher`] its reports, and [`advice`]
//! threats and prospects.
//!
//! [`description`] answers questions about a position for players who can't see the board.
//!
//! [`background`](mod@background) and [`strategies`] contain general texts; [`help`] arranges
//! everything in pages. [`reader`] addresses players as "you" in their own games.
//!
//! To add a language, add a folder of message files and a line in [`language`].

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
pub use messages::{Argument, HOLE_END, HOLE_START, Messages, spoken, unmarked};
pub use typed_command::TypedCommand;
pub use why::why;
