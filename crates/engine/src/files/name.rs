//! File names that are valid on every system, made from any text.
//!
//! Names come from players, pasted games and files of unknown origin. A [`FileName`] is one
//! component of a path and never leaves its folder; a [`Place`] is a name in the home or in one of
//! its folders.

use std::borrow::Cow;
use std::fmt;
use std::path::{Path, PathBuf};

/// The maximum length of the text that a name is made from, in characters.
pub const MAX_STEM_CHARS: usize = 40;
/// The longest name that file systems allow, in bytes.
pub const MAX_NAME_LENGTH: usize = 255;
/// The maximum number of candidates tried to find a free name.
const MAX_NUMBERS: u32 = 100_000;
/// The name used if no valid character is left.
const NAMELESS: &str = "unnamed";

/// The name of a file: one component of a path on every system, and not hidden.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileName(Cow<'static, str>);

/// A folder of the home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Folder(&'static str);

/// The location of a file in the home.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    folder: Option<Folder>,
    name: FileName,
}

impl FileName {
    /// Creates a fixed name.
    ///
    /// # Panics
    /// Panics if it isn't made of lower-case letters, digits, `_`, `-`, spaces and dots; in a
    /// constant that is a compile error.
    #[must_use]
    pub const fn from_static(name: &'static str) -> Self {
        assert!(is_portable(name), "a name of small letters");
        Self(Cow::Borrowed(name))
    }

    /// Parses the name of an existing file, or one found in untrusted text; `None` if it isn't a
    /// plain name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        let refused = |letter: char| matches!(letter, '/' | '\\') || letter.is_control();
        let is_plain = !name.is_empty()
            && name.len() <= MAX_NAME_LENGTH
            && !name.starts_with('.')
            && !name.contains(refused)
            // On Windows it may be a drive, a stream or a device.
            && !(cfg!(windows) && (name.contains(':') || is_reserved(name)));
        is_plain.then(|| Self(Cow::Owned(name.to_owned())))
    }

    /// Makes a name from a player's text, without anything that some system rejects; `None` if
    /// nothing is left.
    #[must_use]
    pub fn sanitized(words: &str, ending: &'static str) -> Option<Self> {
        let safe: String = words
            .chars()
            .filter_map(|letter| match letter {
                '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|' => Some('-'),
                _ if letter.is_control() => Some(' '),
                _ if is_invisible(letter) => None,
                _ => Some(letter),
            })
            .take(MAX_STEM_CHARS)
            .collect();
        let safe = safe.trim_matches([' ', '.']);
        (!safe.is_empty() && !is_reserved(safe))
            .then(|| Self(Cow::Owned(format!("{safe}{ending}"))))
    }

    /// Makes a short name of lower-case letters, digits and hyphens; uses `otherwise` if nothing of
    /// `words` is left.
    #[must_use]
    pub fn plain(words: &str, otherwise: &'static str, ending: &'static str) -> Self {
        let mut short = String::new();
        for letter in words.chars().flat_map(plain) {
            let is_gap = letter == '-';
            if !(is_gap && (short.is_empty() || short.ends_with('-'))) {
                short.push(letter);
            }
            if short.len() == MAX_STEM_CHARS {
                break;
            }
        }
        let short = short.trim_end_matches('-');
        // Systems differ in which other characters a name may contain, and some reserve device
        // names.
        let short = if short.is_empty() || is_reserved(short) {
            otherwise
        } else {
            short
        };
        Self(Cow::Owned(format!("{short}{ending}")))
    }

    /// Names a file for data identified by a number, such as the fingerprint of rules.
    #[must_use]
    pub fn of_number(number: u64, ending: &'static str) -> Self {
        Self(Cow::Owned(format!("{number:016x}{ending}")))
    }

    /// Returns this name or, if it is taken, the first free one with a number before its extension.
    /// The comparison ignores case, as many file systems do.
    #[must_use]
    pub fn free_among(self, taken: &[Self]) -> Self {
        let folded: Vec<String> = taken.iter().map(Self::folded).collect();
        let is_taken = |name: &Self| folded.contains(&name.folded());
        if !is_taken(&self) {
            return self;
        }
        let free = self.numbered("-", 2).find(|name| !is_taken(name));
        free.unwrap_or(self)
    }

    /// Inserts numbers, from `first` up, before the name's extension.
    pub(super) fn numbered(&self, gap: &str, first: u32) -> impl Iterator<Item = Self> {
        let (stem, ending) = self.split();
        (first..first + MAX_NUMBERS)
            .map(move |number| Self(Cow::Owned(format!("{stem}{gap}{number}{ending}"))))
    }

    /// Appends a suffix to the name, which is cut to the length that file systems allow.
    pub(super) fn followed_by(&self, tail: &str) -> Self {
        let mut room = MAX_NAME_LENGTH.saturating_sub(tail.len()).min(self.0.len());
        while !self.0.is_char_boundary(room) {
            room -= 1;
        }
        Self(Cow::Owned(format!("{}{tail}", &self.0[..room])))
    }

    /// Returns the name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Strips this extension from the name, if it has it.
    #[must_use]
    pub fn without(&self, ending: &str) -> &str {
        self.0.strip_suffix(ending).unwrap_or(&self.0)
    }

    /// Returns true if the name has this extension.
    #[must_use]
    pub fn has_ending(&self, ending: &str) -> bool {
        self.0.ends_with(ending)
    }

    fn folded(&self) -> String {
        self.0.to_lowercase()
    }

    fn split(&self) -> (&str, &str) {
        self.0
            .rfind('.')
            .map_or((&self.0, ""), |dot| self.0.split_at(dot))
    }
}

impl fmt::Display for FileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&shown(&self.0, MAX_NAME_LENGTH))
    }
}

impl AsRef<Path> for FileName {
    fn as_ref(&self) -> &Path {
        Path::new(self.0.as_ref())
    }
}

impl Folder {
    /// Creates a fixed folder.
    ///
    /// # Panics
    /// Panics if its name isn't made of lower-case letters, digits, `_`, `-` and spaces; in a
    /// constant that is a compile error.
    #[must_use]
    pub const fn from_static(name: &'static str) -> Self {
        assert!(is_portable(name), "a name of small letters");
        Self(name)
    }

    /// Returns a file in it.
    #[must_use]
    pub const fn file(self, name: FileName) -> Place {
        Place {
            folder: Some(self),
            name,
        }
    }

    /// Returns its name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Folder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl AsRef<Path> for Folder {
    fn as_ref(&self) -> &Path {
        Path::new(self.0)
    }
}

impl Place {
    /// Returns the name of the file.
    #[must_use]
    pub const fn name(&self) -> &FileName {
        &self.name
    }

    /// Returns its folder in the home; `None` if it is in the home itself.
    #[must_use]
    pub const fn folder(&self) -> Option<Folder> {
        self.folder
    }

    /// Returns a file in the same folder.
    #[must_use]
    pub fn beside(&self, name: FileName) -> Self {
        Self {
            folder: self.folder,
            name,
        }
    }

    /// Returns the path below `home`.
    pub(super) fn below(&self, home: &Path) -> PathBuf {
        match self.folder {
            Some(folder) => home.join(folder).join(&self.name),
            None => home.join(&self.name),
        }
    }
}

impl From<FileName> for Place {
    fn from(name: FileName) -> Self {
        Self { folder: None, name }
    }
}

impl From<&Self> for Place {
    fn from(place: &Self) -> Self {
        place.clone()
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.folder {
            Some(folder) => write!(f, "{folder}/{}", self.name),
            None => self.name.fmt(f),
        }
    }
}

/// Returns untrusted text as one line of at most `max_chars`, without characters that could
/// garble the text around it: control characters and marks that change the writing direction.
#[must_use]
pub fn shown(text: &str, max_chars: usize) -> String {
    let mut seen = harmless(text);
    let mut line: String = seen.by_ref().take(max_chars).collect();
    if seen.next().is_some() {
        line.pop();
        line.push('…');
    }
    if line.is_empty() {
        NAMELESS.to_owned()
    } else {
        line
    }
}

/// Returns the characters of an untrusted text, without those that could garble the text around it.
pub fn harmless(text: &str) -> impl Iterator<Item = char> {
    let seen = text.chars().filter(|letter| !is_invisible(*letter));
    seen.map(|letter| if letter.is_control() { ' ' } else { letter })
}

/// A path in a message, as one line: control characters and invisible ones are escaped.
///
/// Messages show paths only through this type; a test searches the sources.
#[derive(Clone, Copy, Debug)]
pub struct ShownPath<'a>(pub &'a Path);

impl fmt::Display for ShownPath<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for letter in self.0.to_string_lossy().chars() {
            if letter.is_control() || is_invisible(letter) {
                write!(f, "{}", letter.escape_default())?;
            } else {
                fmt::Write::write_char(f, letter)?;
            }
        }
        Ok(())
    }
}

/// Returns true for invisible characters: direction marks, zero-width characters, line separators
/// and tags.
const fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{00AD}' | '\u{061C}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
}

/// Returns true if this is a device name on some system, with or without an extension.
fn is_reserved(name: &str) -> bool {
    let name = name.split('.').next().unwrap_or_default().trim_end();
    let name = name.to_ascii_lowercase();
    let device = name.strip_suffix(|digit: char| digit.is_ascii_digit() || "¹²³".contains(digit));
    matches!(
        name.as_str(),
        "con" | "prn" | "aux" | "nul" | "conin$" | "conout$"
    ) || matches!(device, Some("com" | "lpt"))
}

const fn is_portable(name: &str) -> bool {
    let bytes = name.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let plain = matches!(bytes[at], b'a'..=b'z' | b'0'..=b'9' | b'_' | b'-' | b'.' | b' ');
        if !plain || (at == 0 && matches!(bytes[at], b'.' | b' ')) {
            return false;
        }
        at += 1;
    }
    !bytes.is_empty() && bytes.len() <= MAX_STEM_CHARS
}

/// Replaces a letter with the characters that stand for it in plain file names.
fn plain(letter: char) -> impl Iterator<Item = char> {
    let replacement = match letter {
        'à'..='å' | 'À'..='Å' => "a",
        'è'..='ë' | 'È'..='Ë' => "e",
        'ì'..='ï' | 'Ì'..='Ï' => "i",
        'ò'..='ö' | 'Ò'..='Ö' | 'ø' | 'Ø' => "o",
        'ù'..='ü' | 'Ù'..='Ü' => "u",
        'ç' | 'Ç' => "c",
        'ñ' | 'Ñ' => "n",
        'ß' => "ss",
        '\'' | '’' => "",
        _ if letter.is_ascii_alphanumeric() => "",
        _ => "-",
    };
    let itself = letter
        .is_ascii_alphanumeric()
        .then(|| letter.to_ascii_lowercase());
    itself.into_iter().chain(replacement.chars())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::path::Component;

    use proptest::prelude::*;

    use super::*;

    const ENDING: &str = ".txt";

    fn is_one_part(name: &FileName) -> bool {
        let mut parts = Path::new(name.as_str()).components();
        matches!(parts.next(), Some(Component::Normal(_))) && parts.next().is_none()
    }

    #[test]
    fn plain_names_are_plain_on_every_system() {
        for (name, short) in [
            ("My Awalé", "my-awale"),
            ("  2/4: l’été!  ", "2-4-lete"),
            ("..\\..\\x", "x"),
            ("ክበ", "variant"),
            ("", "variant"),
            ("NUL", "variant"),
            ("com1", "variant"),
            ("com12", "com12"),
        ] {
            assert_eq!(FileName::plain(name, "variant", "").as_str(), short);
        }
        let long = FileName::plain(&"long ".repeat(20), "variant", "");
        assert_eq!(long.as_str().len(), 39);
    }

    #[test]
    fn a_players_text_is_changed_only_where_a_system_rejects_it() {
        for (name, safe) in [
            ("Ama’s match", Some("Ama’s match.txt")),
            (" ../x: y? ", Some("-x- y-.txt")),
            ("x/../../../PWNED", Some("x-..-..-..-PWNED.txt")),
            ("ክበ", Some("ክበ.txt")),
            ("evil\u{202E}txt.exe\n", Some("eviltxt.exe.txt")),
            ("...", None),
            ("\u{200B}\u{2066}", None),
            ("", None),
            ("Con", None),
            ("aux.old", None),
            ("LPT¹", None),
        ] {
            let made = FileName::sanitized(name, ENDING);
            assert_eq!(made.as_ref().map(FileName::as_str), safe, "{name:?}");
        }
    }

    #[test]
    fn no_name_leads_out_of_its_folder() {
        for name in [
            "", ".", "..", "../x", "a/b", "a\\b", "/etc", ".hidden", "a\0b", "a\nb",
        ] {
            assert_eq!(FileName::parse(name), None, "{name:?}");
        }
        assert_eq!(FileName::parse(&"x".repeat(MAX_NAME_LENGTH + 1)), None);
        assert!(FileName::parse("ክበ 2.ron").is_some());
    }

    #[test]
    fn a_taken_name_gets_a_number_regardless_of_case() {
        let found = |name| FileName::parse(name).unwrap();
        let taken = [found("Mine.ron"), found("mine-2.ron")];
        let free = |name| found(name).free_among(&taken);
        assert_eq!(free("mine.ron"), found("mine-3.ron"));
        assert_eq!(free("other.ron"), found("other.ron"));
    }

    #[test]
    fn a_suffixed_name_is_never_too_long() {
        let long = FileName::parse(&"é".repeat(MAX_NAME_LENGTH / 2)).unwrap();
        let longer = long.followed_by(".damaged");
        assert!(longer.as_str().len() <= MAX_NAME_LENGTH && longer.has_ending(".damaged"));
    }

    #[test]
    fn a_path_is_shown_as_one_line() {
        let path = Path::new("a b/new\nline: all right\u{1b}[2J\u{202E}é.ron");
        assert_eq!(
            ShownPath(path).to_string(),
            "a b/new\\nline: all right\\u{1b}[2J\\u{202e}é.ron"
        );
    }

    #[test]
    fn text_from_outside_is_shown_as_one_short_line() {
        assert_eq!(
            shown("evil.ron: all right\nno", 80),
            "evil.ron: all right no"
        );
        assert_eq!(shown("\u{1b}[2Jx\u{202E}y", 80), " [2Jxy");
        assert_eq!(shown(&"x".repeat(1 << 18), 5), "xxxx…");
    }

    proptest! {
        #[test]
        fn names_made_from_any_text_are_one_component_of_a_path(words in any::<String>()) {
            let names = [
                FileName::sanitized(&words, ENDING),
                FileName::parse(&words),
                Some(FileName::plain(&words, "variant", ENDING)),
            ];
            for name in names.into_iter().flatten() {
                prop_assert!(is_one_part(&name));
                prop_assert!(name.as_str().len() <= MAX_NAME_LENGTH);
                let path = Folder::from_static("games").file(name).below(Path::new("home"));
                prop_assert_eq!(path.parent(), Some(Path::new("home/games")));
            }
        }
    }
}
