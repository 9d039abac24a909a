//! A small NNUE-style evaluation network, which, unlike weights, can value combinations of holes.
//!
//! Each hole's seed count selects a row of weights, which is added to a shared accumulator. The
//! first accumulator element is linear, like [`Weights`](super::Weights). The others go through a
//! clipped ReLU and are multiplied by an output weight, so that an element can be active only while
//! several holes agree. All numbers are small integers, so that every machine computes the same
//! value.

use serde::{Deserialize, Serialize};

use super::{CLASSES, MAX_WEIGHTED_COUNT};
use crate::ai::value::SEED;
use awale_rules::board::MAX_HOLES;
use awale_rules::{Position, RuleSet, Side};

/// The number of accumulator elements, of which all but the first are hidden units.
pub const ACCUMULATOR_LEN: usize = 16;
/// The upper clipping bound of the hidden elements.
pub const CLIP: i16 = 256;
/// Output weights are fixed-point numbers with this many fractional bits, in hundredths of a seed.
pub const SHIFT: u32 = 10;

/// One number per accumulator element.
pub type Row = [i16; ACCUMULATOR_LEN];

const fn first_and_rest(first: i16, others: i16) -> Row {
    let mut row = [others; ACCUMULATOR_LEN];
    row[0] = first;
    row
}

/// A row, aligned so that it stays within one cache line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
struct AlignedRow(Row);

/// An evaluation network for one variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "StoredNetwork", into = "StoredNetwork")]
pub struct Network {
    /// Fingerprint of its rules.
    fingerprint: u64,
    /// The rows to add to the accumulator, indexed by hole (from the mover's first), then by seeds.
    holes: Vec<[AlignedRow; MAX_WEIGHTED_COUNT + 1]>,
    /// The initial accumulator (bias).
    start: Row,
    /// The output weights.
    weights: Row,
    /// Clip bounds of each element; the linear one is unbounded. They are the same in all networks,
    /// but stored so that one instruction clips many elements.
    clip_low: Row,
    clip_high: Row,
}

/// The network file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredNetwork {
    /// Fingerprint of its rules.
    rules: u64,
    /// The initial accumulator (bias).
    start: Row,
    /// The output weights.
    weights: Row,
    /// A row for each hole (from the mover's first) and class of counts.
    holes: Vec<Vec<Row>>,
}

impl Network {
    /// Creates a network from a row for each hole and class of counts. The first output weight is
    /// ignored, as it is always 1.
    ///
    /// Returns `None` if there are more holes than a board can have, if a hole doesn't have one row
    /// per class, or if a number exceeds [`Self::max_weight`] and the accumulator might overflow.
    #[must_use]
    pub fn new(fingerprint: u64, holes: &[Vec<Row>], start: Row, mut weights: Row) -> Option<Self> {
        let max = Self::max_weight(holes.len());
        let is_in_range = |row: &Row| {
            row.iter()
                .all(|number| number.unsigned_abs() <= max.unsigned_abs())
        };
        let is_complete =
            holes.len() <= MAX_HOLES && holes.iter().all(|rows| rows.len() == CLASSES.len());
        if !is_complete || !holes.iter().flatten().chain([&start]).all(is_in_range) {
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
            clip_low: first_and_rest(i16::MIN, 0),
            clip_high: first_and_rest(i16::MAX, CLIP),
        })
    }

    /// Returns the greatest number in a row or in `start` that can't overflow the accumulator.
    #[must_use]
    pub fn max_weight(holes: usize) -> i16 {
        i16::try_from(i16::MAX as usize / (holes + 1)).unwrap_or(i16::MAX)
    }

    /// Returns the fingerprint of its rules.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// Returns true if it was trained for these rules and covers all their holes.
    #[must_use]
    pub fn fits(&self, rules: &RuleSet) -> bool {
        self.fingerprint == rules.fingerprint() && self.holes.len() == rules.geometry().holes()
    }

    /// Returns the rows of every hole by class of counts, the bias, and the output weights.
    #[must_use]
    pub fn parts(&self) -> (Vec<Vec<Row>>, Row, Row) {
        let rows = |hole: &[AlignedRow; MAX_WEIGHTED_COUNT + 1]| {
            CLASSES.map(|first| hole[first].0).to_vec()
        };
        (
            self.holes.iter().map(rows).collect(),
            self.start,
            self.weights,
        )
    }

    /// Evaluates a position for the player to move, in hundredths of a seed, clamped to the seeds
    /// on the board.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> i32 {
        let (south, north) = position.holes().split_at(position.geometry().row());
        let (mine, theirs) = match position.to_move() {
            Side::South => (south, north),
            Side::North => (north, south),
        };
        let counts = mine.iter().chain(theirs).map(|&seeds| usize::from(seeds));
        let max = SEED * i32::from(position.on_board());
        self.evaluate_counts(counts).clamp(-max, max)
    }

    /// Evaluates counts that begin with the mover's first hole, without clamping.
    pub(in crate::ai) fn evaluate_counts(&self, counts: impl Iterator<Item = usize>) -> i32 {
        let mut accumulator = self.start;
        for (rows, seeds) in self.holes.iter().zip(counts) {
            add(&mut accumulator, &rows[seeds.min(MAX_WEIGHTED_COUNT)]);
        }
        self.output(&accumulator)
    }

    /// Like [`evaluate_counts`](Self::evaluate_counts), for exactly `HOLES` holes with counts up to
    /// [`MAX_WEIGHTED_COUNT`]; 0 if the network has a different number of holes.
    #[inline]
    pub(in crate::ai) fn evaluate_packed<const HOLES: usize>(&self, counts: [u8; HOLES]) -> i32 {
        let Some(holes) = self.holes.first_chunk::<HOLES>() else {
            return 0;
        };
        let mut accumulator = self.start;
        for (rows, seeds) in holes.iter().zip(counts) {
            add(&mut accumulator, &rows[usize::from(seeds) % rows.len()]);
        }
        self.output(&accumulator)
    }

    #[inline]
    fn output(&self, accumulator: &Row) -> i32 {
        let clipped: Row = std::array::from_fn(|index| {
            accumulator[index]
                .max(self.clip_low[index])
                .min(self.clip_high[index])
        });
        let weighted = clipped.iter().zip(&self.weights);
        let total: i32 = weighted
            .map(|(&sum, &weight)| i32::from(sum) * i32::from(weight))
            .sum();
        total >> SHIFT
    }
}

#[inline]
fn add(accumulator: &mut Row, row: &AlignedRow) {
    for (sum, number) in accumulator.iter_mut().zip(&row.0) {
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
        Self::new(rules, &holes, start, weights)
            .ok_or("rows are missing, or numbers are out of range")
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

    /// Rows that add `number` to element `index` if the hole has a seed.
    fn rows(index: usize, number: i16) -> Vec<Row> {
        let mut rows = vec![[0; ACCUMULATOR_LEN]; CLASSES.len()];
        for row in &mut rows[1..] {
            row[index] = number;
        }
        rows
    }

    #[test]
    fn a_hidden_element_counts_only_while_holes_agree() {
        let mut holes = vec![vec![[0; ACCUMULATOR_LEN]; CLASSES.len()]; 12];
        holes[0] = rows(1, CLIP);
        holes[7] = rows(1, CLIP);
        let (mut start, mut weights) = ([0; ACCUMULATOR_LEN], [0; ACCUMULATOR_LEN]);
        start[1] = -CLIP;
        weights[1] = 100 * ((1 << SHIFT) / CLIP);
        let network = Network::new(1, &holes, start, weights).unwrap();
        let value = |mine: usize, theirs: usize| {
            network.evaluate_counts(
                (0..12).map(|hole| [mine, 0, 0, 0, 0, 0, 0, theirs, 0, 0, 0, 0][hole]),
            )
        };
        assert_eq!(
            [value(0, 0), value(1, 0), value(0, 40), value(3, 9)],
            [0, 0, 0, 100]
        );
        // The first element is linear.
        holes[3] = rows(0, -70);
        let network = Network::new(1, &holes, start, weights).unwrap();
        assert_eq!(
            network.evaluate_counts((0..12).map(|hole| usize::from(hole == 3))),
            -70
        );
        assert_eq!(network.parts().0, holes);
    }

    #[test]
    fn weights_that_might_overflow_the_accumulator_are_refused() {
        let max = Network::max_weight(12);
        let uniform_rows = |number| vec![vec![[number; ACCUMULATOR_LEN]; CLASSES.len()]; 12];
        let network = Network::new(
            1,
            &uniform_rows(max),
            [max; ACCUMULATOR_LEN],
            [0; ACCUMULATOR_LEN],
        )
        .unwrap();
        assert_eq!(
            network.evaluate_counts([1; 12].into_iter()),
            13 * i32::from(max)
        );
        assert_eq!(network.evaluate_packed([1; 12]), 13 * i32::from(max));
        assert_eq!(network.evaluate_packed([1; 14]), 0);
        for number in [max + 1, i16::MIN] {
            assert!(
                Network::new(
                    1,
                    &uniform_rows(number),
                    [0; ACCUMULATOR_LEN],
                    [0; ACCUMULATOR_LEN]
                )
                .is_none()
            );
        }
        let few_rows = vec![vec![[1; ACCUMULATOR_LEN]; CLASSES.len() - 1]; 12];
        let many_holes = vec![vec![[1; ACCUMULATOR_LEN]; CLASSES.len()]; MAX_HOLES + 1];
        for holes in [few_rows, many_holes] {
            assert!(Network::new(1, &holes, [0; ACCUMULATOR_LEN], [0; ACCUMULATOR_LEN]).is_none());
        }
    }
}
