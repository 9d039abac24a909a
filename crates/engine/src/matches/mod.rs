//! Matches: their terms, games, score and text formats. Pure: no clock, no files, and randomness
//! only from a seed.
//!
//! - [`setup`]: the terms of a game; [`agreement`]: the terms of a match.
//! - [`plan`], [`series`]: a match of several games, who begins each of them, and who wins.
//! - [`saved`]: an unfinished match as text.
//! - [`archive`]: finished games as game files, and their summaries.
//! - [`letter`]: a match with a friend elsewhere, played by sending links back and forth.
//! - [`link`]: a link to a game.
//! - [`statistics`]: a player's results by variant and opponent.

pub mod agreement;
pub mod archive;
pub mod date;
pub mod letter;
pub mod link;
pub mod opponent;
pub mod plan;
pub mod saved;
pub mod series;
pub mod setup;
pub mod statistics;

pub use agreement::{Agreement, Purpose};
pub use archive::FinishedGame;
pub use date::Date;
pub use letter::{Letter, LetterError};
pub use link::{LinkError, LinkedGame};
pub use opponent::Opponent;
pub use plan::{Contestant, SeriesPlan};
pub use saved::{SavedMatch, SavedMatchError};
pub use series::{PlayedGame, Series};
pub use setup::{Beginner, MatchSetup, Player, Seat};
pub use statistics::{Record, Statistics};
