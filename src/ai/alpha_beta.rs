//! The recursion: principal variation search with fail-soft bounds.
//!
//! Values are future ones, seen by the player to move: the seeds a move gains
//! are added on the way back. A pass leaves the turn, and so the sign, as it is.
//!
//! A value is *proved* when every line that it rests on ends with the game. A
//! proved value is stored as such, and trusted again, only where no position
//! with as many seeds has occurred before: there a repetition can't reach back
//! behind the position itself, and the value is one of the board alone.
//!
//! Unless the limits ask for the full width, moves are searched less deeply or not at all where
//! [`pruning`] says so.

mod cutoffs;
mod pruning;
mod window;

use std::ops::ControlFlow;

use super::abdada::CurrentlySearched;
use super::budget::Budget;
use super::model::{Model, Next, Played};
use super::ordering::{Child, bring_next, push_children};
use super::path::{Path, Recurrence};
use super::transposition::{Bound, Entry, PROVED, TranspositionTable};
use crate::rules::Hole;
use cutoffs::{settled, transposition_cutoff};
pub(super) use pruning::Selection;
use pruning::{Pruning, pruning};
use window::Window;
pub(super) use window::{INFINITE, Scored};

/// Plies to which forced moves and passes may lengthen a line.
const MAX_PLY: usize = 200;
/// Positions with fewer plies to search are not stored: to search them again is
/// quicker than to look into a table that doesn't fit the processor's cache, and they would
/// take the room of those that are worth more.
const STORED_FROM: u8 = 3;
/// With fewer plies to search below them, to look all moves up costs more than it finds.
const CUTOFFS_FROM: u8 = 4;

/// The best of the moves of the last ply seen so far.
struct BestLeaf {
    value: Scored,
    hole: Option<Hole>,
    all_proved: bool,
}

/// One thread's search.
pub(super) struct AlphaBeta<'a, M: Model> {
    pub model: &'a M,
    pub table: &'a TranspositionTable,
    pub path: Path,
    pub budget: Budget<'a>,
    selection: Selection,
    /// What the threads are searching; `None` if there is one thread.
    searched: Option<&'a CurrentlySearched>,
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
        selection: Selection,
    ) -> Self {
        Self {
            model,
            table,
            path,
            budget,
            selection,
            searched: None,
            children: Vec::new(),
            lines: vec![Vec::new(); MAX_PLY + 2],
        }
    }

    /// The same beside other threads that search the same position.
    pub(super) fn beside(self, searched: &'a CurrentlySearched) -> Self {
        Self {
            searched: Some(searched),
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
        self.visit(&child.state, child.key, ply, depth, window)
            .before(child.gain, child.again)
    }

    /// The value of a position that the line has reached, to the player to move there.
    fn visit(
        &mut self,
        state: &M::State,
        key: u64,
        ply: usize,
        depth: u8,
        window: Window,
    ) -> Scored {
        if window.is_open() {
            self.lines[ply].clear();
        }
        self.budget.visit();
        if self.model.is_over(state) {
            return Scored::proved(0);
        }
        let on_board = self.model.on_board(state);
        let recurrence = self.path.recurrence(on_board, || key);
        if let Some(scored) = settled(self.model, &self.path, state, recurrence, window) {
            return scored;
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
        let is_stored = depth >= STORED_FROM;
        let stored = if is_stored { self.table.get(key) } else { None };
        if let Some(entry) = stored {
            let proved = fresh && entry.depth == PROVED;
            if (proved || !window.is_open()) && entry.decides(depth, window.alpha, window.beta) {
                if window.is_open() {
                    self.lines[ply].extend(entry.best);
                }
                return Scored {
                    value: entry.value,
                    proved,
                };
            }
        }
        let first = self.children.len();
        let stored_best = stored.and_then(|entry| entry.best);
        push_children(self.model, state, stored_best, &mut self.children);
        // A forced move costs nothing to look behind.
        let is_forced = self.children.len() == first + 1;
        let below = if is_forced { depth } else { depth - 1 };
        if below >= STORED_FROM {
            for child in &self.children[first..] {
                self.table.prefetch(child.key);
            }
        }
        let known = if below >= CUTOFFS_FROM {
            transposition_cutoff(
                self.model,
                self.table,
                &self.path,
                &self.children[first..],
                below,
                window,
            )
        } else {
            None
        };
        let (scored, best) = match known {
            Some((scored, hole)) => (scored, Some(hole)),
            None => self.best_child(first, ply, below, window),
        };
        self.children.truncate(first);
        if is_stored && !self.budget.was_spent() {
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
                Entry {
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
        let mut place = first;
        while bring_next(&mut self.children, first, place, depth, self.searched) {
            let child = self.children[place];
            let window = Window { alpha, beta };
            let scored = match self.pruning(&child, place - first, ply, depth, window) {
                Pruning::Pruned(value) => Scored::estimated(value),
                Pruning::Searched { reduction } => {
                    let mark = self
                        .searched
                        .and_then(|searched| searched.start(child.key, depth));
                    let scored = if place == first {
                        self.value_of(&child, ply + 1, depth, alpha, beta)
                    } else {
                        self.later_value(&child, ply, depth, reduction, window)
                    };
                    drop(mark);
                    scored
                }
            };
            place += 1;
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

    /// How much of a search a child is worth; every move is searched at full width, and where the game is over.
    #[inline]
    fn pruning(
        &self,
        child: &Child<M::State>,
        place: usize,
        ply: usize,
        depth: u8,
        window: Window,
    ) -> Pruning {
        if self.selection == Selection::FullWidth || self.model.is_over(&child.state) {
            Pruning::NONE
        } else {
            pruning(child, place, ply, depth, window, self.selection)
        }
    }

    /// The value of a child that is not the first: less deeply at first where there is a `reduction`, then whether it is better
    /// than the best, and only then how much.
    fn later_value(
        &mut self,
        child: &Child<M::State>,
        ply: usize,
        depth: u8,
        reduction: u8,
        window: Window,
    ) -> Scored {
        let Window { alpha, beta } = window;
        if window.is_open() {
            // The line of an earlier move must not be taken for this one's.
            self.lines[ply + 1].clear();
        }
        if reduction > 0 {
            let guess = self.value_of(child, ply + 1, depth - reduction, alpha, alpha + 1);
            if guess.value <= alpha {
                return guess;
            }
        }
        let guess = self.value_of(child, ply + 1, depth, alpha, alpha + 1);
        if guess.value > alpha && guess.value < beta {
            self.value_of(child, ply + 1, depth, alpha, beta)
        } else {
            guess
        }
    }

    fn keep_line(&mut self, ply: usize, hole: Hole) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(hole);
        line.extend_from_slice(&lower[0]);
    }

    /// The value of a position with one ply to search, which is the last of the path. Its moves are judged as they come,
    /// without putting them in order or keeping them.
    fn frontier(&mut self, state: &M::State, ply: usize, window: Window) -> Scored {
        let model = self.model;
        let mut best = BestLeaf {
            value: Scored::proved(-INFINITE),
            hole: None,
            all_proved: true,
        };
        // The first move is no leaf, and not counted as one, before there is a second: a forced one is looked behind.
        let mut first: Option<Played<M::State>> = None;
        let mut moves = 0_u32;
        model.for_each_child(state, |played| {
            moves += 1;
            match moves {
                1 => first = Some(played),
                2 => {
                    self.budget.visit();
                    if best.value.value >= window.beta {
                        return ControlFlow::Break(());
                    }
                    self.budget.visit();
                }
                _ => self.budget.visit(),
            }
            self.judge(&played, window, &mut best);
            if moves > 1 && best.value.value >= window.beta {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        if let Some(forced) = first.filter(|_| moves == 1) {
            let forced = Child::alone(model, forced);
            let scored = self.value_of(&forced, ply + 1, 1, window.alpha, window.beta);
            if window.is_open() && scored.value > window.alpha {
                self.keep_line(ply, forced.hole);
            }
            return scored;
        }
        if window.is_open()
            && best.value.value > window.alpha
            && let Some(hole) = best.hole
        {
            self.lines[ply + 1].clear();
            self.keep_line(ply, hole);
        }
        let proved = if best.value.value >= window.beta {
            best.value.proved
        } else {
            best.all_proved
        };
        Scored {
            proved,
            ..best.value
        }
    }

    #[inline(always)]
    fn judge(&self, played: &Played<M::State>, window: Window, best: &mut BestLeaf) {
        let window = Window {
            alpha: window.alpha.max(best.value.value),
            ..window
        };
        let again = played.next == Next::Again;
        let below = if played.next == Next::Over {
            Scored::proved(0)
        } else {
            self.leaf(&played.after, window.behind(played.gain, again))
        };
        let scored = below.before(played.gain, again);
        best.all_proved &= scored.proved;
        if scored.value > best.value.value {
            best.value = scored;
            best.hole = Some(played.hole);
        }
    }

    /// The value of a position behind the last ply, where the game goes on.
    #[inline(always)]
    fn leaf(&self, state: &M::State, window: Window) -> Scored {
        let model = self.model;
        let recurrence = self
            .path
            .recurrence(model.on_board(state), || model.key(state));
        settled(model, &self.path, state, recurrence, window)
            .unwrap_or_else(|| Scored::estimated(model.estimate(state)))
    }
}
