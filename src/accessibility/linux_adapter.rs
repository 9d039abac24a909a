//! Connects screen readers on Linux, over the accessibility bus. It sleeps until a reader requests
//! the tree, and does nothing on systems without a bus.

use std::sync::{Arc, Mutex, PoisonError};

use accesskit_unix::Adapter;
use bevy::a11y::{AccessibilityRequested, ActionRequest as ActionMessage};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowFocused};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use bevy_egui::egui::accesskit::{
    ActionHandler, ActionRequest, ActivationHandler, DeactivationHandler, Rect, TreeUpdate,
};
use bevy_egui::{EguiOutput, PrimaryEguiContext};
use winit::event_loop::EventLoopProxy;

use super::by_ear::has_reader;
use super::named_tree::with_window_name;

/// The AccessKit adapter of the window, and the actions that readers have requested.
#[derive(Resource)]
pub(super) struct LinuxAdapter {
    adapter: Adapter,
    requests: Arc<Mutex<Vec<ActionRequest>>>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, connect).add_systems(
        PreUpdate,
        (
            follow_focus.run_if(on_message::<WindowFocused>),
            follow_window.run_if(has_reader),
            forward_requests,
        )
            .run_if(resource_exists::<LinuxAdapter>),
    );
}

/// The event loop's proxy, which wakes the app from another thread; `None` without an event loop.
type Wake = Option<EventLoopProxy<WinitUserEvent>>;

fn connect(
    mut commands: Commands,
    requested: Res<AccessibilityRequested>,
    wake: Option<Res<EventLoopProxyWrapper>>,
) {
    let wake = wake.map(|wake| (**wake).clone());
    let requests = Arc::default();
    let reader = Reader {
        requested: requested.clone(),
        requests: Arc::clone(&requests),
        wake,
    };
    let adapter = Adapter::new(reader.clone(), reader.clone(), reader);
    commands.insert_resource(LinuxAdapter { adapter, requests });
}

/// The handlers of a screen reader's calls, which arrive on another thread.
#[derive(Clone)]
struct Reader {
    requested: AccessibilityRequested,
    requests: Arc<Mutex<Vec<ActionRequest>>>,
    wake: Wake,
}

impl Reader {
    fn wake(&self) {
        if let Some(wake) = &self.wake {
            // Fails only after the event loop has ended.
            let _ = wake.send_event(WinitUserEvent::WakeUp);
        }
    }
}

impl ActivationHandler for Reader {
    /// Returns no tree yet: the tree follows with the next frame.
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        self.requested.set(true);
        self.wake();
        None
    }
}

impl ActionHandler for Reader {
    fn do_action(&mut self, request: ActionRequest) {
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        requests.push(request);
        drop(requests);
        self.wake();
    }
}

impl DeactivationHandler for Reader {
    fn deactivate_accessibility(&mut self) {
        self.requested.set(false);
        self.wake();
    }
}

fn forward_requests(adapter: Res<LinuxAdapter>, mut messages: MessageWriter<ActionMessage>) {
    let requests = adapter.requests.lock();
    let mut requests = requests.unwrap_or_else(PoisonError::into_inner);
    messages.write_batch(requests.drain(..).map(ActionMessage));
}

fn follow_focus(mut adapter: ResMut<LinuxAdapter>, mut focus: MessageReader<WindowFocused>) {
    if let Some(last) = focus.read().last() {
        adapter.adapter.update_window_focus_state(last.focused);
    }
}

/// Reports the window's bounds: readers that magnify or follow the pointer need its position on the
/// screen.
fn follow_window(
    mut adapter: ResMut<LinuxAdapter>,
    window: Query<&Window, (With<PrimaryWindow>, Changed<Window>)>,
) {
    let Ok(window) = window.single() else {
        return;
    };
    let WindowPosition::At(origin) = window.position else {
        return;
    };
    let (x, y) = (f64::from(origin.x), f64::from(origin.y));
    let size = window.physical_size();
    let bounds = Rect::new(x, y, x + f64::from(size.x), y + f64::from(size.y));
    adapter.adapter.set_root_window_bounds(bounds, bounds);
}

pub(super) fn update_tree(
    adapter: Option<ResMut<LinuxAdapter>>,
    outputs: Query<&EguiOutput, With<PrimaryEguiContext>>,
) {
    let (Some(mut adapter), Ok(output)) = (adapter, outputs.single()) else {
        return;
    };
    if let Some(update) = &output.platform_output.accesskit_update {
        let update = with_window_name(update);
        adapter.adapter.update_if_active(|| update);
    }
}
