//! Awale.
#[cfg(feature = "game")]
pub mod game;
pub mod rules;
