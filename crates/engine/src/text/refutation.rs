//! Explains why an answer in a lesson is wrong.

use crate::lessons::{Fault, Refutation};
use awale_rules::Geometry;

use super::messages::{Argument, Messages};

/// Describes a refutation to the learner, who plays South.
#[must_use]
pub fn refuted(messages: &Messages, geometry: Geometry, refutation: &Refutation) -> String {
    let name = |mv| Argument::from(geometry.name_of(mv));
    let seeds = |seeds| Argument::from(messages.seeds(seeds));
    match refutation.fault {
        Fault::Ends(outcome) => {
            let [south, north] = outcome.lofts;
            let lofts = [("south", south.into()), ("north", north.into())];
            messages.format("lesson-wrong-ends", &lofts)
        }
        Fault::Loses { reply, seeds: lost } => messages.format(
            "lesson-wrong-loses",
            &[("reply", name(reply)), ("seeds", seeds(lost))],
        ),
        Fault::Misses {
            seeds: 0, possible, ..
        } => messages.format("lesson-wrong-misses-all", &[("possible", seeds(possible))]),
        Fault::Misses {
            seeds: taken,
            possible,
        } => messages.format(
            "lesson-wrong-misses",
            &[("seeds", seeds(taken)), ("possible", seeds(possible))],
        ),
        Fault::Spoils {
            reply,
            seeds: 0,
            possible,
        } => messages.format(
            "lesson-wrong-spoils-all",
            &[("reply", name(reply)), ("possible", seeds(possible))],
        ),
        Fault::Spoils {
            reply,
            seeds: taken,
            possible,
        } => messages.format(
            "lesson-wrong-spoils",
            &[
                ("reply", name(reply)),
                ("seeds", seeds(taken)),
                ("possible", seeds(possible)),
            ],
        ),
        Fault::Costs { reply, seeds: lost } => messages.format(
            "lesson-wrong-costs",
            &[("reply", name(reply)), ("seeds", seeds(lost))],
        ),
    }
}
