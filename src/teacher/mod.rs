//! The teacher: why a move is good or bad, what a game could have been, puzzles, and an opponent who keeps step. Pure.
//!
//! - [`puzzles`] are positions in which the right moves are better than all others by a margin that is proved.
//!   They are found in self-play ([`puzzles::Miner`]), and come with the program for every built-in variant ([`puzzles::shipped`]).
//! - [`reasons`] say why a move is good or bad, and what there is to see in a position.
//! - [`advice`] tells during a game what is threatened, and what comes of a move.
//! - [`report`] goes through a game: what every position was worth, what the moves lost, where the game turned.
//! - [`rating`] keeps how strong a player is, as far as it is known, and the [`Companion`] plays just as strong.
//! - [`standing`] says which games count for that, and [`progress`] is all that is kept of a player.
//!
//! How things are measured, and the figures: `docs/teacher.md`.

pub mod advice;
pub mod companion;
pub mod progress;
pub mod proof;
pub mod puzzles;
pub mod rating;
pub mod reasons;
pub mod report;
pub mod standing;

pub use companion::Companion;
pub use progress::{Progress, VariantProgress};
pub use proof::{Proof, Prover, Worth};
pub use rating::PlayerRating;
pub use reasons::Reason;
