//! Mouse, fingers and gamepads on the table: which hole or loft is meant, what is to be played,
//! and where the camera is taken.

mod camera;
mod gamepad;
mod order;
mod pointer;
mod touch;

use bevy::prelude::*;

pub use gamepad::GamepadCursor;
pub use order::PointerSet;
pub use pointer::{Pointed, PointedVessel};

/// Adds all of them.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        pointer::plugin,
        touch::plugin,
        gamepad::plugin,
        camera::plugin,
    ));
}
