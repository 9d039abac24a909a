//! Books as text: a line `awale-book VERSION FINGERPRINT NODES`, then a line for every position.
//!
//! Such a line has the moves to the position as letters (`-` for the start), and behind them what each legal move is worth in the order
//! of the holes, in hundredths of a seed for the player who moves; `!` behind a value says that it is certain. Lines that begin
//! with `#` are passed over. A position stands behind the one before it. A last line without its end is what a program that was
//! interrupted leaves; it is passed over too.
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

use super::{Book, Entry, EntryError, FoundMove};

use crate::rules::{Hole, RuleSet};

/// What a file begins with.
const MAGIC: &str = "awale-book";
/// Changes whenever files of before can't be read any more, or mean something else.
const VERSION: u32 = 1;
/// The largest file that is read, in bytes.
pub const MOST_BYTES: u64 = 1 << 25;
/// What stands in place of no moves.
const NO_MOVES: &str = "-";

/// Why a text is no book for some rules.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BookTextError {
    /// It is something else, or of another version of the program.
    #[error("this is no opening book that this version reads")]
    Unrecognized,
    /// It was grown for other rules.
    #[error("this opening book is for other rules")]
    OtherRules,
    /// A line isn't as it should be.
    #[error("line {line}: a line has moves, or -, and a value for each legal move")]
    Malformed {
        /// Which, from 1.
        line: usize,
    },
    /// A line says what can't be.
    #[error("line {line}: {reason}")]
    Invalid {
        /// Which, from 1.
        line: usize,
        /// Why.
        reason: EntryError,
    },
}

impl Book {
    /// Reads a book for these rules. What it says is held against the rules: each line is played, and each legal move must have
    /// a value. Whether the values are good ones can't be key.
    ///
    /// # Errors
    /// Why it is none.
    pub fn read(rules: &Arc<RuleSet>, text: &str) -> Result<Self, BookTextError> {
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        let mut lines = (1..).zip(whole.lines());
        let (_, header) = lines.next().ok_or(BookTextError::Unrecognized)?;
        let mut book = Self::empty(Arc::clone(rules), nodes(rules, header)?);
        for (line, text) in lines.filter(|(_, text)| !text.starts_with('#')) {
            let entry = read_entry(rules, text).ok_or(BookTextError::Malformed { line })?;
            book.insert(&entry)
                .map_err(|reason| BookTextError::Invalid { line, reason })?;
        }
        book.back_up(&HashSet::new());
        Ok(book)
    }

    /// The first line of its text, with the end of the line.
    #[must_use]
    pub fn header(&self) -> String {
        let fingerprint = self.rules.fingerprint();
        format!("{MAGIC} {VERSION} {fingerprint:016x} {}\n", self.nodes)
    }

    /// The whole text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let entries = self.entries().map(|entry| entry.to_line(&self.rules));
        self.header() + &entries.collect::<String>()
    }
}

impl Entry {
    /// Its line, with the end of the line.
    #[must_use]
    pub fn to_line(&self, rules: &RuleSet) -> String {
        let mut line = if self.path.is_empty() {
            NO_MOVES.to_owned()
        } else {
            let letters = self.path.iter().map(|&hole| rules.geometry().letter(hole));
            letters.collect()
        };
        for found in &self.moves {
            let mark = if found.is_decided { "!" } else { "" };
            // Writing to a string can't fail.
            let _ = write!(line, " {}{mark}", found.value);
        }
        line.push('\n');
        line
    }
}

/// How many positions each search looked at.
fn nodes(rules: &RuleSet, header: &str) -> Result<u64, BookTextError> {
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
        letters => {
            let holes = letters.chars().map(|letter| rules.geometry().hole(letter));
            holes.collect::<Result<Vec<Hole>, _>>().ok()?
        }
    };
    let moves = words.map(|word| {
        let (number, is_decided) = match word.strip_suffix('!') {
            Some(number) => (number, true),
            None => (word, false),
        };
        let value = number.parse().ok()?;
        Some(FoundMove { value, is_decided })
    });
    Some(Entry {
        path,
        moves: moves.collect::<Option<_>>()?,
    })
}
