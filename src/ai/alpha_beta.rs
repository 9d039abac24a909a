//! The recursion: principal variation search with fail-soft bounds.
//!
//! Values are future ones, seen by the player to move: the seeds a move gains
//! are added on the way back. A pass leaves the turn, and so the sign, as it is.
//!
//! A value is *proved* when every line that it rests on ends with the game. A
//! proved value is remembered as such, and trusted again, only where no position
//! with as many seeds has occurred before: there a repetition can't reach back
//! behind the position itself, and the value is one of the board alone.
//!
//! Unless the limits ask for the full width, moves are searched less deeply or not at all where
//! [`prospect`] says so.

mod children;
mod frontier;
mod prospect;
mod shortcuts;
mod window;

use super::budget::Budget;
use super::claims::Claims;
use super::model::Model;
use super::ordering::{Child, push_children};
use super::path::{Path, Recurrence};
use super::transposition::{Bound, Memory, PROVED, TranspositionTable};
use crate::rules::Hole;
use window::Window;
pub(super) use window::{INFINITE, Scored};

/// Plies to which forced moves and passes may lengthen a line.
const MAX_PLY: usize = 200;
/// Positions with fewer plies to search are not remembered: to search them again is
/// quicker than to look into a table that doesn't fit the processor's cache, and they would
/// take the room of those that are worth more.
const REMEMBERED_FROM: u8 = 3;
/// With fewer plies to search below them, to look all moves up costs more than it finds.
const REFUTED_FROM: u8 = 4;
/// One thread's search.
pub(super) struct AlphaBeta<'a, M: Model> {
    pub model: &'a M,
    pub table: &'a TranspositionTable,
    pub path: Path,
    pub budget: Budget<'a>,
    /// Whether every move is searched to the full depth.
    full_width: bool,
    /// What other threads are at work on; nothing where there are none.
    claims: Option<&'a Claims>,
    /// The children of every ply of the line being searched, one ply after the other.
    children: Vec<Child<M::State>>,
    /// The best line from every ply, as far as it is known.
    lines: Vec<Vec<Hole>>,
}

impl<'a, M: Model> AlphaBeta<'a, M> {
    pub(super) fn new(
        model: &'a M,
        table: &'a TranspositionTable,
        path: Path,
        budget: Budget<'a>,
        full_width: bool,
    ) -> Self {
        Self {
            model,
            table,
            path,
            budget,
            full_width,
            claims: None,
            children: Vec::new(),
            lines: vec![Vec::new(); MAX_PLY + 2],
        }
    }

    /// The same beside other threads that search the same position.
    pub(super) fn beside(self, claims: &'a Claims) -> Self {
        Self {
            claims: Some(claims),
            ..self
        }
    }

    /// The best line that was found from `ply`.
    pub(super) fn line(&self, ply: usize) -> &[Hole] {
        &self.lines[ply]
    }

    /// The value of `child` to the player who made the move, the seeds it gained
    /// included; `depth` plies are searched below it.
    pub(super) fn value_of(
        &mut self,
        child: &Child<M::State>,
        ply: usize,
        depth: u8,
        alpha: i32,
        beta: i32,
    ) -> Scored {
        let window = Window { alpha, beta }.behind(child.gain, child.again);
        self.visit(&child.state, ply, depth, window)
            .before(child.gain, child.again)
    }

    /// The value of a position that the line has reached, to the player to move there.
    fn visit(&mut self, state: &M::State, ply: usize, depth: u8, window: Window) -> Scored {
        if window.is_open() {
            self.lines[ply].clear();
        }
        self.budget.visit();
        if self.model.is_over(state) {
            return Scored::proved(0);
        }
        let key = self.model.key(state);
        let on_board = self.model.on_board(state);
        let recurrence = self.path.recurrence(on_board, || key);
        if let Some(settled) = self.settled(state, on_board, recurrence, window) {
            return settled;
        }
        if depth == 0 || ply >= MAX_PLY || self.budget.is_spent() {
            return Scored::estimated(self.model.estimate(state));
        }
        self.path.push(key, on_board);
        let is_fresh = recurrence == Recurrence::Fresh;
        let scored = if depth == 1 {
            self.frontier(state, ply, window)
        } else {
            self.search(state, key, ply, depth, is_fresh, window)
        };
        self.path.pop();
        scored
    }

    /// Searches the moves of a position that is the last of the path.
    fn search(
        &mut self,
        state: &M::State,
        key: u64,
        ply: usize,
        depth: u8,
        fresh: bool,
        window: Window,
    ) -> Scored {
        let is_remembered = depth >= REMEMBERED_FROM;
        let remembered = if is_remembered {
            self.table.get(key)
        } else {
            None
        };
        if let Some(memory) = remembered {
            let proved = fresh && memory.depth == PROVED;
            if (proved || !window.is_open()) && memory.decides(depth, window.alpha, window.beta) {
                if window.is_open() {
                    self.lines[ply].extend(memory.best);
                }
                return Scored {
                    value: memory.value,
                    proved,
                };
            }
        }
        let first = self.children.len();
        let remembered = remembered.and_then(|memory| memory.best);
        push_children(self.model, state, remembered, &mut self.children);
        // A forced move costs nothing to look behind.
        let is_forced = self.children.len() == first + 1;
        let below = if is_forced { depth } else { depth - 1 };
        let known = if below >= REFUTED_FROM {
            self.known_refutation(first, below, window)
        } else {
            None
        };
        let (scored, best) = match known {
            Some((scored, hole)) => (scored, Some(hole)),
            None => self.best_child(first, ply, below, window),
        };
        self.children.truncate(first);
        if is_remembered && !self.budget.was_spent() {
            let bound = if scored.value >= window.beta {
                Bound::AtLeast
            } else if scored.value > window.alpha {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            let depth = if scored.proved && fresh {
                PROVED
            } else {
                depth
            };
            self.table.put(
                key,
                Memory {
                    value: scored.value,
                    bound,
                    depth,
                    best,
                },
            );
        }
        scored
    }
}
