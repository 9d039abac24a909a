//! Opening books: early positions, each with the results of a long search.
//!
//! [`grow()`] builds a book, [`text`] is its file format, [`shipped`] returns the built-in ones.
//! Values are backed up from later positions, so that the value of a move reflects everything that
//! the book knows below it.
//!
//! ```
//! use awale_engine::ai::book;
//! use awale_rules::{Game, Side, library};
//!
//! let rules = library::load("awale").and_then(Result::ok).ok_or("no such variant")?;
//! let book = book::shipped(&rules).ok_or("awale has no book")?;
//! let game = Game::new(rules, Side::South, &mut ());
//! let lines = book.lines(&game).ok_or("the start isn't in it")?;
//! assert_eq!(lines.len(), 6);
//! assert!(lines[0].value >= lines[1].value);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod entry;
pub mod grow;
mod key;
mod lines;
mod shipped;
#[cfg(test)]
mod tests;
pub mod text;

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

pub use entry::{Entry, EntryError, MoveResult};
pub use grow::{Growth, GrowthProgress, grow};
pub use shipped::shipped;

use super::value::SEED;
use awale_rules::{Game, Move, Position, RuleSet, Side};
use key::PositionKey;

/// Maximum number of plies from the start to a position.
pub const MAX_PLIES: usize = 100;
/// Maximum number of positions in a book.
pub const MAX_POSITIONS: usize = 200_000;
/// Maximum absolute value of a move, in hundredths of a seed.
const MAX_VALUE: i32 = 10_000 * SEED;
/// The cost of a ply when choosing the line to grow, in hundredths of a seed: a line whose moves
/// lose that much in total is explored one ply less deeply.
const PLY_COST: i32 = 25;

/// An opening book.
#[derive(Clone, Debug)]
pub struct Book {
    rules: Arc<RuleSet>,
    /// Number of nodes per search.
    nodes: u64,
    entries: Vec<Node>,
    index: HashMap<PositionKey, usize>,
    /// The indices of all nodes, children before parents.
    order: Vec<usize>,
}

/// A position of the book.
#[derive(Clone, Debug)]
struct Node {
    path: Vec<Move>,
    mover: Side,
    /// Links lead only to lower ranks, which rules out cycles: fewer seeds on the board, or more
    /// moves from the start.
    rank: (u16, Reverse<usize>),
    moves: Vec<BookMove>,
    /// The value of the best move.
    value: i32,
    /// The cost of the cheapest line from here that leaves the book; `None` if none can grow.
    cost: Option<i32>,
}

#[derive(Clone, Debug)]
struct BookMove {
    mv: Move,
    result: MoveResult,
    /// The gain of the move itself, in hundredths of a seed.
    gain: i32,
    moves_again: bool,
    child_key: PositionKey,
    /// The index of the resulting position, if the book has it and a link to it can't close a
    /// cycle.
    next: Option<usize>,
    /// The backed-up value.
    value: i32,
    /// The cost of the cheapest line from the next position that leaves the book, excluding this
    /// move's own; `None` if none can grow.
    cost: Option<i32>,
}

impl Book {
    /// Creates a book without positions, to be grown by searches of `nodes` nodes.
    #[must_use]
    pub fn empty(rules: Arc<RuleSet>, nodes: u64) -> Self {
        Self {
            rules,
            nodes,
            entries: Vec::new(),
            index: HashMap::new(),
            order: Vec::new(),
        }
    }

    /// Returns the rules that the book is for.
    #[must_use]
    pub const fn rules(&self) -> &Arc<RuleSet> {
        &self.rules
    }

    /// Returns the number of nodes per search.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the number of positions in the book.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns true if the book has no positions.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns the value of the starting position for the player who begins, in hundredths of a
    /// seed; `None` if the book is empty.
    #[must_use]
    pub fn value(&self) -> Option<i32> {
        self.entries.first().map(|start| start.value)
    }

    /// Returns the number of plies from the start to the deepest position.
    #[must_use]
    pub fn deepest(&self) -> usize {
        let plies = self.entries.iter().map(|node| node.path.len());
        plies.max().unwrap_or(0)
    }

    /// Returns all entries in the order they were added, parents before children.
    pub fn entries(&self) -> impl Iterator<Item = Entry> {
        self.entries.iter().map(|node| Entry {
            path: node.path.clone(),
            moves: node.moves.iter().map(|node| node.result).collect(),
        })
    }

    /// Adds an entry.
    ///
    /// # Errors
    /// Returns an error if the entry is invalid; the book is then unchanged.
    pub fn add(&mut self, entry: &Entry) -> Result<(), EntryError> {
        self.insert(entry)?;
        self.back_up(&HashSet::new());
        Ok(())
    }

    /// Returns true if the book has exactly this entry.
    pub(super) fn contains(&self, entry: &Entry) -> bool {
        let game = self.replay(&entry.path).ok();
        let key = game.map(|game| PositionKey::of(&self.rules, game.position()));
        let node_index = key.and_then(|key| self.index.get(&key));
        node_index.is_some_and(|&node_index| {
            let node = &self.entries[node_index];
            let results = entry.moves.iter();
            node.path == entry.path && node.moves.iter().map(|mv| &mv.result).eq(results)
        })
    }

    /// Adds an entry without backing up its values.
    fn insert(&mut self, entry: &Entry) -> Result<(), EntryError> {
        if self.entries.len() >= MAX_POSITIONS {
            return Err(EntryError::Full);
        }
        let game = self.replay(&entry.path)?;
        if game.outcome().is_some() {
            return Err(EntryError::GameOver);
        }
        let position = game.position();
        let key = PositionKey::of(&self.rules, position);
        if self.index.contains_key(&key) {
            return Err(EntryError::Duplicate);
        }
        if let Some(previous) = game.positions().iter().rev().nth(1)
            && !self
                .index
                .contains_key(&PositionKey::of(&self.rules, previous))
        {
            return Err(EntryError::Disconnected);
        }
        let legal = position.legal_moves(&self.rules);
        if legal.len() != entry.moves.len() {
            return Err(EntryError::MoveCount {
                legal: legal.len(),
                values: entry.moves.len(),
            });
        }
        let values = entry.moves.iter().map(|result| result.value);
        if let Some(value) = values
            .into_iter()
            .find(|value| value.unsigned_abs() > MAX_VALUE as u32)
        {
            return Err(EntryError::ValueOutOfRange(value));
        }
        let moves = legal.iter().zip(&entry.moves);
        let moves = moves.map(|(mv, &result)| self.book_move(position, mv, result));
        let node = Node {
            path: entry.path.clone(),
            mover: position.to_move(),
            rank: (position.on_board(), Reverse(entry.path.len())),
            moves: moves.collect(),
            value: 0,
            cost: None,
        };
        let node_index = self.entries.len();
        let order_index = self
            .order
            .partition_point(|&other| self.entries[other].rank <= node.rank);
        self.order.insert(order_index, node_index);
        self.index.insert(key, node_index);
        self.entries.push(node);
        Ok(())
    }

    fn book_move(&self, position: &Position, mv: Move, result: MoveResult) -> BookMove {
        let mover = position.to_move();
        let mut child = *position;
        child.play_unchecked(&self.rules, mv, &mut ());
        BookMove {
            mv,
            result,
            gain: SEED * (lead(&child, mover) - lead(position, mover)),
            moves_again: child.to_move() == mover,
            child_key: PositionKey::of(&self.rules, &child),
            next: None,
            value: result.value,
            cost: None,
        }
    }

    /// Plays the moves of `path` from the start.
    fn replay(&self, path: &[Move]) -> Result<Game, EntryError> {
        if path.len() > MAX_PLIES {
            return Err(EntryError::TooLong);
        }
        let mut game = Game::new(Arc::clone(&self.rules), Side::South, &mut ());
        for (number, &mv) in (1..).zip(path) {
            game.play(mv, &mut ())
                .map_err(|_| EntryError::IllegalMove(number))?;
        }
        Ok(game)
    }

    /// Links the positions and computes their values and costs. Lines aren't grown into positions
    /// in `busy`.
    fn back_up(&mut self, busy: &HashSet<PositionKey>) {
        for &node_index in &self.order {
            let mut moves = std::mem::take(&mut self.entries[node_index].moves);
            let node = &self.entries[node_index];
            for book_move in &mut moves {
                let known_index = self.index.get(&book_move.child_key).copied();
                book_move.next = known_index.filter(|&next| self.entries[next].rank < node.rank);
                let Some(next) = book_move.next.map(|next| &self.entries[next]) else {
                    book_move.value = book_move.result.value;
                    // A known position can't be entered from here without a cycle.
                    let may_grow = known_index.is_none()
                        && !book_move.result.is_decided
                        && node.path.len() < MAX_PLIES
                        && !busy.contains(&book_move.child_key);
                    book_move.cost = may_grow.then_some(0);
                    continue;
                };
                let next_value = if book_move.moves_again {
                    next.value
                } else {
                    -next.value
                };
                book_move.value = book_move.gain + next_value;
                book_move.cost = next.cost;
            }
            let best = moves
                .iter()
                .map(|book_move| book_move.value)
                .max()
                .unwrap_or(0);
            let costs = moves
                .iter()
                .filter_map(|book_move| book_move.cost_against(best));
            let cost = costs.min();
            let node = &mut self.entries[node_index];
            (node.value, node.cost, node.moves) = (best, cost, moves);
        }
    }

    /// Finds the moves to the next position to search; `None` if the book can't grow. Call
    /// [`back_up`](Self::back_up) first.
    ///
    /// This is drop-out expansion (Lincke, *Strategies for the automatic construction of opening
    /// books*, 2001): of all moves that leave the book, it takes the one whose line loses least
    /// compared with both players' best moves, at [`PLY_COST`] per ply.
    fn next_path(&self, busy: &HashSet<PositionKey>) -> Option<Vec<Move>> {
        let Some(mut node) = self.entries.first() else {
            let start = Position::start(&self.rules, Side::South, &mut ());
            let is_free =
                start.end().is_none() && !busy.contains(&PositionKey::of(&self.rules, &start));
            return is_free.then(Vec::new);
        };
        loop {
            let moves = node.moves.iter();
            let costs = moves
                .filter_map(|book_move| Some((book_move.cost_against(node.value)?, book_move)));
            let (_, book_move) = costs.min_by_key(|&(cost, _)| cost)?;
            match book_move.next {
                Some(next) => node = &self.entries[next],
                None => {
                    let mut path = node.path.clone();
                    path.push(book_move.mv);
                    return Some(path);
                }
            }
        }
    }
}

impl BookMove {
    /// Returns the cost of growing below this move, if the best move has the value `best`.
    fn cost_against(&self, best: i32) -> Option<i32> {
        Some(self.cost? + best - self.value + PLY_COST)
    }
}

/// Returns the lead of `side` in the lofts, including seeds shared out at the end of the game.
fn lead(position: &Position, side: Side) -> i32 {
    let lofts = position.outcome().map_or(
        [Side::South, Side::North].map(|side| position.loft(side)),
        |outcome| outcome.lofts,
    );
    i32::from(lofts[side.index()]) - i32::from(lofts[side.opponent().index()])
}
