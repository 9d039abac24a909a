//! The budget of a search: nodes, time and stop signals.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use web_time::Instant;

use super::limits::{Limits, Signals};

/// The budget of one thread.
pub(super) struct Budget<'a> {
    nodes: u64,
    node_limit: u64,
    time: Option<Duration>,
    /// When the clock started; `None` while the search ponders.
    began: Option<Instant>,
    /// A power of two minus 1; the clock is read where nodes and mask have no common bits.
    clock_mask: u64,
    signals: Signals<'a>,
    /// Set to end the other threads of the search.
    over: &'a AtomicBool,
    spent: bool,
}

impl<'a> Budget<'a> {
    /// A budget that starts now; `signals` or `over` end it too.
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

    /// Counts a node.
    pub(super) const fn visit(&mut self) {
        self.nodes += 1;
    }

    /// Nodes so far.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The last result of [`is_spent`](Self::is_spent).
    pub(super) const fn was_spent(&self) -> bool {
        self.spent
    }

    /// Whether the search must end; stays true once it is.
    pub(super) fn is_spent(&mut self) -> bool {
        self.spent = self.spent
            || self.nodes >= self.node_limit
            || self.signals.stop.load(Ordering::Relaxed)
            || self.over.load(Ordering::Relaxed)
            || self.nodes & self.clock_mask == 0 && self.is_out_of_time();
        self.spent
    }

    fn is_out_of_time(&mut self) -> bool {
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
    fn the_clock_stands_still_while_pondering() {
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
