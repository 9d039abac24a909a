//! File names that are valid on every system, built from any text.
//!
//! Names come from players, pasted games and files of unknown origin. A [`FileName`] is a single
//! path component, so it never leaves its folder. A [`Place`] is a name in the home or in one of
//! its folders.

use std::borrow::Cow;
use std::fmt;
use std::path::{Path, PathBuf};

/// The maximum length of a name built from text, without the extension, in characters.
pub const MAX_STEM_CHARS: usize = 40;
/// The maximum length of a name in file systems, in bytes.
pub const MAX_NAME_LENGTH: usize = 255;
/// The maximum number of candidates tried to find a free name.
const MAX_CANDIDATES: u32 = 100_000;
/// The text shown for a name without visible characters.
const PLACEHOLDER: &str = "unnamed";

/// The name of a file: a single path component on every system, and not hidden.
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
    /// Creates a name known at compile time.
    ///
    /// # Panics
    /// Panics unless the name consists of lower-case letters, digits, `_`, `-`, spaces and dots. In
    /// a constant, that is a compile error.
    #[must_use]
    pub const fn from_static(name: &'static str) -> Self {
        assert!(is_portable(name), "not a portable name");
        Self(Cow::Borrowed(name))
    }

    /// Parses the name of an existing file, or a name from untrusted text. Returns `None` if it
    /// isn't a plain name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        let is_forbidden = |char: char| matches!(char, '/' | '\\') || char.is_control();
        let is_plain = !name.is_empty()
            && name.len() <= MAX_NAME_LENGTH
            && !name.starts_with('.')
            && !name.contains(is_forbidden)
            // On Windows, it could be a drive, a stream or a device.
            && !(cfg!(windows) && (name.contains(':') || is_reserved(name)));
        is_plain.then(|| Self(Cow::Owned(name.to_owned())))
    }

    /// Builds a name from a player's text, replacing or removing what some systems reject. Returns
    /// `None` if nothing is left.
    #[must_use]
    pub fn sanitized(text: &str, extension: &'static str) -> Option<Self> {
        let safe: String = text
            .chars()
            .filter_map(|char| match char {
                '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|' => Some('-'),
                _ if char.is_control() => Some(' '),
                _ if is_invisible(char) => None,
                _ => Some(char),
            })
            .take(MAX_STEM_CHARS)
            .collect();
        let safe = safe.trim_matches([' ', '.']);
        (!safe.is_empty() && !is_reserved(safe))
            .then(|| Self(Cow::Owned(format!("{safe}{extension}"))))
    }

    /// Builds a short name of lower-case ASCII letters, digits and hyphens. Uses `default` if
    /// nothing of `text` is left.
    #[must_use]
    pub fn plain(text: &str, default: &'static str, extension: &'static str) -> Self {
        let mut short = String::new();
        for char in text.chars().flat_map(transliterate) {
            let is_gap = char == '-';
            if !(is_gap && (short.is_empty() || short.ends_with('-'))) {
                short.push(char);
            }
            if short.len() == MAX_STEM_CHARS {
                break;
            }
        }
        let short = short.trim_end_matches('-');
        // Some systems reserve the names of devices.
        let short = if short.is_empty() || is_reserved(short) {
            default
        } else {
            short
        };
        Self(Cow::Owned(format!("{short}{extension}")))
    }

    /// Builds the name of a file whose contents are identified by a number, such as the fingerprint
    /// of rules.
    #[must_use]
    pub fn from_number(number: u64, extension: &'static str) -> Self {
        Self(Cow::Owned(format!("{number:016x}{extension}")))
    }

    /// Returns this name or, if it is taken, the first free name with a number before the
    /// extension. Ignores case, as many file systems do.
    #[must_use]
    pub fn free_among(self, taken: &[Self]) -> Self {
        let folded: Vec<String> = taken.iter().map(Self::folded).collect();
        let is_taken = |name: &Self| folded.contains(&name.folded());
        if !is_taken(&self) {
            return self;
        }
        let free_name = self.numbered("-", 2).find(|name| !is_taken(name));
        free_name.unwrap_or(self)
    }

    /// Returns the candidates with `separator` and a number, from `first` up, before the extension.
    pub(super) fn numbered(&self, separator: &str, first: u32) -> impl Iterator<Item = Self> {
        let (stem, extension) = self.split();
        (first..first + MAX_CANDIDATES)
            .map(move |number| Self(Cow::Owned(format!("{stem}{separator}{number}{extension}"))))
    }

    /// Appends `suffix` to the name, which is truncated so that the result isn't too long.
    pub(super) fn followed_by(&self, suffix: &str) -> Self {
        let mut length = MAX_NAME_LENGTH
            .saturating_sub(suffix.len())
            .min(self.0.len());
        while !self.0.is_char_boundary(length) {
            length -= 1;
        }
        Self(Cow::Owned(format!("{}{suffix}", &self.0[..length])))
    }

    /// Returns the name as a string.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the name without `extension`, which includes the dot, if it ends with it.
    #[must_use]
    pub fn without(&self, extension: &str) -> &str {
        self.0.strip_suffix(extension).unwrap_or(&self.0)
    }

    /// Returns true if the name ends with `extension`, which includes the dot.
    #[must_use]
    pub fn has_extension(&self, extension: &str) -> bool {
        self.0.ends_with(extension)
    }

    /// Returns the name with its case folded, for comparison.
    fn folded(&self) -> String {
        self.0.to_lowercase()
    }

    /// Splits the name into the stem and the extension, which starts with the dot.
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
    /// Creates a folder whose name is known at compile time.
    ///
    /// # Panics
    /// Panics unless the name consists of lower-case letters, digits, `_`, `-`, spaces and dots. In
    /// a constant, that is a compile error.
    #[must_use]
    pub const fn from_static(name: &'static str) -> Self {
        assert!(is_portable(name), "not a portable name");
        Self(name)
    }

    /// Returns the place of a file in this folder.
    #[must_use]
    pub const fn file(self, name: FileName) -> Place {
        Place {
            folder: Some(self),
            name,
        }
    }

    /// Returns the name of the folder.
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

    /// Returns the file's folder in the home; `None` if it is directly in the home.
    #[must_use]
    pub const fn folder(&self) -> Option<Folder> {
        self.folder
    }

    /// Returns the place of another file in the same folder.
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

/// Returns untrusted text as one line of at most `max_chars` characters, without characters that
/// could garble the text around it, such as control characters and direction marks.
#[must_use]
pub fn shown(text: &str, max_chars: usize) -> String {
    let mut chars = harmless(text);
    let mut line: String = chars.by_ref().take(max_chars).collect();
    if chars.next().is_some() {
        line.pop();
        line.push('…');
    }
    if line.is_empty() {
        PLACEHOLDER.to_owned()
    } else {
        line
    }
}

/// Returns the characters of untrusted text, except those that could garble the text around it.
pub fn harmless(text: &str) -> impl Iterator<Item = char> {
    let visible = text.chars().filter(|char| !is_invisible(*char));
    visible.map(|char| if char.is_control() { ' ' } else { char })
}

/// A path in a message, as one line: control characters and invisible characters are escaped.
///
/// Messages show paths only through this type, as a test of the sources verifies.
#[derive(Clone, Copy, Debug)]
pub struct ShownPath<'a>(pub &'a Path);

impl fmt::Display for ShownPath<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for char in self.0.to_string_lossy().chars() {
            if char.is_control() || is_invisible(char) {
                write!(f, "{}", char.escape_default())?;
            } else {
                fmt::Write::write_char(f, char)?;
            }
        }
        Ok(())
    }
}

/// Returns true for invisible characters: direction marks, zero-width characters, line separators
/// and tags.
const fn is_invisible(char: char) -> bool {
    matches!(char,
        '\u{00AD}' | '\u{061C}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
}

/// Returns true if `name`, with or without an extension, is a device on some system.
fn is_reserved(name: &str) -> bool {
    let name = name.split('.').next().unwrap_or_default().trim_end();
    let name = name.to_ascii_lowercase();
    let device = name.strip_suffix(|digit: char| digit.is_ascii_digit() || "¹²³".contains(digit));
    matches!(
        name.as_str(),
        "con" | "prn" | "aux" | "nul" | "conin$" | "conout$"
    ) || matches!(device, Some("com" | "lpt"))
}

/// Returns true if `name` is short and consists of characters that are valid on every system.
const fn is_portable(name: &str) -> bool {
    let bytes = name.as_bytes();
    let mut index = 0;
    while index < bytes.len() {
        let is_plain =
            matches!(bytes[index], b'a'..=b'z' | b'0'..=b'9' | b'_' | b'-' | b'.' | b' ');
        if !is_plain || (index == 0 && matches!(bytes[index], b'.' | b' ')) {
            return false;
        }
        index += 1;
    }
    !bytes.is_empty() && bytes.len() <= MAX_STEM_CHARS
}

/// Returns the characters that replace `char` in plain file names.
fn transliterate(char: char) -> impl Iterator<Item = char> {
    let replacement = match char {
        'à'..='å' | 'À'..='Å' => "a",
        'è'..='ë' | 'È'..='Ë' => "e",
        'ì'..='ï' | 'Ì'..='Ï' => "i",
        'ò'..='ö' | 'Ò'..='Ö' | 'ø' | 'Ø' => "o",
        'ù'..='ü' | 'Ù'..='Ü' => "u",
        'ç' | 'Ç' => "c",
        'ñ' | 'Ñ' => "n",
        'ß' => "ss",
        '\'' | '’' => "",
        _ if char.is_ascii_alphanumeric() => "",
        _ => "-",
    };
    let itself = char
        .is_ascii_alphanumeric()
        .then(|| char.to_ascii_lowercase());
    itself.into_iter().chain(replacement.chars())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::path::Component;

    use proptest::prelude::*;

    use super::*;

    const ENDING: &str = ".txt";

    fn is_single_component(name: &FileName) -> bool {
        let mut components = Path::new(name.as_str()).components();
        matches!(components.next(), Some(Component::Normal(_))) && components.next().is_none()
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
    fn only_what_a_system_rejects_is_changed_in_a_players_text() {
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
            let sanitized = FileName::sanitized(name, ENDING);
            assert_eq!(sanitized.as_ref().map(FileName::as_str), safe, "{name:?}");
        }
    }

    #[test]
    fn names_that_leave_their_folder_are_rejected() {
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
        let parse = |name| FileName::parse(name).unwrap();
        let taken = [parse("Mine.ron"), parse("mine-2.ron")];
        let free = |name| parse(name).free_among(&taken);
        assert_eq!(free("mine.ron"), parse("mine-3.ron"));
        assert_eq!(free("other.ron"), parse("other.ron"));
    }

    #[test]
    fn a_suffixed_name_is_never_too_long() {
        let long = FileName::parse(&"é".repeat(MAX_NAME_LENGTH / 2)).unwrap();
        let longer = long.followed_by(".damaged");
        assert!(longer.as_str().len() <= MAX_NAME_LENGTH && longer.has_extension(".damaged"));
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
        fn names_built_from_any_text_are_single_path_components(text in any::<String>()) {
            let names = [
                FileName::sanitized(&text, ENDING),
                FileName::parse(&text),
                Some(FileName::plain(&text, "variant", ENDING)),
            ];
            for name in names.into_iter().flatten() {
                prop_assert!(is_single_component(&name));
                prop_assert!(name.as_str().len() <= MAX_NAME_LENGTH);
                let path = Folder::from_static("games").file(name).below(Path::new("home"));
                prop_assert_eq!(path.parent(), Some(Path::new("home/games")));
            }
        }
    }
}
