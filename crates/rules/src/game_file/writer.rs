//! Writes the text of a game file.

use std::fmt::{self, Write};

use super::{Action, GameRecord, RecordedMove, comment};

/// Lines of moves are wrapped after this many characters.
pub(crate) const LINE_WIDTH: usize = 78;

impl fmt::Display for GameRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.tags {
            write_tag(f, name, value)?;
        }
        writeln!(f)?;
        let mut writer = Writer {
            out: f,
            width: 0,
            opened: "",
        };
        if !self.opening_comment.is_empty() {
            writer.word(&braced(&self.opening_comment))?;
        }
        writer.line(&self.moves, 0)?;
        if writer.width > 0 {
            writeln!(f)?;
        }
        Ok(())
    }
}

/// Writes a tag as a line.
pub(crate) fn write_tag(out: &mut impl Write, name: &str, value: &str) -> fmt::Result {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(out, "[{name} \"{value}\"]")
}

struct Writer<'a, 'b> {
    out: &'a mut fmt::Formatter<'b>,
    /// Characters in the line so far.
    width: usize,
    /// The opening bracket that directly precedes the next word.
    opened: &'static str,
}

impl Writer<'_, '_> {
    /// The moves of a line that follows `ply` plies.
    fn line(&mut self, moves: &[RecordedMove], ply: usize) -> fmt::Result {
        let mut interrupted = true;
        for (ply, recorded) in (ply..).zip(moves) {
            let mut word = match recorded.action {
                Action::Ending(ending) => ending.code().to_owned(),
                Action::Move(name) if ply % 2 == 0 => format!("{}. {name}", ply / 2 + 1),
                Action::Move(name) if interrupted => format!("{}... {name}", ply / 2 + 1),
                Action::Move(name) => name.to_string(),
            };
            if !recorded.comment.is_empty() {
                word.push(' ');
                word.push_str(&braced(&recorded.comment));
            }
            self.word(&word)?;
            interrupted = !recorded.variations.is_empty();
            for variation in recorded.variations.iter().filter(|moves| !moves.is_empty()) {
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
