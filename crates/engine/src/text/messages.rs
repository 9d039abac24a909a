//! Looks up and formats messages by key: a thin layer over Fluent.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::language::Language;
use awale_rules::{Geometry, Hole, MoveName, Side};

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument<'a> {
    /// Text, or a keyword for a selector.
    Text(Cow<'a, str>),
    /// A number, for digits or for a plural selector.
    Number(i64),
    /// A hole's letter, or a move, named by the letters of its holes.
    Hole(String),
}

/// The mark before a hole's letter in marked text.
pub const HOLE_START: char = '\u{E000}';
/// The mark after a hole's letter in marked text.
pub const HOLE_END: char = '\u{E001}';

/// Removes the marks from marked text.
#[must_use]
pub fn unmarked(text: &str) -> Cow<'_, str> {
    if text.contains([HOLE_START, HOLE_END]) {
        text.replace([HOLE_START, HOLE_END], "").into()
    } else {
        text.into()
    }
}

/// Prepares marked text for a screen reader: removes its marks and replaces the dots between parts,
/// which some screen readers read out, by commas.
#[must_use]
pub fn spoken(text: &str) -> String {
    unmarked(text).replace(" · ", ", ")
}

/// The messages of one language.
#[derive(Clone)]
pub struct Messages {
    language: Language,
    /// The language's own messages, then those of the fallback.
    bundles: Arc<[FluentBundle<FluentResource>]>,
    marks_holes: bool,
}

impl Messages {
    /// Loads the messages of `language`, with English as the fallback.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let mut languages = vec![language];
        if language != Language::default() {
            languages.push(Language::default());
        }
        Self {
            language,
            bundles: languages.into_iter().map(bundle).collect(),
            marks_holes: false,
        }
    }

    /// Returns these messages as marked text: [`HOLE_START`] and [`HOLE_END`] enclose each hole's
    /// letter, which could be mistaken for a word ("a", "e").
    #[must_use]
    pub fn marked(&self) -> Self {
        Self {
            marks_holes: true,
            ..self.clone()
        }
    }

    /// Returns the language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Returns the message for `key`, or the key itself if there is none.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.format(key, &[])
    }

    /// Joins a label and its value: "Seeds: fewer".
    #[must_use]
    pub fn titled(&self, title: &str, text: &str) -> String {
        self.format(
            "ui-titled",
            &[("title", title.into()), ("text", text.into())],
        )
    }

    /// Formats the message for `key`, replacing each `{ $name }` by its argument. Returns the key
    /// itself if there is no message.
    #[must_use]
    pub fn format(&self, key: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        let mut values = FluentArgs::with_capacity(arguments.len());
        for (name, argument) in arguments {
            values.set(*name, FluentValue::from(argument));
        }
        for bundle in self.bundles.iter() {
            if let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) {
                // A missing argument leaves `{$name}` in the text, which tests detect.
                let mut errors = Vec::new();
                return self.finish(bundle.format_pattern(pattern, Some(&values), &mut errors));
            }
        }
        key.to_owned()
    }

    /// Formats a hole's letter, or the letters of a move's holes, marked if these messages mark
    /// holes.
    #[must_use]
    pub fn hole(&self, name: impl fmt::Display) -> String {
        self.finish(marked_hole(name).into())
    }

    /// Names an end square by its side of the board, and any other hole by its letter, marked if
    /// these messages mark holes.
    #[must_use]
    pub fn place(&self, geometry: Geometry, hole: Hole) -> String {
        if !geometry.is_end_square(hole) {
            return self.hole(geometry.letter(hole));
        }
        let is_right = hole == geometry.end_squares()[0];
        let end = if is_right { "right" } else { "left" };
        self.format("words-end-square", &[("end", end.into())])
    }

    /// Names the store of `side`: "your store" if that is the reader, else by the player's name.
    #[must_use]
    pub fn store(&self, players: [&str; 2], reader: Option<Side>, side: Side) -> String {
        if reader == Some(side) {
            return self.get("comment-your-store");
        }
        self.format("comment-store", &[("player", players[side.index()].into())])
    }

    fn finish(&self, text: Cow<'_, str>) -> String {
        let text = if self.marks_holes {
            text
        } else {
            unmarked(&text).into_owned().into()
        };
        self.language.contracted(text.into_owned())
    }
}

impl Messages {
    /// Returns the `help` attribute of the message for `key`, a longer explanation; `None` if it
    /// has none in the reader's own language.
    #[must_use]
    pub fn help(&self, key: &str) -> Option<String> {
        let message = self.bundles.first()?.get_message(key)?;
        let pattern = message.get_attribute("help")?.value();
        let mut errors = Vec::new();
        let bundle = self.bundles.first()?;
        Some(self.finish(bundle.format_pattern(pattern, None, &mut errors)))
    }
}

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Messages")
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Many fonts show Unicode isolation marks as boxes.
    bundle.set_use_isolating(false);
    bundle.set_transform(Some(prepare));
    for (_, source) in language.sources() {
        // An invalid file contributes its valid part; a test rules out invalid files.
        let resource =
            FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, _)| resource);
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// Joins the lines of a message, because line breaks in the file have no meaning, and replaces the
/// asterisks around holes' letters (`*D*`) by marks.
fn prepare(text: &str) -> Cow<'_, str> {
    if !text.contains(['\n', '*']) {
        return text.into();
    }
    let mut prepared = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(index) = rest.find(['\n', '*']) {
        let (before, special) = rest.split_at(index);
        prepared.push_str(before);
        if let Some((letter, after)) = asterisked_letter(special) {
            prepared.push_str(&marked_hole(letter));
            rest = after;
        } else {
            prepared.push(if special.starts_with('\n') { ' ' } else { '*' });
            rest = &special[1..];
        }
    }
    prepared.push_str(rest);
    prepared.into()
}

/// Splits a hole's letter between asterisks off the start of `text`. Returns the letter and the
/// rest.
fn asterisked_letter(text: &str) -> Option<(&str, &str)> {
    let (letter, after) = text.strip_prefix('*')?.split_once('*')?;
    let is_letter = letter.len() == 1 && letter.bytes().all(|byte| byte.is_ascii_alphabetic());
    is_letter.then_some((letter, after))
}

fn marked_hole(name: impl fmt::Display) -> String {
    format!("{HOLE_START}{name}{HOLE_END}")
}

impl<'a> From<&'a Argument<'_>> for FluentValue<'a> {
    fn from(argument: &'a Argument<'_>) -> Self {
        match argument {
            Argument::Text(text) => FluentValue::String(Cow::Borrowed(text.as_ref())),
            Argument::Number(number) => FluentValue::from(*number),
            Argument::Hole(letter) => FluentValue::from(marked_hole(letter)),
        }
    }
}

impl<'a> From<&'a str> for Argument<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Argument<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl<'a> From<&'a String> for Argument<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<char> for Argument<'_> {
    fn from(letter: char) -> Self {
        Self::Hole(letter.to_string())
    }
}

impl From<MoveName> for Argument<'_> {
    fn from(name: MoveName) -> Self {
        Self::Hole(name.to_string())
    }
}

macro_rules! from_numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Argument<'_> {
            fn from(number: $number) -> Self {
                Self::from_integer(i64::from(number))
            }
        })+
    };
}

from_numbers!(u8, u16, u32, i32, i64);

impl From<usize> for Argument<'_> {
    fn from(number: usize) -> Self {
        Self::from_integer(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl Argument<'_> {
    /// Converts an integer; to text if Fluent's floating-point numbers would lose precision.
    fn from_integer(number: i64) -> Self {
        if number.unsigned_abs() <= MAX_EXACT_INTEGER {
            Self::Number(number)
        } else {
            Self::Text(Cow::Owned(number.to_string()))
        }
    }
}

/// The integer up to which an `f64` represents every integer exactly.
const MAX_EXACT_INTEGER: u64 = 1 << f64::MANTISSA_DIGITS;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_between_asterisks_is_a_hole() {
        let hole = |letter| format!("{HOLE_START}{letter}{HOLE_END}");
        let marked = format!("Plays {} and {}.", hole('D'), hole('a'));
        assert_eq!(prepare("Plays *D*\nand *a*."), marked);
        assert_eq!(unmarked(&marked), "Plays D and a.");
    }

    #[test]
    fn other_asterisks_are_text() {
        for text in ["2 * 3 * 4", "*", "**", "*DE*", "*1*", "*é*", "a*"] {
            assert_eq!(prepare(text), text);
        }
        assert_eq!(prepare("**D*"), format!("*{HOLE_START}D{HOLE_END}"));
    }

    #[test]
    fn holes_are_marked_only_in_marked_messages() {
        let plain = Messages::new(Language::default());
        let arguments = [("hole", 'D'.into()), ("seeds", 3.into())];
        let key = "ui-second-thought-cost";
        let marked = plain.marked().format(key, &arguments);
        assert!(marked.contains(&plain.marked().hole('D')), "{marked}");
        assert_eq!(plain.format(key, &arguments), unmarked(&marked));
        assert_eq!(plain.hole('D'), "D");
    }
}
