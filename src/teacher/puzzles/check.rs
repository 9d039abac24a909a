//! Proves a puzzle anew.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use thiserror::Error;

use super::Puzzle;
use super::mining::{best, estimated_lead, gap};
use crate::rules::{Placement, RuleSet};
use crate::teacher::{Proof, Prover};

/// Positions that a proof may take: far more than it took when the puzzle was found.
const NODES: u64 = 20_000_000;

/// Why a puzzle is none.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Flaw {
    /// The position can't be played on as it stands.
    #[error("the position is over, or its player has to pass")]
    Position,
    /// The values can't be proved.
    #[error("the values of the moves can't be proved")]
    Unproved,
    /// The moves are worth something else.
    #[error("the moves are worth something else")]
    Values,
    /// The right moves are not those that are worth most.
    #[error("the right moves are not those that are worth most")]
    Right,
    /// The margin is another one.
    #[error("the margin is another one")]
    Margin,
    /// The line can't be played, or doesn't begin with a right move.
    #[error("the line can't be played, or begins with a wrong move")]
    Line,
    /// The proof doesn't reach the end of the game, and a search that sees farther finds another move as good.
    #[error("a search that sees farther finds another move as good")]
    Doubtful,
    /// There is no theme, or the depth or the length of the line is impossible.
    #[error("theme, depth or length of the line are impossible")]
    Form,
}

/// Proves `puzzle` anew with `prover`, which must be for the same rules.
///
/// # Errors
/// What is wrong with the puzzle.
pub fn check(
    rules: &Arc<RuleSet>,
    prover: &mut Prover,
    puzzle: &Puzzle,
    stop: &AtomicBool,
) -> Result<(), Flaw> {
    let mut game = puzzle.game(rules);
    if game.outcome().is_some() || Placement::of(game.position()) != puzzle.placement {
        return Err(Flaw::Position);
    }
    let worths = prover
        .prove(&game, puzzle.proof, NODES, stop)
        .ok_or(Flaw::Unproved)?;
    let mut proved: Vec<_> = worths
        .iter()
        .map(|worth| (worth.hole, worth.seeds))
        .collect();
    let mut promised = puzzle.values.clone();
    proved.sort_unstable();
    promised.sort_unstable();
    if proved != promised {
        return Err(Flaw::Values);
    }
    if best(&worths) != puzzle.right {
        return Err(Flaw::Right);
    }
    if gap(&worths) != Some(i32::from(puzzle.margin)) {
        return Err(Flaw::Margin);
    }
    let is_begun_right = puzzle
        .line
        .first()
        .is_some_and(|&hole| puzzle.right.contains(hole));
    let can_be_played = puzzle
        .line
        .iter()
        .all(|&hole| game.play(hole, &mut ()).is_ok());
    if !is_begun_right || !can_be_played {
        return Err(Flaw::Line);
    }
    let has_depth =
        (1..=5).contains(&puzzle.depth) && puzzle.line.len() < 2 * usize::from(puzzle.depth);
    if puzzle.themes.is_empty() || !has_depth {
        return Err(Flaw::Form);
    }
    if puzzle.proof != Proof::End
        && estimated_lead(prover, &puzzle.game(rules), puzzle.right, stop) <= 0.0
    {
        return Err(Flaw::Doubtful);
    }
    Ok(())
}
