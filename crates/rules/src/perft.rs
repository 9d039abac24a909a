//! Counts move sequences, to check one move generator against another.

use std::ops::ControlFlow;

use super::board::Side;
use super::moves::Move;
use super::position::Position;
use super::rule_set::RuleSet;

/// Counts the move sequences of exactly `depth` plies from `position`, ignoring repetition. A pass
/// isn't a ply. Games that end before that depth don't count.
#[must_use]
pub fn perft(rules: &RuleSet, position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        // The last ply needs no play, only a count of the legal moves.
        1 => position.legal_moves(rules).len() as u64,
        _ => {
            let mut count = 0;
            position.for_each_move(rules, |_, child, _| {
                count += perft(rules, &child, depth - 1);
                ControlFlow::Continue(())
            });
            count
        }
    }
}

/// Splits the count of [`perft`] by first move, in index order. `depth` must be at least 1 and
/// includes that move.
pub fn divide(
    rules: &RuleSet,
    position: &Position,
    depth: u32,
) -> impl Iterator<Item = (Move, u64)> {
    position.legal_moves(rules).iter().map(move |mv| {
        let mut child = *position;
        child.play_unchecked(rules, mv, &mut ());
        (mv, perft(rules, &child, depth - 1))
    })
}

/// Runs [`perft`] from the starting position, with South to move.
///
/// ```
/// use awale_rules::{library, perft::perft_from_start};
///
/// let rules = library::load("awale").expect("there is such a variant")?;
/// assert_eq!(perft_from_start(&rules, 3), 190);
/// # Ok::<(), awale_rules::RuleFileError>(())
/// ```
#[must_use]
pub fn perft_from_start(rules: &RuleSet, depth: u32) -> u64 {
    perft(rules, &Position::start(rules, Side::South, &mut ()), depth)
}
