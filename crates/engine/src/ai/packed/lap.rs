//! Precomputed laps, for every hole and number of seeds.
//!
//! Rules treat South and North alike, so holes are counted from the first hole of the player to
//! move.

use super::board::{HOLES, ROW, SLOTS, STORE_SLOT};
use awale_rules::counts::CountSet;
use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::Chain;
use awale_rules::{Hole, Side};

/// The number of values of a byte.
pub(super) const COUNTS: usize = 256;
/// The number of starting holes, rounded up to a power of two so that indexing needs only a shift.
const START_SLOTS: usize = HOLES.next_power_of_two();

/// The laps of a rule set.
pub struct Laps {
    /// Indexed by seeds, then by starting hole, so that common laps are adjacent in memory.
    laps: Box<[[Lap; START_SLOTS]; COUNTS]>,
    /// The counts that can be captured.
    pub captures: [bool; COUNTS],
    /// The holes where a capture may begin, as a bit set.
    pub capture_ends: u16,
    /// The hole before each one in the direction of sowing.
    pub previous: [u8; HOLES],
    /// The longest chain of captures backwards from each hole, including itself.
    pub longest_chain: [u8; HOLES],
}

/// The effect of sowing one lap on the rows.
#[derive(Clone, Copy, Default)]
pub struct Lap {
    /// The numbers to add to both rows, in wrapping arithmetic.
    pub change: [u64; 2],
    /// The holes of the opponent's row that a capture may take, as the highest bits of their bytes.
    pub chain: u64,
    /// The hole of the last seed; in [laps with stores](Laps::with_stores) its slot, counted
    /// through both rows.
    pub end: u8,
    /// Whether a seed falls in the opponent's row.
    pub reaches_opponent: bool,
}

impl Laps {
    /// Computes the laps of `rules`, which must have [`HOLES`] holes.
    pub fn new(rules: OnTwoRows<'_>) -> Self {
        let capture = rules.two_rows.capture();
        let capture_holes = rules
            .geometry()
            .all()
            .filter(|&hole| rules.lies_in(hole, capture.territory, Side::South));
        let mut laps = Self {
            laps: Box::new([[Lap::default(); START_SLOTS]; COUNTS]),
            captures: std::array::from_fn(|count| contains(&capture.counts, count)),
            capture_ends: capture_holes.fold(0, |set, hole| set | 1 << hole.index()),
            previous: std::array::from_fn(|hole| rules.previous(Hole::new(hole)).index() as u8),
            longest_chain: std::array::from_fn(|hole| longest_chain(rules, Hole::new(hole))),
        };
        let chains: [u64; HOLES] = std::array::from_fn(|end| laps.chain(end));
        for start in 0..HOLES {
            laps.fill(rules, Hole::new(start), &chains);
        }
        laps
    }

    /// Computes the laps of `rules` in which players sow their own stores, indexed by the seeds of
    /// a hole, some of which may stay behind. Sets only the fields `change` and `end`.
    pub fn with_stores(rules: OnTwoRows<'_>) -> Self {
        let mut laps = Self {
            laps: Box::new([[Lap::default(); START_SLOTS]; COUNTS]),
            captures: [false; COUNTS],
            capture_ends: 0,
            previous: [0; HOLES],
            longest_chain: [0; HOLES],
        };
        // From the mover's first hole: their row and store, then the opponent's row.
        let path = (0..ROW)
            .chain([STORE_SLOT])
            .chain(SLOTS..SLOTS + ROW)
            .cycle();
        let leave = usize::from(rules.leave());
        for start in 0..ROW {
            let mut lap = Lap::default();
            for (seeds, slot) in (1..COUNTS).zip(path.clone().skip(start + 1)) {
                let (row, slot_in_row) = (slot / SLOTS, slot % SLOTS);
                lap.change[row] = lap.change[row].wrapping_add(1 << (8 * slot_in_row));
                lap.change[0] = lap.change[0].wrapping_sub(1 << (8 * start));
                lap.end = slot as u8;
                // A lone seed leaves none behind.
                if seeds == 1 {
                    laps.laps[1][start] = lap;
                }
                if let Some(laps) = laps.laps.get_mut(seeds + leave) {
                    laps[start] = lap;
                }
            }
        }
        laps
    }

    /// Returns the lap of `seeds` seeds from a hole.
    #[inline]
    pub fn get(&self, hole: usize, seeds: u8) -> &Lap {
        &self.laps[usize::from(seeds)][hole]
    }

    /// Returns the holes of the opponent's row that a lap ending at `end` may capture.
    fn chain(&self, end: usize) -> u64 {
        if self.capture_ends >> end & 1 == 0 {
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

    /// Computes the laps from `start`, extending each by a seed to get the next. Laps that overflow
    /// a byte never occur, as there are too few seeds.
    fn fill(&mut self, rules: OnTwoRows<'_>, start: Hole, chains: &[u64; HOLES]) {
        let seed_in = |hole: Hole| 1_u64 << (8 * (hole.index() % ROW));
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
            lap.reaches_opponent |= hole.index() >= ROW;
            lap.chain = chains[hole.index()];
            let [end_row, start_row] = [hole, start].map(|hole| hole.index() / ROW);
            lap.change[end_row] = lap.change[end_row].wrapping_add(seed_in(hole));
            lap.change[start_row] = lap.change[start_row].wrapping_sub(seed_in(start));
            laps[start.index()] = lap;
        }
    }
}

fn contains(counts: &CountSet, count: usize) -> bool {
    counts.contains(count as u16)
}

fn longest_chain(rules: OnTwoRows<'_>, end: Hole) -> u8 {
    match rules.two_rows.capture().chain {
        // PackedState rules never have `Onwards`.
        Chain::None | Chain::Onwards => 1,
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
