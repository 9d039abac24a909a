//! Bounds on a value.

/// Bounds on the gain of the player to move, in seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The gain is at least this.
    pub least: i32,
    /// The gain is at most this.
    pub most: i32,
}

impl Bounds {
    /// Returns the value, if the bounds meet.
    #[must_use]
    pub fn value(&self) -> Option<i32> {
        (self.least == self.most).then_some(self.least)
    }
}
