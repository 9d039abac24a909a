//! Writes the text of a game file.

use std::fmt::{self, Write};

use super::{Action, GameRecord, RecordedMove, comment};
use crate::notation::move_number;

/// The width at which lines of moves are wrapped, in characters.
const LINE_WIDTH: usize = 78;

/// A move in the syntax of a notation, with its comment and its alternatives.
pub(crate) struct WrittenMove {
    pub word: String,
    /// False for a resignation or an agreement, which has no move number.
    pub is_numbered: bool,
    /// The comment; may be empty.
    pub comment: String,
    /// The alternatives; each begins with its own move.
    pub variations: Vec<Vec<Self>>,
}

impl From<&RecordedMove> for WrittenMove {
    /// Writes the move in our own notation.
    fn from(recorded: &RecordedMove) -> Self {
        let (word, is_numbered) = match recorded.action {
            Action::Ending(ending) => (ending.code().to_owned(), false),
            Action::Move(name) => (name.to_string(), true),
        };
        let variations = recorded.variations.iter();
        Self {
            word,
            is_numbered,
            comment: recorded.comment.clone(),
            variations: variations
                .map(|moves| moves.iter().map(Self::from).collect())
                .collect(),
        }
    }
}

impl fmt::Display for GameRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.tags {
            write_tag(f, name, value)?;
        }
        writeln!(f)?;
        let moves: Vec<WrittenMove> = self.moves.iter().map(WrittenMove::from).collect();
        write_moves(f, "", &self.opening_comment, &moves)
    }
}

/// Writes moves with their numbers, wrapped into lines, after the word `head` and `comment` unless
/// they are empty.
pub(crate) fn write_moves(
    out: &mut impl Write,
    head: &str,
    comment: &str,
    moves: &[WrittenMove],
) -> fmt::Result {
    let mut writer = Writer {
        out,
        width: 0,
        opened: "",
    };
    if !head.is_empty() {
        writer.word(head)?;
    }
    if !comment.is_empty() {
        writer.word(&braced(comment))?;
    }
    writer.line(moves, 0)?;
    if writer.width > 0 {
        writeln!(writer.out)?;
    }
    Ok(())
}

/// Writes a tag on a line of its own.
pub(crate) fn write_tag(out: &mut impl Write, name: &str, value: &str) -> fmt::Result {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(out, "[{name} \"{value}\"]")
}

struct Writer<'a, W> {
    out: &'a mut W,
    /// The number of characters in the line so far.
    width: usize,
    /// The opening parenthesis that directly precedes the next word.
    opened: &'static str,
}

impl<W: Write> Writer<'_, W> {
    /// Writes the moves of a line that follows `ply` plies.
    fn line(&mut self, moves: &[WrittenMove], ply: usize) -> fmt::Result {
        let mut interrupted = true;
        for (ply, written) in (ply..).zip(moves) {
            let number = match move_number(ply) {
                _ if !written.is_numbered => String::new(),
                number if ply % 2 == 0 => format!("{number}. "),
                number if interrupted => format!("{number}... "),
                _ => String::new(),
            };
            let mut word = number + &written.word;
            if !written.comment.is_empty() {
                word.push(' ');
                word.push_str(&braced(&written.comment));
            }
            self.word(&word)?;
            interrupted = !written.variations.is_empty();
            for variation in written.variations.iter().filter(|moves| !moves.is_empty()) {
                self.opened = "(";
                self.line(variation, ply)?;
                self.out.write_char(')')?;
                self.width += 1;
            }
        }
        Ok(())
    }

    fn word(&mut self, word: &str) -> fmt::Result {
        let opened = std::mem::take(&mut self.opened);
        let length = opened.len() + word.chars().count();
        if self.width > 0 && self.width + 1 + length > LINE_WIDTH {
            self.out.write_char('\n')?;
            self.width = 0;
        } else if self.width > 0 {
            self.out.write_char(' ')?;
        }
        self.width += length + 1;
        write!(self.out, "{opened}{word}")
    }
}

fn braced(comment: &str) -> String {
    format!("{{{}}}", comment::escape(comment))
}
