//! A line of best play, once a value is proved.

use super::search::{Searcher, threshold_below};
use super::solve::lead;
use crate::ai::model::Model;
use crate::ai::tables::Exactness;
use crate::ai::value::SEED;
use crate::rules::{Game, Hole};

/// The longest line that is told, in moves.
const MOST_MOVES: usize = 300;

/// Moves that keep the `value` of the position that `game` has come to, for both players; it ends with the game, when the game
/// would come round, or when the search is stopped.
pub(super) fn best_line<M: Model>(
    searcher: &mut Searcher<'_, M>,
    mut game: Game,
    value: i32,
) -> Vec<Hole> {
    let begun = game.moves().len();
    let mut value = value;
    while game.outcome().is_none() && game.moves().len() < begun + MOST_MOVES {
        let mover = game.position().to_move();
        let Some(hole) = best_move(searcher, &game, value) else {
            break;
        };
        let before = lead(game.position(), mover);
        if game.play(hole, &mut ()).is_err() {
            break;
        }
        value -= lead(game.position(), mover) - before;
        if game.position().to_move() != mover {
            value = -value;
        }
    }
    game.moves()[begun..].to_vec()
}

/// A move that keeps the value, and comes to no position of the game again if there is such a one.
fn best_move<M: Model>(searcher: &mut Searcher<'_, M>, game: &Game, value: i32) -> Option<Hole> {
    let shared = searcher.shared();
    let exact = shared
        .tables
        .filter(|_| shared.exactness == Exactness::Margin);
    if let Some(line) = exact.and_then(|tables| tables.best(game))
        && line.value == SEED * value
    {
        // A table knows the way out of a layer too.
        return line.hole();
    }
    let mover = game.position().to_move();
    let mut round = None;
    for hole in game.position().legal_moves(game.rules()).iter() {
        let mut after = game.clone();
        if after.play(hole, &mut ()).is_err() {
            continue;
        }
        let gain = lead(after.position(), mover) - lead(game.position(), mover);
        let position = after.position();
        // Judged as if the game had only begun there: what a position is worth doesn't depend on how it was reached.
        let comes_round = game.positions().contains(position)
            || after.outcome().is_some() && position.end().is_none();
        let keeps = if position.end().is_some() {
            gain == value
        } else {
            let again = position.to_move() == mover;
            let below = threshold_below(value, gain, again);
            searcher.prove(&shared.model.hold(position), below)? == again
        };
        if keeps && !comes_round {
            return Some(hole);
        }
        if keeps {
            round = round.or(Some(hole));
        }
    }
    round
}
