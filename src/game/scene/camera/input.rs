//! Mouse and keys that move the eye.
//!
//! Dragging with the right or middle button turns it about the board, and with
//! the left one too where it begins on empty ground; the wheel brings it nearer
//! to what the pointer is on.

use bevy::{
    input::keyboard::Key,
    input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit},
    prelude::*,
    window::PrimaryWindow,
};
use bevy_egui::input::EguiWantsInput;

use super::{Eye, TableCamera};
use crate::game::GameSet;
use crate::game::board_view::BoardSpace;
use crate::game::controls::{Action, nobody_listens};
use crate::game::playback::Playback;
use crate::game::settings::Settings;

/// Radians for each pixel of a drag.
const TURN_PER_PIXEL: f32 = 0.0045;
/// What one notch of the wheel leaves of the distance, and how many pixels of a
/// touchpad count as a notch.
const ZOOM_PER_NOTCH: f32 = 0.88;
const PIXELS_PER_NOTCH: f32 = 40.0;
/// Empty ground begins this far outside the board, in units.
const BOARD_MARGIN: f32 = 0.1;

/// Adds the systems that move the eye.
pub fn plugin(app: &mut App) {
    app.init_resource::<Drag>().add_systems(
        Update,
        (
            begin_and_end_drag,
            orbit.run_if(is_dragging),
            zoom.run_if(not(panels_want_pointer)),
            press_keys.run_if(not(panels_want_keys).and_then(nobody_listens)),
        )
            .chain()
            .in_set(GameSet::Pointer),
    );
}

/// The button that drags the eye around the board, while it is held.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
struct Drag(Option<MouseButton>);

fn panels_want_pointer(egui: Option<Res<EguiWantsInput>>) -> bool {
    egui.is_some_and(|egui| egui.wants_any_pointer_input())
}

fn panels_want_keys(egui: Option<Res<EguiWantsInput>>) -> bool {
    egui.is_some_and(|egui| egui.wants_any_keyboard_input())
}

fn is_dragging(drag: Res<Drag>) -> bool {
    drag.0.is_some()
}

fn begin_and_end_drag(
    buttons: Res<ButtonInput<MouseButton>>,
    egui: Option<Res<EguiWantsInput>>,
    pointed_at: PointedAt,
    mut drag: ResMut<Drag>,
) {
    if let Some(button) = drag.0 {
        if !buttons.pressed(button) {
            drag.0 = None;
        }
        return;
    }
    if panels_want_pointer(egui) {
        return;
    }
    let pressed = |button: &MouseButton| buttons.just_pressed(*button);
    drag.0 = [MouseButton::Right, MouseButton::Middle]
        .into_iter()
        .find(pressed)
        .or_else(|| {
            let on_ground = pressed(&MouseButton::Left) && pointed_at.empty_ground();
            on_ground.then_some(MouseButton::Left)
        });
}

fn orbit(motion: Res<AccumulatedMouseMotion>, mut eye: ResMut<Eye>) {
    if motion.delta != Vec2::ZERO {
        eye.orbit(Vec2::new(-motion.delta.x, motion.delta.y) * TURN_PER_PIXEL);
    }
}

fn zoom(
    scroll: Res<AccumulatedMouseScroll>,
    pointed_at: PointedAt,
    space: Res<BoardSpace>,
    mut eye: ResMut<Eye>,
) {
    let notches = match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / PIXELS_PER_NOTCH,
    };
    if notches != 0.0 {
        let half = Vec2::new(space.layout.half_length(), space.layout.half_width());
        eye.zoom(ZOOM_PER_NOTCH.powf(notches), pointed_at.point(), half);
    }
}

fn press_keys(
    keys: Res<ButtonInput<Key>>,
    settings: Option<Res<Settings>>,
    playback: Option<Res<Playback>>,
    mut eye: ResMut<Eye>,
) {
    let row = playback
        .and_then(|playback| Some(playback.shown()?.geometry().row()))
        .unwrap_or_default();
    let action = settings.and_then(|settings| settings.controls.pressed(&keys, row));
    match action {
        Some(Action::SeatView) => eye.return_to_seat(),
        Some(Action::TopView) => eye.look_straight_down(),
        _ => {}
    }
}

/// What the pointer is on.
#[derive(bevy::ecs::system::SystemParam)]
struct PointedAt<'w, 's> {
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    space: Res<'w, BoardSpace>,
}

impl PointedAt<'_, '_> {
    /// The point of the plane of the board's top under the pointer.
    fn point(&self) -> Option<Vec3> {
        let cursor = self.windows.iter().next()?.cursor_position()?;
        let (camera, transform) = self.cameras.iter().next()?;
        let ray = camera.viewport_to_world(transform, cursor).ok()?;
        let plane = InfinitePlane3d::new(Vec3::Y);
        let distance = ray.intersect_plane(Vec3::Y * self.space.layout.top(), plane)?;
        Some(ray.get_point(distance))
    }

    /// Whether it is beside the board.
    fn empty_ground(&self) -> bool {
        let layout = &self.space.layout;
        self.point().is_none_or(|point| {
            point.x.abs() > layout.half_length() + BOARD_MARGIN
                || point.z.abs() > layout.half_width() + BOARD_MARGIN
        })
    }
}
