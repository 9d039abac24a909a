//! Formats the measured times as a table. Pure.

use std::fmt;
use std::time::Duration;

use super::super::quantiles::Quantiles;

/// Minimum, median and 95th percentile of measured times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    min: Duration,
    median: Duration,
    p95: Duration,
}

impl Summary {
    /// Summarizes `times`; all zero if there are none.
    pub fn of(times: impl Iterator<Item = Duration>) -> Self {
        let times = Quantiles::of(times);
        Self {
            min: times.quantile(0.0),
            median: times.quantile(0.5),
            p95: times.quantile(0.95),
        }
    }
}

impl fmt::Display for Summary {
    /// Writes milliseconds.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [min, median, p95] =
            [self.min, self.median, self.p95].map(|time| time.as_secs_f64() * 1e3);
        write!(f, "{min:10.3}{median:10.3}{p95:10.3}")
    }
}

/// The heading of the table.
pub const HEADING: &str = "milliseconds per frame                 min    median       p95";

/// Formats a line of the table.
pub fn format_line(name: &str, summary: Summary) -> String {
    format!("  {name:<30}{summary}")
}

/// Formats the line of shaded pixels, aligned with the columns of times.
pub fn format_pixel_line(name: &str, shaded: impl Iterator<Item = u32>) -> String {
    let shaded = Quantiles::of(shaded);
    let [min, median, p95] = [0.0, 0.5, 0.95].map(|fraction| shaded.quantile(fraction));
    format!("  {name:<30}{min:10}{median:10}{p95:10}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_does_not_depend_on_the_order_of_times() {
        let times = (0..=100).rev().map(Duration::from_micros);
        let summary = Summary::of(times);
        assert_eq!(summary.min, Duration::ZERO);
        assert_eq!(summary.median, Duration::from_micros(50));
        assert_eq!(summary.p95, Duration::from_micros(95));
        assert_eq!(Summary::of(std::iter::empty()).p95, Duration::ZERO);
    }

    #[test]
    fn lines_are_as_wide_as_the_heading() {
        let text = format_line(
            "all of ours",
            Summary::of(std::iter::once(Duration::from_millis(2))),
        );
        assert_eq!(text.len(), HEADING.len());
    }
}
