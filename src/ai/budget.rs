//! Counts what a search spends, and tells it when to stop.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::limits::Limits;

/// The spending of one search.
pub(super) struct Budget<'a> {
    nodes: u64,
    node_limit: u64,
    deadline: Option<Instant>,
    /// One less than a power of two: the clock is looked at when none of its bits is set in the nodes.
    clock_mask: u64,
    stops: [&'a AtomicBool; 2],
    spent: bool,
}

impl<'a> Budget<'a> {
    /// A budget that begins now, and ends at once when one of `stops` is set.
    pub(super) fn new(limits: &Limits, clock_interval: u64, stops: [&'a AtomicBool; 2]) -> Self {
        Self {
            nodes: 0,
            node_limit: limits.nodes,
            deadline: limits
                .time
                .and_then(|time| Instant::now().checked_add(time)),
            clock_mask: clock_interval.next_power_of_two() - 1,
            stops,
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
            || self.stops.iter().any(|stop| stop.load(Ordering::Relaxed))
            || self.nodes & self.clock_mask == 0
                && self
                    .deadline
                    .is_some_and(|deadline| Instant::now() >= deadline);
        self.spent
    }
}
