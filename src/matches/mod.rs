//! Matches: what players agree on, the games of a match and its score, and what is
//! kept of matches, as text. Pure: no clock, no files, and chance only from a seed.
//!
//! - [`setup`]: a game as the players have agreed on it; [`agreement`]: a match as they have.
//! - [`plan`], [`series`]: a match of several games, who begins each, and who wins it.
//! - [`saved`]: a match under way, whole, so that it survives the program's end.
//! - [`archive`]: finished games as game files, and what a list of them shows.
//! - [`link`]: a game as a link.
//! - [`statistics`]: what one player has won and lost, by variant and level.

pub mod agreement;
pub mod archive;
pub mod date;
pub mod link;
pub mod plan;
pub mod saved;
pub mod series;
pub mod setup;
pub mod statistics;

pub use agreement::{Agreement, Purpose};
pub use archive::FinishedGame;
pub use date::Date;
pub use link::{LinkError, LinkedGame};
pub use plan::{Contestant, SeriesPlan};
pub use saved::{SavedMatch, SavedMatchError};
pub use series::{PlayedGame, Series};
pub use setup::{Beginner, MatchSetup, Player, Seat};
pub use statistics::{Record, Statistics};
