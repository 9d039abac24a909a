//! The result of a search.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use awale_rules::Move;

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchReport {
    /// The best moves, best first. Empty only if the game is over.
    pub lines: Vec<Line>,
    /// The last completed depth, in plies.
    pub depth: u8,
    /// Whether the best move and its value are proved.
    pub proved: bool,
    /// Nodes visited.
    pub nodes: u64,
    /// Time taken.
    pub time: Duration,
    /// The source of the lines if nothing was searched; `None` after a search.
    pub source: Option<Source>,
}

/// A source of values other than a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// Endgame tables.
    Tables,
    /// The line of a solved starting position.
    Solved,
    /// An opening book.
    Book,
}

/// A move with its value and principal variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The net gain of the player to move from here on, in hundredths of a seed.
    pub value: i32,
    /// Whether the value is proved: every line was searched to the end of the game.
    pub proved: bool,
    /// The principal variation, beginning with the move itself.
    pub moves: Vec<Move>,
}

impl SearchReport {
    /// Returns the best move; `None` if the game is over.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.lines.first().and_then(Line::first_move)
    }
}

impl Line {
    /// Returns the move itself.
    #[must_use]
    pub fn first_move(&self) -> Option<Move> {
        self.moves.first().copied()
    }
}
