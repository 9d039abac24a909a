//! Texts in the chosen language, including the names of the players.

pub mod players;
mod trouble;
mod words;

pub use trouble::trouble;
pub use words::{Words, plugin};
