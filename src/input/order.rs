//! The order of pointer input.

use bevy::prelude::*;

/// The order of pointer input within
/// [`GameSet::Pointer`](crate::schedule::GameSet::Pointer).
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PointerSet {
    /// Reads touches and gamepads.
    Devices,
    /// Finds the vessel under the pointer.
    Point,
    /// Plays and answers on clicks and taps.
    Click,
}
