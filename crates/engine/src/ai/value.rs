//! The unit of search values.

/// One seed in the unit of all search values, which is a hundredth of a seed.
pub const SEED: i32 = 100;
