//! The choices that moves of a set need besides hole and direction.

use super::plain::BaseMoves;
use super::{MAX_LAPS, Move};
use crate::board::{Geometry, Hole, HoleSet, MAX_HOLES, MAX_TERRITORY};

/// The possible answers of each move in a set: choices besides hole and direction. Kept small
/// because sets of moves are copied for every position searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum Answers {
    /// No move needs an answer.
    #[default]
    None,
    /// The number of laps, beyond the first, that may go against the usual direction.
    Laps(Laps),
    /// The moves that may spend the nyumba.
    Spending(BaseMoves),
    /// The extra holes that moves may capture.
    Extras(Extras),
    /// An explicit list of moves with answers, for sets built with `insert`.
    Listed(Listed),
}

/// The number of laps for each hole, at most [`MAX_LAPS`], packed into four bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Laps([u8; MAX_HOLES / 2]);

impl Laps {
    pub(crate) fn of(self, hole: Hole) -> u8 {
        self.0[hole.index() / 2] >> (4 * (hole.index() % 2)) & 15
    }

    /// Sets the number of laps of a hole that has none yet.
    pub(crate) fn set(&mut self, hole: Hole, laps: u8) {
        self.0[hole.index() / 2] |= laps.min(MAX_LAPS as u8) << (4 * (hole.index() % 2));
    }
}

/// The extra holes that moves may capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Extras {
    geometry: Geometry,
    /// The number of extra holes that a move captures, if that many are available.
    count: u8,
    /// Whether a capture also takes the hole behind the one it faces.
    takes_behind: bool,
    /// The opponent's holes with seeds before the move.
    filled: HoleSet,
    /// For each index in the mover's ring, where the capturing lap from there ends: an index in the
    /// inner row, from 1, with 0 for no capture. The low four bits are for the usual direction, the
    /// high four for the other.
    ends: [u8; MAX_TERRITORY],
}

impl Extras {
    pub(crate) const fn new(
        geometry: Geometry,
        count: u8,
        takes_behind: bool,
        filled: HoleSet,
    ) -> Self {
        Self {
            geometry,
            count,
            takes_behind,
            filled,
            ends: [0; MAX_TERRITORY],
        }
    }

    /// Records that the capturing lap of `base` ends in the inner hole `end`.
    pub(crate) fn record_capture(&mut self, base: Move, end: Hole) {
        if let Some(hole) = base.hole() {
            let row = self.geometry.row();
            let column = end.index() % row - row / 2 + 1;
            self.ends[hole.index() % row] |= (column as u8) << Self::shift(base);
        }
    }

    /// Returns the bit offset, within an entry of `ends`, for the direction of `base`.
    const fn shift(base: Move) -> u32 {
        4 * base.is_reversed() as u32
    }

    /// Returns the holes from which `base` chooses its extra captures.
    pub(super) fn choice(&self, base: Move) -> HoleSet {
        let row = self.geometry.row();
        let end = base.hole().and_then(|hole| {
            let column = self.ends[hole.index() % row] >> Self::shift(base) & 15;
            let first = hole.index() / row * row;
            (column > 0).then(|| Hole::new(first + row / 2 + usize::from(column) - 1))
        });
        let Some(end) = end else {
            return HoleSet::EMPTY;
        };
        let mut taken = HoleSet::EMPTY;
        let faced = self.geometry.opposite(end);
        taken.insert(faced);
        if self.takes_behind {
            taken.insert(self.geometry.behind(faced));
        }
        self.filled.without(taken)
    }

    /// Returns the number of moves with this hole and direction.
    fn variants(&self, base: Move) -> usize {
        match (self.choice(base).len(), self.count) {
            (0, _) => 1,
            (choices, 2..) if choices > 1 => choices * (choices - 1) / 2,
            (choices, _) => choices,
        }
    }

    /// Returns the move with this index among the [`variants`](Self::variants), in hole order.
    fn variant(&self, base: Move, number: usize) -> Move {
        let choice = self.choice(base);
        let index = |index: usize| {
            let hole = choice.iter().nth(index);
            hole.map(|hole| hole.index() % self.geometry.row())
        };
        if self.count < 2 || choice.len() < 2 {
            return base.with_extras([index(number), None]);
        }
        let (mut first, mut rest) = (0, number);
        while rest >= choice.len() - 1 - first {
            rest -= choice.len() - 1 - first;
            first += 1;
        }
        base.with_extras([index(first), index(first + 1 + rest)])
    }

    fn contains(&self, mv: Move) -> bool {
        let choice = self.choice(mv);
        let row = self.geometry.row();
        let extras = mv.extras();
        let chosen = extras.iter().flatten().count();
        let first = self
            .filled
            .iter()
            .next()
            .map_or(0, |hole| hole.index() / row * row);
        let mut indices = extras.into_iter().flatten();
        chosen == choice.len().min(usize::from(self.count))
            && (chosen > 0 || mv == mv.base())
            && indices.all(|index| index < row && choice.contains(Hole::new(first + index)))
    }
}

/// The maximum number of moves in an explicit list.
const MAX_LISTED: usize = 20;

/// An explicit list of moves with answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Listed {
    /// Unused entries contain the swap, which never has an answer.
    moves: [Move; MAX_LISTED],
}

impl Default for Listed {
    fn default() -> Self {
        Self {
            moves: [Move::SWAP; MAX_LISTED],
        }
    }
}

impl Listed {
    pub(super) fn len(&self) -> usize {
        let free = self.moves.iter().position(|&mv| mv == Move::SWAP);
        free.unwrap_or(MAX_LISTED)
    }

    pub(super) fn get(&self, number: usize) -> Option<Move> {
        let mv = self.moves.get(number).copied();
        mv.filter(|&mv| mv != Move::SWAP)
    }

    pub(super) fn contains(&self, mv: Move) -> bool {
        self.moves.contains(&mv)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Move> {
        (0..).map_while(|number| self.get(number))
    }

    /// Adds a move; drops it if the list is full.
    pub(super) fn push(&mut self, mv: Move) {
        let free = self.len();
        if let Some(free) = self.moves.get_mut(free) {
            *free = mv;
        }
    }
}

impl Answers {
    /// Returns the number of moves with this hole and direction.
    #[inline]
    pub(super) fn variants(&self, base: Move) -> usize {
        match (self, base.hole()) {
            (Self::Laps(laps), Some(hole)) if base.is_reversed() => 1 + usize::from(laps.of(hole)),
            (Self::Spending(spending), _) => 1 + usize::from(spending.contains(base)),
            (Self::Extras(extras), _) => extras.variants(base),
            _ => 1,
        }
    }

    /// Returns the move with this index among the [`variants`](Self::variants).
    #[inline]
    pub(super) fn variant(&self, base: Move, number: usize) -> Move {
        match self {
            Self::Laps(_) => base.with_answer(number as u16),
            Self::Spending(_) if number > 0 => base.spending(),
            Self::Extras(extras) => extras.variant(base, number),
            _ => base,
        }
    }

    /// Returns `true` if the answer of `mv` is allowed, given that its hole and direction are in
    /// the set.
    pub(super) fn allow(&self, mv: Move) -> bool {
        match (self, mv.hole()) {
            (Self::Laps(laps), Some(hole)) if mv.is_reversed() => {
                mv.answer() <= u16::from(laps.of(hole))
            }
            (Self::Spending(spending), _) if mv.spends_nyumba() => spending.contains(mv.base()),
            (Self::Extras(extras), _) => extras.contains(mv),
            _ => mv.answer() == 0,
        }
    }
}
