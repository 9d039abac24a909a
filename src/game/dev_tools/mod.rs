//! Tools for people who work on the game: scripted runs with fixed time steps.

mod input;
mod runner;
mod script;

pub use runner::{ScriptedRun, plugin};
pub use script::{Script, ScriptError};
