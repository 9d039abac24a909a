//! Fits the board into the part of the window that panels leave free.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::notices::notify_storage;
use super::{Notices, ScreenMargins};
use crate::scene::{CameraFrame, FrameBoard};
use crate::schedule::GameSet;

/// The margin between the board and the panels, as a fraction of the window's height.
const MARGIN: f32 = 0.025;
/// The maximum fraction of the window that panels may take from the board at each edge.
const MAX_COVERED_FRACTION: f32 = 0.5;
/// The distance a panel's edge may move, in pixels, before the camera follows: as layouts vary by a
/// hundredth of a pixel between frames, the camera would otherwise never come to rest.
const SLACK: f32 = 0.5;

/// Adds the system that frames the board.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        update_frame.in_set(GameSet::Show).before(notify_storage),
    );
}

fn update_frame(
    margins: Res<ScreenMargins>,
    notices: Res<Notices>,
    window: Query<&Window, With<PrimaryWindow>>,
    camera_frame: Res<CameraFrame>,
    mut requests: MessageWriter<FrameBoard>,
) {
    let Ok(window) = window.single() else {
        return;
    };
    let size = window.size().max(Vec2::ONE);
    let gap = MARGIN * size.y;
    let fraction = |margin: f32, extent: f32| ((margin + gap) / extent).min(MAX_COVERED_FRACTION);
    let wanted = CameraFrame {
        top: fraction(margins.top.max(notices.margins.top), size.y),
        bottom: fraction(margins.bottom.max(notices.margins.bottom), size.y),
        left: fraction(margins.left, size.x),
        right: fraction(margins.right, size.x),
    };
    if has_moved(&camera_frame, &wanted, size) {
        requests.write(FrameBoard(wanted));
    }
}

/// Returns whether an edge has moved by more than [`SLACK`].
fn has_moved(from: &CameraFrame, to: &CameraFrame, size: Vec2) -> bool {
    let has_edge_moved = |from: f32, to: f32, extent: f32| (from - to).abs() * extent > SLACK;
    has_edge_moved(from.top, to.top, size.y)
        || has_edge_moved(from.bottom, to.bottom, size.y)
        || has_edge_moved(from.left, to.left, size.x)
        || has_edge_moved(from.right, to.right, size.x)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn the_camera_follows_panels_but_not_rounding_errors() {
        let mut app = App::new();
        app.init_resource::<CameraFrame>()
            .init_resource::<ScreenMargins>()
            .init_resource::<Notices>()
            .add_message::<FrameBoard>()
            .add_systems(Update, update_frame);
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        let mut framed = |right: f32| {
            app.world_mut().resource_mut::<ScreenMargins>().right = right;
            app.update();
            let mut requests = app.world_mut().resource_mut::<Messages<FrameBoard>>();
            let framed = requests.drain().last()?.0;
            app.insert_resource(framed);
            Some(framed)
        };
        let first = framed(160.0).unwrap();
        assert_eq!(framed(160.02), None);
        assert_eq!(framed(160.0), None);
        assert!(framed(170.0).unwrap().right > first.right);
    }
}
