//! Learning how to judge the positions of a variant, from games that the engine plays against itself.
//!
//! Every position of such a game tells what its player to move gained from there on; [`learn`] finds the weights of the single holes
//! that predict this with the least squared error. A search of it tells what it is worth: [`learn_network`] finds a network that
//! comes near to that without any search. Games that are played with what was learnt tell more: [`Practice`] goes round.

mod descent;
mod fit;
mod judge;
mod practice;
mod samples;

use super::evaluation::{CLASSES, Weights, class_of};
use crate::rules::RuleSet;
pub use descent::learn_network;
pub use judge::{Judge, Judging};
pub use practice::{Doing, Effort, Practice, Standing};
pub use samples::{Sample, SelfPlay};

/// How strongly weights are held near the default ones: as if every class had
/// been seen this many times more, with the default's prediction.
const HOLD: f64 = 30.0;

/// The weights that predict `samples` best.
#[must_use]
pub fn learn(rules: &RuleSet, samples: &[Sample]) -> Option<Weights> {
    let holes = rules.geometry().holes();
    let default = Weights::default_for(rules);
    let turn_place = holes * CLASSES.len();
    let mut system = fit::LeastSquares::new(turn_place + 1);
    let mut places = Vec::with_capacity(holes + 1);
    for sample in samples {
        places.clear();
        let seen = sample.seen[..holes].iter().enumerate();
        places
            .extend(seen.map(|(hole, &seeds)| hole * CLASSES.len() + class_of(usize::from(seeds))));
        places.push(turn_place);
        system.add(
            &places,
            f64::from(sample.gained - default.estimate_seen(&sample.seen[..holes])),
        );
    }
    system.hold(HOLD);
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
