//! Connects screen readers through the adapter that Bevy creates for the window.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::accessibility::ACCESS_KIT_ADAPTERS;
use bevy_egui::{EguiOutput, PrimaryEguiContext};

use super::named_tree::with_window_name;

pub(super) fn plugin(_: &mut App) {}

pub(super) fn update_tree(
    outputs: Query<&EguiOutput, With<PrimaryEguiContext>>,
    window: Query<Entity, With<PrimaryWindow>>,
    _main_thread: NonSendMarker,
) {
    let (Ok(output), Ok(window)) = (outputs.single(), window.single()) else {
        return;
    };
    let Some(update) = &output.platform_output.accesskit_update else {
        return;
    };
    ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
        if let Some(adapter) = adapters.get_mut(&window) {
            adapter.update_if_active(|| with_window_name(update));
        }
    });
}
