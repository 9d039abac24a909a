//! Puzzles: positions whose right moves are better than all others by a proved margin.
//!
//! The solver always plays South. A [`Miner`] finds puzzles in self-play under any rules,
//! [`shipped`] loads the built-in ones, [`check`] proves one again, and [`daily`] picks the puzzle
//! of a day.

mod check;
mod choice;
mod daily;
mod difficulty;
mod lesson;
mod library;
mod mining;
mod puzzle;
#[cfg(test)]
mod tests;
mod theme;

pub use check::{CheckError, check};
pub use daily::daily;
pub use difficulty::{difficulty, success_rate};
pub use library::{shipped, shipped_names};
pub use mining::{Miner, MiningStatistics, themes_of};
pub use puzzle::{FORMAT, Puzzle, PuzzleError, PuzzleSet};
pub use theme::Theme;
