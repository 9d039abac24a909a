//! The transposition table: what is known of positions already searched.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::rules::Hole;

/// How a remembered value relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is the value.
    Exact,
    /// The value is this or more.
    AtLeast,
    /// The value is this or less.
    AtMost,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// For the player to move, in hundredths of a seed, from here on.
    pub value: i32,
    /// How it relates to the true value.
    pub bound: Bound,
    /// Plies that were searched below; [`PROVED`] when every line was searched to its end.
    pub depth: u8,
    /// The best move, or the one that refuted the line.
    pub best: Option<Hole>,
}

/// The depth of a value that no further search can change.
pub const PROVED: u8 = u8::MAX;

/// Entries that may hold the same position: one cache line's worth.
const BUCKET: usize = 4;
const NO_HOLE: u64 = 63;

/// A table of fixed size; the entry worth least gives way to a new one.
///
/// Threads share it without locks: an entry is two words, and the first is
/// kept as its exclusive-or with the second, so that halves of different
/// entries don't match (Hyatt and Mann 2002).
pub struct TranspositionTable {
    buckets: Vec<Bucket>,
    mask: usize,
}

/// Aligned, so that to look into it brings one line into the processor's cache, and not two.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Entry; BUCKET]);

#[derive(Default)]
struct Entry {
    key: AtomicU64,
    data: AtomicU64,
}

impl TranspositionTable {
    /// An empty table that takes no more than `bytes` of memory. With less than
    /// 64 it remembers nothing.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        let fitting = bytes / size_of::<Bucket>();
        let length = fitting.checked_ilog2().map_or(0, |bits| 1 << bits);
        Self {
            buckets: std::iter::repeat_with(Bucket::default)
                .take(length)
                .collect(),
            mask: length.saturating_sub(1),
        }
    }

    /// What is remembered of the position with this key.
    #[must_use]
    pub fn get(&self, key: u64) -> Option<Memory> {
        self.bucket(key).iter().find_map(|entry| {
            let data = entry.data.load(Ordering::Relaxed);
            (entry.key.load(Ordering::Relaxed) ^ data == key && data != 0)
                .then(|| Memory::unpack(data))
        })
    }

    /// Remembers a position; a value from a deeper search is not given up for it
    /// while there is room elsewhere.
    pub fn put(&self, key: u64, memory: Memory) {
        let bucket = self.bucket(key);
        let place = bucket.iter().min_by_key(|entry| {
            let data = entry.data.load(Ordering::Relaxed);
            if data == 0 {
                1
            } else if entry.key.load(Ordering::Relaxed) ^ data == key {
                0
            } else {
                2 + u16::from(Memory::unpack(data).depth)
            }
        });
        if let Some(entry) = place {
            let data = memory.pack();
            entry.key.store(key ^ data, Ordering::Relaxed);
            entry.data.store(data, Ordering::Relaxed);
        }
    }

    fn bucket(&self, key: u64) -> &[Entry] {
        self.buckets
            .get(key as usize & self.mask)
            .map_or(&[], |bucket| &bucket.0)
    }
}

impl Memory {
    /// Whether a search to `depth` with this window needs to look no further.
    #[must_use]
    pub const fn decides(&self, depth: u8, alpha: i32, beta: i32) -> bool {
        self.depth >= depth
            && match self.bound {
                Bound::Exact => true,
                Bound::AtLeast => self.value >= beta,
                Bound::AtMost => self.value <= alpha,
            }
    }

    /// Never 0, which is the empty entry.
    fn pack(self) -> u64 {
        let bound = match self.bound {
            Bound::Exact => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
        };
        let best = self.best.map_or(NO_HOLE, |hole| hole.index() as u64);
        u64::from(self.value as u32) | u64::from(self.depth) << 32 | best << 40 | bound << 46
    }

    fn unpack(data: u64) -> Self {
        let best = data >> 40 & 0x3f;
        Self {
            value: data as u32 as i32,
            depth: (data >> 32) as u8,
            best: (best != NO_HOLE).then(|| Hole::new(best as usize)),
            bound: match data >> 46 & 3 {
                1 => Bound::Exact,
                2 => Bound::AtLeast,
                _ => Bound::AtMost,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_found_again() {
        let table = TranspositionTable::new(1 << 12);
        let memories = [
            Memory {
                value: -7200,
                bound: Bound::AtMost,
                depth: 0,
                best: None,
            },
            Memory {
                value: 0,
                bound: Bound::AtLeast,
                depth: PROVED,
                best: Some(Hole::new(35)),
            },
            Memory {
                value: 72_000,
                bound: Bound::Exact,
                depth: 9,
                best: Some(Hole::new(0)),
            },
        ];
        for (key, memory) in (17..).zip(memories) {
            table.put(key, memory);
            assert_eq!(table.get(key), Some(memory));
        }
        assert_eq!(table.get(16), None);
    }

    #[test]
    fn a_full_bucket_gives_up_its_shallowest_entry() {
        let table = TranspositionTable::new(64);
        let with_depth = |depth| Memory {
            value: 1,
            bound: Bound::Exact,
            depth,
            best: None,
        };
        for (key, depth) in [(1, 5), (2, 3), (3, PROVED), (4, 8), (5, 1)] {
            table.put(key, with_depth(depth));
        }
        let kept: Vec<u64> = (1..=5).filter(|&key| table.get(key).is_some()).collect();
        assert_eq!(kept, [1, 3, 4, 5]);
    }
}
