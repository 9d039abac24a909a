//! Entity events of the board and its vessels, triggered during playback.
//!
//! When an event is triggered, its seeds already have their new holders. Sounds, counts, labels and
//! marks observe these events.

use bevy::prelude::*;

use awale_rules::Side;

/// Seeds are lifted from a hole into the mover's hand, or captured seeds in the hand are sown
/// onwards as if they had been lifted there.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct SeedsLifted {
    /// The hole.
    #[event_target]
    pub vessel: Entity,
    /// The number of lifted seeds.
    pub count: u16,
    /// The number of the lap that begins, from 1.
    pub lap: u16,
    /// Whether the seeds are captured ones that are already in the hand.
    pub is_carried: bool,
    /// The duration of the animation, in seconds at normal speed; 0 if it is skipped.
    pub seconds: f32,
}

/// A seed has fallen from the hand into a hole.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct SeedSown {
    /// The hole.
    #[event_target]
    pub vessel: Entity,
    /// The seed.
    pub seed: Entity,
    /// The number of seeds in the hole, including this one.
    pub count: u16,
    /// Whether the hand is empty afterwards.
    pub is_last_of_lap: bool,
    /// Whether the seed's fall was animated rather than skipped.
    pub is_animated: bool,
}

/// All seeds of a hole start moving to a loft, or into the mover's hand to be sown onwards.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct VesselEmptied {
    /// The hole.
    #[event_target]
    pub vessel: Entity,
    /// The loft, or the hole itself if the seeds go into the hand.
    pub into: Entity,
    /// The number of seeds.
    pub count: u16,
    /// Whether the seeds are the remainder at the end of the game rather than a capture.
    pub is_remainder: bool,
    /// The duration of the animation, in seconds at normal speed; 0 if it is skipped.
    pub seconds: f32,
}

/// Seeds start moving from a loft or a hole into another hole: one seed from the reserve, or the
/// seeds of a new round.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct SeedsPlaced {
    /// The hole that receives the seeds.
    #[event_target]
    pub vessel: Entity,
    /// The loft or hole from which the seeds come.
    pub from: Entity,
    /// The number of seeds.
    pub count: u16,
    /// The number of seeds in the hole afterwards.
    pub total: u16,
    /// Whether the mover places a seed from the reserve, which begins a move.
    pub begins_move: bool,
    /// The duration of the animation, in seconds at normal speed; 0 if it is skipped.
    pub seconds: f32,
}

/// The next seeds of a loft are counted at the end of a game.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct SeedsCounted {
    /// The loft.
    #[event_target]
    pub vessel: Entity,
    /// The beat of the count, from 1.
    pub beat: u16,
    /// The number of seeds counted before this beat.
    pub from: usize,
    /// The number of seeds counted after this beat.
    pub to: usize,
}

/// The rules cancel a capture.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct CaptureRefused {
    /// The hole where the last seed fell.
    #[event_target]
    pub vessel: Entity,
    /// The duration of the animation, in seconds at normal speed; 0 if it is skipped.
    pub seconds: f32,
}

/// A player chose a hole that can't be played, or gave a wrong answer in a lesson.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct MoveRefused {
    /// The hole.
    #[event_target]
    pub vessel: Entity,
}

/// A player passes.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct TurnPassed {
    /// The board.
    #[event_target]
    pub board: Entity,
    /// The player.
    pub side: Side,
    /// The duration of the animation, in seconds at normal speed; 0 if it is skipped.
    pub seconds: f32,
}

/// The mover moves again.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct TurnReturned {
    /// The board.
    #[event_target]
    pub board: Entity,
    /// The player.
    pub side: Side,
    /// The duration of the animation, in seconds at normal speed; 0 if it is skipped.
    pub seconds: f32,
}

/// The seeds were laid out again, which invalidates earlier events.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct BoardLaidOut {
    /// The board; a new entity if the geometry has changed.
    #[event_target]
    pub board: Entity,
}

/// The player left the match, whose seeds remain on the board.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct BoardCleared {
    /// The board.
    #[event_target]
    pub board: Entity,
}
