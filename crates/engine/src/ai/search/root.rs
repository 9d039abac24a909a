//! The root of the search: iterative deepening, and the value and line of each root move.

use web_time::Instant;

use crate::ai::alpha_beta::{AlphaBeta, INFINITE, Scored};
use crate::ai::limits::{Limits, MAX_DEPTH};
use crate::ai::model::Model;
use crate::ai::ordering::{Child, push_children_until, sort_children};
use crate::ai::report::{Line, SearchReport};
use awale_rules::Moves;

/// The root of the search.
pub(super) struct Root<'a, M: Model> {
    searcher: AlphaBeta<'a, M>,
    moves: Vec<Child<M::State>>,
    /// The lines of the last search, best first.
    lines: Vec<Line>,
}

impl<'a, M: Model> Root<'a, M> {
    /// Prepares to search those moves of `state` that `only` contains, or all moves if it contains
    /// none.
    pub(super) fn new(
        mut searcher: AlphaBeta<'a, M>,
        state: Option<&M::State>,
        only: Moves,
    ) -> Self {
        let mut moves = Vec::new();
        if let Some(state) = state {
            let (model, budget) = (searcher.model, &mut searcher.budget);
            push_children_until(|| budget.is_overdue(), model, state, None, &mut moves);
            if moves.iter().any(|child| only.contains(child.mv)) {
                moves.retain(|child| only.contains(child.mv));
            }
            sort_children(&mut moves);
        }
        Self {
            searcher,
            moves,
            lines: Vec::new(),
        }
    }

    /// Returns the nodes visited by this thread.
    pub(super) const fn nodes(&self) -> u64 {
        self.searcher.budget.nodes()
    }

    pub(super) fn report(&self, depth: u8, limits: &Limits, began: Instant) -> SearchReport {
        let shown = limits.lines.clamp(1, self.lines.len().max(1));
        SearchReport {
            lines: self.lines.iter().take(shown).cloned().collect(),
            depth,
            proved: self.is_proved(),
            nodes: self.searcher.budget.nodes(),
            time: began.elapsed(),
            source: None,
        }
    }

    /// Runs iterative deepening and calls `watch` after every depth; returns the last finished one.
    pub(super) fn deepen(&mut self, limits: &Limits, watch: &mut dyn FnMut(&Self, u8)) -> u8 {
        let wanted = limits.lines.clamp(1, self.moves.len().max(1));
        let mut finished = 0;
        if self.moves.is_empty() {
            return finished;
        }
        for depth in 1..=limits.depth.clamp(1, MAX_DEPTH) {
            let lines = self.search(depth, wanted);
            let is_complete = lines.len() == self.moves.len();
            if is_complete {
                finished = depth;
            }
            self.merge(lines, wanted);
            if is_complete {
                watch(self, depth);
            }
            if !is_complete || self.is_proved() || self.searcher.budget.is_spent() {
                break;
            }
        }
        finished
    }

    /// Returns true if a deeper search can't change anything.
    fn is_proved(&self) -> bool {
        self.lines.iter().all(|line| line.proved)
    }

    /// Searches the moves to `depth` plies, the best `wanted` of them with exact values. Returns
    /// their lines in the order of the moves; only the first ones if the budget ran out.
    fn search(&mut self, depth: u8, wanted: usize) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::with_capacity(self.moves.len());
        let mut best_values: Vec<i32> = Vec::with_capacity(wanted);
        for index in 0..self.moves.len() {
            let child = self.moves[index];
            // The value that a move must beat to be among the best.
            let alpha = if best_values.len() < wanted {
                -INFINITE
            } else {
                best_values[wanted - 1]
            };
            let scored = self.value(&child, depth, alpha);
            // The first ply is always finished, so that there is a move.
            if self.searcher.budget.is_spent() && depth > 1 {
                break;
            }
            let mut moves = vec![child.mv];
            moves.extend_from_slice(self.searcher.line(1));
            lines.push(Line {
                value: scored.value,
                proved: scored.proved,
                moves,
            });
            let index = best_values.partition_point(|&value| value >= scored.value);
            best_values.insert(index, scored.value);
            best_values.truncate(wanted);
        }
        lines
    }

    fn value(&mut self, child: &Child<M::State>, depth: u8, alpha: i32) -> Scored {
        let below = depth - 1;
        if alpha > -INFINITE {
            let guess = self.searcher.value_of(child, 1, below, alpha, alpha + 1);
            if guess.value <= alpha {
                return guess;
            }
        }
        self.searcher.value_of(child, 1, below, alpha, INFINITE)
    }

    /// Merges the result of a search. An unfinished one counts too: its first move was the best so
    /// far, and any later move that beats it is better.
    fn merge(&mut self, found: Vec<Line>, wanted: usize) {
        if found.is_empty() {
            return;
        }
        let mut lines = found;
        if lines.len() < self.moves.len() {
            // An unfinished MultiPV search mixes values of two depths.
            if wanted > 1 {
                return;
            }
            let listed: Vec<_> = lines.iter().filter_map(Line::first_move).collect();
            let older = self
                .lines
                .drain(..)
                .filter(|line| line.first_move().is_some_and(|mv| !listed.contains(&mv)));
            let worst = lines.iter().map(|line| line.value).min().unwrap_or(0);
            lines.extend(older.map(|line| Line {
                value: line.value.min(worst),
                ..line
            }));
        }
        // Stable: among equal moves the earlier one comes first.
        lines.sort_by_key(|line| -line.value);
        let rank = |child: &Child<M::State>| {
            lines
                .iter()
                .position(|line| line.first_move() == Some(child.mv))
        };
        self.moves.sort_by_key(rank);
        self.lines = lines;
    }
}
