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
    camera_frame.set_if_neq(CameraFrame {
        top: part(margins.top, size.y),
        bottom: part(margins.bottom, size.y),
        left: part(margins.left, size.x),
        right: part(margins.right, size.x),
    });
}
