//! The halves of a hole: where moves have a direction, each half plays a different move.

use awale_rules::{Game, Geometry, Hole, Move};

/// Returns the move that a click on this half of a hole plays. If only one direction is legal, both
/// halves play it.
pub(super) fn move_at(game: &Game, hole: Hole, is_right_half: bool) -> Move {
    let position = game.position();
    let pointed_move = move_towards(position.geometry(), hole, is_right_half);
    position.legal_moves(game.rules()).pointed_at(pointed_move)
}

/// Returns the move of a hole. Where moves have a direction, it goes towards this half of the hole,
/// left or right as South sees it.
pub(super) fn move_towards(geometry: Geometry, hole: Hole, is_right_half: bool) -> Move {
    if geometry.has_signs() && is_right_half != geometry.usual_direction_runs_right(hole) {
        Move::reversed(hole)
    } else {
        Move::from(hole)
    }
}
