//! Reads the text of a game file.

use std::str::FromStr;

use super::{FilePlace, GameFileError, GameRecord, RecordedMove};

impl FromStr for GameRecord {
    type Err = GameFileError;

    fn from_str(text: &str) -> Result<Self, GameFileError> {
        let mut reader = Reader { text, at: 0 };
        let mut record = Self::default();
        while let Some(next) = reader.skip_space() {
            let place = reader.place();
            match next {
                '[' => record.tags.push(reader.tag(place)?),
                '{' => {
                    let comment = reader.until('}', place)?;
                    // What is said before the first move belongs to no move.
                    if let Some(last) = record.moves.last_mut() {
                        last.comment = comment.split_whitespace().collect::<Vec<_>>().join(" ");
                    }
                }
                _ => {
                    if let Some(letter) = reader.word(place)? {
                        record.moves.push(RecordedMove {
                            letter,
                            comment: String::new(),
                        });
                    }
                }
            }
        }
        Ok(record)
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn place(&self) -> FilePlace {
        let before = &self.text[..self.at];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        FilePlace {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }

    fn skip_space(&mut self) -> Option<char> {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
        self.rest().chars().next()
    }

    /// What lies between the bracket under the reader and `end`.
    fn until(&mut self, end: char, place: FilePlace) -> Result<&'a str, GameFileError> {
        let inside = &self.rest()[1..];
        let length = inside.find(end).ok_or(GameFileError::Unclosed(place))?;
        self.at += 1 + length + end.len_utf8();
        Ok(&inside[..length])
    }

    /// `[Name "value"]`, with `\"` and `\\` in the value.
    fn tag(&mut self, place: FilePlace) -> Result<(String, String), GameFileError> {
        let inside = &self.rest()[1..];
        let name_length = inside
            .find(|c: char| !c.is_alphanumeric())
            .unwrap_or(inside.len());
        let name = &inside[..name_length];
        let value = inside[name_length..].trim_start();
        if name.is_empty() || !value.starts_with('"') {
            return Err(GameFileError::Unreadable(place));
        }
        let mut written = String::new();
        let mut characters = value.char_indices().skip(1);
        while let Some((at, c)) = characters.next() {
            match c {
                '"' => {
                    let after = value[at + 1..].trim_start();
                    let Some(after) = after.strip_prefix(']') else {
                        return Err(GameFileError::Unclosed(place));
                    };
                    self.at = self.text.len() - after.len();
                    return Ok((name.to_owned(), written));
                }
                '\\' => written.extend(characters.next().map(|(_, escaped)| escaped)),
                _ => written.push(c),
            }
        }
        Err(GameFileError::Unclosed(place))
    }

    /// A move, or something between moves that says nothing new: a number, a result.
    fn word(&mut self, place: FilePlace) -> Result<Option<char>, GameFileError> {
        let rest = self.rest();
        let length = rest
            .find(|c: char| c.is_whitespace() || c == '{' || c == '[')
            .unwrap_or(rest.len());
        let word = &rest[..length];
        self.at += length;
        // `1.C` is a number and a move.
        let number_length = word
            .find(|c: char| !c.is_ascii_digit() && c != '.')
            .unwrap_or(word.len());
        let mut letters = word[number_length..].chars();
        match (letters.next(), letters.next()) {
            (None, _) => Ok(None),
            (Some(letter), None) if letter.is_ascii_alphabetic() => Ok(Some(letter)),
            (Some('*'), None) => Ok(None),
            (Some('-'), Some(c)) if c.is_ascii_digit() && letters.all(|c| c.is_ascii_digit()) => {
                Ok(None)
            }
            _ => Err(GameFileError::Unreadable(place)),
        }
    }
}
