//! The next key, or the next gamepad button, is to be set for an action: until it is
//! pressed, no key means anything else.

use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::{Action, Chord, PadButton};
use crate::game::schedule::GameSet;

/// What a key or button is being set for.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rebinding {
    wanted: Option<(Action, Device)>,
    /// What was pressed in this frame means nothing else in it.
    has_just_ended: bool,
}

/// A keyboard or a gamepad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// A key is to be pressed.
    Keyboard,
    /// A button is to be pressed.
    Gamepad,
}

/// What was pressed for an action.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum BindingChosen {
    /// A key.
    Key(Action, Chord),
    /// A gamepad button.
    Button(Action, PadButton),
}

impl Rebinding {
    /// Begins to wait for a key or button.
    pub const fn begin(&mut self, action: Action, device: Device) {
        self.wanted = Some((action, device));
    }

    /// What is waited for.
    #[must_use]
    pub const fn wanted(&self) -> Option<(Action, Device)> {
        self.wanted
    }

    /// Leaves off.
    pub const fn end(&mut self) {
        if self.wanted.take().is_some() {
            self.has_just_ended = true;
        }
    }
}

/// Whether keys and buttons mean what they usually do.
pub fn not_rebinding(rebinding: Option<Res<Rebinding>>) -> bool {
    rebinding.is_none_or(|now| now.wanted.is_none() && !now.has_just_ended)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rebinding>()
        .add_message::<BindingChosen>()
        .add_systems(First, |mut rebinding: ResMut<Rebinding>| {
            if rebinding.has_just_ended {
                rebinding.has_just_ended = false;
            }
        })
        .add_systems(Update, listen.in_set(GameSet::Keys));
}

pub(in crate::game) fn listen(
    keys: Res<ButtonInput<Key>>,
    gamepads: Query<&Gamepad>,
    mut rebinding: ResMut<Rebinding>,
    mut chosen: MessageWriter<BindingChosen>,
) {
    let Some((action, device)) = rebinding.wanted else {
        return;
    };
    if keys.just_pressed(Key::Escape) {
        rebinding.end();
        return;
    }
    match device {
        Device::Keyboard => {
            if let Some(chord) = Chord::just_pressed(&keys).filter(Chord::can_be_set) {
                chosen.write(BindingChosen::Key(action, chord));
                rebinding.end();
            }
        }
        Device::Gamepad => {
            let is_pressed = |button: &PadButton| {
                let mut pads = gamepads.iter();
                pads.any(|gamepad| gamepad.just_pressed(button.0))
            };
            let pressed = PadButton::all().find(is_pressed);
            if let Some(button) = pressed {
                chosen.write(BindingChosen::Button(action, button));
                rebinding.end();
            }
        }
    }
}
