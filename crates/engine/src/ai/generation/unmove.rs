//! Backward move generation: finds the boards from which a move without a capture leads to a board.
//!
//! Seeds in stores have left the board, so a lap that stays on it never passes its sower's store. A
//! lap is taken back from the hole of its last seed: one seed is picked up from each previous
//! hole, until the hole that it was sown from. Relays are taken back lap by lap. Captures,
//! restrictions on play and stopping rules differ between rule sets, so the result is a superset of
//! the true predecessors; callers must replay each move to confirm it.

use awale_rules::board::MAX_HOLES;
use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{AfterCircle, Direction, Lift};
use awale_rules::{Hole, RuleSet, Side};

/// Maximum number of laps taken back per board.
const MAX_LAPS: u32 = 1 << 14;

/// The counts of all holes, South's first.
pub(super) type Board = [u16; MAX_HOLES];

/// The moves that lead to a board can't be taken back: too many laps lead to it, or, under these
/// rules, laps don't end where their last seed fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unreversible;

/// Takes back South's moves that lead to a board.
struct Search<'a, F> {
    rules: OnTwoRows<'a>,
    /// Whether the sowing was cut off by the lap limit instead of stopping by itself.
    is_cut_off: bool,
    laps_left: u32,
    each: F,
}

/// Calls `each` with every board from which a pass or a move by South without a capture leads to
/// `after`, and with some other boards.
pub(super) fn predecessors(
    rules: &RuleSet,
    after: &Board,
    each: impl FnMut(&Board),
) -> Result<(), Unreversible> {
    let is_reversible = |rules: &OnTwoRows<'_>| {
        rules.direction() != Direction::Chosen
            && rules.after_circle() == AfterCircle::All
            && rules.two.lift == Lift::Reached
    };
    let rules = rules.two_rows().filter(is_reversible).ok_or(Unreversible)?;
    let mut search = Search {
        rules,
        is_cut_off: false,
        laps_left: MAX_LAPS,
        each,
    };
    // A pass leaves the board unchanged.
    (search.each)(after);
    for end in rules.geometry().all() {
        if after[end.index()] == 0 {
            continue;
        }
        search.is_cut_off = !search.stops(end, after[end.index()]);
        // Without relays, a sowing has one lap.
        search.lap(after, end, 1)?;
    }
    Ok(())
}

impl<F: FnMut(&Board)> Search<'_, F> {
    /// Returns true if a sowing by South stops in a hole with this count.
    fn stops(&self, hole: Hole, count: u16) -> bool {
        self.rules.relay().is_none_or(|relay| {
            count == self.rules.leave()
                || relay.stop_counts.contains(count)
                    && self
                        .rules
                        .lies_in(hole, self.rules.two.stop_in, Side::South)
        })
    }

    /// Returns true if South may play this hole.
    fn can_start(&self, hole: Hole) -> bool {
        self.rules.lifts_anywhere() || self.rules.geometry().owner(hole) == Side::South
    }

    /// Takes back the laps that end in `end` and lead to `after`, and the laps before them;
    /// `number` counts laps from the end of the move.
    fn lap(&mut self, after: &Board, end: Hole, number: u16) -> Result<(), Unreversible> {
        self.laps_left = self.laps_left.checked_sub(1).ok_or(Unreversible)?;
        let leave = self.rules.leave();
        let holes = self.rules.geometry().holes();
        // Less than a full circle: no hole gets more than one seed, and the lifted hole none.
        let mut before = *after;
        let mut hole = end;
        for seeds in 1..holes as u16 {
            if before[hole.index()] == 0 {
                break;
            }
            before[hole.index()] -= 1;
            hole = self.rules.previous(hole);
            let left = before[hole.index()];
            // A hole is lifted whole if it holds no more seeds than would stay behind.
            if (left == leave || left == 0 && seeds <= leave)
                && (self.can_start(hole) || self.rules.relay().is_some())
            {
                before[hole.index()] += seeds;
                self.check_lifted(&before, hole, number)?;
                before[hole.index()] -= seeds;
            }
        }
        // A full circle: every hole but the lifted one gets a seed.
        let reached = after[..holes].iter().filter(|&&count| count > 0).count();
        if reached + 1 < holes {
            return Ok(());
        }
        let on_board: u16 = after[..holes].iter().sum();
        for seeds in holes as u16..=on_board {
            for start in self.rules.geometry().all() {
                if let Some(check_lifted) = self.lap_around(after, start, end, seeds) {
                    self.check_lifted(&check_lifted, start, number)?;
                }
            }
        }
        Ok(())
    }

    /// Returns the board before a lap of at least a full circle, if it can lead from `start` to
    /// `end` and `after`.
    fn lap_around(&self, after: &Board, start: Hole, end: Hole, seeds: u16) -> Option<Board> {
        let mut before = *after;
        let mut hole = start;
        for _ in 0..seeds {
            hole = self.rules.next(hole);
            if hole == start && self.rules.skip_start() {
                hole = self.rules.next(hole);
            }
            let count = &mut before[hole.index()];
            *count = count.checked_sub(1)?;
        }
        let is_possible = hole == end && before[start.index()] == self.rules.leave();
        before[start.index()] += seeds;
        is_possible.then_some(before)
    }

    /// Handles a board where `hole` holds the seeds that were lifted from it.
    fn check_lifted(&mut self, board: &Board, hole: Hole, number: u16) -> Result<(), Unreversible> {
        let count = board[hole.index()];
        let max_laps = self.rules.relay().map_or(1, |relay| relay.max_laps);
        if self.can_start(hole)
            && count >= self.rules.min_seeds()
            && (!self.is_cut_off || number == max_laps)
        {
            (self.each)(board);
        }
        if number < max_laps && !self.stops(hole, count) {
            self.lap(board, hole, number + 1)?;
        }
        Ok(())
    }
}
