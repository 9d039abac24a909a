//! Puzzles: positions whose solutions are better than all other moves by a proved margin.
//!
//! The solver always plays South. A [`Miner`] finds puzzles in self-play under any rules,
//! [`shipped`] loads the built-in ones, [`check`] verifies one, and [`daily`] picks the puzzle of
//! the day.

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
