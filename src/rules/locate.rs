//! Finds a field in the text of a rule file that has been read without errors,
//! so that a value that makes no sense can be reported with line and column.

use super::problem::FilePlace;

/// Where the name of the field `path` (`group.field`, list items by number)
/// stands in `text`; the nearest enclosing group where the field is left out.
pub(super) fn locate(text: &str, path: &str) -> Option<FilePlace> {
    let wanted: Vec<&str> = path.split('.').filter(|part| !part.is_empty()).collect();
    let mut best: Option<(usize, FilePlace)> = None;
    let mut open: Vec<Group> = Vec::new();
    let mut tokens = Tokens::new(text);
    while let Some((place, token)) = tokens.next() {
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
                    let found = matching_parts(&open, &wanted);
                    if found > best.map_or(0, |(parts, _)| parts) {
                        best = Some((found, place));
                    }
                }
            }
        }
    }
    best.map(|(_, place)| place)
}

/// What is known of an open bracket: the field it has come to, or the item.
#[derive(Default)]
struct Group<'a> {
    field: Option<&'a str>,
    items: usize,
}

/// How many parts of `wanted` the open groups spell, from the first on; 0 when
/// they name another field. Brackets without fields (`Some((...))`) count for nothing,
/// items of a list by their number.
fn matching_parts(open: &[Group], wanted: &[&str]) -> usize {
    let mut found = 0;
    for group in open {
        match (group.field, wanted.get(found)) {
            (Some(field), Some(part)) if field == *part => found += 1,
            (Some(_), _) => return 0,
            (None, Some(part)) if part.parse() == Ok(group.items) => found += 1,
            (None, _) => {}
        }
    }
    found
}

enum Token<'a> {
    Name(&'a str),
    Open,
    Close,
    Comma,
}

/// The words and brackets of a text, without strings and comments.
struct Tokens<'a> {
    text: &'a str,
    at: usize,
    place: FilePlace,
}

impl<'a> Tokens<'a> {
    const fn new(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            place: FilePlace { line: 1, column: 1 },
        }
    }

    fn next(&mut self) -> Option<(FilePlace, Token<'a>)> {
        loop {
            let rest = &self.text[self.at..];
            let first = rest.chars().next()?;
            let place = self.place;
            let (length, token) = match first {
                '(' | '[' | '{' => (1, Some(Token::Open)),
                ')' | ']' | '}' => (1, Some(Token::Close)),
                ',' => (1, Some(Token::Comma)),
                '"' => (string_length(rest), None),
                '/' if rest.starts_with("//") => (rest.find('\n').unwrap_or(rest.len()), None),
                '/' if rest.starts_with("/*") => {
                    (rest.find("*/").map_or(rest.len(), |end| end + 2), None)
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
                return Some((place, token));
            }
        }
    }

    fn is_before_colon(&self) -> bool {
        self.text[self.at..].trim_start().starts_with(':')
    }

    fn advance(&mut self, length: usize) {
        for c in self.text[self.at..self.at + length].chars() {
            if c == '\n' {
                self.place = FilePlace {
                    line: self.place.line + 1,
                    column: 1,
                };
            } else {
                self.place.column += 1;
            }
        }
        self.at += length;
    }
}

/// The length in bytes of the quoted string that `text` begins with.
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
        locate(TEXT, path).map(|place| (place.line, place.column))
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
    fn a_field_left_out_is_placed_at_its_group() {
        assert_eq!(at("end.seeds_left_below"), Some((7, 5)));
        assert_eq!(at("play.leave"), None);
    }
}
