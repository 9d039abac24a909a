//! A packed board: one word per row.

use crate::ai::evaluation::MAX_WEIGHTED_COUNT;
use awale_rules::board::MAX_HOLES;
use awale_rules::{Hole, Placement, Position, RuleSet, Side};

/// Holes on a packed board.
pub const HOLES: usize = 12;
/// Holes per row.
pub(super) const ROW: usize = HOLES / 2;
/// Slots of a row, one byte each.
pub(super) const SLOTS: usize = u64::BITS as usize / 8;
/// The slot of a row that counts the seeds that a move sows into the store.
pub(super) const STORE_SLOT: usize = SLOTS - 1;
/// A mask of the lowest bit of every hole in a row.
pub(super) const ONES: u64 = 0x0000_0101_0101_0101;
/// The bits that only counts above [`MAX_WEIGHTED_COUNT`] have.
const ABOVE_MAX_BITS: u64 = ONES * (u8::MAX as u64 - MAX_WEIGHTED_COUNT as u64);
const _: () = assert!((MAX_WEIGHTED_COUNT + 1).is_power_of_two());

/// Everything of a position but its rows, as bit fields of one word that a few additions update.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fields(u64);

mod shift {
    //! Lowest bit of each field; lofts and seeds on the board are bytes.
    pub const NORTH_LOFT: u32 = 8;
    pub const ON_BOARD: u32 = 16;
    pub const TO_MOVE: u32 = 24;
    /// Two bits: 0 for South, 1 for North, 2 for neither.
    pub const LAST_CAPTURER: u32 = 25;
    pub const OVER: u32 = 27;
}

/// A position with at most 255 seeds on two rows of six.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackedState {
    /// The row of the player to move, then the opponent's; one byte per hole, the first lowest.
    pub(super) rows: [u64; 2],
    pub(super) fields: Fields,
}

impl Fields {
    const fn new(
        lofts: [u8; 2],
        on_board: u8,
        to_move: Side,
        last_capturer: Option<Side>,
        is_over: bool,
    ) -> Self {
        let last_capturer = match last_capturer {
            Some(side) => side.index() as u64,
            None => 2,
        };
        Self(
            lofts[0] as u64
                | (lofts[1] as u64) << shift::NORTH_LOFT
                | (on_board as u64) << shift::ON_BOARD
                | (to_move.index() as u64) << shift::TO_MOVE
                | last_capturer << shift::LAST_CAPTURER
                | (is_over as u64) << shift::OVER,
        )
    }

    #[inline]
    pub(super) const fn loft(self, side: Side) -> u8 {
        (self.0 >> (shift::NORTH_LOFT * side.index() as u32)) as u8
    }

    /// Returns the seeds in South's loft minus those in North's.
    #[inline]
    pub(super) fn lead(self) -> i32 {
        i32::from(self.loft(Side::South)) - i32::from(self.loft(Side::North))
    }

    #[inline]
    pub(super) const fn on_board(self) -> u8 {
        (self.0 >> shift::ON_BOARD) as u8
    }

    #[inline]
    pub(super) const fn to_move(self) -> Side {
        if self.0 >> shift::TO_MOVE & 1 == 0 {
            Side::South
        } else {
            Side::North
        }
    }

    pub(super) const fn last_capturer(self) -> Option<Side> {
        match self.0 >> shift::LAST_CAPTURER & 3 {
            0 => Some(Side::South),
            1 => Some(Side::North),
            _ => None,
        }
    }

    #[inline]
    pub(super) const fn is_over(self) -> bool {
        self.0 >> shift::OVER != 0
    }

    /// Returns the fields that the rest of the game depends on: the player to move, and who
    /// captured last or the lofts if the rules use them.
    #[inline]
    pub(super) const fn key(self, uses_last_capturer: bool, uses_lofts: bool) -> u64 {
        let mut mask = 1 << shift::TO_MOVE;
        if uses_last_capturer {
            mask |= 3 << shift::LAST_CAPTURER;
        }
        if uses_lofts {
            mask |= 0xffff;
        }
        self.0 & mask
    }

    /// Returns the fields after the player to move has captured this many seeds and the turn has
    /// passed.
    #[inline]
    pub(super) const fn after_turn(self, seeds: u8) -> Self {
        let mover = self.to_move().index() as u64;
        let seeds = seeds as u64;
        let updated = (self.0 ^ 1 << shift::TO_MOVE)
            + (seeds << (shift::NORTH_LOFT * mover as u32))
            - (seeds << shift::ON_BOARD);
        if seeds == 0 {
            return Self(updated);
        }
        Self(updated & !(3 << shift::LAST_CAPTURER) | mover << shift::LAST_CAPTURER)
    }
}

impl Fields {
    /// Returns the fields after the player to move has sown this many seeds into their store.
    #[inline(always)]
    pub(super) const fn with_stored(self, seeds: u8) -> Self {
        let mover = self.to_move().index() as u32;
        let seeds = seeds as u64;
        Self(self.0 + (seeds << (shift::NORTH_LOFT * mover)) - (seeds << shift::ON_BOARD))
    }

    /// Returns the fields with the turn given back to the player who moved.
    #[inline(always)]
    pub(super) const fn moving_again(self) -> Self {
        Self(self.0 ^ 1 << shift::TO_MOVE)
    }
}

impl PackedState {
    /// Packs a position on two rows of six with at most 255 seeds.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        let (south, north) = position.holes().split_at(ROW);
        let fields = Fields::new(
            Side::BOTH.map(|side| position.loft(side) as u8),
            position.on_board() as u8,
            position.to_move(),
            position.last_capturer(),
            position.end().is_some(),
        );
        let rows = match position.to_move() {
            Side::South => [pack(south), pack(north)],
            Side::North => [pack(north), pack(south)],
        };
        Self { rows, fields }
    }

    /// Packs a board with empty lofts and South to move; `holes` begins with South's first hole.
    /// There must be two rows of six with at most 255 seeds, and the game must not be over.
    pub(super) fn after_north(holes: &[u16; MAX_HOLES], last_capturer: Option<Side>) -> Self {
        let (south, north) = holes[..HOLES].split_at(ROW);
        let rows = [pack(south), pack(north)];
        let on_board = rows.iter().map(|&row| sum(row)).sum();
        Self {
            rows,
            fields: Fields::new([0; 2], on_board, Side::South, last_capturer, false),
        }
    }

    /// Unpacks the position; the game must not be over.
    pub(super) fn unpack(&self, rules: &RuleSet) -> Position {
        let to_move = self.fields.to_move();
        let mut holes = [0; MAX_HOLES];
        for (index, seeds) in self.counts().into_iter().enumerate() {
            holes[self.hole(index).index()] = seeds;
        }
        let lofts = Side::BOTH.map(|side| u16::from(self.fields.loft(side)));
        let placement = Placement {
            holes,
            lofts,
            to_move,
            ..Placement::default()
        };
        Position::resumed(
            rules,
            &placement,
            Some(to_move.opponent()),
            self.fields.last_capturer(),
            &mut (),
        )
    }

    /// Returns the hole with this index, counted from the first hole of the player to move.
    #[inline]
    pub(super) const fn hole(&self, index: usize) -> Hole {
        match self.fields.to_move() {
            Side::South => Hole::new(index),
            Side::North if index < ROW => Hole::new(index + ROW),
            Side::North => Hole::new(index - ROW),
        }
    }

    /// Returns the seed counts, from the first hole of the player to move.
    #[inline]
    pub(super) fn byte_counts(&self) -> [u8; HOLES] {
        bytes_of(self.rows)
    }

    /// Returns the same counts as [`byte_counts`](Self::byte_counts), widened.
    pub(super) fn counts(&self) -> [u16; HOLES] {
        self.byte_counts().map(u16::from)
    }

    /// Returns the rows with counts clipped to [`MAX_WEIGHTED_COUNT`].
    #[inline]
    pub(super) fn clipped_rows(&self) -> [u64; 2] {
        let [mine, theirs] = self.rows;
        if (mine | theirs) & ABOVE_MAX_BITS == 0 {
            self.rows
        } else {
            self.rows.map(clip)
        }
    }
}

/// Packs a row into a word, the first hole in the lowest byte.
fn pack(row: &[u16]) -> u64 {
    row.iter()
        .rev()
        .fold(0, |word, &seeds| word << 8 | u64::from(seeds))
}

/// Returns the number of seeds in a row.
#[inline(always)]
pub(super) const fn sum(row: u64) -> u8 {
    // Multiplying by a one in every byte adds up all bytes in the highest; the sum is below 256.
    (row.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}

/// Returns the counts of both rows, one after the other.
#[inline]
pub(super) fn bytes_of(rows: [u64; 2]) -> [u8; HOLES] {
    let [mine, theirs] = rows.map(u64::to_le_bytes);
    std::array::from_fn(|index| {
        if index < ROW {
            mine[index]
        } else {
            theirs[index - ROW]
        }
    })
}

/// Clips the counts of a row to [`MAX_WEIGHTED_COUNT`].
#[cold]
fn clip(row: u64) -> u64 {
    u64::from_le_bytes(
        row.to_le_bytes()
            .map(|seeds| seeds.min(MAX_WEIGHTED_COUNT as u8)),
    )
}

/// Returns a mask of the highest bit of every hole that holds at least `min` seeds; `min` is from 1
/// to 128.
#[inline]
pub(super) const fn holes_with(row: u64, min: u8) -> u64 {
    let high = ONES << 7;
    let low = row & !high;
    // A byte carries into its highest bit if its lower bits reach `min`.
    ((low + ONES * (128 - min as u64)) | row) & high
}

/// Returns true if some hole holds more than one seed.
#[inline]
pub(super) const fn has_more_than_one(rows: [u64; 2]) -> bool {
    (rows[0] | rows[1]) & !ONES != 0
}
