//! A key with what is held beside it. By the letter on the key, not by its place: the holes
//! are called by letters, and keyboards differ.

use std::fmt;

use bevy::input::keyboard::Key;
use bevy::prelude::*;

/// Keys that are no letters: their names in files, and the messages or signs that show them.
const NAMED: [(&str, Key, &str); 24] = [
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
/// How held keys are written in files.
const CONTROL: &str = "Ctrl+";
const SHIFT: &str = "Shift+";
/// The letter of the last hole of the longest row.
const LAST_HOLE: char = 'r';

/// A key that was pressed, or is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chord {
    control: bool,
    /// Never beside a letter: what it makes of it is another letter on some keyboards.
    shift: bool,
    key: Key,
}

impl Chord {
    /// A key alone.
    #[must_use]
    pub const fn named(key: Key) -> Self {
        Self {
            control: false,
            shift: false,
            key,
        }
    }

    /// A key with Shift.
    #[must_use]
    pub const fn shifted(key: Key) -> Self {
        Self {
            control: false,
            shift: true,
            key,
        }
    }

    /// A letter alone.
    #[must_use]
    pub fn letter(letter: char) -> Self {
        let small: String = letter.to_lowercase().collect();
        Self::named(Key::Character(small.into()))
    }

    /// A letter with Ctrl.
    #[must_use]
    pub fn control(letter: char) -> Self {
        Self {
            control: true,
            ..Self::letter(letter)
        }
    }

    /// The key that was just pressed; `None` for keys that can't be named, or are pressed with Alt.
    #[must_use]
    pub fn just_pressed(keys: &ButtonInput<Key>) -> Option<Self> {
        if keys.any_pressed([Key::Alt, Key::Super]) {
            return None;
        }
        // Where frames take long both keys may be up again when this is asked.
        let was_held = |key: Key| keys.pressed(key.clone()) || keys.just_released(key);
        let control = was_held(Key::Control);
        let shift = was_held(Key::Shift);
        keys.get_just_pressed().find_map(|key| match key {
            Key::Character(text) => {
                let letter = single(text)?;
                Some(Self {
                    control,
                    ..Self::letter(letter)
                })
            }
            key => NAMED
                .iter()
                .any(|(_, named, _)| named == key)
                .then(|| Self {
                    control,
                    shift,
                    key: key.clone(),
                }),
        })
    }

    /// Whether it may be set for an action: what leads through menus keeps its meaning.
    #[must_use]
    pub fn can_be_set(&self) -> bool {
        self.key != Key::Escape
    }

    /// The place of the hole that it plays in its row, if it is the letter of one.
    #[must_use]
    pub fn hole(&self) -> Option<usize> {
        match (&self.key, self.control) {
            (Key::Character(text), false) => hole_index(text),
            _ => None,
        }
    }

    /// A letter that was pressed with Ctrl, alone.
    #[must_use]
    pub fn letter_without_control(&self) -> Option<Self> {
        let is_letter = matches!(self.key, Key::Character(_));
        (is_letter && self.control).then(|| Self::named(self.key.clone()))
    }

    /// Whether it is a letter or another sign that writes something.
    #[must_use]
    pub const fn writes(&self) -> bool {
        matches!(self.key, Key::Character(_) | Key::Space) && !self.control
    }

    /// The key of its name in a file.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let (control, rest) = stripped(name, CONTROL);
        let (shift, rest) = stripped(rest, SHIFT);
        if let Some((_, key, _)) = NAMED.iter().find(|(known, ..)| *known == rest) {
            return Some(Self {
                control,
                shift,
                key: key.clone(),
            });
        }
        let letter = single(rest).filter(|_| !shift)?;
        Some(Self {
            control,
            ..Self::letter(letter)
        })
    }

    /// What is written for it where `words` says the names of keys.
    #[must_use]
    pub fn shown(&self, words: &crate::text::Messages) -> String {
        let held = [
            (self.control, "ui-keys-control"),
            (self.shift, "ui-keys-shift"),
        ];
        let mut shown: String = held
            .into_iter()
            .filter(|(is_held, _)| *is_held)
            .map(|(_, key)| format!("{} ", words.get(key)))
            .collect();
        match (&self.key, NAMED.iter().find(|(_, key, _)| *key == self.key)) {
            (Key::Character(text), _) => shown.push_str(&text.to_uppercase()),
            (_, Some((.., sign))) if sign.starts_with("ui-") => shown.push_str(&words.get(sign)),
            (_, Some((.., sign))) => shown.push_str(sign),
            (_, None) => {}
        }
        shown
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.control {
            f.write_str(CONTROL)?;
        }
        if self.shift {
            f.write_str(SHIFT)?;
        }
        match &self.key {
            Key::Character(text) => f.write_str(text),
            key => {
                let named = NAMED.iter().find(|(_, known, _)| known == key);
                f.write_str(named.map_or("", |(name, ..)| name))
            }
        }
    }
}

/// The place of a hole's letter in its row.
fn hole_index(letter: &str) -> Option<usize> {
    let letter = single(letter)?;
    ('a'..=LAST_HOLE)
        .contains(&letter)
        .then(|| letter as usize - 'a' as usize)
}

/// The only sign of a text.
fn single(text: &str) -> Option<char> {
    let mut signs = text.chars();
    signs
        .next()
        .filter(|sign| signs.next().is_none() && !sign.is_control() && !sign.is_whitespace())
}

fn stripped<'a>(name: &'a str, held: &str) -> (bool, &'a str) {
    name.strip_prefix(held)
        .map_or((false, name), |rest| (true, rest))
}
