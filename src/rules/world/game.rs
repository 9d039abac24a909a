//! A game or match: a position with its history, for repetition, undo and the result.

use std::collections::HashMap;
use std::sync::Arc;

use thiserror::Error;

use super::ending::Outcome;
use super::event::EventSink;
use super::moves::Move;
use super::position::{Played, Position};
use super::rules::Rules;
use crate::rules::Side;

/// The move is not legal, or the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the move is not legal")]
pub struct IllegalMove;

/// A game in progress, or over.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Arc<Rules>,
    /// Never empty: the start, then the position after every ply.
    positions: Vec<Position>,
    moves: Vec<Move>,
    /// How often each position has occurred.
    occurrences: HashMap<Position, usize>,
}

impl Game {
    /// A new game in which `begins` has the first move.
    #[must_use]
    pub fn new(rules: Arc<Rules>, begins: Side) -> Self {
        let start = Position::start(&rules, begins, &mut ());
        Self::starting(rules, start)
    }

    /// A game from a position that was set up by hand.
    #[must_use]
    pub fn set_up(rules: Arc<Rules>, position: Position) -> Self {
        let start = position.set_up(&rules, &mut ());
        Self::starting(rules, start)
    }

    fn starting(rules: Arc<Rules>, start: Position) -> Self {
        Self {
            rules,
            positions: vec![start],
            moves: Vec::new(),
            occurrences: HashMap::from([(start.key(), 1)]),
        }
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    /// The moves so far.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Plays `one`, and all that follows from it.
    ///
    /// # Errors
    /// If the move is not legal; the game is then unchanged.
    pub fn play(&mut self, one: Move, sink: &mut impl EventSink) -> Result<Played, IllegalMove> {
        let mut position = *self.position();
        if !position.legal_moves(&self.rules).contains(one) {
            return Err(IllegalMove);
        }
        let occurred = |position: &Position| self.occurrences(position);
        let played = position.play_unchecked(&self.rules, one, occurred, sink);
        *self.occurrences.entry(position.key()).or_default() += 1;
        self.positions.push(position);
        self.moves.push(one);
        Ok(played)
    }

    /// Takes the last ply back; `false` if there is none.
    pub fn take_back(&mut self) -> bool {
        if self.moves.pop().is_none() {
            return false;
        }
        if let Some(position) = self.positions.pop()
            && let Some(count) = self.occurrences.get_mut(&position.key())
        {
            *count -= 1;
        }
        true
    }

    /// How often `position` has occurred so far.
    #[must_use]
    pub fn occurrences(&self, position: &Position) -> usize {
        self.occurrences.get(&position.key()).copied().unwrap_or(0)
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }
}
