//! Ranks boards: numbers all boards with the same number of seeds without gaps.

use awale_rules::board::MAX_HOLES;

/// Maximum number of seeds in a table, more than any machine's memory can hold.
pub const MAX_SEEDS: u16 = 30;

/// The numbering of boards with a given number of holes.
pub struct Ranks {
    holes: usize,
    /// `ways[k][m]`: the ways to put `m` seeds in `k` holes.
    ways: Vec<[u64; MAX_SEEDS as usize + 1]>,
    /// `fewer[k][m]`: the ways to put `m` - 1 seeds in `k` + 2 holes.
    fewer: Vec<[u64; FEWER]>,
}

/// A power of two above [`MAX_SEEDS`], which saves bounds checks.
const FEWER: usize = (MAX_SEEDS as usize + 1).next_power_of_two();

impl Ranks {
    /// Creates the numbering for boards with `holes` holes, at most [`MAX_HOLES`].
    #[must_use]
    pub fn new(holes: usize) -> Self {
        let mut ways = vec![[0; MAX_SEEDS as usize + 1]; holes + 1];
        ways[0][0] = 1;
        for k in 1..=holes {
            let (fewer, more) = ways.split_at_mut(k);
            let mut sum: u64 = 0;
            for (way, &before) in more[0].iter_mut().zip(&fewer[k - 1]) {
                sum = sum.saturating_add(before);
                *way = sum;
            }
        }
        debug_assert!(holes <= MAX_HOLES);
        let mut fewer = vec![[0; FEWER]; holes - 1];
        for (fewer, ways) in fewer.iter_mut().zip(&ways[2..]) {
            fewer[1..=usize::from(MAX_SEEDS)].copy_from_slice(&ways[..usize::from(MAX_SEEDS)]);
        }
        Self { holes, ways, fewer }
    }

    /// Returns the number of boards with this many seeds.
    #[must_use]
    pub fn boards(&self, seeds: u16) -> u64 {
        self.ways[self.holes][usize::from(seeds)]
    }

    /// Computes the rank of a board with at most [`MAX_SEEDS`] seeds.
    #[must_use]
    pub fn rank(&self, board: &[u16]) -> u64 {
        // Boards with more seeds in the first hole come first. For each hole, there are as many
        // earlier boards as ways to put one seed fewer in this and all later holes.
        let mut left = 0;
        let mut rank = 0;
        for (fewer, &seeds) in self.fewer.iter().zip(board[1..].iter().rev()) {
            left += usize::from(seeds);
            rank += fewer[left % FEWER];
        }
        rank
    }

    /// Writes the board of a rank, which must be below [`boards`](Self::boards), to `board`.
    pub fn unrank(&self, seeds: u16, mut rank: u64, board: &mut [u16]) {
        let mut left = usize::from(seeds);
        for (index, here) in board[..self.holes - 1].iter_mut().enumerate() {
            let behind = self.holes - 1 - index;
            // The most seeds in later holes that the rank allows.
            let rest = (1..=left)
                .rev()
                .find(|&m| self.ways[behind + 1][m - 1] <= rank)
                .unwrap_or(0);
            if rest > 0 {
                rank -= self.ways[behind + 1][rest - 1];
            }
            *here = (left - rest) as u16;
            left = rest;
        }
        board[self.holes - 1] = left as u16;
    }
}

/// Visits boards in ascending order of rank: a few steps are faster than unranking.
pub(in crate::ai) struct Walk<'a> {
    ranks: &'a Ranks,
    seeds: u16,
    /// The rank of `board`; `None` before the first.
    rank: Option<u64>,
    board: [u16; MAX_HOLES],
}

/// More steps than this are slower than unranking.
const MAX_STEPS: u64 = 8;

impl<'a> Walk<'a> {
    /// Begins a walk over the boards with this many seeds.
    pub(in crate::ai) const fn new(ranks: &'a Ranks, seeds: u16) -> Self {
        Self {
            ranks,
            seeds,
            rank: None,
            board: [0; MAX_HOLES],
        }
    }

    /// Walks to the board of a rank, and returns it, with no seeds beyond its holes.
    pub(in crate::ai) fn board(&mut self, rank: u64) -> &[u16; MAX_HOLES] {
        match self.rank.and_then(|here| rank.checked_sub(here)) {
            Some(steps) if steps <= MAX_STEPS => (0..steps).for_each(|_| self.step()),
            _ => self.ranks.unrank(self.seeds, rank, &mut self.board),
        }
        self.rank = Some(rank);
        &self.board
    }

    /// Steps to the next board, which must exist: the last non-empty hole before the board's last
    /// hole gives a seed to its successor, and the seeds of the last hole move there too.
    fn step(&mut self) {
        let board = &mut self.board[..self.ranks.holes];
        let Some((last, others)) = board.split_last_mut() else {
            return;
        };
        let behind = std::mem::take(last);
        let giver = others.iter().rposition(|&seeds| seeds > 0).unwrap_or(0);
        board[giver] -= 1;
        board[giver + 1] += behind + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_number_all_boards_without_gaps() {
        for (holes, seeds) in [(6, 7), (12, 4), (36, 2)] {
            let ranks = Ranks::new(holes);
            let mut board = [0; MAX_HOLES];
            let mut walk = Walk::new(&ranks, seeds);
            for rank in 0..ranks.boards(seeds) {
                ranks.unrank(seeds, rank, &mut board[..holes]);
                assert_eq!(walk.board(rank), &board);
                assert_eq!(board[..holes].iter().sum::<u16>(), seeds);
                assert_eq!(ranks.rank(&board[..holes]), rank);
            }
        }
    }

    #[test]
    fn there_are_as_many_boards_as_combinations() {
        let ranks = Ranks::new(12);
        assert_eq!(
            [4, 5, 6, 8].map(|seeds| ranks.boards(seeds)),
            [1365, 4368, 12376, 75582]
        );
    }
}
