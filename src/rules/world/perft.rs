//! Counts move sequences: the measure by which two move makers are compared.

use super::moves::Move;
use super::position::Position;
use super::rules::Rules;
use crate::rules::Side;

/// The number of move sequences of exactly `depth` plies from `position`, with repetition off and
/// on across rounds. A pass isn't a ply; a game that ends at exactly that length counts.
#[must_use]
pub fn perft(rules: &Rules, position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        // The legal moves are counted without being played.
        1 => position.legal_moves(rules).len() as u64,
        _ => divide(rules, position, depth).map(|(_, count)| count).sum(),
    }
}

/// The same count for each legal move of `position`; `depth` is at least 1 and includes that move.
pub fn divide(rules: &Rules, position: &Position, depth: u32) -> impl Iterator<Item = (Move, u64)> {
    position.legal_moves(rules).iter().map(move |one| {
        let mut after = *position;
        after.play_unchecked(rules, one, |_| 0, &mut ());
        (one, perft(rules, &after, depth - 1))
    })
}

/// The same count from the start of a game in which South begins.
#[must_use]
pub fn perft_from_start(rules: &Rules, depth: u32) -> u64 {
    perft(rules, &Position::start(rules, Side::South, &mut ()), depth)
}
