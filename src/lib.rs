//! Awale: the family of sowing games, as rules, a mind, and an animated game.
//!
//! - [`rules`]: reads variants as data, plays any of them, reports a move as events. Pure.
//!
//! See `ARCHITECTURE.md` for the map of the whole.

pub mod rules;
#[cfg(feature = "sound-generator")]
pub mod synthesis;
