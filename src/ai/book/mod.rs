//! Opening books: positions from the beginning of games by some rules, each with what a long search says of its moves.
//!
//! A book is grown by [`grow()`], written down and read by [`text`], and those of some variants are embedded ([`shipped`]). What a
//! position is worth is backed up from the positions behind it, so that a move is judged by all that the book knows of what follows.
//!
//! ```
//! use awale::ai::book;
//! use awale::rules::{Game, Side, library};
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

pub use entry::{Entry, EntryError, FoundMove};
pub use grow::{Growth, Progress, grow};
pub use shipped::shipped;

use super::value::SEED;
use crate::rules::{Game, Hole, Position, RuleSet, Side};
use key::PositionKey;

/// Plies to a position of a book, at most.
pub const MOST_PLIES: usize = 100;
/// Positions of a book, at most.
pub const MOST_POSITIONS: usize = 200_000;
/// The largest value that a move can have in a book, in hundredths of a seed.
const MOST_VALUE: i32 = 10_000 * SEED;
/// What each ply costs a line when it is decided which one the book grows by, in hundredths of a seed: a line whose moves
/// lose as much in all is followed for a ply less.
const PLY_COST: i32 = 25;

/// An opening book.
#[derive(Clone, Debug)]
pub struct Book {
    rules: Arc<RuleSet>,
    /// Positions that each search looked at.
    nodes: u64,
    entries: Vec<Node>,
    index: HashMap<PositionKey, usize>,
    /// All entries, those behind a position before it.
    order: Vec<usize>,
}

/// A position of the book.
#[derive(Clone, Debug)]
struct Node {
    path: Vec<Hole>,
    mover: Side,
    /// Entries link to those of a lower rank only, so that nothing goes round: fewer seeds on the board, or more moves to it.
    rank: (u16, Reverse<usize>),
    moves: Vec<BookMove>,
    /// The value of the best move.
    value: i32,
    /// What the line costs by which the book would grow from here on; `None` if it can't.
    cost: Option<i32>,
}

#[derive(Clone, Debug)]
struct BookMove {
    hole: Hole,
    found: FoundMove,
    /// What the move brings the player at once, in hundredths of a seed.
    gain: i32,
    /// Whether the same player is to move behind it.
    moves_again: bool,
    after: PositionKey,
    /// The position behind it, if it is in the book.
    next: Option<usize>,
    /// Its value by all that is node.
    value: i32,
    /// What the line costs by which the book would grow behind it, its own loss and ply left out; `None` if it can't.
    cost: Option<i32>,
}

impl Book {
    /// A book without positions, which is to be grown by searches of this number of positions each.
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

    /// The rules it is for.
    #[must_use]
    pub const fn rules(&self) -> &Arc<RuleSet> {
        &self.rules
    }

    /// How many positions each search looked at.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many positions it knows.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it knows none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What the start is worth to the player who begins, in hundredths of a seed; `None` if it isn't in the book.
    #[must_use]
    pub fn value(&self) -> Option<i32> {
        self.entries.first().map(|start| start.value)
    }

    /// Plies to the position farthest from the start.
    #[must_use]
    pub fn deepest(&self) -> usize {
        let plies = self.entries.iter().map(|node| node.path.len());
        plies.max().unwrap_or(0)
    }

    /// What was found at each position, in the order in which they were taken in: those before a position come before it.
    pub fn entries(&self) -> impl Iterator<Item = Entry> {
        self.entries.iter().map(|node| Entry {
            path: node.path.clone(),
            moves: node.moves.iter().map(|node| node.found).collect(),
        })
    }

    /// Takes a position in.
    ///
    /// # Errors
    /// Why it can't be; the book is as before then.
    pub fn add(&mut self, entry: &Entry) -> Result<(), EntryError> {
        self.insert(entry)?;
        self.back_up(&HashSet::new());
        Ok(())
    }

    /// The same without what follows from it for the positions before.
    fn insert(&mut self, entry: &Entry) -> Result<(), EntryError> {
        if self.entries.len() >= MOST_POSITIONS {
            return Err(EntryError::Full);
        }
        let game = self.game(&entry.path)?;
        if game.outcome().is_some() {
            return Err(EntryError::GameOver);
        }
        let position = game.position();
        let key = PositionKey::of(&self.rules, position);
        if self.index.contains_key(&key) {
            return Err(EntryError::Duplicate);
        }
        if let Some(before) = game.positions().iter().rev().nth(1)
            && !self
                .index
                .contains_key(&PositionKey::of(&self.rules, before))
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
        let values = entry.moves.iter().map(|found| found.value);
        if let Some(value) = values
            .into_iter()
            .find(|value| value.unsigned_abs() > MOST_VALUE as u32)
        {
            return Err(EntryError::ValueOutOfRange(value));
        }
        let moves = legal.iter().zip(&entry.moves);
        let moves = moves.map(|(hole, &found)| self.book_move(position, hole, found));
        let node = Node {
            path: entry.path.clone(),
            mover: position.to_move(),
            rank: (position.on_board(), Reverse(entry.path.len())),
            moves: moves.collect(),
            value: 0,
            cost: None,
        };
        let number = self.entries.len();
        let place = self
            .order
            .partition_point(|&other| self.entries[other].rank <= node.rank);
        self.order.insert(place, number);
        self.index.insert(key, number);
        self.entries.push(node);
        Ok(())
    }

    fn book_move(&self, position: &Position, hole: Hole, found: FoundMove) -> BookMove {
        let mover = position.to_move();
        let mut after = *position;
        after.play_unchecked(&self.rules, hole, &mut ());
        BookMove {
            hole,
            found,
            gain: SEED * (lead(&after, mover) - lead(position, mover)),
            moves_again: after.to_move() == mover,
            after: PositionKey::of(&self.rules, &after),
            next: None,
            value: found.value,
            cost: None,
        }
    }

    /// The game after these moves.
    fn game(&self, path: &[Hole]) -> Result<Game, EntryError> {
        if path.len() > MOST_PLIES {
            return Err(EntryError::TooLong);
        }
        let mut game = Game::new(Arc::clone(&self.rules), Side::South, &mut ());
        for (number, &hole) in (1..).zip(path) {
            game.play(hole, &mut ())
                .map_err(|_| EntryError::IllegalMove(number))?;
        }
        Ok(game)
    }

    /// Links the positions, and works out what each is worth and where the book is to grow, but for the positions that are being searched.
    fn back_up(&mut self, busy: &HashSet<PositionKey>) {
        for &number in &self.order {
            let mut moves = std::mem::take(&mut self.entries[number].moves);
            let node = &self.entries[number];
            for one in &mut moves {
                let met = self.index.get(&one.after).copied();
                one.next = met.filter(|&next| self.entries[next].rank < node.rank);
                let Some(next) = one.next.map(|next| &self.entries[next]) else {
                    one.value = one.found.value;
                    // Where it was met, the way leads back into the book.
                    let may_grow = met.is_none()
                        && !one.found.is_decided
                        && node.path.len() < MOST_PLIES
                        && !busy.contains(&one.after);
                    one.cost = may_grow.then_some(0);
                    continue;
                };
                let then = if one.moves_again {
                    next.value
                } else {
                    -next.value
                };
                one.value = one.gain + then;
                one.cost = next.cost;
            }
            let best = moves.iter().map(|one| one.value).max().unwrap_or(0);
            let costs = moves.iter().filter_map(|one| one.cost_against(best));
            let cost = costs.min();
            let node = &mut self.entries[number];
            (node.value, node.cost, node.moves) = (best, cost, moves);
        }
    }

    /// The moves to the position by which the book grows next; `None` if it can't. Call [`Self::back_up`] before.
    ///
    /// This is drop-out expansion (Lincke, *Strategies for the automatic construction of opening books*, 2001): of all moves that lead
    /// out of the book, the one at the end of the line whose moves lose least against the best ones, both players' counted, where a
    /// ply more counts as [`PLY_COST`].
    fn next_path(&self, busy: &HashSet<PositionKey>) -> Option<Vec<Hole>> {
        let Some(mut node) = self.entries.first() else {
            let start = Position::start(&self.rules, Side::South, &mut ());
            let is_free =
                start.end().is_none() && !busy.contains(&PositionKey::of(&self.rules, &start));
            return is_free.then(Vec::new);
        };
        loop {
            let moves = node.moves.iter();
            let costs = moves.filter_map(|one| Some((one.cost_against(node.value)?, one)));
            let (_, one) = costs.min_by_key(|&(cost, _)| cost)?;
            match one.next {
                Some(next) => node = &self.entries[next],
                None => {
                    let mut path = node.path.clone();
                    path.push(one.hole);
                    return Some(path);
                }
            }
        }
    }
}

impl BookMove {
    /// What the line costs by which the book would grow behind this move, where the best one is worth so much.
    fn cost_against(&self, best: i32) -> Option<i32> {
        Some(self.cost? + best - self.value + PLY_COST)
    }
}

/// How many seeds `side` has more than the opponent in the lofts; those that are shared out at the end of the game included.
fn lead(position: &Position, side: Side) -> i32 {
    let lofts = position.outcome().map_or(
        [Side::South, Side::North].map(|side| position.loft(side)),
        |outcome| outcome.lofts,
    );
    i32::from(lofts[side.index()]) - i32::from(lofts[side.opponent().index()])
}
