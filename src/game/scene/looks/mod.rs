//! What board and seeds can be made of: one table of measures and colours, which
//! the shaders read as they are.

mod boards;
mod seeds;

pub use boards::{BoardLook, CALABASH};
pub use seeds::{SeedKind, SeedLook};
