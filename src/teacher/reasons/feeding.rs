//! The duty to feed, and starvation.

use super::Reason;
use crate::rules::{Hole, Position, Refusal, RuleSet, Side};

/// The holes that the duty to feed forbids the player to move.
pub(super) fn barred(rules: &RuleSet, position: &Position) -> Vec<Hole> {
    let is_barred = |hole: &Hole| {
        matches!(
            position.refusal(rules, *hole),
            Some(Refusal::MustFeed | Refusal::Starves | Refusal::MustReachOpponent)
        )
    };
    position.geometry().all().filter(is_barred).collect()
}

/// Seeds in the row of `side`.
pub(super) fn row(position: &Position, side: Side) -> u16 {
    let holes = position.geometry().territory(side);
    holes.map(|hole| position.seeds_in(hole)).sum()
}

/// The fact about the duty to feed of the player to move.
pub(super) fn duty(rules: &RuleSet, position: &Position) -> Option<Reason> {
    if !position.is_starved(position.to_move().opponent()) {
        return None;
    }
    let barred = barred(rules, position);
    (!barred.is_empty()).then_some(Reason::MustFeed { barred })
}

/// The facts about feeding of the move from `before` to `after`, if the game isn't over.
pub(super) fn facts(rules: &RuleSet, before: &Position, after: &Position, facts: &mut Vec<Reason>) {
    let mover = before.to_move();
    let opponent = mover.opponent();
    if after.is_starved(opponent) {
        facts.push(Reason::Starves);
    } else if before.is_starved(opponent) {
        facts.push(Reason::Feeds {
            seeds: row(after, opponent),
            barred: barred(rules, before),
        });
    }
    if after.to_move() == opponent && after.is_starved(mover) {
        let barred = barred(rules, after);
        if !barred.is_empty() {
            facts.push(Reason::ForcesFeeding {
                may: after.legal_moves(rules).iter().collect(),
                barred,
            });
        }
    }
}
