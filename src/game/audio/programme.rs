//! In what order pieces are played. Pure.

use rand::{RngExt, rngs::ChaCha8Rng};

/// The pieces of a long evening.
#[derive(Clone, Debug, Default)]
pub struct Programme {
    /// Those that are still to come of this round, the next one last.
    to_come: Vec<usize>,
    last: Option<usize>,
}

impl Programme {
    /// The next of `count` pieces: all are played before one comes again, and none follows itself.
    pub fn next(&mut self, count: usize, random: &mut ChaCha8Rng) -> usize {
        if self.to_come.is_empty() {
            self.to_come = shuffled(count, self.last, random);
        }
        let piece = self.to_come.pop().unwrap_or_default();
        self.last = Some(piece);
        piece
    }
}

/// All pieces in some order, of which the one taken first (the last in the list) is not
/// `not_first`.
fn shuffled(count: usize, not_first: Option<usize>, random: &mut ChaCha8Rng) -> Vec<usize> {
    let mut pieces: Vec<usize> = (0..count).collect();
    for end in (1..count).rev() {
        pieces.swap(end, random.random_range(0..=end));
    }
    if count > 1 && pieces.last().copied() == not_first {
        pieces.swap(0, count - 1);
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;

    #[test]
    fn every_piece_is_played_in_each_round_and_none_follows_itself() {
        const PIECES: usize = 3;
        let mut random = ChaCha8Rng::seed_from_u64(7);
        let mut programme = Programme::default();
        let order: Vec<usize> = (0..60)
            .map(|_| programme.next(PIECES, &mut random))
            .collect();
        assert!(order.windows(2).all(|pair| pair[0] != pair[1]), "{order:?}");
        for round in order.chunks(PIECES) {
            assert!((0..PIECES).all(|piece| round.contains(&piece)), "{round:?}");
        }
    }
}
