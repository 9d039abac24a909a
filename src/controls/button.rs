//! Names the gamepad buttons.

use std::fmt;

use bevy::prelude::GamepadButton;

/// Every bindable button, with its name in files and its usual label. The D-pad moves the cursor
/// and can't be bound.
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

/// A bindable gamepad button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PadButton(pub GamepadButton);

impl PadButton {
    /// Iterates over all bindable buttons.
    pub fn all() -> impl Iterator<Item = Self> {
        BUTTONS.iter().map(|(button, ..)| Self(*button))
    }

    /// Returns the button with this name in files.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let entry = BUTTONS
            .iter()
            .find(|(_, known_name, _)| *known_name == name)?;
        Some(Self(entry.0))
    }

    /// Returns the usual label of the button.
    #[must_use]
    pub fn label(self) -> &'static str {
        self.entry().map_or("", |(_, _, label)| label)
    }

    fn entry(self) -> Option<&'static (GamepadButton, &'static str, &'static str)> {
        BUTTONS.iter().find(|(button, ..)| *button == self.0)
    }
}

impl fmt::Display for PadButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.entry().map_or("", |(_, name, _)| name))
    }
}
