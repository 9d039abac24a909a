//! What only some games of the world know: another move, seeds in the store, special holes.

use super::Reason;
use crate::rules::{GameEvent, Hole, Move, Position, RuleSet, Side};

/// A hole that a move makes special, such as a tuz.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Making {
    /// The hole played.
    pub from: Hole,
    /// The hole that becomes special.
    pub hole: Hole,
}

/// The first hole in `events` that becomes special.
pub(super) fn made_special(events: &[GameEvent], owner: Side) -> Option<Hole> {
    events.iter().find_map(|event| match *event {
        GameEvent::MadeSpecial { hole, side } if side == owner => Some(hole),
        _ => None,
    })
}

/// The first move of `side` that makes a hole special, if it were their turn.
fn making(rules: &RuleSet, position: &Position, side: Side) -> Option<Making> {
    let position = position.with_turn(side);
    let moves = position.legal_moves(rules);
    moves.iter().find_map(|mv: Move| {
        let mut events = Vec::new();
        let mut after = position;
        after.play_unchecked(rules, mv, &mut events);
        let hole = made_special(&events, side)?;
        Some(Making {
            from: mv.hole()?,
            hole,
        })
    })
}

/// The seeds that fall into the mover's store.
fn stored(events: &[GameEvent], mover: Side) -> u16 {
    let falls = |event: &&GameEvent| matches!(**event, GameEvent::Stored { side, from: None } if side == mover);
    events.iter().filter(falls).count() as u16
}

/// The facts of the move from `before` to `after`, which doesn't end the game.
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
    // A mover without a move passes, and then it is no extra move.
    let is_again = after.to_move() == mover && after.extra_moves() > 0;
    if is_again && events.contains(&GameEvent::Again { side: mover }) {
        facts.push(Reason::MovesAgain);
    }
    let made = made_special(events, mover);
    facts.extend(made.map(Reason::MakesSpecial));
    // Special holes begin anew in each round.
    if rules.special().is_none() || after.round() != before.round() {
        return;
    }
    let opponent = mover.opponent();
    if after.to_move() != opponent {
        return;
    }
    if made.is_none() && making(rules, before, mover).is_none() {
        facts.extend(making(rules, after, mover).map(Reason::ThreatensSpecial));
    }
    if making(rules, after, opponent).is_none() {
        facts.extend(making(rules, before, opponent).map(Reason::PreventsSpecial));
    }
}
