//! Screen readers: sends the widget tree of the panels to the system and takes its action
//! requests. Does nothing until a reader connects.

use bevy::a11y::{AccessibilityRequested, ActionRequest, ManageAccessibilityUpdates};
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::accessibility::ACCESS_KIT_ADAPTERS;
use bevy_egui::egui::Event;
use bevy_egui::{
    EguiContext, EguiInput, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext,
};

/// Connects the panels with screen readers. Only for apps with a window.
pub fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (
            enable_accesskit
                .after(EguiPreUpdateSet::InitContexts)
                .before(EguiPreUpdateSet::ProcessInput),
            forward_action_requests
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
            .run_if(is_active),
    )
    .add_systems(
        PostUpdate,
        update_accesskit_tree
            .after(EguiPostUpdateSet::ProcessOutput)
            .run_if(is_active),
    );
}

/// Whether a screen reader is connected.
pub fn is_active(requested: Option<Res<AccessibilityRequested>>) -> bool {
    requested.is_some_and(|requested| requested.get())
}

/// Only the panels are in the accessibility tree; comments describe the table.
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

fn update_accesskit_tree(
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
            adapter.update_if_active(|| update.clone());
        }
    });
}
