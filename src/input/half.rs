//! The halves of a hole: where moves have a direction, each is a move of its own.

use awale_rules::{Game, Geometry, Hole, Move};

/// The move that a half of a hole makes when it is clicked. If only one direction is legal, both
/// halves make it.
pub(super) fn move_at(game: &Game, hole: Hole, is_right_half: bool) -> Move {
    let position = game.position();
    let towards = move_towards(position.geometry(), hole, is_right_half);
    position.legal_moves(game.rules()).pointed_at(towards)
}

/// The move of a hole. Where moves have a direction, it goes towards the right half of
/// the hole or the left one, as South sees them.
pub(super) fn move_towards(geometry: Geometry, hole: Hole, is_right_half: bool) -> Move {
    if geometry.has_signs() && is_right_half != geometry.usual_runs_right(hole) {
        Move::reversed(hole)
    } else {
        Move::from(hole)
    }
}
