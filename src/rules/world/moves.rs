//! Moves, and sets of them.

use super::board::{Place, PlaceSet, Way};

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The seeds of a hole are sown.
    Sow {
        /// The hole.
        hole: Place,
        /// Which way, for all laps.
        way: Way,
    },
    /// The second player takes over the first one's side.
    Swap,
}

/// A set of moves of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Moves {
    /// The holes that are sown counterclockwise, and clockwise.
    pub(super) holes: [PlaceSet; 2],
    pub(super) swap: bool,
}

impl Moves {
    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.holes[0].len() + self.holes[1].len() + self.swap as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether `one` is among them.
    #[must_use]
    pub fn contains(&self, one: Move) -> bool {
        match one {
            Move::Sow { hole, way } => self.holes[way.index()].contains(hole),
            Move::Swap => self.swap,
        }
    }

    /// The moves in the order of their holes, counterclockwise before clockwise, the swap last.
    pub fn iter(self) -> impl Iterator<Item = Move> {
        let sown = self.holes[0]
            .or(self.holes[1])
            .iter()
            .flat_map(move |hole| {
                let ways = Way::BOTH.into_iter();
                ways.filter(move |way| self.holes[way.index()].contains(hole))
                    .map(move |way| Move::Sow { hole, way })
            });
        sown.chain(self.swap.then_some(Move::Swap))
    }

    /// Those for which `keep` holds; a swap is kept.
    pub(super) fn keep(mut self, keep: impl Fn(Place, Way) -> bool) -> Self {
        for way in Way::BOTH {
            let holes = self.holes[way.index()].iter();
            self.holes[way.index()] = holes.filter(|&hole| keep(hole, way)).collect();
        }
        self
    }

    /// Those for which `keep` holds, if there are any; else all.
    pub(super) fn prefer(self, keep: impl Fn(Place, Way) -> bool) -> Self {
        let kept = self.keep(keep);
        if kept.is_empty() { self } else { kept }
    }
}
