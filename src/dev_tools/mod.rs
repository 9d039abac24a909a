//! Developer tools: scripted runs with fixed time steps, drawing without a display, and the frame
//! benchmark.

pub mod bench;
mod context;
mod input;
pub mod offscreen;
mod quantiles;
pub mod rehearsal;
mod runner;
mod script;

pub use bench::Bench;
pub use runner::{ScriptedRun, plugin};
pub use script::{Script, ScriptError};
