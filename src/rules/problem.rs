//! What can be wrong with a rule file, each finding in its own plain words.

use std::fmt;

/// A place in a file, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FilePlace {
    /// The line.
    pub line: usize,
    /// The character in that line.
    pub column: usize,
}

impl fmt::Display for FilePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// One thing that is wrong with a rule file. [`text::problem`](crate::text::problem) has the words for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleProblem {
    /// The file is longer than any rule file needs to be.
    TooLarge {
        /// The most bytes that are read.
        limit: usize,
    },
    /// The file holds bytes that are no text.
    NotText,
    /// There is no such field.
    UnknownField {
        /// What the file says.
        found: String,
        /// The fields that could stand there.
        known: &'static [&'static str],
    },
    /// There is no such value.
    UnknownValue {
        /// What the file says.
        found: String,
        /// The values that could stand there.
        known: &'static [&'static str],
    },
    /// A field that can't be left out is left out.
    MissingField {
        /// The field.
        field: &'static str,
    },
    /// A field stands there twice.
    RepeatedField {
        /// The field.
        field: &'static str,
    },
    /// The file ends before the rule does.
    EndsEarly,
    /// The file can't be read further, for another reason: a wrong type, a missing bracket.
    /// In the words of the reader, which are English.
    Syntax(String),
    /// The file was made for another version of the format.
    UnknownFormat {
        /// What the file says.
        found: i64,
        /// What is understood.
        known: i64,
    },
    /// The variant has no name.
    NoName,
    /// A number is out of its range.
    OutOfRange {
        /// The field, with its group: `play.leave`.
        field: String,
        /// What the file says.
        found: i64,
        /// The least allowed value.
        low: i64,
        /// The greatest allowed value.
        high: i64,
    },
    /// `leave` is not less than `min_seeds`.
    NothingToSow {
        /// `play.leave`.
        leave: i64,
        /// `play.min_seeds`.
        min_seeds: i64,
    },
    /// `Only([])`.
    NoCounts {
        /// The field, with its group.
        field: String,
    },
    /// `Between(a, b)` with `a > b`.
    ReversedRange {
        /// The field, with its group.
        field: String,
        /// The first count.
        low: i64,
        /// The second count.
        high: i64,
    },
    /// `from: Any` with a duty to feed.
    FeedingFromAnywhere,
    /// `from: Any` with `reach_opponent`.
    ReachingFromAnywhere,
}

impl RuleProblem {
    /// The field of the file that has to change, as `group.field`; empty where
    /// the whole file is meant.
    #[must_use]
    pub fn field(&self) -> &str {
        match self {
            Self::TooLarge { .. }
            | Self::NotText
            | Self::UnknownField { .. }
            | Self::UnknownValue { .. }
            | Self::MissingField { .. }
            | Self::RepeatedField { .. }
            | Self::EndsEarly
            | Self::Syntax(_) => "",
            Self::UnknownFormat { .. } => "format",
            Self::NoName => "name",
            Self::OutOfRange { field, .. }
            | Self::NoCounts { field }
            | Self::ReversedRange { field, .. } => field,
            Self::NothingToSow { .. } => "play.leave",
            Self::FeedingFromAnywhere => "play.feeding",
            Self::ReachingFromAnywhere => "play.reach_opponent",
        }
    }
}

/// A rule file that was refused, with all that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleFileError {
    /// The findings in the order of the file's fields, each with its place where it has one.
    pub findings: Vec<(Option<FilePlace>, RuleProblem)>,
}

impl RuleFileError {
    pub(super) fn single(place: Option<FilePlace>, problem: RuleProblem) -> Self {
        Self {
            findings: vec![(place, problem)],
        }
    }
}
