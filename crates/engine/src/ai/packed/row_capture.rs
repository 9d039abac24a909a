//! Branch-free captures of a whole row, for rules that capture only in the opponent's row and
//! against the direction of its bytes.

use super::board::{ONES, ROW};
use super::lap::Laps;
use awale_rules::Hole;
use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{Chain, Territory};
use awale_rules::two_rows::Yield;

/// A mask of the highest bit of every hole in a row.
const HIGH_BITS: u64 = ONES << 7;
/// The maximum count that leaves the highest bit of its byte free.
const MAX_COUNT: u8 = i8::MAX as u8;

/// The counts that are captured: all, or every second one, between two limits.
pub(super) struct RowCapture {
    /// Added to a row, it sets the highest bit of every byte whose count reaches the lower limit.
    lower_addend: u64,
    /// The same for counts beyond the upper limit.
    upper_addend: u64,
    /// The highest bits if only every second count is captured, else 0.
    parity_mask: u64,
    /// The highest bits if the captured counts are odd, else 0.
    odd_mask: u64,
}

impl RowCapture {
    /// Returns the captures of `rules`, if they are of this kind and `seeds` is at most 127.
    pub(super) fn new(rules: OnTwoRows<'_>, laps: &Laps, seeds: u16) -> Option<Self> {
        let capture = rules.two_rows.capture();
        let fits = capture.territory == Territory::Opponent
            && capture.yields == Yield::Own
            && capture.chain != Chain::AcrossTerritories
            && rules.next(Hole::new(ROW)) == Hole::new(ROW + 1)
            && seeds <= u16::from(MAX_COUNT);
        let captures = |count: u8| laps.captures[usize::from(count)];
        let min = (1..=MAX_COUNT).find(|&count| fits && captures(count))?;
        let max = (min..=MAX_COUNT).rfind(|&count| captures(count))?;
        let captures_every = |step: u8| {
            (min..=max).all(|count| captures(count) == (count - min).is_multiple_of(step))
        };
        let step = [1, 2].into_iter().find(|&step| captures_every(step))?;
        Some(Self {
            lower_addend: ONES * u64::from(MAX_COUNT + 1 - min),
            upper_addend: ONES * u64::from(MAX_COUNT - max),
            parity_mask: if step == 2 { HIGH_BITS } else { 0 },
            odd_mask: if min % 2 == 1 { HIGH_BITS } else { 0 },
        })
    }

    /// Returns the captured seeds of `row`, each hole's in its own byte; `chain` masks the holes of
    /// the chain.
    #[inline(always)]
    pub(super) const fn captured_seeds(&self, row: u64, chain: u64) -> u64 {
        let excluded =
            row.wrapping_add(self.upper_addend) | (row << 7 ^ self.odd_mask) & self.parity_mask;
        let captured = row.wrapping_add(self.lower_addend) & !excluded;
        // The chain ends before its last hole that isn't captured; bit 0 stands for none.
        let gaps = chain & !captured;
        let holes = chain & !1 << (gaps | 1).ilog2();
        // Extends the highest bit of each byte to the whole byte.
        row & ((holes << 1).wrapping_sub(holes >> 7))
    }
}
