//! The kinds of rules in which variants differ, each introduced by a lesson.

use std::collections::BTreeSet;

use serde::Deserialize;

use awale_rules::RuleSet;
use awale_rules::keyed::keyed_enum;
use awale_rules::spec::{Direction, Feeding, Lift, Stuck, Territory};
use awale_rules::two_rows::{Capture, Yield};

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
        /// The seeds of the hole that the last seed reached are sown next.
        Relay = "relay",
        /// The seeds opposite the last hole sown are captured.
        Opposite = "opposite",
        /// Seeds in the player's own row are captured.
        OwnSide = "own-side",
        /// Seeds are captured during the sowing.
        FlowCapture = "flow-capture",
        /// A seed stays behind in every hole whose seeds are lifted.
        SeedLeft = "seed-left",
        /// A player who can sow into the opponent's row must do so.
        MustReach = "must-reach",
        /// Not feeding a starved opponent costs the remaining seeds.
        Penalty = "penalty",
        /// A player without a legal move passes.
        Passing = "passing",
        /// Players sow into their own store.
        Store = "store",
        /// A move can give the mover an extra move.
        Again = "again",
        /// A last seed in an empty hole captures the seeds opposite, if there are any.
        Facing = "facing",
        /// The first seed goes back into the hole played, unless it is the only one.
        SeedBack = "seed-back",
        /// A player can own a special hole in either row.
        Special = "special",
        /// The seeds of the hole after the last seed are sown next.
        NextHole = "next-hole",
        /// The seeds of the hole beyond an empty one are captured.
        Across = "across",
        /// The player chooses the direction of each move.
        Direction = "direction",
        /// A match of rounds, in which holes can be shut.
        Rounds = "rounds",
        /// Each player sows around a ring of two rows.
        Ring = "ring",
        /// The rules of Bao: a reserve, a house and a blocked hole.
        Bao = "bao",
    }
}

impl RuleKind {
    /// Returns true if `rules` include this kind of rule.
    #[must_use]
    pub fn is_in(self, rules: &RuleSet) -> bool {
        let (spec, relay) = (rules.spec(), rules.relay());
        let captures = |predicate: fn(&Capture) -> bool| {
            (rules.two_rows()).is_some_and(|rules| predicate(rules.two_rows.capture()))
        };
        let lifts_next = relay.is_some_and(|relay| relay.lift == Lift::Next);
        match self {
            Self::Sowing => true,
            Self::AnyHole => rules.lifts_anywhere(),
            Self::Relay => relay.is_some() && !lifts_next,
            Self::Opposite => captures(|capture| {
                capture.yields != Yield::Own && !capture.is_beyond && !capture.needs_opposite
            }),
            // Where players share all holes, no row is a player's own.
            Self::OwnSide => {
                let captures_own = captures(|capture| {
                    capture.yields == Yield::Own
                        && !capture.is_beyond
                        && capture.territory != Territory::Opponent
                });
                captures_own && !rules.lifts_anywhere()
            }
            Self::FlowCapture => spec.flow_capture.is_some(),
            Self::SeedLeft => rules.leave() > 0 && rules.min_seeds() > rules.leave(),
            Self::MustReach => spec.play.reach_opponent,
            Self::Penalty => spec.play.feeding == Feeding::Penalised,
            Self::Passing => rules.end().stuck == Stuck::Passes,
            Self::Store => rules.sows_stores(),
            Self::Again => rules.has_extra_moves(),
            Self::Facing => captures(|capture| capture.needs_opposite),
            Self::SeedBack => rules.leave() > 0 && rules.min_seeds() <= rules.leave(),
            Self::Special => rules.special().is_some(),
            Self::NextHole => lifts_next,
            Self::Across => captures(|capture| capture.is_beyond),
            Self::Direction => rules.direction() == Direction::Chosen,
            Self::Rounds => rules.rounds().is_some(),
            Self::Ring => rules.four_rows().is_some(),
            Self::Bao => rules.bao().is_some(),
        }
    }
}

/// Returns the kinds of rules that `rules` include.
#[must_use]
pub fn kinds(rules: &RuleSet) -> BTreeSet<RuleKind> {
    let kinds = RuleKind::ALL.into_iter();
    kinds.filter(|kind| kind.is_in(rules)).collect()
}
