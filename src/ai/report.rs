//! What a search has found.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::rules::Hole;

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchReport {
    /// The best moves with their values, best first. Empty only when the game is over.
    pub lines: Vec<Line>,
    /// Plies of the last search that was finished.
    pub depth: u8,
    /// Whether nothing can change the value of the best move, nor that it is the best.
    pub proved: bool,
    /// Positions visited.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
    /// Where the lines come from if nothing was searched; `None` if a search has found them.
    pub known: Option<Source>,
}

/// Where values come from that weren't searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// Endgame tables.
    Tables,
    /// The line of a solved start.
    Solved,
    /// An opening book.
    Book,
}

/// A move, what it is worth, and how the game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What the player to move gains from here on more than the opponent, in
    /// hundredths of a seed.
    pub value: i32,
    /// Whether every line was searched to the end of the game, so that nothing can change the value.
    pub proved: bool,
    /// Best play on both sides as far as it is known; the first is the move itself.
    pub moves: Vec<Hole>,
}

impl SearchReport {
    /// The best move; `None` if the game is over.
    #[must_use]
    pub fn best(&self) -> Option<Hole> {
        self.lines.first().and_then(Line::hole)
    }
}

impl Line {
    /// The move itself.
    #[must_use]
    pub fn hole(&self) -> Option<Hole> {
        self.moves.first().copied()
    }
}
