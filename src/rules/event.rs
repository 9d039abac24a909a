//! What happens in a move, told in order, seed by seed.
//!
//! The same code plays a move for the search, for the screen and for a replay;
//! they differ only in the [`EventSink`] they hand in.

use super::board::{Hole, HoleSet, Side, Vessel};
use super::ending::EndReason;

/// One thing that happened on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEvent {
    /// Seeds were taken from a hole into the mover's hand.
    Lifted {
        /// The hole.
        hole: Hole,
        /// How many seeds were taken.
        seeds: u16,
        /// The lap that begins, from 1.
        lap: u16,
    },
    /// One seed fell from the hand into a hole.
    Sown {
        /// The hole.
        hole: Hole,
        /// How many seeds it holds now.
        count: u16,
    },
    /// A hole was emptied into a loft while the sowing went on.
    FlowCaptured {
        /// The hole.
        hole: Hole,
        /// How many seeds it held.
        seeds: u16,
        /// Whose loft took them.
        side: Side,
    },
    /// The last seed of a lap fell into a hole that will be lifted next.
    Relay {
        /// The hole.
        hole: Hole,
        /// The lap that follows, from 2.
        lap: u16,
    },
    /// A sowing that found no end was stopped by the rules' limit.
    CutOff {
        /// Where the last seed fell.
        hole: Hole,
        /// How many laps were sown.
        laps: u16,
    },
    /// A hole was emptied into the mover's loft.
    Captured {
        /// The hole.
        hole: Hole,
        /// How many seeds it held.
        seeds: u16,
        /// Whose loft took them.
        side: Side,
    },
    /// A grand slam was denied, or its last hole spared.
    CaptureRefused {
        /// Where the last seed fell.
        hole: Hole,
        /// The holes that kept their seeds.
        spared: HoleSet,
    },
    /// A player had no legal move and missed the turn.
    Passed {
        /// The player.
        side: Side,
    },
    /// The game is over; what is left on the board is shared out next.
    Ended {
        /// Why.
        reason: EndReason,
    },
    /// A player who left a starved opponent without seeds pays with those left.
    Penalty {
        /// The player who pays.
        side: Side,
    },
    /// What was left in a hole when the game ended went to a loft.
    RemainderTaken {
        /// The hole.
        hole: Hole,
        /// How many seeds it held.
        seeds: u16,
        /// Whose loft took them.
        side: Side,
    },
}

impl GameEvent {
    /// How many seeds are captured, and whose loft takes them; `None` if the event captures none.
    /// What is shared out at the end of the game is no capture.
    #[must_use]
    pub const fn capture(self) -> Option<(Side, u16)> {
        match self {
            Self::FlowCaptured { seeds, side, .. } | Self::Captured { seeds, side, .. } => {
                Some((side, seeds))
            }
            _ => None,
        }
    }

    /// The hole that is emptied into a loft, and that loft; `None` if the event empties none.
    #[must_use]
    pub const fn pour(self) -> Option<(Hole, Vessel)> {
        match self {
            Self::FlowCaptured { hole, side, .. }
            | Self::Captured { hole, side, .. }
            | Self::RemainderTaken { hole, side, .. } => Some((hole, Vessel::Loft(side))),
            _ => None,
        }
    }
}

/// A listener for events. The silent one is `()`, which costs no time.
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
