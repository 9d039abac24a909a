//! Values that the program stores for its own use, as RON after a line with the format version.
//!
//! Missing fields take their defaults, and unknown fields are ignored. Any other mismatch makes the
//! whole file invalid: the caller sets it aside and tells the player.

use ron::ser::PrettyConfig;
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

/// The version of the format.
const FORMAT: u32 = 1;
/// The prefix of the first line, before the version. In RON, it is a comment.
const HEADER: &str = "// awale format ";

/// Why a stored value could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FormatError {
    /// A newer version of the program wrote it.
    #[error("format {0} of a newer program; this program reads format {FORMAT}")]
    Newer(u32),
    /// The text is invalid.
    #[error("{0}")]
    Invalid(String),
}

/// Reads a value. A text without the header line, perhaps written by a player, is read as the
/// current format.
///
/// # Errors
/// Returns an error if the text is invalid or has a newer format.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, FormatError> {
    let format = match text.strip_prefix(HEADER) {
        Some(rest) => {
            let number = rest.lines().next().unwrap_or_default();
            number.trim().parse().map_err(|_| {
                FormatError::Invalid(format!(
                    "invalid format number in the first line: \"{number}\""
                ))
            })?
        }
        None => FORMAT,
    };
    match format {
        // Later versions will migrate the text of earlier formats here.
        FORMAT => ron::from_str(text).map_err(|error| FormatError::Invalid(error.to_string())),
        0 => Err(FormatError::Invalid("format 0 does not exist".to_owned())),
        newer => Err(FormatError::Newer(newer)),
    }
}

/// Returns the RON style of stored values, with unescaped strings. Escapes take up to three times
/// as many bytes, so a text just short enough to be read could become too long when written.
#[must_use]
pub fn pretty() -> PrettyConfig {
    PrettyConfig::new().new_line("\n").escape_strings(false)
}

/// Formats a value as text.
///
/// # Errors
/// Returns the encoder's error.
pub fn write<T: Serialize>(value: &T) -> Result<String, ron::Error> {
    let body = ron::ser::to_string_pretty(value, pretty())?;
    Ok(format!("{HEADER}{FORMAT}\n{body}\n"))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn values_round_trip_and_a_text_without_a_header_is_accepted() {
        let value = BTreeMap::from([("a".to_owned(), 1)]);
        let text = write(&value).unwrap();
        assert!(text.starts_with("// awale format 1\n"), "{text}");
        assert_eq!(read(&text), Ok(value.clone()));
        assert_eq!(read("{\"a\": 1}"), Ok(value));
    }

    #[test]
    fn newer_formats_are_distinguished_from_invalid_text() {
        let newer = "// awale format 2\n(anything: At(all))";
        assert_eq!(read::<Vec<u8>>(newer), Err(FormatError::Newer(2)));
        for invalid in [
            "",
            "(((",
            "// awale format x\n[]",
            "// awale format 0\n[]",
            "// awale format 1",
        ] {
            let error = read::<Vec<u8>>(invalid).unwrap_err();
            assert!(
                matches!(error, FormatError::Invalid(_)),
                "{invalid}: {error}"
            );
        }
    }
}
