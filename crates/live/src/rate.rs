//! A rate limit without a clock of its own.

use std::time::Duration;

/// A token bucket: allows a burst, and refills at a steady rate.
#[derive(Clone, Debug)]
pub struct RateLimit {
    burst: f64,
    per_second: f64,
    left: f64,
    /// The time of the last use.
    last: Duration,
}

impl RateLimit {
    /// Creates a limit with the whole burst available.
    #[must_use]
    pub const fn new(burst: usize, per_second: usize) -> Self {
        Self {
            burst: burst as f64,
            per_second: per_second as f64,
            left: burst as f64,
            last: Duration::ZERO,
        }
    }

    /// Takes this much at the time `now`, which is since any fixed moment. Returns `false` if it is
    /// more than the limit allows. A clock that was set back adds nothing.
    pub fn take(&mut self, amount: usize, now: Duration) -> bool {
        let passed = now.saturating_sub(self.last).as_secs_f64();
        self.last = now;
        let left = passed.mul_add(self.per_second, self.left).min(self.burst) - amount as f64;
        // A refused amount isn't owed.
        self.left = left.max(0.0);
        left >= 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_only_the_rate() {
        let second = Duration::from_secs(1);
        let mut limit = RateLimit::new(10, 2);
        assert!((0..10).all(|_| limit.take(1, second)));
        assert!(!limit.take(1, second));
        assert!(limit.take(2, 2 * second) && !limit.take(1, 2 * second));
        // A rest fills it, but not beyond the burst.
        assert!(limit.take(10, 100 * second) && !limit.take(1, 100 * second));
        assert!(!limit.take(11, 1_000 * second));
    }

    #[test]
    fn a_clock_that_jumps_neither_locks_nor_overfills_it() {
        let mut limit = RateLimit::new(10, 2);
        assert!(limit.take(10, Duration::MAX));
        assert!(!limit.take(1, Duration::ZERO));
        assert!(limit.take(2, Duration::from_secs(1)));
        assert!(limit.take(10, Duration::MAX));
        assert!(!limit.take(1, Duration::MAX));
    }
}
