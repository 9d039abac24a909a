//! What is told to the vessels of the board, one thing after the other, while it is replayed.
//!
//! Each is an entity event of the vessel to which it happens, triggered when the seeds are held by
//! whom it says. Sounds, numbers, labels and marks hang on these: an observer of a new one needs
//! nothing else.

use bevy::prelude::*;

use crate::rules::Side;

/// Seeds leave a hole for the mover's hand. Told when they are lifted.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct SeedsLifted {
    /// The hole.
    #[event_target]
    pub vessel: Entity,
    /// How many seeds are lifted.
    pub count: u16,
    /// The lap that begins, from 1.
    pub lap: u16,
    /// How long it is shown, in seconds at normal speed; 0 if it is skipped.
    pub seconds: f32,
}

/// A seed has fallen from the hand into a hole. Told when it lies there.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct SeedSown {
    /// The hole.
    #[event_target]
    pub vessel: Entity,
    /// The seed.
    pub seed: Entity,
    /// How many seeds the hole holds with it.
    pub count: u16,
    /// Whether the hand is empty now.
    pub is_last_of_lap: bool,
    /// Whether its fall was to be seen, and not skipped.
    pub is_seen: bool,
}

/// All seeds of a hole go to a loft. Told when they set out.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct VesselEmptied {
    /// The hole.
    #[event_target]
    pub vessel: Entity,
    /// The loft.
    pub into: Entity,
    /// How many seeds they are.
    pub count: u16,
    /// Whether they were left over when the game ended, and not captured.
    pub is_remainder: bool,
    /// How long it is shown, in seconds at normal speed; 0 if it is skipped.
    pub seconds: f32,
}

/// The rules cancel a capture. Told to the hole in which the last seed fell.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct CaptureRefused {
    /// The hole.
    #[event_target]
    pub vessel: Entity,
    /// How long it is shown, in seconds at normal speed; 0 if it is skipped.
    pub seconds: f32,
}

/// A player wanted to play a hole that can't be played, or answered with one that a lesson did not
/// ask for.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct MoveRefused {
    /// The hole.
    #[event_target]
    pub vessel: Entity,
}

/// A player misses a turn. Told to the board.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct TurnPassed {
    /// The board.
    #[event_target]
    pub board: Entity,
    /// The player.
    pub side: Side,
    /// How long it is shown, in seconds at normal speed; 0 if it is skipped.
    pub seconds: f32,
}

/// The seeds were laid out anew: what was told before is no longer the case. Told to the board.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct BoardLaidOut {
    /// The board, which is a new one if its shape has changed.
    #[event_target]
    pub board: Entity,
}

/// The match was left; its seeds still lie there. Told to the board.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct BoardCleared {
    /// The board.
    #[event_target]
    pub board: Entity,
}
