//! The order of the music. Pure.

use rand::{RngExt, rngs::ChaCha8Rng};

/// An endless shuffled playlist.
#[derive(Clone, Debug, Default)]
pub struct Playlist {
    /// Remaining pieces of this round, in reverse order of play.
    remaining: Vec<usize>,
    last: Option<usize>,
}

impl Playlist {
    /// Returns the next of `count` pieces: every piece plays once per round, and none follows
    /// itself.
    pub fn next(&mut self, count: usize, random: &mut ChaCha8Rng) -> usize {
        if self.remaining.is_empty() {
            self.remaining = shuffled(count, self.last, random);
        }
        let piece = self.remaining.pop().unwrap_or_default();
        self.last = Some(piece);
        piece
    }
}

/// Returns all pieces in random order. The last one in the list, which plays first, isn't
/// `previous`.
fn shuffled(count: usize, previous: Option<usize>, random: &mut ChaCha8Rng) -> Vec<usize> {
    let mut pieces: Vec<usize> = (0..count).collect();
    for last_index in (1..count).rev() {
        pieces.swap(last_index, random.random_range(0..=last_index));
    }
    if count > 1 && pieces.last().copied() == previous {
        pieces.swap(0, count - 1);
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;

    #[test]
    fn every_piece_plays_once_per_round_and_none_follows_itself() {
        const PIECES: usize = 3;
        let mut random = ChaCha8Rng::seed_from_u64(7);
        let mut playlist = Playlist::default();
        let order: Vec<usize> = (0..60)
            .map(|_| playlist.next(PIECES, &mut random))
            .collect();
        assert!(order.windows(2).all(|pair| pair[0] != pair[1]), "{order:?}");
        for round in order.chunks(PIECES) {
            assert!((0..PIECES).all(|piece| round.contains(&piece)), "{round:?}");
        }
    }
}
