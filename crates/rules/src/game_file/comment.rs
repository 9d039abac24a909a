//! Escapes comments so that any text survives a round trip.

/// Escapes a comment to be written between `{` and `}`.
pub(super) fn escape(comment: &str) -> String {
    let trimmed = comment.trim();
    let trimmed_start = comment.len() - comment.trim_start().len();
    let mut escaped = String::with_capacity(comment.len());
    for (at, c) in comment.char_indices() {
        let is_outer_space = at < trimmed_start || at >= trimmed_start + trimmed.len();
        match c {
            '\\' | '}' => escaped.extend(['\\', c]),
            '\n' => escaped.push_str("\\n"),
            // Readers trim comments and the spaces around line breaks.
            _ if is_outer_space || c.is_control() => {
                escaped.push_str(&format!("\\u{:04x}", u32::from(c)));
            }
            _ => escaped.push(c),
        }
    }
    escaped
}

/// Restores the text of a comment from its escaped form.
pub(super) fn unescape(escaped: &str) -> String {
    let lines: Vec<&str> = escaped
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    let joined = lines.join(" ");
    let mut comment = String::with_capacity(joined.len());
    let mut rest = joined.as_str();
    while let Some(at) = rest.find('\\') {
        comment.push_str(&rest[..at]);
        let escaped = &rest[at + 1..];
        let (c, length) = escaped_character(escaped).unwrap_or(('\\', 0));
        comment.push(c);
        rest = &escaped[length..];
    }
    comment + rest
}

/// Decodes the escape sequence after a backslash: the character, and the number of bytes consumed.
fn escaped_character(escaped: &str) -> Option<(char, usize)> {
    match escaped.chars().next()? {
        c @ ('\\' | '}') => Some((c, 1)),
        'n' => Some(('\n', 1)),
        'u' => {
            let digits = escaped.get(1..5)?;
            let is_number = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
            let code = u32::from_str_radix(digits, 16).ok().filter(|_| is_number)?;
            Some((char::from_u32(code)?, 5))
        }
        _ => None,
    }
}

/// Finds the closing brace of the comment that `text` starts inside.
pub(super) fn end(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    let ends = |(_, c): &(usize, char)| {
        let ends = *c == '}' && !is_escaped;
        is_escaped = *c == '\\' && !is_escaped;
        ends
    };
    text.char_indices().find(ends).map(|(at, _)| at)
}

/// Appends `more` to a comment, separated by a space.
pub(super) fn append(comment: &mut String, more: String) {
    if comment.is_empty() {
        *comment = more;
    } else if !more.is_empty() {
        comment.push(' ');
        comment.push_str(&more);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_survives_escaping() {
        let texts = [
            "a capture",
            "{in} brackets (both)",
            "\\",
            "\\n is no new line, \\} no bracket",
            "two\nlines, \r\n and  spaces",
            " margins\u{a0}",
            "\n",
            "\u{85}next line\u{2028}",
            "\t\u{0}\u{3000}",
            "C:\\new\\u12",
        ];
        for text in texts {
            let written = escape(text);
            assert_eq!(end(&format!("{written}}} more")), Some(written.len()));
            assert_eq!(unescape(&written), text);
            assert_eq!(unescape(&format!("\n  {written} \r\n")), text);
        }
    }

    #[test]
    fn comments_of_other_programs_are_read() {
        assert_eq!(unescape(" one \n  two\r\n\nthree "), "one two three");
        assert_eq!(unescape("a \\ b \\x \\uzzzz \\"), "a \\ b \\x \\uzzzz \\");
    }
}
