//! The book file: a header `awale-book VERSION FINGERPRINT NODES`, then a line per position.
//!
//! A line lists the moves to the position as one word (`-` for the start), then the value of each
//! legal move, in hole order, in hundredths of a seed for the player to move. `!` marks a proved
//! value. Lines that begin with `#` are comments. Positions follow their parents. An incomplete
//! last line, left by an interrupted program, is ignored.
//!
//! ```text
//! awale-book 1 65a2f1b0c3d4e5f6 2000000
//! - -35 10 -62 8 -15 40
//! F 12 -9 -40 31 22 5
//! Ff -20 -31 4 0 -88 -12
//! ```

use std::collections::HashSet;
use std::fmt::Write;
use std::sync::Arc;

use thiserror::Error;

use super::{Book, Entry, EntryError, MoveResult};

use awale_rules::RuleSet;

/// The first word of the file.
const MAGIC: &str = "awale-book";
/// The format version.
const VERSION: u32 = 1;
/// Maximum size of a book file, in bytes; enough for [`MAX_POSITIONS`](super::MAX_POSITIONS).
pub const MAX_BYTES: u64 = 1 << 27;
/// Stands for the empty path to the starting position.
const NO_MOVES: &str = "-";

/// Why a text isn't a valid book for the given rules.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BookTextError {
    /// Not a book, or a book of an unsupported version.
    #[error("not an opening book, or of an unsupported version")]
    Unrecognized,
    /// It was grown for other rules.
    #[error("this opening book is for other rules")]
    OtherRules,
    /// A malformed line.
    #[error("line {line}: expected moves (or -) and a value for each legal move")]
    Malformed {
        /// The line number, from 1.
        line: usize,
    },
    /// A line with an invalid entry.
    #[error("line {line}: {reason}")]
    Invalid {
        /// The line number, from 1.
        line: usize,
        /// The cause.
        reason: EntryError,
    },
}

impl Book {
    /// Parses a book for these rules. Every line is replayed, and must have a value for each legal
    /// move; the quality of the values isn't checked.
    ///
    /// # Errors
    /// Returns an error if the text isn't such a book.
    pub fn read(rules: &Arc<RuleSet>, text: &str) -> Result<Self, BookTextError> {
        let complete_lines = text.rfind('\n').map_or("", |end| &text[..end]);
        let mut lines = (1..).zip(complete_lines.lines());
        let (_, header) = lines.next().ok_or(BookTextError::Unrecognized)?;
        let mut book = Self::empty(Arc::clone(rules), parse_header(rules, header)?);
        for (line, text) in lines.filter(|(_, text)| !text.starts_with('#')) {
            let entry = read_entry(rules, text).ok_or(BookTextError::Malformed { line })?;
            match book.insert(&entry) {
                // Duplicate lines are harmless.
                Err(EntryError::Duplicate) if book.contains(&entry) => {}
                inserted => {
                    inserted.map_err(|reason| BookTextError::Invalid { line, reason })?;
                }
            }
        }
        book.back_up(&HashSet::new());
        Ok(book)
    }

    /// Returns the header line, including its line break.
    #[must_use]
    pub fn header(&self) -> String {
        let fingerprint = self.rules.fingerprint();
        format!("{MAGIC} {VERSION} {fingerprint:016x} {}\n", self.nodes)
    }

    /// Formats the whole file.
    #[must_use]
    pub fn to_text(&self) -> String {
        let entries = self.entries().map(|entry| entry.to_line(&self.rules));
        self.header() + &entries.collect::<String>()
    }
}

impl Entry {
    /// Formats the entry as a line, including the line break.
    #[must_use]
    pub fn to_line(&self, rules: &RuleSet) -> String {
        let mut line = if self.path.is_empty() {
            NO_MOVES.to_owned()
        } else {
            rules.geometry().names_of(&self.path)
        };
        for result in &self.moves {
            let mark = if result.is_decided { "!" } else { "" };
            // Writing to a string never fails.
            let _ = write!(line, " {}{mark}", result.value);
        }
        line.push('\n');
        line
    }
}

/// Parses the header, and returns the nodes per search.
fn parse_header(rules: &RuleSet, header: &str) -> Result<u64, BookTextError> {
    let words: Vec<&str> = header.split(' ').collect();
    let [magic, version, fingerprint, nodes] = words[..] else {
        return Err(BookTextError::Unrecognized);
    };
    if magic != MAGIC || version.parse() != Ok(VERSION) {
        return Err(BookTextError::Unrecognized);
    }
    let fingerprint =
        u64::from_str_radix(fingerprint, 16).map_err(|_| BookTextError::Unrecognized)?;
    if fingerprint != rules.fingerprint() {
        return Err(BookTextError::OtherRules);
    }
    nodes.parse().map_err(|_| BookTextError::Unrecognized)
}

fn read_entry(rules: &RuleSet, line: &str) -> Option<Entry> {
    let mut words = line.split(' ');
    let path = match words.next()? {
        NO_MOVES => Vec::new(),
        names => rules.geometry().parse_moves(names).ok()?,
    };
    let moves = words.map(|word| {
        let (number, is_decided) = match word.strip_suffix('!') {
            Some(number) => (number, true),
            None => (word, false),
        };
        let value = number.parse().ok()?;
        Some(MoveResult { value, is_decided })
    });
    Some(Entry {
        path,
        moves: moves.collect::<Option<_>>()?,
    })
}
