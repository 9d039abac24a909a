//! Converts a game tree to a record and back.

use super::{Action, GameFileError, GameRecord, RecordedMove};
use crate::game::Game;
use crate::game_tree::{GameTree, NodeId};
use crate::legality::Refusal;

/// The nesting depth down to which the branch followed last becomes the main line. Below it, the
/// largest branch does, so that the nesting of any tree that fits in memory stays within the
/// reader's limit.
const MAX_FOLLOWED_NESTING: usize = 100;

/// Records all moves of `tree`, its line first.
pub(super) fn moves(tree: &GameTree) -> Vec<RecordedMove> {
    let recorder = TreeRecorder {
        tree,
        sizes: tree.branch_sizes(),
    };
    recorder.line_after(NodeId::START, 0)
}

struct TreeRecorder<'a> {
    tree: &'a GameTree,
    /// For each step, the size of the branch that begins with it.
    sizes: Vec<usize>,
}

impl TreeRecorder<'_> {
    fn line_after(&self, start: NodeId, nesting: usize) -> Vec<RecordedMove> {
        let mut moves = Vec::new();
        let mut parent = start;
        while let Some(main) = self.main_branch(parent, nesting) {
            let mut recorded = self.record(main);
            let branches = self.tree.children(parent).iter();
            for &other in branches.filter(|&&other| other != main) {
                let mut variation = vec![self.record(other)];
                variation.extend(self.line_after(other, nesting + 1));
                recorded.variations.push(variation);
            }
            moves.push(recorded);
            parent = main;
        }
        moves
    }

    fn main_branch(&self, parent: NodeId, nesting: usize) -> Option<NodeId> {
        if nesting < MAX_FOLLOWED_NESTING {
            return self.tree.followed(parent);
        }
        let branches = self.tree.children(parent).iter().copied();
        branches.max_by_key(|branch| self.sizes[branch.index()])
    }

    fn record(&self, node: NodeId) -> RecordedMove {
        // Only the start has no action, and it isn't part of any branch.
        let action = self.tree.action(node);
        let action = action.unwrap_or(Action::Ending(crate::Ending::Agreed));
        RecordedMove::of(self.tree.rules(), action, self.tree.comment(node))
    }
}

/// Builds the tree of `record` from the game `start`, in time proportional to the number of moves.
pub(super) fn build(record: &GameRecord, start: Game) -> Result<GameTree, GameFileError> {
    let mut tree = GameTree::new(start.clone());
    tree.set_comment(NodeId::START, record.opening_comment.as_str());
    let mut builder = TreeBuilder {
        tree: &mut tree,
        game: start,
    };
    let mut last = builder.add_line(NodeId::START, &record.moves, 0)?;
    if let Some(ending) = record.ending_from_tag() {
        builder.replay(&record.moves)?;
        // If the game is already over, its outcome stays.
        last = builder.add(last, Action::Ending(ending)).unwrap_or(last);
    }
    tree.rebuild_from_start();
    // The tree's line may continue past the end of the main line, as a variation that starts like
    // the main line may be longer.
    tree.go_to(last);
    Ok(tree)
}

/// A tree under construction, with a game that plays and undoes moves along the branches.
struct TreeBuilder<'a> {
    tree: &'a mut GameTree,
    game: Game,
}

impl TreeBuilder<'_> {
    fn add(&mut self, parent: NodeId, action: Action) -> Result<NodeId, Refusal> {
        self.tree.add(parent, action, &mut self.game)
    }

    /// Adds a line and its variations after `start`, to which `ply` plies lead, and returns the
    /// line's last step. The game is at `start` before and after.
    fn add_line(
        &mut self,
        start: NodeId,
        moves: &[RecordedMove],
        ply: usize,
    ) -> Result<NodeId, GameFileError> {
        // The line comes first, so that it precedes its variations even if they share moves.
        let last = self.add_main_line(start, moves, ply)?;
        self.take_back(moves.len());
        let up_to_last_variation = moves
            .iter()
            .rposition(|recorded| !recorded.variations.is_empty());
        let up_to_last_variation = up_to_last_variation.map_or(&[][..], |last| &moves[..=last]);
        let mut parent = start;
        for (index, recorded) in up_to_last_variation.iter().enumerate() {
            for variation in &recorded.variations {
                self.add_line(parent, variation, ply + index)?;
            }
            parent = self.add_recorded(parent, recorded, ply + index)?;
        }
        self.take_back(up_to_last_variation.len());
        Ok(last)
    }

    /// Adds a line after `start` with its comments but no variations, and returns its last step.
    fn add_main_line(
        &mut self,
        start: NodeId,
        moves: &[RecordedMove],
        ply: usize,
    ) -> Result<NodeId, GameFileError> {
        let mut last = start;
        for (ply, recorded) in (ply..).zip(moves) {
            last = self.add_recorded(last, recorded, ply)?;
            if self.tree.comment(last) != recorded.comment {
                self.tree.add_comment(last, &recorded.comment);
            }
        }
        Ok(last)
    }

    fn add_recorded(
        &mut self,
        parent: NodeId,
        recorded: &RecordedMove,
        ply: usize,
    ) -> Result<NodeId, GameFileError> {
        let action = recorded.action_on(self.tree.rules())?;
        self.add(parent, action)
            .map_err(|refusal| recorded.refusal_error(ply + 1, refusal))
    }

    /// Plays the main line to its end.
    fn replay(&mut self, moves: &[RecordedMove]) -> Result<(), GameFileError> {
        let mut last = NodeId::START;
        for (ply, recorded) in moves.iter().enumerate() {
            last = self.add_recorded(last, recorded, ply)?;
        }
        Ok(())
    }

    fn take_back(&mut self, steps: usize) {
        for _ in 0..steps {
            let _ = self.game.take_back_step();
        }
    }
}
