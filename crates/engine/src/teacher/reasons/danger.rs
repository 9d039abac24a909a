//! Threatened captures, of the mover's seeds or of the opponent's.

use super::Reason;
use super::captures::{Raid, largest_capture, largest_raid, raid_after_pass};
use awale_rules::{Position, RuleSet, Side};

/// The minimum number of seeds of a capture worth mentioning.
pub(super) const MIN_SEEDS: u16 = 2;

/// Adds the facts about the mover's seeds in danger, before the move and after it. Returns the
/// number of seeds of the opponent's biggest capture after it.
pub(super) fn danger_facts(
    rules: &RuleSet,
    before: &Position,
    after: &Position,
    facts: &mut Vec<Reason>,
) -> u16 {
    let mover = before.to_move();
    let max_left = largest_capture(rules, after).map_or(0, |raid| raid.capture.seeds);
    if let Some(from) = raid_after_pass(rules, before, mover) {
        let saved = from.capture.seeds.saturating_sub(max_left);
        if saved >= MIN_SEEDS || saved > 0 && max_left == 0 {
            facts.push(Reason::Saves {
                from,
                left: max_left,
            });
        }
    }
    facts.extend(raid_after(rules, after, mover).map(Reason::Exposes));
    max_left
}

/// Returns the biggest capture of the player to move in the row of `victim`, if it is worth
/// mentioning.
pub(super) fn raid_after(rules: &RuleSet, after: &Position, victim: Side) -> Option<Raid> {
    largest_raid(rules, after, victim).filter(|raid| raid.capture.seeds >= MIN_SEEDS)
}

/// Returns the capture that the move from `before` to `after` prepares, unless as much could be
/// captured without it.
pub(super) fn threat(rules: &RuleSet, before: &Position, after: &Position) -> Option<Raid> {
    let prepared = largest_capture(rules, &after.with_turn(before.to_move()))?;
    let available = largest_capture(rules, before).map_or(0, |raid| raid.capture.seeds);
    let seeds = prepared.capture.seeds;
    (seeds >= MIN_SEEDS && seeds > available).then_some(prepared)
}
