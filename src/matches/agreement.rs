//! What is agreed before a match, and what the match is for.

use super::{MatchSetup, SeriesPlan};
use crate::rules::Placement;

/// What is agreed before a match.
#[derive(Clone, Debug)]
pub struct Agreement {
    /// The name of the variant's file.
    pub variant: String,
    /// The rules and the players.
    pub setup: MatchSetup,
    /// How many games are played, and who begins each.
    pub plan: SeriesPlan,
    /// The seeds that every game begins with, and who moves first, where it is not the usual start.
    pub start: Option<Placement>,
}

/// What is played for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// A match, which is kept and counts.
    #[default]
    Match,
    /// A game that was kept is looked at again.
    Review,
    /// Rules in the making are tried.
    Trial,
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
            start: None,
        }
    }
}
