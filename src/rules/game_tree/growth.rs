//! How a tree grows: steps are added, and never taken away.

use super::{Action, GameTree, Node, NodeId};
use crate::rules::event::EventSink;
use crate::rules::legality::Refusal;
use crate::rules::position::Position;

impl GameTree {
    /// `node`, the step before it, and so on back to the start.
    pub(super) fn back_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(node), |&node| self.parent(node))
    }

    /// The position to which `action` leads after `node`.
    pub(super) fn position_after(
        &self,
        node: NodeId,
        action: Action,
        sink: &mut impl EventSink,
    ) -> Result<Position, Refusal> {
        let mut position = *self.position_of(node);
        match action {
            Action::Move(hole) => {
                let so_far = self.back_from(node).map(|node| self.position_of(node));
                position.play_after(self.rules(), hole, so_far, sink)?;
            }
            Action::Ending(_) if position.end().is_some() => return Err(Refusal::GameOver),
            Action::Ending(ending) => position.end_by(ending, sink),
        }
        Ok(position)
    }

    /// Adds a step after `parent`, unless it is there already; the line stays.
    pub(in crate::rules) fn add(
        &mut self,
        parent: NodeId,
        action: Action,
    ) -> Result<NodeId, Refusal> {
        if let Some(known) = self.child(parent, action) {
            return Ok(known);
        }
        let position = self.position_after(parent, action, &mut ())?;
        Ok(self.insert(parent, action, position))
    }

    pub(super) fn child(&self, parent: NodeId, action: Action) -> Option<NodeId> {
        let mut children = self.children(parent).iter().copied();
        children.find(|&child| self.action(child) == Some(action))
    }

    pub(super) fn insert(&mut self, parent: NodeId, action: Action, position: Position) -> NodeId {
        let node = NodeId(self.nodes.len());
        self.nodes.push(Node {
            action: Some(action),
            parent,
            children: Vec::new(),
            followed: 0,
            position,
            comment: String::new(),
        });
        self.nodes[parent.0].children.push(node);
        node
    }

    /// By the number of each step, how many steps the branch has that begins with it.
    pub(in crate::rules) fn branch_sizes(&self) -> Vec<usize> {
        let mut sizes = vec![1; self.nodes.len()];
        // Every step comes after the one that it follows.
        for index in (1..self.nodes.len()).rev() {
            sizes[self.nodes[index].parent.0] += sizes[index];
        }
        sizes
    }
}
