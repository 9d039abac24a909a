//! Simulates input as a window system would report it.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent, WindowResized};

/// The ID of scripted touches.
const TOUCH_ID: u64 = 1;

/// Sends input both as individual messages and as window events.
#[derive(SystemParam)]
pub struct Devices<'w, 's> {
    window: Query<'w, 's, (Entity, &'static mut Window), With<PrimaryWindow>>,
    window_events: MessageWriter<'w, WindowEvent>,
    moves: MessageWriter<'w, CursorMoved>,
    buttons: MessageWriter<'w, MouseButtonInput>,
    keys: MessageWriter<'w, KeyboardInput>,
    wheels: MessageWriter<'w, MouseWheel>,
    touches: MessageWriter<'w, TouchInput>,
    resizes: MessageWriter<'w, WindowResized>,
}

impl Devices<'_, '_> {
    /// Moves the pointer to `position`, in logical pixels.
    pub fn point(&mut self, position: Vec2) {
        let Ok((entity, mut window)) = self.window.single_mut() else {
            return;
        };
        let physical = position.as_dvec2() * f64::from(window.scale_factor());
        window.set_physical_cursor_position(Some(physical));
        let moved = CursorMoved {
            window: entity,
            position,
            delta: None,
        };
        self.window_events
            .write(WindowEvent::CursorMoved(moved.clone()));
        self.moves.write(moved);
    }

    /// Presses or releases the left mouse button.
    pub fn button(&mut self, state: ButtonState) {
        let Ok((window, _)) = self.window.single() else {
            return;
        };
        let input = MouseButtonInput {
            button: MouseButton::Left,
            state,
            window,
        };
        self.window_events
            .write(WindowEvent::MouseButtonInput(input));
        self.buttons.write(input);
    }

    /// Puts a finger down, moves it or lifts it; positions are in logical pixels.
    pub fn finger(&mut self, phase: TouchPhase, position: Vec2) {
        let Ok((window, _)) = self.window.single() else {
            return;
        };
        let input = TouchInput {
            phase,
            position,
            window,
            force: None,
            id: TOUCH_ID,
        };
        self.window_events.write(WindowEvent::TouchInput(input));
        self.touches.write(input);
    }

    /// Presses or releases a key.
    pub fn key(&mut self, key_code: KeyCode, state: ButtonState) {
        let Ok((window, _)) = self.window.single() else {
            return;
        };
        let input = KeyboardInput {
            key_code,
            logical_key: logical_key_of(key_code),
            state,
            text: None,
            repeat: false,
            window,
        };
        self.window_events
            .write(WindowEvent::KeyboardInput(input.clone()));
        self.keys.write(input);
    }

    /// Turns the mouse wheel.
    pub fn wheel(&mut self, lines: f32) {
        let Ok((window, _)) = self.window.single() else {
            return;
        };
        let input = MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: lines,
            window,
            phase: TouchPhase::Moved,
        };
        self.window_events.write(WindowEvent::MouseWheel(input));
        self.wheels.write(input);
    }

    /// Resizes the window, in logical pixels. Without a window system, the camera learns the size
    /// only from these messages.
    pub fn resize(&mut self, size: UVec2) {
        let Ok((entity, mut window)) = self.window.single_mut() else {
            return;
        };
        let Vec2 { x, y } = size.as_vec2();
        window.resolution.set(x, y);
        let resized = WindowResized {
            window: entity,
            width: x,
            height: y,
        };
        self.window_events
            .write(WindowEvent::WindowResized(resized.clone()));
        self.resizes.write(resized);
    }
}

fn logical_key_of(key_code: KeyCode) -> Key {
    match key_code {
        KeyCode::Space => Key::Space,
        KeyCode::Escape => Key::Escape,
        KeyCode::Enter => Key::Enter,
        KeyCode::Tab => Key::Tab,
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::Home => Key::Home,
        KeyCode::F1 => Key::F1,
        KeyCode::F2 => Key::F2,
        KeyCode::F3 => Key::F3,
        KeyCode::F4 => Key::F4,
        KeyCode::F5 => Key::F5,
        KeyCode::F6 => Key::F6,
        KeyCode::KeyM => Key::Character("m".into()),
        KeyCode::KeyP => Key::Character("p".into()),
        KeyCode::KeyS => Key::Character("s".into()),
        KeyCode::KeyT => Key::Character("t".into()),
        _ => Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
    }
}
