//! Text in a rule file, given once or per language.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::{Serialize, Serializer};

/// The language to use for a text without a translation.
const FALLBACK_LANGUAGE: &str = "en";

/// Player-facing text, in one or several languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LocalText {
    /// The same text in every language.
    Plain(String),
    /// The text by language code, such as `en`.
    ByLanguage(BTreeMap<String, String>),
}

impl LocalText {
    /// Returns the text in `language` (a code such as `fr`), else in English, else in the first
    /// language available.
    #[must_use]
    pub fn get(&self, language: &str) -> &str {
        match self {
            Self::Plain(text) => text,
            Self::ByLanguage(texts) => texts
                .get(language)
                .or_else(|| texts.get(FALLBACK_LANGUAGE))
                .or_else(|| texts.values().next())
                .map_or("", String::as_str),
        }
    }

    /// Sets the text in `language`, or in every language if the text is plain.
    pub fn set(&mut self, language: &str, new: String) {
        match self {
            Self::Plain(text) => *text = new,
            Self::ByLanguage(texts) => {
                texts.insert(language.to_owned(), new);
            }
        }
    }

    /// Returns the text in each language, with the language code; a plain text has no code.
    pub fn all(&self) -> impl Iterator<Item = (Option<&str>, &str)> {
        let (plain, by_language) = match self {
            Self::Plain(text) => (Some((None, text.as_str())), None),
            Self::ByLanguage(texts) => (None, Some(texts)),
        };
        let by_language = by_language.into_iter().flatten();
        plain
            .into_iter()
            .chain(by_language.map(|(code, text)| (Some(code.as_str()), text.as_str())))
    }

    /// Returns `true` if the text is blank in every language.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Plain(text) => text.trim().is_empty(),
            Self::ByLanguage(texts) => texts.values().all(|text| text.trim().is_empty()),
        }
    }
}

impl Default for LocalText {
    fn default() -> Self {
        Self::Plain(String::new())
    }
}

impl Serialize for LocalText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Plain(text) => serializer.serialize_str(text),
            Self::ByLanguage(texts) => serializer.collect_map(texts),
        }
    }
}

impl<'de> Deserialize<'de> for LocalText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct TextVisitor;

        impl<'de> Visitor<'de> for TextVisitor {
            type Value = LocalText;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a string, or a map of strings per language such as {\"en\": \"...\"}")
            }

            fn visit_str<E>(self, text: &str) -> Result<LocalText, E> {
                Ok(LocalText::Plain(text.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<LocalText, A::Error> {
                let mut texts = BTreeMap::new();
                while let Some((language, text)) = map.next_entry::<String, String>()? {
                    if texts.insert(language.clone(), text).is_some() {
                        return Err(serde::de::Error::custom(format!(
                            "the language \"{language}\" is given twice"
                        )));
                    }
                }
                Ok(LocalText::ByLanguage(texts))
            }
        }

        deserializer.deserialize_any(TextVisitor)
    }
}
