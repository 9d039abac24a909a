//! A game with all its variations: every move that was ever played in it is kept.
//!
//! The tree is made of *steps*: the plies, and the endings that players give a
//! game themselves (a resignation, an agreement). The *line* leads from the
//! start through the current step on to an end, along the branches that were
//! followed last: it is what a list of moves shows, and what is taken back and
//! played again. Every step keeps its position, so that looking at any of them
//! needs no replay, and going one step takes the work of one step.

use std::sync::Arc;

use super::board::{Hole, Side};
use super::board_snapshot::BoardSnapshot;
use super::ending::{Ending, Outcome};
use super::event::{EventSink, GameEvent};
use super::game::Game;
use super::legality::Refusal;
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
/// It is valid for the tree that gave it; another tree may panic.
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
///
/// ```
/// use awale::rules::{Game, GameTree, Side, library};
///
/// let rules = library::load("awale").expect("there is such a variant")?;
/// let mut tree = GameTree::new(Game::new(rules, Side::South, &mut ()));
/// let board = tree.rules().geometry();
/// tree.play(board.hole('A')?, &mut ())?;
///
/// // Another first move is a variation; the one that was played first is kept.
/// assert!(tree.take_back());
/// tree.play(board.hole('F')?, &mut ())?;
/// assert_eq!((tree.size(), tree.variations(1).len()), (2, 2));
/// assert!(tree.choose_variation(1, 0));
/// assert_eq!(tree.line().map(|hole| board.letter(hole)).collect::<String>(), "A");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
    /// `None` for the start.
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

    /// How many steps have led here: the plies, and the ending if the players gave one.
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

    /// Whether we are at the end of the line.
    #[must_use]
    pub const fn is_at_end(&self) -> bool {
        self.at + 1 == self.line.len()
    }

    /// Whether we are at the start, so that no step can be taken back.
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

    /// What happens in a step; `None` at the start.
    #[must_use]
    pub fn action(&self, node: NodeId) -> Option<Action> {
        self.nodes[node.0].action
    }

    /// The position after a step.
    #[must_use]
    pub fn position_of(&self, node: NodeId) -> &Position {
        &self.nodes[node.0].position
    }

    /// The step before `node`; `None` at the start.
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
    /// variations there; empty at the start.
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

    /// Whether every step of `other`, in all its variations, is in this tree too: the same game,
    /// maybe continued.
    #[must_use]
    pub fn contains(&self, other: &Self) -> bool {
        let mut matches = vec![NodeId::START; other.nodes.len()];
        // Every step comes after the one that it follows.
        let has_all_steps = (1..other.nodes.len()).all(|index| {
            let node = &other.nodes[index];
            let known = node
                .action
                .and_then(|action| self.child(matches[node.parent.0], action));
            matches[index] = known.unwrap_or(NodeId::START);
            known.is_some()
        });
        has_all_steps && self.start() == other.start() && self.rules() == other.rules()
    }

    /// How many steps there are in all variations.
    #[must_use]
    pub const fn size(&self) -> usize {
        self.nodes.len() - 1
    }
}

// Going through a tree: on, back, and over to a variation.
impl GameTree {
    /// Plays `hole` for the player to move. Where it has been played before, that
    /// branch is followed; else a new one begins, and what was played here before is kept.
    ///
    /// # Errors
    /// Why it can't be played; the tree is then unchanged.
    pub fn play(&mut self, hole: Hole, sink: &mut impl EventSink) -> Result<(), Refusal> {
        self.game.play(hole, sink)?;
        self.advance(Action::Move(hole));
        Ok(())
    }

    /// `side` gives the game up here. What was played on from here is kept as a variation.
    /// `false`, and no change, if the game is over already.
    pub fn resign(&mut self, side: Side, sink: &mut impl EventSink) -> bool {
        self.end_by(Ending::Resigned(side), sink)
    }

    /// The players end the game here. What was played on from here is kept as a variation.
    /// `false`, and no change, if the game is over already.
    pub fn agree_to_end(&mut self, sink: &mut impl EventSink) -> bool {
        self.end_by(Ending::Agreed, sink)
    }

    /// The players end the game here, in either way.
    /// `false`, and no change, if the game is over already.
    pub fn end_by(&mut self, ending: Ending, sink: &mut impl EventSink) -> bool {
        let ended = self.game.end_by(ending, sink);
        if ended {
            self.advance(Action::Ending(ending));
        }
        ended
    }

    /// Takes the last step back: a ply, or the ending that the players gave the game
    /// and no ply with it. `false` at the start.
    pub fn take_back(&mut self) -> bool {
        let taken = self.game.reopen() || self.game.take_back();
        if taken {
            self.at -= 1;
        }
        taken
    }

    /// Takes plies back until it is again the turn of a side that `decides`.
    /// `false`, and no change, if no such side has had a turn before.
    pub fn take_back_to_decision(&mut self, decides: impl Fn(Side) -> bool) -> bool {
        let found = (0..self.at).rev().find(|&step| {
            let position = self.position_of(self.line[step]);
            position.end().is_none() && decides(position.to_move())
        });
        if let Some(step) = found {
            self.go_to_step(step);
        }
        found.is_some()
    }

    /// Plays the next step of the line again and says what it was; `None` at the line's end.
    pub fn play_again(&mut self, sink: &mut impl EventSink) -> Option<Action> {
        let action = self.action(*self.line.get(self.at + 1)?)?;
        match action {
            // What was played once can be played again.
            Action::Move(hole) => self.game.play(hole, sink).ok()?,
            Action::Ending(ending) => self.game.end_by(ending, sink).then_some(())?,
        }
        self.at += 1;
        Some(action)
    }

    /// Goes to step number `step` of the line, forwards or backwards, or to its end if it is shorter.
    pub fn go_to_step(&mut self, step: usize) {
        while self.at > step && self.take_back() {}
        while self.at < step && self.advance_silently() {}
    }

    /// Goes to any step of the tree; the line leads through it from now on.
    pub fn go_to(&mut self, node: NodeId) {
        let mut path: Vec<NodeId> = self.back_from(node).collect();
        path.reverse();
        let here = &self.line[..=self.at];
        let shared = here.iter().zip(&path).take_while(|(a, b)| a == b).count();
        self.go_to_step(shared - 1);
        for pair in path.windows(2) {
            self.follow(pair[0], pair[1]);
        }
        self.lay_line();
        self.go_to_step(path.len() - 1);
    }

    /// Goes to variation number `index`, from 0, of those that
    /// [`variations`](Self::variations) gives for this step of the line, which leads through it
    /// from now on. `false` when there is no such one.
    pub fn choose_variation(&mut self, step: usize, index: usize) -> bool {
        let chosen = self.variations(step).get(index).copied();
        if let Some(node) = chosen {
            self.go_to(node);
        }
        chosen.is_some()
    }

    /// The game has just done `action`: the tree comes after it.
    fn advance(&mut self, action: Action) {
        let here = self.current();
        let position = *self.game.position();
        let next = self.child(here, action);
        let next = next.unwrap_or_else(|| self.insert(here, action, position));
        if self.followed(here) != Some(next) || self.is_at_end() {
            self.follow(here, next);
            self.lay_line();
        }
        self.at += 1;
    }

    /// Goes one step on without events, which needs no sowing. `false` at the end of the line.
    fn advance_silently(&mut self) -> bool {
        let Some(&next) = self.line.get(self.at + 1) else {
            return false;
        };
        match self.action(next) {
            Some(Action::Move(hole)) => self.game.follow(hole, *self.position_of(next)),
            Some(Action::Ending(ending)) => {
                self.game.end_by(ending, &mut ());
            }
            None => return false,
        }
        self.at += 1;
        true
    }

    fn follow(&mut self, parent: NodeId, child: NodeId) {
        let parent = &mut self.nodes[parent.0];
        let place = parent.children.iter().position(|&known| known == child);
        parent.followed = place.unwrap_or(parent.followed);
    }

    /// Lays the line anew from the current step on; what leads here stays.
    fn lay_line(&mut self) {
        self.line.truncate(self.at + 1);
        while let Some(next) = self.line.last().and_then(|&last| self.followed(last)) {
            self.line.push(next);
        }
    }

    /// Goes to the start, and lays the line along what has been added meanwhile.
    pub(super) fn read_from_the_start(&mut self) {
        self.go_to_step(0);
        self.lay_line();
    }
}

// How a tree grows: steps are added, and never taken away.
impl GameTree {
    /// `node`, the step before it, and so on back to the start.
    fn back_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(node), |&node| self.parent(node))
    }

    /// The position to which `action` leads after `node`.
    fn position_after(
        &self,
        node: NodeId,
        action: Action,
        sink: &mut impl EventSink,
    ) -> Result<Position, Refusal> {
        let mut position = *self.position_of(node);
        match action {
            Action::Move(hole) => {
                let occurred = |after: &Position| {
                    // Seeds on the board only become fewer, so equal boards lie together.
                    self.back_from(node)
                        .map(|earlier| self.position_of(earlier))
                        .take_while(|earlier| earlier.on_board() == after.on_board())
                        .filter(|earlier| after.repeats(earlier))
                        .count()
                };
                position.play_after(self.rules(), hole, occurred, sink)?;
            }
            Action::Ending(_) if position.end().is_some() => return Err(Refusal::GameOver),
            Action::Ending(ending) => position.end_by(ending, sink),
        }
        Ok(position)
    }

    /// Adds the step `action` after `parent`, unless it is there already, and goes on with `game`, which
    /// stands at `parent`. The line stays. A game that is walked along while a tree grows
    /// knows its repetitions, so that each step takes the same work.
    pub(super) fn add(
        &mut self,
        parent: NodeId,
        action: Action,
        game: &mut Game,
    ) -> Result<NodeId, Refusal> {
        let known = self.child(parent, action);
        match (action, known) {
            (Action::Move(hole), Some(known)) => game.follow(hole, *self.position_of(known)),
            (Action::Move(hole), None) => game.play(hole, &mut ())?,
            (Action::Ending(ending), _) => {
                if !game.end_by(ending, &mut ()) {
                    return Err(Refusal::GameOver);
                }
            }
        }
        Ok(known.unwrap_or_else(|| self.insert(parent, action, *game.position())))
    }

    /// Adds to what is said about a step.
    pub(super) fn add_comment(&mut self, node: NodeId, more: &str) {
        let said = &mut self.nodes[node.0].comment;
        if !said.is_empty() && !more.is_empty() {
            said.push(' ');
        }
        said.push_str(more);
    }

    fn child(&self, parent: NodeId, action: Action) -> Option<NodeId> {
        let mut children = self.children(parent).iter().copied();
        children.find(|&child| self.action(child) == Some(action))
    }

    fn insert(&mut self, parent: NodeId, action: Action, position: Position) -> NodeId {
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
    pub(super) fn branch_sizes(&self) -> Vec<usize> {
        let mut sizes = vec![1; self.nodes.len()];
        // Every step comes after the one that it follows.
        for index in (1..self.nodes.len()).rev() {
            sizes[self.nodes[index].parent.0] += sizes[index];
        }
        sizes
    }
}
