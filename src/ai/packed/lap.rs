//! Where the seeds of a lap fall, for every hole and every number of seeds.

use super::board::{HOLES, ROW};
use crate::rules::counts::CountSet;
use crate::rules::spec::Chain;
use crate::rules::{Hole, RuleSet, Side};

/// Seeds in a hole, as a byte can tell.
pub(super) const COUNTS: usize = 256;

/// The laps of a rule set.
pub struct Laps {
    laps: Box<[[Lap; COUNTS]; HOLES]>,
    /// Which counts of a chain hole capture.
    pub captures: [bool; COUNTS],
    /// For South and North: a bit for every hole in which a capture may begin.
    pub may_capture_in: [u16; 2],
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
    /// Where the last seed falls.
    pub end: u8,
    /// Whether a seed falls in South's row, and in North's.
    pub reaches: [bool; 2],
}

impl Laps {
    /// The laps of `rules`, which must be for a board of [`HOLES`] holes.
    pub fn new(rules: &RuleSet) -> Self {
        let mut laps = Box::new([[Lap::default(); COUNTS]; HOLES]);
        for (start, laps) in laps.iter_mut().enumerate() {
            fill(rules, Hole::new(start), laps);
        }
        let capture = rules.capture();
        Self {
            laps,
            captures: std::array::from_fn(|count| contains(&capture.counts, count)),
            may_capture_in: Side::BOTH.map(|side| {
                let holes = rules
                    .geometry()
                    .all()
                    .filter(|&hole| rules.lies_in(hole, capture.territory, side));
                holes.fold(0, |set, hole| set | 1 << hole.index())
            }),
            previous: std::array::from_fn(|hole| rules.previous(Hole::new(hole)).index() as u8),
            longest_chain: std::array::from_fn(|hole| longest_chain(rules, Hole::new(hole))),
        }
    }

    /// The lap of so many seeds from a hole.
    #[inline]
    pub fn get(&self, hole: usize, seeds: u8) -> Lap {
        self.laps[hole][usize::from(seeds)]
    }
}

fn contains(counts: &CountSet, count: usize) -> bool {
    counts.contains(count as u16)
}

/// A lap is the one of a seed less, and one seed more in the next hole. Laps that would
/// overfill a byte are never sown: there are not so many seeds.
fn fill(rules: &RuleSet, start: Hole, laps: &mut [Lap; COUNTS]) {
    let one_in = |hole: Hole| 1_u64 << (8 * (hole.index() % ROW));
    let mut lap = Lap {
        end: start.index() as u8,
        ..Lap::default()
    };
    for place in laps.iter_mut().skip(1) {
        let mut hole = rules.next(Hole::new(usize::from(lap.end)));
        if hole == start && rules.skip_start() {
            hole = rules.next(hole);
        }
        lap.end = hole.index() as u8;
        lap.reaches[hole.index() / ROW] = true;
        let [gains, loses] = [hole, start].map(|hole| hole.index() / ROW);
        lap.change[gains] = lap.change[gains].wrapping_add(one_in(hole));
        lap.change[loses] = lap.change[loses].wrapping_sub(one_in(start));
        *place = lap;
    }
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
