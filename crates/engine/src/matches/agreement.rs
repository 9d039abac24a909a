//! The terms of a match, and its purpose.

use super::{MatchSetup, SeriesPlan};
use awale_rules::Placement;

/// The terms of a match.
#[derive(Clone, Debug)]
pub struct Agreement {
    /// The name of the variant's file.
    pub variant: String,
    /// The rules and the players.
    pub setup: MatchSetup,
    /// The number of games, and who begins each.
    pub plan: SeriesPlan,
    /// The starting position of every game, if it isn't the variant's own.
    pub start: Option<Placement>,
}

/// The purpose of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// A match, which is saved and counted in the statistics.
    #[default]
    Match,
    /// The review of a finished game.
    Review,
    /// A trial of rules in the workshop.
    Trial,
}

impl Agreement {
    /// Creates a match of a single game.
    #[must_use]
    pub fn single(variant: impl Into<String>, setup: MatchSetup) -> Self {
        let plan = SeriesPlan::single(setup.beginner, setup.seed);
        Self {
            variant: variant.into(),
            setup,
            plan,
            start: None,
        }
    }
}
