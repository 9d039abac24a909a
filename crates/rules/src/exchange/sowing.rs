//! What a move did, as far as notations tell.

use crate::board::{Hole, Side};
use crate::event::GameEvent;
use crate::position::Position;

/// What a move did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sowing {
    /// The hole into which the last seed of the first lap fell; `None` if that was a store.
    pub landing: Option<Hole>,
    /// The seeds that the mover captured.
    pub captured: u16,
    /// The seeds in the mover's store after the move.
    pub stored: u16,
    /// Whether a hole became special.
    pub is_special: bool,
}

impl Sowing {
    /// From the events of a move of `mover`, and the position after it.
    pub fn of(events: &[GameEvent], mover: Side, after: &Position) -> Self {
        let mut did = Self {
            landing: None,
            captured: 0,
            stored: after.loft(mover),
            is_special: false,
        };
        let mut is_first_lap = true;
        for event in events {
            match *event {
                GameEvent::Sown { hole, .. } if is_first_lap => did.landing = Some(hole),
                // Also a special hole, whose seeds slide on.
                GameEvent::Stored { from, .. } if is_first_lap => did.landing = from,
                GameEvent::Relay { .. } | GameEvent::SownOn { .. } => is_first_lap = false,
                GameEvent::MadeSpecial { .. } => did.is_special = true,
                GameEvent::Captured { seeds, side, .. }
                | GameEvent::FlowCaptured { seeds, side, .. }
                    if side == mover =>
                {
                    did.captured += seeds;
                }
                _ => {}
            }
        }
        did
    }
}
