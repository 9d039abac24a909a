//! Counts what a search spends, and tells it when to stop.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use web_time::Instant;

use super::limits::{Limits, Signals};

/// The spending of one thread of a search.
pub(super) struct Budget<'a> {
    nodes: u64,
    node_limit: u64,
    time: Option<Duration>,
    /// When the time began to run; none as long as the search ponders.
    began: Option<Instant>,
    /// One less than a power of two: the clock is looked at when none of its bits is set in the nodes.
    clock_mask: u64,
    signals: Signals<'a>,
    /// Set when the other threads have to end.
    over: &'a AtomicBool,
    spent: bool,
}

impl<'a> Budget<'a> {
    /// A budget that begins now, and ends at once when it is told to stop or `over` is set.
    pub(super) fn new(
        limits: &Limits,
        clock_interval: u64,
        signals: Signals<'a>,
        over: &'a AtomicBool,
    ) -> Self {
        Self {
            nodes: 0,
            node_limit: limits.nodes,
            time: limits.time,
            began: (!signals.is_pondering()).then(Instant::now),
            clock_mask: clock_interval.next_power_of_two() - 1,
            signals,
            over,
            spent: false,
        }
    }

    /// Counts one visited position.
    pub(super) const fn visit(&mut self) {
        self.nodes += 1;
    }

    /// Positions visited so far.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the search has been told to end, as far as it was asked before.
    pub(super) const fn was_spent(&self) -> bool {
        self.spent
    }

    /// Whether the search must end now; once true, it stays so.
    pub(super) fn is_spent(&mut self) -> bool {
        self.spent = self.spent
            || self.nodes >= self.node_limit
            || self.signals.stop.load(Ordering::Relaxed)
            || self.over.load(Ordering::Relaxed)
            || self.nodes & self.clock_mask == 0 && self.has_no_time_left();
        self.spent
    }

    fn has_no_time_left(&mut self) -> bool {
        let Some(time) = self.time else {
            return false;
        };
        if self.began.is_none() && !self.signals.is_pondering() {
            self.began = Some(Instant::now());
        }
        self.began.is_some_and(|began| began.elapsed() >= time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_stands_still_as_long_as_the_search_ponders() {
        let [stop, over] = [false; 2].map(AtomicBool::new);
        let ponder = AtomicBool::new(true);
        let limits = Limits {
            time: Some(Duration::ZERO),
            ..Limits::NONE
        };
        let signals = Signals {
            stop: &stop,
            ponder: Some(&ponder),
        };
        let mut budget = Budget::new(&limits, 1, signals, &over);
        assert!(!budget.is_spent());
        ponder.store(false, Ordering::Relaxed);
        assert!(budget.is_spent());
        let mut without = Budget::new(&limits, 1, Signals::from(&stop), &over);
        assert!(without.is_spent());
    }
}
