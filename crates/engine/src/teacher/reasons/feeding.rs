//! Facts about the duty to feed, and about starvation.

use super::Reason;
use awale_rules::{Hole, Position, Refusal, RuleSet, Side};

/// The duty towards an opponent whose row is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// To leave the opponent seeds.
    Feed,
    /// To play a move that reaches the opponent's row.
    Reach,
}

/// Returns the holes that a duty forbids to the player to move, and the duty.
pub(super) fn barred(rules: &RuleSet, position: &Position) -> (Vec<Hole>, Duty) {
    let mut duty = Duty::Reach;
    let is_barred = |hole: &Hole| match position.refusal(rules, *hole) {
        Some(Refusal::MustFeed | Refusal::Starves) => {
            duty = Duty::Feed;
            true
        }
        refusal => refusal == Some(Refusal::MustReachOpponent),
    };
    let barred = position.geometry().all().filter(is_barred).collect();
    (barred, duty)
}

/// Returns the number of seeds in the holes of `side`.
fn seeds_in_row(position: &Position, side: Side) -> u16 {
    let holes = position.territory(side).iter();
    holes.map(|hole| position.seeds_in(hole)).sum()
}

/// Returns true if the row of `side` is empty, special holes included.
fn is_empty(position: &Position, side: Side) -> bool {
    seeds_in_row(position, side) == 0
}

/// Returns the fact about the duty to feed, if it forbids the player to move any hole.
pub(super) fn duty(rules: &RuleSet, position: &Position) -> Option<Reason> {
    if !is_empty(position, position.to_move().opponent()) {
        return None;
    }
    let (barred, duty) = barred(rules, position);
    (!barred.is_empty()).then_some(Reason::MustFeed { barred, duty })
}

/// Adds the facts about feeding that follow from the move from `before` to `after`, which doesn't
/// end the game.
pub(super) fn facts(rules: &RuleSet, before: &Position, after: &Position, facts: &mut Vec<Reason>) {
    let mover = before.to_move();
    let opponent = mover.opponent();
    if is_empty(after, opponent) {
        facts.push(Reason::Starves);
    } else if is_empty(before, opponent) {
        let (barred, duty) = barred(rules, before);
        facts.push(Reason::Feeds {
            seeds: seeds_in_row(after, opponent),
            barred,
            duty,
        });
    }
    if after.to_move() == opponent && is_empty(after, mover) {
        let (barred, duty) = barred(rules, after);
        if !barred.is_empty() {
            facts.push(Reason::ForcesFeeding {
                may: after.legal_moves(rules).holes().iter().collect(),
                barred,
                duty,
            });
        }
    }
}
