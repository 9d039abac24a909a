//! ABDADA (Weill 1996) in Kerrigan's simplified form: threads mark the nodes they search.
//!
//! A thread defers a move that another one is searching; later its value is in the transposition
//! table. A lost mark costs time, but never changes a value.

use std::sync::atomic::{AtomicU64, Ordering};

/// Slots in the table; colliding nodes share one.
const SLOTS: usize = 1 << 12;
/// Marking shallower nodes costs more than it saves.
const MIN_DEPTH: u8 = 5;
/// A slot without a mark.
const FREE: u64 = 0;

/// The nodes that any thread is searching.
pub struct ActiveNodes(Vec<AtomicU64>);

/// Marks a node until dropped.
pub struct Searching<'a>(&'a AtomicU64);

impl Default for ActiveNodes {
    fn default() -> Self {
        let free = std::iter::repeat_with(AtomicU64::default);
        Self(free.take(SLOTS).collect())
    }
}

impl ActiveNodes {
    /// Marks the node of `key` at `depth`; `None` if it is too shallow or its slot is taken.
    pub fn start(&self, key: u64, depth: u8) -> Option<Searching<'_>> {
        let (slot, mark) = self.slot(key, depth)?;
        let free = slot.load(Ordering::Relaxed) == FREE;
        free.then(|| {
            slot.store(mark, Ordering::Relaxed);
            Searching(slot)
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
        // Odd, hence never `FREE`; the depth makes a shallower search of the node a different mark.
        let mark = (key ^ u64::from(depth) << 1) | 1;
        let slot = self.0.get((key >> 20) as usize % SLOTS)?;
        Some((slot, mark))
    }
}

impl Drop for Searching<'_> {
    fn drop(&mut self) {
        self.0.store(FREE, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_lasts_until_it_is_dropped() {
        let searched = ActiveNodes::default();
        let mark = searched.start(7, 9);
        assert!(mark.is_some() && searched.contains(7, 9));
        assert!(!searched.contains(7, 8) && !searched.contains(8, 9));
        assert!(searched.start(7, 9).is_none());
        drop(mark);
        assert!(!searched.contains(7, 9));
        assert!(searched.start(7, MIN_DEPTH - 1).is_none());
    }
}
