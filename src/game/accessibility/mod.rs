//! For players who don't see the table, or not well: all that happens as text, and panels for
//! screen readers.

pub mod screen_reader;
pub mod transcript;

pub use transcript::Transcript;
