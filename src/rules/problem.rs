//! What can be wrong with a rule file, each finding in its own plain words.

use std::fmt;

use thiserror::Error;

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

/// One thing that is wrong with a rule file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RuleProblem {
    /// The file is longer than any rule file needs to be.
    #[error("the file has {bytes} bytes; a rule file has {limit} at most")]
    TooLarge {
        /// Its length.
        bytes: usize,
        /// The limit.
        limit: usize,
    },
    /// The file holds bytes that are no text.
    #[error("this is not a text file (it is not valid UTF-8)")]
    NotText,
    /// The file can't be read as a rule: a typing error, an unknown field or value, a wrong type.
    #[error("{0}")]
    Syntax(String),
    /// The file was made for another version of the format.
    #[error("the format is {found}; this program reads format {known}")]
    UnknownFormat {
        /// What the file says.
        found: i64,
        /// What is understood.
        known: i64,
    },
    /// The variant has no name.
    #[error("`name` is empty")]
    NoName,
    /// A number is out of its range.
    #[error("`{field}` is {found}; it must be from {low} to {high}")]
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
    #[error(
        "`play.leave` is {leave} and `play.min_seeds` is {min_seeds}: a lifted hole would give no seed to sow"
    )]
    NothingToSow {
        /// `play.leave`.
        leave: i64,
        /// `play.min_seeds`.
        min_seeds: i64,
    },
    /// `Only([])`.
    #[error("`{field}` is an empty list: `Only([...])` needs at least one count")]
    NoCounts {
        /// The field, with its group.
        field: String,
    },
    /// `Between(a, b)` with `a > b`.
    #[error(
        "`{field}` is Between({low}, {high}): the first count must not be greater than the second"
    )]
    ReversedRange {
        /// The field, with its group.
        field: String,
        /// The first count.
        low: i64,
        /// The second count.
        high: i64,
    },
    /// `from: Any` with a duty to feed.
    #[error(
        "`play.feeding` must be Free where `play.from` is Any: a player can move any seed there is"
    )]
    FeedingFromAnywhere,
    /// `from: Any` with `reach_opponent`.
    #[error("`play.reach_opponent` must be false where `play.from` is Any")]
    ReachingFromAnywhere,
}

impl RuleProblem {
    /// The field of the file that has to change, as `group.field`; empty where
    /// the whole file is meant.
    #[must_use]
    pub fn field(&self) -> &str {
        match self {
            Self::TooLarge { .. } | Self::NotText | Self::Syntax(_) => "",
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

    /// The findings as lines `file:line:column: message`, without the place where there is none.
    #[must_use]
    pub fn report(&self, file: &str) -> String {
        let lines: Vec<String> = self
            .findings
            .iter()
            .map(|(place, problem)| match place {
                Some(place) => format!("{file}:{place}: {problem}"),
                None => format!("{file}: {problem}"),
            })
            .collect();
        lines.join("\n")
    }
}

impl fmt::Display for RuleFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.report("rule file"))
    }
}

impl std::error::Error for RuleFileError {}
