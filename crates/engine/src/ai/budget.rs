//! The budget of a search: nodes, time and stop signals.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use web_time::Instant;

use super::limits::{Limits, Signals};

/// If the clock advances by more than this between two readings, moves are slow, and it is read at
/// every one.
const SLOW_READING_INTERVAL: Duration = Duration::from_micros(200);

/// One thread's budget.
pub(super) struct Budget<'a> {
    nodes: u64,
    node_limit: u64,
    time: Option<Duration>,
    /// When the clock started; `None` while the search ponders.
    start: Option<Instant>,
    clock_interval: u64,
    /// The node count at which to read the clock again.
    next_reading: u64,
    /// The elapsed time at the last reading.
    last_reading: Duration,
    /// Whether moves are so slow that the clock is read at every one.
    is_slow: bool,
    signals: Signals<'a>,
    /// Set once the search is over, to stop its other threads.
    is_over: &'a AtomicBool,
    has_run_out: bool,
}

impl<'a> Budget<'a> {
    /// Creates a budget whose clock starts at once, unless pondering. `signals` and `is_over` can
    /// end it early.
    pub(super) fn new(
        limits: &Limits,
        clock_interval: u64,
        signals: Signals<'a>,
        is_over: &'a AtomicBool,
    ) -> Self {
        Self {
            nodes: 0,
            node_limit: limits.nodes,
            time: limits.time,
            start: (!signals.is_pondering()).then(Instant::now),
            clock_interval,
            next_reading: 0,
            last_reading: Duration::ZERO,
            is_slow: true,
            signals,
            is_over,
            has_run_out: false,
        }
    }

    /// Counts a node.
    pub(super) const fn visit(&mut self) {
        self.nodes += 1;
    }

    /// Returns the nodes so far.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the last result of [`is_spent`](Self::is_spent).
    pub(super) const fn was_spent(&self) -> bool {
        self.has_run_out
    }

    /// Returns true if the search must end; once true, it stays true.
    pub(super) fn is_spent(&mut self) -> bool {
        self.has_run_out = self.has_run_out
            || self.nodes >= self.node_limit
            || self.is_stopped()
            || self.is_reading_due() && self.is_out_of_time();
        self.has_run_out
    }

    /// Returns true if the search must end before a position's remaining moves are played, because
    /// it is stopped or out of time. The node limit isn't checked, so that searches limited by
    /// nodes are reproducible.
    pub(super) fn is_overdue(&mut self) -> bool {
        let is_overdue = self.is_reading_due() && (self.is_stopped() || self.is_out_of_time());
        self.has_run_out |= is_overdue;
        is_overdue
    }

    const fn is_reading_due(&self) -> bool {
        self.is_slow || self.nodes >= self.next_reading
    }

    fn is_stopped(&self) -> bool {
        self.signals.stop.load(Ordering::Relaxed) || self.is_over.load(Ordering::Relaxed)
    }

    fn is_out_of_time(&mut self) -> bool {
        let Some(time) = self.time else {
            return false;
        };
        if self.start.is_none() && !self.signals.is_pondering() {
            self.start = Some(Instant::now());
        }
        let Some(start) = self.start else {
            return false;
        };
        let reading = start.elapsed();
        self.is_slow = reading.saturating_sub(self.last_reading) > SLOW_READING_INTERVAL;
        self.last_reading = reading;
        self.next_reading = self.nodes + self.clock_interval;
        reading >= time
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_stands_still_while_pondering() {
        let [stop, is_over] = [false; 2].map(AtomicBool::new);
        let ponder = AtomicBool::new(true);
        let limits = Limits {
            time: Some(Duration::ZERO),
            ..Limits::NONE
        };
        let signals = Signals {
            stop: &stop,
            ponder: Some(&ponder),
        };
        let mut budget = Budget::new(&limits, 1, signals, &is_over);
        assert!(!budget.is_spent());
        ponder.store(false, Ordering::Relaxed);
        assert!(budget.is_spent());
        let mut not_pondering = Budget::new(&limits, 1, Signals::from(&stop), &is_over);
        assert!(not_pondering.is_spent());
    }
}
