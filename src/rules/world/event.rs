//! What happens in a move, told in order, seed by seed.

use super::board::Place;
use super::ending::EndReason;
use crate::rules::Side;

/// One thing that happened on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Seeds were taken from a hole into the mover's hand; `lap` counts from 1.
    Lifted {
        /// The hole.
        hole: Place,
        /// How many seeds were taken.
        seeds: u16,
        /// The lap that begins.
        lap: u16,
    },
    /// One seed fell from the hand into a hole or an end square.
    Sown {
        /// The place.
        place: Place,
        /// How many seeds it holds now.
        count: u16,
    },
    /// One seed fell from the hand into the mover's store, or slid there from a special hole.
    Stored {
        /// Whose loft took it.
        side: Side,
        /// The special hole that it slid from; `None` if it was sown into the store.
        from: Option<Place>,
    },
    /// A hole was emptied into a loft while the sowing went on.
    FlowCaptured {
        /// The hole.
        hole: Place,
        /// How many seeds it held.
        seeds: u16,
        /// Whose loft took them.
        side: Side,
    },
    /// The sowing goes on with the seeds of this hole; the lap that follows counts from 2.
    Relay {
        /// The hole that is lifted next.
        hole: Place,
        /// The lap that follows.
        lap: u16,
    },
    /// A sowing that found no end was stopped by the rules' limit.
    CutOff {
        /// How many laps were sown.
        laps: u16,
    },
    /// A hole became special.
    MadeSpecial {
        /// The hole.
        hole: Place,
        /// Whose it is.
        side: Side,
    },
    /// A pair of special holes shared their seeds.
    Shared {
        /// The hole that gave.
        from: Place,
        /// The hole that got.
        to: Place,
        /// How many seeds.
        seeds: u16,
    },
    /// Seeds went from a hole into the mover's loft at the end of a sowing.
    Captured {
        /// The place.
        place: Place,
        /// How many seeds.
        seeds: u16,
        /// Whose loft took them.
        side: Side,
        /// Whether they went because the hole became special, which is no capture.
        by_special: bool,
    },
    /// A grand slam was denied, or its last hole spared.
    CaptureRefused {
        /// Where the last seed fell.
        place: Place,
    },
    /// A player with an empty territory put seeds of the loft in a hole.
    Refilled {
        /// The hole.
        hole: Place,
        /// How many seeds.
        seeds: u16,
        /// Whose loft gave them.
        side: Side,
    },
    /// The mover moves again.
    Again {
        /// The mover.
        side: Side,
    },
    /// A player had no legal move and missed the turn.
    Passed {
        /// The player.
        side: Side,
    },
    /// The second player took over the first one's side: the board was turned round.
    Swapped,
    /// The game or round is over; what is left on the board is shared out next.
    Ended {
        /// Why.
        reason: EndReason,
    },
    /// What was left at a place when the game ended went to a loft.
    RemainderTaken {
        /// The place.
        place: Place,
        /// How many seeds it held.
        seeds: u16,
        /// Whose loft took them.
        side: Side,
    },
    /// A new round begins: the board is laid out anew from the lofts.
    RoundBegan {
        /// Its number, from 2.
        round: u16,
    },
    /// A hole was filled for the new round.
    Filled {
        /// The hole.
        hole: Place,
        /// How many seeds.
        seeds: u16,
        /// Whose loft gave them.
        side: Side,
    },
}

/// A listener for events. The silent one is `()`, which costs no time.
pub trait EventSink {
    /// Takes the next event.
    fn event(&mut self, event: Event);
}

impl EventSink for () {
    #[inline(always)]
    fn event(&mut self, _: Event) {}
}

impl EventSink for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}
