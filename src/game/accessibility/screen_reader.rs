//! Screen readers: what panels say of their widgets goes to the system, and what a reader wants
//! to be pressed comes back. Nothing is done before a reader asks.

use bevy::a11y::{AccessibilityRequested, ActionRequest, ManageAccessibilityUpdates};
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::accessibility::ACCESS_KIT_ADAPTERS;
use bevy_egui::egui::Event;
use bevy_egui::{
    EguiContext, EguiInput, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext,
};

/// Adds the exchange with screen readers. Without a window there is none.
pub fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (
            begin
                .after(EguiPreUpdateSet::InitContexts)
                .before(EguiPreUpdateSet::ProcessInput),
            hear.after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
            .run_if(is_wanted),
    )
    .add_systems(
        PostUpdate,
        tell.after(EguiPostUpdateSet::ProcessOutput)
            .run_if(is_wanted),
    );
}

/// Whether a screen reader listens.
pub fn is_wanted(requested: Option<Res<AccessibilityRequested>>) -> bool {
    requested.is_some_and(|requested| requested.get())
}

/// The panels are all that a screen reader is given: the comments describe the table itself.
fn begin(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut manage: ResMut<ManageAccessibilityUpdates>,
    mut has_begun: Local<bool>,
) {
    if *has_begun {
        return;
    }
    for mut context in &mut contexts {
        context.get_mut().enable_accesskit();
        manage.set(false);
        *has_begun = true;
    }
}

fn hear(
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

fn tell(
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
