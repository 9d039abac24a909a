//! For blind players and players with low vision: events as text, answers to questions about the
//! board, and the connection to screen readers.

pub mod by_ear;
pub mod heard_game;
#[cfg(target_os = "linux")]
mod linux_adapter;
#[cfg(not(target_arch = "wasm32"))]
mod named_tree;
#[cfg(target_arch = "wasm32")]
mod page_adapter;
pub mod screen_reader;
pub mod speech;
pub mod transcript;
#[cfg(not(any(target_os = "linux", target_arch = "wasm32")))]
mod window_adapter;

pub use by_ear::ByEar;
pub use heard_game::GameOnTable;
pub use speech::{Answered, Ask, Say, Speech};
pub use transcript::Transcript;
