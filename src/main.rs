//! The game: starts the app, nothing else.
use bevy_egui as _;
use bevy_kira_audio as _;
fn main() {
    bevy::app::App::new().run();
}
