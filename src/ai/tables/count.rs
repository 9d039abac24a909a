//! Counts the values of a layer out, all boards at once: after round *k* a board is worth what
//! it is worth in *k* plies, with nothing gained after that. A gain that can be forced is
//! forced in finitely many plies, so the rounds come to rest, and at rest endless play is worth 0.
//!
//! After the first round only those boards are looked at that a change can concern. Moves are not kept: they are played again where they
//! are needed, and [turned back](super::unmove) from the boards that have changed. So a board takes three bytes and two bits.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use super::table::Layer;
use crate::ai::parallel::in_pieces;

/// No move leaves the layer.
pub(super) const NO_EXIT: i8 = i8::MIN;
/// Boards that a thread takes at a time; a multiple of [`MARKS`].
pub(super) const CHUNK: usize = 1 << 14;
/// Boards that one word of marks stands for.
const MARKS: usize = u64::BITS as usize;

/// The moves inside a layer. A board is given by its place.
pub(super) trait Moves: Sync {
    /// What finds boards quickly that are asked for in the order of their places.
    type Walk<'a>
    where
        Self: 'a;

    /// A walk from any board on.
    fn walk(&self) -> Self::Walk<'_>;

    /// What the best move out of the layer gains, in seeds; calls `inner` with the boards to which the others lead, as the opponent
    /// sees them.
    fn play(&self, walk: &mut Self::Walk<'_>, board: usize, inner: impl FnMut(usize)) -> i8;

    /// Calls `inner` with the same boards as [`play`](Self::play), without looking at the moves out of the layer.
    fn play_inside(&self, walk: &mut Self::Walk<'_>, board: usize, inner: impl FnMut(usize));

    /// Calls `source` with all boards from which a move leads to this one, and perhaps with others. `false` if that would take too long.
    fn visit_predecessors(
        &self,
        walk: &mut Self::Walk<'_>,
        board: usize,
        source: impl FnMut(usize),
    ) -> bool;

    /// Told of boards that have been played for the first time.
    fn played(&self, boards: usize);
}

/// A layer whose values are being counted out.
struct Count<'a, M> {
    moves: &'a M,
    stop: &'a AtomicBool,
    threads: usize,
    /// What the best move out of the layer gains.
    exits: Vec<i8>,
    values: Vec<i8>,
    /// The round of the last change. Between a change and its end the value that is not in `values`: first the new, then the old one.
    distances: Vec<u8>,
    /// A bit for every board that has changed in this round.
    changed: Vec<u64>,
    /// A bit for every board that is to be looked at.
    marks: Vec<AtomicU64>,
}

/// The layer, of this number of boards; `None` if it was stopped.
pub(super) fn count_out(
    moves: &impl Moves,
    entries: usize,
    threads: usize,
    stop: &AtomicBool,
) -> Option<Layer> {
    let words = entries.div_ceil(MARKS);
    let mut count = Count {
        moves,
        stop,
        threads,
        exits: vec![0; entries],
        values: vec![0; entries],
        distances: vec![0; entries],
        changed: vec![0; words],
        marks: (0..words).map(|_| AtomicU64::new(0)).collect(),
    };
    let mut changes = count.first_round()?;
    for round in 1_u32.. {
        if changes == 0 {
            break;
        }
        count.apply();
        count.mark_sources()?;
        count.stamp(round.min(u32::from(u8::MAX)) as u8);
        changes = count.next_round()?;
    }
    Some(Layer {
        values: count.values,
        distances: count.distances,
    })
}

/// The places of the bits that are set in the word of this number.
fn bits(number: usize, mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros() as usize;
        (word != 0).then(|| {
            word &= word - 1;
            number * MARKS + bit
        })
    })
}

/// The places of all bits that are set.
fn all_bits(words: &[u64]) -> impl Iterator<Item = usize> {
    let numbered = words.iter().enumerate();
    numbered.flat_map(|(number, &word)| bits(number, word))
}

impl<M: Moves> Count<'_, M> {
    /// Does `work` on every chunk of the boards, which gets their range; the sum of what it gives, or `None` if it was stopped.
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
        // A thread that has failed has said why; its part is missing, and the layer is given up.
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
            for (place, board) in range.clone().enumerate() {
                let mut has_inner = false;
                let exit = self.moves.play(&mut walk, board, |_| has_inner = true);
                exits[place] = exit;
                // All boards are worth 0 before this round.
                let value = if has_inner { exit.max(0) } else { exit };
                if value != 0 {
                    distances[place] = value as u8;
                    changed[place / MARKS] |= 1 << (place % MARKS);
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

    /// The boards that have changed get their new values; the old ones are kept in `distances`.
    fn apply(&mut self) {
        for board in all_bits(&self.changed) {
            let old = self.values[board];
            self.values[board] = self.distances[board] as i8;
            self.distances[board] = old as u8;
        }
    }

    /// Marks the boards that the changes may change in their turn.
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
                        (0..self.values.len()).for_each(|source| self.mark(source));
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
        // To look first is quicker than to set a bit once more.
        if mark.load(Ordering::Relaxed) & bit == 0 {
            mark.fetch_or(bit, Ordering::Relaxed);
        }
    }

    /// Ends the changes of a round.
    fn stamp(&mut self, stamp: u8) {
        for board in all_bits(&self.changed) {
            self.distances[board] = stamp;
        }
        self.changed.fill(0);
    }

    /// The marked boards that have another value after this round are those that have changed; no board is marked any more.
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
                        .play_inside(&mut walk, board, |place| inner.add(place));
                    inner.end(board);
                }
                for (board, inner) in inner.each() {
                    let value = self.value(board, inner);
                    if value != self.values[board] {
                        let place = board - range.start;
                        distances[place] = value as u8;
                        changed[place / MARKS] |= 1 << (place % MARKS);
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

    /// What a board is worth by the values of the boards to which its moves inside the layer lead.
    fn value(&self, board: usize, inner: impl Iterator<Item = usize>) -> i8 {
        let values = inner.map(|place| -self.values[place]);
        values.fold(self.exits[board], i8::max)
    }
}

/// The boards to which moves of some boards lead, or from which moves lead to them. They are found first and looked at then: so the
/// processor fetches the values of many boards, which lie far apart, at the same time.
#[derive(Default)]
struct Neighbours {
    /// The boards, each with the end of its part of `places`.
    boards: Vec<(u32, u32)>,
    places: Vec<u32>,
}

impl Neighbours {
    fn clear(&mut self) {
        self.boards.clear();
        self.places.clear();
    }

    /// Adds a neighbour of the board that [`end`](Self::end) will name.
    fn add(&mut self, place: usize) {
        self.places.push(place as u32);
    }

    /// Says that these were the neighbours of `board`.
    fn end(&mut self, board: usize) {
        self.boards.push((board as u32, self.places.len() as u32));
    }

    /// Every board with its neighbours.
    fn each(&self) -> impl Iterator<Item = (usize, impl Iterator<Item = usize>)> {
        let mut start = 0;
        self.boards.iter().map(move |&(board, end)| {
            let places = &self.places[start..end as usize];
            start = end as usize;
            (board as usize, places.iter().map(|&place| place as usize))
        })
    }
}
