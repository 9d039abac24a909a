//! The kinds of rules in which variants differ, and the lesson that introduces each.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::keyed::keyed_enum;
use crate::rules::RuleSet;
use crate::rules::spec::{Feeding, PlayFrom, Stuck, Takes, Territory};

keyed_enum! {
    /// A kind of rule that a player must know before the first move, because it changes how the
    /// game is played.
    ///
    /// Rules that can wait until they apply (grand slam, loop, repetition) aren't kinds: their
    /// lessons are listed but not offered. The order is the teaching order.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
    pub enum RuleKind {
        /// Lifting, sowing and capturing, in every game.
        Sowing = "sowing",
        /// Both players may play any hole.
        AnyHole = "any-hole",
        /// Sowing continues from the hole that the last seed reached.
        Relay = "relay",
        /// The seeds across from the reached hole are captured.
        Opposite = "opposite",
        /// Seeds of the player's own row are captured.
        OwnSide = "own-side",
        /// Holes are captured during the sowing.
        FlowCapture = "flow-capture",
        /// A seed stays behind in a lifted hole.
        SeedLeft = "seed-left",
        /// A player who can reach the opponent's row must.
        MustReach = "must-reach",
        /// Not feeding a starved opponent costs the remaining seeds.
        Penalty = "penalty",
        /// A player without a move misses a turn.
        Passing = "passing",
    }
}

impl RuleKind {
    /// Whether `rules` have it.
    #[must_use]
    pub fn is_in(self, rules: &RuleSet) -> bool {
        let (play, capture) = (rules.play(), rules.capture());
        match self {
            Self::Sowing => true,
            Self::AnyHole => play.from == PlayFrom::Any,
            Self::Relay => rules.relay().is_some(),
            Self::Opposite => capture.takes != Takes::Reached,
            // With shared holes, no row is a player's own.
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

/// The kinds of rules that `rules` have.
#[must_use]
pub fn kinds(rules: &RuleSet) -> BTreeSet<RuleKind> {
    let all = RuleKind::ALL.into_iter();
    all.filter(|kind| kind.is_in(rules)).collect()
}
