//! Represents a key with modifiers. Keys are logical, not physical, because holes are named by
//! letters and keyboard layouts differ.

use std::fmt;

use bevy::input::keyboard::Key;
use bevy::prelude::*;

/// Keys other than letters: the name in files, and the message key or symbol that shows it.
const NAMED_KEYS: [(&str, Key, &str); 24] = [
    ("Escape", Key::Escape, "ui-keys-escape"),
    ("Space", Key::Space, "ui-keys-space"),
    ("Backspace", Key::Backspace, "ui-keys-backspace"),
    ("Delete", Key::Delete, "ui-keys-delete"),
    ("Insert", Key::Insert, "ui-keys-insert"),
    ("Home", Key::Home, "ui-keys-home"),
    ("End", Key::End, "ui-keys-end"),
    ("PageUp", Key::PageUp, "ui-keys-page-up"),
    ("PageDown", Key::PageDown, "ui-keys-page-down"),
    ("Left", Key::ArrowLeft, "←"),
    ("Right", Key::ArrowRight, "→"),
    ("Up", Key::ArrowUp, "↑"),
    ("Down", Key::ArrowDown, "↓"),
    ("F1", Key::F1, "F1"),
    ("F2", Key::F2, "F2"),
    ("F3", Key::F3, "F3"),
    ("F4", Key::F4, "F4"),
    ("F5", Key::F5, "F5"),
    ("F6", Key::F6, "F6"),
    ("F7", Key::F7, "F7"),
    ("F8", Key::F8, "F8"),
    ("F9", Key::F9, "F9"),
    ("F10", Key::F10, "F10"),
    ("F11", Key::F11, "F11"),
];
/// Prefix of the control key in files.
const CONTROL_PREFIX: &str = "Ctrl+";
/// Prefix of the shift key in files.
const SHIFT_PREFIX: &str = "Shift+";
/// The letter of the last hole in the longest ring of a board with four rows.
const LAST_HOLE_LETTER: char = 'z';

/// A key with modifiers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chord {
    control: bool,
    /// Never set with a character, which Shift changes in ways that depend on the keyboard layout.
    shift: bool,
    key: Key,
}

impl Chord {
    /// Creates the chord of a key without modifiers.
    #[must_use]
    pub const fn named(key: Key) -> Self {
        Self {
            control: false,
            shift: false,
            key,
        }
    }

    /// Creates the chord of a key with Shift.
    #[must_use]
    pub const fn with_shift(key: Key) -> Self {
        Self {
            control: false,
            shift: true,
            key,
        }
    }

    /// Creates the chord of a letter without modifiers.
    #[must_use]
    pub fn letter(letter: char) -> Self {
        let lowercase: String = letter.to_lowercase().collect();
        Self::named(Key::Character(lowercase.into()))
    }

    /// Creates the chord of a letter with Ctrl.
    #[must_use]
    pub fn control_letter(letter: char) -> Self {
        Self {
            control: true,
            ..Self::letter(letter)
        }
    }

    /// Creates the chord of a key with Ctrl.
    #[must_use]
    pub const fn with_control(key: Key) -> Self {
        Self {
            control: true,
            shift: false,
            key,
        }
    }

    /// Returns the key that was just pressed, with its modifiers; `None` for keys without a name,
    /// and while Alt or Super is held.
    #[must_use]
    pub fn just_pressed(keys: &ButtonInput<Key>) -> Option<Self> {
        if keys.any_pressed([Key::Alt, Key::Super]) {
            return None;
        }
        // In a long frame, the modifier may already have been released.
        let was_pressed = |key: Key| keys.pressed(key.clone()) || keys.just_released(key);
        let control = was_pressed(Key::Control);
        let shift = was_pressed(Key::Shift);
        keys.get_just_pressed().find_map(|key| match key {
            Key::Character(text) => {
                let letter = only_character(text)?;
                Some(Self {
                    control,
                    ..Self::letter(letter)
                })
            }
            key => NAMED_KEYS
                .iter()
                .any(|(_, named, _)| named == key)
                .then(|| Self {
                    control,
                    shift,
                    key: key.clone(),
                }),
        })
    }

    /// Returns whether it can be bound to an action: not Escape, which is reserved for menus.
    #[must_use]
    pub fn is_bindable(&self) -> bool {
        self.key != Key::Escape
    }

    /// Returns the index, within its row, of the hole that this letter plays.
    #[must_use]
    pub fn hole(&self) -> Option<usize> {
        match (&self.key, self.control) {
            (Key::Character(text), false) => hole_index(text),
            _ => None,
        }
    }

    /// Returns whether it is an arrow key, which moves the focus, or Space, which presses the
    /// focused button.
    #[must_use]
    pub fn presses_or_moves(&self) -> bool {
        let keys = [
            Key::ArrowLeft,
            Key::ArrowRight,
            Key::ArrowUp,
            Key::ArrowDown,
            Key::Space,
        ];
        keys.contains(&self.key) && !self.control && !self.shift
    }

    /// Returns the same letter without Ctrl; `None` if it isn't a letter with Ctrl.
    #[must_use]
    pub fn letter_without_control(&self) -> Option<Self> {
        let is_letter = matches!(self.key, Key::Character(_));
        (is_letter && self.control).then(|| Self::named(self.key.clone()))
    }

    /// Returns whether it types a character.
    #[must_use]
    pub const fn types_character(&self) -> bool {
        matches!(self.key, Key::Character(_) | Key::Space) && !self.control
    }

    /// Parses a name from a file.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let (control, rest) = strip_modifier(name, CONTROL_PREFIX);
        let (shift, rest) = strip_modifier(rest, SHIFT_PREFIX);
        if let Some((_, key, _)) = NAMED_KEYS.iter().find(|(known, ..)| *known == rest) {
            return Some(Self {
                control,
                shift,
                key: key.clone(),
            });
        }
        let letter = only_character(rest).filter(|_| !shift)?;
        Some(Self {
            control,
            ..Self::letter(letter)
        })
    }

    /// Returns its label, with key names from `words`.
    #[must_use]
    pub fn shown(&self, words: &awale_engine::text::Messages) -> String {
        let modifiers = [
            (self.control, "ui-keys-control"),
            (self.shift, "ui-keys-shift"),
        ];
        let mut label: String = modifiers
            .into_iter()
            .filter(|(is_set, _)| *is_set)
            .map(|(_, key)| format!("{} ", words.get(key)))
            .collect();
        match (
            &self.key,
            NAMED_KEYS.iter().find(|(_, key, _)| *key == self.key),
        ) {
            (Key::Character(text), _) => label.push_str(&text.to_uppercase()),
            (_, Some((.., symbol))) if symbol.starts_with("ui-") => {
                label.push_str(&words.get(symbol))
            }
            (_, Some((.., symbol))) => label.push_str(symbol),
            (_, None) => {}
        }
        label
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.control {
            f.write_str(CONTROL_PREFIX)?;
        }
        if self.shift {
            f.write_str(SHIFT_PREFIX)?;
        }
        match &self.key {
            Key::Character(text) => f.write_str(text),
            key => {
                let entry = NAMED_KEYS.iter().find(|(_, known, _)| known == key);
                f.write_str(entry.map_or("", |(name, ..)| name))
            }
        }
    }
}

/// Returns the index, within its row, of the hole with this letter.
fn hole_index(letter: &str) -> Option<usize> {
    let letter = only_character(letter)?;
    ('a'..=LAST_HOLE_LETTER)
        .contains(&letter)
        .then(|| letter as usize - 'a' as usize)
}

/// Returns the only character of a text; `None` if there isn't exactly one, or it isn't visible.
fn only_character(text: &str) -> Option<char> {
    let mut characters = text.chars();
    characters.next().filter(|character| {
        characters.next().is_none() && !character.is_control() && !character.is_whitespace()
    })
}

fn strip_modifier<'a>(name: &'a str, modifier: &str) -> (bool, &'a str) {
    name.strip_prefix(modifier)
        .map_or((false, name), |rest| (true, rest))
}
