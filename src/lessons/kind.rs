//! The kinds of rules in which variants differ, and the lesson that introduces each.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::rules::RuleSet;
use crate::rules::spec::{Feeding, PlayFrom, Stuck, Takes, Territory};

/// A kind of rule that a player must know before the first move, because a game that has it
/// is played differently from one that hasn't.
///
/// What a player can do without until it happens (a grand slam, a loop, a repetition) is no kind:
/// the lessons on it wait in the list. The order is that in which the kinds are best learnt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum RuleKind {
    /// Lifting, sowing and capturing, in every game.
    Sowing,
    /// The holes belong to all.
    AnyHole,
    /// The sowing goes on from the hole that the last seed reached.
    Relay,
    /// The seeds across from the reached hole are captured.
    Opposite,
    /// Seeds of the player's own row are captured.
    OwnSide,
    /// Holes are captured on the way.
    FlowCapture,
    /// A seed stays behind in a lifted hole.
    SeedLeft,
    /// A move that reaches the opponent's row goes before all others.
    MustReach,
    /// Not feeding a hungry opponent costs the seeds left.
    Penalty,
    /// A player without a move misses a turn.
    Passing,
}

impl RuleKind {
    /// All kinds, in the order in which they are best learnt.
    pub const ALL: [Self; 10] = [
        Self::Sowing,
        Self::AnyHole,
        Self::Relay,
        Self::Opposite,
        Self::OwnSide,
        Self::FlowCapture,
        Self::SeedLeft,
        Self::MustReach,
        Self::Penalty,
        Self::Passing,
    ];

    /// The word under which settings remember that it was met. It never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Sowing => "sowing",
            Self::AnyHole => "any-hole",
            Self::Relay => "relay",
            Self::Opposite => "opposite",
            Self::OwnSide => "own-side",
            Self::FlowCapture => "flow-capture",
            Self::SeedLeft => "seed-left",
            Self::MustReach => "must-reach",
            Self::Penalty => "penalty",
            Self::Passing => "passing",
        }
    }

    /// The kind of this word; none if there is no such kind.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// Whether games by `rules` have it.
    #[must_use]
    pub fn is_in(self, rules: &RuleSet) -> bool {
        let (play, capture) = (rules.play(), rules.capture());
        match self {
            Self::Sowing => true,
            Self::AnyHole => play.from == PlayFrom::Any,
            Self::Relay => rules.relay().is_some(),
            Self::Opposite => capture.takes != Takes::Reached,
            // Where all holes are everybody's, no row is a player's own.
            Self::OwnSide => {
                capture.takes == Takes::Reached
                    && capture.territory != Territory::Opponent
                    && play.from == PlayFrom::Own
            }
            Self::FlowCapture => rules.flow_capture().is_some(),
            Self::SeedLeft => play.leave > 0,
            Self::MustReach => play.reach_opponent,
            Self::Penalty => play.feeding == Feeding::Penalised,
            Self::Passing => rules.end().stuck == Stuck::Passes,
        }
    }
}

/// The kinds of rules that games by `rules` have.
#[must_use]
pub fn kinds(rules: &RuleSet) -> BTreeSet<RuleKind> {
    let all = RuleKind::ALL.into_iter();
    all.filter(|kind| kind.is_in(rules)).collect()
}
