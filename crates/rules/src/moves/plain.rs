//! Moves given by hole and direction alone.

use super::{Move, REVERSED};
use crate::board::HoleSet;

/// Moves given by hole and direction alone. Small, as move generation creates and drops many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Plain {
    /// The holes that are sown in the usual direction, and against it.
    sown: [HoleSet; 2],
}

impl Plain {
    /// No move.
    pub(crate) const EMPTY: Self = Self::of_both([HoleSet::EMPTY; 2]);

    /// These holes, sown in the usual direction and against it.
    #[inline]
    pub(crate) const fn of_both(sown: [HoleSet; 2]) -> Self {
        Self { sown }
    }

    /// These holes, in the usual direction or in both.
    #[inline]
    pub(crate) const fn from_holes(holes: HoleSet, both_ways: bool) -> Self {
        Self::of_both([holes, if both_ways { holes } else { HoleSet::EMPTY }])
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
    pub(crate) fn contains(self, one: Move) -> bool {
        one.answer() == 0 && self.contains_base(one)
    }

    /// Whether a move is among them as far as hole and direction go.
    #[inline]
    pub(crate) fn contains_base(self, one: Move) -> bool {
        one.hole()
            .is_some_and(|hole| self.sown[usize::from(one.is_reversed())].contains(hole))
    }

    /// Adds the hole and direction of a move.
    #[inline]
    pub(crate) fn insert(&mut self, one: Move) {
        if let Some(hole) = one.hole() {
            self.sown[usize::from(one.is_reversed())].insert(hole);
        }
    }

    /// The holes, in some direction.
    #[inline]
    pub(crate) const fn holes(self) -> HoleSet {
        self.sown[0].or(self.sown[1])
    }

    /// The moves in the order of their holes, the usual direction first.
    #[inline]
    pub(crate) const fn iter(self) -> Bases {
        Bases {
            usual: self.sown[0].bits(),
            against: self.sown[1].bits(),
        }
    }

    /// The moves that meet a condition.
    #[inline]
    pub(crate) fn filter(self, condition: impl Fn(Move) -> bool) -> Self {
        let mut kept = Self::EMPTY;
        for one in self.iter().filter(|&one| condition(one)) {
            kept.insert(one);
        }
        kept
    }

    /// The moves that meet a condition if there are any, all moves otherwise.
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

/// The holes and directions of a set, in the order of the holes, the usual direction first.
#[derive(Clone, Copy)]
pub(crate) struct Bases {
    usual: u64,
    against: u64,
}

impl Iterator for Bases {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let [usual, against] = [self.usual, self.against].map(u64::trailing_zeros);
        if usual <= against && usual < u64::BITS {
            self.usual &= self.usual - 1;
            Some(Move(usual as u16))
        } else if against < u64::BITS {
            self.against &= self.against - 1;
            Some(Move(against as u16 | REVERSED))
        } else {
            None
        }
    }
}

impl DoubleEndedIterator for Bases {
    #[inline]
    fn next_back(&mut self) -> Option<Move> {
        let last = u64::BITS - 1 - (self.usual | self.against | 1).leading_zeros();
        let bit = 1 << last;
        if self.against & bit != 0 {
            self.against &= !bit;
            Some(Move(last as u16 | REVERSED))
        } else if self.usual & bit != 0 {
            self.usual &= !bit;
            Some(Move(last as u16))
        } else {
            None
        }
    }
}
