//! Counts the values of a layer out, all boards at once: after round *k* a board is worth what
//! it is worth in *k* plies, with nothing gained after that. A gain that can be forced is
//! forced in finitely many plies, so the rounds come to rest, and at rest endless play is worth 0.
//!
//! After the first round only those boards are looked at from which a move leads to one that has just changed.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::parallel::in_pieces;
use super::table::Layer;

/// No move leaves the layer.
pub(super) const NO_EXIT: i8 = i8::MIN;
/// Boards that a thread takes at a time.
pub(super) const CHUNK: usize = 1 << 14;
/// Boards that one word of marks stands for.
const MARKS: usize = u64::BITS as usize;

/// A chunk of the boards of a layer and where their moves lead.
#[derive(Default)]
pub(super) struct Part {
    /// What the best move out of the layer gains, in seeds.
    pub exits: Vec<i8>,
    /// For every board where its moves inside the layer begin in `moves`; one more for the end.
    pub first_moves: Vec<u32>,
    /// The boards reached, as the opponent sees them.
    pub moves: Vec<u32>,
}

/// From where a chunk of the boards of a layer is reached.
struct Sources {
    /// For every board where those that lead to it begin in `boards`; one more for the end.
    first: Vec<u32>,
    boards: Vec<u32>,
}

/// A layer whose values are being counted out.
struct Count {
    parts: Vec<Part>,
    sources: Vec<Sources>,
    values: Vec<i8>,
    /// A bit for every board that is to be looked at.
    marks: Vec<AtomicU64>,
    threads: usize,
}

/// The layer that consists of `parts`; `None` if it was stopped.
pub(super) fn count_out(
    parts: Vec<Part>,
    entries: usize,
    threads: usize,
    stop: &AtomicBool,
) -> Option<Layer> {
    let marks = (0..entries.div_ceil(MARKS)).map(|word| {
        let boards = (entries - word * MARKS).min(MARKS);
        AtomicU64::new(u64::MAX >> (MARKS - boards))
    });
    let mut count = Count {
        sources: sources(&parts, entries),
        parts,
        values: vec![0; entries],
        marks: marks.collect(),
        threads,
    };
    let mut distances = vec![0; entries];
    for round in 1_u32.. {
        let changes = count.changes();
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        if changes.iter().all(Vec::is_empty) {
            break;
        }
        let stamp = round.min(u32::from(u8::MAX)) as u8;
        for &(board, value) in changes.iter().flatten() {
            count.values[board as usize] = value;
            distances[board as usize] = stamp;
        }
        count.mark_sources(&changes);
    }
    Some(Layer {
        values: count.values,
        distances,
    })
}

/// Turns the moves round.
fn sources(parts: &[Part], entries: usize) -> Vec<Sources> {
    let mut places = vec![0_u32; entries];
    for &reached in parts.iter().flat_map(|part| &part.moves) {
        places[reached as usize] += 1;
    }
    let chunks = places.chunks_mut(CHUNK).map(|places| {
        let mut first = Vec::with_capacity(places.len() + 1);
        let mut sum = 0;
        for place in places {
            first.push(sum);
            // From here on the place of the next board that leads there.
            sum += std::mem::replace(place, sum);
        }
        first.push(sum);
        let boards = vec![0; sum as usize];
        Sources { first, boards }
    });
    let mut sources: Vec<Sources> = chunks.collect();
    for (number, part) in parts.iter().enumerate() {
        for (board, moves) in part.first_moves.windows(2).enumerate() {
            for &reached in &part.moves[moves[0] as usize..moves[1] as usize] {
                let reached = reached as usize;
                let place = &mut places[reached];
                sources[reached / CHUNK].boards[*place as usize] = (number * CHUNK + board) as u32;
                *place += 1;
            }
        }
    }
    sources
}

impl Count {
    /// The marked boards that have another value after this round, with that value; no board is marked any more.
    fn changes(&self) -> Vec<Vec<(u32, i8)>> {
        let share = self.marks.len().div_ceil(self.threads).max(1);
        let starts: Vec<usize> = (0..self.marks.len()).step_by(share).collect();
        in_pieces(self.threads, starts.len(), |piece| {
            let start = starts[piece];
            Some(self.changes_in(start..self.marks.len().min(start + share)))
        })
    }

    fn changes_in(&self, words: Range<usize>) -> Vec<(u32, i8)> {
        let mut changes = Vec::new();
        for word in words {
            let mut left = self.marks[word].swap(0, Ordering::Relaxed);
            while left != 0 {
                let board = word * MARKS + left.trailing_zeros() as usize;
                left &= left - 1;
                let value = self.value(board);
                if value != self.values[board] {
                    changes.push((board as u32, value));
                }
            }
        }
        changes
    }

    /// What a board is worth by the values of the boards that its moves lead to.
    #[inline]
    fn value(&self, board: usize) -> i8 {
        let (part, place) = (&self.parts[board / CHUNK], board % CHUNK);
        let moves = part.first_moves[place] as usize..part.first_moves[place + 1] as usize;
        let reached = &part.moves[moves];
        reached.iter().fold(part.exits[place], |best, &place| {
            best.max(-self.values[place as usize])
        })
    }

    /// Marks the boards from which a move leads to one that has changed.
    fn mark_sources(&self, changes: &[Vec<(u32, i8)>]) {
        in_pieces(self.threads, changes.len(), |piece| {
            self.mark_sources_of(&changes[piece]);
            Some(())
        });
    }

    fn mark_sources_of(&self, changes: &[(u32, i8)]) {
        for &(board, _) in changes {
            let (sources, place) = (
                &self.sources[board as usize / CHUNK],
                board as usize % CHUNK,
            );
            let range = sources.first[place] as usize..sources.first[place + 1] as usize;
            for &source in &sources.boards[range] {
                let (word, bit) = (source as usize / MARKS, source as usize % MARKS);
                let mark = &self.marks[word];
                // To look first is quicker than to set a bit once more.
                if mark.load(Ordering::Relaxed) >> bit & 1 == 0 {
                    mark.fetch_or(1 << bit, Ordering::Relaxed);
                }
            }
        }
    }
}
