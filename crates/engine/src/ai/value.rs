//! The unit of values.

/// One seed in the unit of all values, hundredths of a seed.
pub const SEED: i32 = 100;
