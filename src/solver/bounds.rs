//! Between what a value lies.

/// Between what the player to move gains from a position on, in seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// At least this.
    pub least: i32,
    /// At most this.
    pub most: i32,
}

impl Bounds {
    /// The value, if it is known.
    #[must_use]
    pub fn value(&self) -> Option<i32> {
        (self.least == self.most).then_some(self.least)
    }
}
