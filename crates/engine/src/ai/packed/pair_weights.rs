//! Weights for packed boards: one lookup per pair of holes.

use super::board::{HOLES, ROW};
use crate::ai::evaluation::{MAX_WEIGHTED_COUNT, Weights};

/// Bits per clipped count.
const COUNT_BITS: u32 = 5;
/// The number of clipped counts.
const COUNTS: usize = 1 << COUNT_BITS;
const _: () = assert!(MAX_WEIGHTED_COUNT == COUNTS - 1);
/// The mask of the first hole of every pair of a row.
const FIRST_OF_PAIR: u64 = 0x001f_001f_001f;
/// The mask of the second hole of every pair of a row.
const SECOND_OF_PAIR: u64 = FIRST_OF_PAIR << u8::BITS;
/// The number of pairs on the board.
const PAIRS: usize = HOLES / 2;
/// The number of pairs in a row.
const PAIRS_PER_ROW: usize = ROW / 2;

/// The value of every pair of neighbouring holes, by their seeds.
pub(super) struct PairWeights {
    /// Indexed by pair (from the mover's first), then by both counts, the first hole's in the lower
    /// bits.
    pairs: Box<[[i16; COUNTS * COUNTS]; PAIRS]>,
    turn: i32,
}

impl PairWeights {
    pub(super) fn new(weights: &Weights) -> Self {
        let pair_weight = |pair: usize, counts: usize| {
            let first = weights.weight(2 * pair, counts % COUNTS);
            let second = weights.weight(2 * pair + 1, counts / COUNTS);
            // Weights are a few seeds at most.
            (first + second).clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16
        };
        Self {
            pairs: Box::new(std::array::from_fn(|pair| {
                std::array::from_fn(|counts| pair_weight(pair, counts))
            })),
            turn: weights.turn(),
        }
    }

    /// Evaluates two [clipped rows](super::board::PackedState::clipped_rows), the mover's and the
    /// opponent's, without clamping.
    #[inline]
    pub(super) fn evaluate(&self, [mine, theirs]: [u64; 2]) -> i32 {
        let (mine, theirs) = (pair_up(mine), pair_up(theirs));
        let mut sum = self.turn;
        for (pair, weights) in self.pairs.iter().enumerate() {
            let row = if pair < PAIRS_PER_ROW { mine } else { theirs };
            let counts = (row >> (16 * (pair % PAIRS_PER_ROW))) as usize % weights.len();
            sum += i32::from(weights[counts]);
        }
        sum
    }
}

/// Packs the two counts of every pair next to each other, in sixteen bits per pair.
const fn pair_up(row: u64) -> u64 {
    row & FIRST_OF_PAIR | (row & SECOND_OF_PAIR) >> (u8::BITS - COUNT_BITS)
}
