//! The board is framed by what the panels leave free of the window.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::ScreenMargins;
use crate::game::scene::CameraFrame;
use crate::game::schedule::GameSet;

/// Air between the board and the panels, as a part of the window's height.
const AIR: f32 = 0.025;
/// However much panels cover, the board keeps this part of the window at each edge.
const MOST_COVERED: f32 = 0.5;
/// How far a panel's edge may move, in pixels, before the camera follows: layouts differ by a
/// hundredth of a pixel from frame to frame, and the camera would never rest.
const SLACK: f32 = 0.5;

/// Adds the framing.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, frame.in_set(GameSet::Show));
}

fn frame(
    margins: Res<ScreenMargins>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut camera_frame: ResMut<CameraFrame>,
) {
    let Ok(window) = window.single() else {
        return;
    };
    let size = window.size().max(Vec2::ONE);
    let air = AIR * size.y;
    let part = |margin: f32, whole: f32| ((margin + air) / whole).min(MOST_COVERED);
    let wanted = CameraFrame {
        top: part(margins.top, size.y),
        bottom: part(margins.bottom, size.y),
        left: part(margins.left, size.x),
        right: part(margins.right, size.x),
    };
    if differs(&camera_frame, &wanted, size) {
        *camera_frame = wanted;
    }
}

/// Whether an edge is elsewhere by more than the slack.
fn differs(from: &CameraFrame, to: &CameraFrame, size: Vec2) -> bool {
    let moved = |from: f32, to: f32, whole: f32| (from - to).abs() * whole > SLACK;
    moved(from.top, to.top, size.y)
        || moved(from.bottom, to.bottom, size.y)
        || moved(from.left, to.left, size.x)
        || moved(from.right, to.right, size.x)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_camera_follows_panels_and_not_the_rounding_of_their_edges() {
        let mut app = App::new();
        app.init_resource::<CameraFrame>()
            .init_resource::<ScreenMargins>()
            .add_systems(Update, frame);
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        let mut framed = |right: f32| {
            app.world_mut().resource_mut::<ScreenMargins>().right = right;
            app.update();
            *app.world().resource::<CameraFrame>()
        };
        let first = framed(160.0);
        assert_eq!(framed(160.02), first);
        assert_eq!(framed(160.0), first);
        assert!(framed(170.0).right > first.right);
    }
}
