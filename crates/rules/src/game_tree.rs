//! A game with all its variations: every move ever played, with a cursor.
//!
//! The tree consists of *steps*: the plies, and the players' own endings of a game (a resignation,
//! an agreement). The *line* leads from the start through the current step to a leaf, along the
//! branches followed last: move lists show it, and undo and redo walk along it. The [`Game`] is the
//! line up to the current step. Every step stores its position, so that viewing it needs no replay.

use std::sync::Arc;

use super::board::{Side, Vessel};
use super::board_snapshot::BoardSnapshot;
use super::ending::{Ending, Outcome};
use super::event::{EventSink, GameEvent};
use super::game::{Action, Game};
use super::legality::Refusal;
use super::moves::Move;
use super::position::{Placement, Position};
use super::rule_set::RuleSet;

/// A step of a tree, by its index in insertion order. Valid only for the tree that returned it;
/// with another tree, methods may panic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(usize);

impl NodeId {
    /// The start of the game, before any step.
    pub const START: Self = Self(0);

    /// Returns the index: 0 for the start, then in insertion order.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0
    }
}

/// A game with all its variations, and a cursor at one of its steps.
///
/// ```
/// use awale_rules::{Game, GameTree, Side, library};
///
/// let rules = library::load("awale").expect("there is such a variant")?;
/// let mut tree = GameTree::new(Game::new(rules, Side::South, &mut ()));
/// let board = tree.rules().geometry();
/// tree.play(board.hole('A')?, &mut ())?;
///
/// // Another first move is a variation; the first one is kept.
/// assert!(tree.take_back());
/// tree.play(board.hole('F')?, &mut ())?;
/// assert_eq!((tree.size(), tree.variations(1).len()), (2, 2));
/// assert!(tree.choose_variation(1, 0));
/// let moves: String = tree.line().map(|mv| board.name_of(mv).to_string()).collect();
/// assert_eq!(moves, "A");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameTree {
    /// The start, then the steps; each comes after its parent.
    nodes: Vec<Node>,
    /// The start, then the steps of the line to its end.
    line: Vec<NodeId>,
    /// The line up to the current step.
    game: Game,
}

#[derive(Clone, Debug)]
struct Node {
    /// The move or ending; `None` for the start.
    action: Option<Action>,
    /// The previous step; the start is its own parent.
    parent: NodeId,
    /// The next steps, in insertion order.
    children: Vec<NodeId>,
    /// The index of the child followed last: the one in the line when the line last led through
    /// here.
    followed: usize,
    position: Position,
    comment: String,
}

impl Node {
    const fn new(action: Option<Action>, parent: NodeId, position: Position) -> Self {
        Self {
            action,
            parent,
            children: Vec::new(),
            followed: 0,
            position,
            comment: String::new(),
        }
    }
}

impl GameTree {
    /// Creates a tree with `game` as its line and its end as the current step.
    #[must_use]
    pub fn new(game: Game) -> Self {
        let moves = game.moves().iter().map(|&mv| Action::Move(mv));
        let mut tree = Self {
            nodes: vec![Node::new(None, NodeId::START, *game.after_ply(0))],
            line: vec![NodeId::START],
            game: game.clone(),
        };
        for (ply, action) in (1..).zip(moves) {
            tree.append(action, *game.after_ply(ply));
        }
        if let Some(ending) = game.ending() {
            tree.append(Action::Ending(ending), *game.position());
        }
        tree
    }

    /// Appends a step to the end of the line.
    fn append(&mut self, action: Action, position: Position) {
        let last = self.line[self.line.len() - 1];
        let node = self.insert(last, action, position);
        self.line.push(node);
    }

    /// Returns the game up to the current step.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Arc<RuleSet> {
        self.game.rules()
    }

    /// Returns the board as laid out, before any rule is applied.
    #[must_use]
    pub const fn start(&self) -> &Placement {
        self.game.start()
    }

    /// Returns the number of plies up to the current position.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.game.moves().len()
    }

    /// Returns the number of steps up to the current one: the plies, plus one if the players
    /// themselves ended the game.
    #[must_use]
    pub const fn step(&self) -> usize {
        self.game.steps()
    }

    /// Returns the number of plies in the line.
    #[must_use]
    pub fn line_length(&self) -> usize {
        self.steps_in_line() - usize::from(self.line_ending().is_some())
    }

    /// Returns the number of steps in the line.
    #[must_use]
    pub const fn steps_in_line(&self) -> usize {
        self.line.len() - 1
    }

    /// Returns `true` if the current step is the end of the line.
    #[must_use]
    pub const fn is_at_end(&self) -> bool {
        self.step() + 1 == self.line.len()
    }

    /// Returns `true` if there is no step to undo.
    #[must_use]
    pub const fn is_at_start(&self) -> bool {
        self.step() == 0
    }

    /// Returns the moves of the line, from the start to its end.
    pub fn line(&self) -> impl Iterator<Item = Move> {
        self.line
            .iter()
            .filter_map(|&node| match self.action(node)? {
                Action::Move(mv) => Some(mv),
                Action::Ending(_) => None,
            })
    }

    /// Returns the players' own ending of the line, if there is one.
    #[must_use]
    pub fn line_ending(&self) -> Option<Ending> {
        match self.action(*self.line.last()?)? {
            Action::Move(_) => None,
            Action::Ending(ending) => Some(ending),
        }
    }

    /// Returns the result at the end of the line, if the game is over there.
    #[must_use]
    pub fn line_outcome(&self) -> Option<Outcome> {
        self.position_of(*self.line.last()?).outcome()
    }

    /// Returns the current step.
    #[must_use]
    pub fn current(&self) -> NodeId {
        self.line[self.step()]
    }

    /// Returns step number `step` of the line; 0 is the start.
    #[must_use]
    pub fn node(&self, step: usize) -> Option<NodeId> {
        self.line.get(step).copied()
    }

    /// Returns the move or ending of a step; `None` for the start.
    #[must_use]
    pub fn action(&self, node: NodeId) -> Option<Action> {
        self.nodes[node.0].action
    }

    /// Returns the position after a step.
    #[must_use]
    pub fn position_of(&self, node: NodeId) -> &Position {
        &self.nodes[node.0].position
    }

    /// Returns the step before `node`; `None` for the start.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != NodeId::START).then(|| self.nodes[node.0].parent)
    }

    /// Returns the steps after `node`, in insertion order.
    #[must_use]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.0].children
    }

    /// Returns the step after `node` that the line followed last.
    #[must_use]
    pub fn followed(&self, node: NodeId) -> Option<NodeId> {
        let node = &self.nodes[node.0];
        node.children.get(node.followed).copied()
    }

    /// Returns the alternatives at step number `step` of the line, including the line's own step;
    /// empty at the start.
    #[must_use]
    pub fn variations(&self, step: usize) -> &[NodeId] {
        let before = step.checked_sub(1).and_then(|before| self.node(before));
        before.map_or(&[], |before| self.children(before))
    }

    /// Returns the comment on a step. A comment on the start precedes the first move.
    #[must_use]
    pub fn comment(&self, node: NodeId) -> &str {
        &self.nodes[node.0].comment
    }

    /// Replaces the comment on a step.
    pub fn set_comment(&mut self, node: NodeId, comment: impl Into<String>) {
        self.nodes[node.0].comment = comment.into();
    }

    /// Returns the board before step number `step` of the line, and the events of that step. At
    /// step 0, the start, a player may pass, or the game may end at once.
    #[must_use]
    pub fn events_of(&self, step: usize) -> Option<(BoardSnapshot, Vec<GameEvent>)> {
        let action = self.action(self.node(step)?);
        let mut events = Vec::new();
        if let Some(action) = action {
            let mut game = self.game.clone();
            go_along(&self.nodes, &self.line, &mut game, step - 1);
            let before = BoardSnapshot::of(game.position());
            // A move that was legal once is legal again.
            let _ = game.act(action, &mut events);
            Some((before, events))
        } else {
            self.game.replay_start(&mut events);
            let start_board = BoardSnapshot::set_up(self.start(), self.rules().geometry());
            Some((start_board, events))
        }
    }

    /// Returns the counts of South's and North's lofts at the end of each round before the current
    /// one, in order.
    #[must_use]
    pub fn round_scores(&self) -> Vec<[u16; 2]> {
        let mut game = self.game.clone();
        go_along(&self.nodes, &self.line, &mut game, 0);
        let mut scores = Vec::new();
        for step in 1..=self.step() {
            let Some(action) = self.node(step).and_then(|node| self.action(node)) else {
                break;
            };
            let (before, round) = (*game.position(), game.position().round());
            let mut events = Vec::new();
            // A move that was legal once is legal again.
            let _ = game.act(action, &mut events);
            if game.position().round() > round {
                let mut board = BoardSnapshot::of(&before);
                let is_same_round =
                    |event: &&GameEvent| !matches!(event, GameEvent::RoundBegan { .. });
                events
                    .iter()
                    .take_while(is_same_round)
                    .for_each(|&event| board.apply(event));
                scores.push(Side::BOTH.map(|side| board.count(Vessel::Loft(side))));
            }
        }
        scores
    }

    /// Returns `true` if this tree has every step of `other`, in all its variations: it is the same
    /// game, perhaps continued.
    #[must_use]
    pub fn contains(&self, other: &Self) -> bool {
        let mut matches = vec![NodeId::START; other.nodes.len()];
        // Every step comes after its parent.
        let has_all_steps = (1..other.nodes.len()).all(|index| {
            let node = &other.nodes[index];
            let existing = node
                .action
                .and_then(|action| self.child_with(matches[node.parent.0], action));
            matches[index] = existing.unwrap_or(NodeId::START);
            existing.is_some()
        });
        has_all_steps
            && self.start() == other.start()
            && self.game.last_before() == other.game.last_before()
            && self.rules() == other.rules()
    }

    /// Returns the number of steps in all variations.
    #[must_use]
    pub const fn size(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Returns `true` if the tree is a single line without comments.
    #[must_use]
    pub fn is_bare_line(&self) -> bool {
        let mut comments = self.nodes.iter().map(|node| &node.comment);
        self.size() == self.steps_in_line() && comments.all(String::is_empty)
    }
}

// Navigation: forwards, backwards, and into variations.
impl GameTree {
    /// Makes a move for the player to move. Follows an existing branch if the move has one here;
    /// otherwise adds a new branch and keeps the existing ones.
    ///
    /// # Errors
    /// Returns why the move is illegal; the tree is then unchanged.
    pub fn play(&mut self, mv: impl Into<Move>, sink: &mut impl EventSink) -> Result<(), Refusal> {
        let mv = mv.into();
        self.game.play(mv, sink)?;
        self.advance(Action::Move(mv));
        Ok(())
    }

    /// Lets `side` resign here. Moves already played from here remain as a variation. Returns
    /// `false` and changes nothing if the game is already over.
    pub fn resign(&mut self, side: Side, sink: &mut impl EventSink) -> bool {
        self.end_by(Ending::Resigned(side), sink)
    }

    /// Ends the game by agreement here. Moves already played from here remain as a variation.
    /// Returns `false` and changes nothing if the game is already over.
    pub fn agree_to_end(&mut self, sink: &mut impl EventSink) -> bool {
        self.end_by(Ending::Agreed, sink)
    }

    /// Ends the game here on the players' behalf. Returns `false` and changes nothing if the game
    /// is already over.
    pub fn end_by(&mut self, ending: Ending, sink: &mut impl EventSink) -> bool {
        let ended = self.game.end_by(ending, sink);
        if ended {
            self.advance(Action::Ending(ending));
        }
        ended
    }

    /// Undoes the last step: a ply, or only the players' own ending. Returns `false` at the start.
    pub fn take_back(&mut self) -> bool {
        self.game.take_back_step()
    }

    /// Undoes plies until it is the turn of a side for which `decides` returns `true`. Returns
    /// `false` and changes nothing if no such side had a turn before.
    pub fn take_back_to_decision(&mut self, decides: impl Fn(Side) -> bool) -> bool {
        let found = (0..self.step()).rev().find(|&step| {
            let position = self.position_of(self.line[step]);
            position.end().is_none() && decides(position.to_move())
        });
        if let Some(step) = found {
            self.go_to_step(step);
        }
        found.is_some()
    }

    /// Redoes the next step of the line and returns it; `None` at the end of the line.
    pub fn play_again(&mut self, sink: &mut impl EventSink) -> Option<Action> {
        let action = self.action(self.node(self.step() + 1)?)?;
        // A move that was legal once is legal again.
        self.game.act(action, sink).ok()?;
        Some(action)
    }

    /// Goes to step number `step` of the line, forwards or backwards, or to the line's end if it is
    /// shorter.
    pub fn go_to_step(&mut self, step: usize) {
        go_along(&self.nodes, &self.line, &mut self.game, step);
    }

    /// Goes to any step of the tree, and reroutes the line through it.
    pub fn go_to(&mut self, node: NodeId) {
        let mut path: Vec<NodeId> = self.back_from(node).collect();
        path.reverse();
        let here = &self.line[..=self.step()];
        let shared = here.iter().zip(&path).take_while(|(a, b)| a == b).count();
        self.go_to_step(shared - 1);
        for pair in path.windows(2) {
            self.follow(pair[0], pair[1]);
        }
        self.rebuild_line(self.step());
        self.go_to_step(path.len() - 1);
    }

    /// Goes to the variation with this index among the [`variations`](Self::variations) at step
    /// number `step`, and reroutes the line through it. Returns `false` if there is no such
    /// variation.
    pub fn choose_variation(&mut self, step: usize, index: usize) -> bool {
        let chosen = self.variations(step).get(index).copied();
        if let Some(node) = chosen {
            self.go_to(node);
        }
        chosen.is_some()
    }

    /// Updates the tree after the game has played `action`.
    fn advance(&mut self, action: Action) {
        let before = self.step() - 1;
        let here = self.line[before];
        let position = *self.game.position();
        let next = self.child_with(here, action);
        let next = next.unwrap_or_else(|| self.insert(here, action, position));
        if self.followed(here) != Some(next) || self.line.len() == self.step() {
            self.follow(here, next);
            self.rebuild_line(before);
        }
    }

    fn follow(&mut self, parent: NodeId, child: NodeId) {
        let parent = &mut self.nodes[parent.0];
        let index = parent
            .children
            .iter()
            .position(|&existing| existing == child);
        parent.followed = index.unwrap_or(parent.followed);
    }

    /// Rebuilds the line after `step`, along the branches followed last.
    fn rebuild_line(&mut self, step: usize) {
        self.line.truncate(step + 1);
        while let Some(next) = self.line.last().and_then(|&last| self.followed(last)) {
            self.line.push(next);
        }
    }

    /// Goes to the start and rebuilds the line, including the steps added since.
    pub(super) fn rebuild_from_start(&mut self) {
        self.go_to_step(0);
        self.rebuild_line(0);
    }
}

// Construction: steps are added and never removed.
impl GameTree {
    /// Iterates from `node` back to the start, parent by parent.
    fn back_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(node), |&node| self.parent(node))
    }

    /// Adds the step `action` after `parent` if it doesn't exist, and plays it in `game`, which is
    /// at `parent`. Leaves the line unchanged. Takes constant time per step, as `game` keeps count
    /// of repetitions.
    pub(super) fn add(
        &mut self,
        parent: NodeId,
        action: Action,
        game: &mut Game,
    ) -> Result<NodeId, Refusal> {
        if let Some(existing) = self.child_with(parent, action) {
            game.follow(action, *self.position_of(existing));
            return Ok(existing);
        }
        game.act(action, &mut ())?;
        Ok(self.insert(parent, action, *game.position()))
    }

    /// Appends to the comment on a step.
    pub(super) fn add_comment(&mut self, node: NodeId, more: &str) {
        let comment = &mut self.nodes[node.0].comment;
        if !comment.is_empty() && !more.is_empty() {
            comment.push(' ');
        }
        comment.push_str(more);
    }

    fn child_with(&self, parent: NodeId, action: Action) -> Option<NodeId> {
        let mut children = self.children(parent).iter().copied();
        children.find(|&child| self.action(child) == Some(action))
    }

    fn insert(&mut self, parent: NodeId, action: Action, position: Position) -> NodeId {
        let node = NodeId(self.nodes.len());
        self.nodes.push(Node::new(Some(action), parent, position));
        self.nodes[parent.0].children.push(node);
        node
    }

    /// Returns, for each step, the size of the branch that begins with it.
    pub(super) fn branch_sizes(&self) -> Vec<usize> {
        let mut sizes = vec![1; self.nodes.len()];
        // Every step comes after its parent.
        for index in (1..self.nodes.len()).rev() {
            sizes[self.nodes[index].parent.0] += sizes[index];
        }
        sizes
    }
}

/// Moves a game along `line` to step number `step`, or to the end of the line if it is shorter.
fn go_along(nodes: &[Node], line: &[NodeId], game: &mut Game, step: usize) {
    while game.steps() > step && game.take_back_step() {}
    while game.steps() < step
        && let Some(next) = line.get(game.steps() + 1).map(|next| &nodes[next.0])
        && let Some(action) = next.action
    {
        game.follow(action, next.position);
    }
}
