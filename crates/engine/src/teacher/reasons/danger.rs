//! Captures that threaten the mover's seeds, or the opponent's.

use super::Reason;
use super::captures::{Raid, largest_capture, largest_raid, raid_after_pass};
use awale_rules::{Position, RuleSet, Side};

/// Minimum seeds in danger that are worth mentioning.
pub(super) const WORTHWHILE: u16 = 2;

/// Adds the facts about the mover's own seeds in danger, before the move and after it. Returns the
/// seeds of the opponent's biggest capture after it.
pub(super) fn danger_facts(
    rules: &RuleSet,
    before: &Position,
    after: &Position,
    facts: &mut Vec<Reason>,
) -> u16 {
    let mover = before.to_move();
    let most_left = largest_capture(rules, after).map_or(0, |raid| raid.capture.seeds);
    if let Some(from) = raid_after_pass(rules, before, mover) {
        let saved = from.capture.seeds.saturating_sub(most_left);
        if saved >= WORTHWHILE || saved > 0 && most_left == 0 {
            facts.push(Reason::Saves {
                from,
                left: most_left,
            });
        }
    }
    facts.extend(raid_after(rules, after, mover).map(Reason::Exposes));
    most_left
}

/// Returns the biggest worthwhile capture from `victim` of the player to move.
pub(super) fn raid_after(rules: &RuleSet, after: &Position, victim: Side) -> Option<Raid> {
    largest_raid(rules, after, victim).filter(|raid| raid.capture.seeds >= WORTHWHILE)
}

/// Returns the capture that the move from `before` to `after` prepares, unless as much could be
/// captured without it.
pub(super) fn threat(rules: &RuleSet, before: &Position, after: &Position) -> Option<Raid> {
    let threat = largest_capture(rules, &after.with_turn(before.to_move()))?;
    let available = largest_capture(rules, before).map_or(0, |raid| raid.capture.seeds);
    let seeds = threat.capture.seeds;
    (seeds >= WORTHWHILE && seeds > available).then_some(threat)
}
