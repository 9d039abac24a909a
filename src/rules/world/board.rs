//! The board as tables: places, the paths along which seeds are sown, what faces what.

use crate::rules::board::{Geometry, MAX_HOLES};
use crate::rules::{Hole, Side};

/// Most places of a board: its holes, two end squares and two stores.
pub const MAX_PLACES: usize = MAX_HOLES + 4;
/// Most places that hold seeds on the board: its holes and two end squares.
pub const MAX_SEEDED: usize = MAX_HOLES + 2;

/// A hole, an end square or a store, by its index: the holes in index order, then the right and the
/// left end square, then South's and North's store. What it is only its [`Board`] knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    const fn at(index: usize) -> Self {
        debug_assert!(index < MAX_PLACES);
        Self(index as u8)
    }

    /// Its index on the board.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Hole> for Place {
    fn from(hole: Hole) -> Self {
        Self::at(hole.index())
    }
}

/// A set of places, as one machine word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PlaceSet(u64);

impl PlaceSet {
    /// The set without places.
    pub const EMPTY: Self = Self(0);

    /// The first `count` places.
    const fn first(count: usize) -> Self {
        Self((1 << count) - 1)
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many places are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set holds `place`.
    #[must_use]
    pub const fn contains(self, place: Place) -> bool {
        self.0 & (1 << place.0) != 0
    }

    /// Adds `place`.
    pub const fn insert(&mut self, place: Place) {
        self.0 |= 1 << place.0;
    }

    /// Removes `place`.
    pub const fn remove(&mut self, place: Place) {
        self.0 &= !(1 << place.0);
    }

    /// The places of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The places of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The places that `other` lacks.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The places in index order.
    pub fn iter(self) -> impl Iterator<Item = Place> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let place = Place(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                place
            })
        })
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        let mut set = Self::EMPTY;
        for place in places {
            set.insert(place);
        }
        set
    }
}

/// Which way a move is sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// From left to right as a player sees the own row.
    Counterclockwise,
    /// From right to left.
    Clockwise,
}

impl Way {
    /// Both ways, counterclockwise first.
    pub const BOTH: [Self; 2] = [Self::Counterclockwise, Self::Clockwise];

    /// The other way.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Counterclockwise => Self::Clockwise,
            Self::Clockwise => Self::Counterclockwise,
        }
    }

    /// 0 for counterclockwise, 1 for clockwise.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// For each place, another one.
type Step = [Place; MAX_PLACES];

/// The shape of a board, as tables of what follows and what faces each place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    geometry: Geometry,
    has_end_squares: bool,
    /// The place after each one by way, stores left out.
    neighbours: [Step; 2],
    /// The place after each one by the sower and by way, with the sower's store if it is sown.
    paths: [[Step; 2]; 2],
    opposites: [Option<Place>; MAX_PLACES],
}

/// At which end of a row its owner's store stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreEnd {
    /// Stores aren't sown.
    NotSown,
    /// At the owner's left.
    Left,
    /// At the owner's right.
    Right,
}

impl Board {
    /// The board with these rows, with or without end squares.
    #[must_use]
    pub fn new(geometry: Geometry, has_end_squares: bool, stores: StoreEnd) -> Self {
        let (row, holes) = (geometry.row(), geometry.holes());
        let mut board = Self {
            geometry,
            has_end_squares,
            neighbours: [[Place(0); MAX_PLACES]; 2],
            paths: [[[Place(0); MAX_PLACES]; 2]; 2],
            opposites: [None; MAX_PLACES],
        };
        for hole in geometry.all() {
            board.opposites[hole.index()] = Some(geometry.opposite(hole).into());
        }
        let south = (0..row).map(Place::at);
        let north = (row..holes).map(Place::at);
        let end = |index: usize| has_end_squares.then(|| Place::at(holes + index));
        let ring = |right: Option<Place>, left: Option<Place>| -> Vec<Place> {
            south
                .clone()
                .chain(right)
                .chain(north.clone())
                .chain(left)
                .collect()
        };
        let plain = ring(end(0), end(1));
        board.neighbours = around(&plain);
        for side in Side::BOTH {
            // South's right end is North's left one.
            let at_right = match stores {
                StoreEnd::NotSown => None,
                StoreEnd::Left => Some(side == Side::North),
                StoreEnd::Right => Some(side == Side::South),
            };
            let store = board.store(side);
            board.paths[side.index()] = around(&match at_right {
                None => plain.clone(),
                Some(true) => ring(Some(store), None),
                Some(false) => ring(None, Some(store)),
            });
        }
        board
    }

    /// The two rows.
    #[must_use]
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Whether the board has end squares.
    #[must_use]
    pub const fn has_end_squares(&self) -> bool {
        self.has_end_squares
    }

    /// How many places hold seeds on the board: holes and end squares, which come first by index.
    #[must_use]
    pub const fn seeded(&self) -> usize {
        self.geometry.holes() + 2 * self.has_end_squares as usize
    }

    /// The places that hold seeds on the board.
    #[must_use]
    pub const fn seeded_places(&self) -> PlaceSet {
        PlaceSet::first(self.seeded())
    }

    /// All holes.
    #[must_use]
    pub const fn holes(&self) -> PlaceSet {
        PlaceSet::first(self.geometry.holes())
    }

    /// The right end square, then the left one; on a board that has them.
    #[must_use]
    pub const fn end_squares(&self) -> [Place; 2] {
        [
            Place::at(self.geometry.holes()),
            Place::at(self.geometry.holes() + 1),
        ]
    }

    /// The store of `side`.
    #[must_use]
    pub const fn store(&self, side: Side) -> Place {
        Place::at(self.geometry.holes() + 2 + side.index())
    }

    /// The hole at `place`; `None` if it is an end square or a store.
    #[must_use]
    pub const fn hole(&self, place: Place) -> Option<Hole> {
        if place.index() < self.geometry.holes() {
            Some(Hole::new(place.index()))
        } else {
            None
        }
    }

    /// Whether `place` is an end square.
    #[must_use]
    pub const fn is_end_square(&self, place: Place) -> bool {
        place.index() >= self.geometry.holes() && place.index() < self.geometry.holes() + 2
    }

    /// Whether `place` is a store.
    #[must_use]
    pub const fn is_store(&self, place: Place) -> bool {
        place.index() >= self.geometry.holes() + 2
    }

    /// The row of `side`.
    #[must_use]
    pub const fn row(&self, side: Side) -> PlaceSet {
        let south = PlaceSet::first(self.geometry.row());
        match side {
            Side::South => south,
            Side::North => self.holes().without(south),
        }
    }

    /// The hole at `place` of the row of `side`, counted from 0 at its owner's left.
    #[must_use]
    pub const fn hole_of_row(&self, side: Side, place: usize) -> Place {
        Place::at(side.index() * self.geometry.row() + place)
    }

    /// The `count` holes that follow counterclockwise from the leftmost one of `side`.
    #[must_use]
    pub fn from_left(&self, side: Side, count: usize) -> PlaceSet {
        let holes = self.geometry.holes();
        let first = side.index() * self.geometry.row();
        (first..first + count)
            .map(|index| Place::at(index % holes))
            .collect()
    }

    /// South's land if South owns `count` holes: the player with more of them begins at the own
    /// left and has holes of the other row. `None` if there aren't as many.
    #[must_use]
    pub fn land_of_south(&self, count: usize) -> Option<PlaceSet> {
        let (row, holes) = (self.geometry.row(), self.geometry.holes());
        let norths = holes.checked_sub(count)?;
        Some(if count >= row {
            self.from_left(Side::South, count)
        } else {
            self.holes().without(self.from_left(Side::North, norths))
        })
    }

    /// The hole that faces `place`; `None` for an end square or a store.
    #[must_use]
    pub const fn opposite(&self, place: Place) -> Option<Place> {
        self.opposites[place.index()]
    }

    /// The place where `place` lies after the board has been turned round: of a hole, the one at
    /// the same place of the other row.
    #[must_use]
    pub const fn twin(&self, place: Place) -> Place {
        let holes = self.geometry.holes();
        let index = place.index();
        if index < holes {
            Place::at((index + self.geometry.row()) % holes)
        } else {
            // End squares and stores stand in pairs, South's or the right one at an even index.
            Place::at(holes + ((index - holes) ^ 1))
        }
    }

    /// Whether `place` is the last hole of its row on the way `way`.
    #[must_use]
    pub const fn is_last_of_row(&self, place: Place, way: Way) -> bool {
        let row = self.geometry.row();
        match way {
            Way::Counterclockwise => place.index() % row == row - 1,
            Way::Clockwise => place.index().is_multiple_of(row),
        }
    }

    /// The hole or end square after `place`.
    #[inline]
    #[must_use]
    pub const fn neighbour(&self, place: Place, way: Way) -> Place {
        self.neighbours[way.index()][place.index()]
    }

    /// The place that `sower` sows after `place`.
    #[inline]
    #[must_use]
    pub const fn next(&self, place: Place, sower: Side, way: Way) -> Place {
        self.paths[sower.index()][way.index()][place.index()]
    }
}

/// What follows each place of `ring` counterclockwise, and clockwise.
fn around(ring: &[Place]) -> [Step; 2] {
    let mut steps = [[Place(0); MAX_PLACES]; 2];
    for (&place, &next) in ring.iter().zip(ring.iter().cycle().skip(1)) {
        steps[Way::Counterclockwise.index()][place.index()] = next;
        steps[Way::Clockwise.index()][next.index()] = place;
    }
    steps
}
