//! Makes a layer from the layers below it.
//!
//! First every board is played once: a board at which the game is over has its value, a
//! capture leads to a layer that is finished, and what is left are the moves inside the
//! layer. Then the values are counted out ([`count`](super::count)).

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::count::{CHUNK, NO_EXIT, Part, count_out};
use super::parallel::in_pieces;
use super::rank::MOST_SEEDS;
use super::table::{EndgameTable, kind};
use crate::ai::evaluation::Weights;
use crate::ai::model::{Model, Next, Played, Reference};
use crate::ai::packed::PackedModel;
use crate::rules::board::MAX_HOLES;
use crate::rules::{Placement, Position, Side};

/// How far the making of a layer has come; shared with what watches or stops it.
#[derive(Debug, Default)]
pub struct Progress {
    /// Boards of the layer that have been played.
    pub boards: AtomicU64,
    /// Set it to end the work early.
    pub stop: AtomicBool,
}

impl EndgameTable {
    /// Makes the next layer with `threads` threads (at least one). Returns `false`
    /// when it was stopped, or when the layer would be too large to number.
    pub fn grow(&mut self, threads: usize, progress: &Progress) -> bool {
        self.grow_on(threads, progress, false)
    }

    /// The same, playing by the rules themselves and never on the fast path: for who checks what the fast path has found.
    pub fn grow_by_rules(&mut self, threads: usize, progress: &Progress) -> bool {
        self.grow_on(threads, progress, true)
    }

    fn grow_on(&mut self, threads: usize, progress: &Progress, by_rules: bool) -> bool {
        let seeds = self.layers.len() as u16;
        let entries = self.entries(seeds);
        if seeds > MOST_SEEDS || entries >= u32::MAX as usize {
            return false;
        }
        let parts = self.play_layer(seeds, entries, threads.max(1), progress, by_rules);
        if progress.stop.load(Ordering::Relaxed) {
            return false;
        }
        match count_out(parts, entries, threads.max(1), &progress.stop) {
            Some(layer) => self.layers.push(Arc::new(layer)),
            None => return false,
        }
        true
    }

    fn play_layer(
        &self,
        seeds: u16,
        entries: usize,
        threads: usize,
        progress: &Progress,
        by_rules: bool,
    ) -> Vec<Part> {
        let rules = &self.rules;
        let weights = Weights::none(rules);
        let start = Position::start(rules, Side::South, &mut ());
        match PackedModel::new(rules, &start, &weights).filter(|_| !by_rules) {
            Some(model) => self.play_layer_on(&model, seeds, entries, threads, progress),
            None => {
                let model = Reference::new(rules, weights);
                self.play_layer_on(&model, seeds, entries, threads, progress)
            }
        }
    }

    fn play_layer_on(
        &self,
        model: &impl Model,
        seeds: u16,
        entries: usize,
        threads: usize,
        progress: &Progress,
    ) -> Vec<Part> {
        let starts: Vec<usize> = (0..entries).step_by(CHUNK).collect();
        let done = in_pieces(threads, starts.len(), |number| {
            if progress.stop.load(Ordering::Relaxed) {
                return None;
            }
            let (start, end) = (starts[number], entries.min(starts[number] + CHUNK));
            let part = self.play_part(model, seeds, start..end);
            progress
                .boards
                .fetch_add((end - start) as u64, Ordering::Relaxed);
            Some(part)
        });
        // A thread that has failed has said why; its part is missing, and the layer is given up.
        if done.len() < starts.len() {
            progress.stop.store(true, Ordering::Relaxed);
        }
        done
    }

    fn play_part(&self, model: &impl Model, seeds: u16, range: std::ops::Range<usize>) -> Part {
        let boards = self.ranks.boards(seeds) as usize;
        let holes = self.rules.geometry().holes();
        let mut part = Part::default();
        for entry in range {
            let mut placed = Placement {
                holes: [0; MAX_HOLES],
                lofts: [0; 2],
                to_move: Side::South,
            };
            self.ranks
                .unrank(seeds, (entry % boards) as u64, &mut placed.holes[..holes]);
            let last_capturer = self.by_last_capturer.then_some(Side::BOTH[entry / boards]);
            let position = Position::resumed(
                &self.rules,
                &placed,
                Some(Side::North),
                last_capturer,
                &mut (),
            );
            part.first_moves.push(part.moves.len() as u32);
            let exit = self.play_board(model, &model.hold(&position), &mut part.moves);
            part.exits.push(exit);
        }
        part.first_moves.push(part.moves.len() as u32);
        part
    }

    /// Plays all moves of a board that South is to move on, unless South passes. Returns the gain of
    /// the best that leaves the layer, and adds where the others lead.
    fn play_board<M: Model>(&self, model: &M, state: &M::State, moves: &mut Vec<u32>) -> i8 {
        let on_board = model.on_board(state);
        // Both lofts were empty: neither gains more than there are seeds in a table.
        if model.is_over(state) {
            return model.lead(state) as i8;
        }
        if model.to_move(state) == Side::North {
            // South passes: North moves on the same board.
            moves.push(self.seen_by_north(model, state, on_board) as u32);
            return NO_EXIT;
        }
        let mut exit = NO_EXIT;
        model.for_each_child(
            state,
            |Played {
                 after, gain, next, ..
             }| {
                let gain = gain as i8;
                if next == Next::Over {
                    exit = exit.max(gain);
                    return ControlFlow::Continue(());
                }
                let left = model.on_board(&after);
                let place = self.seen_by_north(model, &after, left);
                if left == on_board {
                    moves.push(place as u32);
                } else {
                    let below = &self.layers[usize::from(left)];
                    exit = exit.max(gain - below.values[place]);
                }
                ControlFlow::Continue(())
            },
        );
        exit
    }

    /// The place of a board of `seeds` seeds in its layer as North sees it. If North can't move there, the table says what North's
    /// pass is worth.
    fn seen_by_north<M: Model>(&self, model: &M, state: &M::State, seeds: u16) -> usize {
        let kind = match model.last_capturer(state) {
            Some(side) if self.by_last_capturer => kind(Side::North, side),
            _ => 0,
        };
        let mut seen = [0; MAX_HOLES];
        model.see(state, Side::North, &mut seen);
        let rank = self.ranks.rank(&seen[..self.rules.geometry().holes()]);
        kind * self.ranks.boards(seeds) as usize + rank as usize
    }
}
