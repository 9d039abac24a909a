//! What was measured, as a table: pure.

use std::fmt;
use std::time::Duration;

use super::super::times::Times;

/// The least, the middle and the 95th of a hundred measured times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spread {
    least: Duration,
    median: Duration,
    most: Duration,
}

impl Spread {
    /// Of these times; all zero if there are none.
    pub fn of(times: impl Iterator<Item = Duration>) -> Self {
        let times = Times::of(times);
        Self {
            least: times.within(0.0),
            median: times.within(0.5),
            most: times.within(0.95),
        }
    }
}

impl fmt::Display for Spread {
    /// In milliseconds.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [least, median, most] =
            [self.least, self.median, self.most].map(|time| time.as_secs_f64() * 1e3);
        write!(f, "{least:10.3}{median:10.3}{most:10.3}")
    }
}

/// Over the table that follows.
pub const HEADING: &str = "milliseconds a frame                   min    median      95 %";

/// One line of the table.
pub fn line(name: &str, spread: Spread) -> String {
    format!("  {name:<30}{spread}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spread_is_that_of_the_sorted_times() {
        let times = (0..=100).rev().map(Duration::from_micros);
        let spread = Spread::of(times);
        assert_eq!(spread.least, Duration::ZERO);
        assert_eq!(spread.median, Duration::from_micros(50));
        assert_eq!(spread.most, Duration::from_micros(95));
        assert_eq!(Spread::of(std::iter::empty()).most, Duration::ZERO);
    }

    #[test]
    fn numbers_stand_under_their_heading() {
        let text = line(
            "all of ours",
            Spread::of(std::iter::once(Duration::from_millis(2))),
        );
        assert_eq!(text.len(), HEADING.len());
    }
}
