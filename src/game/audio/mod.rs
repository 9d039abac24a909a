//! To come.
use bevy::prelude::*;
/// To come.
pub const fn plugin(_: &mut App) {}
