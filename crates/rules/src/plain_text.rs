//! Helpers for all text formats.

use std::fmt::Write;

use super::limits::MAX_QUOTE_LENGTH;

/// Strips the byte order mark that Windows editors put at the start of a file. Every reader of a
/// text format calls this first.
#[must_use]
pub fn without_bom(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Truncates `text`, with `…` at the end, if it is too long for an error message.
#[must_use]
pub fn quote(text: &str) -> String {
    match text.char_indices().nth(MAX_QUOTE_LENGTH) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Puts a text in quotation marks, escaping only quotation marks, backslashes and control
/// characters.
pub(super) fn in_quotes(text: &str) -> String {
    let mut escaped = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => escaped.push_str("\\\""),
            '\\' => escaped.push_str("\\\\"),
            '\n' => escaped.push_str("\\n"),
            '\r' => escaped.push_str("\\r"),
            '\t' => escaped.push_str("\\t"),
            _ if letter.is_control() => {
                // Writing to a string can't fail.
                let _ = write!(escaped, "\\u{{{:x}}}", u32::from(letter));
            }
            _ => escaped.push(letter),
        }
    }
    escaped.push('"');
    escaped
}

/// The offset basis of 64-bit FNV-1a.
pub const FNV_OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
/// The prime of 64-bit FNV-1a.
pub const FNV_PRIME: u64 = 0x0100_0000_01b3;

/// Hashes `bytes` with 64-bit FNV-1a, which is the same on every machine and in every version. It
/// detects accidental damage, but doesn't protect against forgery.
#[must_use]
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(FNV_OFFSET, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(FNV_PRIME)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fnv1a_gives_the_published_values() {
        assert_eq!(fnv1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn a_long_text_is_shortened_when_quoted() {
        let long = "é".repeat(MAX_QUOTE_LENGTH + 1);
        assert_eq!(quote(&long).chars().count(), MAX_QUOTE_LENGTH + 1);
        assert!(quote(&long).ends_with('…'));
        assert_eq!(quote("short"), "short");
    }

    #[test]
    fn only_one_byte_order_mark_is_removed() {
        assert_eq!(without_bom("\u{feff}x"), "x");
        assert_eq!(without_bom("x\u{feff}"), "x\u{feff}");
    }
}
