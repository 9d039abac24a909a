//! The order in which mouse, fingers and gamepads are read.

use bevy::prelude::*;

/// The order in which the pointer is read, within
/// [`GameSet::Pointer`](crate::game::schedule::GameSet::Pointer).
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PointerSet {
    /// Fingers and gamepads are read.
    Devices,
    /// The vessel that is pointed at is found.
    Point,
    /// Clicks and taps play and answer.
    Click,
}
