//! The mind.
pub mod levels;
pub use levels::Level;
