//! Screen readers: sends the widget tree of the panels to the system and takes its action
//! requests. Does nothing until a reader connects.

use bevy::a11y::{AccessibilityRequested, ActionRequest, ManageAccessibilityUpdates};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Event;
#[cfg(not(target_arch = "wasm32"))]
use bevy_egui::egui::accesskit::TreeUpdate;
use bevy_egui::{EguiContext, EguiInput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext};

use crate::game::settings::Settings;

#[cfg(target_os = "linux")]
use super::linux_adapter as adapter;
#[cfg(target_arch = "wasm32")]
use super::page_adapter as adapter;
#[cfg(not(any(target_os = "linux", target_arch = "wasm32")))]
use window_adapter as adapter;

/// The name of the window.
#[cfg(not(target_arch = "wasm32"))]
const TITLE: &str = "Awale";

/// Connects the panels with screen readers. Only for apps with a window.
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
                .run_if(is_active),
        )
        .add_systems(
            PostUpdate,
            adapter::update_tree
                .after(EguiPostUpdateSet::ProcessOutput)
                .run_if(is_active),
        );
}

/// Whether a screen reader is connected.
pub fn is_active(requested: Option<Res<AccessibilityRequested>>) -> bool {
    requested.is_some_and(|requested| requested.get())
}

/// Whether the player plays by ear: with a screen reader, or as chosen in the settings.
#[derive(SystemParam)]
pub struct ByEar<'w> {
    requested: Option<Res<'w, AccessibilityRequested>>,
    settings: Res<'w, Settings>,
}

impl ByEar<'_> {
    /// Whether keys explore the board hole by hole.
    #[must_use]
    pub fn is_on(&self) -> bool {
        let requested = self.requested.as_ref();
        self.settings.helps.by_ear || requested.is_some_and(|requested| requested.get())
    }
}

/// A run condition: whether the player plays by ear.
pub fn plays_by_ear(by_ear: ByEar) -> bool {
    by_ear.is_on()
}

/// Only the panels are in the accessibility tree; the table is described by buttons over it.
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

/// The tree with the name of the window, which egui doesn't know.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn named(update: &TreeUpdate) -> TreeUpdate {
    let mut update = update.clone();
    let root = update.tree.as_ref().map(|tree| tree.root);
    for (id, node) in &mut update.nodes {
        if Some(*id) == root {
            node.set_label(TITLE);
        }
    }
    update
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

/// The adapter that Bevy creates for the window.
#[cfg(not(any(target_os = "linux", target_arch = "wasm32")))]
mod window_adapter {
    use bevy::ecs::system::NonSendMarker;
    use bevy::window::PrimaryWindow;
    use bevy::winit::accessibility::ACCESS_KIT_ADAPTERS;
    use bevy_egui::EguiOutput;

    use super::*;

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
                adapter.update_if_active(|| named(update));
            }
        });
    }
}
