//! Binds the next key or gamepad button to an action. Until it is pressed, keys have no other
//! effect.

use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::{Action, Chord, PadButton};
use crate::schedule::GameSet;

/// The action that is being bound.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(opaque)]
#[reflect(Resource, Debug)]
pub struct Rebinding {
    target: Option<(Action, Device)>,
    swapped: Option<(Action, Action)>,
    /// Whether rebinding ended in this frame, in which its key has no other effect.
    has_just_ended: bool,
}

/// The device of a binding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// The keyboard, for a key.
    Keyboard,
    /// A gamepad, for a button.
    Gamepad,
}

/// A command of the controls menu.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum RebindingCommand {
    /// Waits for a key or button for this action.
    Begin(Action, Device),
    /// Records which two actions have swapped keys or buttons, if any, the rebound one first.
    Swapped(Option<(Action, Action)>),
    /// Stops waiting.
    End,
}

/// The key or button that the player chose for an action.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum BindingChosen {
    /// A key.
    Key(Action, Chord),
    /// A gamepad button.
    Button(Action, PadButton),
}

impl Rebinding {
    /// Returns the action being bound, and its device.
    #[must_use]
    pub const fn wanted(&self) -> Option<(Action, Device)> {
        self.target
    }

    /// Returns the two actions that have just swapped keys or buttons, the rebound one first.
    #[must_use]
    pub const fn swapped(&self) -> Option<(Action, Action)> {
        self.swapped
    }

    const fn end(&mut self) {
        if self.target.take().is_some() {
            self.has_just_ended = true;
        }
    }
}

/// Run condition: nothing is being rebound, so that keys and buttons have their usual effects.
pub fn not_rebinding(rebinding: Res<Rebinding>) -> bool {
    rebinding.target.is_none() && !rebinding.has_just_ended
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rebinding>()
        .register_type::<Rebinding>()
        .add_message::<BindingChosen>()
        .add_message::<RebindingCommand>()
        .add_systems(First, apply_commands)
        .add_systems(Update, capture_binding.in_set(GameSet::Keys));
}

/// Applies the menu's commands of the last frame before any key is read.
fn apply_commands(mut rebinding: ResMut<Rebinding>, mut commands: MessageReader<RebindingCommand>) {
    // Avoids marking the resource as changed in every frame.
    if rebinding.has_just_ended {
        rebinding.has_just_ended = false;
    }
    for command in commands.read() {
        match *command {
            RebindingCommand::Begin(action, device) => {
                rebinding.target = Some((action, device));
            }
            RebindingCommand::Swapped(actions) => rebinding.swapped = actions,
            RebindingCommand::End => rebinding.end(),
        }
    }
}

/// Takes the next key or button for the action being bound; Escape cancels.
pub(crate) fn capture_binding(
    keys: Res<ButtonInput<Key>>,
    gamepads: Query<&Gamepad>,
    mut rebinding: ResMut<Rebinding>,
    mut chosen: MessageWriter<BindingChosen>,
) {
    let Some((action, device)) = rebinding.target else {
        return;
    };
    if keys.just_pressed(Key::Escape) {
        rebinding.end();
        return;
    }
    match device {
        Device::Keyboard => {
            if let Some(chord) = Chord::just_pressed(&keys).filter(Chord::is_bindable) {
                chosen.write(BindingChosen::Key(action, chord));
                rebinding.end();
            }
        }
        Device::Gamepad => {
            let is_pressed = |button: &PadButton| {
                let mut pads = gamepads.iter();
                pads.any(|gamepad| gamepad.just_pressed(button.0))
            };
            if let Some(button) = PadButton::all().find(is_pressed) {
                chosen.write(BindingChosen::Button(action, button));
                rebinding.end();
            }
        }
    }
}
