//! The rule lab: measures how a rule set plays, in games that the computer plays against itself.
//! Pure: no clock, no files.
//!
//! - [`Plan`] selects the players; [`play`](fn@play) plays trial number *n*, which depends only on
//!   the rules, the plan, the seed and the number.
//! - [`Figure`] is a measured figure: such as first-player wins, turns or laps. [`Results`] sum up
//!   trials in integers, so that separate results can be merged; [`Results::estimate`] returns a
//!   figure with its interval ([`intervals`]) at any time.
//! - [`Lab`] plays one trial after another; [`Comparison`] does so for several rule sets with the
//!   same openings, and [`lanes`] creates rule sets for the values of one parameter.
//! - [`warnings`](fn@warnings) finds problems in the results that matter to authors of rules.
//! - [`result_file`] is the stored form of results, [`csv`] the form for other programs;
//!   [`built_in`] has those of the built-in variants, which can be sorted by [`Trait`].
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use awale_engine::ai::Level;
//! use awale_engine::lab::{Figure, Lab, Plan};
//! use awale_rules::library;
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

pub mod built_in;
pub mod compare;
pub mod csv;
pub mod figure;
pub mod intervals;
pub mod lanes;
pub mod plan;
pub mod play;
pub mod record;
pub mod result_file;
pub mod results;
pub mod traits;
pub mod warnings;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

pub use compare::{Comparison, Lane};
pub use figure::{Figure, Unit};
pub use intervals::{Difference, Estimate, Moments};
pub use lanes::{comparable, find_parameter, lanes, usual_lanes};
pub use plan::Plan;
pub use play::{Trial, play};
pub use record::GameRecord;
pub use results::{MergeError, Results, Run};
pub use traits::Trait;
pub use warnings::{Warning, warnings};

use awale_rules::RuleSet;

/// Plays the trials of one rule set in order.
#[derive(Clone, Debug)]
pub struct Lab {
    rules: Arc<RuleSet>,
    seed: u64,
    results: Results,
}

impl Lab {
    /// Creates a lab without results. All random numbers come from `seed`.
    #[must_use]
    pub fn new(rules: Arc<RuleSet>, plan: Plan, seed: u64) -> Self {
        let results = Results::new(&rules, plan);
        Self::resumed(rules, results, seed)
    }

    /// Creates a lab that continues from earlier results for the same rules; with the same seed, it
    /// plays the missing trials.
    #[must_use]
    pub const fn resumed(rules: Arc<RuleSet>, results: Results, seed: u64) -> Self {
        Self {
            rules,
            seed,
            results,
        }
    }

    /// Plays the first trial that isn't counted yet, and counts it. Returns false if `stop`
    /// interrupted the trial, which then isn't counted.
    pub fn step(&mut self, stop: &AtomicBool) -> bool {
        let number = self.results.next_number(self.seed);
        play(&self.rules, self.results.plan(), self.seed, number, stop)
            .is_some_and(|trial| self.results.add(self.seed, number, &trial).is_ok())
    }

    /// Returns the rules.
    #[must_use]
    pub const fn rules(&self) -> &Arc<RuleSet> {
        &self.rules
    }

    /// Returns the results so far.
    #[must_use]
    pub const fn results(&self) -> &Results {
        &self.results
    }
}
