//! Which positions the threads of a search are searching, so that they search different ones.
//!
//! A thread defers a move that another is searching: by then its value is in the transposition table
//! (ABDADA, Weill 1996, in the simple form of Kerrigan). A mark that gets lost costs time, never a value.

use std::sync::atomic::{AtomicU64, Ordering};

/// Marks that there is room for; two that meet in one place are taken for one.
const PLACES: usize = 1 << 12;
/// With fewer plies to search it takes longer to look a mark up than it saves.
const LEAST_DEPTH: u8 = 5;
/// A place without a mark.
const FREE: u64 = 0;

/// The positions that are being searched by any thread.
pub(crate) struct CurrentlySearched(Vec<AtomicU64>);

/// A position that is marked as being searched until this is dropped.
pub(crate) struct Searching<'a>(&'a AtomicU64);

impl CurrentlySearched {
    pub(crate) fn new() -> Self {
        Self(
            std::iter::repeat_with(AtomicU64::default)
                .take(PLACES)
                .collect(),
        )
    }

    /// Marks a position with this key, which is to be searched `depth` plies deep; `None` if that isn't worth
    /// it, or its place is taken.
    pub(crate) fn start(&self, key: u64, depth: u8) -> Option<Searching<'_>> {
        let (place, mark) = self.place(key, depth)?;
        let free = place.load(Ordering::Relaxed) == FREE;
        free.then(|| {
            place.store(mark, Ordering::Relaxed);
            Searching(place)
        })
    }

    /// Whether a thread is searching the position with this key, `depth` plies deep.
    pub(crate) fn contains(&self, key: u64, depth: u8) -> bool {
        self.place(key, depth)
            .is_some_and(|(place, mark)| place.load(Ordering::Relaxed) == mark)
    }

    fn place(&self, key: u64, depth: u8) -> Option<(&AtomicU64, u64)> {
        if depth < LEAST_DEPTH {
            return None;
        }
        // Odd, and so never free; the same position less deep is another piece of work.
        let mark = (key ^ u64::from(depth) << 1) | 1;
        let place = self.0.get((key >> 20) as usize % PLACES)?;
        Some((place, mark))
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
        let searched = CurrentlySearched::new();
        let mark = searched.start(7, 9);
        assert!(mark.is_some() && searched.contains(7, 9));
        assert!(!searched.contains(7, 8) && !searched.contains(8, 9));
        assert!(searched.start(7, 9).is_none());
        drop(mark);
        assert!(!searched.contains(7, 9));
        assert!(searched.start(7, LEAST_DEPTH - 1).is_none());
    }
}
