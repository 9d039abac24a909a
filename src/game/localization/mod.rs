//! The words of the chosen language, and what the players are called in it.

pub mod players;
mod words;

pub use words::{Words, plugin};
