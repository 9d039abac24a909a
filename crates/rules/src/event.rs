//! The events of a move, in order, seed by seed.
//!
//! The same code plays a move for the search, the screen and a replay, which differ only in the
//! [`EventSink`] they pass.

use super::board::{Hole, HoleSet, Side, Vessel};
use super::ending::EndReason;

/// One thing that happened on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEvent {
    /// Seeds were taken from a hole into the mover's hand.
    Lifted {
        /// The hole.
        hole: Hole,
        /// The number of seeds taken.
        seeds: u16,
        /// The lap that begins, from 1.
        lap: u16,
    },
    /// One seed fell from the hand into a hole or an end square.
    Sown {
        /// The hole.
        hole: Hole,
        /// The number of seeds it holds now.
        count: u16,
    },
    /// One seed fell from the hand into the mover's store, or slid from a special hole into its
    /// owner's.
    Stored {
        /// The owner of the loft.
        side: Side,
        /// The special hole that it slid from; `None` if it was sown into the store.
        from: Option<Hole>,
    },
    /// A hole was emptied into a loft during the sowing.
    FlowCaptured {
        /// The hole.
        hole: Hole,
        /// The number of seeds it held.
        seeds: u16,
        /// The owner of the loft.
        side: Side,
    },
    /// The sowing continues with the seeds of a hole: the one that the last seed of a lap fell
    /// into, or the one after it.
    Relay {
        /// The hole that is lifted next.
        hole: Hole,
        /// The lap that follows, from 2.
        lap: u16,
    },
    /// The rules' lap limit stopped an endless sowing.
    CutOff {
        /// Where the last seed fell.
        hole: Hole,
        /// The number of laps sown.
        laps: u16,
    },
    /// A hole became special: it now belongs to a player, wherever it lies.
    MadeSpecial {
        /// The hole.
        hole: Hole,
        /// Its owner.
        side: Side,
    },
    /// Two holes that became special together shared their seeds.
    Shared {
        /// The hole that gave.
        from: Hole,
        /// The hole that received them.
        to: Hole,
        /// The number of seeds.
        seeds: u16,
    },
    /// The seeds of a hole that became special went into its owner's loft, which is no capture.
    Claimed {
        /// The hole.
        hole: Hole,
        /// The number of seeds it held.
        seeds: u16,
        /// The owner of the loft.
        side: Side,
    },
    /// Seeds went from a hole or an end square into the mover's loft: all of them, or as many as
    /// the rules let a player take from a special hole.
    Captured {
        /// The hole.
        hole: Hole,
        /// The number of seeds that went.
        seeds: u16,
        /// The owner of the loft.
        side: Side,
    },
    /// Seeds went from a hole of the opponent into the mover's hand, to be sown on.
    TakenInHand {
        /// The hole.
        hole: Hole,
        /// How many seeds it held.
        seeds: u16,
        /// The mover.
        side: Side,
    },
    /// The captured seeds in the mover's hand are sown as the next lap.
    SownOn {
        /// The hole before the one that the first of them falls into.
        hole: Hole,
        /// The lap that follows: from 2, or from 1 where a seed was placed.
        lap: u16,
    },
    /// A player put a seed of the reserve into a hole.
    Placed {
        /// The hole.
        hole: Hole,
        /// Whose reserve gave it.
        side: Side,
    },
    /// A player owns the nyumba no longer.
    NyumbaLost {
        /// The player.
        side: Side,
    },
    /// The opponent may not empty this hole in the next move.
    Blocked {
        /// The hole.
        hole: Hole,
    },
    /// A grand slam was denied, or its last hole spared.
    CaptureRefused {
        /// Where the last seed fell.
        hole: Hole,
        /// The holes whose seeds were spared.
        spared: HoleSet,
    },
    /// A player with an empty territory put seeds from the loft into a hole.
    Refilled {
        /// The hole.
        hole: Hole,
        /// The number of seeds.
        seeds: u16,
        /// The owner of the loft.
        side: Side,
    },
    /// The mover moves again.
    Again {
        /// The mover.
        side: Side,
    },
    /// The second player took over the first one's side: the board was turned round.
    Swapped,
    /// A player had no legal move and missed the turn.
    Passed {
        /// The player.
        side: Side,
    },
    /// The game or round is over; any seeds left on the board are shared out next.
    Ended {
        /// Why.
        reason: EndReason,
    },
    /// A player who left a starved opponent without seeds forfeits the seeds left on the board.
    Penalty {
        /// The player who pays.
        side: Side,
    },
    /// The seeds left in a hole at the end of the game went to a loft.
    RemainderTaken {
        /// The hole.
        hole: Hole,
        /// The number of seeds it held.
        seeds: u16,
        /// The owner of the loft.
        side: Side,
    },
    /// A new round begins: the board is empty, and is filled from the lofts next.
    RoundBegan {
        /// Its number, from 2.
        round: u16,
    },
    /// A hole couldn't be filled, and is shut for the new round.
    Shut {
        /// The hole.
        hole: Hole,
    },
    /// A hole was filled for the new round.
    Filled {
        /// The hole.
        hole: Hole,
        /// The number of seeds.
        seeds: u16,
        /// The owner of the loft.
        side: Side,
    },
}

impl GameEvent {
    /// The hole from which a lap is sown, and its number; `None` if the event begins none.
    #[must_use]
    pub const fn lap(self) -> Option<(Hole, u16)> {
        match self {
            Self::Lifted { hole, lap, .. } | Self::SownOn { hole, lap } => Some((hole, lap)),
            _ => None,
        }
    }

    /// How many seeds are captured, and who takes them; `None` if the event captures none.
    /// What is shared out at the end of the game is no capture.
    #[must_use]
    pub const fn capture(self) -> Option<(Side, u16)> {
        match self {
            Self::FlowCaptured { seeds, side, .. }
            | Self::Captured { seeds, side, .. }
            | Self::TakenInHand { seeds, side, .. } => Some((side, seeds)),
            _ => None,
        }
    }

    /// Whether `side` takes seeds by this event.
    #[must_use]
    pub fn is_capture_of(self, side: Side) -> bool {
        self.capture().is_some_and(|(taker, _)| taker == side)
    }

    /// Seeds that move from one vessel to another without being sown: from, to and how many; `None`
    /// if the event moves none.
    #[must_use]
    pub const fn transfer(self) -> Option<(Vessel, Vessel, u16)> {
        Some(match self {
            Self::FlowCaptured { hole, seeds, side }
            | Self::Captured { hole, seeds, side }
            | Self::Claimed { hole, seeds, side }
            | Self::RemainderTaken { hole, seeds, side } => {
                (Vessel::Hole(hole), Vessel::Loft(side), seeds)
            }
            Self::Placed { hole, side } => (Vessel::Loft(side), Vessel::Hole(hole), 1),
            Self::Refilled { hole, seeds, side } | Self::Filled { hole, seeds, side } => {
                (Vessel::Loft(side), Vessel::Hole(hole), seeds)
            }
            Self::Shared { from, to, seeds } => (Vessel::Hole(from), Vessel::Hole(to), seeds),
            _ => return None,
        })
    }
}

/// A listener for events. `()` ignores them at no cost.
pub trait EventSink {
    /// Takes the next event.
    fn event(&mut self, event: GameEvent);
}

impl EventSink for () {
    #[inline(always)]
    fn event(&mut self, _: GameEvent) {}
}

impl EventSink for Vec<GameEvent> {
    fn event(&mut self, event: GameEvent) {
        self.push(event);
    }
}
