//! Entries of an opening book.

use thiserror::Error;

use super::{MAX_PLIES, MAX_POSITIONS};
use awale_rules::Move;

/// The search results at a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The moves that lead to the position from the start, with South moving first.
    pub path: Vec<Move>,
    /// The results of all legal moves, in hole order.
    pub moves: Vec<MoveResult>,
}

/// The search result of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveResult {
    /// The player's net gain from here on, in hundredths of a seed.
    pub value: i32,
    /// Whether the value is proved, so that nothing below it needs a search.
    pub is_decided: bool,
}

/// Why an entry can't be added to a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum EntryError {
    /// A move of the line is illegal.
    #[error("move {0} of the line is illegal")]
    IllegalMove(usize),
    /// The game is over at the position.
    #[error("the game is over at the end of the line")]
    GameOver,
    /// The position is already in the book.
    #[error("the position is already in the book")]
    Duplicate,
    /// The previous position isn't in the book.
    #[error("the previous position isn't in the book")]
    Disconnected,
    /// The number of values differs from the number of legal moves.
    #[error("expected {legal} values, one for each legal move, but found {values}")]
    MoveCount {
        /// Legal moves.
        legal: usize,
        /// Values in the entry.
        values: usize,
    },
    /// A value is out of range.
    #[error("a value of {0} hundredths of a seed is out of range")]
    ValueOutOfRange(i32),
    /// The line is longer than [`MAX_PLIES`].
    #[error("the line has more than {MAX_PLIES} moves")]
    TooLong,
    /// The book already has [`MAX_POSITIONS`] positions.
    #[error("the book is full: it has {MAX_POSITIONS} positions")]
    Full,
}
