//! Messages by key: a thin layer over Fluent.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::language::Language;
use crate::rules::MoveName;

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument<'a> {
    /// Text, or a keyword for a selector.
    Text(Cow<'a, str>),
    /// A number, for digits or for a plural selector.
    Number(i64),
}

/// The messages of one language.
pub struct Messages {
    language: Language,
    /// The language's own messages, then the fallback's.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Messages {
    /// The messages of `language`, with English as the fallback.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let mut languages = vec![language];
        if language != Language::default() {
            languages.push(Language::default());
        }
        Self {
            language,
            bundles: languages.into_iter().map(bundle).collect(),
        }
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message of `key`; the key itself if there is none.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.format(key, &[])
    }

    /// A label and its value: "Seeds: fewer".
    #[must_use]
    pub fn titled(&self, title: &str, says: &str) -> String {
        self.format(
            "ui-titled",
            &[("title", title.into()), ("says", says.into())],
        )
    }

    /// The message of `key` with `arguments` in place of `{ $name }`; the key itself if there is
    /// none.
    #[must_use]
    pub fn format(&self, key: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        let mut values = FluentArgs::with_capacity(arguments.len());
        for (name, argument) in arguments {
            values.set(*name, FluentValue::from(argument));
        }
        for bundle in &self.bundles {
            if let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) {
                // A missing variable shows as `{$name}`, which tests detect.
                let mut errors = Vec::new();
                return bundle
                    .format_pattern(pattern, Some(&values), &mut errors)
                    .into_owned();
            }
        }
        key.to_owned()
    }
}

impl Messages {
    /// The attribute `help` of the message of `key`, a longer explanation in the reader's own
    /// language; `None` if it has none.
    #[must_use]
    pub fn help(&self, key: &str) -> Option<String> {
        const HELP: &str = "help";
        let message = self.bundles.first()?.get_message(key)?;
        let pattern = message.get_attribute(HELP)?.value();
        let mut errors = Vec::new();
        let bundle = self.bundles.first()?;
        Some(
            bundle
                .format_pattern(pattern, None, &mut errors)
                .into_owned(),
        )
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
    // Isolation marks show as boxes in many fonts.
    bundle.set_use_isolating(false);
    bundle.set_transform(Some(join_lines));
    for (_, source) in language.sources() {
        // The valid part of an invalid file is used; a test excludes invalid files.
        let resource =
            FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, _)| resource);
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// Joins the lines of a message: line breaks in the file have no meaning.
fn join_lines(text: &str) -> Cow<'_, str> {
    if text.contains('\n') {
        text.replace('\n', " ").into()
    } else {
        text.into()
    }
}

impl<'a> From<&'a Argument<'_>> for FluentValue<'a> {
    fn from(argument: &'a Argument<'_>) -> Self {
        match argument {
            Argument::Text(text) => FluentValue::String(Cow::Borrowed(text.as_ref())),
            Argument::Number(number) => FluentValue::from(*number),
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
        Self::Text(Cow::Owned(letter.to_string()))
    }
}

impl From<MoveName> for Argument<'_> {
    fn from(name: MoveName) -> Self {
        Self::Text(Cow::Owned(name.to_string()))
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
    /// Fluent's numbers are floating point: an integer that it would round is passed as text.
    fn from_integer(number: i64) -> Self {
        if number.unsigned_abs() <= EXACT {
            Self::Number(number)
        } else {
            Self::Text(Cow::Owned(number.to_string()))
        }
    }
}

/// The largest exactly representable integer.
const EXACT: u64 = 1 << f64::MANTISSA_DIGITS;
