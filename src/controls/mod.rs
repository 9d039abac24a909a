//! Binds a key and a gamepad button to every action.
//!
//! Bindings are saved as names, and only where they differ from the default. Unknown names stay in
//! the file, and the action keeps its default.

mod action;
mod button;
mod chord;
mod rebinding;

use std::collections::BTreeMap;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

pub use action::Action;
pub use button::PadButton;
pub use chord::Chord;
pub(super) use rebinding::capture_binding;
pub use rebinding::{BindingChosen, Device, Rebinding, RebindingCommand, not_rebinding};

use awale_rules::{Hole, RuleSet, Side};

/// Name in files for the absence of a key or button.
const UNBOUND: &str = "none";

/// The current key and button bindings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Reflect)]
#[serde(default)]
pub struct Controls {
    keys: BTreeMap<String, String>,
    buttons: BTreeMap<String, String>,
}

impl Controls {
    /// Returns the key bound to an action.
    #[must_use]
    pub fn key(&self, action: Action) -> Option<Chord> {
        binding(&self.keys, action, Chord::from_name, Action::default_key)
    }

    /// Returns the gamepad button bound to an action.
    #[must_use]
    pub fn button(&self, action: Action) -> Option<PadButton> {
        binding(
            &self.buttons,
            action,
            PadButton::from_name,
            Action::default_button,
        )
    }

    /// Binds a key to an action. If another action had that key, the two swap keys and the other
    /// action is returned.
    pub fn set_key(&mut self, action: Action, chord: &Chord) -> Option<Action> {
        let other = self.action_of(chord).filter(|other| *other != action);
        let old = self.key(action);
        if let Some(other) = other {
            save_binding(&mut self.keys, other, old.as_ref(), Action::default_key);
        }
        save_binding(&mut self.keys, action, Some(chord), Action::default_key);
        other
    }

    /// Binds a button to an action. If another action had that button, the two swap buttons and the
    /// other action is returned.
    pub fn set_button(&mut self, action: Action, button: PadButton) -> Option<Action> {
        let is_bound = |other: &Action| *other != action && self.button(*other) == Some(button);
        let other = Action::ALL.into_iter().find(is_bound);
        let old = self.button(action);
        let default = Action::default_button;
        if let Some(other) = other {
            save_binding(&mut self.buttons, other, old.as_ref(), default);
        }
        save_binding(&mut self.buttons, action, Some(&button), default);
        other
    }

    /// Restores the default keys and buttons of all known actions.
    pub fn reset(&mut self) {
        for action in Action::ALL {
            self.keys.remove(action.key());
            self.buttons.remove(action.key());
        }
    }

    /// Returns the entries of the file with unknown actions, keys or buttons.
    #[must_use]
    pub fn unknown(&self) -> Vec<String> {
        let keys = self.keys.iter().map(|(action, name)| {
            let is_known = name == UNBOUND || Chord::from_name(name).is_some();
            (action, name, is_known)
        });
        let buttons = self.buttons.iter().map(|(action, name)| {
            let is_known = name == UNBOUND || PadButton::from_name(name).is_some();
            (action, name, is_known)
        });
        keys.chain(buttons)
            .filter(|(action, _, is_known)| !is_known || Action::from_key(action).is_none())
            .map(|(action, name, _)| format!("{action}: {name}"))
            .collect()
    }

    /// Returns the action bound to exactly this key.
    #[must_use]
    pub fn action_of(&self, chord: &Chord) -> Option<Action> {
        let is_bound = |action: &Action| self.key(*action).as_ref() == Some(chord);
        Action::ALL.into_iter().find(is_bound)
    }

    /// Returns the action of a pressed key on a board with `row` holes per row. A letter that names
    /// a hole plays that hole instead, unless Ctrl is held.
    #[must_use]
    pub fn action_for(&self, pressed: &Chord, row: usize) -> Option<Action> {
        let plays_hole = pressed.hole().is_some_and(|index| index < row);
        let exact = (!plays_hole).then(|| self.action_of(pressed)).flatten();
        let without_control = || {
            let letter = pressed.letter_without_control()?;
            self.action_of(&letter)
        };
        exact
            .or_else(without_control)
            .or_else(|| (*pressed == Chord::control_letter('z')).then_some(Action::Undo))
    }

    /// Returns the action whose key was just pressed, on a board with `row` holes per row.
    #[must_use]
    pub fn pressed(&self, keys: &ButtonInput<Key>, row: usize) -> Option<Action> {
        Chord::just_pressed(keys).and_then(|chord| self.action_for(&chord, row))
    }

    /// Returns whether an action's button was just pressed on any gamepad.
    #[must_use]
    pub fn is_pressed_on_pad(&self, gamepads: &Query<&Gamepad>, action: Action) -> bool {
        self.button(action).is_some_and(|button| {
            let mut pads = gamepads.iter();
            pads.any(|gamepad| gamepad.just_pressed(button.0))
        })
    }
}

/// Returns the hole whose letter was just pressed. Letters of either case name the holes of `side`
/// from left to right. If players may play any hole, lower-case letters name North's holes and
/// upper-case ones South's, as shown on the board.
#[must_use]
pub fn hole_pressed(keys: &ButtonInput<Key>, rules: &RuleSet, side: Side) -> Option<Hole> {
    let index = Chord::just_pressed(keys)?.hole()?;
    let row = match rules.lifts_anywhere() {
        false => side,
        true if is_uppercase(keys) => Side::South,
        true => Side::North,
    };
    rules.geometry().territory(row).nth(index)
}

/// Returns whether the letter that was just pressed is upper-case.
fn is_uppercase(keys: &ButtonInput<Key>) -> bool {
    keys.get_just_pressed().any(|key| match key {
        Key::Character(text) => text.chars().all(char::is_uppercase),
        _ => false,
    })
}

/// Returns the saved binding of an action if its name is known, otherwise the default.
fn binding<T>(
    saved: &BTreeMap<String, String>,
    action: Action,
    parse: fn(&str) -> Option<T>,
    default: fn(Action) -> Option<T>,
) -> Option<T> {
    match saved.get(action.key()).map(String::as_str) {
        Some(UNBOUND) => None,
        Some(name) => parse(name).or_else(|| default(action)),
        None => default(action),
    }
}

/// Saves the binding of an action if it isn't the default.
fn save_binding<T: ToString + PartialEq>(
    saved: &mut BTreeMap<String, String>,
    action: Action,
    chosen: Option<&T>,
    default: fn(Action) -> Option<T>,
) {
    if chosen == default(action).as_ref() {
        saved.remove(action.key());
    } else {
        let name = chosen.map_or_else(|| UNBOUND.to_owned(), T::to_string);
        saved.insert(action.key().to_owned(), name);
    }
}

/// Adds rebinding.
pub fn plugin(app: &mut App) {
    app.add_plugins(rebinding::plugin);
}

#[cfg(test)]
mod tests;
