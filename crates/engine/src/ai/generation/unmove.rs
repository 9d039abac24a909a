//! Backward move generation: finds the boards from which a move without a capture leads to a board.
//!
//! Seeds in stores have left the board, so a lap that keeps all seeds on it never passes its
//! sower's store. A lap is taken back from the hole of its last seed: one seed is picked up from
//! each previous hole, until the hole that it was sown from. Relays are taken back lap by lap.
//! Captures, restrictions on play and stopping rules differ between rule sets, so the result is a
//! superset of the true predecessors; callers must replay each move to confirm it.

use awale_rules::board::MAX_HOLES;
use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{AfterCircle, Direction, Lift};
use awale_rules::{Hole, RuleSet, Side};

/// Maximum number of laps taken back per board.
const MAX_LAPS: u32 = 1 << 14;

/// The seed counts of all holes, South's first.
pub(super) type HoleCounts = [u16; MAX_HOLES];

/// The moves that lead to a board can't be taken back: too many laps lead to it, or, under these
/// rules, laps don't end where their last seed fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Irreversible;

/// Takes back South's moves that lead to a board.
struct Search<'a, F> {
    rules: OnTwoRows<'a>,
    /// Whether the sowing was cut off by the lap limit instead of stopping by itself.
    is_cut_off: bool,
    laps_left: u32,
    visit: F,
}

/// Calls `visit` with every board from which a pass or a move by South without a capture leads to
/// `target`, and with some other boards.
pub(super) fn predecessors(
    rules: &RuleSet,
    target: &HoleCounts,
    visit: impl FnMut(&HoleCounts),
) -> Result<(), Irreversible> {
    let is_reversible = |rules: &OnTwoRows<'_>| {
        rules.direction() != Direction::Chosen
            && rules.after_circle() == AfterCircle::All
            && (rules.relay()).is_none_or(|relay| relay.lift == Lift::Reached)
    };
    let rules = rules.two_rows().filter(is_reversible).ok_or(Irreversible)?;
    let mut search = Search {
        rules,
        is_cut_off: false,
        laps_left: MAX_LAPS,
        visit,
    };
    // A pass leaves the board unchanged.
    (search.visit)(target);
    for end in rules.geometry().all() {
        if target[end.index()] == 0 {
            continue;
        }
        search.is_cut_off = !search.stops_in(end, target[end.index()]);
        // Without relays, a sowing has one lap.
        search.unsow_lap(target, end, 1)?;
    }
    Ok(())
}

impl<F: FnMut(&HoleCounts)> Search<'_, F> {
    /// Returns true if a sowing by South stops in a hole with this count.
    fn stops_in(&self, hole: Hole, count: u16) -> bool {
        self.rules.relay().is_none_or(|relay| {
            count == self.rules.leave()
                || self.rules.stop_counts().contains(count)
                    && self.rules.lies_in(hole, relay.stop_in, Side::South)
        })
    }

    /// Returns true if South may play this hole.
    fn can_start(&self, hole: Hole) -> bool {
        self.rules.lifts_anywhere() || self.rules.geometry().owner(hole) == Side::South
    }

    /// Takes back the laps that end in `end` and lead to `target`, and the laps before them;
    /// `lap_number` counts laps from the end of the move.
    fn unsow_lap(
        &mut self,
        target: &HoleCounts,
        end: Hole,
        lap_number: u16,
    ) -> Result<(), Irreversible> {
        self.laps_left = self.laps_left.checked_sub(1).ok_or(Irreversible)?;
        let leave = self.rules.leave();
        let holes = self.rules.geometry().holes();
        // Less than a full circle: no hole gets more than one seed, and the starting hole gets
        // none.
        let mut source = *target;
        let mut hole = end;
        for seeds in 1..holes as u16 {
            if source[hole.index()] == 0 {
                break;
            }
            source[hole.index()] -= 1;
            hole = self.rules.previous(hole);
            let seeds_left = source[hole.index()];
            // A hole is emptied if it holds no more seeds than would stay behind.
            if (seeds_left == leave || seeds_left == 0 && seeds <= leave)
                && (self.can_start(hole) || self.rules.relay().is_some())
            {
                source[hole.index()] += seeds;
                self.check_lifted(&source, hole, lap_number)?;
                source[hole.index()] -= seeds;
            }
        }
        // A full circle: every hole but the starting one gets a seed.
        let filled_holes = target[..holes].iter().filter(|&&count| count > 0).count();
        if filled_holes + 1 < holes {
            return Ok(());
        }
        let on_board: u16 = target[..holes].iter().sum();
        for seeds in holes as u16..=on_board {
            for start in self.rules.geometry().all() {
                if let Some(source) = self.unsow_full_circle(target, start, end, seeds) {
                    self.check_lifted(&source, start, lap_number)?;
                }
            }
        }
        Ok(())
    }

    /// Returns the board before a lap of at least a full circle, if it can lead from `start` to
    /// `end` and `target`.
    fn unsow_full_circle(
        &self,
        target: &HoleCounts,
        start: Hole,
        end: Hole,
        seeds: u16,
    ) -> Option<HoleCounts> {
        let mut source = *target;
        let mut hole = start;
        for _ in 0..seeds {
            hole = self.rules.next(hole);
            if hole == start && self.rules.skip_start() {
                hole = self.rules.next(hole);
            }
            let count = &mut source[hole.index()];
            *count = count.checked_sub(1)?;
        }
        let is_possible = hole == end && source[start.index()] == self.rules.leave();
        source[start.index()] += seeds;
        is_possible.then_some(source)
    }

    /// Handles a board where `hole` holds the seeds that were lifted from it.
    fn check_lifted(
        &mut self,
        board: &HoleCounts,
        hole: Hole,
        lap_number: u16,
    ) -> Result<(), Irreversible> {
        let count = board[hole.index()];
        let relay = self.rules.relay();
        let max_laps = relay.map_or(1, |relay| relay.max_laps as u16);
        if self.can_start(hole)
            && count >= self.rules.min_seeds()
            && (!self.is_cut_off || lap_number == max_laps)
        {
            (self.visit)(board);
        }
        if lap_number < max_laps && !self.stops_in(hole, count) {
            self.unsow_lap(board, hole, lap_number + 1)?;
        }
        Ok(())
    }
}
