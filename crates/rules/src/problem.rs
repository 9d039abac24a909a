//! Problems with rule files.

use std::fmt;

use thiserror::Error;

/// A location in a file. Lines and columns count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SourceLocation {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

impl fmt::Display for SourceLocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// A problem with a rule file. `awale_engine::text::problem` words it for players.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RuleProblem {
    /// The file is too long.
    #[error("the file is longer than {limit} bytes")]
    TooLarge {
        /// The maximum length, in bytes.
        limit: usize,
    },
    /// The file isn't UTF-8.
    #[error("the file is not valid UTF-8")]
    NotText,
    /// There is an unknown field.
    #[error("unknown field `{found}`; expected one of {}", expected.join(", "))]
    UnknownField {
        /// The field as spelled in the file.
        found: String,
        /// The fields that are valid there.
        expected: &'static [&'static str],
    },
    /// There is an unknown value.
    #[error("unknown value `{found}`; expected one of {}", expected.join(", "))]
    UnknownValue {
        /// The value as spelled in the file.
        found: String,
        /// The values that are valid there.
        expected: &'static [&'static str],
    },
    /// A required field is missing.
    #[error("the field `{field}` is missing")]
    MissingField {
        /// The missing field.
        field: &'static str,
    },
    /// A field is given twice.
    #[error("the field `{field}` is given twice")]
    RepeatedField {
        /// The repeated field.
        field: &'static str,
    },
    /// The file ends before the rules are complete.
    #[error("unexpected end of file")]
    EndsEarly,
    /// Any other syntax error, such as a wrong type or a missing bracket, in the parser's words.
    #[error("{0}")]
    Syntax(String),
    /// The file uses an unsupported version of the format.
    #[error("the format is {found}; formats up to {supported} are supported")]
    UnknownFormat {
        /// The file's format version.
        found: i64,
        /// The newest supported version.
        supported: i64,
    },
    /// The file declares an older format than one of its fields or values needs.
    #[error("`{field}` needs `format: {needed}`")]
    NeedsFormat {
        /// The field, with its group.
        field: String,
        /// The first format version that has the field or the value.
        needed: i64,
    },
    /// The variant has no name.
    #[error("`name` is empty")]
    NoName,
    /// A number is out of its range.
    #[error("`{field}` is {found}; it must be from {low} to {high}")]
    OutOfRange {
        /// The field, with its group: `play.leave`.
        field: String,
        /// The value in the file.
        found: i64,
        /// The minimum value.
        low: i64,
        /// The maximum value.
        high: i64,
    },
    /// `leave` is not less than `min_seeds`.
    #[error("`play.leave` is {leave} and `play.min_seeds` is {min_seeds}")]
    NothingToSow {
        /// The value of `play.leave`.
        leave: i64,
        /// The value of `play.min_seeds`.
        min_seeds: i64,
    },
    /// `Only([])` has no counts.
    #[error("`{field}` is an empty list")]
    NoCounts {
        /// The field, with its group.
        field: String,
    },
    /// `Between(low, high)` with `low > high`.
    #[error("`{field}` is `Between({low}, {high})`")]
    ReversedRange {
        /// The field, with its group.
        field: String,
        /// The first count.
        low: i64,
        /// The second count.
        high: i64,
    },
    /// `from: Any` with a duty to feed.
    #[error("`play.feeding` must be `Free` if `play.from` is `Any`")]
    FeedingFromAnywhere,
    /// `from: Any` with `reach_opponent: true`.
    #[error("`play.reach_opponent` must be `false` if `play.from` is `Any`")]
    ReachingFromAnywhere,
    /// `from: Any` with `last_hole_min` above 1.
    #[error("`play.last_hole_min` must be 1 if `play.from` is `Any`")]
    LastHoleFromAnywhere,
    /// `end_squares` together with sowing into stores.
    #[error(
        "a board can't have both `board.end_squares` and `sowing.stores`, which share its ends"
    )]
    EndSquaresAndStores,
    /// `end_squares` together with `rounds`.
    #[error("`board.end_squares` can't be refilled for `rounds`")]
    EndSquaresAndRounds,
    /// The number of counts at the start differs from `holes`.
    #[error("`{field}` has {found} counts; a row has {holes} holes")]
    StartLength {
        /// `board.start` or `board.start_of_north`.
        field: &'static str,
        /// The number of counts that the file lists.
        found: usize,
        /// The number of holes in a row.
        holes: i64,
    },
    /// A start leaves every hole empty.
    #[error("`{field}` puts no seed on the board")]
    EmptyStart {
        /// `board.start` or `board.start_of_north`.
        field: &'static str,
    },
    /// A start together with `fill: Territory`.
    #[error("`{field}` must be empty if `rounds.fill` is `Territory`")]
    StartAndTerritory {
        /// `board.start` or `board.start_of_north`.
        field: &'static str,
    },
    /// `min_holes` is greater than `holes`.
    #[error("`rounds.min_holes` is {found}; a row has {holes} holes")]
    MoreHolesThanRow {
        /// The value in the file.
        found: i64,
        /// The number of holes in a row.
        holes: i64,
    },
    /// The number of rows is neither two nor four.
    #[error("`{field}` is {found}; it must be 2 or 4")]
    Rows {
        /// The field, with its group.
        field: String,
        /// The number in the file.
        found: i64,
    },
    /// A field has a value that requires a different number of rows.
    #[error("`{field}` needs `board.rows: {rows}`")]
    NeedsRows {
        /// The field, with its group.
        field: &'static str,
        /// The number of rows that it requires.
        rows: i64,
    },
    /// A field has a value that conflicts with another field.
    #[error("`{field}` doesn't fit `{beside}`")]
    DoesNotFit {
        /// The field, with its group.
        field: &'static str,
        /// The other field, with its conflicting value or the value that it would need.
        beside: &'static str,
    },
    /// A letter doesn't name one of South's holes, or names one that the field doesn't allow.
    #[error("`{field}` names {found:?}, which isn't one of South's holes that it allows")]
    NoSuchLetter {
        /// The field, with its group.
        field: &'static str,
        /// The letter in the file.
        found: String,
    },
    /// The board has more seeds than a game can hold.
    #[error("the board begins with {found} seeds; a game holds at most {limit}")]
    TooManySeeds {
        /// The number of seeds at the start.
        found: i64,
        /// The maximum number of seeds.
        limit: i64,
    },
    /// A list has too many entries.
    #[error("`{field}` has {found} entries; the maximum is {limit}")]
    TooMany {
        /// The field, with its group.
        field: String,
        /// The number of entries in the file.
        found: usize,
        /// The maximum number of entries.
        limit: usize,
    },
    /// A text has too many characters.
    #[error("`{field}` has {found} characters; the maximum is {limit}")]
    TooLong {
        /// The field.
        field: String,
        /// The number of characters in the file.
        found: usize,
        /// The maximum number of characters.
        limit: usize,
    },
    /// Stands for the problems beyond the limit; always the last one listed.
    #[error("and {count} more")]
    More {
        /// The number of problems not listed.
        count: usize,
    },
}

impl RuleProblem {
    /// Returns the field to change, as `group.field`; empty if the problem concerns the whole file.
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
            | Self::Syntax(_)
            | Self::More { .. } => "",
            Self::UnknownFormat { .. } => "format",
            Self::NoName => "name",
            Self::OutOfRange { field, .. }
            | Self::NeedsFormat { field, .. }
            | Self::NoCounts { field }
            | Self::ReversedRange { field, .. }
            | Self::TooMany { field, .. }
            | Self::Rows { field, .. }
            | Self::TooLong { field, .. } => field,
            Self::NeedsRows { field, .. }
            | Self::DoesNotFit { field, .. }
            | Self::StartLength { field, .. }
            | Self::EmptyStart { field }
            | Self::StartAndTerritory { field }
            | Self::NoSuchLetter { field, .. } => field,
            Self::NothingToSow { .. } => "play.leave",
            Self::FeedingFromAnywhere => "play.feeding",
            Self::ReachingFromAnywhere => "play.reach_opponent",
            Self::LastHoleFromAnywhere => "play.last_hole_min",
            Self::EndSquaresAndStores | Self::EndSquaresAndRounds => "board.end_squares",
            Self::MoreHolesThanRow { .. } => "rounds.min_holes",
            Self::TooManySeeds { .. } => "board.seeds",
        }
    }
}

/// The problems of a rejected rule file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleFileError {
    /// The problems in the order of the file's fields, each with its location if known: at most
    /// [`MAX_FINDINGS`](super::limits::MAX_FINDINGS), followed by [`RuleProblem::More`] if there
    /// are more.
    pub findings: Vec<(Option<SourceLocation>, RuleProblem)>,
}

impl fmt::Display for RuleFileError {
    /// Writes all problems, separated by semicolons.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (place, problem)) in self.findings.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            match place {
                Some(place) => write!(f, "{place}: {problem}")?,
                None => write!(f, "{problem}")?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for RuleFileError {}

impl RuleFileError {
    pub(super) fn single(place: Option<SourceLocation>, problem: RuleProblem) -> Self {
        Self {
            findings: vec![(place, problem)],
        }
    }
}
