//! A packed board: one word per row.

use crate::ai::evaluation::MAX_WEIGHED;
use awale_rules::board::MAX_HOLES;
use awale_rules::{Hole, Placement, Position, RuleSet, Side};

/// Holes on a packed board.
pub const HOLES: usize = 12;
/// Holes per row.
pub(super) const ROW: usize = HOLES / 2;
/// Places, or bytes, of a row.
pub(super) const PLACES: usize = u64::BITS as usize / 8;
/// The place in a row that counts the seeds a move sows into the store.
pub(super) const STORE: usize = PLACES - 1;
/// A mask of the lowest bit of every hole in a row.
pub(super) const ONES: u64 = 0x0000_0101_0101_0101;
/// The bits that only counts above [`MAX_WEIGHED`] have.
const BEYOND: u64 = ONES * (u8::MAX as u64 - MAX_WEIGHED as u64);
const _: () = assert!((MAX_WEIGHED + 1).is_power_of_two());

/// The rest of a position in one word, which a few additions update.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rest(u64);

mod place {
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
pub struct Packed {
    /// The row of the player to move, then the opponent's; one byte per hole, the first lowest.
    pub(super) rows: [u64; 2],
    pub(super) rest: Rest,
}

impl Rest {
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
                | (lofts[1] as u64) << place::NORTH_LOFT
                | (on_board as u64) << place::ON_BOARD
                | (to_move.index() as u64) << place::TO_MOVE
                | last_capturer << place::LAST_CAPTURER
                | (is_over as u64) << place::OVER,
        )
    }

    #[inline]
    pub(super) const fn loft(self, side: Side) -> u8 {
        (self.0 >> (place::NORTH_LOFT * side.index() as u32)) as u8
    }

    /// Returns the seeds in South's loft minus those in North's.
    #[inline]
    pub(super) fn lead(self) -> i32 {
        i32::from(self.loft(Side::South)) - i32::from(self.loft(Side::North))
    }

    #[inline]
    pub(super) const fn on_board(self) -> u8 {
        (self.0 >> place::ON_BOARD) as u8
    }

    #[inline]
    pub(super) const fn to_move(self) -> Side {
        if self.0 >> place::TO_MOVE & 1 == 0 {
            Side::South
        } else {
            Side::North
        }
    }

    pub(super) const fn last_capturer(self) -> Option<Side> {
        match self.0 >> place::LAST_CAPTURER & 3 {
            0 => Some(Side::South),
            1 => Some(Side::North),
            _ => None,
        }
    }

    #[inline]
    pub(super) const fn is_over(self) -> bool {
        self.0 >> place::OVER != 0
    }

    /// Returns the fields that the rest of the game depends on: the player to move, and who
    /// captured last or the lofts if the rules use them.
    #[inline]
    pub(super) const fn key(self, by_last_capturer: bool, by_lofts: bool) -> u64 {
        let mut mask = 1 << place::TO_MOVE;
        if by_last_capturer {
            mask |= 3 << place::LAST_CAPTURER;
        }
        if by_lofts {
            mask |= 0xffff;
        }
        self.0 & mask
    }

    /// Returns the fields after the player to move has captured this many seeds and the turn has
    /// passed.
    #[inline]
    pub(super) const fn turned(self, captured: u8) -> Self {
        let seat = self.to_move().index() as u64;
        let captured = captured as u64;
        let counted = (self.0 ^ 1 << place::TO_MOVE)
            + (captured << (place::NORTH_LOFT * seat as u32))
            - (captured << place::ON_BOARD);
        if captured == 0 {
            return Self(counted);
        }
        Self(counted & !(3 << place::LAST_CAPTURER) | seat << place::LAST_CAPTURER)
    }
}

impl Rest {
    /// Returns the fields after the player to move has sown this many seeds into their store.
    #[inline(always)]
    pub(super) const fn stored(self, seeds: u8) -> Self {
        let seat = self.to_move().index() as u32;
        let seeds = seeds as u64;
        Self(self.0 + (seeds << (place::NORTH_LOFT * seat)) - (seeds << place::ON_BOARD))
    }

    /// Returns the fields with the turn given back.
    #[inline(always)]
    pub(super) const fn again(self) -> Self {
        Self(self.0 ^ 1 << place::TO_MOVE)
    }
}

impl Packed {
    /// Packs a position on two rows of six with at most 255 seeds.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        let (south, north) = position.holes().split_at(ROW);
        let rest = Rest::new(
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
        Self { rows, rest }
    }

    /// Packs a board with empty lofts and South to move; `holes` begins with South's first hole.
    /// There must be two rows of six with at most 255 seeds, and the game must not be over.
    pub(super) fn after_north(holes: &[u16; MAX_HOLES], last_capturer: Option<Side>) -> Self {
        let (south, north) = holes[..HOLES].split_at(ROW);
        let rows = [pack(south), pack(north)];
        let on_board = rows.iter().map(|&row| sum(row)).sum();
        Self {
            rows,
            rest: Rest::new([0; 2], on_board, Side::South, last_capturer, false),
        }
    }

    /// Unpacks the position; the game must not be over.
    pub(super) fn unpack(&self, rules: &RuleSet) -> Position {
        let to_move = self.rest.to_move();
        let mut holes = [0; MAX_HOLES];
        for (place, seeds) in self.seen().into_iter().enumerate() {
            holes[self.hole(place).index()] = seeds;
        }
        let lofts = Side::BOTH.map(|side| u16::from(self.rest.loft(side)));
        let placed = Placement {
            holes,
            lofts,
            to_move,
            ..Placement::default()
        };
        Position::resumed(
            rules,
            &placed,
            Some(to_move.opponent()),
            self.rest.last_capturer(),
            &mut (),
        )
    }

    /// Returns the hole at a place counted from the first hole of the player to move.
    #[inline]
    pub(super) const fn hole(&self, place: usize) -> Hole {
        match self.rest.to_move() {
            Side::South => Hole::new(place),
            Side::North if place < ROW => Hole::new(place + ROW),
            Side::North => Hole::new(place - ROW),
        }
    }

    /// Returns the seed counts, from the first hole of the player to move.
    #[inline]
    pub(super) fn seen_bytes(&self) -> [u8; HOLES] {
        bytes_of(self.rows)
    }

    /// Returns the same counts as [`seen_bytes`](Self::seen_bytes), widened.
    pub(super) fn seen(&self) -> [u16; HOLES] {
        self.seen_bytes().map(u16::from)
    }

    /// Returns the rows with counts clipped to [`MAX_WEIGHED`].
    #[inline]
    pub(super) fn clipped_rows(&self) -> [u64; 2] {
        let [mine, theirs] = self.rows;
        if (mine | theirs) & BEYOND == 0 {
            self.rows
        } else {
            self.rows.map(clipped)
        }
    }
}

/// Packs a row into a word, the first hole in the lowest byte.
fn pack(row: &[u16]) -> u64 {
    row.iter()
        .rev()
        .fold(0, |word, &seeds| word << 8 | u64::from(seeds))
}

/// Returns the seeds of a row.
#[inline(always)]
pub(super) const fn sum(row: u64) -> u8 {
    // Multiplying by a one in every byte adds up all bytes in the highest; the sum is below 256.
    (row.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}

/// Returns the counts of both rows, one after the other.
#[inline]
pub(super) fn bytes_of(rows: [u64; 2]) -> [u8; HOLES] {
    let [mine, theirs] = rows.map(u64::to_le_bytes);
    std::array::from_fn(|place| {
        if place < ROW {
            mine[place]
        } else {
            theirs[place - ROW]
        }
    })
}

/// Clips the counts of a row to [`MAX_WEIGHED`].
#[cold]
fn clipped(row: u64) -> u64 {
    u64::from_le_bytes(row.to_le_bytes().map(|seeds| seeds.min(MAX_WEIGHED as u8)))
}

/// Returns a mask of the highest bit of every hole that holds at least `least` seeds, from 1 to
/// 128.
#[inline]
pub(super) const fn holes_with(row: u64, least: u8) -> u64 {
    let high = ONES << 7;
    let low = row & !high;
    // A byte carries into its highest bit if its lower bits reach `least`.
    ((low + ONES * (128 - least as u64)) | row) & high
}

/// Returns true if some hole holds more than one seed.
#[inline]
pub(super) const fn has_more_than_one(rows: [u64; 2]) -> bool {
    (rows[0] | rows[1]) & !ONES != 0
}
