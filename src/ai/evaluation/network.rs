//! A small network that judges positions: unlike weights it sees what holes are worth together.
//!
//! Every hole, with the seeds in it, adds a row of numbers to sums that all holes share. The first sum is what the holes are worth
//! each for itself, as [`Weights`](super::Weights) have it. The others are bounded below and above, and weighed: so one of them can
//! count only while several holes agree. All numbers are small integers, so that every machine judges alike.

use serde::{Deserialize, Serialize};

use super::{CLASSES, MAX_WEIGHED};
use crate::ai::value::SEED;
use crate::rules::board::MAX_HOLES;
use crate::rules::{Position, RuleSet, Side};

/// Sums of a network.
pub const SUMS: usize = 16;
/// What a bounded sum is at most.
pub const BOUND: i16 = 256;
/// The weight of a sum is in this part of a hundredth of a seed: two to the power of it.
pub const SHIFT: u32 = 10;

/// A number for every sum.
pub type Row = [i16; SUMS];

const fn first_and_others(first: i16, others: i16) -> Row {
    let mut row = [others; SUMS];
    row[0] = first;
    row
}

/// A row in one line of the processor's cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
struct AlignedRow(Row);

/// What judges the positions of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "StoredNetwork", into = "StoredNetwork")]
pub struct Network {
    /// The rules it was learnt for: [`RuleSet::fingerprint`].
    fingerprint: u64,
    /// By hole, counted from the mover's first, and seeds: what is added to the sums.
    holes: Vec<[AlignedRow; MAX_WEIGHED + 1]>,
    /// What the sums begin with.
    start: Row,
    /// What the sums weigh.
    weights: Row,
    /// The least and the greatest that every sum counts as. They are the same in all networks; here they are so that one instruction
    /// bounds many sums, the first, which has no bounds, like the others.
    least: Row,
    greatest: Row,
}

/// A network as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredNetwork {
    /// The rules it was learnt for: [`RuleSet::fingerprint`].
    rules: u64,
    /// What the sums begin with.
    start: Row,
    /// What the sums weigh.
    weights: Row,
    /// For every hole, counted from the mover's first, a row for each class of counts.
    holes: Vec<Vec<Row>>,
}

impl Network {
    /// The network for the rules of this fingerprint with these rows for every hole and class of counts. The first sum always has
    /// the weight 1: the first of `weights` doesn't count.
    ///
    /// `None` if there are more holes than a board has, or not as many rows as counts have classes, or a number is greater than
    /// [`Self::most`], so that sums might overflow.
    #[must_use]
    pub fn new(fingerprint: u64, holes: &[Vec<Row>], start: Row, mut weights: Row) -> Option<Self> {
        let most = Self::most(holes.len());
        let fits = |row: &Row| {
            row.iter()
                .all(|number| number.unsigned_abs() <= most.unsigned_abs())
        };
        let are_whole =
            holes.len() <= MAX_HOLES && holes.iter().all(|rows| rows.len() == CLASSES.len());
        if !are_whole || !holes.iter().flatten().chain([&start]).all(fits) {
            return None;
        }
        weights[0] = 1 << SHIFT;
        let by_count =
            |rows: &Vec<Row>| std::array::from_fn(|seeds| AlignedRow(rows[super::class_of(seeds)]));
        Some(Self {
            fingerprint,
            holes: holes.iter().map(by_count).collect(),
            start,
            weights,
            least: first_and_others(i16::MIN, 0),
            greatest: first_and_others(i16::MAX, BOUND),
        })
    }

    /// The greatest number that a row may have: as many as there are holes, and the start, don't overflow a sum.
    #[must_use]
    pub fn most(holes: usize) -> i16 {
        i16::try_from(i16::MAX as usize / (holes + 1)).unwrap_or(i16::MAX)
    }

    /// The fingerprint of the rules it was learnt for.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// Whether it judges games by these rules: it was learnt for them, and knows all their holes.
    #[must_use]
    pub fn fits(&self, rules: &RuleSet) -> bool {
        self.fingerprint == rules.fingerprint() && self.holes.len() == rules.geometry().holes()
    }

    /// The rows of every hole, by class of counts; the start, and the weights.
    #[must_use]
    pub fn parts(&self) -> (Vec<Vec<Row>>, Row, Row) {
        let rows =
            |hole: &[AlignedRow; MAX_WEIGHED + 1]| CLASSES.map(|first| hole[first].0).to_vec();
        (
            self.holes.iter().map(rows).collect(),
            self.start,
            self.weights,
        )
    }

    /// What the player to move may still gain, in hundredths of a seed; never more than there is on the board.
    #[must_use]
    pub fn estimate(&self, position: &Position) -> i32 {
        let (south, north) = position.holes().split_at(position.geometry().row());
        let (mine, theirs) = match position.to_move() {
            Side::South => (south, north),
            Side::North => (north, south),
        };
        let seen = mine.iter().chain(theirs).map(|&seeds| usize::from(seeds));
        let most = SEED * i32::from(position.on_board());
        self.weigh(seen).clamp(-most, most)
    }

    /// The same for counts given from the mover's first hole on, without the bound.
    pub(in crate::ai) fn weigh(&self, seen: impl Iterator<Item = usize>) -> i32 {
        let mut sums = self.start;
        for (rows, seeds) in self.holes.iter().zip(seen) {
            add(&mut sums, &rows[seeds.min(MAX_WEIGHED)]);
        }
        self.weigh_sums(&sums)
    }

    /// The same for counts of up to [`MAX_WEIGHED`] in exactly `HOLES` holes, as many as it knows; nothing for any other number.
    #[inline]
    pub(in crate::ai) fn weigh_holes<const HOLES: usize>(&self, seen: [u8; HOLES]) -> i32 {
        let Some(holes) = self.holes.first_chunk::<HOLES>() else {
            return 0;
        };
        let mut sums = self.start;
        for (rows, seeds) in holes.iter().zip(seen) {
            add(&mut sums, &rows[usize::from(seeds) % rows.len()]);
        }
        self.weigh_sums(&sums)
    }

    #[inline]
    fn weigh_sums(&self, sums: &Row) -> i32 {
        let bounded: Row = std::array::from_fn(|place| {
            sums[place].max(self.least[place]).min(self.greatest[place])
        });
        let weighed = bounded.iter().zip(&self.weights);
        let total: i32 = weighed
            .map(|(&sum, &weight)| i32::from(sum) * i32::from(weight))
            .sum();
        total >> SHIFT
    }
}

#[inline]
fn add(sums: &mut Row, row: &AlignedRow) {
    for (sum, number) in sums.iter_mut().zip(&row.0) {
        *sum = sum.wrapping_add(*number);
    }
}

impl TryFrom<StoredNetwork> for Network {
    type Error = &'static str;

    fn try_from(stored: StoredNetwork) -> Result<Self, Self::Error> {
        let StoredNetwork {
            rules,
            start,
            weights,
            holes,
        } = stored;
        Self::new(rules, &holes, start, weights).ok_or("rows are missing, or numbers too great")
    }
}

impl From<Network> for StoredNetwork {
    fn from(network: Network) -> Self {
        let (holes, start, weights) = network.parts();
        Self {
            rules: network.fingerprint(),
            start,
            weights,
            holes,
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    /// Rows that add `number` to sum `place` if the hole holds a seed.
    fn rows(place: usize, number: i16) -> Vec<Row> {
        let mut rows = vec![[0; SUMS]; CLASSES.len()];
        for row in &mut rows[1..] {
            row[place] = number;
        }
        rows
    }

    #[test]
    fn a_bounded_sum_counts_only_while_holes_agree() {
        let mut holes = vec![vec![[0; SUMS]; CLASSES.len()]; 12];
        holes[0] = rows(1, BOUND);
        holes[7] = rows(1, BOUND);
        let (mut start, mut weights) = ([0; SUMS], [0; SUMS]);
        start[1] = -BOUND;
        weights[1] = 100 * ((1 << SHIFT) / BOUND);
        let network = Network::new(1, &holes, start, weights).unwrap();
        let weigh = |mine: usize, theirs: usize| {
            network.weigh((0..12).map(|hole| [mine, 0, 0, 0, 0, 0, 0, theirs, 0, 0, 0, 0][hole]))
        };
        assert_eq!(
            [weigh(0, 0), weigh(1, 0), weigh(0, 40), weigh(3, 9)],
            [0, 0, 0, 100]
        );
        // The first sum is what holes are worth each for itself.
        holes[3] = rows(0, -70);
        let network = Network::new(1, &holes, start, weights).unwrap();
        assert_eq!(
            network.weigh((0..12).map(|hole| usize::from(hole == 3))),
            -70
        );
        assert_eq!(network.parts().0, holes);
    }

    #[test]
    fn numbers_that_might_overflow_a_sum_are_refused() {
        let most = Network::most(12);
        let all = |number| vec![vec![[number; SUMS]; CLASSES.len()]; 12];
        let network = Network::new(1, &all(most), [most; SUMS], [0; SUMS]).unwrap();
        assert_eq!(network.weigh([1; 12].into_iter()), 13 * i32::from(most));
        assert_eq!(network.weigh_holes([1; 12]), 13 * i32::from(most));
        assert_eq!(network.weigh_holes([1; 14]), 0);
        for number in [most + 1, i16::MIN] {
            assert!(Network::new(1, &all(number), [0; SUMS], [0; SUMS]).is_none());
        }
        let few_rows = vec![vec![[1; SUMS]; CLASSES.len() - 1]; 12];
        let many_holes = vec![vec![[1; SUMS]; CLASSES.len()]; MAX_HOLES + 1];
        for holes in [few_rows, many_holes] {
            assert!(Network::new(1, &holes, [0; SUMS], [0; SUMS]).is_none());
        }
    }
}
