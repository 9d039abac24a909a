//! To come.
pub mod widgets;
use bevy::prelude::*;
/// To come.
pub fn plugin(app: &mut App) {
    app.init_resource::<widgets::ButtonRegistry>();
}
