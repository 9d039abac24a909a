//! Retrograde analysis of a layer by iteration over all boards: after round *k*, values are those
//! of *k* more plies, with no gain after them. A gain that can be forced takes finitely many plies,
//! so the values converge, and endless play gets 0.
//!
//! After the first round, only boards that a change may affect are recomputed. Moves aren't stored
//! but generated again, and [backwards](super::unmove) from changed boards, so a board takes only
//! three bytes and two bits.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::ai::parallel::run_pieces;
use crate::ai::tables::table::Layer;

/// The value of `exits` for a board that has no move out of the layer.
pub(super) const NO_EXIT: i8 = i8::MIN;
/// Boards per unit of work; a multiple of [`BOARDS_PER_WORD`].
pub(super) const BOARDS_PER_CHUNK: usize = 1 << 14;
/// Boards per word of a bit set.
const BOARDS_PER_WORD: usize = u64::BITS as usize;

/// The moves within a layer; boards are given by their index.
pub(super) trait Moves: Sync {
    /// Decodes boards by their index, fast if they are requested in ascending order.
    type Walk<'a>
    where
        Self: 'a;

    /// Begins a walk, which may start at any board.
    fn walk(&self) -> Self::Walk<'_>;

    /// Returns the best gain of a move out of the layer, in seeds. Calls `inner` with the results
    /// of all other moves, from the opponent's point of view.
    fn play(&self, walk: &mut Self::Walk<'_>, board: usize, inner: impl FnMut(usize)) -> i8;

    /// Calls `inner` like [`play`](Self::play), without computing the moves out of the layer.
    fn play_inside(&self, walk: &mut Self::Walk<'_>, board: usize, inner: impl FnMut(usize));

    /// Calls `visit` with all predecessors of a board, and possibly with other boards. Returns
    /// false if that takes too long.
    fn visit_predecessors(
        &self,
        walk: &mut Self::Walk<'_>,
        board: usize,
        visit: impl FnMut(usize),
    ) -> bool;

    /// Reports boards that were played for the first time.
    fn report_played(&self, boards: usize);
}

/// A layer that is being computed.
struct LayerSolver<'a, M> {
    moves: &'a M,
    stop: &'a AtomicBool,
    threads: usize,
    /// The best gain of a move out of the layer.
    exits: Vec<i8>,
    values: Vec<i8>,
    /// The round of the last change. While a change is being applied, the board's other value:
    /// first the new one, then the old one.
    distances: Vec<u8>,
    /// The boards that changed in this round, as a bit set.
    changed: Vec<u64>,
    /// The boards to recompute, as a bit set.
    marks: Vec<AtomicU64>,
}

/// Computes the values of a layer with `entries` boards; `None` if stopped.
pub(super) fn solve_layer(
    moves: &impl Moves,
    entries: usize,
    threads: usize,
    stop: &AtomicBool,
) -> Option<Layer> {
    let words = entries.div_ceil(BOARDS_PER_WORD);
    let mut solver = LayerSolver {
        moves,
        stop,
        threads,
        exits: vec![0; entries],
        values: vec![0; entries],
        distances: vec![0; entries],
        changed: vec![0; words],
        marks: (0..words).map(|_| AtomicU64::new(0)).collect(),
    };
    let mut changes = solver.run_first_round()?;
    for round in 1_u32.. {
        if changes == 0 {
            break;
        }
        solver.apply_changes();
        solver.mark_predecessors()?;
        solver.record_round(round.min(u32::from(u8::MAX)) as u8);
        changes = solver.run_next_round()?;
    }
    Some(Layer {
        values: solver.values,
        distances: solver.distances,
    })
}

/// Returns the indices of the set bits in the word with this index.
fn bits(index: usize, mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros() as usize;
        (word != 0).then(|| {
            word &= word - 1;
            index * BOARDS_PER_WORD + bit
        })
    })
}

/// Returns the indices of all set bits.
fn all_bits(words: &[u64]) -> impl Iterator<Item = usize> {
    let numbered = words.iter().enumerate();
    numbered.flat_map(|(index, &word)| bits(index, word))
}

impl<M: Moves> LayerSolver<'_, M> {
    /// Runs `work` on the range of every chunk of boards. Returns the sum of the results, or `None`
    /// if stopped.
    fn run_chunks(
        &self,
        chunks: usize,
        work: impl Fn(usize, Range<usize>) -> usize + Sync,
    ) -> Option<usize> {
        let results = run_pieces(self.threads, chunks, |index| {
            let start = index * BOARDS_PER_CHUNK;
            let range = start..self.values.len().min(start + BOARDS_PER_CHUNK);
            (!self.stop.load(Ordering::Relaxed)).then(|| work(index, range))
        });
        // A thread that panicked has reported it. Without its results, the layer is abandoned.
        (results.len() == chunks && !self.stop.load(Ordering::Relaxed))
            .then(|| results.iter().sum())
    }

    fn run_first_round(&mut self) -> Option<usize> {
        let mut exits = std::mem::take(&mut self.exits);
        let mut distances = std::mem::take(&mut self.distances);
        let mut changed = std::mem::take(&mut self.changed);
        let chunks: Vec<_> = exits
            .chunks_mut(BOARDS_PER_CHUNK)
            .zip(distances.chunks_mut(BOARDS_PER_CHUNK))
            .zip(changed.chunks_mut(BOARDS_PER_CHUNK / BOARDS_PER_WORD))
            .map(Mutex::new)
            .collect();
        let changes = self.run_chunks(chunks.len(), |chunk, range| {
            let mut chunk = chunks[chunk].lock().unwrap_or_else(PoisonError::into_inner);
            let ((exits, distances), changed) = &mut *chunk;
            let mut walk = self.moves.walk();
            let mut changes = 0;
            for (index, board) in range.clone().enumerate() {
                let mut has_inner = false;
                let exit = self.moves.play(&mut walk, board, |_| has_inner = true);
                exits[index] = exit;
                // All values are 0 before this round.
                let value = if has_inner { exit.max(0) } else { exit };
                if value != 0 {
                    distances[index] = value as u8;
                    changed[index / BOARDS_PER_WORD] |= 1 << (index % BOARDS_PER_WORD);
                    changes += 1;
                }
            }
            self.moves.report_played(range.len());
            changes
        });
        drop(chunks);
        self.exits = exits;
        self.distances = distances;
        self.changed = changed;
        changes
    }

    /// Applies the new values of changed boards, and moves the old ones to `distances`.
    fn apply_changes(&mut self) {
        for board in all_bits(&self.changed) {
            let old = self.values[board];
            self.values[board] = self.distances[board] as i8;
            self.distances[board] = old as u8;
        }
    }

    /// Marks the boards that a change may affect.
    fn mark_predecessors(&self) -> Option<usize> {
        let chunks: Vec<&[u64]> = self
            .changed
            .chunks(BOARDS_PER_CHUNK / BOARDS_PER_WORD)
            .collect();
        self.run_chunks(chunks.len(), |chunk, range| {
            let mut walk = self.moves.walk();
            let mut predecessors = Neighbours::default();
            for (word, &changed) in chunks[chunk].iter().enumerate() {
                predecessors.clear();
                for board in bits(range.start / BOARDS_PER_WORD + word, changed) {
                    if !self
                        .moves
                        .visit_predecessors(&mut walk, board, |predecessor| {
                            predecessors.add(predecessor)
                        })
                    {
                        // All boards are marked now, so the rest of the chunk adds none.
                        (0..self.values.len()).for_each(|predecessor| self.mark(predecessor));
                        return 0;
                    }
                    predecessors.end_board(board);
                }
                for (board, predecessors) in predecessors.iter() {
                    let (new, old) = (-self.values[board], -(self.distances[board] as i8));
                    for predecessor in predecessors {
                        let value = self.values[predecessor];
                        let may_drop = old == value && self.exits[predecessor] < value;
                        if new > value || may_drop {
                            self.mark(predecessor);
                        }
                    }
                }
            }
            0
        })
    }

    fn mark(&self, board: usize) {
        let (mark, bit) = (
            &self.marks[board / BOARDS_PER_WORD],
            1 << (board % BOARDS_PER_WORD),
        );
        // Testing first is faster than setting a bit twice.
        if mark.load(Ordering::Relaxed) & bit == 0 {
            mark.fetch_or(bit, Ordering::Relaxed);
        }
    }

    /// Records the round of all changes, and clears them.
    fn record_round(&mut self, round: u8) {
        for board in all_bits(&self.changed) {
            self.distances[board] = round;
        }
        self.changed.fill(0);
    }

    /// Recomputes the marked boards, records those that change, and clears the marks.
    fn run_next_round(&mut self) -> Option<usize> {
        let mut distances = std::mem::take(&mut self.distances);
        let mut changed = std::mem::take(&mut self.changed);
        let chunks: Vec<_> = distances
            .chunks_mut(BOARDS_PER_CHUNK)
            .zip(changed.chunks_mut(BOARDS_PER_CHUNK / BOARDS_PER_WORD))
            .map(Mutex::new)
            .collect();
        let changes = self.run_chunks(chunks.len(), |chunk, range| {
            let mut chunk = chunks[chunk].lock().unwrap_or_else(PoisonError::into_inner);
            let (distances, changed) = &mut *chunk;
            let words = range.start / BOARDS_PER_WORD..range.end.div_ceil(BOARDS_PER_WORD);
            let mut changes = 0;
            let mut walk = self.moves.walk();
            let mut inner = Neighbours::default();
            for word in words {
                let marked = self.marks[word].swap(0, Ordering::Relaxed);
                inner.clear();
                for board in bits(word, marked) {
                    self.moves
                        .play_inside(&mut walk, board, |index| inner.add(index));
                    inner.end_board(board);
                }
                for (board, inner) in inner.iter() {
                    let value = self.value(board, inner);
                    if value != self.values[board] {
                        let index = board - range.start;
                        distances[index] = value as u8;
                        changed[index / BOARDS_PER_WORD] |= 1 << (index % BOARDS_PER_WORD);
                        changes += 1;
                    }
                }
            }
            changes
        });
        drop(chunks);
        self.distances = distances;
        self.changed = changed;
        changes
    }

    /// Computes the value of a board from the results of its moves within the layer.
    fn value(&self, board: usize, inner: impl Iterator<Item = usize>) -> i8 {
        let values = inner.map(|index| -self.values[index]);
        values.fold(self.exits[board], i8::max)
    }
}

/// The neighbours of a batch of boards. Collecting them first lets the processor overlap the cache
/// misses of reading their values.
#[derive(Default)]
struct Neighbours {
    /// The boards, each with the end of its part of `indices`.
    boards: Vec<(u32, u32)>,
    indices: Vec<u32>,
}

impl Neighbours {
    fn clear(&mut self) {
        self.boards.clear();
        self.indices.clear();
    }

    /// Adds a neighbour of the board that the next call of [`end_board`](Self::end_board) names.
    fn add(&mut self, index: usize) {
        self.indices.push(index as u32);
    }

    /// Names the board of the neighbours added since the last call.
    fn end_board(&mut self, board: usize) {
        self.boards.push((board as u32, self.indices.len() as u32));
    }

    /// Returns all boards, each with its neighbours.
    fn iter(&self) -> impl Iterator<Item = (usize, impl Iterator<Item = usize>)> {
        let mut start = 0;
        self.boards.iter().map(move |&(board, end)| {
            let indices = &self.indices[start..end as usize];
            start = end as usize;
            (board as usize, indices.iter().map(|&index| index as usize))
        })
    }
}
