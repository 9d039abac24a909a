//! The seeds as an onlooker sees them: only events change them, one at a time.
//!
//! Code that shows a move keeps a snapshot, so that the board and its numbers match the events
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
    /// Below 0 if the player owes seeds.
    lofts: [i16; 2],
    special: [HoleSet; 2],
    shut: HoleSet,
    /// Seeds that South and North hold back.
    reserve: [u16; 2],
    hand: u16,
}

impl BoardSnapshot {
    /// The board as it is laid out before the first move.
    #[must_use]
    pub fn at_start(rules: &RuleSet) -> Self {
        Self::set_up(&Placement::at_start(rules, Side::South), rules.geometry())
    }

    /// The board of a position set up by hand.
    #[must_use]
    pub fn set_up(placed: &Placement, geometry: Geometry) -> Self {
        let in_loft = |side: usize| placed.lofts[side] as i16 - placed.owes[side] as i16;
        Self {
            geometry,
            holes: placed.holes,
            lofts: [in_loft(0), in_loft(1)],
            special: placed.special,
            shut: placed.shut,
            reserve: placed.reserve,
            hand: 0,
        }
    }

    /// A snapshot of `position`, with an empty hand.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        Self::set_up(&Placement::of(position), position.geometry())
    }

    /// The shape of the board.
    #[must_use]
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Seeds in a hole or a loft, which also has those that a player holds back; none in a loft
    /// whose player owes seeds.
    #[must_use]
    pub fn count(&self, vessel: Vessel) -> u16 {
        match vessel {
            Vessel::Hole(hole) => self.holes[hole.index()],
            Vessel::Loft(side) => {
                self.lofts[side.index()].max(0).unsigned_abs() + self.reserve[side.index()]
            }
        }
    }

    /// Seeds that are a player's: in the loft, or in the rows on a board without lofts.
    #[must_use]
    pub fn seeds_of(&self, side: Side) -> u16 {
        if self.geometry.has_stores() {
            return self.count(Vessel::Loft(side));
        }
        let holes = self.geometry.territory(side);
        holes.map(|hole| self.count(Vessel::Hole(hole))).sum()
    }

    /// Seeds that `side` owes.
    #[must_use]
    pub fn owed(&self, side: Side) -> u16 {
        self.lofts[side.index()].min(0).unsigned_abs()
    }

    /// The owner of `hole`; `None` if it isn't special.
    #[must_use]
    pub fn special_of(&self, hole: Hole) -> Option<Side> {
        hole.owner_in(&self.special)
    }

    /// The holes that are shut in this round.
    #[must_use]
    pub const fn shut(&self) -> HoleSet {
        self.shut
    }

    /// Seeds that `side` holds back.
    #[must_use]
    pub const fn reserve(&self, side: Side) -> u16 {
        self.reserve[side.index()]
    }

    /// Seeds in the mover's hand.
    #[must_use]
    pub const fn hand(&self) -> u16 {
        self.hand
    }

    /// All seeds, including those in the hand.
    #[must_use]
    pub fn total(&self) -> u16 {
        let lofts = i32::from(self.lofts[0]) + i32::from(self.lofts[1]);
        let others = self.holes.iter().sum::<u16>() + self.hand + self.reserve[0] + self.reserve[1];
        (i32::from(others) + lofts).max(0) as u16
    }

    /// Seeds on the board: those in holes and end squares.
    #[must_use]
    pub fn in_holes(&self) -> u16 {
        self.holes.iter().sum()
    }

    /// All places where seeds can lie: the holes in index order, then the lofts.
    pub fn vessels(&self) -> impl Iterator<Item = Vessel> + use<> {
        self.geometry.vessels()
    }

    /// Applies `event`.
    ///
    /// # Panics
    /// Panics in debug builds if the event doesn't fit the snapshot.
    pub fn apply(&mut self, event: GameEvent) {
        // A seed that is placed comes from the reserve, not from what the loft has gained.
        let is_placed = matches!(event, GameEvent::Placed { .. });
        if let Some((from, to, seeds)) = event.transfer().filter(|_| !is_placed) {
            self.change(from, -(seeds as i16));
            self.change(to, seeds as i16);
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
            GameEvent::Swapped => self.turn_round(),
            GameEvent::RoundBegan { .. } => {
                self.special = [HoleSet::EMPTY; 2];
                self.shut = HoleSet::EMPTY;
            }
            GameEvent::Shut { hole } => self.shut.insert(hole),
            _ => {}
        }
    }

    fn change(&mut self, vessel: Vessel, by: i16) {
        match vessel {
            Vessel::Hole(hole) => {
                let seeds = &mut self.holes[hole.index()];
                *seeds = seeds.wrapping_add_signed(by);
            }
            Vessel::Loft(side) => self.lofts[side.index()] += by,
        }
    }

    fn turn_round(&mut self) {
        self.holes = self.geometry.turned_counts(&self.holes);
        self.lofts.swap(0, 1);
        self.special = self.geometry.turned_owners(self.special);
        self.shut = self.geometry.turned_holes(self.shut);
    }
}
