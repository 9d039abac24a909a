//! Facts about tempo: how many moves each player has before they must give seeds away, or until
//! their row is empty.

use std::collections::HashSet;

use super::{Reason, remainder};
use awale_rules::spec::Remaining;
use awale_rules::{GameEvent, Position, RuleSet, Side};

/// Tempo matters when at most one in this many of all seeds is on the board.
const ENDGAME_DIVISOR: u16 = 4;
/// The maximum number of positions searched per player.
const MAX_POSITIONS: u32 = 3_000;

/// Returns the length of the longest sequence of quiet moves of `side` while the opponent passes:
/// moves that put no seed into the opponent's row or store, capture nothing and don't end the game.
///
/// Returns `None` if there are too many positions to search.
#[must_use]
pub fn quiet_moves(rules: &RuleSet, position: &Position, side: Side) -> Option<u16> {
    let mut budget = MAX_POSITIONS;
    longest_sequence(rules, &position.with_turn(side), side, &mut budget)
}

/// Searches for the longest sequence of [`quiet_moves`], and counts down `budget`.
fn longest_sequence(
    rules: &RuleSet,
    position: &Position,
    side: Side,
    budget: &mut u32,
) -> Option<u16> {
    *budget = budget.checked_sub(1)?;
    let geometry = position.geometry();
    let mut max = 0;
    let mut events = Vec::new();
    for mv in position.legal_moves(rules).iter() {
        events.clear();
        let mut after = *position;
        after.play_unchecked(rules, mv, &mut events);
        let is_quiet = events.iter().all(|event| match *event {
            GameEvent::Sown { hole, .. } => geometry.owner(hole) == side,
            GameEvent::Stored { side: owner, from } => owner == side && from.is_none(),
            GameEvent::Lifted { .. }
            | GameEvent::Again { .. }
            | GameEvent::Relay { .. }
            | GameEvent::CaptureRefused { .. }
            | GameEvent::Passed { .. } => true,
            _ => false,
        });
        if is_quiet && after.end().is_none() {
            max = max.max(1 + longest_sequence(rules, &after.with_turn(side), side, budget)?);
        }
    }
    Some(max)
}

/// Returns the tempo of both players, if few seeds are left.
pub(super) fn fact(rules: &RuleSet, position: &Position, mover: Side) -> Option<Reason> {
    // Where each player sows a ring of their own, no seed reaches the other side. Special holes
    // take seeds from either row, and the next round may be played with other holes. With a choice
    // of direction, the same seeds can go back and forth, and a refilled row has new moves.
    let geometry = position.geometry();
    let is_countable = geometry.sows_both_sides()
        && !geometry.chooses_direction()
        && rules.refill().is_none()
        && rules.special().is_none()
        && rules.rounds().is_none();
    if !is_countable || position.on_board() > position.total_seeds() / ENDGAME_DIVISOR {
        return None;
    }
    let end = rules.end();
    if end.empty_territory && end.remaining == Remaining::ClearedOwner {
        let mine = moves_to_clear(rules, position, mover)?;
        let theirs = moves_to_clear(rules, position, mover.opponent())?;
        return Some(Reason::Race { mine, theirs });
    }
    let mine = quiet_moves(rules, position, mover)?;
    let theirs = quiet_moves(rules, position, mover.opponent())?;
    let keeps_own = end.empty_territory && end.remaining == Remaining::EachOwn;
    Some(if keeps_own && rules.sows_stores() && mine > theirs {
        Reason::HoldsBack { mine, theirs }
    } else {
        Reason::Tempo { mine, theirs }
    })
}

/// Returns the minimum number of moves in which `side` can clear their own row, and so take the
/// rest, while the opponent passes. Returns `None` if they can't, or if there are too many
/// positions to search.
fn moves_to_clear(rules: &RuleSet, position: &Position, side: Side) -> Option<u16> {
    let mut frontier = vec![position.with_turn(side)];
    let mut seen: HashSet<Position> = frontier.iter().copied().collect();
    let mut moves = 0;
    while !frontier.is_empty() && seen.len() <= MAX_POSITIONS as usize {
        moves += 1;
        let mut next = Vec::new();
        for position in &frontier {
            for mv in position.legal_moves(rules).iter() {
                let (mut after, mut events) = (*position, Vec::new());
                after.play_unchecked(rules, mv, &mut events);
                if after.end().is_none() {
                    let after = after.with_turn(side);
                    next.extend(seen.insert(after).then_some(after));
                } else if takes_the_rest(&events, side) {
                    return Some(moves);
                }
            }
        }
        frontier = next;
    }
    None
}

/// Returns true if `events` distribute seeds left at the end of a game, and all go to `side`.
fn takes_the_rest(events: &[GameEvent], side: Side) -> bool {
    let rest = remainder(events);
    rest[side.index()] > 0 && rest[side.opponent().index()] == 0
}

/// Returns true unless `tempo` gives both players the same number of moves.
pub(super) fn differs(tempo: &Reason) -> bool {
    !matches!(tempo, Reason::Tempo { mine, theirs } | Reason::Race { mine, theirs } if mine == theirs)
}
