//! Tools for people who work on the game: scripted runs with fixed time steps,
//! and what a frame costs.

pub mod bench;
mod input;
pub mod rehearsal;
mod runner;
mod script;
mod stage;
mod times;

pub use bench::Bench;
pub use runner::{ScriptedRun, plugin};
pub use script::{Script, ScriptError};
