//! Writes the text of a game file.

use std::fmt::{self, Write};

use super::{Action, GameRecord, RecordedMove, comment};
use crate::notation::move_number;

/// The maximum width of a line of moves, in characters.
const LINE_WIDTH: usize = 78;

/// A move in the syntax of a notation, with its comment and its alternatives.
pub(crate) struct WrittenMove {
    pub word: String,
    /// Whether the word takes a move number: false for a resignation or an agreement.
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

/// Writes moves with their numbers, wrapped into lines, after `first_word` and `comment`, which may
/// both be empty.
pub(crate) fn write_moves(
    out: &mut impl Write,
    first_word: &str,
    comment: &str,
    moves: &[WrittenMove],
) -> fmt::Result {
    let mut writer = Writer {
        out,
        width: 0,
        opening: "",
    };
    if !first_word.is_empty() {
        writer.write_word(first_word)?;
    }
    if !comment.is_empty() {
        writer.write_word(&braced(comment))?;
    }
    writer.write_line(moves, 0)?;
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
    /// The width of the current line so far, in characters.
    width: usize,
    /// The opening parenthesis to write before the next word, if any.
    opening: &'static str,
}

impl<W: Write> Writer<'_, W> {
    /// Writes the moves of a line that starts after `ply` plies.
    fn write_line(&mut self, moves: &[WrittenMove], ply: usize) -> fmt::Result {
        let mut needs_number = true;
        for (ply, recorded) in (ply..).zip(moves) {
            let number = match move_number(ply) {
                _ if !recorded.is_numbered => String::new(),
                number if ply % 2 == 0 => format!("{number}. "),
                number if needs_number => format!("{number}... "),
                _ => String::new(),
            };
            let mut word = number + &recorded.word;
            if !recorded.comment.is_empty() {
                word.push(' ');
                word.push_str(&braced(&recorded.comment));
            }
            self.write_word(&word)?;
            needs_number = !recorded.variations.is_empty();
            for variation in recorded.variations.iter().filter(|moves| !moves.is_empty()) {
                self.opening = "(";
                self.write_line(variation, ply)?;
                self.out.write_char(')')?;
                self.width += 1;
            }
        }
        Ok(())
    }

    fn write_word(&mut self, word: &str) -> fmt::Result {
        let opening = std::mem::take(&mut self.opening);
        let length = opening.len() + word.chars().count();
        if self.width > 0 && self.width + 1 + length > LINE_WIDTH {
            self.out.write_char('\n')?;
            self.width = 0;
        } else if self.width > 0 {
            self.out.write_char(' ')?;
        }
        self.width += length + 1;
        write!(self.out, "{opening}{word}")
    }
}

fn braced(comment: &str) -> String {
    format!("{{{}}}", comment::escape(comment))
}
