//! A board in one word.

use crate::rules::board::MAX_HOLES;
use crate::rules::{Placement, Position, RuleSet, Side};

/// Holes of a packed board.
pub const HOLES: usize = 12;
/// Bits of a row.
const ROW_BITS: usize = 4 * HOLES;
const ROW: u128 = (1 << ROW_BITS) - 1;
/// The lowest bit of every hole of a row.
const ONES: u64 = 0x0000_0101_0101_0101;
const NOBODY: u8 = 2;

/// A position with at most 255 seeds on two rows of six.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packed {
    /// One byte a hole, hole 0 in the lowest.
    pub(super) board: u128,
    pub(super) lofts: [u8; 2],
    pub(super) on_board: u8,
    /// 0 for South, 1 for North, 2 for nobody.
    pub(super) last_capturer: u8,
    pub(super) to_move: Side,
    pub(super) is_over: bool,
}

impl Packed {
    /// The same position, packed. It must be one of two rows of six with at most 255 seeds in all.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        let holes = position.holes().iter().rev();
        Self {
            board: holes.fold(0, |board, &seeds| board << 8 | u128::from(seeds)),
            lofts: Side::BOTH.map(|side| position.loft(side) as u8),
            on_board: position.on_board() as u8,
            last_capturer: position
                .last_capturer()
                .map_or(NOBODY, |side| side.index() as u8),
            to_move: position.to_move(),
            is_over: position.end().is_some(),
        }
    }

    /// The same position for the rules themselves; the game must go on.
    pub(super) fn unpack(&self, rules: &RuleSet) -> Position {
        let mut holes = [0; MAX_HOLES];
        for (index, seeds) in holes[..HOLES].iter_mut().enumerate() {
            *seeds = u16::from(self.seeds(index));
        }
        let placed = Placement {
            holes,
            lofts: self.lofts.map(u16::from),
            to_move: self.to_move,
        };
        Position::resumed(
            rules,
            &placed,
            Some(self.to_move.opponent()),
            self.last_capturer(),
            &mut (),
        )
    }

    pub(super) fn last_capturer(&self) -> Option<Side> {
        Side::BOTH.get(usize::from(self.last_capturer)).copied()
    }

    #[inline]
    pub(super) const fn seeds(&self, hole: usize) -> u8 {
        (self.board >> (8 * hole)) as u8
    }

    /// The counts from the first hole of the player to move on.
    #[inline]
    pub(super) fn seen_bytes(&self) -> [u8; HOLES] {
        let seen = match self.to_move {
            Side::South => self.board,
            Side::North => self.board >> ROW_BITS | (self.board & ROW) << ROW_BITS,
        };
        let bytes = seen.to_le_bytes();
        std::array::from_fn(|index| bytes[index])
    }

    /// The same, as the rules count.
    pub(super) fn seen(&self) -> [u16; HOLES] {
        self.seen_bytes().map(u16::from)
    }
}

/// The holes of `side`, in the lowest bits.
#[inline]
pub(super) const fn row(board: u128, side: Side) -> u64 {
    (board >> (ROW_BITS * side.index())) as u64 & ROW as u64
}

/// One bit (the highest of its byte) for every hole of a row that holds at least
/// `least` seeds, 1 to 20.
#[inline]
pub(super) const fn holes_with(row: u64, least: u8) -> u64 {
    let high = ONES << 7;
    let low = row & !high;
    // A byte carries into its highest bit when its lower bits reach `least`.
    ((low + ONES * (128 - least as u64)) | row) & high
}

/// Whether some hole holds more than one seed.
#[inline]
pub(super) const fn has_more_than_one(board: u128) -> bool {
    board & !(ONES as u128 | (ONES as u128) << ROW_BITS) != 0
}
