//! Mouse, touch and gamepad input on the table: pointing, playing and moving the camera.

mod actions;
mod awaited_game;
mod camera;
mod gamepad;
mod half;
mod keyed;
mod order;
mod picking;
mod pointer;
mod touch;

use bevy::prelude::*;

pub use actions::MatchActions;
pub use awaited_game::awaited_game;
pub use gamepad::GamepadCursor;
pub use keyed::KeyedMoves;
pub use order::PointerSet;
pub use pointer::{Pointed, PointedVessel};
pub use touch::PointingDevice;

/// Adds all input on the table.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        picking::plugin,
        pointer::plugin,
        touch::plugin,
        gamepad::plugin,
        camera::plugin,
    ));
}
