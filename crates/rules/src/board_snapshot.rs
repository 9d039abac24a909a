//! The board as shown on screen: only events change it, one at a time.
//!
//! Code that animates a move keeps a snapshot, so that the board and its numbers match the events
//! shown so far and never run ahead of them.

use super::board::{Geometry, Hole, HoleSet, MAX_HOLES, Side, Vessel};
use super::event::GameEvent;
use super::position::{Placement, Position};
use super::rule_set::RuleSet;

/// The seeds in every hole, in both lofts and in the mover's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardSnapshot {
    geometry: Geometry,
    holes: [u16; MAX_HOLES],
    /// Negative if the player owes seeds.
    lofts: [i16; 2],
    special: [HoleSet; 2],
    shut: HoleSet,
    /// The seeds that South and North hold in reserve.
    reserve: [u16; 2],
    hand: u16,
}

impl BoardSnapshot {
    /// Returns the board as laid out before the first move.
    #[must_use]
    pub fn at_start(rules: &RuleSet) -> Self {
        Self::set_up(&Placement::at_start(rules, Side::South), rules.geometry())
    }

    /// Returns the board of a position set up by hand.
    #[must_use]
    pub fn set_up(placement: &Placement, geometry: Geometry) -> Self {
        let loft_balance = |side: usize| placement.lofts[side] as i16 - placement.owes[side] as i16;
        Self {
            geometry,
            holes: placement.holes,
            lofts: [loft_balance(0), loft_balance(1)],
            special: placement.special,
            shut: placement.shut,
            reserve: placement.reserve,
            hand: 0,
        }
    }

    /// Creates a snapshot of `position`, with an empty hand.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        Self::set_up(&Placement::of(position), position.geometry())
    }

    /// Returns the shape of the board.
    #[must_use]
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Returns the number of seeds in a hole or a loft. A loft includes the player's reserve; seeds
    /// owed count as 0.
    #[must_use]
    pub fn count(&self, vessel: Vessel) -> u16 {
        match vessel {
            Vessel::Hole(hole) => self.holes[hole.index()],
            Vessel::Loft(side) => {
                self.lofts[side.index()].max(0).unsigned_abs() + self.reserve[side.index()]
            }
        }
    }

    /// Returns the number of seeds a player owns: in the loft, or in the player's holes on a board
    /// without lofts.
    #[must_use]
    pub fn seeds_of(&self, side: Side) -> u16 {
        if self.geometry.has_stores() {
            return self.count(Vessel::Loft(side));
        }
        let holes = self.geometry.territory(side);
        holes.map(|hole| self.count(Vessel::Hole(hole))).sum()
    }

    /// Returns the number of seeds that `side` owes.
    #[must_use]
    pub fn owed(&self, side: Side) -> u16 {
        self.lofts[side.index()].min(0).unsigned_abs()
    }

    /// Returns the owner of a special hole; `None` if `hole` isn't special.
    #[must_use]
    pub fn special_of(&self, hole: Hole) -> Option<Side> {
        hole.owner_in(&self.special)
    }

    /// Returns the holes that are shut in the current round.
    #[must_use]
    pub const fn shut(&self) -> HoleSet {
        self.shut
    }

    /// Returns the number of seeds that `side` holds in reserve.
    #[must_use]
    pub const fn reserve(&self, side: Side) -> u16 {
        self.reserve[side.index()]
    }

    /// Returns the number of seeds in the mover's hand.
    #[must_use]
    pub const fn hand(&self) -> u16 {
        self.hand
    }

    /// Returns the total number of seeds, including those in the hand.
    #[must_use]
    pub fn total(&self) -> u16 {
        let lofts = i32::from(self.lofts[0]) + i32::from(self.lofts[1]);
        let outside_lofts =
            self.holes.iter().sum::<u16>() + self.hand + self.reserve[0] + self.reserve[1];
        (i32::from(outside_lofts) + lofts).max(0) as u16
    }

    /// Returns the number of seeds in holes and end squares.
    #[must_use]
    pub fn in_holes(&self) -> u16 {
        self.holes.iter().sum()
    }

    /// Returns all vessels: the holes in index order, then the lofts.
    pub fn vessels(&self) -> impl Iterator<Item = Vessel> + use<> {
        self.geometry.vessels()
    }

    /// Applies `event`.
    ///
    /// # Panics
    /// Panics in debug builds if the event doesn't fit the snapshot.
    pub fn apply(&mut self, event: GameEvent) {
        // A placed seed comes from the reserve, not from the loft's captured seeds.
        let is_from_reserve = matches!(event, GameEvent::Placed { .. });
        if let Some((from, to, seeds)) = event.transfer().filter(|_| !is_from_reserve) {
            self.add_seeds(from, -(seeds as i16));
            self.add_seeds(to, seeds as i16);
        }
        match event {
            GameEvent::Lifted { hole, seeds, .. } | GameEvent::TakenInHand { hole, seeds, .. } => {
                self.holes[hole.index()] -= seeds;
                self.hand += seeds;
            }
            GameEvent::Sown { hole, count } => {
                self.hand -= 1;
                self.holes[hole.index()] += 1;
                debug_assert_eq!(self.holes[hole.index()], count);
            }
            GameEvent::Stored { side, .. } => {
                self.hand -= 1;
                self.lofts[side.index()] += 1;
            }
            GameEvent::Placed { hole, side } => {
                self.reserve[side.index()] -= 1;
                self.holes[hole.index()] += 1;
            }
            GameEvent::MadeSpecial { hole, side } => self.special[side.index()].insert(hole),
            GameEvent::Swapped => self.rotate(),
            GameEvent::RoundBegan { .. } => {
                self.special = [HoleSet::EMPTY; 2];
                self.shut = HoleSet::EMPTY;
            }
            GameEvent::Shut { hole } => self.shut.insert(hole),
            _ => {}
        }
    }

    fn add_seeds(&mut self, vessel: Vessel, by: i16) {
        match vessel {
            Vessel::Hole(hole) => {
                let seeds = &mut self.holes[hole.index()];
                *seeds = seeds.wrapping_add_signed(by);
            }
            Vessel::Loft(side) => self.lofts[side.index()] += by,
        }
    }

    fn rotate(&mut self) {
        self.holes = self.geometry.rotated_counts(&self.holes);
        self.lofts.swap(0, 1);
        self.special = self.geometry.rotated_owners(self.special);
        self.shut = self.geometry.rotated_holes(self.shut);
    }
}
