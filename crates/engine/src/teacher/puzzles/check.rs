//! Proves a puzzle again.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use thiserror::Error;

use super::Puzzle;
use super::mining::{best, estimated_lead, gap};
use crate::teacher::{Proof, Prover};
use awale_rules::{Placement, RuleSet};

/// Node budget of a proof, far above what finding the puzzle took.
const NODES: u64 = 20_000_000;

/// Why a puzzle is invalid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CheckError {
    /// The game is over, or a pass is due.
    #[error("the game is over, or the player to move must pass")]
    Position,
    /// The node budget was too small.
    #[error("could not prove the values of the moves")]
    Unproved,
    /// The proved values differ.
    #[error("the proved values of the moves differ")]
    Values,
    /// The right moves aren't the best.
    #[error("the right moves are not the best moves")]
    Right,
    /// The margin differs.
    #[error("the margin is wrong")]
    Margin,
    /// The solution is illegal or doesn't start with a right move.
    #[error("the solution is illegal or starts with a wrong move")]
    Line,
    /// The proof stops before the end of the game, and a deeper search finds another move as good.
    #[error("a deeper search finds another move as good")]
    Doubtful,
    /// It has no theme, or its depth or the length of its solution is invalid.
    #[error("the theme, depth or length of the solution is invalid")]
    Form,
}

/// Proves `puzzle` again with `prover`, which must have the same rules.
///
/// # Errors
/// Returns an error if the puzzle is invalid.
pub fn check(
    rules: &Arc<RuleSet>,
    prover: &mut Prover,
    puzzle: &Puzzle,
    stop: &AtomicBool,
) -> Result<(), CheckError> {
    let mut game = puzzle.game(rules);
    if game.outcome().is_some() || Placement::of(game.position()) != puzzle.placement {
        return Err(CheckError::Position);
    }
    let proved_moves = prover
        .prove(&game, puzzle.proof, NODES, stop)
        .ok_or(CheckError::Unproved)?;
    let mut proved: Vec<_> = proved_moves
        .iter()
        .map(|proved_move| (proved_move.mv, proved_move.seeds))
        .collect();
    let mut stated = puzzle.values.clone();
    proved.sort_unstable();
    stated.sort_unstable();
    if proved != stated {
        return Err(CheckError::Values);
    }
    if best(&proved_moves) != puzzle.right {
        return Err(CheckError::Right);
    }
    if gap(&proved_moves) != Some(i32::from(puzzle.margin)) {
        return Err(CheckError::Margin);
    }
    let starts_right = puzzle
        .line
        .first()
        .is_some_and(|&mv| puzzle.right.contains(mv));
    let can_be_played = puzzle.line.iter().all(|&mv| game.play(mv, &mut ()).is_ok());
    if !starts_right || !can_be_played {
        return Err(CheckError::Line);
    }
    let has_depth =
        (1..=5).contains(&puzzle.depth) && puzzle.line.len() < 2 * usize::from(puzzle.depth);
    if puzzle.themes.is_empty() || !has_depth {
        return Err(CheckError::Form);
    }
    if puzzle.proof != Proof::End
        && estimated_lead(prover, &puzzle.game(rules), puzzle.right, stop) <= 0.0
    {
        return Err(CheckError::Doubtful);
    }
    Ok(())
}
