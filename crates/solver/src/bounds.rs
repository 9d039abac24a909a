//! Bounds on a value.

/// Bounds on the gain of the player to move, in seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The gain is at least this.
    pub lower: i32,
    /// The gain is at most this.
    pub upper: i32,
}

impl Bounds {
    /// Returns the value, if the bounds meet.
    #[must_use]
    pub fn value(&self) -> Option<i32> {
        (self.lower == self.upper).then_some(self.lower)
    }
}
