//! The board: sides, holes, vessels and the geometry that connects them.
//!
//! South's holes are `0..n`, left to right as South sees them; North's are
//! `n..2n`, continuing counterclockwise, so that hole `i` faces `2n - 1 - i`. Some boards have two
//! more, the end squares: `2n` at South's right end of the rows, and `2n + 1` at the left end.
//!
//! On four rows a player's two rows are a ring of `2n` holes, counted counterclockwise: the outer
//! row from its owner's left, then the inner one from its owner's right. South's ring comes first.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Fewest holes a row may have.
pub const MIN_ROW: usize = 2;
/// Most holes a row may have.
pub const MAX_ROW: usize = 18;
/// Fewest holes a row may have where each player has two.
pub const MIN_ROW_OF_FOUR: usize = 4;
/// Most holes a row may have where each player has two.
pub const MAX_ROW_OF_FOUR: usize = 13;
/// Most holes of one player: a row of [`MAX_ROW`], or a ring of two of [`MAX_ROW_OF_FOUR`].
pub const MAX_TERRITORY: usize = 2 * MAX_ROW_OF_FOUR;
/// Most holes a board may have: two rings; two rows of [`MAX_ROW`] and two end squares are fewer.
pub const MAX_HOLES: usize = 2 * MAX_TERRITORY;
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

/// The shape of a board: how many holes each player has, in how many rows, whether it has end
/// squares and stores, and whether moves say their direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Geometry {
    /// Holes of a player: of a row, or of a ring on four rows.
    row: u8,
    has_end_squares: bool,
    has_four_rows: bool,
    has_stores: bool,
    chooses_direction: bool,
    /// One more than the place of each player's nyumba in the ring; 0 without.
    nyumba: u8,
    has_extras: bool,
    signs: Signs,
}

/// Whether moves say their direction, and which sign the usual one has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Signs {
    None,
    UsualIsPlus,
    UsualIsMinus,
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
            has_four_rows: false,
            has_stores: true,
            chooses_direction: false,
            nyumba: 0,
            has_extras: false,
            signs: Signs::None,
        }
    }

    /// A board with four rows of `row` holes: two for each player.
    ///
    /// # Panics
    /// In debug builds, when `row` is not in [`MIN_ROW_OF_FOUR`]`..=`[`MAX_ROW_OF_FOUR`].
    #[must_use]
    pub const fn of_four_rows(row: usize) -> Self {
        debug_assert!(row >= MIN_ROW_OF_FOUR && row <= MAX_ROW_OF_FOUR);
        Self {
            row: 2 * row as u8,
            has_end_squares: false,
            has_four_rows: true,
            has_stores: true,
            chooses_direction: false,
            nyumba: 0,
            has_extras: false,
            signs: Signs::None,
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

    /// The same board without stores, for games that keep all seeds in play.
    #[must_use]
    pub const fn without_stores(self) -> Self {
        Self {
            has_stores: false,
            ..self
        }
    }

    /// Whether seeds can be in a store.
    #[must_use]
    pub const fn has_stores(self) -> bool {
        self.has_stores
    }

    /// The same board, with moves that choose a direction of sowing.
    #[must_use]
    pub const fn with_chosen_direction(self) -> Self {
        Self {
            chooses_direction: true,
            signs: Signs::UsualIsPlus,
            ..self
        }
    }

    /// The same board, where a move says whether it goes the usual way, which is clockwise or not.
    #[must_use]
    pub(super) const fn with_signs(self, usual_is_clockwise: bool) -> Self {
        Self {
            signs: if usual_is_clockwise {
                Signs::UsualIsMinus
            } else {
                Signs::UsualIsPlus
            },
            ..self
        }
    }

    /// The same board with a nyumba at this place of each ring, which a move may spend.
    #[must_use]
    pub(super) const fn with_nyumba(self, place: usize) -> Self {
        Self {
            nyumba: place as u8 + 1,
            ..self
        }
    }

    /// Whether a hole is the nyumba of its owner by the rules, whether or not it's still owned.
    #[must_use]
    pub const fn is_nyumba(self, hole: Hole) -> bool {
        self.nyumba > 0 && hole.0 % self.row + 1 == self.nyumba
    }

    /// The same board, where a move may name extra holes.
    #[must_use]
    pub(super) const fn with_extras(self) -> Self {
        Self {
            has_extras: true,
            ..self
        }
    }

    /// Whether a move may name extra holes.
    pub(super) const fn has_extras(self) -> bool {
        self.has_extras
    }

    /// Whether a move may say that the nyumba is spent.
    pub(super) const fn has_nyumba(self) -> bool {
        self.nyumba > 0
    }

    /// The sign of a move in the usual direction, and of one against it; `None` if moves have none.
    pub(super) const fn signs(self) -> Option<[char; 2]> {
        match self.signs {
            Signs::None => None,
            Signs::UsualIsPlus => Some(['+', '-']),
            Signs::UsualIsMinus => Some(['-', '+']),
        }
    }

    /// Whether a move says which way it goes: chosen, or against the usual direction.
    #[must_use]
    pub const fn has_signs(self) -> bool {
        !matches!(self.signs, Signs::None)
    }

    /// Holes side by side in a row.
    #[must_use]
    pub const fn columns(self) -> usize {
        if self.has_four_rows {
            self.row as usize / 2
        } else {
            self.row as usize
        }
    }

    /// Rows of the board.
    #[must_use]
    pub const fn lines(self) -> usize {
        if self.has_four_rows { 4 } else { 2 }
    }

    /// The last of South's holes: of the inner row on four rows.
    #[must_use]
    pub const fn innermost(self) -> Hole {
        Hole(self.row - 1)
    }

    /// Where a hole of the rows lies: its column from South's left, and its row from South's side.
    #[must_use]
    pub const fn grid_place(self, hole: Hole) -> (usize, usize) {
        let (ring, columns) = (self.row as usize, self.columns());
        let (place, is_north) = (hole.index() % ring, hole.index() >= ring);
        let is_inner = place >= columns;
        // The outer rows run from their owner's left, the inner ones from the right.
        let runs_right = is_north == is_inner;
        let along = place % columns;
        let column = if runs_right {
            along
        } else {
            columns - 1 - along
        };
        let line = if is_inner { 1 } else { 0 };
        (
            column,
            if is_north {
                self.lines() - 1 - line
            } else {
                line
            },
        )
    }

    /// The hole at this column and row; see [`grid_place`](Self::grid_place).
    #[must_use]
    pub fn hole_at(self, column: usize, line: usize) -> Option<Hole> {
        let mut holes = self.all();
        holes.find(|&hole| self.grid_place(hole) == (column, line))
    }

    /// Whether the usual direction leads from a hole to South's right, as far as its row goes.
    #[must_use]
    pub const fn usual_runs_right(self, hole: Hole) -> bool {
        let is_south = hole.0 < self.row;
        let is_counterclockwise = !matches!(self.signs, Signs::UsualIsMinus);
        (is_south != self.is_inner(hole)) == is_counterclockwise
    }

    /// Whether each player has two rows.
    #[inline]
    #[must_use]
    pub const fn has_four_rows(self) -> bool {
        self.has_four_rows
    }

    /// Whether a move says in which direction it is sown.
    #[inline]
    #[must_use]
    pub const fn chooses_direction(self) -> bool {
        self.chooses_direction
    }

    /// Holes of one player: in one row, or in a ring of two.
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

    /// The holes of one player: a row from its owner's left to its owner's right, or a ring.
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

    /// The hole that faces `hole` across the middle of the board; an end square faces the other.
    /// On four rows inner holes face inner ones, and outer ones outer ones.
    #[must_use]
    pub const fn opposite(self, hole: Hole) -> Hole {
        if self.has_four_rows {
            let (ring, n) = (self.row, self.row / 2);
            let place = hole.0 % ring;
            let faced = if place < n {
                n - 1 - place
            } else {
                3 * n - 1 - place
            };
            return Hole(if hole.0 < ring { ring + faced } else { faced });
        }
        if self.is_end_square(hole) {
            return Hole(hole.0 ^ 1);
        }
        Hole(2 * self.row - 1 - hole.0)
    }

    /// Whether `hole` lies in the inner row of its owner, on four rows.
    #[must_use]
    pub const fn is_inner(self, hole: Hole) -> bool {
        self.has_four_rows && hole.0 % self.row >= self.row / 2
    }

    /// The hole beside `hole` in the other row of its owner, on four rows: what lies behind an
    /// inner hole.
    #[must_use]
    pub const fn behind(self, hole: Hole) -> Hole {
        let (place, first) = (hole.0 % self.row, hole.0 / self.row * self.row);
        Hole(first + self.row - 1 - place)
    }

    /// Where `hole` lies after the board has been turned round: at the same place of the other row,
    /// or at the other end.
    #[must_use]
    pub const fn twin(self, hole: Hole) -> Hole {
        if self.is_end_square(hole) {
            return Hole(hole.0 ^ 1);
        }
        Hole((hole.0 + self.row) % (2 * self.row))
    }

    /// The counts after the board has been turned round.
    pub(crate) fn turned_counts(self, holes: &[u16; MAX_HOLES]) -> [u16; MAX_HOLES] {
        let mut turned = [0; MAX_HOLES];
        for hole in self.all_places() {
            turned[self.twin(hole).index()] = holes[hole.index()];
        }
        turned
    }

    /// Where `holes` lie after the board has been turned round.
    pub(crate) fn turned_holes(self, holes: HoleSet) -> HoleSet {
        holes.iter().map(|hole| self.twin(hole)).collect()
    }

    /// Where the holes of South and of North lie after the board has been turned round, which
    /// exchanges their owners.
    pub(crate) fn turned_owners(self, [south, north]: [HoleSet; 2]) -> [HoleSet; 2] {
        [self.turned_holes(north), self.turned_holes(south)]
    }

    /// The hole of the rows after `hole`, counterclockwise; not for four rows.
    #[must_use]
    pub const fn after(self, hole: Hole) -> Hole {
        let next = hole.0 + 1;
        Hole(if next == 2 * self.row { 0 } else { next })
    }

    /// The hole of the rows before `hole`, counterclockwise; not for four rows.
    #[must_use]
    pub const fn before(self, hole: Hole) -> Hole {
        Hole(if hole.0 == 0 {
            2 * self.row - 1
        } else {
            hole.0 - 1
        })
    }
}
