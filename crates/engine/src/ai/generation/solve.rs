//! Builds a layer from those below.
//!
//! Boards where the game is over have their value, captures lead to finished layers, and
//! [`count`](super::count) solves the moves within the layer.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::count::{Moves, NO_EXIT, solve_layer};
use super::unmove::predecessors;
use crate::ai::evaluation::Weights;
use crate::ai::fastest_model::with_model;
use crate::ai::model::{Model, Next, PlayedMove, Reference};
use crate::ai::tables::rank::{MAX_SEEDS, Walk};
use crate::ai::tables::table::{EndgameTable, Layer, half_index};
use awale_rules::board::MAX_HOLES;
use awale_rules::{Position, RuleSet, Side};

/// The progress of a layer, and its stop flag.
#[derive(Debug, Default)]
pub struct LayerProgress {
    /// Boards of the layer played so far.
    pub boards: AtomicU64,
    /// Set to stop.
    pub stop: AtomicBool,
}

impl EndgameTable {
    /// Builds as many layers as fit in `boards` boards in total; fewer if a layer can't be built.
    /// `None` if the rules don't support tables.
    #[must_use]
    pub fn of_boards(rules: &RuleSet, boards: usize) -> Option<Self> {
        Self::of_seeds(rules, Self::empty(rules)?.affordable_seeds(boards))
    }

    /// Builds the layers up to `seeds`; fewer if a layer can't be built. `None` if the rules don't
    /// support tables.
    #[must_use]
    pub fn of_seeds(rules: &RuleSet, seeds: u16) -> Option<Self> {
        let mut table = Self::empty(rules)?;
        while table.seeds() < Some(seeds) && table.grow(1, &LayerProgress::default()) {}
        Some(table)
    }

    /// Builds the next layer with `threads` threads (at least one). Returns false if stopped, or if
    /// the layer is too large to index.
    pub fn grow(&mut self, threads: usize, progress: &LayerProgress) -> bool {
        self.grow_on(threads, progress, false)
    }

    /// Like [`grow`](Self::grow), with the reference model instead of the fast one, for
    /// verification.
    pub fn grow_by_rules(&mut self, threads: usize, progress: &LayerProgress) -> bool {
        self.grow_on(threads, progress, true)
    }

    fn grow_on(&mut self, threads: usize, progress: &LayerProgress, with_reference: bool) -> bool {
        if self.take_spare() {
            return true;
        }
        let seeds = self.layers.len() as u16;
        if seeds > MAX_SEEDS || self.entries(seeds) >= u32::MAX as usize {
            return false;
        }
        let layer = self.next_layer(threads.max(1), progress, with_reference);
        // Signals observers that the layer was abandoned.
        if layer.is_none() {
            progress.stop.store(true, Ordering::Relaxed);
        }
        layer
            .map(|layer| self.layers.push(Arc::new(layer)))
            .is_some()
    }

    fn next_layer(
        &self,
        threads: usize,
        progress: &LayerProgress,
        with_reference: bool,
    ) -> Option<Layer> {
        let rules = &self.rules;
        let weights = Weights::zero(rules);
        let start = Position::start(rules, Side::South, &mut ());
        if with_reference {
            return self.next_layer_on(&Reference::new(rules, &weights), threads, progress);
        }
        with_model!(rules, &start, &weights, |model| self
            .next_layer_on(&model, threads, progress))
    }

    fn next_layer_on(
        &self,
        model: &impl Model,
        threads: usize,
        progress: &LayerProgress,
    ) -> Option<Layer> {
        let seeds = self.layers.len() as u16;
        let moves = LayerMoves {
            table: self,
            model,
            seeds,
            boards: self.ranks.boards(seeds) as usize,
            progress,
        };
        solve_layer(&moves, self.entries(seeds), threads, &progress.stop)
    }
}

/// The moves of a layer that is being computed.
struct LayerMoves<'a, M> {
    table: &'a EndgameTable,
    model: &'a M,
    seeds: u16,
    /// Number of boards in the layer, regardless of who captured last.
    boards: usize,
    progress: &'a LayerProgress,
}

impl<M: Model> Moves for LayerMoves<'_, M> {
    type Walk<'a>
        = Walk<'a>
    where
        Self: 'a;

    fn walk(&self) -> Walk<'_> {
        Walk::new(&self.table.ranks, self.seeds)
    }

    fn play(&self, walk: &mut Walk<'_>, board: usize, inner: impl FnMut(usize)) -> i8 {
        self.play_board::<true>(&self.state(walk, board), inner)
    }

    fn play_inside(&self, walk: &mut Walk<'_>, board: usize, inner: impl FnMut(usize)) {
        self.play_board::<false>(&self.state(walk, board), inner);
    }

    fn visit_predecessors(
        &self,
        walk: &mut Walk<'_>,
        board: usize,
        mut visit: impl FnMut(usize),
    ) -> bool {
        let holes = self.table.rules.geometry().holes();
        // North is to move, and sees their own row first; the move captured nothing.
        let mut north_view = *walk.board((board % self.boards) as u64);
        north_view[..holes].rotate_left(holes / 2);
        let half = match board / self.boards {
            half if self.table.depends_on_last_capturer => 1 - half,
            _ => 0,
        };
        let result = predecessors(&self.table.rules, &north_view, |predecessor| {
            let rank = self.table.ranks.rank(&predecessor[..holes]) as usize;
            visit(half * self.boards + rank);
        });
        result.is_ok()
    }

    fn report_played(&self, boards: usize) {
        let boards = boards as u64;
        self.progress.boards.fetch_add(boards, Ordering::Relaxed);
    }
}

impl<M: Model> LayerMoves<'_, M> {
    /// Returns the position of a board with empty lofts and South to move.
    fn state(&self, walk: &mut Walk<'_>, board: usize) -> M::State {
        let holes = walk.board((board % self.boards) as u64);
        let last_capturer = self
            .table
            .depends_on_last_capturer
            .then_some(Side::BOTH[board / self.boards]);
        self.model.state_of_board(holes, last_capturer)
    }

    /// Plays all of South's moves, unless South passes. Returns the best gain of those that leave
    /// the layer (only with `EXITS`), and calls `inner` with the results of the others.
    fn play_board<const EXITS: bool>(&self, state: &M::State, mut inner: impl FnMut(usize)) -> i8 {
        let model = self.model;
        // Both lofts were empty, so the lead is at most the seeds of a table.
        if model.is_over(state) {
            return model.lead(state) as i8;
        }
        if model.to_move(state) == Side::North {
            // South passes: North moves on the same board.
            inner(self.index_seen_by(Side::North, state, self.seeds));
            return NO_EXIT;
        }
        let mut exit = NO_EXIT;
        model.for_each_child(
            state,
            |PlayedMove {
                 state: child,
                 gain,
                 next,
                 ..
             }| {
                let gain = gain as i8;
                if next == Next::Over {
                    exit = exit.max(gain);
                    return ControlFlow::Continue(());
                }
                let on_board = model.on_board(&child);
                if on_board == self.seeds {
                    inner(self.index_seen_by(Side::North, &child, on_board));
                } else if EXITS {
                    let lower_values = &self.table.layers[usize::from(on_board)].values;
                    exit = exit.max(match next {
                        Next::Again => {
                            gain + lower_values[self.index_seen_by(Side::South, &child, on_board)]
                        }
                        _ => gain - lower_values[self.index_seen_by(Side::North, &child, on_board)],
                    });
                }
                ControlFlow::Continue(())
            },
        );
        exit
    }

    /// Returns the index of a board in its layer from the point of view of `viewer`, who is to
    /// move. If the viewer can't move, the entry accounts for the pass.
    fn index_seen_by(&self, viewer: Side, state: &M::State, seeds: u16) -> usize {
        let table = self.table;
        let half = match self.model.last_capturer(state) {
            Some(side) if table.depends_on_last_capturer => half_index(viewer, side),
            _ => 0,
        };
        let mut counts = [0; MAX_HOLES];
        self.model.write_counts(state, viewer, &mut counts);
        let rank = table.ranks.rank(&counts[..table.rules.geometry().holes()]);
        half * table.ranks.boards(seeds) as usize + rank as usize
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::ai::tables::{Exactness, exactness};
    use crate::fixtures::changed;
    use awale_rules::library;
    use awale_rules::spec::{Direction, RuleSpec};

    /// Builds the next layer naively, recomputing every board in every round.
    fn solve_naively(table: &EndgameTable) -> Layer {
        let weights = Weights::zero(&table.rules);
        let model = Reference::new(&table.rules, &weights);
        let seeds = table.layers.len() as u16;
        let moves = LayerMoves {
            table,
            model: &model,
            seeds,
            boards: table.ranks.boards(seeds) as usize,
            progress: &LayerProgress::default(),
        };
        let entries = table.entries(seeds);
        let (mut values, mut distances) = (vec![0; entries], vec![0; entries]);
        for round in 1.. {
            let value_of = |board| {
                let mut best = NO_EXIT;
                let exit = moves.play(&mut moves.walk(), board, |index| {
                    best = best.max(-values[index])
                });
                best.max(exit)
            };
            let new_values: Vec<i8> = (0..entries).map(value_of).collect();
            if new_values == values {
                break;
            }
            for board in 0..entries {
                if new_values[board] != values[board] {
                    distances[board] = round;
                }
            }
            values = new_values;
        }
        Layer { values, distances }
    }

    /// Compares all layers up to `max_seeds` with the naive ones, on `holes` holes per row.
    fn check(name: &str, holes: i64, max_seeds: u16, change: impl FnOnce(&mut RuleSpec)) {
        let rules = changed(name, |spec| {
            spec.board.holes = holes;
            change(spec);
        });
        let mut table = EndgameTable::empty(&rules).unwrap();
        while table.seeds() != Some(max_seeds) {
            let expected = solve_naively(&table);
            assert!(table.grow(2, &LayerProgress::default()));
            let actual = table.layers.last().unwrap();
            assert!(
                **actual == expected,
                "{name}, {holes} holes, {} seeds",
                table.layers.len() - 1
            );
        }
    }

    #[test]
    fn layers_match_a_naive_solution() {
        let supported = library::all_names().filter(|name| {
            let rules = library::load(name).unwrap().unwrap();
            exactness(&rules) != Exactness::None
        });
        for name in supported {
            // More seeds than holes, so that laps circle the board.
            check(name, 3, 8, |_| ());
            check(name, 3, 7, |spec| {
                spec.board.direction = match spec.board.direction {
                    Direction::Clockwise => Direction::Counterclockwise,
                    _ => Direction::Clockwise,
                };
                spec.sowing.skip_start = !spec.sowing.skip_start;
            });
            check(name, 6, 3, |_| ());
        }
    }

    #[test]
    fn layers_are_correct_with_limited_relays_and_seeds_left_behind() {
        for (name, max_laps) in [("oware", 1), ("jodu", 2), ("french-wari", 3)] {
            check(name, 3, 6, |spec| {
                spec.play.min_seeds = 2;
                spec.play.leave = 1;
                if let Some(relay) = &mut spec.sowing.relay {
                    relay.max_laps = max_laps;
                }
            });
        }
    }
}
