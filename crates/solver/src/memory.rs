//! The solver's table: proved bounds and guesses.

use awale_engine::ai::OutOfMemory;
use awale_engine::ai::lockless::LocklessTable;
use awale_rules::Move;

/// The stored results of a position, for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Proved lower bound of the gain, in seeds.
    pub lower: i16,
    /// Proved upper bound of the gain, in seeds.
    pub upper: i16,
    /// The result of a search that didn't reach the end of the game.
    pub guess: Option<Guess>,
    /// The best move, or the last one that refuted a question.
    pub best: Option<Move>,
    /// The work that went into the entry; see [`effort`].
    pub effort: u8,
}

/// The answer of a depth-limited search to whether the player to move gains a number of seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guess {
    /// The threshold, in seeds.
    pub threshold: i16,
    /// Whether the player to move gains at least the threshold.
    pub is_reached: bool,
    /// Search depth, in plies.
    pub depth: u8,
}

impl Guess {
    /// Returns the answer that the guess implies for `threshold` at `depth` plies, if any.
    pub fn answer(&self, threshold: i32, depth: i32) -> Option<bool> {
        let tested = i32::from(self.threshold);
        let is_implied = if self.is_reached {
            threshold <= tested
        } else {
            threshold >= tested
        };
        (is_implied && i32::from(self.depth) >= depth).then_some(self.is_reached)
    }
}

impl Entry {
    /// Nothing is known.
    pub const UNKNOWN: Self = Self {
        lower: -MAX_BOUND,
        upper: MAX_BOUND,
        guess: None,
        best: None,
        effort: 0,
    };

    /// Returns the proved answer to whether the player to move gains `threshold` seeds, if any.
    #[inline]
    #[must_use]
    pub fn answer(&self, threshold: i32) -> Option<bool> {
        if i32::from(self.lower) >= threshold {
            Some(true)
        } else if i32::from(self.upper) < threshold {
            Some(false)
        } else {
            None
        }
    }

    /// Returns true if the entry has a proved bound.
    #[must_use]
    pub const fn is_proved(&self) -> bool {
        self.lower > -MAX_BOUND || self.upper < MAX_BOUND
    }
}

/// Converts a number of nodes to a logarithmic scale from 0 to 255, with four steps per power of
/// two.
#[must_use]
pub const fn effort(nodes: u64) -> u8 {
    let Some(bits) = nodes.checked_ilog2() else {
        return 0;
    };
    let quarter = if bits >= 2 {
        nodes >> (bits - 2) & 3
    } else {
        nodes << (2 - bits) & 3
    };
    (4 * bits as u64 + quarter) as u8
}

/// A bound greater than any number of seeds, which marks an unknown bound.
const MAX_BOUND: i16 = 1023;
/// Encodes the absence of a move; no move has this number.
const NO_MOVE: u64 = 126;

mod shift {
    //! Lowest bit of each field. Counts of seeds have eleven bits.
    pub const UPPER: u32 = 11;
    pub const THRESHOLD: u32 = 22;
    /// Two bits: 0 for no guess, 1 for no, 2 for yes.
    pub const ANSWER: u32 = 33;
    pub const DEPTH: u32 = 35;
    pub const BEST: u32 = 43;
    pub const EFFORT: u32 = 50;
    /// Always set, so that an entry is never 0.
    pub const OCCUPIED: u32 = 63;
}

impl Entry {
    pub(super) fn pack(self) -> u64 {
        let seeds = |count: i16| (count + MAX_BOUND) as u64;
        let (threshold, answer, depth) = match self.guess {
            Some(guess) => (
                seeds(guess.threshold),
                1 + guess.is_reached as u64,
                guess.depth as u64,
            ),
            None => (0, 0, 0),
        };
        let best = match self.best {
            Some(mv) => mv.index() as u64,
            None => NO_MOVE,
        };
        seeds(self.lower)
            | seeds(self.upper) << shift::UPPER
            | threshold << shift::THRESHOLD
            | answer << shift::ANSWER
            | depth << shift::DEPTH
            | best << shift::BEST
            | (self.effort as u64) << shift::EFFORT
            | 1 << shift::OCCUPIED
    }

    pub(super) fn unpack(word: u64) -> Self {
        let seeds = |lowest_bit: u32| (word >> lowest_bit & 0x7ff) as i16 - MAX_BOUND;
        let answer = word >> shift::ANSWER & 3;
        let best = word >> shift::BEST & 127;
        Self {
            lower: seeds(0),
            upper: seeds(shift::UPPER),
            guess: (answer != 0).then(|| Guess {
                threshold: seeds(shift::THRESHOLD),
                is_reached: answer == 2,
                depth: (word >> shift::DEPTH) as u8,
            }),
            best: Move::try_from(best as u16).ok(),
            effort: (word >> shift::EFFORT) as u8,
        }
    }
}

/// A table of fixed size, shared by threads. A full bucket evicts the entry that took the least
/// work.
///
/// The key is the [number](super::number::Numbers) of a position, not a hash of it: two positions
/// never share an entry.
pub struct ProofTable {
    slots: LocklessTable,
    shift: u32,
}

impl ProofTable {
    /// Allocates an empty table of the largest power of two that fits in `bytes`, but of at least
    /// 64 bytes.
    ///
    /// # Errors
    /// Returns an error if the allocation fails.
    pub fn new(bytes: usize) -> Result<Self, OutOfMemory> {
        let slots = LocklessTable::new(bytes.max(LocklessTable::BUCKET_BYTES))?;
        let buckets = slots.bytes() / LocklessTable::BUCKET_BYTES;
        Ok(Self {
            slots,
            shift: u64::BITS - buckets.ilog2(),
        })
    }

    /// Returns the memory that the table takes, in bytes.
    #[must_use]
    pub const fn bytes(&self) -> usize {
        self.slots.bytes()
    }

    /// Looks up the entry of the position with this number.
    #[inline]
    #[must_use]
    pub fn get(&self, number: u64) -> Option<Entry> {
        let entry = self.slots.get(self.hash(number), number);
        entry.map(Entry::unpack)
    }

    /// Stores the entry of the position with this number.
    pub fn put(&self, number: u64, entry: Entry) {
        let effort = |other| u16::from(Entry::unpack(other).effort);
        let hash = self.hash(number);
        self.slots.put(hash, number, entry.pack(), effort);
    }

    /// Returns all entries with their numbers, in no particular order.
    pub fn entries(&self) -> impl Iterator<Item = (u64, Entry)> {
        let slots = self.slots.entries();
        slots.map(|(number, entry)| (number, Entry::unpack(entry)))
    }

    /// Hashes a number so that neighbouring numbers are spread over the buckets (Fibonacci
    /// hashing).
    #[inline]
    fn hash(&self, number: u64) -> u64 {
        // The smallest table has a single bucket, and shifts by all bits.
        let product = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        product.checked_shr(self.shift).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn entries_survive_packing() {
        let memory = ProofTable::new(1 << 10).unwrap();
        let guess = Guess {
            threshold: -720,
            is_reached: true,
            depth: 250,
        };
        let entries = [
            Entry::UNKNOWN,
            Entry {
                lower: -720,
                upper: 720,
                guess: Some(guess),
                best: Some(Move::from(awale_rules::Hole::new(35))),
                effort: 200,
            },
            Entry {
                lower: 3,
                upper: 3,
                best: Some(Move::from(awale_rules::Hole::new(0))),
                ..Entry::UNKNOWN
            },
        ];
        for (number, entry) in (1_u64 << 62..).zip(entries) {
            memory.put(number, entry);
            assert_eq!(memory.get(number), Some(entry));
        }
        assert_eq!(memory.get(7), None);
        assert_eq!(memory.entries().count(), 3);
    }

    #[test]
    fn the_cheapest_entry_is_dropped() {
        let memory = ProofTable::new(64).unwrap();
        for (number, nodes) in [(1, 100), (2, 3), (3, 1 << 40), (4, 50), (5, 10)] {
            let effort = effort(nodes);
            memory.put(
                number,
                Entry {
                    effort,
                    ..Entry::UNKNOWN
                },
            );
        }
        let stored: Vec<u64> = (1..=5).filter(|&n| memory.get(n).is_some()).collect();
        assert_eq!(stored, [1, 3, 4, 5]);
    }

    #[test]
    fn more_work_is_more_effort() {
        let efforts = [1, 2, 3, 4, 5, 8, 1000, u64::MAX].map(effort);
        assert!(efforts.is_sorted_by(|a, b| a < b), "{efforts:?}");
    }
}
