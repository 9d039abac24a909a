//! The languages of the program, with their embedded messages.

use std::fmt;

/// The message files of one language, each as its key prefix and its contents.
pub(super) type Sources = [(&'static str, &'static str); 18];

struct Entry {
    code: &'static str,
    own_name: &'static str,
    sources: Sources,
}

macro_rules! language {
    ($code:literal, $own_name:literal) => {
        Entry {
            code: $code,
            own_name: $own_name,
            sources: [
                (
                    "words",
                    include_str!(concat!("../../../../assets/text/", $code, "/words.ftl")),
                ),
                (
                    "book",
                    include_str!(concat!("../../../../assets/text/", $code, "/book.ftl")),
                ),
                (
                    "example",
                    include_str!(concat!("../../../../assets/text/", $code, "/example.ftl")),
                ),
                (
                    "printed",
                    include_str!(concat!("../../../../assets/text/", $code, "/printed.ftl")),
                ),
                (
                    "comment",
                    include_str!(concat!("../../../../assets/text/", $code, "/comment.ftl")),
                ),
                (
                    "speech",
                    include_str!(concat!("../../../../assets/text/", $code, "/speech.ftl")),
                ),
                (
                    "reason",
                    include_str!(concat!("../../../../assets/text/", $code, "/reason.ftl")),
                ),
                (
                    "problem",
                    include_str!(concat!("../../../../assets/text/", $code, "/problem.ftl")),
                ),
                (
                    "ui",
                    include_str!(concat!("../../../../assets/text/", $code, "/ui.ftl")),
                ),
                (
                    "lesson",
                    include_str!(concat!("../../../../assets/text/", $code, "/lesson.ftl")),
                ),
                (
                    "background",
                    include_str!(concat!(
                        "../../../../assets/text/",
                        $code,
                        "/background.ftl"
                    )),
                ),
                (
                    "strategies",
                    include_str!(concat!(
                        "../../../../assets/text/",
                        $code,
                        "/strategies.ftl"
                    )),
                ),
                (
                    "help",
                    include_str!(concat!("../../../../assets/text/", $code, "/help.ftl")),
                ),
                (
                    "teacher",
                    include_str!(concat!("../../../../assets/text/", $code, "/teacher.ftl")),
                ),
                (
                    "review",
                    include_str!(concat!("../../../../assets/text/", $code, "/review.ftl")),
                ),
                (
                    "training",
                    include_str!(concat!("../../../../assets/text/", $code, "/training.ftl")),
                ),
                (
                    "workshop",
                    include_str!(concat!("../../../../assets/text/", $code, "/workshop.ftl")),
                ),
                (
                    "lab",
                    include_str!(concat!("../../../../assets/text/", $code, "/lab.ftl")),
                ),
            ],
        }
    };
}

/// All languages; the first is the fallback for missing messages.
static LANGUAGES: [Entry; 6] = [
    language!("en", "English"),
    language!("fr", "Français"),
    language!("pt", "Português"),
    language!("es", "Español"),
    language!("sw", "Kiswahili"),
    language!("de", "Deutsch"),
];

/// A language of the program; English by default.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(u8);

impl Language {
    /// Returns all languages, English first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..LANGUAGES.len()).map(|index| Self(index as u8))
    }

    /// Contracts prepositions with articles in `text` where the language requires it and a message
    /// can't, because the article belongs to an argument: in Portuguese, "em" + "o quadrado" is "no
    /// quadrado".
    pub(super) fn contracted(self, text: String) -> String {
        const NOUN: &str = " o quadrado d";
        if self.code() != "pt" || !text.contains(NOUN) {
            return text;
        }
        [("em", "no"), ("de", "do"), ("a", "ao")].iter().fold(
            text,
            |text, (preposition, contraction)| {
                let separate = format!(" {preposition}{NOUN}");
                text.replace(&separate, &format!(" {contraction} quadrado d"))
            },
        )
    }

    /// Finds the language of a code (`fr`), a locale (`fr-CA`) or the value of an environment
    /// variable (`fr_FR.UTF-8`); `None` if it isn't supported.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::all().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// Returns its code, such as `fr`, which names its folder and keys its texts in rule files.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.entry().code
    }

    /// Returns the language's own name for itself.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        self.entry().own_name
    }

    pub(super) fn sources(self) -> &'static Sources {
        &self.entry().sources
    }

    fn entry(self) -> &'static Entry {
        &LANGUAGES[usize::from(self.0)]
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Language({})", self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_find_their_language() {
        let french = Language::from_code("fr");
        assert!(french.is_some());
        for locale in ["FR", "fr-CA", "fr_FR.UTF-8", "fr@euro"] {
            assert_eq!(Language::from_code(locale), french, "{locale}");
        }
        assert_eq!(Language::from_code("en_GB"), Some(Language::default()));
        assert_eq!(Language::from_code("tlh"), None);
        assert_eq!(Language::from_code(""), None);
    }
}
