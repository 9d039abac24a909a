//! The transposition table.

use super::lockless::{LocklessTable, OutOfMemory};
use awale_rules::Move;

/// The relation of a stored value to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The exact value.
    Exact,
    /// A lower bound.
    AtLeast,
    /// An upper bound.
    AtMost,
}

/// An entry of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The value for the player to move, in hundredths of a seed.
    pub value: i32,
    /// The relation of the value to the true one.
    pub bound: Bound,
    /// Plies searched; [`PROVED`] if all lines were searched to the end of the game.
    pub depth: u8,
    /// The best move, or the one that caused the cutoff.
    pub best: Option<Move>,
}

/// The depth stored for a proved value.
pub const PROVED: u8 = u8::MAX;

/// Encodes the absence of a move; no move has this number.
const NO_MOVE: u64 = 126;
/// The depth that an entry's priority loses with every later search.
const DEPTH_LOSS_PER_SEARCH: u16 = 4;
/// The depth that a proved value of an earlier search counts as. Seeds never return to the board,
/// so most such positions are out of reach.
const AGED_PROOF_DEPTH: u16 = 24;
/// The lowest bit of the generation in a packed entry.
const GENERATION_SHIFT: u32 = 49;
/// The lowest bit of the answer that a move carries besides its hole and direction; seven bits are
/// left for it. A move with a larger answer isn't stored.
const ANSWER_SHIFT: u32 = 57;

/// A table of fixed size, shared by threads. A full bucket evicts its entry of lowest priority:
/// entries of earlier searches go first, then the shallowest of the current search (see
/// [`next_search`](Self::next_search)).
pub struct TranspositionTable {
    slots: LocklessTable,
    /// Counts searches, modulo 256.
    generation: u8,
}

impl TranspositionTable {
    /// Allocates an empty table of the largest power of two that fits in `bytes`; with fewer than
    /// 64 bytes, it stores nothing.
    ///
    /// # Errors
    /// Returns an error if the allocation fails.
    pub fn new(bytes: usize) -> Result<Self, OutOfMemory> {
        Ok(Self {
            slots: LocklessTable::new(bytes)?,
            generation: 0,
        })
    }

    /// Creates a table that stores nothing.
    #[must_use]
    pub const fn none() -> Self {
        Self {
            slots: LocklessTable::none(),
            generation: 0,
        }
    }

    /// Returns the memory that the table takes, in bytes.
    #[must_use]
    pub const fn bytes(&self) -> usize {
        self.slots.bytes()
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        self.slots.clear();
        self.generation = 0;
    }

    /// Begins a new search: entries stored before it are replaced sooner.
    pub const fn next_search(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    /// Prefetches the bucket of `key` for a [`get`](Self::get) soon after.
    #[inline]
    pub(super) fn prefetch(&self, key: u64) {
        self.slots.prefetch(key);
    }

    /// Looks up the entry of the position with this key.
    #[must_use]
    pub fn get(&self, key: u64) -> Option<Entry> {
        self.slots.get(key, key).map(Entry::unpack)
    }

    /// Stores the entry of a position, replacing its old entry, else filling an empty slot of its
    /// bucket, else evicting the bucket's entry of lowest priority.
    pub fn put(&self, key: u64, entry: Entry) {
        let packed = entry.pack() | u64::from(self.generation) << GENERATION_SHIFT;
        self.slots
            .put(key, key, packed, |other| self.priority(other));
    }

    /// Returns the priority of an entry; the lowest in a full bucket is evicted.
    #[inline]
    fn priority(&self, packed: u64) -> u16 {
        let depth = u16::from((packed >> 32) as u8);
        let age = self
            .generation
            .wrapping_sub((packed >> GENERATION_SHIFT) as u8);
        if age == 0 {
            return depth;
        }
        let depth = if depth == u16::from(PROVED) {
            AGED_PROOF_DEPTH
        } else {
            depth
        };
        depth.saturating_sub(DEPTH_LOSS_PER_SEARCH * u16::from(age))
    }
}

impl Entry {
    /// Returns true if the entry gives a cutoff for this depth and window.
    #[must_use]
    pub const fn decides(&self, depth: u8, alpha: i32, beta: i32) -> bool {
        self.depth >= depth
            && match self.bound {
                Bound::Exact => true,
                Bound::AtLeast => self.value >= beta,
                Bound::AtMost => self.value <= alpha,
            }
    }

    /// Packs the entry into a word that is never 0, which marks an empty slot.
    fn pack(self) -> u64 {
        let bound = match self.bound {
            Bound::Exact => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
        };
        let best = self.best.map_or(NO_MOVE, |best| best.index() as u64);
        let best = if best < 1 << 14 { best } else { NO_MOVE };
        u64::from(self.value as u32)
            | u64::from(self.depth) << 32
            | (best & 0x7f) << 40
            | bound << 47
            | best >> 7 << ANSWER_SHIFT
    }

    fn unpack(packed: u64) -> Self {
        let best = packed >> 40 & 0x7f | packed >> ANSWER_SHIFT << 7;
        Self {
            value: packed as u32 as i32,
            depth: (packed >> 32) as u8,
            best: Move::try_from(best as u16).ok(),
            bound: match packed >> 47 & 3 {
                1 => Bound::Exact,
                2 => Bound::AtLeast,
                _ => Bound::AtMost,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    const fn with_depth(depth: u8) -> Entry {
        Entry {
            value: 1,
            bound: Bound::Exact,
            depth,
            best: None,
        }
    }

    /// Returns those of `keys` that are in the table.
    fn stored_keys(table: &TranspositionTable, keys: std::ops::RangeInclusive<u64>) -> Vec<u64> {
        keys.filter(|&key| table.get(key).is_some()).collect()
    }

    #[test]
    fn stored_entries_are_found() {
        let mut table = TranspositionTable::new(1 << 12).unwrap();
        let entries = [
            Entry {
                value: -7200,
                bound: Bound::AtMost,
                depth: 0,
                best: None,
            },
            Entry {
                value: 0,
                bound: Bound::AtLeast,
                depth: PROVED,
                best: Some(Move::from(awale_rules::Hole::new(35))),
            },
            Entry {
                value: 72_000,
                bound: Bound::Exact,
                depth: 9,
                best: Some(Move::from(awale_rules::Hole::new(0))),
            },
        ];
        for search in 0..300 {
            for (key, entry) in (17..).zip(entries) {
                table.put(key, entry);
                assert_eq!(table.get(key), Some(entry), "search {search}");
            }
            table.next_search();
        }
        assert_eq!(table.get(16), None);
        table.clear();
        assert_eq!(stored_keys(&table, 16..=20), []);
    }

    #[test]
    fn a_full_bucket_drops_its_shallowest_entry() {
        let table = TranspositionTable::new(64).unwrap();
        for (key, depth) in [(1, 5), (2, 3), (3, PROVED), (4, 8), (5, 1)] {
            table.put(key, with_depth(depth));
        }
        assert_eq!(stored_keys(&table, 1..=5), [1, 3, 4, 5]);
    }

    #[test]
    fn entries_of_earlier_searches_are_dropped_first() {
        let mut table = TranspositionTable::new(64).unwrap();
        table.put(1, with_depth(9));
        table.put(2, with_depth(PROVED));
        for _ in 0..2 {
            table.next_search();
        }
        table.put(3, with_depth(4));
        table.put(4, with_depth(5));
        // Depth 9 now counts as 1.
        table.put(5, with_depth(1));
        assert_eq!(stored_keys(&table, 1..=5), [2, 3, 4, 5]);
        for _ in 0..6 {
            table.next_search();
        }
        // Proved values age too.
        for key in 6..=9 {
            table.put(key, with_depth(2));
        }
        assert_eq!(stored_keys(&table, 1..=9), [6, 7, 8, 9]);
    }

    #[test]
    fn a_failed_allocation_is_an_error() {
        let bytes = usize::MAX / 2 + 1;
        let refused = TranspositionTable::new(bytes).err();
        assert_eq!(refused, Some(OutOfMemory { bytes }));
    }
}
