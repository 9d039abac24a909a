//! Generates [endgame tables](super::tables): each layer from those below it.

pub mod builder;
mod count;
pub mod solve;
mod unmove;

pub use builder::{BuildProgress, TableBuilder, TableStorage};
pub use solve::LayerProgress;
