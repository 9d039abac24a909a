//! The teacher: reasons for moves, game reports, puzzles, and an adaptive opponent. Pure.
//!
//! - [`puzzles`]: positions whose solutions are better than all other moves by a proved margin.
//!   [`puzzles::Miner`] finds them in self-play; [`puzzles::shipped`] loads the built-in ones.
//! - [`reasons`]: reasons for and against moves, and facts about positions.
//! - [`advice`]: threats and consequences of moves during a game.
//! - [`comparison`]: a move against the best alternative, when no reason is certain.
//! - [`highlights`]: a game's best capture, longest relay and so on, and what to try next.
//! - [`report`]: the value of every position of a game, the loss of every move, turning points.
//! - [`rating`]: the player's strength; the [`Companion`] plays at the same strength.
//! - [`standing`]: which games are rated; [`progress`]: a player's saved ratings and results;
//!   [`selection`]: the next puzzle for a player.
//!
//! `docs/teacher.md` describes the methods and the measurements.

pub mod advice;
pub mod companion;
pub mod comparison;
pub mod highlights;
pub mod progress;
pub mod proof;
pub mod puzzles;
pub mod rating;
pub mod reasons;
pub mod report;
pub mod selection;
pub mod standing;

pub use companion::Companion;
pub use progress::{PlayerProgress, RatedPoint, VariantProgress};
pub use proof::{Proof, ProvedMove, Prover};
pub use rating::PlayerRating;
pub use reasons::Reason;
