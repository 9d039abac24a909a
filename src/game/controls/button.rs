//! Gamepad buttons by name.

use std::fmt;

use bevy::prelude::GamepadButton;

/// Every button that can be set, with its name in files and what most gamepads write on it.
/// The cross that walks over the board is not among them.
const BUTTONS: [(GamepadButton, &str, &str); 12] = [
    (GamepadButton::South, "south", "A"),
    (GamepadButton::East, "east", "B"),
    (GamepadButton::West, "west", "X"),
    (GamepadButton::North, "north", "Y"),
    (GamepadButton::LeftTrigger, "left_trigger", "LB"),
    (GamepadButton::LeftTrigger2, "left_trigger_2", "LT"),
    (GamepadButton::RightTrigger, "right_trigger", "RB"),
    (GamepadButton::RightTrigger2, "right_trigger_2", "RT"),
    (GamepadButton::Select, "select", "Select"),
    (GamepadButton::Start, "start", "Start"),
    (GamepadButton::LeftThumb, "left_thumb", "L3"),
    (GamepadButton::RightThumb, "right_thumb", "R3"),
];

/// A gamepad button that can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PadButton(pub GamepadButton);

impl PadButton {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        BUTTONS.iter().map(|(button, ..)| Self(*button))
    }

    /// The button of this name in a file.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let row = BUTTONS.iter().find(|(_, known, _)| *known == name)?;
        Some(Self(row.0))
    }

    /// What most gamepads write on it.
    #[must_use]
    pub fn face(self) -> &'static str {
        self.row().map_or("", |(_, _, face)| face)
    }

    fn row(self) -> Option<&'static (GamepadButton, &'static str, &'static str)> {
        BUTTONS.iter().find(|(button, ..)| *button == self.0)
    }
}

impl fmt::Display for PadButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().map_or("", |(_, name, _)| name))
    }
}
