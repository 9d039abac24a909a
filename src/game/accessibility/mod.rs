//! For blind players and players with low vision: events as text, and panels for screen readers.

pub mod screen_reader;
pub mod transcript;

pub use transcript::Transcript;
