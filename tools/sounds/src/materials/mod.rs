//! What sounds: the wood of the board and the seeds.

mod seed;
mod wood;

pub use seed::Seed;
pub use wood::Wood;
