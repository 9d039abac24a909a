//! Percentiles of measured times. Pure.

use std::time::Duration;

/// Measured times in ascending order.
pub(super) struct Times(Vec<Duration>);

impl Times {
    /// Sorts the times.
    pub fn of(times: impl IntoIterator<Item = Duration>) -> Self {
        let mut times: Vec<_> = times.into_iter().collect();
        times.sort_unstable();
        Self(times)
    }

    /// The number of times.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The time at the quantile `fraction`, from 0 (the shortest) to 1 (the longest); zero if there
    /// are no times.
    pub fn quantile(&self, fraction: f32) -> Duration {
        let last = self.0.len().saturating_sub(1);
        let index = (fraction * last as f32).round() as usize;
        self.0.get(index).copied().unwrap_or_default()
    }
}
