//! Fitting a network: gradient descent with momentum and a rate for every number of its own (Adam; Kingma and Ba, 2014).

use std::sync::atomic::{AtomicBool, Ordering};

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::samples::Sample;
use crate::ai::evaluation::network::{BOUND, Network, Row, SHIFT, SUMS};
use crate::ai::evaluation::{CLASSES, class_of};
use crate::rules::RuleSet;

/// How often all samples are gone through.
const EPOCHS: usize = 20;
/// Samples that a step is taken by.
const BATCH: usize = 256;
/// The length of the first steps; the last are shorter by this part.
const RATE: f32 = 0.003;
const LAST_RATE: f32 = 0.03;
/// How slowly what earlier steps have told of a number's gradient and of its square is forgotten.
const MOMENTUM: f32 = 0.9;
const SQUARES: f32 = 0.999;
/// Keeps steps of numbers that hardly count short.
const LEAST_SQUARE: f32 = 1e-8;
/// Values are learnt in this many hundredths of a seed.
const UNIT: f32 = 1_000.0;
/// The source of the first numbers and of the order of samples.
const SEED: u64 = 5;
/// The first numbers: rows up to this much on both sides of nothing, the start of bounded sums, and weights like rows.
const FIRST_ROWS: f32 = 0.15;
const FIRST_START: f32 = 0.3;
const FIRST_WEIGHTS: f32 = 1.0;

/// A network of real numbers. A bounded sum goes from 0 to 1.
struct Learner {
    /// Rows by hole and class of counts, then the start, then the weights.
    numbers: Vec<f32>,
    gradient: Vec<f32>,
    momentum: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

/// The network that comes nearest to the values of `samples` that have one; `None` if none has, or `stop` was set.
#[must_use]
pub fn learn_network(rules: &RuleSet, samples: &[Sample], stop: &AtomicBool) -> Option<Network> {
    let holes = rules.geometry().holes();
    let rows = holes * CLASSES.len();
    let mut random = ChaCha8Rng::seed_from_u64(SEED);
    let mut learner = Learner::new(rows, &mut random);
    let known = samples.iter().filter_map(|sample| {
        let seen = sample.seen[..holes].iter().enumerate();
        let rows = seen.map(|(hole, &seeds)| hole * CLASSES.len() + class_of(usize::from(seeds)));
        Some((rows.collect(), sample.value? as f32 / UNIT))
    });
    let mut samples: Vec<(Vec<usize>, f32)> = known.collect();
    let batches = EPOCHS * samples.len().div_ceil(BATCH);
    for _ in 0..EPOCHS {
        samples.shuffle(&mut random);
        for batch in samples.chunks(BATCH) {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            for (seen, wanted) in batch {
                learner.look_at(seen, *wanted, 1.0 / batch.len() as f32);
            }
            let done = learner.steps as f32 / batches as f32;
            learner.step(RATE * (1.0 - done).max(LAST_RATE));
        }
    }
    (!samples.is_empty()).then(|| learner.network(rules))?
}

impl Learner {
    fn new(rows: usize, random: &mut ChaCha8Rng) -> Self {
        let mut numbers = vec![0.0; (rows + 2) * SUMS];
        let (all_rows, rest) = numbers.split_at_mut(rows * SUMS);
        let (start, weights) = rest.split_at_mut(SUMS);
        let mut any = |most: f32| random.random_range(-most..most);
        for row in all_rows.chunks_mut(SUMS) {
            row[1..].fill_with(|| any(FIRST_ROWS));
        }
        start[1..].fill(FIRST_START);
        weights[1..].fill_with(|| any(FIRST_WEIGHTS));
        weights[0] = 1.0;
        let nothing = vec![0.0; numbers.len()];
        Self {
            numbers,
            gradient: nothing.clone(),
            momentum: nothing.clone(),
            squares: nothing,
            steps: 0,
        }
    }

    /// Adds to the gradient what a sample says that should be worth `wanted` and counts as `share` of a batch; the rows `seen` are added in it.
    fn look_at(&mut self, seen: &[usize], wanted: f32, share: f32) {
        let (rows, rest) = self.numbers.split_at(self.numbers.len() - 2 * SUMS);
        let (start, weights) = rest.split_at(SUMS);
        let mut sums: [f32; SUMS] = std::array::from_fn(|place| start[place]);
        for &row in seen {
            let row = &rows[row * SUMS..][..SUMS];
            sums.iter_mut()
                .zip(row)
                .for_each(|(sum, number)| *sum += number);
        }
        let mut bounded = sums.map(|sum| sum.clamp(0.0, 1.0));
        bounded[0] = sums[0];
        let value: f32 = bounded
            .iter()
            .zip(weights)
            .map(|(sum, weight)| sum * weight)
            .sum();
        let error = share * (value - wanted);
        // What a change of a sum changes: nothing while it is at a bound.
        let slopes: [f32; SUMS] = std::array::from_fn(|place| {
            let is_bound = place > 0 && !(0.0..1.0).contains(&sums[place]);
            if is_bound {
                0.0
            } else {
                error * weights[place]
            }
        });
        let (of_rows, rest) = self.gradient.split_at_mut(rows.len());
        let (of_start, of_weights) = rest.split_at_mut(SUMS);
        let add = |to: &mut [f32]| {
            to.iter_mut()
                .zip(slopes)
                .for_each(|(to, slope)| *to += slope)
        };
        add(of_start);
        for &row in seen {
            add(&mut of_rows[row * SUMS..][..SUMS]);
        }
        // The first sum always weighs 1.
        for (to, sum) in of_weights.iter_mut().zip(bounded).skip(1) {
            *to += error * sum;
        }
    }

    /// Goes a step against the gradient, which is nothing again after it.
    fn step(&mut self, rate: f32) {
        self.steps += 1;
        let [warm_momentum, warm_squares] =
            [MOMENTUM, SQUARES].map(|kept| 1.0 - kept.powi(self.steps));
        let moved = self.numbers.iter_mut().zip(&mut self.gradient);
        let known = self.momentum.iter_mut().zip(&mut self.squares);
        for ((number, slope), (momentum, square)) in moved.zip(known) {
            *momentum = MOMENTUM * *momentum + (1.0 - MOMENTUM) * *slope;
            *square = SQUARES * *square + (1.0 - SQUARES) * *slope * *slope;
            let width = (*square / warm_squares).sqrt() + LEAST_SQUARE;
            *number -= rate * (*momentum / warm_momentum) / width;
            *slope = 0.0;
        }
    }

    /// The same in the small integers that games are played with.
    fn network(&self, rules: &RuleSet) -> Option<Network> {
        let most = f32::from(Network::most(rules.geometry().holes()));
        let row = |numbers: &[f32]| -> Row {
            std::array::from_fn(|place| {
                let scale = if place == 0 { UNIT } else { f32::from(BOUND) };
                (numbers[place] * scale).round().clamp(-most, most) as i16
            })
        };
        let scale = UNIT * (1 << SHIFT) as f32 / f32::from(BOUND);
        let (rows, rest) = self.numbers.split_at(self.numbers.len() - 2 * SUMS);
        let (start, weights) = rest.split_at(SUMS);
        let rows: Vec<Row> = rows.chunks(SUMS).map(row).collect();
        let holes: Vec<Vec<Row>> = rows.chunks(CLASSES.len()).map(<[Row]>::to_vec).collect();
        let weights = std::array::from_fn(|place| (weights[place] * scale).round() as i16);
        Network::new(rules.fingerprint(), &holes, row(start), weights)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::rules::board::MAX_HOLES;
    use crate::rules::library;

    /// Boards of which the first and the seventh hole are empty or not by chance: what they are worth is known of each pair.
    fn samples(worth: impl Fn(bool, bool) -> i32) -> Vec<Sample> {
        let mut random = ChaCha8Rng::seed_from_u64(1);
        let sample = |_| {
            let mut seen = [0; MAX_HOLES];
            let pair: [bool; 2] = std::array::from_fn(|_| random.random_bool(0.5));
            for (place, full) in [0, 6].into_iter().zip(pair) {
                seen[place] = if full { random.random_range(1..20) } else { 0 };
            }
            let value = Some(worth(pair[0], pair[1]));
            Sample {
                seen,
                gained: 0,
                value,
            }
        };
        (0..8_000).map(sample).collect()
    }

    #[test]
    fn what_holes_are_worth_together_is_learnt() {
        let rules = library::load("awale").unwrap().unwrap();
        // No sum of what each is worth for itself comes near this.
        let worth = |one: bool, other: bool| if one == other { 300 } else { -300 };
        let network = learn_network(&rules, &samples(worth), &AtomicBool::new(false)).unwrap();
        for (one, other) in [(0, 0), (0, 7), (3, 0), (2, 11)] {
            let seen = (0..12).map(|hole| [one, other][hole / 6] * usize::from(hole % 6 == 0));
            let found = network.weigh(seen);
            let wanted = worth(one > 0, other > 0);
            assert!(
                (found - wanted).abs() < 40,
                "{one} {other}: {found}, not {wanted}"
            );
        }
    }

    #[test]
    fn nothing_is_learnt_of_nothing() {
        let rules = library::load("awale").unwrap().unwrap();
        let never = AtomicBool::new(false);
        assert_eq!(learn_network(&rules, &[], &never), None);
        let stopped = AtomicBool::new(true);
        assert_eq!(learn_network(&rules, &samples(|_, _| 1), &stopped), None);
    }
}
