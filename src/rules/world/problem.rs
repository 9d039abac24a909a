//! Problems of rule files of format 2.

use std::fmt;

use thiserror::Error;

use crate::rules::problem::FilePlace;
use crate::rules::{RuleFileError, RuleProblem};

/// A problem of a rule file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// A problem that files of format 1 can have too.
    #[error(transparent)]
    Common(#[from] RuleProblem),
    /// `end_squares` together with `stores: Own`.
    #[error("a board can't have `board.end_squares` and `sowing.stores` at the same ends")]
    EndSquaresAndStores,
    /// `end_squares` together with `rounds`.
    #[error("`board.end_squares` can't be refilled for `rounds`")]
    EndSquaresAndRounds,
    /// `start` has another length than `holes`.
    #[error("`{field}` has {found} counts; a row has {holes} holes")]
    StartLength {
        /// The field, with its group.
        field: String,
        /// How many counts the file lists.
        found: usize,
        /// Holes of a row.
        holes: i64,
    },
    /// `start` fills no hole.
    #[error("`{field}` puts no seed on the board")]
    EmptyStart {
        /// The field, with its group.
        field: String,
    },
    /// `start` together with `fill: Territory`.
    #[error("`board.start` must be empty if `rounds.fill` is `Territory`")]
    StartAndTerritory,
    /// `from: Any` with `last_hole_min` above 1.
    #[error("`play.last_hole_min` must be 1 if `play.from` is `Any`")]
    LastHoleFromAnywhere,
    /// More seeds than a game can hold.
    #[error("the board begins with {found} seeds; a game holds at most {limit}")]
    TooManySeeds {
        /// How many there are.
        found: i64,
        /// The most there can be.
        limit: i64,
    },
}

impl Problem {
    /// The field of the file that has to change, as `group.field`; empty if the finding is about
    /// the whole file.
    #[must_use]
    pub fn field(&self) -> &str {
        match self {
            Self::Common(problem) => problem.field(),
            Self::EndSquaresAndStores | Self::EndSquaresAndRounds => "board.end_squares",
            Self::StartLength { field, .. } | Self::EmptyStart { field } => field,
            Self::StartAndTerritory => "board.start",
            Self::LastHoleFromAnywhere => "play.last_hole_min",
            Self::TooManySeeds { .. } => "board.seeds",
        }
    }
}

/// All problems of a rejected rule file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    /// The findings in the order of the file's fields, each with its place if it has one.
    pub findings: Vec<(Option<FilePlace>, Problem)>,
}

impl From<RuleFileError> for FileError {
    fn from(error: RuleFileError) -> Self {
        let findings = error.findings.into_iter();
        Self {
            findings: findings
                .map(|(place, problem)| (place, Problem::Common(problem)))
                .collect(),
        }
    }
}

impl fmt::Display for FileError {
    /// All findings, separated by semicolons.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (place, problem)) in self.findings.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            if let Some(place) = place {
                write!(f, "{place}: ")?;
            }
            write!(f, "{problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for FileError {}
