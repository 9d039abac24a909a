//! Errors in game files.

use thiserror::Error;

use super::{MAX_NESTING, MoveName, NotationError, SourceLocation};
use crate::legality::Refusal;
use crate::limits::MAX_TAGS;
use crate::notation::move_number;

/// The reason why a game file can't be parsed or replayed under these rules.
/// `awale_engine::text::file_error` words it for players.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameFileError {
    /// The text at this location is not a tag, a move or a comment.
    #[error("{0}: expected a tag, a move or a comment")]
    Unreadable(SourceLocation),
    /// A tag, a string, a comment or a variation that begins at this location is not closed.
    #[error("{0}: not closed")]
    Unclosed(SourceLocation),
    /// A parenthesis at this location closes a variation that was never opened.
    #[error("{0}: unmatched closing parenthesis")]
    Unopened(SourceLocation),
    /// A variation at this location precedes any move that it could replace.
    #[error("{0}: a variation must follow the move that it replaces")]
    NothingReplaced(SourceLocation),
    /// Variations are nested too deeply.
    #[error("{0}: more than {MAX_NESTING} nested variations")]
    TooDeep(SourceLocation),
    /// There are too many tags; the first one beyond the limit is at this location.
    #[error("{0}: more than {MAX_TAGS} tags")]
    TooManyTags(SourceLocation),
    /// A second game begins at this location.
    #[error("{0}: a second game begins here")]
    SecondGame(SourceLocation),
    /// The starting position doesn't fit the board.
    #[error("invalid starting position: {0}")]
    Start(NotationError),
    /// A move doesn't fit the board.
    #[error("{}{problem}", prefix(.place))]
    NoSuchHole {
        /// Where the move is in the file.
        place: Option<SourceLocation>,
        /// Why the move doesn't fit.
        problem: NotationError,
    },
    /// A move is not legal.
    #[error("{}move {}, {name}, can't be played", prefix(.place), move_number(ply.saturating_sub(1)))]
    Illegal {
        /// Where the move is in the file.
        place: Option<SourceLocation>,
        /// The ply within its line, from 1.
        ply: usize,
        /// The move as written.
        name: MoveName,
        /// Why it can't be played.
        refusal: Refusal,
    },
    /// The players end a game that is already over.
    #[error("{}the game is already over", prefix(.place))]
    OverAlready {
        /// Where the ending is in the file.
        place: Option<SourceLocation>,
    },
}

impl GameFileError {
    /// Returns the location in the file, if known.
    #[must_use]
    pub const fn place(&self) -> Option<SourceLocation> {
        match self {
            Self::Unreadable(place)
            | Self::Unclosed(place)
            | Self::Unopened(place)
            | Self::NothingReplaced(place)
            | Self::TooDeep(place)
            | Self::TooManyTags(place)
            | Self::SecondGame(place) => Some(*place),
            Self::Start(_) => None,
            Self::NoSuchHole { place, .. }
            | Self::Illegal { place, .. }
            | Self::OverAlready { place } => *place,
        }
    }
}

fn prefix(place: &Option<SourceLocation>) -> String {
    place.map_or_else(String::new, |place| format!("{place}: "))
}
