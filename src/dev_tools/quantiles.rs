//! Percentiles of measurements. Pure.

/// Measurements in ascending order.
pub(super) struct Quantiles<T>(Vec<T>);

impl<T: Ord + Copy + Default> Quantiles<T> {
    /// Sorts the measurements.
    pub fn of(values: impl IntoIterator<Item = T>) -> Self {
        let mut values: Vec<_> = values.into_iter().collect();
        values.sort_unstable();
        Self(values)
    }

    /// Returns the number of measurements.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Returns the measurement at the quantile `fraction`, from 0 (the smallest) to 1 (the
    /// largest); zero if there are none.
    pub fn quantile(&self, fraction: f32) -> T {
        let last_index = self.0.len().saturating_sub(1);
        let index = (fraction * last_index as f32).round() as usize;
        self.0.get(index).copied().unwrap_or_default()
    }
}
