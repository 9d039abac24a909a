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
        read_one(text, &mut OwnWords)
    }
}

impl GameRecord {
    /// Reads a collection: games one after another, each but the first starting with a tag.
    ///
    /// # Errors
    /// Returns the first thing that can't be parsed, with its location.
    pub fn read_all(text: &str) -> Result<Vec<Self>, GameFileError> {
        let mut reader = Reader::new(text);
        let mut games = Vec::new();
        while reader.skip_space().is_some() {
            games.push(reader.game(&mut OwnWords)?);
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
pub(crate) fn read_one<W: Words>(text: &str, words: &mut W) -> Result<GameRecord, W::Error> {
    let mut reader = Reader::new(text);
    let record = reader.game(words)?;
    match reader.skip_space() {
        None => Ok(record),
        Some(_) => Err(GameFileError::SecondGame(reader.place()).into()),
    }
}

/// Interprets the words between tags, comments and brackets.
pub(crate) trait Words {
    /// The error for a game that can't be read.
    type Error: From<GameFileError>;

    /// Starts a game with these tags.
    fn begin(&mut self, _tags: &[(String, String)]) -> Result<(), Self::Error> {
        Ok(())
    }

    /// Parses a move; `None` for a move number, a result or any other word that is no step.
    fn word(
        &mut self,
        word: &str,
        place: SourceLocation,
    ) -> Result<Option<Action<MoveName>>, Self::Error>;

    /// Reads a parenthesized note after a move, whose contents start `inside`. Returns its length,
    /// or `None` if it is a variation.
    fn bracket(
        &mut self,
        _inside: &str,
        _place: SourceLocation,
    ) -> Result<Option<usize>, Self::Error> {
        Ok(None)
    }

    /// Called when a variation that replaces the last move begins, or when it ends.
    fn variation(&mut self, _begins: bool) {}
}

/// The interpreter for our own game files.
struct OwnWords;

impl Words for OwnWords {
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

/// Returns `true` if a word, stripped of its number, is the rest of a result: `*`, `-22`.
pub(crate) fn is_result(rest: &str) -> bool {
    let digits = rest.strip_prefix('-');
    let is_number =
        |digits: &str| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    rest == "*" || digits.is_some_and(is_number)
}

/// The stack of lines being read: the main line and the variations nested in it.
#[derive(Default)]
struct Lines {
    main: Line,
    variations: Vec<(SourceLocation, Line)>,
}

#[derive(Default)]
struct Line {
    /// The comment before the first move.
    opening: String,
    moves: Vec<RecordedMove>,
}

impl Lines {
    fn line(&mut self) -> &mut Line {
        match self.variations.last_mut() {
            Some((_, line)) => line,
            None => &mut self.main,
        }
    }

    fn add_comment(&mut self, text: String) {
        let line = self.line();
        let about = match line.moves.last_mut() {
            Some(last) => &mut last.comment,
            None => &mut line.opening,
        };
        comment::add(about, text);
    }

    fn play(&mut self, action: Action<MoveName>, place: SourceLocation) {
        self.line().moves.push(RecordedMove {
            action,
            comment: String::new(),
            variations: Vec::new(),
            place: Some(place),
        });
    }

    fn open(&mut self, place: SourceLocation) -> Result<(), GameFileError> {
        if self.line().moves.is_empty() {
            return Err(GameFileError::NothingReplaced(place));
        }
        if self.variations.len() == MAX_NESTING {
            return Err(GameFileError::TooDeep(place));
        }
        self.variations.push((place, Line::default()));
        Ok(())
    }

    fn close(&mut self, place: SourceLocation) -> Result<(), GameFileError> {
        let Some((_, mut closed)) = self.variations.pop() else {
            return Err(GameFileError::Unopened(place));
        };
        match closed.moves.first_mut() {
            // A comment before a variation belongs to its first move.
            Some(first) => {
                let about_first = std::mem::take(&mut first.comment);
                comment::add(&mut closed.opening, about_first);
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
    at: usize,
    /// The number of bytes counted so far, and the place after them.
    counted: usize,
    place: SourceLocation,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            text: without_bom(text),
            at: 0,
            counted: 0,
            place: SourceLocation { line: 1, column: 1 },
        }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Returns the current place, counted from the last one requested, so that long files are
    /// scanned only once.
    fn place(&mut self) -> SourceLocation {
        for c in self.text[self.counted..self.at].chars() {
            if c == '\n' {
                self.place.line += 1;
                self.place.column = 1;
            } else {
                self.place.column += 1;
            }
        }
        self.counted = self.at;
        self.place
    }

    fn skip_space(&mut self) -> Option<char> {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
        self.rest().chars().next()
    }

    /// Reads the game that begins here, up to the tags of the next one.
    fn game<W: Words>(&mut self, words: &mut W) -> Result<GameRecord, W::Error> {
        let mut record = GameRecord {
            tags: self.tags()?,
            ..GameRecord::default()
        };
        words.begin(&record.tags)?;
        let mut lines = Lines::default();
        while let Some(next) = self.skip_space() {
            let place = self.place();
            match next {
                '[' => break,
                '{' => lines.add_comment(self.comment(place)?),
                '(' => {
                    self.at += 1;
                    if let Some(length) = words.bracket(self.rest(), place)? {
                        self.at += length;
                        continue;
                    }
                    lines.open(place)?;
                    words.variation(true);
                }
                ')' => {
                    self.at += 1;
                    lines.close(place)?;
                    words.variation(false);
                }
                _ => {
                    if let Some(action) = words.word(self.word(), place)? {
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

    /// Reads the comment that begins here, and returns its text.
    fn comment(&mut self, place: SourceLocation) -> Result<String, GameFileError> {
        let inside = &self.rest()[1..];
        let length = comment::end(inside).ok_or(GameFileError::Unclosed(place))?;
        self.at += 1 + length + 1;
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
        self.at += length;
        &rest[..length]
    }
}
