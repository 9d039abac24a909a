//! Reads the text of a game file.

use std::str::FromStr;

use super::{
    Action, GameFileError, GameRecord, MAX_NESTING, MoveName, RecordedMove, SourceLocation, comment,
};
use crate::Ending;
use crate::limits::MAX_TAGS;
use crate::plain_text::without_bom;

impl FromStr for GameRecord {
    type Err = GameFileError;

    fn from_str(text: &str) -> Result<Self, GameFileError> {
        read_single(text, &mut NativeWords)
    }
}

impl GameRecord {
    /// Reads a collection of consecutive games; all except the first must start with a tag.
    ///
    /// # Errors
    /// Returns the first syntax error, with its location.
    pub fn read_all(text: &str) -> Result<Vec<Self>, GameFileError> {
        let mut reader = Reader::new(text);
        let mut games = Vec::new();
        while reader.skip_space().is_some() {
            games.push(reader.game(&mut NativeWords)?);
        }
        Ok(games)
    }

    /// Reads only the tags at the start of a game file, without its moves.
    ///
    /// # Errors
    /// Returns the location of a tag that can't be parsed.
    pub fn read_tags(text: &str) -> Result<Vec<(String, String)>, GameFileError> {
        Reader::new(text).tags()
    }
}

/// Reads a file that contains one game.
pub(crate) fn read_single<W: WordParser>(
    text: &str,
    parser: &mut W,
) -> Result<GameRecord, W::Error> {
    let mut reader = Reader::new(text);
    let record = reader.game(parser)?;
    match reader.skip_space() {
        None => Ok(record),
        Some(_) => Err(GameFileError::SecondGame(reader.place()).into()),
    }
}

/// Parses the words of a notation: whatever stands between tags, comments and brackets.
pub(crate) trait WordParser {
    /// The error for a game that can't be parsed.
    type Error: From<GameFileError>;

    /// Begins a game with these tags.
    fn begin(&mut self, _tags: &[(String, String)]) -> Result<(), Self::Error> {
        Ok(())
    }

    /// Parses a move or an ending; `None` for a move number, a result or any other word to skip.
    fn word(
        &mut self,
        word: &str,
        place: SourceLocation,
    ) -> Result<Option<Action<MoveName>>, Self::Error>;

    /// Reads a parenthesized note after a move, where `inside` starts after the parenthesis.
    /// Returns the length of the note, or `None` for a variation.
    fn bracket(
        &mut self,
        _inside: &str,
        _place: SourceLocation,
    ) -> Result<Option<usize>, Self::Error> {
        Ok(None)
    }

    /// Handles the beginning or the end of a variation that replaces the last move.
    fn variation(&mut self, _begins: bool) {}
}

/// The parser for our own game files.
struct NativeWords;

impl WordParser for NativeWords {
    type Error = GameFileError;

    fn word(
        &mut self,
        word: &str,
        place: SourceLocation,
    ) -> Result<Option<Action<MoveName>>, GameFileError> {
        let action = without_number(word);
        if let Some(ending) = Ending::from_code(action) {
            return Ok(Some(Action::Ending(ending)));
        }
        if let Some(name) = MoveName::parse(action) {
            return Ok(Some(Action::Move(name)));
        }
        if action.is_empty() || is_result(action) {
            return Ok(None);
        }
        Err(GameFileError::Unreadable(place))
    }
}

/// Strips a leading move number: `1.C` becomes `C`.
pub(crate) fn without_number(word: &str) -> &str {
    word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.')
}

/// Returns `true` if a word, with its leading number stripped, is the rest of a result: `*`, `-22`.
pub(crate) fn is_result(rest: &str) -> bool {
    let digits = rest.strip_prefix('-');
    let is_number =
        |digits: &str| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    rest == "*" || digits.is_some_and(is_number)
}

/// The stack of lines being read: the main line and the variations nested in it.
#[derive(Default)]
struct Lines {
    main: RecordedLine,
    variations: Vec<(SourceLocation, RecordedLine)>,
}

#[derive(Default)]
struct RecordedLine {
    /// The comment before the first move.
    opening: String,
    moves: Vec<RecordedMove>,
}

impl Lines {
    fn line(&mut self) -> &mut RecordedLine {
        match self.variations.last_mut() {
            Some((_, line)) => line,
            None => &mut self.main,
        }
    }

    fn add_comment(&mut self, text: String) {
        let line = self.line();
        let target = match line.moves.last_mut() {
            Some(last) => &mut last.comment,
            None => &mut line.opening,
        };
        comment::append(target, text);
    }

    fn play(&mut self, action: Action<MoveName>, place: SourceLocation) {
        self.line().moves.push(RecordedMove {
            action,
            comment: String::new(),
            variations: Vec::new(),
            place: Some(place),
        });
    }

    fn open_variation(&mut self, place: SourceLocation) -> Result<(), GameFileError> {
        if self.line().moves.is_empty() {
            return Err(GameFileError::NothingReplaced(place));
        }
        if self.variations.len() == MAX_NESTING {
            return Err(GameFileError::TooDeep(place));
        }
        self.variations.push((place, RecordedLine::default()));
        Ok(())
    }

    fn close_variation(&mut self, place: SourceLocation) -> Result<(), GameFileError> {
        let Some((_, mut closed)) = self.variations.pop() else {
            return Err(GameFileError::Unopened(place));
        };
        match closed.moves.first_mut() {
            // A comment before a variation belongs to its first move.
            Some(first) => {
                let own_comment = std::mem::take(&mut first.comment);
                comment::append(&mut closed.opening, own_comment);
                first.comment = closed.opening;
                if let Some(replaced) = self.line().moves.last_mut() {
                    replaced.variations.push(closed.moves);
                }
            }
            None => self.add_comment(closed.opening),
        }
        Ok(())
    }

    fn finish(self) -> Result<(String, Vec<RecordedMove>), GameFileError> {
        match self.variations.last() {
            Some(&(place, _)) => Err(GameFileError::Unclosed(place)),
            None => Ok((self.main.opening, self.main.moves)),
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    offset: usize,
    /// The number of bytes before `place`, which is the last location requested.
    counted: usize,
    place: SourceLocation,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            text: without_bom(text),
            offset: 0,
            counted: 0,
            place: SourceLocation { line: 1, column: 1 },
        }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.offset..]
    }

    /// Returns the current location, counted from the last one requested, so that long files are
    /// scanned only once.
    fn place(&mut self) -> SourceLocation {
        for c in self.text[self.counted..self.offset].chars() {
            if c == '\n' {
                self.place.line += 1;
                self.place.column = 1;
            } else {
                self.place.column += 1;
            }
        }
        self.counted = self.offset;
        self.place
    }

    fn skip_space(&mut self) -> Option<char> {
        let rest = self.rest();
        self.offset += rest.len() - rest.trim_start().len();
        self.rest().chars().next()
    }

    /// Reads the game that begins here, up to the tags of the next one.
    fn game<W: WordParser>(&mut self, parser: &mut W) -> Result<GameRecord, W::Error> {
        let mut record = GameRecord {
            tags: self.tags()?,
            ..GameRecord::default()
        };
        parser.begin(&record.tags)?;
        let mut lines = Lines::default();
        while let Some(next) = self.skip_space() {
            let place = self.place();
            match next {
                '[' => break,
                '{' => lines.add_comment(self.comment(place)?),
                '(' => {
                    self.offset += 1;
                    if let Some(length) = parser.bracket(self.rest(), place)? {
                        self.offset += length;
                        continue;
                    }
                    lines.open_variation(place)?;
                    parser.variation(true);
                }
                ')' => {
                    self.offset += 1;
                    lines.close_variation(place)?;
                    parser.variation(false);
                }
                _ => {
                    if let Some(action) = parser.word(self.word(), place)? {
                        lines.play(action, place);
                    }
                }
            }
        }
        (record.opening_comment, record.moves) = lines.finish()?;
        Ok(record)
    }

    fn tags(&mut self) -> Result<Vec<(String, String)>, GameFileError> {
        let mut tags = Vec::new();
        while self.skip_space() == Some('[') {
            let place = self.place();
            if tags.len() == MAX_TAGS {
                return Err(GameFileError::TooManyTags(place));
            }
            tags.push(self.tag(place)?);
        }
        Ok(tags)
    }

    /// Reads a tag: `[Name "value"]`, with `\"` and `\\` as escapes in the value.
    fn tag(&mut self, place: SourceLocation) -> Result<(String, String), GameFileError> {
        let inside = &self.rest()[1..];
        let name_length = inside
            .find(|c: char| !c.is_alphanumeric() && c != '_')
            .unwrap_or(inside.len());
        let name = &inside[..name_length];
        let value = inside[name_length..].trim_start();
        if value.is_empty() {
            return Err(GameFileError::Unclosed(place));
        }
        if name.is_empty() || !value.starts_with('"') {
            return Err(GameFileError::Unreadable(place));
        }
        let mut value_text = String::new();
        let mut characters = value.char_indices().skip(1);
        while let Some((offset, c)) = characters.next() {
            match c {
                '"' => {
                    let rest = value[offset + 1..].trim_start();
                    let Some(rest) = rest.strip_prefix(']') else {
                        return Err(GameFileError::Unclosed(place));
                    };
                    self.offset = self.text.len() - rest.len();
                    return Ok((name.to_owned(), value_text));
                }
                '\\' => value_text.extend(characters.next().map(|(_, escaped)| escaped)),
                _ => value_text.push(c),
            }
        }
        Err(GameFileError::Unclosed(place))
    }

    /// Reads the comment that begins here and returns its text.
    fn comment(&mut self, place: SourceLocation) -> Result<String, GameFileError> {
        let inside = &self.rest()[1..];
        let length = comment::end(inside).ok_or(GameFileError::Unclosed(place))?;
        self.offset += 1 + length + 1;
        Ok(comment::unescape(&inside[..length]))
    }

    /// Reads the word that begins here.
    fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let length = rest
            .find(|c: char| c.is_whitespace() || "{}[]()".contains(c))
            .unwrap_or(rest.len());
        // A stray bracket counts as a word.
        let length = length.max(rest.chars().next().map_or(0, char::len_utf8));
        self.offset += length;
        &rest[..length]
    }
}
