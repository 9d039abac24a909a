//! Moves, and [sets](Moves) of them.

mod answers;
mod plain;
mod set;

use serde::{Deserialize, Serialize};

use super::board::{Geometry, Hole, MAX_TERRITORY};
pub(super) use answers::{Extras, Laps};
pub(super) use plain::BaseMoves;
pub use set::Moves;

/// A move: a hole, the direction in which its seeds are sown and, on four-row boards, any further
/// choice of the player; or the swap of sides.
///
/// If the rules have only one direction, the hole alone is a move: `Move::from(hole)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Move(u16);

/// The bit mask of the hole.
const HOLE_MASK: u16 = 63;
/// The bit that marks a move against the usual direction.
const REVERSED_BIT: u16 = 64;
/// The bit mask of hole and direction; the player's further choice (the answer) is in the bits
/// above.
const BASE_MASK: u16 = HOLE_MASK | REVERSED_BIT;
/// The position of the answer's lowest bit.
const ANSWER_SHIFT: u32 = 7;
/// The maximum number of laps against the usual direction after the first one: each captures one of
/// at most 13 inner holes.
const MAX_LAPS: u16 = 12;
/// The answer that spends the nyumba.
const SPEND_NYUMBA: u16 = MAX_LAPS + 1;
/// The lowest of the answers that name one extra hole, by its index in the opponent's ring.
const ONE_EXTRA: u16 = SPEND_NYUMBA + 1;
/// The lowest of the answers that name two extra holes.
const TWO_EXTRAS: u16 = ONE_EXTRA + MAX_TERRITORY as u16;
/// The number of possible answers.
const ANSWER_COUNT: u16 = TWO_EXTRAS + (MAX_TERRITORY * (MAX_TERRITORY - 1) / 2) as u16;

impl PartialEq<Hole> for Move {
    /// Returns `true` if the move sows the seeds of `hole` in the usual direction.
    fn eq(&self, hole: &Hole) -> bool {
        *self == Self::from(*hole)
    }
}

impl From<Move> for u16 {
    fn from(mv: Move) -> Self {
        mv.0
    }
}

impl TryFrom<u16> for Move {
    type Error = &'static str;

    fn try_from(index: u16) -> Result<Self, Self::Error> {
        if index != Self::SWAP.0 {
            Hole::try_from((index & HOLE_MASK) as u8)?;
        }
        (index >> ANSWER_SHIFT < ANSWER_COUNT)
            .then_some(Self(index))
            .ok_or("not a valid move encoding")
    }
}

impl From<Hole> for Move {
    /// Sows the seeds of `hole` in the usual direction.
    fn from(hole: Hole) -> Self {
        Self(u16::from(u8::from(hole)))
    }
}

impl Move {
    /// The swap, in which the second player takes over the first player's side.
    pub const SWAP: Self = Self(127);

    /// Sows the seeds of `hole` against the usual direction; clockwise if the player chooses the
    /// direction.
    #[must_use]
    pub fn reversed(hole: Hole) -> Self {
        Self(u16::from(u8::from(hole)) | REVERSED_BIT)
    }

    /// Returns the hole whose seeds are sown; `None` for the swap.
    #[inline]
    #[must_use]
    pub const fn hole(self) -> Option<Hole> {
        if self.0 == Self::SWAP.0 {
            None
        } else {
            Some(Hole::new((self.0 & HOLE_MASK) as usize))
        }
    }

    /// Returns the same move after a half turn of the board.
    #[must_use]
    pub fn rotated(self, geometry: Geometry) -> Self {
        match self.hole() {
            Some(hole) => Self(u16::from(u8::from(geometry.rotated(hole))) | self.0 & !HOLE_MASK),
            None => self,
        }
    }

    /// Returns `true` if the seeds are sown against the usual direction.
    #[inline]
    #[must_use]
    pub const fn is_reversed(self) -> bool {
        self.0 & REVERSED_BIT != 0 && self.0 != Self::SWAP.0
    }

    /// Returns the move's encoding; for a hole sown in the usual direction, this is the index of
    /// the hole.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the encoded hole and direction, below 128.
    #[inline]
    #[must_use]
    pub const fn base_index(self) -> usize {
        (self.0 & BASE_MASK) as usize
    }

    const fn answer(self) -> u16 {
        self.0 >> ANSWER_SHIFT
    }

    const fn with_answer(self, answer: u16) -> Self {
        Self(self.0 & BASE_MASK | answer << ANSWER_SHIFT)
    }

    /// Returns the same hole and direction, without an answer.
    #[must_use]
    pub const fn base(self) -> Self {
        Self(self.0 & BASE_MASK)
    }

    /// Returns the same move with `laps` laps against the usual direction; `None` if there can't be
    /// that many.
    pub(super) fn with_laps_against(self, laps: usize) -> Option<Self> {
        let more = laps.checked_sub(1)? as u16;
        (more <= MAX_LAPS).then(|| self.with_answer(more))
    }

    /// Returns the number of laps, from the first on, that are sown against the usual direction.
    #[must_use]
    pub const fn laps_against(self) -> u16 {
        match (self.is_reversed(), self.answer()) {
            (false, _) => 0,
            (true, more @ 0..=MAX_LAPS) => 1 + more,
            (true, _) => 1,
        }
    }

    /// Returns the same move with the choice to spend the nyumba.
    pub(super) const fn spending(self) -> Self {
        self.with_answer(SPEND_NYUMBA)
    }

    /// Returns `true` if the move spends the nyumba when it reaches it.
    #[must_use]
    pub const fn spends_nyumba(self) -> bool {
        self.answer() == SPEND_NYUMBA
    }

    /// Returns the same move capturing these extra holes, given by their indices in the opponent's
    /// ring.
    pub(super) fn with_extras(self, indices: [Option<usize>; 2]) -> Self {
        match indices {
            [None, _] => self.base(),
            [Some(index), None] => self.with_answer(ONE_EXTRA + index as u16),
            [Some(first), Some(second)] => {
                let (low, high) = (first.min(second), first.max(second));
                self.with_answer(TWO_EXTRAS + (high * high.saturating_sub(1) / 2 + low) as u16)
            }
        }
    }

    /// Returns the indices, in the opponent's ring, of the extra holes that the move captures.
    #[must_use]
    pub fn extras(self) -> [Option<usize>; 2] {
        let answer = self.answer();
        if answer < ONE_EXTRA || self.0 == Self::SWAP.0 {
            [None; 2]
        } else if answer < TWO_EXTRAS {
            [Some(usize::from(answer - ONE_EXTRA)), None]
        } else {
            let rank = usize::from(answer - TWO_EXTRAS);
            let mut high = 1;
            while high * (high + 1) / 2 <= rank {
                high += 1;
            }
            [Some(rank - high * (high - 1) / 2), Some(high)]
        }
    }
}
