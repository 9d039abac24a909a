//! Lines of best play from a solved position.

use super::search::{Query, Searcher, child_threshold};
use awale_engine::ai::model::Model;
use awale_engine::ai::tables::Exactness;
use awale_engine::ai::value::SEED;
use awale_rules::{EndReason, Game, Move};

/// Maximum number of moves in a line.
const MAX_MOVES: usize = 300;

/// Finds moves that keep the `value` of the current position of `game` for both players, until the
/// game ends, would repeat, or the search is stopped.
pub(super) fn best_line<M: Model>(
    searcher: &mut Searcher<'_, M>,
    mut game: Game,
    value: i32,
) -> Vec<Move> {
    let start = game.moves().len();
    let mut value = value;
    while game.outcome().is_none() && game.moves().len() < start + MAX_MOVES {
        let mover = game.position().to_move();
        let Some(mv) = best_move(searcher, &game, value) else {
            break;
        };
        let lead_before = game.position().lead(mover);
        if game.play(mv, &mut ()).is_err() {
            break;
        }
        value -= game.position().lead(mover) - lead_before;
        if game.position().to_move() != mover {
            value = -value;
        }
    }
    game.moves()[start..].to_vec()
}

/// Finds a move that keeps the value, without a repetition if possible.
fn best_move<M: Model>(searcher: &mut Searcher<'_, M>, game: &Game, value: i32) -> Option<Move> {
    let shared = searcher.shared();
    let exact_tables = shared
        .tables
        .filter(|_| shared.exactness == Exactness::Margin);
    if let Some(line) = exact_tables.and_then(|tables| tables.best(game))
        && line.value == SEED * value
    {
        // A table also knows the way out of a layer.
        return line.first_move();
    }
    let mover = game.position().to_move();
    let (mut candidates, mut repeating) = (Vec::new(), Vec::new());
    for mv in moves_in_order(searcher, game) {
        let mut child = game.clone();
        if child.play(mv, &mut ()).is_err() {
            continue;
        }
        let gain = child.position().lead(mover) - game.position().lead(mover);
        let position = child.position();
        if position
            .end()
            .is_some_and(|end| end != EndReason::Repetition)
        {
            if gain == value {
                return Some(mv);
            }
            continue;
        }
        if child.outcome().is_some() {
            if value == 0 {
                repeating.push(mv);
            }
            continue;
        }
        // Valued as if the game began there: the value doesn't depend on the path.
        let moves_again = position.to_move() == mover;
        let question = Query {
            state: shared.model.state_of(position),
            threshold: child_threshold(value, gain, moves_again),
            is_reached: moves_again,
        };
        candidates.push((mv, question));
    }
    let (moves, questions): (Vec<Move>, Vec<_>) = candidates.into_iter().unzip();
    let best = searcher.first_proved(&questions).map(|index| moves[index]);
    best.or_else(|| repeating.first().copied())
}

/// Lists the legal moves, the stored best move first.
fn moves_in_order<M: Model>(searcher: &Searcher<'_, M>, game: &Game) -> Vec<Move> {
    let shared = searcher.shared();
    let state = shared.model.state_of(game.position());
    let number = shared.numbers.number_of(shared.model, &state);
    let best = shared.memory.get(number).and_then(|entry| entry.best);
    let mut moves: Vec<Move> = game.position().legal_moves(game.rules()).iter().collect();
    moves.sort_by_key(|&mv| best != Some(mv));
    moves
}
