//! The seeds as an onlooker sees them.

use super::board::{MAX_SEEDED, Place};
use super::event::Event;
use super::position::Position;
use super::rules::Rules;
use crate::rules::Side;

/// The seeds as an onlooker sees them: changed by events alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Snapshot {
    seeds: [u16; MAX_SEEDED],
    lofts: [i16; 2],
    hand: u16,
}

impl Snapshot {
    /// What is seen of `position`, with an empty hand.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        Self {
            seeds: position.seeds,
            lofts: position.lofts,
            hand: 0,
        }
    }

    /// Seeds in all, those in the hand included; seeds that a player owes count below 0.
    #[must_use]
    pub fn total(&self) -> i32 {
        let on_board: i32 = self.seeds.iter().copied().map(i32::from).sum();
        let in_lofts: i32 = self.lofts.iter().copied().map(i32::from).sum();
        on_board + in_lofts + i32::from(self.hand)
    }

    /// Shows what `event` tells.
    ///
    /// # Panics
    /// In debug builds, when the event doesn't fit what is shown.
    pub fn apply(&mut self, event: Event, rules: &Rules) {
        match event {
            Event::Lifted { hole, seeds, .. } => {
                self.seeds[hole.index()] -= seeds;
                self.hand += seeds;
            }
            Event::Sown { place, count } => {
                self.hand -= 1;
                self.seeds[place.index()] += 1;
                debug_assert_eq!(self.seeds[place.index()], count);
            }
            Event::Stored { side, .. } => {
                self.hand -= 1;
                self.lofts[side.index()] += 1;
            }
            Event::FlowCaptured { hole, seeds, side } => self.pour(hole, seeds, side),
            Event::Captured {
                place, seeds, side, ..
            }
            | Event::RemainderTaken { place, seeds, side } => self.pour(place, seeds, side),
            Event::Shared { from, to, seeds } => {
                self.seeds[from.index()] -= seeds;
                self.seeds[to.index()] += seeds;
            }
            Event::Refilled { hole, seeds, side } | Event::Filled { hole, seeds, side } => {
                self.seeds[hole.index()] += seeds;
                self.lofts[side.index()] -= seeds as i16;
            }
            Event::Swapped => {
                let board = rules.board();
                let mut turned = self.seeds;
                for place in board.seeded_places().iter() {
                    turned[board.twin(place).index()] = self.seeds[place.index()];
                }
                self.seeds = turned;
                self.lofts.swap(0, 1);
            }
            Event::Relay { .. }
            | Event::CutOff { .. }
            | Event::MadeSpecial { .. }
            | Event::CaptureRefused { .. }
            | Event::Again { .. }
            | Event::Passed { .. }
            | Event::Ended { .. }
            | Event::RoundBegan { .. } => {}
        }
    }

    fn pour(&mut self, place: Place, seeds: u16, side: Side) {
        self.seeds[place.index()] -= seeds;
        self.lofts[side.index()] += seeds as i16;
    }
}
