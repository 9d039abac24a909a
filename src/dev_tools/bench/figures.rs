//! Formats the measured times as a table. Pure.

use std::fmt;
use std::time::Duration;

use super::super::quantiles::Quantiles;

/// Minimum, median and 95th percentile of measured times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spread {
    min: Duration,
    median: Duration,
    p95: Duration,
}

impl Spread {
    /// Computes the spread of `times`; all zero if there are none.
    pub fn of(times: impl Iterator<Item = Duration>) -> Self {
        let times = Quantiles::of(times);
        Self {
            min: times.quantile(0.0),
            median: times.quantile(0.5),
            p95: times.quantile(0.95),
        }
    }
}

impl fmt::Display for Spread {
    /// Writes milliseconds.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [min, median, p95] =
            [self.min, self.median, self.p95].map(|time| time.as_secs_f64() * 1e3);
        write!(f, "{min:10.3}{median:10.3}{p95:10.3}")
    }
}

/// The heading of the table.
pub const HEADING: &str = "milliseconds per frame                 min    median       95%";

/// Formats a line of the table.
pub fn format_line(name: &str, spread: Spread) -> String {
    format!("  {name:<30}{spread}")
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
    fn the_spread_does_not_depend_on_the_order_of_times() {
        let times = (0..=100).rev().map(Duration::from_micros);
        let spread = Spread::of(times);
        assert_eq!(spread.min, Duration::ZERO);
        assert_eq!(spread.median, Duration::from_micros(50));
        assert_eq!(spread.p95, Duration::from_micros(95));
        assert_eq!(Spread::of(std::iter::empty()).p95, Duration::ZERO);
    }

    #[test]
    fn lines_are_as_wide_as_the_heading() {
        let text = format_line(
            "all of ours",
            Spread::of(std::iter::once(Duration::from_millis(2))),
        );
        assert_eq!(text.len(), HEADING.len());
    }
}
