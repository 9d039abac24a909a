//! The root of the search: iterative deepening, and the value and line of each root move.

use web_time::Instant;

use crate::ai::alpha_beta::{AlphaBeta, INFINITE, SearchValue};
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
    /// Prepares to search those moves of `state` that `candidates` contains, or all of them if it
    /// contains none.
    pub(super) fn new(
        mut searcher: AlphaBeta<'a, M>,
        state: Option<&M::State>,
        candidates: Moves,
    ) -> Self {
        let mut moves = Vec::new();
        if let Some(state) = state {
            let (model, budget) = (searcher.model, &mut searcher.budget);
            push_children_until(|| budget.is_overdue(), model, state, None, &mut moves);
            if moves.iter().any(|child| candidates.contains(child.mv)) {
                moves.retain(|child| candidates.contains(child.mv));
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

    pub(super) fn report(&self, depth: u8, limits: &Limits, start: Instant) -> SearchReport {
        let line_count = limits.lines.clamp(1, self.lines.len().max(1));
        SearchReport {
            lines: self.lines.iter().take(line_count).cloned().collect(),
            depth,
            proved: self.is_proved(),
            nodes: self.searcher.budget.nodes(),
            time: start.elapsed(),
            source: None,
        }
    }

    /// Runs iterative deepening and calls `watch` after every depth; returns the last completed
    /// one.
    pub(super) fn deepen(&mut self, limits: &Limits, watch: &mut dyn FnMut(&Self, u8)) -> u8 {
        let line_count = limits.lines.clamp(1, self.moves.len().max(1));
        let mut completed_depth = 0;
        if self.moves.is_empty() {
            return completed_depth;
        }
        for depth in 1..=limits.depth.clamp(1, MAX_DEPTH) {
            let lines = self.search(depth, line_count);
            let is_complete = lines.len() == self.moves.len();
            if is_complete {
                completed_depth = depth;
            }
            self.merge(lines, line_count);
            if is_complete {
                watch(self, depth);
            }
            if !is_complete || self.is_proved() || self.searcher.budget.is_spent() {
                break;
            }
        }
        completed_depth
    }

    /// Returns true if a deeper search can't change anything.
    fn is_proved(&self) -> bool {
        self.lines.iter().all(|line| line.proved)
    }

    /// Searches the moves to `depth` plies, the best `line_count` of them with exact values.
    /// Returns their lines in the order of the moves; only those of the first moves if the budget
    /// ran out.
    fn search(&mut self, depth: u8, line_count: usize) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::with_capacity(self.moves.len());
        let mut best_values: Vec<i32> = Vec::with_capacity(line_count);
        for index in 0..self.moves.len() {
            let child = self.moves[index];
            // The value that a move must beat to be among the best.
            let alpha = if best_values.len() < line_count {
                -INFINITE
            } else {
                best_values[line_count - 1]
            };
            let scored = self.search_move(&child, depth, alpha);
            // The first ply is always completed, so that there is a move.
            if self.searcher.budget.is_spent() && depth > 1 {
                break;
            }
            let mut moves = vec![child.mv];
            moves.extend_from_slice(self.searcher.pv(1));
            lines.push(Line {
                value: scored.value,
                proved: scored.proved,
                moves,
            });
            let index = best_values.partition_point(|&value| value >= scored.value);
            best_values.insert(index, scored.value);
            best_values.truncate(line_count);
        }
        lines
    }

    fn search_move(&mut self, child: &Child<M::State>, depth: u8, alpha: i32) -> SearchValue {
        let child_depth = depth - 1;
        if alpha > -INFINITE {
            let scouted = self
                .searcher
                .search_child(child, 1, child_depth, alpha, alpha + 1);
            if scouted.value <= alpha {
                return scouted;
            }
        }
        self.searcher
            .search_child(child, 1, child_depth, alpha, INFINITE)
    }

    /// Merges the result of a search. An incomplete search counts too: its first move was the best
    /// so far, and any later move that beats it is better.
    fn merge(&mut self, new_lines: Vec<Line>, line_count: usize) {
        if new_lines.is_empty() {
            return;
        }
        let mut lines = new_lines;
        if lines.len() < self.moves.len() {
            // An incomplete MultiPV search mixes values of two depths.
            if line_count > 1 {
                return;
            }
            let searched_moves: Vec<_> = lines.iter().filter_map(Line::first_move).collect();
            let unsearched = self.lines.drain(..).filter(|line| {
                line.first_move()
                    .is_some_and(|mv| !searched_moves.contains(&mv))
            });
            let worst = lines.iter().map(|line| line.value).min().unwrap_or(0);
            lines.extend(unsearched.map(|line| Line {
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
