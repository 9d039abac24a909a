//! For blind players and players with low vision: events as text, answers to questions about the
//! board, and the connection with screen readers.

#[cfg(target_os = "linux")]
mod linux_adapter;
#[cfg(target_arch = "wasm32")]
mod page_adapter;
pub mod screen_reader;
pub mod speech;
pub mod transcript;

pub use screen_reader::ByEar;
pub use speech::{Answered, Question, Speech};
pub use transcript::Transcript;
