//! Ranks boards: numbers all boards with the same number of seeds consecutively.

use awale_rules::board::MAX_HOLES;

/// Maximum number of seeds in a table, more than any machine's memory can hold.
pub const MAX_SEEDS: u16 = 30;

/// The numbering of boards with a given number of holes.
pub struct Ranks {
    holes: usize,
    /// `ways[k][m]`: the number of ways to put `m` seeds in `k` holes.
    ways: Vec<[u64; MAX_SEEDS as usize + 1]>,
    /// `offsets[k][m]`: the number of ways to put `m` - 1 seeds in `k` + 2 holes.
    offsets: Vec<[u64; OFFSETS_LEN]>,
}

/// The length of a row of `offsets`: a power of two above [`MAX_SEEDS`], which saves bounds checks.
const OFFSETS_LEN: usize = (MAX_SEEDS as usize + 1).next_power_of_two();

impl Ranks {
    /// Creates the numbering for boards with `holes` holes, at most [`MAX_HOLES`].
    #[must_use]
    pub fn new(holes: usize) -> Self {
        let mut ways = vec![[0; MAX_SEEDS as usize + 1]; holes + 1];
        ways[0][0] = 1;
        for k in 1..=holes {
            let (done, rest) = ways.split_at_mut(k);
            let mut sum: u64 = 0;
            for (count, &with_one_less) in rest[0].iter_mut().zip(&done[k - 1]) {
                sum = sum.saturating_add(with_one_less);
                *count = sum;
            }
        }
        debug_assert!(holes <= MAX_HOLES);
        let mut offsets = vec![[0; OFFSETS_LEN]; holes - 1];
        for (offsets, ways) in offsets.iter_mut().zip(&ways[2..]) {
            offsets[1..=usize::from(MAX_SEEDS)].copy_from_slice(&ways[..usize::from(MAX_SEEDS)]);
        }
        Self {
            holes,
            ways,
            offsets,
        }
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
        let mut seeds_from_here = 0;
        let mut rank = 0;
        for (offsets, &seeds) in self.offsets.iter().zip(board[1..].iter().rev()) {
            seeds_from_here += usize::from(seeds);
            rank += offsets[seeds_from_here % OFFSETS_LEN];
        }
        rank
    }

    /// Writes the board of a rank, which must be below [`boards`](Self::boards), to `board`.
    pub fn unrank(&self, seeds: u16, mut rank: u64, board: &mut [u16]) {
        let mut remaining = usize::from(seeds);
        for (index, count) in board[..self.holes - 1].iter_mut().enumerate() {
            let later_holes = self.holes - 1 - index;
            // The most seeds in later holes that the rank allows.
            let later_seeds = (1..=remaining)
                .rev()
                .find(|&m| self.ways[later_holes + 1][m - 1] <= rank)
                .unwrap_or(0);
            if later_seeds > 0 {
                rank -= self.ways[later_holes + 1][later_seeds - 1];
            }
            *count = (remaining - later_seeds) as u16;
            remaining = later_seeds;
        }
        board[self.holes - 1] = remaining as u16;
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

/// Maximum number of steps in a row; more are slower than unranking.
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
        match self.rank.and_then(|current| rank.checked_sub(current)) {
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
        let last_seeds = std::mem::take(last);
        let giver = others.iter().rposition(|&seeds| seeds > 0).unwrap_or(0);
        board[giver] -= 1;
        board[giver + 1] += last_seeds + 1;
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
