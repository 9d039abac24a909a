//! What sounds: the wood of the board, stone, and the seeds.

mod seed;
mod wood;

pub use seed::{BALL, COWRIE, Kind, PEBBLE, Seed};
pub use wood::Wood;
