//! No two systems of the game run in an ambiguous order.

use awale::app::headless;
use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings};
use bevy::prelude::*;

#[test]
fn the_order_of_systems_is_unambiguous() {
    let mut app = headless(UVec2::new(640, 360), None);
    app.edit_schedule(Update, |schedule| {
        schedule.set_build_settings(ScheduleBuildSettings {
            ambiguity_detection: LogLevel::Error,
            ..default()
        });
    });
    // Exit requests may be sent in any order.
    app.allow_ambiguous_resource::<Messages<AppExit>>();
    app.finish();
    app.cleanup();
    app.update();
}
