//! The halves of a hole: where moves have a direction, each is a move of its own.

use awale_rules::{Game, Geometry, Hole, Move};

/// Returns the move that a click on this half of a hole makes. If only one direction is legal, both
/// halves make it.
pub(super) fn move_at(game: &Game, hole: Hole, is_right_half: bool) -> Move {
    let position = game.position();
    let towards = move_towards(position.geometry(), hole, is_right_half);
    position.legal_moves(game.rules()).pointed_at(towards)
}

/// Returns the move of a hole. Where moves have a direction, it goes towards this half of the hole,
/// left or right as South sees it.
pub(super) fn move_towards(geometry: Geometry, hole: Hole, is_right_half: bool) -> Move {
    if geometry.has_signs() && is_right_half != geometry.usual_runs_right(hole) {
        Move::reversed(hole)
    } else {
        Move::from(hole)
    }
}
