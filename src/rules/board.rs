//! The board: sides, holes, vessels and the geometry that connects them.
//!
//! South's holes are `0..n`, left to right as South sees them; North's are
//! `n..2n`, continuing counterclockwise, so that hole `i` faces `2n - 1 - i`. Some boards have two
//! more, the end squares: `2n` at South's right end of the rows, and `2n + 1` at the left end.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Fewest holes a row may have.
pub const MIN_ROW: usize = 3;
/// Most holes a row may have.
pub const MAX_ROW: usize = 18;
/// Most holes a board may have: two rows of [`MAX_ROW`], and two end squares.
pub const MAX_HOLES: usize = 2 * MAX_ROW + 2;
/// Most seeds a game may hold: twenty in each hole of the longest board.
pub const MAX_SEEDS: u16 = 720;

/// One of the two players, and the row that is that player's territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The player of the near row, who begins unless the players decide otherwise.
    South,
    /// The player of the far row.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const BOTH: [Self; 2] = [Self::South, Self::North];

    /// The other player.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// 0 for South, 1 for North: the place of this side in a pair.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Side {
    /// `S` or `N`, as in a position string.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::South => "S",
            Self::North => "N",
        })
    }
}

/// A hole by its index: `0..2n` on a board with rows of `n`, then the end squares if it has any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Hole(u8);

impl From<Hole> for u8 {
    fn from(hole: Hole) -> Self {
        hole.0
    }
}

impl TryFrom<u8> for Hole {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        if usize::from(index) < MAX_HOLES {
            Ok(Self(index))
        } else {
            Err("no board has as many holes")
        }
    }
}

impl Hole {
    /// The hole of this index.
    /// # Panics
    /// Panics in debug builds if `index` is not below [`MAX_HOLES`].
    #[must_use]
    pub const fn new(index: usize) -> Self {
        debug_assert!(index < MAX_HOLES);
        Self(index as u8)
    }

    /// Its index on the board.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The side whose set holds it, of South's and North's; `None` if neither does.
    pub(super) fn owner_in(self, sets: &[HoleSet; 2]) -> Option<Side> {
        let mut sides = Side::BOTH.into_iter();
        sides.find(|side| sets[side.index()].contains(self))
    }
}

/// Where seeds can lie: a hole, or a player's loft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Vessel {
    /// One of the holes of the two rows, or an end square.
    Hole(Hole),
    /// The store of a player. Only a refill and a new round take seeds out of it.
    Loft(Side),
}

/// A set of holes, as one machine word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HoleSet(u64);

impl HoleSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The first `count` holes.
    pub(super) const fn first(count: usize) -> Self {
        Self((1 << count) - 1)
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of holes in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set holds `hole`.
    #[must_use]
    pub const fn contains(self, hole: Hole) -> bool {
        self.0 & (1 << hole.0) != 0
    }

    /// Adds `hole`.
    pub const fn insert(&mut self, hole: Hole) {
        self.0 |= 1 << hole.0;
    }

    /// The holes of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The holes of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The holes that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// A bit per hole.
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// The holes in index order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Hole> {
        Holes(self.0)
    }
}

/// The remaining holes of a set.
struct Holes(u64);

impl Iterator for Holes {
    type Item = Hole;

    #[inline]
    fn next(&mut self) -> Option<Hole> {
        (self.0 != 0).then(|| {
            let hole = Hole(self.0.trailing_zeros() as u8);
            self.0 &= self.0 - 1;
            hole
        })
    }
}

impl DoubleEndedIterator for Holes {
    #[inline]
    fn next_back(&mut self) -> Option<Hole> {
        (self.0 != 0).then(|| {
            let last = u64::BITS - 1 - self.0.leading_zeros();
            self.0 &= !(1 << last);
            Hole(last as u8)
        })
    }
}

impl Extend<Hole> for HoleSet {
    fn extend<I: IntoIterator<Item = Hole>>(&mut self, holes: I) {
        holes.into_iter().for_each(|hole| self.insert(hole));
    }
}

impl FromIterator<Hole> for HoleSet {
    fn from_iter<I: IntoIterator<Item = Hole>>(holes: I) -> Self {
        let mut set = Self::EMPTY;
        for hole in holes {
            set.insert(hole);
        }
        set
    }
}

/// The shape of a board: how many holes each of its two rows has, whether it has end squares, and
/// whether the players choose the direction of their moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Geometry {
    row: u8,
    has_end_squares: bool,
    chooses_direction: bool,
}

impl Geometry {
    /// A board with two rows of `row` holes.
    ///
    /// # Panics
    /// Panics in debug builds if `row` is not in [`MIN_ROW`]`..=`[`MAX_ROW`].
    #[must_use]
    pub const fn new(row: usize) -> Self {
        debug_assert!(row >= MIN_ROW && row <= MAX_ROW);
        Self {
            row: row as u8,
            has_end_squares: false,
            chooses_direction: false,
        }
    }

    /// The same board with an end square at each end.
    #[must_use]
    pub const fn with_end_squares(self) -> Self {
        Self {
            has_end_squares: true,
            ..self
        }
    }

    /// The same board, with moves that choose a direction of sowing.
    #[must_use]
    pub const fn with_chosen_direction(self) -> Self {
        Self {
            chooses_direction: true,
            ..self
        }
    }

    /// Whether each move chooses a direction of sowing.
    #[inline]
    #[must_use]
    pub const fn chooses_direction(self) -> bool {
        self.chooses_direction
    }

    /// Holes in one row.
    #[must_use]
    pub const fn row(self) -> usize {
        self.row as usize
    }

    /// Holes of both rows; end squares aren't counted.
    #[must_use]
    pub const fn holes(self) -> usize {
        2 * self.row as usize
    }

    /// Whether the board has end squares.
    #[must_use]
    pub const fn has_end_squares(self) -> bool {
        self.has_end_squares
    }

    /// Holes of both rows and end squares.
    #[must_use]
    pub const fn places(self) -> usize {
        self.holes() + 2 * self.has_end_squares as usize
    }

    /// The end square at South's right, then the one at South's left. Only for a board with end
    /// squares.
    #[must_use]
    pub const fn end_squares(self) -> [Hole; 2] {
        [Hole(2 * self.row), Hole(2 * self.row + 1)]
    }

    /// Whether `hole` is an end square.
    #[must_use]
    pub const fn is_end_square(self, hole: Hole) -> bool {
        hole.0 >= 2 * self.row
    }

    /// All holes of the rows, in index order.
    pub fn all(self) -> impl DoubleEndedIterator<Item = Hole> + ExactSizeIterator {
        (0..self.holes()).map(Hole::new)
    }

    /// All holes of the rows, then the end squares if the board has any.
    pub fn all_places(self) -> impl DoubleEndedIterator<Item = Hole> + ExactSizeIterator {
        (0..self.places()).map(Hole::new)
    }

    /// All places where seeds can lie: the holes in index order, end squares, then South's and
    /// North's loft.
    pub fn vessels(self) -> impl Iterator<Item = Vessel> {
        self.all_places()
            .map(Vessel::Hole)
            .chain(Side::BOTH.map(Vessel::Loft))
    }

    /// The place of `vessel` among [`vessels`](Self::vessels), from 0.
    #[must_use]
    pub const fn number(self, vessel: Vessel) -> usize {
        match vessel {
            Vessel::Hole(hole) => hole.index(),
            Vessel::Loft(side) => self.places() + side.index(),
        }
    }

    /// The holes of one row, from its owner's left to its owner's right.
    pub fn territory(
        self,
        side: Side,
    ) -> impl DoubleEndedIterator<Item = Hole> + ExactSizeIterator {
        let first = side.index() * self.row();
        (first..first + self.row()).map(Hole::new)
    }

    /// The holes of one row, as a set.
    #[must_use]
    pub(super) const fn row_of(self, side: Side) -> HoleSet {
        let south = HoleSet::first(self.row());
        match side {
            Side::South => south,
            Side::North => HoleSet::first(self.holes()).without(south),
        }
    }

    /// The owner of the row that contains `hole`. End squares lie in neither row; they count as
    /// North's here.
    #[must_use]
    pub const fn owner(self, hole: Hole) -> Side {
        if hole.0 < self.row {
            Side::South
        } else {
            Side::North
        }
    }

    /// The hole that faces `hole` across the board; for an end square, the other one.
    #[must_use]
    pub const fn opposite(self, hole: Hole) -> Hole {
        if self.is_end_square(hole) {
            return Hole(hole.0 ^ 1);
        }
        Hole(2 * self.row - 1 - hole.0)
    }

    /// The position of `hole` after the board is turned round: the same place in the other row, or
    /// the other end square.
    #[must_use]
    pub const fn twin(self, hole: Hole) -> Hole {
        if self.is_end_square(hole) {
            return Hole(hole.0 ^ 1);
        }
        Hole((hole.0 + self.row) % (2 * self.row))
    }

    /// The hole of the rows after `hole`, counterclockwise.
    #[must_use]
    pub const fn after(self, hole: Hole) -> Hole {
        let next = hole.0 + 1;
        Hole(if next == 2 * self.row { 0 } else { next })
    }

    /// The hole of the rows before `hole`, counterclockwise.
    #[must_use]
    pub const fn before(self, hole: Hole) -> Hole {
        Hole(if hole.0 == 0 {
            2 * self.row - 1
        } else {
            hole.0 - 1
        })
    }
}
