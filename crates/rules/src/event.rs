//! The events of a move, seed by seed, in order.
//!
//! The search, the screen and replays run the same code to play a move, and differ only in the
//! [`EventSink`] that they pass.

use super::board::{Hole, HoleSet, Side, Vessel};
use super::ending::EndReason;

/// A single change on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEvent {
    /// The mover picked up seeds from a hole.
    Lifted {
        /// The hole that the seeds came from.
        hole: Hole,
        /// The number of seeds picked up.
        seeds: u16,
        /// The number of the lap that begins, from 1.
        lap: u16,
    },
    /// One seed fell from the hand into a hole or an end square.
    Sown {
        /// The hole that received the seed.
        hole: Hole,
        /// The number of seeds in it afterwards.
        count: u16,
    },
    /// One seed fell from the hand into the mover's store, or slid out of a special hole into its
    /// owner's store.
    Stored {
        /// The owner of the loft.
        side: Side,
        /// The special hole that the seed slid out of; `None` if it was sown into the store.
        from: Option<Hole>,
    },
    /// A hole was emptied into a loft during the sowing.
    FlowCaptured {
        /// The emptied hole.
        hole: Hole,
        /// The number of seeds it held.
        seeds: u16,
        /// The owner of the loft.
        side: Side,
    },
    /// The sowing continues with the seeds of a hole: the one where the last seed of the lap fell,
    /// or the one after it.
    Relay {
        /// The hole whose seeds are lifted next.
        hole: Hole,
        /// The number of the next lap, from 2.
        lap: u16,
    },
    /// The rules' lap limit stopped an endless sowing.
    CutOff {
        /// The hole where the last seed fell.
        hole: Hole,
        /// The number of laps sown.
        laps: u16,
    },
    /// A hole became special: it now belongs to a player, wherever it lies.
    MadeSpecial {
        /// The hole that became special.
        hole: Hole,
        /// Its owner.
        side: Side,
    },
    /// Two holes became special together, and seeds moved from one to the other.
    Shared {
        /// The hole that the seeds came from.
        from: Hole,
        /// The hole that they went to.
        to: Hole,
        /// The number of seeds moved.
        seeds: u16,
    },
    /// The seeds of a newly special hole went into its owner's loft; this doesn't count as a
    /// capture.
    Claimed {
        /// The special hole.
        hole: Hole,
        /// The number of seeds it held.
        seeds: u16,
        /// The owner of the loft.
        side: Side,
    },
    /// Seeds went from a hole or an end square into the mover's loft: all of them, or as many as
    /// the rules let a player take from a special hole.
    Captured {
        /// The hole that was captured from.
        hole: Hole,
        /// The number of seeds captured.
        seeds: u16,
        /// The owner of the loft.
        side: Side,
    },
    /// Captured seeds went from an opponent's hole into the mover's hand, to be sown.
    TakenInHand {
        /// The emptied hole.
        hole: Hole,
        /// The number of seeds it held.
        seeds: u16,
        /// The side of the mover.
        side: Side,
    },
    /// The captured seeds in the mover's hand are sown as the next lap.
    SownOn {
        /// The hole before the first one sown.
        hole: Hole,
        /// The number of the next lap: from 2, or from 1 if a seed was placed first.
        lap: u16,
    },
    /// A player put a seed from the reserve into a hole.
    Placed {
        /// The hole that received the seed.
        hole: Hole,
        /// The player whose reserve it came from.
        side: Side,
    },
    /// A player lost the nyumba.
    NyumbaLost {
        /// The player who lost it.
        side: Side,
    },
    /// A hole was blocked for the opponent's next move.
    Blocked {
        /// The blocked hole.
        hole: Hole,
    },
    /// A grand slam was cancelled, or one of its holes was spared.
    CaptureRefused {
        /// The hole where the last seed fell.
        hole: Hole,
        /// The holes whose seeds were spared.
        spared: HoleSet,
    },
    /// A player with an empty territory put seeds from the loft into a hole.
    Refilled {
        /// The hole that received the seeds.
        hole: Hole,
        /// The number of seeds put into it.
        seeds: u16,
        /// The owner of the loft.
        side: Side,
    },
    /// The mover gets another move.
    Again {
        /// The side of the mover.
        side: Side,
    },
    /// The second player took over the first player's side, which turns the board by half a turn.
    Swapped,
    /// A player had no legal move and missed a turn.
    Passed {
        /// The player who passed.
        side: Side,
    },
    /// The game or round is over; any seeds left on the board are now shared out.
    Ended {
        /// The reason for the end.
        reason: EndReason,
    },
    /// A player who left a starved opponent without seeds forfeits the seeds left on the board.
    Penalty {
        /// The player who forfeits them.
        side: Side,
    },
    /// The seeds left in a hole at the end of the game went to a loft.
    RemainderTaken {
        /// The emptied hole.
        hole: Hole,
        /// The number of seeds it held.
        seeds: u16,
        /// The owner of the loft.
        side: Side,
    },
    /// A new round begins: the board is empty, and is now refilled from the lofts.
    RoundBegan {
        /// The number of the new round, from 2.
        round: u16,
    },
    /// A hole couldn't be filled, and is shut for the new round.
    Shut {
        /// The hole that stays empty.
        hole: Hole,
    },
    /// A hole was filled for the new round.
    Filled {
        /// The hole that received the seeds.
        hole: Hole,
        /// The number of seeds put into it.
        seeds: u16,
        /// The owner of the loft.
        side: Side,
    },
}

impl GameEvent {
    /// Returns the hole where a lap starts, and the lap's number; `None` if the event starts no
    /// lap.
    #[must_use]
    pub const fn lap(self) -> Option<(Hole, u16)> {
        match self {
            Self::Lifted { hole, lap, .. } | Self::SownOn { hole, lap } => Some((hole, lap)),
            _ => None,
        }
    }

    /// Returns the player who captures, and the number of seeds; `None` if the event is no capture.
    /// Sharing out the remaining seeds at the end of the game doesn't count.
    #[must_use]
    pub const fn capture(self) -> Option<(Side, u16)> {
        match self {
            Self::FlowCaptured { seeds, side, .. }
            | Self::Captured { seeds, side, .. }
            | Self::TakenInHand { seeds, side, .. } => Some((side, seeds)),
            _ => None,
        }
    }

    /// Returns `true` if the event is a capture by `side`.
    #[must_use]
    pub fn is_capture_of(self, side: Side) -> bool {
        self.capture().is_some_and(|(taker, _)| taker == side)
    }

    /// Returns whether the event is an effect that sowing and captures don't show: a sowing that is
    /// cut off, a capture refused, a special hole, a nyumba lost, a hole blocked, another move, a
    /// pass, the end of the game.
    #[must_use]
    pub const fn is_notable(self) -> bool {
        // No `_`, so that a new event has to be decided on.
        match self {
            Self::CutOff { .. }
            | Self::CaptureRefused { .. }
            | Self::MadeSpecial { .. }
            | Self::NyumbaLost { .. }
            | Self::Blocked { .. }
            | Self::Again { .. }
            | Self::Passed { .. }
            | Self::Ended { .. } => true,
            Self::Lifted { .. }
            | Self::Sown { .. }
            | Self::Stored { .. }
            | Self::FlowCaptured { .. }
            | Self::Relay { .. }
            | Self::Shared { .. }
            | Self::Claimed { .. }
            | Self::Captured { .. }
            | Self::TakenInHand { .. }
            | Self::SownOn { .. }
            | Self::Placed { .. }
            | Self::Refilled { .. }
            | Self::Swapped
            | Self::Penalty { .. }
            | Self::RemainderTaken { .. }
            | Self::RoundBegan { .. }
            | Self::Shut { .. }
            | Self::Filled { .. } => false,
        }
    }

    /// Returns a transfer of seeds other than by sowing: source, destination and number; `None` if
    /// the event transfers none.
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

/// A consumer of events. `()` discards them at no cost.
pub trait EventSink {
    /// Handles the next event.
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
