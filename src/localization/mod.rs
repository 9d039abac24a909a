//! Text in the chosen language, including the names of the players.

mod file_error;
pub mod players;
mod words;

pub use file_error::file_error;
pub use words::{Words, plugin};
