//! Converts a game tree to a record and back.

use super::{Action, GameFileError, GameRecord, RecordedMove};
use crate::game::Game;
use crate::game_tree::{GameTree, NodeId};
use crate::legality::Refusal;

/// The nesting depth down to which the branch followed last becomes the main line. Deeper down, the
/// longest branch does, so that the nesting of any tree that fits into memory stays below the
/// reader's limit.
const FOLLOWED_NESTING: usize = 100;

/// Records all moves of `tree`, its line first.
pub(super) fn moves(tree: &GameTree) -> Vec<RecordedMove> {
    let scribe = Scribe {
        tree,
        sizes: tree.branch_sizes(),
    };
    scribe.moves_after(NodeId::START, 0)
}

struct Scribe<'a> {
    tree: &'a GameTree,
    /// For each step, the size of the branch that begins with it.
    sizes: Vec<usize>,
}

impl Scribe<'_> {
    fn moves_after(&self, start: NodeId, nesting: usize) -> Vec<RecordedMove> {
        let mut moves = Vec::new();
        let mut before = start;
        while let Some(main) = self.main_branch(before, nesting) {
            let mut recorded = self.record(main);
            let branches = self.tree.children(before).iter();
            for &other in branches.filter(|&&other| other != main) {
                let mut variation = vec![self.record(other)];
                variation.extend(self.moves_after(other, nesting + 1));
                recorded.variations.push(variation);
            }
            moves.push(recorded);
            before = main;
        }
        moves
    }

    fn main_branch(&self, before: NodeId, nesting: usize) -> Option<NodeId> {
        if nesting < FOLLOWED_NESTING {
            return self.tree.followed(before);
        }
        let branches = self.tree.children(before).iter().copied();
        branches.max_by_key(|branch| self.sizes[branch.index()])
    }

    fn record(&self, node: NodeId) -> RecordedMove {
        // Only the start has no action, and it is not part of any branch.
        let action = self.tree.action(node);
        let action = action.unwrap_or(Action::Ending(crate::Ending::Agreed));
        RecordedMove::of(self.tree.rules(), action, self.tree.comment(node))
    }
}

/// Builds the tree of `record`, starting from `start`, in time proportional to the number of moves.
pub(super) fn grown(record: &GameRecord, start: Game) -> Result<GameTree, GameFileError> {
    let mut tree = GameTree::new(start.clone());
    tree.set_comment(NodeId::START, record.opening_comment.as_str());
    let mut growth = Growth {
        tree: &mut tree,
        game: start,
    };
    let mut last = growth.grow(NodeId::START, &record.moves, 0)?;
    if let Some(ending) = record.ending_by_tag() {
        growth.follow(&record.moves)?;
        // If the game is already over, it keeps its end.
        last = growth.add(last, Action::Ending(ending)).unwrap_or(last);
    }
    tree.read_from_the_start();
    // The end of the tree's line may be further: a variation that starts like the main line may be
    // longer.
    tree.go_to(last);
    Ok(tree)
}

/// A tree under construction, with a game that plays and undoes moves while following the branches.
struct Growth<'a> {
    tree: &'a mut GameTree,
    game: Game,
}

impl Growth<'_> {
    fn add(&mut self, parent: NodeId, action: Action) -> Result<NodeId, Refusal> {
        self.tree.add(parent, action, &mut self.game)
    }

    /// Adds a line and its variations after `start`, to which `ply` plies lead, and returns the
    /// line's last step. The game is at `start` before and after.
    fn grow(
        &mut self,
        start: NodeId,
        moves: &[RecordedMove],
        ply: usize,
    ) -> Result<NodeId, GameFileError> {
        // The line comes first, so that it precedes its variations even if they share moves.
        let last = self.walk(start, moves, ply)?;
        self.take_back(moves.len());
        let varied = moves
            .iter()
            .rposition(|recorded| !recorded.variations.is_empty());
        let varied = varied.map_or(&[][..], |last| &moves[..=last]);
        let mut before = start;
        for (index, recorded) in varied.iter().enumerate() {
            for variation in &recorded.variations {
                self.grow(before, variation, ply + index)?;
            }
            before = self.step(before, recorded, ply + index)?;
        }
        self.take_back(varied.len());
        Ok(last)
    }

    /// Plays a line from `start` with its comments, and returns its last step.
    fn walk(
        &mut self,
        start: NodeId,
        moves: &[RecordedMove],
        ply: usize,
    ) -> Result<NodeId, GameFileError> {
        let mut last = start;
        for (ply, recorded) in (ply..).zip(moves) {
            last = self.step(last, recorded, ply)?;
            if self.tree.comment(last) != recorded.comment {
                self.tree.add_comment(last, &recorded.comment);
            }
        }
        Ok(last)
    }

    fn step(
        &mut self,
        before: NodeId,
        recorded: &RecordedMove,
        ply: usize,
    ) -> Result<NodeId, GameFileError> {
        let action = recorded.action_on(self.tree.rules())?;
        self.add(before, action)
            .map_err(|refusal| recorded.refused(ply + 1, refusal))
    }

    /// Goes to the end of the main line.
    fn follow(&mut self, moves: &[RecordedMove]) -> Result<(), GameFileError> {
        let mut last = NodeId::START;
        for (ply, recorded) in moves.iter().enumerate() {
            last = self.step(last, recorded, ply)?;
        }
        Ok(())
    }

    fn take_back(&mut self, steps: usize) {
        for _ in 0..steps {
            let _ = self.game.take_back_step();
        }
    }
}
