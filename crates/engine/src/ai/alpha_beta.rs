//! The recursive search: principal variation search with fail-soft bounds.
//!
//! Values are the future gains of the player to move; a move's own gain is added on the way up. If
//! the same player moves again, the value keeps its sign.
//!
//! A value is *proved* if every line below it ends with the game. Proved values are stored and
//! reused as such only if no earlier position has the same number of seeds: then no repetition can
//! reach back beyond the position, and the value doesn't depend on the path.
//!
//! Unless the limits demand full width, [`pruning`] prunes and reduces moves.

mod cutoffs;
mod pruning;
mod window;

use std::ops::ControlFlow;

use super::abdada::ActiveNodes;
use super::budget::Budget;
use super::model::{Model, Next, PlayedMove};
use super::ordering::{Child, push_children_until, select_next};
use super::repetition::{Recurrence, RepetitionHistory};
use super::transposition::{Bound, Entry, PROVED, TranspositionTable};
use awale_rules::Move;
use cutoffs::{static_cutoff, transposition_cutoff};
pub(super) use pruning::Selectivity;
use pruning::{Pruning, pruning};
use window::Window;
pub(super) use window::{INFINITE, SearchValue};

/// Maximum ply to which forced moves and passes extend a line.
const MAX_PLY: usize = 200;
/// Minimum depth of a stored position. Searching shallower ones again is faster than a cache miss,
/// and they would displace more valuable entries.
const MIN_STORED_DEPTH: u8 = 3;
/// Minimum child depth for enhanced transposition cutoffs (ETC); below it, probing all moves costs
/// more than it saves.
const MIN_ETC_DEPTH: u8 = 4;

/// The best move so far at a frontier node.
struct BestLeaf {
    score: SearchValue,
    mv: Option<Move>,
    all_proved: bool,
}

/// One thread's search.
pub(super) struct AlphaBeta<'a, M: Model> {
    pub model: &'a M,
    pub table: &'a TranspositionTable,
    pub history: RepetitionHistory,
    pub budget: Budget<'a>,
    selectivity: Selectivity,
    /// `None` if there is only one thread.
    active_nodes: Option<&'a ActiveNodes>,
    /// The children at every ply of the current line, as a stack.
    children: Vec<Child<M::State>>,
    /// The principal variation from every ply (triangular table).
    pv_table: Vec<Vec<Move>>,
}

impl<'a, M: Model> AlphaBeta<'a, M> {
    pub(super) fn new(
        model: &'a M,
        table: &'a TranspositionTable,
        history: RepetitionHistory,
        budget: Budget<'a>,
        selectivity: Selectivity,
    ) -> Self {
        Self {
            model,
            table,
            history,
            budget,
            selectivity,
            active_nodes: None,
            children: Vec::new(),
            pv_table: vec![Vec::new(); MAX_PLY + 2],
        }
    }

    /// Shares the work with the other threads that search the same position, through
    /// `active_nodes`.
    pub(super) fn with_active_nodes(self, active_nodes: &'a ActiveNodes) -> Self {
        Self {
            active_nodes: Some(active_nodes),
            ..self
        }
    }

    /// Returns the principal variation from `ply`.
    pub(super) fn pv(&self, ply: usize) -> &[Move] {
        &self.pv_table[ply]
    }

    /// Searches `child` to `depth` plies, and returns its value for the mover, including its gain.
    pub(super) fn search_child(
        &mut self,
        child: &Child<M::State>,
        ply: usize,
        depth: u8,
        alpha: i32,
        beta: i32,
    ) -> SearchValue {
        let window = Window { alpha, beta }.for_child(child.gain, child.moves_again);
        self.visit(&child.state, child.key, ply, depth, window)
            .for_parent(child.gain, child.moves_again)
    }

    /// Searches a position, and returns its value for the player to move.
    fn visit(
        &mut self,
        state: &M::State,
        key: u64,
        ply: usize,
        depth: u8,
        window: Window,
    ) -> SearchValue {
        if window.is_open() {
            self.pv_table[ply].clear();
        }
        self.budget.visit();
        if self.model.is_over(state) {
            return SearchValue::proved(0);
        }
        let on_board = self.model.on_board(state);
        let recurrence = self.history.recurrence(on_board, || key);
        if let Some(scored) = static_cutoff(self.model, &self.history, state, recurrence, window) {
            return scored;
        }
        if depth == 0 || ply >= MAX_PLY || self.budget.is_spent() {
            return SearchValue::estimated(self.model.evaluate(state));
        }
        self.history.push(key, on_board);
        let is_path_independent = recurrence == Recurrence::PathIndependent;
        let scored = if depth == 1 {
            self.search_frontier(state, ply, window)
        } else {
            self.search(state, key, ply, depth, is_path_independent, window)
        };
        self.history.pop();
        scored
    }

    /// Searches the moves of the position last pushed onto the history.
    fn search(
        &mut self,
        state: &M::State,
        key: u64,
        ply: usize,
        depth: u8,
        is_path_independent: bool,
        window: Window,
    ) -> SearchValue {
        let is_storable = depth >= MIN_STORED_DEPTH;
        let stored = if is_storable {
            self.table.get(key)
        } else {
            None
        };
        if let Some(entry) = stored {
            let proved = is_path_independent && entry.depth == PROVED;
            if (proved || !window.is_open()) && entry.decides(depth, window.alpha, window.beta) {
                if window.is_open() {
                    self.pv_table[ply].extend(entry.best);
                }
                return SearchValue {
                    value: entry.value,
                    proved,
                };
            }
        }
        let first_child = self.children.len();
        let hash_move = stored.and_then(|entry| entry.best);
        let is_overdue = || self.budget.is_overdue();
        push_children_until(is_overdue, self.model, state, hash_move, &mut self.children);
        // Extend forced moves.
        let is_only_move = self.children.len() == first_child + 1;
        let child_depth = if is_only_move { depth } else { depth - 1 };
        if child_depth >= MIN_STORED_DEPTH {
            for child in &self.children[first_child..] {
                self.table.prefetch(child.key);
            }
        }
        let cutoff = if child_depth >= MIN_ETC_DEPTH {
            transposition_cutoff(
                self.model,
                self.table,
                &self.history,
                &self.children[first_child..],
                child_depth,
                window,
            )
        } else {
            None
        };
        let (scored, best) = match cutoff {
            Some((scored, mv)) => (scored, Some(mv)),
            None => self.search_children(first_child, ply, child_depth, window),
        };
        self.children.truncate(first_child);
        if is_storable && !self.budget.was_spent() {
            let bound = if scored.value >= window.beta {
                Bound::AtLeast
            } else if scored.value > window.alpha {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            let depth = if scored.proved && is_path_independent {
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

    /// Searches the children from index `first_child` on, and returns the best one's value and
    /// move.
    fn search_children(
        &mut self,
        first_child: usize,
        ply: usize,
        depth: u8,
        window: Window,
    ) -> (SearchValue, Option<Move>) {
        let Window { mut alpha, beta } = window;
        let mut best = SearchValue::proved(-INFINITE);
        let mut best_move = None;
        let mut all_proved = true;
        let mut index = first_child;
        while select_next(
            &mut self.children,
            first_child,
            index,
            depth,
            self.active_nodes,
        ) {
            let child = self.children[index];
            let window = Window { alpha, beta };
            let scored = match self.pruning(&child, index - first_child, ply, depth, window) {
                Pruning::Pruned(value) => SearchValue::estimated(value),
                Pruning::Searched { reduction } => {
                    let mark = self
                        .active_nodes
                        .and_then(|active_nodes| active_nodes.try_mark(child.key, depth));
                    let scored = if index == first_child {
                        self.search_child(&child, ply + 1, depth, alpha, beta)
                    } else {
                        self.scout(&child, ply, depth, reduction, window)
                    };
                    drop(mark);
                    scored
                }
            };
            index += 1;
            all_proved &= scored.proved;
            if scored.value > best.value {
                best = scored;
                best_move = Some(child.mv);
                if scored.value > alpha {
                    alpha = scored.value;
                    if window.is_open() {
                        self.update_pv(ply, child.mv);
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
        (SearchValue { proved, ..best }, best_move)
    }

    /// Decides whether to prune or reduce a child. Never does so at full width, or if the child
    /// ends the game.
    #[inline]
    fn pruning(
        &self,
        child: &Child<M::State>,
        index: usize,
        ply: usize,
        depth: u8,
        window: Window,
    ) -> Pruning {
        if self.selectivity == Selectivity::FullWidth || self.model.is_over(&child.state) {
            Pruning::NONE
        } else {
            pruning(child, index, ply, depth, window, self.selectivity)
        }
    }

    /// Searches a later move: first at reduced depth if `reduction` > 0, then at full depth with a
    /// null window, and with the full window only if that fails high.
    fn scout(
        &mut self,
        child: &Child<M::State>,
        ply: usize,
        depth: u8,
        reduction: u8,
        window: Window,
    ) -> SearchValue {
        let Window { alpha, beta } = window;
        if window.is_open() {
            // Discard the line of an earlier move.
            self.pv_table[ply + 1].clear();
        }
        if reduction > 0 {
            let scouted = self.search_child(child, ply + 1, depth - reduction, alpha, alpha + 1);
            if scouted.value <= alpha {
                return scouted;
            }
        }
        let scouted = self.search_child(child, ply + 1, depth, alpha, alpha + 1);
        if scouted.value > alpha && scouted.value < beta {
            self.search_child(child, ply + 1, depth, alpha, beta)
        } else {
            scouted
        }
    }

    fn update_pv(&mut self, ply: usize, mv: Move) {
        let (upper, lower) = self.pv_table.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&lower[0]);
    }

    /// Searches the node last pushed onto the history, with one ply left. Evaluates its moves as
    /// they are generated, without ordering or storing them.
    fn search_frontier(&mut self, state: &M::State, ply: usize, window: Window) -> SearchValue {
        let model = self.model;
        let mut best = BestLeaf {
            score: SearchValue::proved(-INFINITE),
            mv: None,
            all_proved: true,
        };
        // A forced move is extended, so the first move is counted as a leaf only once there is a
        // second.
        let mut first_child: Option<PlayedMove<M::State>> = None;
        let mut move_count = 0_u32;
        model.for_each_child(state, |played| {
            move_count += 1;
            match move_count {
                1 => first_child = Some(played),
                2 => {
                    self.budget.visit();
                    if best.score.value >= window.beta {
                        return ControlFlow::Break(());
                    }
                    self.budget.visit();
                }
                _ => self.budget.visit(),
            }
            self.evaluate_leaf(&played, window, &mut best);
            if move_count > 1 && best.score.value >= window.beta || self.budget.is_overdue() {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        if let Some(forced) = first_child.filter(|_| move_count == 1) {
            let forced = Child::unordered(model, forced);
            let scored = self.search_child(&forced, ply + 1, 1, window.alpha, window.beta);
            if window.is_open() && scored.value > window.alpha {
                self.update_pv(ply, forced.mv);
            }
            return scored;
        }
        if window.is_open()
            && best.score.value > window.alpha
            && let Some(mv) = best.mv
        {
            self.pv_table[ply + 1].clear();
            self.update_pv(ply, mv);
        }
        let proved = if best.score.value >= window.beta {
            best.score.proved
        } else {
            best.all_proved
        };
        SearchValue {
            proved,
            ..best.score
        }
    }

    #[inline(always)]
    fn evaluate_leaf(&self, played: &PlayedMove<M::State>, window: Window, best: &mut BestLeaf) {
        let window = Window {
            alpha: window.alpha.max(best.score.value),
            ..window
        };
        let moves_again = played.next == Next::Again;
        let leaf = if played.next == Next::Over {
            SearchValue::proved(0)
        } else {
            self.leaf_value(&played.state, window.for_child(played.gain, moves_again))
        };
        let scored = leaf.for_parent(played.gain, moves_again);
        best.all_proved &= scored.proved;
        if scored.value > best.score.value {
            best.score = scored;
            best.mv = Some(played.mv);
        }
    }

    /// Evaluates a leaf statically. The game must not be over.
    #[inline(always)]
    fn leaf_value(&self, state: &M::State, window: Window) -> SearchValue {
        let model = self.model;
        let recurrence = self
            .history
            .recurrence(model.on_board(state), || model.key(state));
        static_cutoff(model, &self.history, state, recurrence, window)
            .unwrap_or_else(|| SearchValue::estimated(model.evaluate(state)))
    }
}
