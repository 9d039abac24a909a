//! Learns evaluations from self-play.
//!
//! Every position of a game has a target: how much its player to move gains by the end. [`learn`]
//! fits weights to it by least squares. A better target is the value that a search found:
//! [`learn_network`] trains a network on it, and [`learn`] takes it for any share of the target.
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
pub use practice::{Effort, Practice, Progress, Stage};
pub use samples::{Sample, SelfPlay};

/// Regularisation towards the default weights, equivalent to this many samples per class that agree
/// with the default.
const RIDGE_WEIGHT: f64 = 30.0;

/// Fits weights to `samples` by least squares. Search values make up `value_share` of each target,
/// from 0 to 1, and results of games the rest.
#[must_use]
pub fn learn(rules: &RuleSet, samples: &[Sample], value_share: f64) -> Option<Weights> {
    let holes = rules.geometry().holes();
    let default = Weights::default_for(rules);
    let turn_place = holes * CLASSES.len();
    let mut system = fit::LeastSquares::new(turn_place + 1);
    let mut places = Vec::with_capacity(holes + 1);
    for sample in samples {
        places.clear();
        let counts = sample.counts[..holes].iter().enumerate();
        places.extend(
            counts.map(|(hole, &seeds)| hole * CLASSES.len() + class_of(usize::from(seeds))),
        );
        places.push(turn_place);
        let gained = f64::from(sample.gained);
        let value = sample.value.map_or(gained, f64::from);
        let target = gained + value_share * (value - gained);
        let known = default.evaluate_counts(&sample.counts[..holes]);
        system.add(&places, target - f64::from(known));
    }
    system.regularize(RIDGE_WEIGHT);
    let correction = system.solve()?;
    let rows = (0..holes).map(|hole| {
        std::array::from_fn(|seeds| {
            let learnt = correction[hole * CLASSES.len() + class_of(seeds)];
            default.weight(hole, seeds) + learnt.round() as i32
        })
    });
    Weights::learnt(
        rules,
        rows.collect(),
        default.turn() + correction[turn_place].round() as i32,
    )
}
