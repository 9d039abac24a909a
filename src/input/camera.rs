//! Camera controls.
//!
//! Dragging with the right or middle button orbits; so does the left button if the drag starts on
//! empty ground. The wheel zooms towards the pointer. For gestures see [`touch`](super::touch).
//!
//! In photo mode the left button orbits anywhere, and the others move the camera along the
//! table; arrows and the sticks of a gamepad do the same.

use bevy::{
    input::keyboard::Key,
    input::mouse::{AccumulatedMouseScroll, MouseScrollUnit},
    prelude::*,
    window::{CursorMoved, PrimaryWindow, RequestRedraw},
};
use bevy_egui::input::EguiWantsInput;

use super::order::PointerSet;
use super::touch::Fingers;
use crate::controls::{Action, not_rebinding};
use crate::playback::Playback;
use crate::scene::photo::PhotoMode;
use crate::scene::{BoardPicker, Eye};
use crate::schedule::GameSet;
use crate::settings::Settings;
use crate::state::Menu;
use crate::table::Top;

/// Radians per dragged pixel.
const RADIANS_PER_PIXEL: f32 = 0.0045;
/// The factor by which a notch of the wheel multiplies the camera's distance.
const ZOOM_PER_NOTCH: f32 = 0.88;
/// The touchpad pixels that make a notch.
const PIXELS_PER_NOTCH: f32 = 40.0;

/// In photo mode, the turn by a held arrow or a stick, in radians per second.
const TURN_SPEED: f32 = 1.1;
/// In photo mode, the factor on the distance per second.
const ZOOM_SPEED: f32 = 2.2;
/// In photo mode, the pan by a held arrow or a stick, in board lengths per second.
const PAN_SPEED: f32 = 0.55;
/// In photo mode, the pan per dragged pixel, in board lengths.
const PAN_PER_PIXEL: f32 = 0.0016;
/// The dead zone of the sticks, in which deflections are ignored.
const STICK_DEAD_ZONE: f32 = 0.15;
/// Maximum time step of held keys.
const MAX_STEP_SECONDS: f32 = 1.0 / 15.0;

/// Adds the camera controls.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            drag_to_orbit,
            zoom.run_if(not(panels_want_pointer)),
            apply_gestures,
            apply_keys.run_if(not(panels_want_keys).and_then(not_rebinding)),
            move_photo_camera.run_if(in_state(Menu::Photo)),
        )
            .chain()
            .after(PointerSet::Devices)
            .before(PointerSet::Click)
            .in_set(GameSet::Pointer),
    );
}

fn panels_want_pointer(egui: Res<EguiWantsInput>) -> bool {
    egui.wants_any_pointer_input()
}

fn panels_want_keys(egui: Res<EguiWantsInput>) -> bool {
    egui.wants_any_keyboard_input()
}

/// A drag of the camera.
#[derive(Clone, Copy)]
struct Drag {
    button: MouseButton,
    /// The last position of the pointer, in logical pixels; `None` before it has moved.
    position: Option<Vec2>,
}

/// Orbits while the button that started the drag is held. Follows the pointer rather than the
/// mouse, whose own motion tablets and remote screens don't report.
fn drag_to_orbit(
    buttons: Res<ButtonInput<MouseButton>>,
    egui: Res<EguiWantsInput>,
    windows: Query<&Window, With<PrimaryWindow>>,
    picker: BoardPicker,
    mut moves: MessageReader<CursorMoved>,
    mode: Res<PhotoMode>,
    mut eye: ResMut<Eye>,
    mut dragging: Local<Option<Drag>>,
) {
    let position = moves.read().last().map(|moved| moved.position);
    if let Some(drag) = dragging.as_mut() {
        let delta = position
            .zip(drag.position)
            .map_or(Vec2::ZERO, |(current, last)| current - last);
        drag.position = position.or(drag.position);
        let button = drag.button;
        if !buttons.pressed(button) {
            *dragging = None;
        } else if delta != Vec2::ZERO && mode.is_on() && button != MouseButton::Left {
            let pan = Vec2::new(-delta.x, delta.y) * PAN_PER_PIXEL;
            eye.pan(pan, picker.board_half());
        } else if delta != Vec2::ZERO {
            eye.orbit(rotation(delta));
        }
        return;
    }
    if panels_want_pointer(egui) {
        return;
    }
    let pressed = |button: &MouseButton| buttons.just_pressed(*button);
    let button = [MouseButton::Right, MouseButton::Middle]
        .into_iter()
        .find(pressed)
        .or_else(|| {
            let is_on_ground = cursor(&windows).is_some_and(|position| picker.is_ground(position));
            (pressed(&MouseButton::Left) && (is_on_ground || mode.is_on()))
                .then_some(MouseButton::Left)
        });
    let position = position.or_else(|| cursor(&windows));
    *dragging = button.map(|button| Drag { button, position });
}

/// Returns the rotation of the camera for a drag, in pixels.
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
    settings: Res<Settings>,
    playback: Top<Playback>,
    mut eye: ResMut<Eye>,
) {
    let row = playback.shown().map_or(0, |shown| shown.geometry().row());
    match settings.controls.pressed(&keys, row) {
        Some(Action::SeatView) => eye.return_to_seat(),
        Some(Action::TopView) => eye.look_straight_down(),
        _ => {}
    }
}

/// Moves the camera by held arrows and sticks in photo mode.
fn move_photo_camera(
    time: Res<Time<Real>>,
    keys: Res<ButtonInput<Key>>,
    gamepads: Query<&Gamepad>,
    egui: Res<EguiWantsInput>,
    picker: BoardPicker,
    mut eye: ResMut<Eye>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (mut turn, mut pan, mut zoom_in) = (Vec2::ZERO, Vec2::ZERO, 0.0);
    if !panels_want_keys(egui) {
        let axis = |negative: Key, positive: Key| {
            f32::from(u8::from(keys.pressed(positive)))
                - f32::from(u8::from(keys.pressed(negative)))
        };
        let x = axis(Key::ArrowLeft, Key::ArrowRight);
        let y = axis(Key::ArrowDown, Key::ArrowUp);
        if keys.pressed(Key::Shift) {
            pan += Vec2::new(x, y);
        } else {
            turn += Vec2::new(x, y);
        }
        zoom_in += axis(Key::PageDown, Key::PageUp);
    }
    for gamepad in &gamepads {
        let is_in_dead_zone = |stick: Vec2| stick.length() < STICK_DEAD_ZONE;
        let (left, right) = (gamepad.left_stick(), gamepad.right_stick());
        pan += if is_in_dead_zone(left) {
            Vec2::ZERO
        } else {
            left
        };
        turn += if is_in_dead_zone(right) {
            Vec2::ZERO
        } else {
            right
        };
        let trigger = |button| gamepad.get(button).unwrap_or(0.0);
        zoom_in += trigger(GamepadButton::RightTrigger2) - trigger(GamepadButton::LeftTrigger2);
    }
    if turn == Vec2::ZERO && pan == Vec2::ZERO && zoom_in == 0.0 {
        return;
    }
    let seconds = time.delta_secs().min(MAX_STEP_SECONDS);
    eye.orbit(turn * TURN_SPEED * seconds);
    eye.pan(pan * PAN_SPEED * seconds, picker.board_half());
    eye.zoom(
        ZOOM_SPEED.powf(-zoom_in * seconds),
        None,
        picker.board_half(),
    );
    // A held key sends no further input, so ask for the next frame.
    redraw.write(RequestRedraw);
}
