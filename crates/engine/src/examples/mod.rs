//! Finds examples for any rule set, including custom ones: for each feature of the rules, a
//! position and a move that show it.
//!
//! [`find`] plays at random from a fixed seed and keeps the clearest example of each [`Feature`]
//! (few seeds, few laps, no other feature in the same move). [`drawing`] turns an example into a
//! drawing, as plain data. Deterministic on every machine.

mod budget;
mod candidates;
mod cycle;
pub mod drawing;
mod feature;
mod rings;
mod search;
#[cfg(test)]
mod tests;
mod trial;

use std::sync::Arc;

use awale_rules::{Game, GameEvent, Hole, HoleSet, Move, Narrowed, Placement, Refusal, RuleSet};

pub use feature::{
    Feature, FourRowFeature, allows_any_hole_with_enough_seeds, can_slam, captures_only_at_home,
    captures_only_what_it_sows, never_ends_stuck,
};

/// A position and moves from it that show one feature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The feature that it shows.
    pub feature: Feature,
    /// The position before the moves; South is to play.
    pub placement: Placement,
    /// The moves, in order; never empty. More than one only for a repetition.
    pub moves: Vec<Move>,
    /// The reason why the move is illegal, if the example shows an illegal move.
    pub refusal: Option<Refusal>,
    /// The events of the moves. For an illegal move, the events that it would cause, up to its
    /// captures.
    pub events: Vec<GameEvent>,
    /// The holes to highlight, such as those captured, spared, or playable instead.
    pub marks: HoleSet,
}

impl Example {
    /// Returns the first move, which may be illegal.
    #[must_use]
    pub fn mv(&self) -> Move {
        self.moves[0]
    }

    /// Returns the hole of the first move.
    #[must_use]
    pub fn hole(&self) -> Hole {
        // No example begins with a swap.
        self.mv().hole().unwrap_or(Hole::new(0))
    }

    /// Sets up a game in which to play the example.
    #[must_use]
    pub fn game(&self, rules: &Arc<RuleSet>) -> Game {
        Game::set_up(Arc::clone(rules), &self.placement, &mut ())
    }
}

/// Finds the clearest example of each feature that `rules` allow, in the order of the rule book.
/// Omits features without an example.
///
/// Stops after 5 million events, which takes a fraction of a second; most rule sets need fewer.
#[must_use]
pub fn find(rules: &Arc<RuleSet>) -> Vec<Example> {
    match rules.narrowed() {
        Narrowed::FourRows(_) => rings::find(rules),
        Narrowed::TwoRows(on_two) => search::Search::new(on_two).run(rules),
    }
}

/// The random seed, fixed so that the same rules always give the same examples.
const SEED: u64 = 1996;

/// Plays `moves` up to the first illegal one and returns the events.
fn play_all(game: &mut Game, moves: &[Move]) -> Vec<GameEvent> {
    let mut events = Vec::new();
    for &mv in moves {
        if game.play(mv, &mut events).is_err() {
            break;
        }
    }
    events
}
