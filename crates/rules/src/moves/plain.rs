//! Sets of moves without answers.

use super::{Move, REVERSED_BIT};
use crate::board::HoleSet;

/// A set of moves without answers, given by hole and direction. Kept small because move generation
/// creates and drops many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct BaseMoves {
    /// The holes sown in the usual direction, and those sown against it.
    sown: [HoleSet; 2],
}

impl BaseMoves {
    /// The empty set.
    pub(crate) const EMPTY: Self = Self::of_both([HoleSet::EMPTY; 2]);

    /// Returns the set of moves from these holes, in the usual direction and against it.
    #[inline]
    pub(crate) const fn of_both(sown: [HoleSet; 2]) -> Self {
        Self { sown }
    }

    /// Returns the set of moves from `holes`, in the usual direction or in both.
    #[inline]
    pub(crate) const fn from_holes(holes: HoleSet, both_directions: bool) -> Self {
        Self::of_both([
            holes,
            if both_directions {
                holes
            } else {
                HoleSet::EMPTY
            },
        ])
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.sown[0].len() + self.sown[1].len()
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.sown[0].is_empty() && self.sown[1].is_empty()
    }

    #[inline]
    pub(crate) fn contains(self, mv: Move) -> bool {
        mv.answer() == 0 && self.contains_base(mv)
    }

    /// Returns `true` if the set has the hole and direction of `mv`, with any answer.
    #[inline]
    pub(crate) fn contains_base(self, mv: Move) -> bool {
        mv.hole()
            .is_some_and(|hole| self.sown[usize::from(mv.is_reversed())].contains(hole))
    }

    /// Adds the hole and direction of `mv`, without its answer.
    #[inline]
    pub(crate) fn insert(&mut self, mv: Move) {
        if let Some(hole) = mv.hole() {
            self.sown[usize::from(mv.is_reversed())].insert(hole);
        }
    }

    /// Returns the holes that can be sown in either direction.
    #[inline]
    pub(crate) const fn holes(self) -> HoleSet {
        self.sown[0].or(self.sown[1])
    }

    /// Iterates in hole order, the usual direction first.
    #[inline]
    pub(crate) const fn iter(self) -> BaseMovesIter {
        BaseMovesIter {
            usual: self.sown[0].bits(),
            against: self.sown[1].bits(),
        }
    }

    /// Returns the moves for which `condition` holds.
    #[inline]
    pub(crate) fn filter(self, condition: impl Fn(Move) -> bool) -> Self {
        let mut kept = Self::EMPTY;
        for mv in self.iter().filter(|&mv| condition(mv)) {
            kept.insert(mv);
        }
        kept
    }

    /// Returns the moves for which `condition` holds, or all moves if it holds for none.
    #[inline]
    pub(crate) fn prefer(self, condition: impl Fn(Move) -> bool) -> Self {
        let preferred = self.filter(condition);
        if preferred.is_empty() {
            self
        } else {
            preferred
        }
    }
}

/// Iterates over the holes and directions of a set, in hole order, the usual direction first.
#[derive(Clone, Copy)]
pub(crate) struct BaseMovesIter {
    usual: u64,
    against: u64,
}

impl Iterator for BaseMovesIter {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let [usual, against] = [self.usual, self.against].map(u64::trailing_zeros);
        if usual <= against && usual < u64::BITS {
            self.usual &= self.usual - 1;
            Some(Move(usual as u16))
        } else if against < u64::BITS {
            self.against &= self.against - 1;
            Some(Move(against as u16 | REVERSED_BIT))
        } else {
            None
        }
    }
}

impl DoubleEndedIterator for BaseMovesIter {
    #[inline]
    fn next_back(&mut self) -> Option<Move> {
        let last = u64::BITS - 1 - (self.usual | self.against | 1).leading_zeros();
        let bit = 1 << last;
        if self.against & bit != 0 {
            self.against &= !bit;
            Some(Move(last as u16 | REVERSED_BIT))
        } else if self.usual & bit != 0 {
            self.usual &= !bit;
            Some(Move(last as u16))
        } else {
            None
        }
    }
}
