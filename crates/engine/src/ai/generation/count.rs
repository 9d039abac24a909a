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

use crate::ai::parallel::in_pieces;
use crate::ai::tables::table::Layer;

/// The exit value of a board that has no move out of the layer.
pub(super) const NO_EXIT: i8 = i8::MIN;
/// Boards per unit of work; a multiple of [`MARKS`].
pub(super) const CHUNK: usize = 1 << 14;
/// Boards per word of marks.
const MARKS: usize = u64::BITS as usize;

/// The moves within a layer; boards are given by their index.
pub(super) trait Moves: Sync {
    /// Finds boards by their index, fast if they are requested in ascending order.
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

    /// Calls `source` with all predecessors of a board, and possibly other boards. Returns false if
    /// that takes too long.
    fn visit_predecessors(
        &self,
        walk: &mut Self::Walk<'_>,
        board: usize,
        source: impl FnMut(usize),
    ) -> bool;

    /// Reports boards that were played for the first time.
    fn played(&self, boards: usize);
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
    let words = entries.div_ceil(MARKS);
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
    let mut changes = solver.first_round()?;
    for round in 1_u32.. {
        if changes == 0 {
            break;
        }
        solver.apply();
        solver.mark_sources()?;
        solver.record_round(round.min(u32::from(u8::MAX)) as u8);
        changes = solver.next_round()?;
    }
    Some(Layer {
        values: solver.values,
        distances: solver.distances,
    })
}

/// Returns the indices of the set bits of word `number`.
fn bits(number: usize, mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros() as usize;
        (word != 0).then(|| {
            word &= word - 1;
            number * MARKS + bit
        })
    })
}

/// Returns the indices of all set bits.
fn all_bits(words: &[u64]) -> impl Iterator<Item = usize> {
    let numbered = words.iter().enumerate();
    numbered.flat_map(|(number, &word)| bits(number, word))
}

impl<M: Moves> LayerSolver<'_, M> {
    /// Runs `work` on the range of every chunk of boards. Returns the sum of the results, or `None`
    /// if stopped.
    fn in_chunks(
        &self,
        chunks: usize,
        work: impl Fn(usize, Range<usize>) -> usize + Sync,
    ) -> Option<usize> {
        let done = in_pieces(self.threads, chunks, |number| {
            let start = number * CHUNK;
            let range = start..self.values.len().min(start + CHUNK);
            (!self.stop.load(Ordering::Relaxed)).then(|| work(number, range))
        });
        // A thread that panicked has reported it; without its results, give up the layer.
        (done.len() == chunks && !self.stop.load(Ordering::Relaxed)).then(|| done.iter().sum())
    }

    fn first_round(&mut self) -> Option<usize> {
        let mut exits = std::mem::take(&mut self.exits);
        let mut distances = std::mem::take(&mut self.distances);
        let mut changed = std::mem::take(&mut self.changed);
        let parts: Vec<_> = exits
            .chunks_mut(CHUNK)
            .zip(distances.chunks_mut(CHUNK))
            .zip(changed.chunks_mut(CHUNK / MARKS))
            .map(Mutex::new)
            .collect();
        let changes = self.in_chunks(parts.len(), |number, range| {
            let mut part = parts[number].lock().unwrap_or_else(PoisonError::into_inner);
            let ((exits, distances), changed) = &mut *part;
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
                    changed[index / MARKS] |= 1 << (index % MARKS);
                    changes += 1;
                }
            }
            self.moves.played(range.len());
            changes
        });
        drop(parts);
        self.exits = exits;
        self.distances = distances;
        self.changed = changed;
        changes
    }

    /// Applies the new values of changed boards, and moves the old ones to `distances`.
    fn apply(&mut self) {
        for board in all_bits(&self.changed) {
            let old = self.values[board];
            self.values[board] = self.distances[board] as i8;
            self.distances[board] = old as u8;
        }
    }

    /// Marks the boards that a change may affect.
    fn mark_sources(&self) -> Option<usize> {
        let chunks: Vec<&[u64]> = self.changed.chunks(CHUNK / MARKS).collect();
        self.in_chunks(chunks.len(), |number, range| {
            let mut walk = self.moves.walk();
            let mut sources = Neighbours::default();
            for (word, &changed) in chunks[number].iter().enumerate() {
                sources.clear();
                for board in bits(range.start / MARKS + word, changed) {
                    if !self
                        .moves
                        .visit_predecessors(&mut walk, board, |source| sources.add(source))
                    {
                        // All boards are marked now, so the rest of the chunk adds none.
                        (0..self.values.len()).for_each(|source| self.mark(source));
                        return 0;
                    }
                    sources.end(board);
                }
                for (board, sources) in sources.each() {
                    let (new, old) = (-self.values[board], -(self.distances[board] as i8));
                    for source in sources {
                        let value = self.values[source];
                        let has_lost = old == value && self.exits[source] < value;
                        if new > value || has_lost {
                            self.mark(source);
                        }
                    }
                }
            }
            0
        })
    }

    fn mark(&self, board: usize) {
        let (mark, bit) = (&self.marks[board / MARKS], 1 << (board % MARKS));
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
    fn next_round(&mut self) -> Option<usize> {
        let mut distances = std::mem::take(&mut self.distances);
        let mut changed = std::mem::take(&mut self.changed);
        let parts: Vec<_> = distances
            .chunks_mut(CHUNK)
            .zip(changed.chunks_mut(CHUNK / MARKS))
            .map(Mutex::new)
            .collect();
        let changes = self.in_chunks(parts.len(), |number, range| {
            let mut part = parts[number].lock().unwrap_or_else(PoisonError::into_inner);
            let (distances, changed) = &mut *part;
            let words = range.start / MARKS..range.end.div_ceil(MARKS);
            let mut changes = 0;
            let mut walk = self.moves.walk();
            let mut inner = Neighbours::default();
            for word in words {
                let marked = self.marks[word].swap(0, Ordering::Relaxed);
                inner.clear();
                for board in bits(word, marked) {
                    self.moves
                        .play_inside(&mut walk, board, |index| inner.add(index));
                    inner.end(board);
                }
                for (board, inner) in inner.each() {
                    let value = self.value(board, inner);
                    if value != self.values[board] {
                        let index = board - range.start;
                        distances[index] = value as u8;
                        changed[index / MARKS] |= 1 << (index % MARKS);
                        changes += 1;
                    }
                }
            }
            changes
        });
        drop(parts);
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

    /// Adds a neighbour of the board that [`end`](Self::end) will name.
    fn add(&mut self, index: usize) {
        self.indices.push(index as u32);
    }

    /// Names the board of the neighbours added since the last call.
    fn end(&mut self, board: usize) {
        self.boards.push((board as u32, self.indices.len() as u32));
    }

    /// Returns all boards, each with its neighbours.
    fn each(&self) -> impl Iterator<Item = (usize, impl Iterator<Item = usize>)> {
        let mut start = 0;
        self.boards.iter().map(move |&(board, end)| {
            let indices = &self.indices[start..end as usize];
            start = end as usize;
            (board as usize, indices.iter().map(|&index| index as usize))
        })
    }
}
