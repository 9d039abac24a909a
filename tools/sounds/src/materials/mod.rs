//! Sounding materials: the wood of the board, stone, and seeds.

mod seed;
mod wood;

pub use seed::{BALL, COWRIE, Kind, PEBBLE, Seed};
pub use wood::Wood;
