//! A game with all its variations: nothing that was ever played in it is lost.
//!
//! The tree is made of *steps*: the plies, and the endings that players give a
//! game themselves (a resignation, an agreement). The *line* leads from the
//! start through the current step on to an end, along the branches that were
//! followed last: it is what a list of moves shows, and what is taken back and
//! played again. Every step keeps its position, so that looking at any of them
//! costs nothing, and going one step costs one step.

mod growth;
mod stepping;

use std::sync::Arc;

use super::board::Hole;
use super::board_snapshot::BoardSnapshot;
use super::event::GameEvent;
use super::game::{Ending, Game, Outcome};
use super::position::{Placement, Position};
use super::rule_set::RuleSet;

/// What a step of a game is; the holes are given as `H`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action<H = Hole> {
    /// This hole is played.
    Move(H),
    /// The players end the game themselves.
    Ending(Ending),
}

/// A step of a tree, by its number in the order in which the steps were added.
/// It is good for the tree that gave it, for as long as that lives; another tree may panic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(usize);

impl NodeId {
    /// The start of the game, which is no step yet.
    pub const START: Self = Self(0);

    /// Its number: 0 for the start, then in the order in which the steps were added.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0
    }
}

/// A game with all its variations, at one of its positions.
#[derive(Clone, Debug)]
pub struct GameTree {
    /// The start, then the steps: every one after the step that it follows.
    nodes: Vec<Node>,
    /// The start, then the steps of the line to its end.
    line: Vec<NodeId>,
    /// Where in the line we are.
    at: usize,
    /// The game as it has led here.
    game: Game,
}

#[derive(Clone, Debug)]
struct Node {
    /// Nothing for the start.
    action: Option<Action>,
    /// The step before; the start's own parent is itself.
    parent: NodeId,
    /// In the order in which they were added.
    children: Vec<NodeId>,
    /// Which of the children is in the line, or was when it came through here last.
    followed: usize,
    position: Position,
    comment: String,
}

impl GameTree {
    /// The tree of `game`: its moves and how the players ended it are the line, and we are at its end.
    #[must_use]
    pub fn new(game: Game) -> Self {
        let begun = Game::set_up(Arc::clone(game.rules()), game.start(), &mut ());
        let mut tree = Self {
            nodes: vec![Node {
                action: None,
                parent: NodeId::START,
                children: Vec::new(),
                followed: 0,
                position: *begun.position(),
                comment: String::new(),
            }],
            line: vec![NodeId::START],
            at: 0,
            game: begun,
        };
        for &hole in game.moves() {
            // What was legal in the game is legal in the same game again.
            let _ = tree.play(hole, &mut ());
        }
        if let Some(ending) = game.ending() {
            tree.end_by(ending, &mut ());
        }
        tree
    }

    /// The game as it has led to the current position.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> &Arc<RuleSet> {
        self.game.rules()
    }

    /// The seeds as they were laid out at the start.
    #[must_use]
    pub const fn start(&self) -> &Placement {
        self.game.start()
    }

    /// How many plies have led to the current position.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.game.moves().len()
    }

    /// How many steps have led here: the plies, and the ending where the players gave one.
    #[must_use]
    pub const fn step(&self) -> usize {
        self.at
    }

    /// How many plies the line has.
    #[must_use]
    pub fn line_length(&self) -> usize {
        self.steps_in_line() - usize::from(self.line_ending().is_some())
    }

    /// How many steps the line has.
    #[must_use]
    pub const fn steps_in_line(&self) -> usize {
        self.line.len() - 1
    }

    /// Whether nothing follows in the line.
    #[must_use]
    pub const fn is_at_end(&self) -> bool {
        self.at + 1 == self.line.len()
    }

    /// Whether there is nothing to take back.
    #[must_use]
    pub const fn is_at_start(&self) -> bool {
        self.at == 0
    }

    /// The holes played in the line, from the start to its end.
    pub fn line(&self) -> impl Iterator<Item = Hole> {
        self.line
            .iter()
            .filter_map(|&node| match self.action(node)? {
                Action::Move(hole) => Some(hole),
                Action::Ending(_) => None,
            })
    }

    /// How the players themselves ended the line, if they did.
    #[must_use]
    pub fn line_ending(&self) -> Option<Ending> {
        match self.action(*self.line.last()?)? {
            Action::Move(_) => None,
            Action::Ending(ending) => Some(ending),
        }
    }

    /// The result at the end of the line, if the game is over there.
    #[must_use]
    pub fn line_outcome(&self) -> Option<Outcome> {
        self.position_of(*self.line.last()?).outcome()
    }

    /// The step we are at.
    #[must_use]
    pub fn current(&self) -> NodeId {
        self.line[self.at]
    }

    /// Step number `step` of the line; 0 is the start.
    #[must_use]
    pub fn node(&self, step: usize) -> Option<NodeId> {
        self.line.get(step).copied()
    }

    /// What happens in a step; nothing at the start.
    #[must_use]
    pub fn action(&self, node: NodeId) -> Option<Action> {
        self.nodes[node.0].action
    }

    /// The position after a step.
    #[must_use]
    pub fn position_of(&self, node: NodeId) -> &Position {
        &self.nodes[node.0].position
    }

    /// The step before `node`; nothing before the start.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != NodeId::START).then(|| self.nodes[node.0].parent)
    }

    /// The steps that follow `node`, in the order in which they were added.
    #[must_use]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.0].children
    }

    /// The step after `node` that was followed last.
    #[must_use]
    pub fn followed(&self, node: NodeId) -> Option<NodeId> {
        let node = &self.nodes[node.0];
        node.children.get(node.followed).copied()
    }

    /// What stands at step number `step` of the line, and instead of it in the
    /// variations there; nothing at the start.
    #[must_use]
    pub fn variations(&self, step: usize) -> &[NodeId] {
        let before = step.checked_sub(1).and_then(|before| self.node(before));
        before.map_or(&[], |before| self.children(before))
    }

    /// What was said about a step; about the start, what is said before the first move.
    #[must_use]
    pub fn comment(&self, node: NodeId) -> &str {
        &self.nodes[node.0].comment
    }

    /// Says `comment` about a step, instead of what was said.
    pub fn set_comment(&mut self, node: NodeId, comment: impl Into<String>) {
        self.nodes[node.0].comment = comment.into();
    }

    /// What is seen before step number `step` of the line, and what happens in it,
    /// seed by seed. Step 0 is the laying out, in which a player may pass, or the game be over at once.
    #[must_use]
    pub fn events_of(&self, step: usize) -> Option<(BoardSnapshot, Vec<GameEvent>)> {
        let node = self.node(step)?;
        let mut events = Vec::new();
        if let (Some(parent), Some(action)) = (self.parent(node), self.action(node)) {
            // What was played once can be played again.
            let _ = self.position_after(parent, action, &mut events);
            Some((BoardSnapshot::of(self.position_of(parent)), events))
        } else {
            let begun = BoardSnapshot::set_up(self.start(), self.rules().geometry());
            let _ = Position::set_up(self.rules(), self.start(), &mut events);
            Some((begun, events))
        }
    }

    /// How many steps there are in all variations.
    #[must_use]
    pub const fn size(&self) -> usize {
        self.nodes.len() - 1
    }
}
