//! The unit of values.

/// One seed, in the unit in which the search counts: values are hundredths of a seed.
pub const SEED: i32 = 100;
