//! Trains a network with Adam (Kingma and Ba, 2014).

use std::sync::atomic::{AtomicBool, Ordering};

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::samples::Sample;
use crate::ai::evaluation::network::{ACCUMULATOR_LEN, CLIP, Network, Row, SHIFT};
use crate::ai::evaluation::{CLASSES, class_of};
use awale_rules::RuleSet;

/// Number of passes over all samples.
const EPOCHS: usize = 20;
/// Number of samples per step.
const BATCH_SIZE: usize = 256;
/// The initial learning rate.
const LEARNING_RATE: f32 = 0.003;
/// The fraction of its initial value to which the learning rate decays.
const FINAL_RATE_FRACTION: f32 = 0.03;
/// The decay rate of the first moment estimates.
const BETA1: f32 = 0.9;
/// The decay rate of the second moment estimates.
const BETA2: f32 = 0.999;
/// Keeps the denominator above 0.
const EPSILON: f32 = 1e-8;
/// Hundredths of a seed per unit of the targets.
const TARGET_SCALE: f32 = 1_000.0;
/// Random seed for initialisation and shuffling.
const RANDOM_SEED: u64 = 5;
/// The range of the initial rows, either side of 0.
const INITIAL_ROW_RANGE: f32 = 0.15;
/// The initial bias of the hidden elements.
const INITIAL_BIAS: f32 = 0.3;
/// The range of the initial output weights, either side of 0.
const INITIAL_WEIGHT_RANGE: f32 = 1.0;

/// A network of floating-point parameters, whose hidden elements are clipped to the range from 0 to
/// 1.
struct Trainer {
    /// Rows by hole and class of counts, then the bias, then the output weights.
    parameters: Vec<f32>,
    gradient: Vec<f32>,
    first_moments: Vec<f32>,
    second_moments: Vec<f32>,
    steps: i32,
}

/// Trains a network on the values of `samples`; `None` if no sample has a value, or `stop` was set.
#[must_use]
pub fn learn_network(rules: &RuleSet, samples: &[Sample], stop: &AtomicBool) -> Option<Network> {
    let holes = rules.geometry().holes();
    let rows = holes * CLASSES.len();
    let mut random = ChaCha8Rng::seed_from_u64(RANDOM_SEED);
    let mut trainer = Trainer::new(rows, &mut random);
    let labelled = samples.iter().filter_map(|sample| {
        let features = sample.counts[..holes].iter().enumerate();
        let rows =
            features.map(|(hole, &seeds)| hole * CLASSES.len() + class_of(usize::from(seeds)));
        Some((rows.collect(), sample.value? as f32 / TARGET_SCALE))
    });
    let mut samples: Vec<(Vec<usize>, f32)> = labelled.collect();
    let batches = EPOCHS * samples.len().div_ceil(BATCH_SIZE);
    for _ in 0..EPOCHS {
        samples.shuffle(&mut random);
        for batch in samples.chunks(BATCH_SIZE) {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            for (features, target) in batch {
                trainer.accumulate_gradient(features, *target, 1.0 / batch.len() as f32);
            }
            let progress = trainer.steps as f32 / batches as f32;
            trainer.step(LEARNING_RATE * (1.0 - progress).max(FINAL_RATE_FRACTION));
        }
    }
    (!samples.is_empty()).then(|| trainer.network(rules))?
}

impl Trainer {
    fn new(rows: usize, random: &mut ChaCha8Rng) -> Self {
        let mut parameters = vec![0.0; (rows + 2) * ACCUMULATOR_LEN];
        let (all_rows, rest) = parameters.split_at_mut(rows * ACCUMULATOR_LEN);
        let (start, weights) = rest.split_at_mut(ACCUMULATOR_LEN);
        let mut uniform = |max: f32| random.random_range(-max..max);
        for row in all_rows.chunks_mut(ACCUMULATOR_LEN) {
            row[1..].fill_with(|| uniform(INITIAL_ROW_RANGE));
        }
        start[1..].fill(INITIAL_BIAS);
        weights[1..].fill_with(|| uniform(INITIAL_WEIGHT_RANGE));
        weights[0] = 1.0;
        let zeros = vec![0.0; parameters.len()];
        Self {
            parameters,
            gradient: zeros.clone(),
            first_moments: zeros.clone(),
            second_moments: zeros,
            steps: 0,
        }
    }

    /// Adds the gradient of a sample, which selects the rows `features`, to the batch gradient.
    fn accumulate_gradient(&mut self, features: &[usize], target: f32, weight: f32) {
        let (rows, rest) = self
            .parameters
            .split_at(self.parameters.len() - 2 * ACCUMULATOR_LEN);
        let (start, weights) = rest.split_at(ACCUMULATOR_LEN);
        let mut accumulator: [f32; ACCUMULATOR_LEN] = std::array::from_fn(|index| start[index]);
        for &row in features {
            let row = &rows[row * ACCUMULATOR_LEN..][..ACCUMULATOR_LEN];
            accumulator
                .iter_mut()
                .zip(row)
                .for_each(|(sum, number)| *sum += number);
        }
        let mut clipped = accumulator.map(|sum| sum.clamp(0.0, 1.0));
        clipped[0] = accumulator[0];
        let value: f32 = clipped
            .iter()
            .zip(weights)
            .map(|(sum, weight)| sum * weight)
            .sum();
        let error = weight * (value - target);
        // Clipped elements have no gradient.
        let gradients: [f32; ACCUMULATOR_LEN] = std::array::from_fn(|index| {
            let is_clipped = index > 0 && !(0.0..1.0).contains(&accumulator[index]);
            if is_clipped {
                0.0
            } else {
                error * weights[index]
            }
        });
        let (row_gradients, rest) = self.gradient.split_at_mut(rows.len());
        let (bias_gradient, weight_gradients) = rest.split_at_mut(ACCUMULATOR_LEN);
        let add = |sums: &mut [f32]| {
            sums.iter_mut()
                .zip(gradients)
                .for_each(|(sum, gradient)| *sum += gradient)
        };
        add(bias_gradient);
        for &row in features {
            add(&mut row_gradients[row * ACCUMULATOR_LEN..][..ACCUMULATOR_LEN]);
        }
        // The first output weight is always 1.
        for (gradient, sum) in weight_gradients.iter_mut().zip(clipped).skip(1) {
            *gradient += error * sum;
        }
    }

    /// Takes an Adam step, and clears the gradient.
    fn step(&mut self, rate: f32) {
        self.steps += 1;
        let [correction1, correction2] = [BETA1, BETA2].map(|beta| 1.0 - beta.powi(self.steps));
        let parameters = self.parameters.iter_mut().zip(&mut self.gradient);
        let moments = self.first_moments.iter_mut().zip(&mut self.second_moments);
        for ((number, gradient), (first_moment, second_moment)) in parameters.zip(moments) {
            *first_moment = BETA1 * *first_moment + (1.0 - BETA1) * *gradient;
            *second_moment = BETA2 * *second_moment + (1.0 - BETA2) * *gradient * *gradient;
            let denominator = (*second_moment / correction2).sqrt() + EPSILON;
            *number -= rate * (*first_moment / correction1) / denominator;
            *gradient = 0.0;
        }
    }

    /// Quantises the network to the integers used in play.
    fn network(&self, rules: &RuleSet) -> Option<Network> {
        let max = f32::from(Network::max_weight(rules.geometry().holes()));
        let row = |parameters: &[f32]| -> Row {
            std::array::from_fn(|index| {
                let scale = if index == 0 {
                    TARGET_SCALE
                } else {
                    f32::from(CLIP)
                };
                (parameters[index] * scale).round().clamp(-max, max) as i16
            })
        };
        let scale = TARGET_SCALE * (1 << SHIFT) as f32 / f32::from(CLIP);
        let (rows, rest) = self
            .parameters
            .split_at(self.parameters.len() - 2 * ACCUMULATOR_LEN);
        let (start, weights) = rest.split_at(ACCUMULATOR_LEN);
        let rows: Vec<Row> = rows.chunks(ACCUMULATOR_LEN).map(row).collect();
        let holes: Vec<Vec<Row>> = rows.chunks(CLASSES.len()).map(<[Row]>::to_vec).collect();
        let weights = std::array::from_fn(|index| (weights[index] * scale).round() as i16);
        Network::new(rules.fingerprint(), &holes, row(start), weights)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use awale_rules::board::MAX_HOLES;
    use awale_rules::library;

    /// Returns boards whose first and seventh holes are empty or filled at random, valued by that
    /// pair.
    fn samples(value_of: impl Fn(bool, bool) -> i32) -> Vec<Sample> {
        let mut random = ChaCha8Rng::seed_from_u64(1);
        let sample = |_| {
            let mut counts = [0; MAX_HOLES];
            let pair: [bool; 2] = std::array::from_fn(|_| random.random_bool(0.5));
            for (index, is_filled) in [0, 6].into_iter().zip(pair) {
                counts[index] = if is_filled {
                    random.random_range(1..20)
                } else {
                    0
                };
            }
            let value = Some(value_of(pair[0], pair[1]));
            Sample {
                counts,
                gain: 0,
                value,
            }
        };
        (0..8_000).map(sample).collect()
    }

    #[test]
    fn a_network_learns_combinations_of_holes() {
        let rules = library::load("awale").unwrap().unwrap();
        // No sum of separate values can fit this.
        let value_of = |first: bool, second: bool| if first == second { 300 } else { -300 };
        let network = learn_network(&rules, &samples(value_of), &AtomicBool::new(false)).unwrap();
        for (first, second) in [(0, 0), (0, 7), (3, 0), (2, 11)] {
            let features =
                (0..12).map(|hole| [first, second][hole / 6] * usize::from(hole % 6 == 0));
            let value = network.evaluate_counts(features);
            let target = value_of(first > 0, second > 0);
            assert!(
                (value - target).abs() < 40,
                "{first} {second}: {value}, not {target}"
            );
        }
    }

    #[test]
    fn training_needs_samples_and_can_be_stopped() {
        let rules = library::load("awale").unwrap().unwrap();
        let no_stop = AtomicBool::new(false);
        assert_eq!(learn_network(&rules, &[], &no_stop), None);
        let stopped = AtomicBool::new(true);
        assert_eq!(learn_network(&rules, &samples(|_, _| 1), &stopped), None);
    }
}
