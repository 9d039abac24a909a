//! The seeds as an onlooker sees them: changed by events alone, one at a time.
//!
//! Code that shows a move keeps a snapshot, so that board and numbers show what
//! has been told so far and never the position ahead of it.

use super::board::{Geometry, MAX_HOLES, Side, Vessel};
use super::event::GameEvent;
use super::position::{Placement, Position};
use super::rule_set::RuleSet;

/// What lies in every hole, in both lofts and in the mover's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardSnapshot {
    geometry: Geometry,
    holes: [u16; MAX_HOLES],
    lofts: [u16; 2],
    hand: u16,
}

impl BoardSnapshot {
    /// The board as it is laid out before the first move.
    #[must_use]
    pub fn at_start(rules: &RuleSet) -> Self {
        let mut holes = [0; MAX_HOLES];
        holes[..rules.geometry().holes()].fill(rules.seeds_per_hole());
        Self {
            geometry: rules.geometry(),
            holes,
            lofts: [0; 2],
            hand: 0,
        }
    }

    /// The board of a position set up by hand.
    #[must_use]
    pub const fn set_up(placed: &Placement, geometry: Geometry) -> Self {
        Self {
            geometry,
            holes: placed.holes,
            lofts: placed.lofts,
            hand: 0,
        }
    }

    /// What is seen of `position`, with an empty hand.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let mut holes = [0; MAX_HOLES];
        holes[..position.holes().len()].copy_from_slice(position.holes());
        let lofts = Side::BOTH.map(|side| position.loft(side));
        Self {
            geometry: position.geometry(),
            holes,
            lofts,
            hand: 0,
        }
    }

    /// The shape of the board.
    #[must_use]
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Seeds in a hole or a loft.
    #[must_use]
    pub const fn count(&self, vessel: Vessel) -> u16 {
        match vessel {
            Vessel::Hole(hole) => self.holes[hole.index()],
            Vessel::Loft(side) => self.lofts[side.index()],
        }
    }

    /// Seeds in the mover's hand.
    #[must_use]
    pub const fn hand(&self) -> u16 {
        self.hand
    }

    /// Seeds in all, those in the hand included.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.holes.iter().sum::<u16>() + self.lofts.iter().sum::<u16>() + self.hand
    }

    /// All places where seeds can lie: the holes in index order, then the lofts.
    pub fn vessels(&self) -> impl Iterator<Item = Vessel> + use<> {
        self.geometry.vessels()
    }

    /// Shows what `event` tells.
    ///
    /// # Panics
    /// In debug builds, when the event doesn't fit what is shown.
    pub fn apply(&mut self, event: GameEvent) {
        match event {
            GameEvent::Lifted { hole, seeds, .. } => {
                self.holes[hole.index()] -= seeds;
                self.hand += seeds;
            }
            GameEvent::Sown { hole, count } => {
                self.hand -= 1;
                self.holes[hole.index()] += 1;
                debug_assert_eq!(self.holes[hole.index()], count);
            }
            GameEvent::FlowCaptured { hole, seeds, side }
            | GameEvent::Captured { hole, seeds, side }
            | GameEvent::RemainderTaken { hole, seeds, side } => {
                self.holes[hole.index()] -= seeds;
                self.lofts[side.index()] += seeds;
            }
            GameEvent::Relay { .. }
            | GameEvent::CutOff { .. }
            | GameEvent::CaptureRefused { .. }
            | GameEvent::Passed { .. }
            | GameEvent::Ended { .. }
            | GameEvent::Penalty { .. } => {}
        }
    }
}
