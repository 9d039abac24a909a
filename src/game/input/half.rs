//! The halves of a hole: where the player chooses the direction, each is a separate move.

use crate::rules::{Geometry, Hole, Move, Side};

/// The move of a hole. Where the player chooses the direction, it goes towards the right half of
/// the hole or the left one, as South sees them.
pub(super) fn move_towards(geometry: Geometry, hole: Hole, is_right_half: bool) -> Move {
    // Seen from South, its row is sown to the right counterclockwise, and North's to the left.
    let goes_right = geometry.owner(hole) == Side::South;
    if geometry.chooses_direction() && is_right_half != goes_right {
        Move::reversed(hole)
    } else {
        Move::from(hole)
    }
}
