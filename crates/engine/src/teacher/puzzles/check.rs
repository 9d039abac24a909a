//! Verifies a puzzle by proving it again.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use thiserror::Error;

use super::Puzzle;
use super::mining::{best_moves, estimated_margin, margin};
use crate::teacher::{Proof, Prover};
use awale_rules::{Placement, RuleSet};

/// Node budget of a proof, far above that of the miner.
const PROOF_NODES: u64 = 20_000_000;

/// Why a puzzle is invalid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CheckError {
    /// The game is over, or a pass is due.
    #[error("the game is over, or the player to move must pass")]
    Position,
    /// The node budget was too small.
    #[error("could not prove the values of the moves")]
    Unproved,
    /// The values of the moves differ from the proved ones.
    #[error("the values of the moves differ from the proved ones")]
    Values,
    /// The right moves aren't the best.
    #[error("the right moves are not the best moves")]
    Right,
    /// The margin isn't the proved one.
    #[error("the margin is wrong")]
    Margin,
    /// The solution is illegal or doesn't start with a right move.
    #[error("the solution is illegal or starts with a wrong move")]
    Line,
    /// The proof stops before the end of the game, and a deeper search finds a wrong move just as
    /// good.
    #[error("a deeper search finds a wrong move just as good")]
    Doubtful,
    /// The theme is missing, or the depth or the length of the solution is invalid.
    #[error("the theme is missing, or the depth or the length of the solution is invalid")]
    Form,
}

/// Verifies `puzzle` with `prover`, which must have the same rules.
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
        .prove(&game, puzzle.proof, PROOF_NODES, stop)
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
    if best_moves(&proved_moves) != puzzle.right {
        return Err(CheckError::Right);
    }
    if margin(&proved_moves) != Some(i32::from(puzzle.margin)) {
        return Err(CheckError::Margin);
    }
    let starts_right = puzzle
        .line
        .first()
        .is_some_and(|&mv| puzzle.right.contains(mv));
    let is_playable = puzzle.line.iter().all(|&mv| game.play(mv, &mut ()).is_ok());
    if !starts_right || !is_playable {
        return Err(CheckError::Line);
    }
    let is_depth_valid =
        (1..=5).contains(&puzzle.depth) && puzzle.line.len() < 2 * usize::from(puzzle.depth);
    if puzzle.themes.is_empty() || !is_depth_valid {
        return Err(CheckError::Form);
    }
    if puzzle.proof != Proof::End
        && estimated_margin(prover, &puzzle.game(rules), puzzle.right, stop) <= 0.0
    {
        return Err(CheckError::Doubtful);
    }
    Ok(())
}
