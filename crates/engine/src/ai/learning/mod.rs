//! Learns evaluations from self-play.
//!
//! Every position of a game has a target: how much its player to move gains by the end. [`learn`]
//! fits weights to it by least squares. A better target is the value that a search found:
//! [`learn_network`] trains a network on it, and [`learn`] can mix it into its targets.
//! [`Practice`] alternates self-play and training.

mod descent;
mod evaluator;
mod fit;
mod practice;
mod samples;

use super::evaluation::{CLASSES, Weights, class_of};
use awale_rules::RuleSet;
pub use descent::learn_network;
pub use evaluator::{Evaluator, EvaluatorPlayer};
pub use practice::{Effort, Practice, PracticeProgress, Stage};
pub use samples::{Sample, SelfPlay};

/// Regularisation towards the default weights, equivalent to this many samples per class that agree
/// with the default.
const RIDGE_WEIGHT: f64 = 30.0;

/// Fits weights to `samples` by least squares. Search values make up `value_share` of each target,
/// from 0 to 1, and the results of games the rest. Returns `None` if the equations can't be solved.
#[must_use]
pub fn learn(rules: &RuleSet, samples: &[Sample], value_share: f64) -> Option<Weights> {
    let holes = rules.geometry().holes();
    let default = Weights::default_for(rules);
    let turn_feature = holes * CLASSES.len();
    let mut system = fit::LeastSquares::new(turn_feature + 1);
    let mut features = Vec::with_capacity(holes + 1);
    for sample in samples {
        features.clear();
        let counts = sample.counts[..holes].iter().enumerate();
        features.extend(
            counts.map(|(hole, &seeds)| hole * CLASSES.len() + class_of(usize::from(seeds))),
        );
        features.push(turn_feature);
        let gain = f64::from(sample.gain);
        let value = sample.value.map_or(gain, f64::from);
        let target = gain + value_share * (value - gain);
        let default_value = default.evaluate_counts(&sample.counts[..holes]);
        system.add(&features, target - f64::from(default_value));
    }
    system.regularize(RIDGE_WEIGHT);
    let correction = system.solve()?;
    let rows = (0..holes).map(|hole| {
        std::array::from_fn(|seeds| {
            let change = correction[hole * CLASSES.len() + class_of(seeds)];
            default.weight(hole, seeds) + change.round() as i32
        })
    });
    Weights::learnt(
        rules,
        rows.collect(),
        default.turn() + correction[turn_feature].round() as i32,
    )
}
