//! The words of the chosen language, and what the players are called in it.

pub mod players;
mod trouble;
mod words;

pub use trouble::trouble;
pub use words::{Words, plugin};
