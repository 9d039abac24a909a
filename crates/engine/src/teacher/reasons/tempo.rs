//! Tempo: how many moves each player has before they must give seeds away.

use super::Reason;
use awale_rules::{GameEvent, Position, RuleSet, Side};

/// Tempo matters when at most one seed in this many is on the board.
const FEW_LEFT: u16 = 4;
/// Node budget per player.
const MAX_POSITIONS: u32 = 3_000;

/// Returns the length of the longest sequence of quiet moves of `side` while the opponent passes:
/// moves that put no seed into the opponent's row, capture nothing and don't end the game.
///
/// `None` if the node budget is too small, or a move might not terminate.
#[must_use]
pub fn quiet_moves(rules: &RuleSet, position: &Position, side: Side) -> Option<u16> {
    let mut left = MAX_POSITIONS;
    longest(rules, &position.with_turn(side), side, &mut left)
}

fn longest(rules: &RuleSet, position: &Position, side: Side, left: &mut u32) -> Option<u16> {
    *left = left.checked_sub(1)?;
    let geometry = position.geometry();
    let mut most = 0;
    let mut events = Vec::new();
    for hole in position.legal_moves(rules).iter() {
        events.clear();
        let mut after = *position;
        after.play_unchecked(rules, hole, &mut events);
        let is_quiet = events.iter().all(|event| match *event {
            GameEvent::Sown { hole, .. } => geometry.owner(hole) == side,
            GameEvent::Lifted { .. }
            | GameEvent::Relay { .. }
            | GameEvent::CaptureRefused { .. }
            | GameEvent::Passed { .. } => true,
            _ => false,
        });
        if is_quiet && after.end().is_none() {
            most = most.max(1 + longest(rules, &after.with_turn(side), side, left)?);
        }
    }
    Some(most)
}

/// Returns the tempo of both players, if few seeds are left.
pub(super) fn fact(rules: &RuleSet, position: &Position, mover: Side) -> Option<Reason> {
    // On four rows each player sows their own ring, so no seed reaches the other side. Special
    // holes take seeds from either row, and a round may go on with other holes.
    let is_counted = !position.geometry().has_four_rows()
        && rules.special().is_none()
        && rules.rounds().is_none();
    if !is_counted || position.on_board() > position.total_seeds() / FEW_LEFT {
        return None;
    }
    let mine = quiet_moves(rules, position, mover)?;
    let theirs = quiet_moves(rules, position, mover.opponent())?;
    Some(Reason::Tempo { mine, theirs })
}

/// Returns true if one player has more quiet moves than the other.
pub(super) fn differs(tempo: &Reason) -> bool {
    matches!(tempo, Reason::Tempo { mine, theirs } if mine != theirs)
}
