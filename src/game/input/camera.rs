//! Mouse, keys and fingers that move the eye.
//!
//! Dragging with the right or middle button turns it about the board, and with
//! the left one too where it begins on empty ground; the wheel brings it nearer
//! to what the pointer is on. [`touch`](super::touch) tells what fingers do.

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

/// Radians for each pixel of a drag.
const TURN_PER_PIXEL: f32 = 0.0045;
/// What one notch of the wheel leaves of the distance, and how many pixels of a
/// touchpad count as a notch.
const ZOOM_PER_NOTCH: f32 = 0.88;
const PIXELS_PER_NOTCH: f32 = 40.0;

/// Adds the systems that move the eye.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            drag_to_orbit,
            zoom.run_if(not(panels_want_pointer)),
            follow_fingers,
            press_keys.run_if(not(panels_want_keys).and_then(not_rebinding)),
        )
            .chain()
            .after(PointerSet::Devices)
            .in_set(GameSet::Pointer),
    );
}

fn panels_want_pointer(egui: Option<Res<EguiWantsInput>>) -> bool {
    egui.is_some_and(|egui| egui.wants_any_pointer_input())
}

fn panels_want_keys(egui: Option<Res<EguiWantsInput>>) -> bool {
    egui.is_some_and(|egui| egui.wants_any_keyboard_input())
}

/// Orbits while a button is held that came down for it.
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
            eye.orbit(turn(motion.delta));
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
            let is_on_ground = cursor(&windows).is_some_and(|place| picker.is_ground(place));
            (pressed(&MouseButton::Left) && is_on_ground).then_some(MouseButton::Left)
        });
}

/// The turn of the eye when the picture is dragged by this many pixels.
fn turn(drag: Vec2) -> Vec2 {
    Vec2::new(-drag.x, drag.y) * TURN_PER_PIXEL
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
        let towards = cursor(&windows).and_then(|place| picker.point(place));
        eye.zoom(ZOOM_PER_NOTCH.powf(notches), towards, picker.board_half());
    }
}

fn follow_fingers(fingers: Res<Fingers>, picker: BoardPicker, mut eye: ResMut<Eye>) {
    if fingers.drag() != Vec2::ZERO {
        eye.orbit(turn(fingers.drag()));
    }
    if let Some(pinch) = fingers.pinch() {
        eye.zoom(
            pinch.factor,
            picker.point(pinch.middle),
            picker.board_half(),
        );
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
