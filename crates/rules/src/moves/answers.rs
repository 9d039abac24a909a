//! What the moves of a set say besides hole and direction.

use super::plain::Plain;
use super::{MOST_LAPS, Move};
use crate::board::{Geometry, Hole, HoleSet, MAX_HOLES, MAX_TERRITORY};

/// What a move says besides hole and direction. Sets of moves are copied for every position that is
/// searched, so this is small.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum Answers {
    /// Nothing.
    #[default]
    None,
    /// How many more laps than one may go against the usual direction.
    Laps(Laps),
    /// The moves that may spend the nyumba.
    Spending(Plain),
    /// Extra holes.
    Extras(Extras),
    /// Moves with answers that were put together by hand.
    Listed(Listed),
}

/// A number of laps for each hole, at most [`MOST_LAPS`]: two holes share a byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Laps([u8; MAX_HOLES / 2]);

impl Laps {
    pub(crate) fn of(self, hole: Hole) -> u8 {
        self.0[hole.index() / 2] >> (4 * (hole.index() % 2)) & 15
    }

    /// Notes the laps of a hole that has none yet.
    pub(crate) fn note(&mut self, hole: Hole, laps: u8) {
        self.0[hole.index() / 2] |= laps.min(MOST_LAPS as u8) << (4 * (hole.index() % 2));
    }
}

/// The extra holes that moves may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Extras {
    geometry: Geometry,
    /// How many a move takes, if there are as many.
    count: u8,
    /// Whether a capture takes the hole behind too.
    takes_behind: bool,
    /// The opponent's holes that hold seeds before the move.
    filled: HoleSet,
    /// Where the lap ends that captures, by place in the mover's ring: a place in the inner row,
    /// from 1, in the lower half for the usual direction and in the upper one for the other.
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

    /// The move without an answer captures by a lap that ends in `end`, an inner hole.
    pub(crate) fn captures(&mut self, base: Move, end: Hole) {
        if let Some(hole) = base.hole() {
            let row = self.geometry.row();
            let inner = end.index() % row - row / 2 + 1;
            self.ends[hole.index() % row] |= (inner as u8) << Self::half(base);
        }
    }

    const fn half(base: Move) -> u32 {
        4 * base.is_reversed() as u32
    }

    /// The holes from which the move without an answer chooses.
    pub(super) fn choice(&self, base: Move) -> HoleSet {
        let row = self.geometry.row();
        let end = base.hole().and_then(|hole| {
            let inner = self.ends[hole.index() % row] >> Self::half(base) & 15;
            let first = hole.index() / row * row;
            (inner > 0).then(|| Hole::new(first + row / 2 + usize::from(inner) - 1))
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

    /// How many moves there are for a hole and direction.
    fn variants(&self, base: Move) -> usize {
        match (self.choice(base).len(), self.count) {
            (0, _) => 1,
            (choices, 2..) if choices > 1 => choices * (choices - 1) / 2,
            (choices, _) => choices,
        }
    }

    /// The move of this number among the [`variants`](Self::variants), in the order of the holes.
    fn variant(&self, base: Move, number: usize) -> Move {
        let choice = self.choice(base);
        let place = |index: usize| {
            let hole = choice.iter().nth(index);
            hole.map(|hole| hole.index() % self.geometry.row())
        };
        if self.count < 2 || choice.len() < 2 {
            return base.with_extras([place(number), None]);
        }
        let (mut first, mut rest) = (0, number);
        while rest >= choice.len() - 1 - first {
            rest -= choice.len() - 1 - first;
            first += 1;
        }
        base.with_extras([place(first), place(first + 1 + rest)])
    }

    fn contains(&self, one: Move) -> bool {
        let choice = self.choice(one);
        let row = self.geometry.row();
        let extras = one.extras();
        let named = extras.iter().flatten().count();
        let first = self
            .filled
            .iter()
            .next()
            .map_or(0, |hole| hole.index() / row * row);
        let mut places = extras.into_iter().flatten();
        named == choice.len().min(usize::from(self.count))
            && (named > 0 || one == one.base())
            && places.all(|place| place < row && choice.contains(Hole::new(first + place)))
    }
}

/// The most moves with answers in a set that is put together by hand.
const MOST_LISTED: usize = 20;

/// A short list of moves with answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Listed {
    /// The swap, which has no answer, stands for none.
    moves: [Move; MOST_LISTED],
}

impl Default for Listed {
    fn default() -> Self {
        Self {
            moves: [Move::SWAP; MOST_LISTED],
        }
    }
}

impl Listed {
    pub(super) fn len(&self) -> usize {
        let free = self.moves.iter().position(|&one| one == Move::SWAP);
        free.unwrap_or(MOST_LISTED)
    }

    pub(super) fn get(&self, number: usize) -> Option<Move> {
        let one = self.moves.get(number).copied();
        one.filter(|&one| one != Move::SWAP)
    }

    pub(super) fn contains(&self, one: Move) -> bool {
        self.moves.contains(&one)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Move> {
        (0..).map_while(|number| self.get(number))
    }

    /// Adds a move, if there is room.
    pub(super) fn push(&mut self, one: Move) {
        let free = self.len();
        if let Some(free) = self.moves.get_mut(free) {
            *free = one;
        }
    }
}

impl Answers {
    /// How many moves there are for a hole and direction.
    #[inline]
    pub(super) fn variants(&self, base: Move) -> usize {
        match (self, base.hole()) {
            (Self::Laps(laps), Some(hole)) if base.is_reversed() => 1 + usize::from(laps.of(hole)),
            (Self::Spending(spending), _) => 1 + usize::from(spending.contains(base)),
            (Self::Extras(extras), _) => extras.variants(base),
            _ => 1,
        }
    }

    /// The move of this number among the [`variants`](Self::variants).
    #[inline]
    pub(super) fn variant(&self, base: Move, number: usize) -> Move {
        match self {
            Self::Laps(_) => base.with_answer(number as u16),
            Self::Spending(_) if number > 0 => base.spending(),
            Self::Extras(extras) => extras.variant(base, number),
            _ => base,
        }
    }

    /// Whether a move whose hole and direction the set has may say what `one` says.
    pub(super) fn allow(&self, one: Move) -> bool {
        match (self, one.hole()) {
            (Self::Laps(laps), Some(hole)) if one.is_reversed() => {
                one.answer() <= u16::from(laps.of(hole))
            }
            (Self::Spending(spending), _) if one.spends_nyumba() => spending.contains(one.base()),
            (Self::Extras(extras), _) => extras.contains(one),
            _ => one.answer() == 0,
        }
    }
}
