//! Finds a field in the text of a rule file that parsed without errors, so that an invalid value
//! can be reported with its line and column.

use super::problem::SourceLocation;

/// Locates the name of each field in `paths` (`group.field`, with list items by index) in `text`:
/// at the innermost enclosing group if the field is omitted, or `None` if the groups are omitted
/// too. Scans the text once, whatever the number of fields.
pub(super) fn locate(text: &str, paths: &[&str]) -> Vec<Option<SourceLocation>> {
    locate_with(&mut Tokens::new(text), paths)
}

fn locate_with(tokens: &mut Tokens<'_>, paths: &[&str]) -> Vec<Option<SourceLocation>> {
    let mut fields: Vec<FieldPath> = paths.iter().map(|path| FieldPath::new(path)).collect();
    let mut open: Vec<Group> = Vec::new();
    while let Some((location, token)) = tokens.next() {
        match token {
            Token::Open => open.push(Group::default()),
            Token::Close => {
                open.pop();
            }
            Token::Comma => {
                if let Some(group) = open.last_mut() {
                    group.items += 1;
                    group.field = None;
                }
            }
            Token::Name(name) => {
                if tokens.is_before_colon() {
                    if let Some(group) = open.last_mut() {
                        group.field = Some(name);
                    }
                    for field in &mut fields {
                        field.match_name(&open, location);
                    }
                }
            }
        }
    }
    fields.into_iter().map(|field| field.location).collect()
}

/// A field to find.
struct FieldPath<'a> {
    parts: Vec<&'a str>,
    /// The number of leading parts that the best match so far, at `location`, has in common.
    matched: usize,
    location: Option<SourceLocation>,
}

impl<'a> FieldPath<'a> {
    fn new(path: &'a str) -> Self {
        Self {
            parts: path.split('.').filter(|part| !part.is_empty()).collect(),
            matched: 0,
            location: None,
        }
    }

    /// Records a field name at `location`, inside the groups `open`, if it is the best match so
    /// far.
    fn match_name(&mut self, open: &[Group], location: SourceLocation) {
        let matched = matching_parts(open, &self.parts);
        if matched > self.matched {
            self.matched = matched;
            self.location = Some(location);
        }
    }
}

/// An open bracket, with the current field or item in it.
#[derive(Default)]
struct Group<'a> {
    field: Option<&'a str>,
    items: usize,
}

/// Returns the number of leading parts of `field` that the open groups match; 0 if they name
/// another field. Skips brackets without fields (`Some((...))`), and matches list items by index.
fn matching_parts(open: &[Group], field: &[&str]) -> usize {
    let mut matched = 0;
    for group in open {
        match (group.field, field.get(matched)) {
            (Some(field), Some(part)) if field == *part => matched += 1,
            (Some(_), _) => return 0,
            (None, Some(part)) if part.parse() == Ok(group.items) => matched += 1,
            (None, _) => {}
        }
    }
    matched
}

enum Token<'a> {
    Name(&'a str),
    Open,
    Close,
    Comma,
}

/// Tokenizes a text, skipping strings and comments.
struct Tokens<'a> {
    text: &'a str,
    offset: usize,
    location: SourceLocation,
    /// The number of bytes read, to test that the time is linear.
    #[cfg(test)]
    steps: usize,
}

impl<'a> Tokens<'a> {
    const fn new(text: &'a str) -> Self {
        Self {
            text,
            offset: 0,
            location: SourceLocation { line: 1, column: 1 },
            #[cfg(test)]
            steps: 0,
        }
    }

    fn next(&mut self) -> Option<(SourceLocation, Token<'a>)> {
        loop {
            let rest = &self.text[self.offset..];
            let first = rest.chars().next()?;
            let location = self.location;
            let (length, token) = match first {
                '(' | '[' | '{' => (1, Some(Token::Open)),
                ')' | ']' | '}' => (1, Some(Token::Close)),
                ',' => (1, Some(Token::Comma)),
                '"' => (string_length(rest), None),
                '/' if rest.starts_with("//") => (rest.find('\n').unwrap_or(rest.len()), None),
                '/' if rest.starts_with("/*") => (comment_length(rest), None),
                'r' if raw_string_length(rest).is_some() => {
                    (raw_string_length(rest).unwrap_or(1), None)
                }
                _ if first.is_alphanumeric() || first == '_' => {
                    let length = rest
                        .find(|c: char| !c.is_alphanumeric() && c != '_')
                        .unwrap_or(rest.len());
                    (length, Some(Token::Name(&rest[..length])))
                }
                _ => (first.len_utf8(), None),
            };
            self.advance(length);
            if let Some(token) = token {
                return Some((location, token));
            }
        }
    }

    fn is_before_colon(&self) -> bool {
        self.text[self.offset..].trim_start().starts_with(':')
    }

    fn advance(&mut self, length: usize) {
        #[cfg(test)]
        {
            self.steps += length;
        }
        for c in self.text[self.offset..self.offset + length].chars() {
            if c == '\n' {
                self.location = SourceLocation {
                    line: self.location.line + 1,
                    column: 1,
                };
            } else {
                self.location.column += 1;
            }
        }
        self.offset += length;
    }
}

/// Returns the length in bytes of the block comment at the start of `text`, including `/*` and
/// `*/`; comments nest.
fn comment_length(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    loop {
        let rest = &text[at..];
        if rest.starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            match rest.chars().next() {
                Some(c) => at += c.len_utf8(),
                None => return at,
            }
        }
    }
}

/// Returns the length in bytes of the raw string (`r"..."`, `r#"..."#`) at the start of `text`, if
/// there is one.
fn raw_string_length(text: &str) -> Option<usize> {
    let marked = text.strip_prefix('r')?;
    let quoted = marked.trim_start_matches('#');
    let inside = quoted.strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(marked.len() - quoted.len()));
    let length = inside.find(&end).map_or(inside.len(), |at| at + end.len());
    Some(text.len() - inside.len() + length)
}

/// Returns the length in bytes of the quoted string at the start of `text`.
fn string_length(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "(\n    name: \"play: (\", // play: x\n    board: (holes: 9),\n    also_played_on: [(holes: 3), (holes: 5,\n      seeds: 99)],\n    sowing: (relay: Some((max_laps: 0))),\n    end: (majority: true),\n)";

    fn at(path: &str) -> Option<(usize, usize)> {
        locate(TEXT, &[path])[0].map(|location| (location.line, location.column))
    }

    #[test]
    fn fields_are_found_in_their_groups() {
        assert_eq!(at("name"), Some((2, 5)));
        assert_eq!(at("board.holes"), Some((3, 13)));
        assert_eq!(at("also_played_on.1.holes"), Some((4, 35)));
        assert_eq!(at("also_played_on.1.seeds"), Some((5, 7)));
        assert_eq!(at("sowing.relay.max_laps"), Some((6, 27)));
    }

    #[test]
    fn a_missing_field_is_located_at_its_group() {
        assert_eq!(at("end.seeds_left_below"), Some((7, 5)));
        assert_eq!(at("play.leave"), None);
    }

    #[test]
    fn strings_and_comments_contain_no_fields() {
        let text = "(name: r#\"a\" end: (\"#, /* /* */ end: ( */ about: \"\\\"end: (\", end: (majority: true))";
        let found = locate(text, &["end.majority", "end"]);
        let column = |index: usize| found[index].map(|location| location.column);
        assert_eq!(column(0), text.rfind("majority").map(|at| at + 1));
        assert_eq!(column(1), text.rfind("end").map(|at| at + 1));
    }

    #[test]
    fn the_text_is_read_once_for_any_number_of_fields() {
        let text = format!(
            "(name: \"x\", also_played_on: [{}])",
            "(holes: 3),".repeat(5000)
        );
        let paths: Vec<String> = (0..30)
            .map(|index| format!("also_played_on.{}.holes", 150 * index))
            .collect();
        let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
        let mut tokens = Tokens::new(&text);
        let places = locate_with(&mut tokens, &paths);
        assert!(places.iter().all(Option::is_some));
        assert_eq!(tokens.steps, text.len());
    }
}
