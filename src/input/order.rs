//! The order of pointer input.

use bevy::prelude::*;

/// The order of pointer input within
/// [`GameSet::Pointer`](crate::schedule::GameSet::Pointer).
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PointerSet {
    /// Touches and gamepads are read.
    Devices,
    /// The vessel under the pointer is found.
    Point,
    /// Clicks and taps play and answer.
    Click,
}
