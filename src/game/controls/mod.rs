//! Key and gamepad bindings: a key and a gamepad button for every action of the game.
//!
//! Kept as names, and only where they differ from the standard: a name that this version
//! of the program doesn't know stays in the file, and its action keeps its standard key.

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
pub(super) use rebinding::listen;
pub use rebinding::{BindingChosen, Device, Rebinding, RebindingCommand, not_rebinding};

use crate::rules::spec::PlayFrom;
use crate::rules::{Hole, RuleSet, Side};

/// What stands in the file for an action without a key or button.
const NOTHING: &str = "none";

/// The keys and buttons in force.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Controls {
    keys: BTreeMap<String, String>,
    buttons: BTreeMap<String, String>,
}

impl Controls {
    /// The key of an action.
    #[must_use]
    pub fn key(&self, action: Action) -> Option<Chord> {
        in_force(&self.keys, action, Chord::from_name, Action::standard_key)
    }

    /// The gamepad button of an action.
    #[must_use]
    pub fn button(&self, action: Action) -> Option<PadButton> {
        in_force(
            &self.buttons,
            action,
            PadButton::from_name,
            Action::standard_button,
        )
    }

    /// Gives an action this key. One that had it gets the old key instead, and is returned.
    pub fn set_key(&mut self, action: Action, chord: &Chord) -> Option<Action> {
        let other = self.action_of(chord).filter(|other| *other != action);
        let old = self.key(action);
        if let Some(other) = other {
            keep(&mut self.keys, other, old.as_ref(), Action::standard_key);
        }
        keep(&mut self.keys, action, Some(chord), Action::standard_key);
        other
    }

    /// Gives an action this button. One that had it gets the old button instead, and is returned.
    pub fn set_button(&mut self, action: Action, button: PadButton) -> Option<Action> {
        let has_it = |other: &Action| *other != action && self.button(*other) == Some(button);
        let other = Action::ALL.into_iter().find(has_it);
        let old = self.button(action);
        if let Some(other) = other {
            let standard = Action::standard_button;
            keep(&mut self.buttons, other, old.as_ref(), standard);
        }
        let standard = Action::standard_button;
        keep(&mut self.buttons, action, Some(&button), standard);
        other
    }

    /// Gives every known action its standard key and button.
    pub fn reset(&mut self) {
        for action in Action::ALL {
            self.keys.remove(action.name());
            self.buttons.remove(action.name());
        }
    }

    /// The unknown actions, keys and buttons in the file.
    #[must_use]
    pub fn unknown(&self) -> Vec<String> {
        let keys = self.keys.iter().map(|(action, name)| {
            let known = name == NOTHING || Chord::from_name(name).is_some();
            (action, name, known)
        });
        let buttons = self.buttons.iter().map(|(action, name)| {
            let known = name == NOTHING || PadButton::from_name(name).is_some();
            (action, name, known)
        });
        keys.chain(buttons)
            .filter(|(action, _, known)| !known || Action::from_name(action).is_none())
            .map(|(action, name, _)| format!("{action}: {name}"))
            .collect()
    }

    /// The action of exactly this key.
    #[must_use]
    pub fn action_of(&self, chord: &Chord) -> Option<Action> {
        let has_it = |action: &Action| self.key(*action).as_ref() == Some(chord);
        Action::ALL.into_iter().find(has_it)
    }

    /// What a pressed key means on a board with `row` holes in a row: a letter alone plays the
    /// hole of that name where there is one, and with Ctrl it always means its action.
    #[must_use]
    pub fn meaning(&self, pressed: &Chord, row: usize) -> Option<Action> {
        let plays_a_hole = pressed.hole().is_some_and(|index| index < row);
        let exact = (!plays_a_hole).then(|| self.action_of(pressed)).flatten();
        let without_control = || {
            let bare = pressed.letter_without_control()?;
            self.action_of(&bare)
        };
        exact
            .or_else(without_control)
            .or_else(|| (*pressed == Chord::control('z')).then_some(Action::TakeBack))
    }

    /// The action whose key was just pressed, on a board with `row` holes in a row.
    #[must_use]
    pub fn pressed(&self, keys: &ButtonInput<Key>, row: usize) -> Option<Action> {
        Chord::just_pressed(keys).and_then(|chord| self.meaning(&chord, row))
    }

    /// Whether an action's button was just pressed on any gamepad.
    #[must_use]
    pub fn pressed_on_pad(&self, gamepads: &Query<&Gamepad>, action: Action) -> bool {
        self.button(action).is_some_and(|button| {
            let mut pads = gamepads.iter();
            pads.any(|gamepad| gamepad.just_pressed(button.0))
        })
    }
}

/// The hole whose letter was just pressed. A player's own holes are named from left to right,
/// whether the letter is small or large; where the holes belong to all, small letters are
/// North's and large ones South's, as they stand on the board.
#[must_use]
pub fn hole_pressed(keys: &ButtonInput<Key>, rules: &RuleSet, side: Side) -> Option<Hole> {
    let index = Chord::just_pressed(keys)?.hole()?;
    let row = match rules.play().from {
        PlayFrom::Own => side,
        PlayFrom::Any if is_large(keys) => Side::South,
        PlayFrom::Any => Side::North,
    };
    rules.geometry().territory(row).nth(index)
}

/// Whether the letter that was just pressed is a large one.
fn is_large(keys: &ButtonInput<Key>) -> bool {
    keys.get_just_pressed().any(|key| match key {
        Key::Character(text) => text.chars().all(char::is_uppercase),
        _ => false,
    })
}

fn in_force<T>(
    kept: &BTreeMap<String, String>,
    action: Action,
    read: fn(&str) -> Option<T>,
    standard: fn(Action) -> Option<T>,
) -> Option<T> {
    match kept.get(action.name()).map(String::as_str) {
        Some(NOTHING) => None,
        Some(name) => read(name).or_else(|| standard(action)),
        None => standard(action),
    }
}

fn keep<T: ToString + PartialEq>(
    kept: &mut BTreeMap<String, String>,
    action: Action,
    chosen: Option<&T>,
    standard: fn(Action) -> Option<T>,
) {
    if chosen == standard(action).as_ref() {
        kept.remove(action.name());
    } else {
        let name = chosen.map_or_else(|| NOTHING.to_owned(), T::to_string);
        kept.insert(action.name().to_owned(), name);
    }
}

/// Adds the setting of keys and buttons.
pub fn plugin(app: &mut App) {
    app.add_plugins(rebinding::plugin);
}

#[cfg(test)]
mod tests;
