//! Camera controls.
//!
//! Dragging with the right or middle button orbits; so does the left button if the drag starts on
//! empty ground. The wheel zooms towards the pointer. For gestures see [`touch`](super::touch).

use bevy::{
    input::keyboard::Key,
    input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit},
    prelude::*,
    window::PrimaryWindow,
};
use bevy_egui::input::EguiWantsInput;

use super::order::PointerSet;
use super::touch::Fingers;
use crate::game::controls::{Action, not_rebinding};
use crate::game::playback::Playback;
use crate::game::scene::{BoardPicker, Eye};
use crate::game::schedule::GameSet;
use crate::game::settings::Settings;

/// Radians per dragged pixel.
const RADIANS_PER_PIXEL: f32 = 0.0045;
/// The factor on the distance per notch of the wheel, and the number of touchpad pixels per notch.
const ZOOM_PER_NOTCH: f32 = 0.88;
const PIXELS_PER_NOTCH: f32 = 40.0;

/// Adds the camera controls.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            drag_to_orbit,
            zoom.run_if(not(panels_want_pointer)),
            apply_gestures,
            apply_keys.run_if(not(panels_want_keys).and_then(not_rebinding)),
        )
            .chain()
            .after(PointerSet::Devices)
            .before(PointerSet::Click)
            .in_set(GameSet::Pointer),
    );
}

fn panels_want_pointer(egui: Option<Res<EguiWantsInput>>) -> bool {
    egui.is_some_and(|egui| egui.wants_any_pointer_input())
}

fn panels_want_keys(egui: Option<Res<EguiWantsInput>>) -> bool {
    egui.is_some_and(|egui| egui.wants_any_keyboard_input())
}

/// Orbits while the button that started the drag is held.
fn drag_to_orbit(
    buttons: Res<ButtonInput<MouseButton>>,
    egui: Option<Res<EguiWantsInput>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    picker: BoardPicker,
    motion: Res<AccumulatedMouseMotion>,
    mut eye: ResMut<Eye>,
    mut dragging: Local<Option<MouseButton>>,
) {
    if let Some(button) = *dragging {
        if !buttons.pressed(button) {
            *dragging = None;
        } else if motion.delta != Vec2::ZERO {
            eye.orbit(rotation(motion.delta));
        }
        return;
    }
    if panels_want_pointer(egui) {
        return;
    }
    let pressed = |button: &MouseButton| buttons.just_pressed(*button);
    *dragging = [MouseButton::Right, MouseButton::Middle]
        .into_iter()
        .find(pressed)
        .or_else(|| {
            let is_on_ground = cursor(&windows).is_some_and(|position| picker.is_ground(position));
            (pressed(&MouseButton::Left) && is_on_ground).then_some(MouseButton::Left)
        });
}

/// The rotation of the camera for a drag by this many pixels.
fn rotation(drag: Vec2) -> Vec2 {
    Vec2::new(-drag.x, drag.y) * RADIANS_PER_PIXEL
}

fn cursor(windows: &Query<&Window, With<PrimaryWindow>>) -> Option<Vec2> {
    windows.iter().next()?.cursor_position()
}

fn zoom(
    scroll: Res<AccumulatedMouseScroll>,
    windows: Query<&Window, With<PrimaryWindow>>,
    picker: BoardPicker,
    mut eye: ResMut<Eye>,
) {
    let notches = match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / PIXELS_PER_NOTCH,
    };
    if notches != 0.0 {
        let towards = cursor(&windows).and_then(|position| picker.point(position));
        eye.zoom(ZOOM_PER_NOTCH.powf(notches), towards, picker.board_half());
    }
}

fn apply_gestures(fingers: Res<Fingers>, picker: BoardPicker, mut eye: ResMut<Eye>) {
    if fingers.drag() != Vec2::ZERO {
        eye.orbit(rotation(fingers.drag()));
    }
    if let Some(pinch) = fingers.pinch() {
        eye.zoom(
            pinch.factor,
            picker.point(pinch.midpoint),
            picker.board_half(),
        );
    }
}

fn apply_keys(
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
