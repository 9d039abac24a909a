//! A board in two words.

use crate::rules::board::MAX_HOLES;
use crate::rules::{Placement, Position, RuleSet, Side};

/// Holes of a packed board.
pub const HOLES: usize = 12;
/// Holes of a row.
pub(super) const ROW: usize = HOLES / 2;
/// The lowest bit of every hole of a row.
const ONES: u64 = 0x0000_0101_0101_0101;
const NOBODY: u8 = 2;

/// A position with at most 255 seeds on two rows of six.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packed {
    /// South's row and North's, one byte a hole, the first in the lowest.
    pub(super) rows: [u64; 2],
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
        let (south, north) = position.holes().split_at(ROW);
        let pack = |row: &[u16]| {
            row.iter()
                .rev()
                .fold(0, |word, &seeds| word << 8 | u64::from(seeds))
        };
        Self {
            rows: [pack(south), pack(north)],
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
        (self.rows[hole / ROW] >> (8 * (hole % ROW))) as u8
    }

    #[inline]
    pub(super) const fn row(&self, side: Side) -> u64 {
        self.rows[side.index()]
    }

    /// The counts from the first hole of the player to move on.
    #[inline]
    pub(super) fn seen_bytes(&self) -> [u8; HOLES] {
        let mine = self.row(self.to_move).to_le_bytes();
        let theirs = self.row(self.to_move.opponent()).to_le_bytes();
        std::array::from_fn(|index| {
            if index < ROW {
                mine[index]
            } else {
                theirs[index - ROW]
            }
        })
    }

    /// The same, as the rules count.
    pub(super) fn seen(&self) -> [u16; HOLES] {
        self.seen_bytes().map(u16::from)
    }
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
pub(super) const fn has_more_than_one(rows: [u64; 2]) -> bool {
    (rows[0] | rows[1]) & !ONES != 0
}
