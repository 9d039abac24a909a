//! Examples for any rules there are, players' own included: for each thing that rules have, a
//! position and a move that show it, found by the engine itself.
//!
//! [`find`] plays at random from a seed and keeps the clearest example of each [`Kind`] (few
//! seeds, few laps, nothing else in the same move); [`drawing`] says what a picture of one
//! has to show, for the code that draws it. Pure, and the same on every machine.

mod budget;
mod candidates;
mod circle;
pub mod drawing;
mod kind;
mod search;
#[cfg(test)]
mod tests;
mod trial;

use std::sync::Arc;

use crate::rules::{Game, GameEvent, Hole, HoleSet, Placement, Refusal, RuleSet};

pub use kind::{Kind, can_slam, captures_only_what_it_sows, stuck_comes_too_late};

/// A position and what is played there, to show one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// What it shows.
    pub kind: Kind,
    /// The seeds before; South is to play.
    pub placed: Placement,
    /// What is played, in order; never empty, and one move but where a game goes in circles.
    pub moves: Vec<Hole>,
    /// Why the move can't be played, where that is what it shows.
    pub refusal: Option<Refusal>,
    /// What happens, as the engine tells it. Of a refused move, what would happen if it were
    /// allowed, up to its captures.
    pub events: Vec<GameEvent>,
    /// The holes that it is about: those captured, those spared, those that may be played instead.
    pub marks: HoleSet,
}

impl Example {
    /// The hole that is played first, or that can't be.
    #[must_use]
    pub fn hole(&self) -> Hole {
        self.moves[0]
    }

    /// The game in which it can be played on a board.
    #[must_use]
    pub fn game(&self, rules: &Arc<RuleSet>) -> Game {
        Game::set_up(Arc::clone(rules), &self.placed, &mut ())
    }
}

/// The clearest example of each kind that `rules` speak of, in the order of the rule book; a
/// kind that was not found is left out. Tries moves with about 5 million events at most, which is a
/// fraction of a second; most rules need less.
#[must_use]
pub fn find(rules: &Arc<RuleSet>) -> Vec<Example> {
    search::Search::new(rules).run()
}

/// Plays `moves` as far as they can be played, and says what happened.
fn played(game: &mut Game, moves: &[Hole]) -> Vec<GameEvent> {
    let mut events = Vec::new();
    for &hole in moves {
        if game.play(hole, &mut events).is_err() {
            break;
        }
    }
    events
}
