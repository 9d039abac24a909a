//! The board: sides, holes, vessels and the geometry that connects them.
//!
//! South's holes are `0..n`, left to right as South sees them; North's are
//! `n..2n`, continuing counterclockwise, so that hole `i` faces `2n - 1 - i`.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Fewest holes a row may have.
pub const MIN_ROW: usize = 3;
/// Most holes a row may have.
pub const MAX_ROW: usize = 18;
/// Most holes a board may have: two rows of [`MAX_ROW`].
pub const MAX_HOLES: usize = 2 * MAX_ROW;
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

/// A hole by its index, `0..2n` on a board with rows of `n`.
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
    ///
    /// # Panics
    /// In debug builds, when `index` is not below [`MAX_HOLES`].
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
}

/// A place where seeds lie: a hole, or a player's loft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Vessel {
    /// One of the holes of the two rows.
    Hole(Hole),
    /// The store of a player; seeds never leave it.
    Loft(Side),
}

/// A set of holes, as one machine word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HoleSet(u64);

impl HoleSet {
    /// The set without holes.
    pub const EMPTY: Self = Self(0);

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many holes are in the set.
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

    /// The holes in index order.
    pub fn iter(self) -> impl Iterator<Item = Hole> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let hole = Hole(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                hole
            })
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

/// The shape of a board: how many holes each of its two rows has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Geometry {
    row: u8,
}

impl Geometry {
    /// A board with two rows of `row` holes.
    ///
    /// # Panics
    /// In debug builds, when `row` is not in [`MIN_ROW`]`..=`[`MAX_ROW`].
    #[must_use]
    pub const fn new(row: usize) -> Self {
        debug_assert!(row >= MIN_ROW && row <= MAX_ROW);
        Self { row: row as u8 }
    }

    /// Holes in one row.
    #[must_use]
    pub const fn row(self) -> usize {
        self.row as usize
    }

    /// Holes on the board.
    #[must_use]
    pub const fn holes(self) -> usize {
        2 * self.row as usize
    }

    /// All holes, in index order.
    pub fn all(self) -> impl DoubleEndedIterator<Item = Hole> + ExactSizeIterator {
        (0..self.holes()).map(Hole::new)
    }

    /// All places where seeds can lie: the holes in index order, then South's and North's loft.
    pub fn vessels(self) -> impl Iterator<Item = Vessel> {
        self.all()
            .map(Vessel::Hole)
            .chain(Side::BOTH.map(Vessel::Loft))
    }

    /// The place of `vessel` among [`vessels`](Self::vessels), from 0.
    #[must_use]
    pub const fn number(self, vessel: Vessel) -> usize {
        match vessel {
            Vessel::Hole(hole) => hole.index(),
            Vessel::Loft(side) => self.holes() + side.index(),
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

    /// Whose territory `hole` lies in.
    #[must_use]
    pub const fn owner(self, hole: Hole) -> Side {
        if hole.0 < self.row {
            Side::South
        } else {
            Side::North
        }
    }

    /// The hole that faces `hole` across the middle of the board.
    #[must_use]
    pub const fn opposite(self, hole: Hole) -> Hole {
        Hole(2 * self.row - 1 - hole.0)
    }

    /// The hole after `hole`, counterclockwise.
    #[must_use]
    pub const fn after(self, hole: Hole) -> Hole {
        let next = hole.0 + 1;
        Hole(if next == 2 * self.row { 0 } else { next })
    }

    /// The hole before `hole`, counterclockwise.
    #[must_use]
    pub const fn before(self, hole: Hole) -> Hole {
        Hole(if hole.0 == 0 {
            2 * self.row - 1
        } else {
            hole.0 - 1
        })
    }
}
