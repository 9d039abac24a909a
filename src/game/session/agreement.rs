//! What is agreed before a match.

use crate::matches::{MatchSetup, SeriesPlan};

/// What is agreed before a match.
#[derive(Clone, Debug)]
pub struct Agreement {
    /// The name of the variant's file.
    pub variant: String,
    /// The rules and the players.
    pub setup: MatchSetup,
    /// How many games are played, and who begins each.
    pub plan: SeriesPlan,
}

impl Agreement {
    /// A single game.
    #[must_use]
    pub fn single(variant: impl Into<String>, setup: MatchSetup) -> Self {
        let plan = SeriesPlan::single(setup.beginner, setup.seed);
        Self {
            variant: variant.into(),
            setup,
            plan,
        }
    }
}
