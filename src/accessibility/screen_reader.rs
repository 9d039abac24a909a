//! Sends the panels' widget tree to the system's screen readers, and receives their action
//! requests. Does nothing until a reader connects.

use bevy::a11y::{ActionRequest, ManageAccessibilityUpdates};
use bevy::prelude::*;
use bevy_egui::egui::Event;
use bevy_egui::{EguiContext, EguiInput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext};

use super::by_ear::has_reader;
#[cfg(target_os = "linux")]
use super::linux_adapter as adapter;
#[cfg(target_arch = "wasm32")]
use super::page_adapter as adapter;
#[cfg(not(any(target_os = "linux", target_arch = "wasm32")))]
use super::window_adapter as adapter;

/// Connects the panels to screen readers. Only for apps with a window.
pub fn plugin(app: &mut App) {
    app.add_plugins(adapter::plugin)
        .add_systems(
            PreUpdate,
            (
                enable_accesskit
                    .after(EguiPreUpdateSet::InitContexts)
                    .before(EguiPreUpdateSet::ProcessInput),
                forward_action_requests
                    .after(EguiPreUpdateSet::ProcessInput)
                    .before(EguiPreUpdateSet::BeginPass),
            )
                .run_if(has_reader),
        )
        .add_systems(
            PostUpdate,
            adapter::update_tree
                .after(EguiPostUpdateSet::ProcessOutput)
                .run_if(has_reader),
        );
}

/// Enables AccessKit for the panels alone; buttons over the table describe it.
fn enable_accesskit(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut manage: ResMut<ManageAccessibilityUpdates>,
    mut is_enabled: Local<bool>,
) {
    if *is_enabled {
        return;
    }
    for mut context in &mut contexts {
        context.get_mut().enable_accesskit();
        manage.set(false);
        *is_enabled = true;
    }
}

fn forward_action_requests(
    mut requests: MessageReader<ActionRequest>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    for request in requests.read() {
        for mut input in &mut inputs {
            let event = Event::AccessKitActionRequest(request.0.clone());
            input.events.push(event);
        }
    }
}
