//! The rule lab: what a rule is like to play, measured by games that the computer plays against
//! itself. Pure: no clock, no files.
//!
//! - [`Plan`] says who plays; [`play`](fn@play) plays trial number *n* of it, always the same for
//!   the same rules, plan, seed and number.
//! - [`Figure`] is something that is measured: who begins wins, turns, laps, ... [`Results`] add
//!   trials up, in whole numbers, so that what was counted apart can be put together;
//!   [`Results::estimate`] tells a figure with its interval ([`intervals`]) at any time.
//! - [`Lab`] plays one trial after the other; [`Comparison`] does so for several rules with the
//!   same openings, [`lanes`] are the values of one parameter.
//! - [`warnings`](fn@warnings) are what a maker of rules should know of the results.
//! - [`kept`] writes results down, [`csv`] for other programs; [`known`] are those of the built-in
//!   variants, by [`Trait`] to be sorted by.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use awale::ai::Level;
//! use awale::lab::{Figure, Lab, Plan};
//! use awale::rules::library;
//!
//! let rules = library::load("2-4").and_then(Result::ok).ok_or("no such variant")?;
//! let mut lab = Lab::new(rules, Plan::at(Level::Beginner), 7);
//! for _ in 0..4 {
//!     lab.step(&AtomicBool::new(false));
//! }
//! let plies = lab.results().estimate(Figure::Plies).ok_or("no game has come to its end")?;
//! assert!(plies.value > 10.0 && plies.interval.is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod compare;
pub mod csv;
pub mod figure;
pub mod intervals;
pub mod kept;
pub mod known;
pub mod lanes;
pub mod plan;
pub mod play;
pub mod record;
pub mod results;
pub mod traits;
pub mod warnings;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

pub use compare::{Comparison, Lane};
pub use figure::{Figure, Unit};
pub use intervals::{Difference, Estimate, Moments};
pub use lanes::{find_parameter, lanes, usual_lanes};
pub use plan::Plan;
pub use play::{Trial, play};
pub use record::GameRecord;
pub use results::{MergeError, Results, Run};
pub use traits::Trait;
pub use warnings::{Warning, warnings};

use crate::rules::RuleSet;

/// Plays the trials of one rule, one after the other.
#[derive(Clone, Debug)]
pub struct Lab {
    rules: Arc<RuleSet>,
    seed: u64,
    results: Results,
}

impl Lab {
    /// A lab that has played nothing yet. All chance comes from `seed`.
    #[must_use]
    pub fn new(rules: Arc<RuleSet>, plan: Plan, seed: u64) -> Self {
        let results = Results::new(&rules, plan);
        Self {
            rules,
            seed,
            results,
        }
    }

    /// A lab that continues from earlier results of the same rules; with the same seed it plays the
    /// missing trials.
    #[must_use]
    pub const fn resumed(rules: Arc<RuleSet>, results: Results, seed: u64) -> Self {
        Self {
            rules,
            seed,
            results,
        }
    }

    /// Plays the first trial that hasn't been counted yet, and counts it. `false` if `stop` ended
    /// it: it is not counted then.
    pub fn step(&mut self, stop: &AtomicBool) -> bool {
        let number = self.results.next_number(self.seed);
        play(&self.rules, self.results.plan(), self.seed, number, stop)
            .is_some_and(|trial| self.results.add(self.seed, number, &trial).is_ok())
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Arc<RuleSet> {
        &self.rules
    }

    /// The results so far.
    #[must_use]
    pub const fn results(&self) -> &Results {
        &self.results
    }
}
