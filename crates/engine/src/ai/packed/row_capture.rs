//! Branch-free captures of a whole row, for rules that capture only in the opponent's row and
//! against the direction of its bytes.

use super::board::{ONES, ROW};
use super::lap::Laps;
use awale_rules::Hole;
use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{Chain, Territory};
use awale_rules::two_rows::Yield;

/// A mask of the highest bit of every hole in a row.
const HIGHEST: u64 = ONES << 7;
/// Counts up to here leave the highest bit of their byte free.
const MOST: u8 = i8::MAX as u8;

/// The counts that are captured: all, or every second one, between two limits.
pub(super) struct RowCapture {
    /// Added to a row, it sets the highest bit of every byte whose count reaches the lower limit.
    to_least: u64,
    /// The same for counts beyond the upper limit.
    to_beyond: u64,
    /// The highest bits if only every second count is captured, else 0.
    parity_mask: u64,
    /// The highest bits if the captured counts are odd, else 0.
    odd: u64,
}

impl RowCapture {
    /// Returns the captures of `rules`, if they are of this kind and `seeds` is at most 127.
    pub(super) fn new(rules: OnTwoRows<'_>, laps: &Laps, seeds: u16) -> Option<Self> {
        let capture = rules.two.capture();
        let fits = capture.territory == Territory::Opponent
            && capture.yields == Yield::Own
            && capture.chain != Chain::AcrossTerritories
            && rules.next(Hole::new(ROW)) == Hole::new(ROW + 1)
            && seeds <= u16::from(MOST);
        let captures = |count: u8| laps.captures[usize::from(count)];
        let least = (1..=MOST).find(|&count| fits && captures(count))?;
        let greatest = (least..=MOST).rfind(|&count| captures(count))?;
        let takes_every = |step: u8| {
            (least..=greatest).all(|count| captures(count) == (count - least).is_multiple_of(step))
        };
        let step = [1, 2].into_iter().find(|&step| takes_every(step))?;
        Some(Self {
            to_least: ONES * u64::from(MOST + 1 - least),
            to_beyond: ONES * u64::from(MOST - greatest),
            parity_mask: if step == 2 { HIGHEST } else { 0 },
            odd: if least % 2 == 1 { HIGHEST } else { 0 },
        })
    }

    /// Returns the captured seeds of `row`, in their places; `chain` masks the holes of the chain.
    #[inline(always)]
    pub(super) const fn taken(&self, row: u64, chain: u64) -> u64 {
        let wrong = row.wrapping_add(self.to_beyond) | (row << 7 ^ self.odd) & self.parity_mask;
        let captured = row.wrapping_add(self.to_least) & !wrong;
        // The chain ends before its last hole that isn't captured; bit 0 stands for none.
        let gaps = chain & !captured;
        let holes = chain & !1 << (gaps | 1).ilog2();
        // Extends the highest bit of each byte to the whole byte.
        row & ((holes << 1).wrapping_sub(holes >> 7))
    }
}
