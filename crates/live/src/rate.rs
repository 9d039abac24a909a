//! A rate limit without a clock of its own.

use std::time::Duration;

/// A token bucket: allows a burst, and refills at a steady rate.
#[derive(Clone, Debug)]
pub struct RateLimit {
    burst: f64,
    per_second: f64,
    available: f64,
    /// The time of the last use.
    last_use: Duration,
}

impl RateLimit {
    /// Creates a limit with the whole burst available.
    #[must_use]
    pub const fn new(burst: usize, per_second: usize) -> Self {
        Self {
            burst: burst as f64,
            per_second: per_second as f64,
            available: burst as f64,
            last_use: Duration::ZERO,
        }
    }

    /// Takes this amount at time `now`, measured from any fixed moment. Returns `false` if it is
    /// more than the limit allows. If the clock was set back, the bucket doesn't refill.
    pub fn take(&mut self, amount: usize, now: Duration) -> bool {
        let elapsed = now.saturating_sub(self.last_use).as_secs_f64();
        self.last_use = now;
        let available = elapsed
            .mul_add(self.per_second, self.available)
            .min(self.burst)
            - amount as f64;
        // Refusing leaves no debt.
        self.available = available.max(0.0);
        available >= 0.0
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
        // A pause refills it, but not beyond the burst.
        assert!(limit.take(10, 100 * second) && !limit.take(1, 100 * second));
        assert!(!limit.take(11, 1_000 * second));
    }

    #[test]
    fn a_clock_that_jumps_neither_blocks_nor_overfills_it() {
        let mut limit = RateLimit::new(10, 2);
        assert!(limit.take(10, Duration::MAX));
        assert!(!limit.take(1, Duration::ZERO));
        assert!(limit.take(2, Duration::from_secs(1)));
        assert!(limit.take(10, Duration::MAX));
        assert!(!limit.take(1, Duration::MAX));
    }
}
