//! From a tree of variations to its record, and back.

use super::{Action, GameFileError, GameRecord, RecordedMove, comment};
use crate::rules::game_tree::{GameTree, NodeId};

/// Down to this depth the branch followed last comes first. Below it the longest does, which keeps
/// the brackets of any tree that fits into memory from nesting deeper than can be read again.
const FOLLOWED_NESTING: usize = 100;

/// All moves of `tree`, its line first.
pub(super) fn moves(tree: &GameTree) -> Vec<RecordedMove> {
    let scribe = Scribe {
        tree,
        sizes: tree.branch_sizes(),
    };
    scribe.moves_after(NodeId::START, 0)
}

struct Scribe<'a> {
    tree: &'a GameTree,
    /// How many steps there are in the branch that begins with each.
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
        // Only the start is no action, and it is nobody's branch.
        let action = self.tree.action(node);
        let action = action.unwrap_or(Action::Ending(crate::rules::Ending::Agreed));
        RecordedMove::of(self.tree.rules(), action, self.tree.comment(node))
    }
}

/// The tree of `record`, grown from the start of its game.
pub(super) fn grown(record: &GameRecord, start: GameTree) -> Result<GameTree, GameFileError> {
    let mut tree = start;
    tree.set_comment(NodeId::START, record.opening_comment.as_str());
    let mut last = grow(&mut tree, NodeId::START, &record.moves, 0)?;
    if let Some(ending) = record.ending_by_tag() {
        // A game that is over keeps the end it has.
        last = tree.add(last, Action::Ending(ending)).unwrap_or(last);
    }
    tree.read_from_the_start();
    // Not the end of the tree's line: a variation that begins like the main line may go on beyond it.
    tree.go_to(last);
    Ok(tree)
}

/// Lets a line grow from `start`, which is so many plies from the game's, and says where it ends.
fn grow(
    tree: &mut GameTree,
    start: NodeId,
    moves: &[RecordedMove],
    ply: usize,
) -> Result<NodeId, GameFileError> {
    // First the line, so that it comes before its variations even where they share moves.
    let mut line = vec![start];
    let mut last = start;
    for (ply, recorded) in (ply..).zip(moves) {
        let action = recorded.action_on(tree.rules())?;
        last = tree
            .add(last, action)
            .map_err(|refusal| recorded.refused(ply + 1, refusal))?;
        if tree.comment(last) != recorded.comment {
            let mut said = tree.comment(last).to_owned();
            comment::add(&mut said, &recorded.comment);
            tree.set_comment(last, said);
        }
        line.push(last);
    }
    for ((ply, recorded), &before) in (ply..).zip(moves).zip(&line) {
        for variation in &recorded.variations {
            grow(tree, before, variation, ply)?;
        }
    }
    Ok(last)
}
