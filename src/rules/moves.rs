//! Moves, and sets of them.

use serde::{Deserialize, Serialize};

use super::board::{Geometry, Hole, HoleSet};

/// A move: a hole and a direction of sowing, or the swap of sides.
///
/// If the rules have only one direction, a move is a hole: `Move::from(hole)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Move(u8);

/// Set if the move is sown against the usual direction.
const REVERSED: u8 = 64;

impl PartialEq<Hole> for Move {
    /// Whether the move sows `hole` in the usual direction.
    fn eq(&self, hole: &Hole) -> bool {
        *self == Self::from(*hole)
    }
}

impl From<Move> for u8 {
    fn from(one: Move) -> Self {
        one.0
    }
}

impl TryFrom<u8> for Move {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        if index != Self::SWAP.0 {
            Hole::try_from(index & !REVERSED)?;
        }
        let is_move = usize::from(index) < Self::COUNT;
        is_move
            .then_some(Self(index))
            .ok_or("no board has such a move")
    }
}

impl From<Hole> for Move {
    /// The hole, sown in the usual direction.
    fn from(hole: Hole) -> Self {
        Self(u8::from(hole))
    }
}

impl Move {
    /// The second player takes over the first one's side.
    pub const SWAP: Self = Self(127);
    /// The number of values of [`index`](Self::index).
    pub const COUNT: usize = 128;

    /// The hole, sown clockwise if the player chooses the direction.
    #[must_use]
    pub fn reversed(hole: Hole) -> Self {
        Self(u8::from(hole) | REVERSED)
    }

    /// The hole that is sown; `None` for the swap.
    #[inline]
    #[must_use]
    pub const fn hole(self) -> Option<Hole> {
        if self.0 == Self::SWAP.0 {
            None
        } else {
            Some(Hole::new((self.0 & !REVERSED) as usize))
        }
    }

    /// The same move after the board has been turned round.
    #[must_use]
    pub fn twin(self, geometry: Geometry) -> Self {
        match self.hole() {
            Some(hole) => Self(u8::from(geometry.twin(hole)) | self.0 & REVERSED),
            None => self,
        }
    }

    /// Whether it is sown against the usual direction.
    #[inline]
    #[must_use]
    pub const fn is_reversed(self) -> bool {
        self.0 & REVERSED != 0 && self.0 != Self::SWAP.0
    }

    /// Its number, below [`COUNT`](Self::COUNT). For a hole sown in the usual direction it is the
    /// number of the hole.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The moves that a position allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Moves {
    /// The holes that can be sown in the usual direction, and against it.
    sown: [HoleSet; 2],
    swap: bool,
}

impl From<Move> for Moves {
    /// Only this move.
    fn from(one: Move) -> Self {
        let mut moves = Self::EMPTY;
        moves.insert(one);
        moves
    }
}

impl FromIterator<Move> for Moves {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Self {
        let mut set = Self::EMPTY;
        for one in moves {
            set.insert(one);
        }
        set
    }
}

impl Moves {
    /// No move.
    pub const EMPTY: Self = Self {
        sown: [HoleSet::EMPTY; 2],
        swap: false,
    };

    /// These holes, in the usual direction or in both.
    pub(super) const fn from_holes(holes: HoleSet, both_ways: bool) -> Self {
        Self {
            sown: [holes, if both_ways { holes } else { HoleSet::EMPTY }],
            swap: false,
        }
    }

    /// These moves and, if `may_swap`, the swap.
    pub(super) const fn with_swap(self, may_swap: bool) -> Self {
        Self {
            swap: may_swap,
            ..self
        }
    }

    /// Adds a move.
    pub fn insert(&mut self, one: Move) {
        match one.hole() {
            Some(hole) => self.sown[usize::from(one.is_reversed())].insert(hole),
            None => self.swap = true,
        }
    }

    /// The number of them.
    #[must_use]
    pub const fn len(self) -> usize {
        self.sown[0].len() + self.sown[1].len() + self.swap as usize
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.sown[0].is_empty() && self.sown[1].is_empty() && !self.swap
    }

    /// Whether it contains a move.
    #[must_use]
    pub fn contains(self, one: impl Into<Move>) -> bool {
        let one = one.into();
        match one.hole() {
            Some(hole) => self.sown[usize::from(one.is_reversed())].contains(hole),
            None => self.swap,
        }
    }

    /// The holes that can be played, in some direction.
    #[must_use]
    pub const fn holes(self) -> HoleSet {
        self.sown[0].or(self.sown[1])
    }

    /// The moves in the order of their holes, the usual direction first, the swap last.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Move> {
        let sown = self.holes().iter().flat_map(move |hole| {
            let both = [Move::from(hole), Move::reversed(hole)];
            both.into_iter().filter(move |&one| self.contains(one))
        });
        sown.chain(self.swap.then_some(Move::SWAP))
    }

    /// The moves for which `keep` holds; a swap is always kept.
    pub(super) fn keep(mut self, keep: impl Fn(Move) -> bool) -> Self {
        for (index, holes) in self.sown.iter_mut().enumerate() {
            let moves = |hole| [Move::from(hole), Move::reversed(hole)][index];
            *holes = holes.iter().filter(|&hole| keep(moves(hole))).collect();
        }
        self
    }

    /// The moves for which `keep` holds, if there are any; else all.
    pub(super) fn prefer(self, keep: impl Fn(Move) -> bool) -> Self {
        let kept = self.keep(keep);
        if kept.is_empty() { self } else { kept }
    }
}
