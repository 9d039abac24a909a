//! Sounding materials: the wood of the board, stone, and seeds.

mod seed;
mod wood;

pub use seed::{BALL, COWRIE, PEBBLE, Seed, SeedKind};
pub use wood::Wood;
