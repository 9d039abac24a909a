//! Which seed lies where: the seeds of every vessel from the bottom up, and those in the hand.

use bevy::prelude::*;

use crate::game::board::ShownBoard;
use crate::rules::{BoardSnapshot, Geometry, Hole, Vessel};

/// Every seed entity and where it belongs.
#[derive(Resource, Debug)]
pub struct Piles {
    geometry: Geometry,
    /// Of every hole in index order, then of South's and North's loft.
    vessels: Vec<Vec<Entity>>,
    hand: Vec<Entity>,
}

/// A seed that has got a new place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The seed.
    pub seed: Entity,
    /// The vessel it belongs to now.
    pub vessel: Vessel,
    /// Its place in the heap, 0 at the bottom.
    pub slot: usize,
}

impl Default for Piles {
    fn default() -> Self {
        Self::new(ShownBoard::default().0)
    }
}

impl Piles {
    /// An empty board.
    #[must_use]
    pub fn new(geometry: Geometry) -> Self {
        Self {
            geometry,
            vessels: vec![Vec::new(); geometry.holes() + 2],
            hand: Vec::new(),
        }
    }

    /// Takes all seeds into the hand, and lays an empty board of this shape.
    pub fn move_to_board(&mut self, geometry: Geometry) {
        let seeds = self.seeds().collect();
        *self = Self::new(geometry);
        self.hand = seeds;
    }

    /// The shape of the board they lie on.
    #[must_use]
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// The seeds of a vessel, from the bottom up.
    #[must_use]
    pub fn pile(&self, vessel: Vessel) -> &[Entity] {
        &self.vessels[self.index(vessel)]
    }

    /// The seeds in the hand; the last one falls first.
    #[must_use]
    pub fn hand(&self) -> &[Entity] {
        &self.hand
    }

    /// All seeds there are.
    pub fn seeds(&self) -> impl Iterator<Item = Entity> {
        self.vessels.iter().flatten().chain(&self.hand).copied()
    }

    /// Takes `count` seeds from the top of a hole into the hand.
    pub fn lift(&mut self, hole: Hole, count: u16) -> &[Entity] {
        let lifted = self.take(Vessel::Hole(hole), usize::from(count));
        let first = self.hand.len();
        self.hand.extend(lifted);
        &self.hand[first..]
    }

    /// Lets the next seed of the hand fall into a hole.
    pub fn drop_into(&mut self, hole: Hole) -> Option<Moved> {
        let seed = self.hand.pop()?;
        Some(self.add(seed, Vessel::Hole(hole)))
    }

    /// Moves all seeds of `hole` to `vessel`, the upper ones first.
    pub fn pour(&mut self, hole: Hole, vessel: Vessel) -> Vec<Moved> {
        let mut seeds = self.take(Vessel::Hole(hole), usize::MAX);
        seeds.reverse();
        seeds
            .into_iter()
            .map(|seed| self.add(seed, vessel))
            .collect()
    }

    /// Moves as few seeds as possible, so that the vessels hold what `snapshot`
    /// shows, and the hand. `new_seed` makes those that are missing; those too many are returned second.
    pub fn arrange(
        &mut self,
        snapshot: &BoardSnapshot,
        mut new_seed: impl FnMut() -> Entity,
    ) -> (Vec<Moved>, Vec<Entity>) {
        let mut spare = std::mem::take(&mut self.hand);
        for vessel in snapshot.vessels() {
            let wanted = usize::from(snapshot.count(vessel));
            let surplus = self.pile(vessel).len().saturating_sub(wanted);
            spare.extend(self.take(vessel, surplus));
        }
        let mut moved = Vec::new();
        for vessel in snapshot.vessels() {
            let wanted = usize::from(snapshot.count(vessel));
            while self.pile(vessel).len() < wanted {
                let seed = spare.pop().unwrap_or_else(&mut new_seed);
                moved.push(self.add(seed, vessel));
            }
        }
        while self.hand.len() < usize::from(snapshot.hand()) {
            self.hand.push(spare.pop().unwrap_or_else(&mut new_seed));
        }
        (moved, spare)
    }

    /// Whether the heaps hold what `snapshot` shows.
    #[must_use]
    pub fn show(&self, snapshot: &BoardSnapshot) -> bool {
        self.geometry == snapshot.geometry()
            && self.hand.len() == usize::from(snapshot.hand())
            && snapshot
                .vessels()
                .all(|vessel| self.pile(vessel).len() == usize::from(snapshot.count(vessel)))
    }

    fn add(&mut self, seed: Entity, vessel: Vessel) -> Moved {
        let index = self.index(vessel);
        self.vessels[index].push(seed);
        Moved {
            seed,
            vessel,
            slot: self.vessels[index].len() - 1,
        }
    }

    fn take(&mut self, vessel: Vessel, count: usize) -> Vec<Entity> {
        let index = self.index(vessel);
        let pile = &mut self.vessels[index];
        pile.split_off(pile.len().saturating_sub(count))
    }

    const fn index(&self, vessel: Vessel) -> usize {
        self.geometry.number(vessel)
    }
}
