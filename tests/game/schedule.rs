//! No two systems of ours depend on an order that nobody has given.

use awale::game::{board_view, logic_plugin};
use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

#[test]
fn the_order_of_systems_is_never_ambiguous() {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        logic_plugin,
        board_view::seeds_plugin,
    ));
    app.edit_schedule(Update, |schedule| {
        schedule.set_build_settings(ScheduleBuildSettings {
            ambiguity_detection: LogLevel::Error,
            ..default()
        });
    });
    app.finish();
    app.cleanup();
    app.update();
}
