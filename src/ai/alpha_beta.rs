//! The recursion: principal variation search with fail-soft bounds.
//!
//! Values are future ones, seen by the player to move: the seeds a move gains
//! are added on the way back. A pass leaves the turn, and so the sign, as it is.
//!
//! A value is *proved* when every line that it rests on ends with the game. A
//! proved value is remembered as such, and trusted again, only where no position
//! with as many seeds has occurred before: there a repetition can't reach back
//! behind the position itself, and the value is one of the board alone.

mod frontier;
mod shortcuts;

use super::SEED;
use super::budget::Budget;
use super::model::Model;
use super::ordering::{Child, bring_best, push_children};
use super::path::{Path, Recurrence};
use super::transposition::{Bound, Memory, PROVED, TranspositionTable};
use crate::rules::Hole;

/// Plies to which forced moves and passes may lengthen a line.
const MAX_PLY: usize = 200;
/// Positions with fewer plies to search are not remembered: to search them again is
/// quicker than to look into a table that doesn't fit the processor's cache, and they would
/// take the room of those that are worth more.
const REMEMBERED_FROM: u8 = 3;
/// With fewer plies to search below them, to look all moves up costs more than it finds.
const REFUTED_FROM: u8 = 4;
/// Beyond any value.
pub(super) const INFINITE: i32 = i32::MAX / 2;

/// A value and whether it can still change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scored {
    pub value: i32,
    pub proved: bool,
}

/// One thread's search.
pub(super) struct AlphaBeta<'a, M: Model> {
    pub model: &'a M,
    pub table: &'a TranspositionTable,
    pub path: Path,
    pub budget: Budget<'a>,
    /// The children of every ply of the line being searched, one ply after the other.
    children: Vec<Child<M::State>>,
    /// The best line from every ply, as far as it is known.
    lines: Vec<Vec<Hole>>,
}

/// Between these bounds the exact value matters.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    /// As who plays after the move sees it: bounds change sides with the turn.
    const fn behind(self, gain: i32, again: bool) -> Self {
        let gain = SEED * gain;
        if again {
            Self {
                alpha: self.alpha - gain,
                beta: self.beta - gain,
            }
        } else {
            Self {
                alpha: gain - self.beta,
                beta: gain - self.alpha,
            }
        }
    }

    /// Whether it asks for a value, and not only whether it is above a bound.
    const fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }
}

impl Scored {
    const fn proved(value: i32) -> Self {
        Self {
            value,
            proved: true,
        }
    }

    const fn estimated(value: i32) -> Self {
        Self {
            value,
            proved: false,
        }
    }

    /// The value to who made the move, the seeds that it gained included.
    const fn before(self, gain: i32, again: bool) -> Self {
        let below = if again { self.value } else { -self.value };
        Self {
            value: SEED * gain + below,
            proved: self.proved,
        }
    }
}

impl<'a, M: Model> AlphaBeta<'a, M> {
    pub(super) fn new(
        model: &'a M,
        table: &'a TranspositionTable,
        path: Path,
        budget: Budget<'a>,
    ) -> Self {
        Self {
            model,
            table,
            path,
            budget,
            children: Vec::new(),
            lines: vec![Vec::new(); MAX_PLY + 2],
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

    /// The best of the children from `first` on, and its hole.
    fn best_child(
        &mut self,
        first: usize,
        ply: usize,
        depth: u8,
        window: Window,
    ) -> (Scored, Option<Hole>) {
        let Window { mut alpha, beta } = window;
        let mut best = Scored::proved(-INFINITE);
        let mut best_hole = None;
        let mut all_proved = true;
        for index in first..self.children.len() {
            bring_best(&mut self.children, index);
            let child = self.children[index];
            let scored = if index == first {
                self.value_of(&child, ply + 1, depth, alpha, beta)
            } else {
                if window.is_open() {
                    // The line of an earlier move must not be taken for this one's.
                    self.lines[ply + 1].clear();
                }
                let guess = self.value_of(&child, ply + 1, depth, alpha, alpha + 1);
                if guess.value > alpha && guess.value < beta {
                    self.value_of(&child, ply + 1, depth, alpha, beta)
                } else {
                    guess
                }
            };
            all_proved &= scored.proved;
            if scored.value > best.value {
                best = scored;
                best_hole = Some(child.hole);
                if scored.value > alpha {
                    alpha = scored.value;
                    if window.is_open() {
                        self.keep_line(ply, child.hole);
                    }
                }
            }
            if best.value >= beta || self.budget.was_spent() {
                break;
            }
        }
        let proved = if best.value >= beta {
            best.proved
        } else {
            all_proved
        };
        (Scored { proved, ..best }, best_hole)
    }

    fn keep_line(&mut self, ply: usize, hole: Hole) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(hole);
        line.extend_from_slice(&lower[0]);
    }
}
