//! Which positions the threads of a search are at work on, so that they work on different ones.
//!
//! A thread leaves a move that another is searching for later: then its value is in the transposition table
//! (ABDADA, Weill 1996, in the simple form of Kerrigan). A claim that gets lost costs time, never a value.

use std::sync::atomic::{AtomicU64, Ordering};

/// Claims that there is room for; two that meet in one place are taken for one.
const PLACES: usize = 1 << 12;
/// With fewer plies to search it takes longer to look a claim up than it saves.
const CLAIMED_FROM: u8 = 5;
/// Nobody's.
const FREE: u64 = 0;

/// The positions that threads are at work on.
pub(super) struct Claims(Vec<AtomicU64>);

/// A position that a thread is at work on until this is dropped.
pub(super) struct Claim<'a>(&'a AtomicU64);

impl Claims {
    pub(super) fn new() -> Self {
        Self(
            std::iter::repeat_with(AtomicU64::default)
                .take(PLACES)
                .collect(),
        )
    }

    /// Claims a position with this key for a search of `depth` plies; nothing where that isn't worth
    /// it, or its place is taken.
    pub(super) fn stake(&self, key: u64, depth: u8) -> Option<Claim<'_>> {
        let (place, claim) = self.place(key, depth)?;
        let free = place.load(Ordering::Relaxed) == FREE;
        free.then(|| {
            place.store(claim, Ordering::Relaxed);
            Claim(place)
        })
    }

    /// Whether a thread is at work on the position with this key.
    pub(super) fn holds(&self, key: u64, depth: u8) -> bool {
        self.place(key, depth)
            .is_some_and(|(place, claim)| place.load(Ordering::Relaxed) == claim)
    }

    fn place(&self, key: u64, depth: u8) -> Option<(&AtomicU64, u64)> {
        if depth < CLAIMED_FROM {
            return None;
        }
        // Odd, and so never free; the same position less deep is another piece of work.
        let claim = (key ^ u64::from(depth) << 1) | 1;
        let place = self.0.get((key >> 20) as usize % PLACES)?;
        Some((place, claim))
    }
}

impl Drop for Claim<'_> {
    fn drop(&mut self) {
        self.0.store(FREE, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_claim_holds_until_it_is_dropped() {
        let claims = Claims::new();
        let claim = claims.stake(7, 9);
        assert!(claim.is_some() && claims.holds(7, 9));
        assert!(!claims.holds(7, 8) && !claims.holds(8, 9));
        assert!(claims.stake(7, 9).is_none());
        drop(claim);
        assert!(!claims.holds(7, 9));
        assert!(claims.stake(7, CLAIMED_FROM - 1).is_none());
    }
}
