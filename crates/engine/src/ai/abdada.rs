//! ABDADA (Weill 1996) in Kerrigan's simplified form: threads mark the nodes they search.
//!
//! A thread defers moves that another thread is searching: by the time it returns to them, their
//! values are in the transposition table. A lost mark costs time, but never changes a value.

use std::sync::atomic::{AtomicU64, Ordering};

/// Number of slots in the table; nodes that collide share one.
const SLOTS: usize = 1 << 12;
/// Minimum depth of marked nodes: marking shallower ones costs more than it saves.
const MIN_DEPTH: u8 = 5;
/// A slot without a mark.
const FREE: u64 = 0;

/// The nodes that threads are searching.
pub struct ActiveNodes(Vec<AtomicU64>);

/// Keeps a node marked until dropped.
pub struct NodeMark<'a>(&'a AtomicU64);

impl Default for ActiveNodes {
    fn default() -> Self {
        let slots = std::iter::repeat_with(AtomicU64::default);
        Self(slots.take(SLOTS).collect())
    }
}

impl ActiveNodes {
    /// Marks the node of `key` at `depth`; returns `None` if it is too shallow or its slot is
    /// taken.
    pub fn try_mark(&self, key: u64, depth: u8) -> Option<NodeMark<'_>> {
        let (slot, mark) = self.slot(key, depth)?;
        let is_free = slot.load(Ordering::Relaxed) == FREE;
        is_free.then(|| {
            slot.store(mark, Ordering::Relaxed);
            NodeMark(slot)
        })
    }

    /// Returns true if a thread is searching the node of `key` at `depth`.
    pub fn contains(&self, key: u64, depth: u8) -> bool {
        self.slot(key, depth)
            .is_some_and(|(slot, mark)| slot.load(Ordering::Relaxed) == mark)
    }

    fn slot(&self, key: u64, depth: u8) -> Option<(&AtomicU64, u64)> {
        if depth < MIN_DEPTH {
            return None;
        }
        // Odd, hence never `FREE`. Includes the depth, so that a shallower search of the same node
        // has a different mark.
        let mark = (key ^ u64::from(depth) << 1) | 1;
        let slot = self.0.get((key >> 20) as usize % SLOTS)?;
        Some((slot, mark))
    }
}

impl Drop for NodeMark<'_> {
    fn drop(&mut self) {
        self.0.store(FREE, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_lasts_until_it_is_dropped() {
        let active = ActiveNodes::default();
        let mark = active.try_mark(7, 9);
        assert!(mark.is_some() && active.contains(7, 9));
        assert!(!active.contains(7, 8) && !active.contains(8, 9));
        assert!(active.try_mark(7, 9).is_none());
        drop(mark);
        assert!(!active.contains(7, 9));
        assert!(active.try_mark(7, MIN_DEPTH - 1).is_none());
    }
}
