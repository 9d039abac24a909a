//! Measured times in order: pure.

use std::time::Duration;

/// Measured times, the shortest first.
pub(super) struct Times(Vec<Duration>);

impl Times {
    /// These times, put in order.
    pub fn of(times: impl IntoIterator<Item = Duration>) -> Self {
        let mut times: Vec<_> = times.into_iter().collect();
        times.sort_unstable();
        Self(times)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The time that this share of all keeps within, from 0 for the shortest to 1 for the longest;
    /// of no times it is zero.
    pub fn within(&self, share: f32) -> Duration {
        let last = self.0.len().saturating_sub(1);
        let index = (share * last as f32).round() as usize;
        self.0.get(index).copied().unwrap_or_default()
    }
}
