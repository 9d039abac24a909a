//! Awale: the family of sowing games, as rules, a mind, and an animated game.
//!
//! - [`rules`]: reads variants as data, plays any of them, reports a move as events. Pure.
//! - [`ai`]: searches any of them, and plays at seven levels.
//! - [`text`]: everything a player reads, in his language: messages, comments, the rule book. Pure.
//!
//! See `ARCHITECTURE.md` for the map of the whole.

pub mod ai;
#[cfg(feature = "game")]
pub mod game;
pub mod rules;
pub mod text;
