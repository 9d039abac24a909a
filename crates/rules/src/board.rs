//! The board: sides, holes, vessels and the geometry that connects them.
//!
//! South's holes are `0..n`, left to right as South sees them; North's are `n..2n`, continuing
//! counterclockwise, so that hole `i` faces `2n - 1 - i`. Some boards have two more holes, the end
//! squares: `2n` at South's right end of the rows, and `2n + 1` at the left end.
//!
//! On a four-row board, each player's two rows form a ring of `2n` holes, counted counterclockwise:
//! the outer row from its owner's left, then the inner row from its owner's right. South's ring
//! comes first.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The minimum number of holes in a row.
pub const MIN_ROW: usize = 2;
/// The maximum number of holes in a row.
pub const MAX_ROW: usize = 18;
/// The minimum number of holes in a row on a four-row board.
pub const MIN_ROW_OF_FOUR: usize = 4;
/// The maximum number of holes in a row on a four-row board.
pub const MAX_ROW_OF_FOUR: usize = 13;
/// The maximum number of holes of a player: a row of [`MAX_ROW`], or a ring of two rows of
/// [`MAX_ROW_OF_FOUR`].
pub const MAX_TERRITORY: usize = 2 * MAX_ROW_OF_FOUR;
/// The maximum number of holes on a board: two rings, which exceed two rows of [`MAX_ROW`] and two
/// end squares.
pub const MAX_HOLES: usize = 2 * MAX_TERRITORY;
/// The maximum number of seeds in a game: twenty per hole of the longest two-row board.
pub const MAX_SEEDS: u16 = 720;

/// One of the two players, and the row that is that player's territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The player with the near row, who begins unless the players decide otherwise.
    South,
    /// The player with the far row.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const BOTH: [Self; 2] = [Self::South, Self::North];

    /// Returns the other player.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// Returns the index of this side in a pair: 0 for South, 1 for North.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Side {
    /// Writes `S` or `N`, as in the text of a position.
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
            Err("no board has that many holes")
        }
    }
}

impl Hole {
    /// Creates a hole from its index.
    /// # Panics
    /// Panics in debug builds if `index` is not below [`MAX_HOLES`].
    #[must_use]
    pub const fn new(index: usize) -> Self {
        debug_assert!(index < MAX_HOLES);
        Self(index as u8)
    }

    /// Returns the index of this hole on the board.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the side whose set contains this hole; `sets` are South's and North's.
    pub(super) fn owner_in(self, sets: &[HoleSet; 2]) -> Option<Side> {
        let mut sides = Side::BOTH.into_iter();
        sides.find(|side| sets[side.index()].contains(self))
    }
}

/// Where seeds can lie: a hole, or a player's loft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Vessel {
    /// A hole in a row, or an end square.
    Hole(Hole),
    /// A player's store. Only a refill or a new round takes seeds out of it.
    Loft(Side),
}

/// A set of holes, stored as a bit mask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HoleSet(u64);

impl HoleSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Returns the set of the first `count` holes.
    pub(super) const fn first(count: usize) -> Self {
        Self((1 << count) - 1)
    }

    /// Returns `true` if the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of holes in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns `true` if the set contains `hole`.
    #[must_use]
    pub const fn contains(self, hole: Hole) -> bool {
        self.0 & (1 << hole.0) != 0
    }

    /// Adds `hole`.
    pub const fn insert(&mut self, hole: Hole) {
        self.0 |= 1 << hole.0;
    }

    /// Returns the union of both sets.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the intersection of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the difference: the holes of this set that aren't in `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the bit mask; bit `i` stands for hole `i`.
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// Returns the holes in index order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Hole> {
        Holes(self.0)
    }
}

/// Iterates over the holes of a bit mask.
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
/// squares and stores, and whether moves specify a direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Geometry {
    /// The number of holes a player has: in one row, or in a ring on a four-row board.
    row: u8,
    has_end_squares: bool,
    has_four_rows: bool,
    has_stores: bool,
    chooses_direction: bool,
    /// The index of each player's nyumba in the ring, plus one; 0 if there is none.
    nyumba: u8,
    has_extras: bool,
    signs: Signs,
}

/// The sign of the usual direction in moves; `None` if moves carry no sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Signs {
    None,
    UsualIsPlus,
    UsualIsMinus,
}

impl Geometry {
    /// Creates a board with two rows of `row` holes.
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

    /// Creates a four-row board with rows of `row` holes: two rows for each player.
    ///
    /// # Panics
    /// Panics in debug builds if `row` is not in [`MIN_ROW_OF_FOUR`]`..=`[`MAX_ROW_OF_FOUR`].
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

    /// Returns the same board with an end square added at each end.
    #[must_use]
    pub const fn with_end_squares(self) -> Self {
        Self {
            has_end_squares: true,
            ..self
        }
    }

    /// Returns the same board without stores, for games that keep all seeds in play.
    #[must_use]
    pub const fn without_stores(self) -> Self {
        Self {
            has_stores: false,
            ..self
        }
    }

    /// Returns `true` if the board has stores.
    #[must_use]
    pub const fn has_stores(self) -> bool {
        self.has_stores
    }

    /// Returns the same board, where each move chooses its direction of sowing.
    #[must_use]
    pub const fn with_chosen_direction(self) -> Self {
        Self {
            chooses_direction: true,
            signs: Signs::UsualIsPlus,
            ..self
        }
    }

    /// Returns the same board, where a move's sign distinguishes the usual direction from the
    /// opposite one.
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

    /// Returns the same board with a nyumba at this index of each ring, which a move may spend.
    #[must_use]
    pub(super) const fn with_nyumba(self, place: usize) -> Self {
        Self {
            nyumba: place as u8 + 1,
            ..self
        }
    }

    /// Returns `true` if `hole` is a nyumba under the rules, even if its owner has lost it since.
    #[must_use]
    pub const fn is_nyumba(self, hole: Hole) -> bool {
        self.nyumba > 0 && hole.0 % self.row + 1 == self.nyumba
    }

    /// Returns the nyumba of `side` under the rules, even if that player has lost it since; `None`
    /// if the rules have none.
    #[inline]
    #[must_use]
    pub const fn nyumba(self, side: Side) -> Option<Hole> {
        if self.nyumba == 0 {
            return None;
        }
        Some(Hole(side.index() as u8 * self.row + self.nyumba - 1))
    }

    /// Returns the same board, where a move may name extra holes to capture.
    #[must_use]
    pub(super) const fn with_extras(self) -> Self {
        Self {
            has_extras: true,
            ..self
        }
    }

    /// Returns `true` if a move may name extra holes to capture.
    pub(super) const fn has_extras(self) -> bool {
        self.has_extras
    }

    /// Returns `true` if the board has nyumbas, which a move may spend.
    pub(super) const fn has_nyumba(self) -> bool {
        self.nyumba > 0
    }

    /// Returns the signs for the usual and the opposite direction; `None` if moves have no sign.
    pub(super) const fn signs(self) -> Option<[char; 2]> {
        match self.signs {
            Signs::None => None,
            Signs::UsualIsPlus => Some(['+', '-']),
            Signs::UsualIsMinus => Some(['-', '+']),
        }
    }

    /// Returns `true` if moves carry a sign that gives their direction.
    #[must_use]
    pub const fn has_signs(self) -> bool {
        !matches!(self.signs, Signs::None)
    }

    /// Returns the number of holes in each row.
    #[must_use]
    pub const fn columns(self) -> usize {
        if self.has_four_rows {
            self.row as usize / 2
        } else {
            self.row as usize
        }
    }

    /// Returns the number of rows.
    #[must_use]
    pub const fn lines(self) -> usize {
        if self.has_four_rows { 4 } else { 2 }
    }

    /// Returns the last hole of South's territory; on a four-row board, this is in the inner row.
    #[must_use]
    pub const fn innermost(self) -> Hole {
        Hole(self.row - 1)
    }

    /// Returns the grid coordinates of a hole in a row: its column from South's left, and its row
    /// from South's side.
    #[must_use]
    pub const fn grid_position(self, hole: Hole) -> (usize, usize) {
        let (ring, columns) = (self.row as usize, self.columns());
        let (index, is_north) = (hole.index() % ring, hole.index() >= ring);
        let is_inner = index >= columns;
        // Outer rows run from their owner's left, inner rows from their owner's right.
        let runs_right = is_north == is_inner;
        let offset = index % columns;
        let column = if runs_right {
            offset
        } else {
            columns - 1 - offset
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

    /// Returns the hole in this column and row; the inverse of
    /// [`grid_position`](Self::grid_position).
    #[must_use]
    pub fn hole_at(self, column: usize, line: usize) -> Option<Hole> {
        let mut holes = self.all();
        holes.find(|&hole| self.grid_position(hole) == (column, line))
    }

    /// Returns `true` if sowing in the usual direction runs towards South's right within the hole's
    /// row.
    #[must_use]
    pub const fn usual_direction_runs_right(self, hole: Hole) -> bool {
        let is_south = hole.0 < self.row;
        let is_counterclockwise = !matches!(self.signs, Signs::UsualIsMinus);
        (is_south != self.is_inner(hole)) == is_counterclockwise
    }

    /// Returns `true` if each player has two rows.
    #[inline]
    #[must_use]
    pub const fn has_four_rows(self) -> bool {
        self.has_four_rows
    }

    /// Returns `true` if players sow around the whole board, so that seeds reach the opponent's
    /// holes, and not each around a ring of their own.
    #[must_use]
    pub const fn sows_both_sides(self) -> bool {
        !self.has_four_rows
    }

    /// Returns the number of holes around which a player sows: those of the whole board, or those
    /// of the player's own ring.
    #[must_use]
    pub const fn circuit(self) -> usize {
        if self.sows_both_sides() {
            self.holes()
        } else {
            self.row()
        }
    }

    /// Returns `true` if each move chooses its direction of sowing.
    #[inline]
    #[must_use]
    pub const fn chooses_direction(self) -> bool {
        self.chooses_direction
    }

    /// Returns the number of holes a player has: in one row, or in a ring of two rows.
    #[must_use]
    pub const fn row(self) -> usize {
        self.row as usize
    }

    /// Returns the number of holes on the board, without end squares.
    #[must_use]
    pub const fn holes(self) -> usize {
        2 * self.row as usize
    }

    /// Returns `true` if the board has end squares.
    #[must_use]
    pub const fn has_end_squares(self) -> bool {
        self.has_end_squares
    }

    /// Returns the number of holes, including end squares.
    #[must_use]
    pub const fn places(self) -> usize {
        self.holes() + 2 * self.has_end_squares as usize
    }

    /// Returns the end square at South's right, then the one at South's left. Only valid for a
    /// board with end squares.
    #[must_use]
    pub const fn end_squares(self) -> [Hole; 2] {
        [Hole(2 * self.row), Hole(2 * self.row + 1)]
    }

    /// Returns `true` if `hole` is an end square.
    #[must_use]
    pub const fn is_end_square(self, hole: Hole) -> bool {
        hole.0 >= 2 * self.row
    }

    /// Returns all holes except end squares, in index order.
    pub fn all(self) -> impl DoubleEndedIterator<Item = Hole> + ExactSizeIterator {
        (0..self.holes()).map(Hole::new)
    }

    /// Returns all holes in index order, including any end squares.
    pub fn all_places(self) -> impl DoubleEndedIterator<Item = Hole> + ExactSizeIterator {
        (0..self.places()).map(Hole::new)
    }

    /// Returns all vessels: the holes in index order, any end squares, then South's and North's
    /// lofts.
    pub fn vessels(self) -> impl Iterator<Item = Vessel> {
        self.all_places()
            .map(Vessel::Hole)
            .chain(Side::BOTH.map(Vessel::Loft))
    }

    /// Returns the index of `vessel` in the order of [`vessels`](Self::vessels).
    #[must_use]
    pub const fn number(self, vessel: Vessel) -> usize {
        match vessel {
            Vessel::Hole(hole) => hole.index(),
            Vessel::Loft(side) => self.places() + side.index(),
        }
    }

    /// Returns a player's holes in index order: a row from its owner's left to right, or a ring.
    pub fn territory(
        self,
        side: Side,
    ) -> impl DoubleEndedIterator<Item = Hole> + ExactSizeIterator {
        let first = side.index() * self.row();
        (first..first + self.row()).map(Hole::new)
    }

    /// Returns a player's holes, as a set.
    #[must_use]
    pub(super) const fn row_of(self, side: Side) -> HoleSet {
        let south = HoleSet::first(self.row());
        match side {
            Side::South => south,
            Side::North => HoleSet::first(self.holes()).without(south),
        }
    }

    /// Returns the owner of `hole`. For end squares, which belong to no row, it returns North.
    #[must_use]
    pub const fn owner(self, hole: Hole) -> Side {
        if hole.0 < self.row {
            Side::South
        } else {
            Side::North
        }
    }

    /// Returns the hole that faces `hole` across the board; end squares face each other. On a
    /// four-row board, inner holes face inner holes, and outer holes face outer holes.
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

    /// Returns `true` if `hole` lies in an inner row of a four-row board.
    #[must_use]
    pub const fn is_inner(self, hole: Hole) -> bool {
        self.has_four_rows && hole.0 % self.row >= self.row / 2
    }

    /// Returns `true` if `hole` lies in an outer row of a four-row board.
    #[must_use]
    pub const fn is_outer(self, hole: Hole) -> bool {
        self.has_four_rows && hole.0 % self.row < self.row / 2
    }

    /// Returns the hole next to `hole` in its owner's other row on a four-row board; for an inner
    /// hole, this is the one behind it.
    #[must_use]
    pub const fn behind(self, hole: Hole) -> Hole {
        let (place, first) = (hole.0 % self.row, hole.0 / self.row * self.row);
        Hole(first + self.row - 1 - place)
    }

    /// Returns the position of `hole` after a half turn of the board: the same place in the other
    /// row, or the other end square.
    #[must_use]
    pub const fn rotated(self, hole: Hole) -> Hole {
        if self.is_end_square(hole) {
            return Hole(hole.0 ^ 1);
        }
        Hole((hole.0 + self.row) % (2 * self.row))
    }

    /// Returns the seed counts after a half turn of the board.
    pub(crate) fn rotated_counts(self, holes: &[u16; MAX_HOLES]) -> [u16; MAX_HOLES] {
        let mut turned = [0; MAX_HOLES];
        for hole in self.all_places() {
            turned[self.rotated(hole).index()] = holes[hole.index()];
        }
        turned
    }

    /// Returns the set `holes` after a half turn of the board.
    pub(crate) fn rotated_holes(self, holes: HoleSet) -> HoleSet {
        holes.iter().map(|hole| self.rotated(hole)).collect()
    }

    /// Returns the sets of holes that South and North own after a half turn of the board, which
    /// exchanges the owners.
    pub(crate) fn rotated_owners(self, [south, north]: [HoleSet; 2]) -> [HoleSet; 2] {
        [self.rotated_holes(north), self.rotated_holes(south)]
    }

    /// Returns the next hole counterclockwise, skipping end squares. Only for two-row boards.
    #[must_use]
    pub const fn after(self, hole: Hole) -> Hole {
        let next = hole.0 + 1;
        Hole(if next == 2 * self.row { 0 } else { next })
    }

    /// Returns the next hole clockwise, skipping end squares. Only for two-row boards.
    #[must_use]
    pub const fn before(self, hole: Hole) -> Hole {
        Hole(if hole.0 == 0 {
            2 * self.row - 1
        } else {
            hole.0 - 1
        })
    }
}
