//! Perfect play.

mod circles;
pub mod memory;
pub mod number;
mod search;
pub mod solve;

pub use solve::{Limits, Progress, Solution, Solver, Unsolvable};
