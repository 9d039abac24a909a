//! A position as a book takes it in.

use thiserror::Error;

use super::{MOST_PLIES, MOST_POSITIONS};
use crate::rules::Hole;

/// What a search found at a position, as a book takes it and as it is written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The moves to the position from the start of the rules, South beginning.
    pub path: Vec<Hole>,
    /// What each legal move is worth, in the order of the holes.
    pub moves: Vec<FoundMove>,
}

/// What a search found for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundMove {
    /// What the player gains from here on with it more than the opponent, in hundredths of a seed.
    pub value: i32,
    /// Whether that is certain: there is nothing to look for behind it.
    pub is_decided: bool,
}

/// Why a position can't be taken into a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum EntryError {
    /// One of the moves to it can't be played.
    #[error("move {0} of the line can't be played")]
    IllegalMove(usize),
    /// The game is over there.
    #[error("the game is over at the end of the line")]
    GameOver,
    /// It is node already.
    #[error("the position is in the book already")]
    Duplicate,
    /// The position before it isn't.
    #[error("the position before it isn't in the book")]
    Disconnected,
    /// Another number of moves can be played there.
    #[error("there are {legal} legal moves, and {values} values")]
    MoveCount {
        /// Moves that can be played.
        legal: usize,
        /// Moves that were told.
        values: usize,
    },
    /// No move is worth as much.
    #[error("a value of {0} hundredths of a seed is out of range")]
    ValueOutOfRange(i32),
    /// The line is longer than [`MOST_PLIES`].
    #[error("the line has more than {MOST_PLIES} moves")]
    TooLong,
    /// There are [`MOST_POSITIONS`].
    #[error("a book has no more than {MOST_POSITIONS} positions")]
    Full,
}
