//! The effects of a move that some notation records.

use crate::board::{Hole, Side};
use crate::event::GameEvent;
use crate::position::Position;

/// The effects of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sowing {
    /// The hole where the last seed of the first lap landed; `None` if it landed in a store.
    pub landing: Option<Hole>,
    /// The number of seeds captured by the mover.
    pub captured: u16,
    /// The number of seeds in the mover's store after the move.
    pub stored: u16,
    /// Whether a hole became special.
    pub is_special: bool,
}

impl Sowing {
    /// Derives the effects of a move by `mover` from its events and the position after it.
    pub fn of(events: &[GameEvent], mover: Side, after: &Position) -> Self {
        let mut sowing = Self {
            landing: None,
            captured: 0,
            stored: after.loft(mover),
            is_special: false,
        };
        let mut is_first_lap = true;
        for event in events {
            match *event {
                GameEvent::Sown { hole, .. } if is_first_lap => sowing.landing = Some(hole),
                // If the seed slides out of a special hole, that hole is where it landed.
                GameEvent::Stored { from, .. } if is_first_lap => sowing.landing = from,
                GameEvent::Relay { .. } | GameEvent::SownOn { .. } => is_first_lap = false,
                GameEvent::MadeSpecial { .. } => sowing.is_special = true,
                GameEvent::Captured { seeds, side, .. }
                | GameEvent::FlowCaptured { seeds, side, .. }
                    if side == mover =>
                {
                    sowing.captured += seeds;
                }
                _ => {}
            }
        }
        sowing
    }
}
