//! The first ply: deepening, and the moves with their own values and lines.

use web_time::Instant;

use crate::ai::alpha_beta::{AlphaBeta, INFINITE, Scored};
use crate::ai::limits::{Limits, MAX_DEPTH};
use crate::ai::model::Model;
use crate::ai::ordering::{Child, push_children, sort_children};
use crate::ai::report::{Line, SearchReport};

/// The first ply, whose moves keep their own values and lines.
pub(super) struct Root<'a, M: Model> {
    searcher: AlphaBeta<'a, M>,
    moves: Vec<Child<M::State>>,
    /// The best moves of the last search, best first.
    lines: Vec<Line>,
}

impl<'a, M: Model> Root<'a, M> {
    pub(super) fn new(searcher: AlphaBeta<'a, M>, state: Option<&M::State>) -> Self {
        let mut moves = Vec::new();
        if let Some(state) = state {
            push_children(searcher.model, state, None, &mut moves);
            sort_children(&mut moves);
        }
        Self {
            searcher,
            moves,
            lines: Vec::new(),
        }
    }

    /// Positions visited by this thread.
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
            known: None,
        }
    }

    /// Searches deeper and deeper, and says so after every depth; returns the
    /// last that was finished.
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
            self.take_over(lines, wanted);
            if is_complete {
                watch(self, depth);
            }
            if !is_complete || self.is_proved() || self.searcher.budget.is_spent() {
                break;
            }
        }
        finished
    }

    /// Whether deeper search can't change anything.
    fn is_proved(&self) -> bool {
        self.lines.iter().all(|line| line.proved)
    }

    /// Searches all moves to `depth` plies, the best `wanted` of them exactly.
    /// Gives one line a move, in the order of the moves; fewer when the budget is spent.
    fn search(&mut self, depth: u8, wanted: usize) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::with_capacity(self.moves.len());
        let mut best_values: Vec<i32> = Vec::with_capacity(wanted);
        for index in 0..self.moves.len() {
            let child = self.moves[index];
            // What a move must be worth to be among the best.
            let alpha = if best_values.len() < wanted {
                -INFINITE
            } else {
                best_values[wanted - 1]
            };
            let scored = self.value(&child, depth, alpha);
            // The first ply is finished in any case: there must be a move.
            if self.searcher.budget.is_spent() && depth > 1 {
                break;
            }
            let mut moves = vec![child.hole];
            moves.extend_from_slice(self.searcher.line(1));
            lines.push(Line {
                value: scored.value,
                proved: scored.proved,
                moves,
            });
            let place = best_values.partition_point(|&value| value >= scored.value);
            best_values.insert(place, scored.value);
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

    /// Takes over what a search has found. One that was cut short counts as far as it
    /// came: its first move was the best so far, and a later one that beats it has been found to.
    fn take_over(&mut self, found: Vec<Line>, wanted: usize) {
        if found.is_empty() {
            return;
        }
        let mut lines = found;
        if lines.len() < self.moves.len() {
            // A cut-off search for several lines compares values of two depths: only whole ones count.
            if wanted > 1 {
                return;
            }
            let known: Vec<_> = lines.iter().filter_map(Line::hole).collect();
            let older = self
                .lines
                .drain(..)
                .filter(|line| line.hole().is_some_and(|hole| !known.contains(&hole)));
            let worst = lines.iter().map(|line| line.value).min().unwrap_or(0);
            lines.extend(older.map(|line| Line {
                value: line.value.min(worst),
                ..line
            }));
        }
        // Stable: of equal moves the one found first stays first.
        lines.sort_by_key(|line| -line.value);
        let place = |child: &Child<M::State>| {
            lines
                .iter()
                .position(|line| line.hole() == Some(child.hole))
        };
        self.moves.sort_by_key(place);
        self.lines = lines;
    }
}
