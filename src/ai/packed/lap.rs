//! Where the seeds of a lap fall, for every hole and every number of seeds.
//!
//! Rules don't tell South from North: places are counted from the first hole of the player to move on.

use super::board::{HOLES, ROW};
use crate::rules::counts::CountSet;
use crate::rules::spec::Chain;
use crate::rules::{Hole, RuleSet, Side};

/// Seeds in a hole, as a byte can tell.
pub(super) const COUNTS: usize = 256;
/// Places for the laps of every number of seeds: a power of two finds them by shifting.
const PLACES: usize = HOLES.next_power_of_two();

/// The laps of a rule set.
pub struct Laps {
    /// By seeds and place: the laps of the counts that occur lie together.
    laps: Box<[[Lap; PLACES]; COUNTS]>,
    /// Which counts of a chain hole capture.
    pub captures: [bool; COUNTS],
    /// A bit for every hole in which a capture may begin.
    pub may_capture_in: u16,
    /// The hole before each, against the direction of sowing.
    pub previous: [u8; HOLES],
    /// From every hole, how many holes backwards a chain may take, itself included.
    pub longest_chain: [u8; HOLES],
}

/// A lap.
#[derive(Clone, Copy, Default)]
pub struct Lap {
    /// What it adds to both rows, what is lifted being taken away (in arithmetic that wraps round).
    pub change: [u64; 2],
    /// The holes of the opponent's row that a capture may take after it: one bit for each, the highest of its byte.
    pub chain: u64,
    /// Where the last seed falls.
    pub end: u8,
    /// Whether a seed falls in the opponent's row.
    pub reaches: bool,
}

impl Laps {
    /// The laps of `rules`, which must be for a board of [`HOLES`] holes.
    pub fn new(rules: &RuleSet) -> Self {
        let capture = rules.capture();
        let first_holes = rules
            .geometry()
            .all()
            .filter(|&hole| rules.lies_in(hole, capture.territory, Side::South));
        let mut laps = Self {
            laps: Box::new([[Lap::default(); PLACES]; COUNTS]),
            captures: std::array::from_fn(|count| contains(&capture.counts, count)),
            may_capture_in: first_holes.fold(0, |set, hole| set | 1 << hole.index()),
            previous: std::array::from_fn(|hole| rules.previous(Hole::new(hole)).index() as u8),
            longest_chain: std::array::from_fn(|hole| longest_chain(rules, Hole::new(hole))),
        };
        let chains: [u64; HOLES] = std::array::from_fn(|end| laps.chain(end));
        for start in 0..HOLES {
            laps.fill(rules, Hole::new(start), &chains);
        }
        laps
    }

    /// The lap of `seeds` seeds from a hole.
    #[inline]
    pub fn get(&self, hole: usize, seeds: u8) -> &Lap {
        &self.laps[usize::from(seeds)][hole]
    }

    /// The holes of the opponent's row that a lap to `end` may capture.
    fn chain(&self, end: usize) -> u64 {
        if self.may_capture_in >> end & 1 == 0 {
            return 0;
        }
        let mut hole = end;
        let mut chain = 0;
        for _ in 0..self.longest_chain[end] {
            if hole >= ROW {
                chain |= 0x80 << (8 * (hole - ROW));
            }
            hole = usize::from(self.previous[hole]);
        }
        chain
    }

    /// A lap is the one of a seed less, and one seed more in the next hole. Laps that would
    /// overfill a byte are never sown: there are not that many seeds.
    fn fill(&mut self, rules: &RuleSet, start: Hole, chains: &[u64; HOLES]) {
        let one_in = |hole: Hole| 1_u64 << (8 * (hole.index() % ROW));
        let mut lap = Lap {
            end: start.index() as u8,
            ..Lap::default()
        };
        for laps in self.laps.iter_mut().skip(1) {
            let mut hole = rules.next(Hole::new(usize::from(lap.end)));
            if hole == start && rules.skip_start() {
                hole = rules.next(hole);
            }
            lap.end = hole.index() as u8;
            lap.reaches |= hole.index() >= ROW;
            lap.chain = chains[hole.index()];
            let [gains, loses] = [hole, start].map(|hole| hole.index() / ROW);
            lap.change[gains] = lap.change[gains].wrapping_add(one_in(hole));
            lap.change[loses] = lap.change[loses].wrapping_sub(one_in(start));
            laps[start.index()] = lap;
        }
    }
}

fn contains(counts: &CountSet, count: usize) -> bool {
    counts.contains(count as u16)
}

fn longest_chain(rules: &RuleSet, end: Hole) -> u8 {
    match rules.capture().chain {
        Chain::None => 1,
        Chain::AcrossTerritories => HOLES as u8,
        Chain::WithinTerritory => {
            let territory = rules.geometry().owner(end);
            let mut hole = end;
            let mut length = 0;
            while rules.geometry().owner(hole) == territory {
                length += 1;
                hole = rules.previous(hole);
            }
            length
        }
    }
}
