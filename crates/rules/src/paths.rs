//! The paths along which seeds are sown, as successor tables.

use super::board::{Geometry, Hole, HoleSet, MAX_HOLES, Side};
use super::spec::Stores;

/// A cell that a path can lead through, by index: holes and end squares have the indices of
/// [`Hole`]; South's and North's store follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PathCell(u8);

/// The number of indices: those of all holes and of both stores.
const MAX_CELLS: usize = MAX_HOLES + 2;

impl From<Hole> for PathCell {
    fn from(hole: Hole) -> Self {
        Self(u8::from(hole))
    }
}

impl PathCell {
    const fn store(side: Side) -> Self {
        Self((MAX_HOLES + side.index()) as u8)
    }

    const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the owner of a store; South if the cell is a hole.
    #[inline]
    pub const fn store_owner(self) -> Side {
        if self.index() > MAX_HOLES {
            Side::North
        } else {
            Side::South
        }
    }

    /// Returns the hole; `None` if the cell is a store.
    #[inline]
    pub const fn hole(self) -> Option<Hole> {
        if self.index() < MAX_HOLES {
            Some(Hole::new(self.index()))
        } else {
            None
        }
    }
}

/// The direction in which a move is sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// From left to right as the row's owner sees it.
    Counterclockwise,
    /// From right to left.
    Clockwise,
}

impl Way {
    /// Returns the opposite direction.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Counterclockwise => Self::Clockwise,
            Self::Clockwise => Self::Counterclockwise,
        }
    }
}

/// The successor of each cell.
type Successors = [PathCell; MAX_CELLS];

/// The paths of sowing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Paths {
    geometry: Geometry,
    /// For each direction, the hole or end square after each one, skipping stores.
    neighbours: [[Hole; MAX_HOLES]; 2],
    /// For each sower and direction, the cell after each one, including the stores that the sower
    /// sows into.
    sown: [[Successors; 2]; 2],
}

impl Paths {
    /// Creates the paths of a two-row board on which players sow into `stores`. Each store is at
    /// the end of its owner's row in the direction `way`.
    pub fn of_two_rows(geometry: Geometry, stores: Stores, way: Way) -> Self {
        let end = |index: usize| {
            geometry
                .has_end_squares()
                .then(|| PathCell::from(geometry.end_squares()[index]))
        };
        let row = |side| geometry.territory(side).map(PathCell::from);
        let ring = |right: Option<PathCell>, left: Option<PathCell>| -> Vec<PathCell> {
            row(Side::South)
                .chain(right)
                .chain(row(Side::North))
                .chain(left)
                .collect()
        };
        let plain = ring(end(0), end(1));
        // South's right end is North's left end.
        let [at_right, at_left] = match way {
            Way::Counterclockwise => [Side::South, Side::North],
            Way::Clockwise => [Side::North, Side::South],
        };
        let sown = Side::BOTH.map(|sower| {
            let sown = |owner: Side| {
                (stores == Stores::Both || owner == sower).then(|| PathCell::store(owner))
            };
            match stores {
                Stores::None => successors(&plain),
                Stores::Own | Stores::Both => successors(&ring(sown(at_right), sown(at_left))),
            }
        });
        let neighbours = successors(&plain).map(|step| {
            std::array::from_fn(|index| step[index].hole().unwrap_or(Hole::new(index)))
        });
        Self {
            geometry,
            neighbours,
            sown,
        }
    }

    /// Creates the paths of a board on which each player sows around a ring of their own.
    pub fn of_rings(geometry: Geometry) -> Self {
        let mut neighbours = [[Hole::new(0); MAX_HOLES]; 2];
        let mut sown = [[[PathCell(0); MAX_CELLS]; 2]; 2];
        for side in Side::BOTH {
            let ring: Vec<PathCell> = geometry.territory(side).map(PathCell::from).collect();
            let steps = successors(&ring);
            for hole in geometry.territory(side) {
                for (neighbours, step) in neighbours.iter_mut().zip(&steps) {
                    neighbours[hole.index()] = step[hole.index()].hole().unwrap_or(hole);
                }
            }
            sown[side.index()] = steps;
        }
        Self {
            geometry,
            neighbours,
            sown,
        }
    }

    /// Returns the hole or end square after `hole`.
    #[inline]
    pub const fn neighbour(&self, hole: Hole, way: Way) -> Hole {
        self.neighbours[way as usize][hole.index()]
    }

    /// Returns the cell after `cell` when `sower` sows.
    #[inline]
    pub const fn next(&self, cell: PathCell, sower: Side, way: Way) -> PathCell {
        self.sown[sower.index()][way as usize][cell.index()]
    }

    /// Returns whether `hole` is the last one of its row in the direction `way`.
    pub const fn is_last_of_row(&self, hole: Hole, way: Way) -> bool {
        let row = self.geometry.row();
        match way {
            Way::Counterclockwise => hole.index() % row == row - 1,
            Way::Clockwise => hole.index().is_multiple_of(row),
        }
    }
}

/// Returns the successors of each cell of `ring`, counterclockwise and clockwise.
fn successors(ring: &[PathCell]) -> [Successors; 2] {
    let mut steps = [[PathCell(0); MAX_CELLS]; 2];
    for (&cell, &next) in ring.iter().zip(ring.iter().cycle().skip(1)) {
        steps[Way::Counterclockwise as usize][cell.index()] = next;
        steps[Way::Clockwise as usize][next.index()] = cell;
    }
    steps
}

impl Geometry {
    /// Returns the first `count` holes counterclockwise from the leftmost hole of `side`.
    fn leftmost(self, side: Side, count: usize) -> HoleSet {
        let first = side.index() * self.row();
        (first..first + count)
            .map(|index| Hole::new(index % self.holes()))
            .collect()
    }

    /// Returns South's territory when South owns `count` holes: the player with more holes owns all
    /// of their own row and the first holes of the other. `None` if there aren't that many holes.
    pub(super) fn land_of_south(self, count: usize) -> Option<HoleSet> {
        let norths = self.holes().checked_sub(count)?;
        Some(if count >= self.row() {
            self.leftmost(Side::South, count)
        } else {
            HoleSet::first(self.holes()).without(self.leftmost(Side::North, norths))
        })
    }
}
