//! Facts about features of some of the world's games: extra moves, seeds in the store, special
//! holes, and rounds.

use super::Reason;
use awale_rules::spec::Fill;
use awale_rules::{GameEvent, Hole, Move, Position, RuleSet, Side};

/// The best that a player can reach for the next round of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::teacher) struct NextRound {
    /// The number of holes that the player can fill, or own.
    pub holes: usize,
    /// The first hole of the row that stays empty and is therefore shut.
    pub first_shut: Option<Hole>,
}

/// Returns the best that `side` can reach for the next round, as lofts don't lose seeds during a
/// round. Returns `None` if there is no next round, or if seeds can leave a loft.
pub(in crate::teacher) fn next_round(
    rules: &RuleSet,
    position: &Position,
    side: Side,
) -> Option<NextRound> {
    let rounds = rules.rounds()?;
    let is_last = i64::from(position.round()) >= rounds.at_most || position.end().is_some();
    if is_last || rules.refill().is_some() {
        return None;
    }
    let (row, counts) = (rules.geometry().row(), rules.start_counts());
    let theirs = position.loft(side.opponent());
    let total = position.total_seeds();
    let from_right = match rounds.fill {
        Fill::FromLeft => false,
        Fill::FromRight => true,
        Fill::Territory => {
            let (per_hole, holes) = (counts[0], rules.geometry().holes());
            let is_behind = 2 * theirs > total;
            let owned = theirs / per_hole + u16::from(2 * (theirs % per_hole) > per_hole);
            let owned = if is_behind { usize::from(owned) } else { row };
            return Some(NextRound {
                holes: holes.saturating_sub(owned),
                first_shut: None,
            });
        }
    };
    let mut left = total - theirs;
    let mut filled = 0;
    for index in 0..row {
        let index = if from_right { row - 1 - index } else { index };
        let hole = Hole::new(side.index() * row + index);
        let needed = counts[hole.index()];
        if left < needed {
            return Some(NextRound {
                holes: filled,
                first_shut: Some(hole),
            });
        }
        left -= needed;
        filled += usize::from(needed > 0);
    }
    Some(NextRound {
        holes: filled,
        first_shut: None,
    })
}

/// Returns the facts about the next round that follow from the move from `before` to `after`, both
/// in the same round.
fn round_facts(rules: &RuleSet, before: &Position, after: &Position) -> Vec<Reason> {
    let min_holes = rules.rounds().map_or(0, |rounds| rounds.min_holes as usize);
    let facts = Side::BOTH.into_iter().filter_map(|side| {
        let earlier = next_round(rules, before, side)?;
        let now = next_round(rules, after, side)?;
        if now.holes < min_holes {
            return (earlier.holes >= min_holes).then_some(Reason::RoundLost {
                side,
                holes: min_holes as u16,
            });
        }
        let hole = now
            .first_shut
            .filter(|hole| !after.shut().contains(*hole))?;
        (earlier.first_shut != now.first_shut).then_some(Reason::Closes { side, hole })
    });
    facts.collect()
}

/// A move that makes a hole special, such as a tuz.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpecialMove {
    /// The hole played.
    pub from: Hole,
    /// The hole that becomes special.
    pub hole: Hole,
}

/// Returns the first hole in `events` that becomes special for `owner`.
pub(super) fn made_special(events: &[GameEvent], owner: Side) -> Option<Hole> {
    events.iter().find_map(|event| match *event {
        GameEvent::MadeSpecial { hole, side } if side == owner => Some(hole),
        _ => None,
    })
}

/// Returns the first move of `side` that would make a hole special if it were their turn.
fn special_move(rules: &RuleSet, position: &Position, side: Side) -> Option<SpecialMove> {
    let position = position.with_turn(side);
    let moves = position.legal_moves(rules);
    moves.iter().find_map(|mv: Move| {
        let mut events = Vec::new();
        let mut after = position;
        after.play_unchecked(rules, mv, &mut events);
        let hole = made_special(&events, side)?;
        Some(SpecialMove {
            from: mv.hole()?,
            hole,
        })
    })
}

/// Returns the number of seeds sown into the mover's store.
fn stored(events: &[GameEvent], mover: Side) -> u16 {
    let is_stored = |event: &&GameEvent| matches!(**event, GameEvent::Stored { side, from: None } if side == mover);
    events.iter().filter(is_stored).count() as u16
}

/// Adds the facts about the move from `before` to `after`, which doesn't end the game.
pub(super) fn facts(
    rules: &RuleSet,
    before: &Position,
    after: &Position,
    events: &[GameEvent],
    facts: &mut Vec<Reason>,
) {
    let mover = before.to_move();
    let seeds = stored(events, mover);
    if seeds > 0 {
        facts.push(Reason::Stores { seeds });
    }
    // A mover who has no legal move passes instead of moving again.
    let moves_again = after.to_move() == mover && after.extra_moves() > 0;
    if moves_again && events.contains(&GameEvent::Again { side: mover }) {
        facts.push(Reason::MovesAgain);
    }
    let new_special = made_special(events, mover);
    facts.extend(new_special.map(Reason::MakesSpecial));
    // Each round starts without special holes.
    if after.round() != before.round() {
        return;
    }
    facts.extend(round_facts(rules, before, after));
    if rules.special().is_none() {
        return;
    }
    let opponent = mover.opponent();
    if after.to_move() != opponent {
        return;
    }
    if new_special.is_none() && special_move(rules, before, mover).is_none() {
        facts.extend(special_move(rules, after, mover).map(Reason::ThreatensSpecial));
    }
    if special_move(rules, after, opponent).is_none() {
        facts.extend(special_move(rules, before, opponent).map(Reason::PreventsSpecial));
    }
}
