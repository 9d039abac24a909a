//! Facts about turns of several moves: what a whole turn gains, and the holes that earn an extra
//! move.

use std::collections::HashSet;

use super::captures::Raid;
use super::danger::{MIN_SEEDS, raid_after, threat};
use super::{Reason, last_sown};
use awale_rules::{GameEvent, Move, Position, RuleSet, Side, Vessel};

/// The maximum number of positions searched for one turn.
const MAX_POSITIONS: usize = 4_000;

/// A player's turn: the moves up to the opponent's turn, and what they gain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The moves, in order; at least one.
    pub moves: Vec<Move>,
    /// The number of seeds that come into the player's store, including the player's share if the
    /// turn ends the game or the round.
    pub seeds: u16,
}

/// Returns the number of seeds that `side` gains in `events`.
fn gain(events: &[GameEvent], side: Side) -> u16 {
    let seeds = events.iter().map(|event| match event.transfer() {
        Some((_, to, seeds)) if to == Vessel::Loft(side) => seeds,
        Some(_) => 0,
        None => u16::from(matches!(event, GameEvent::Stored { side: owner, .. } if *owner == side)),
    });
    seeds.sum()
}

/// A search of all turns of one player. Transpositions are searched only once: the position
/// includes the stores, so all orders of the moves have gained the same.
struct Search<'a> {
    rules: &'a RuleSet,
    side: Side,
    seen: HashSet<Position>,
    line: Vec<Move>,
    best: Option<Turn>,
}

impl Search<'_> {
    /// Searches `mv` and everything that may follow it in this turn, after a gain of `gained`
    /// seeds. Returns `None` if there are too many positions.
    fn play(&mut self, position: &Position, mv: Move, gained: u16) -> Option<()> {
        let (mut after, mut events) = (*position, Vec::new());
        let played_move = after.play_unchecked(self.rules, mv, &mut events);
        let seeds = gained + gain(&events, self.side);
        self.line.push(mv);
        if played_move.again {
            if self.seen.insert(after) {
                if self.seen.len() > MAX_POSITIONS {
                    return None;
                }
                for next in after.legal_moves(self.rules).iter() {
                    self.play(&after, next, seeds)?;
                }
            }
        } else {
            let is_better = self.best.as_ref().is_none_or(|best| {
                seeds > best.seeds || seeds == best.seeds && self.line.len() < best.moves.len()
            });
            if is_better {
                self.best = Some(Turn {
                    moves: self.line.clone(),
                    seeds,
                });
            }
        }
        self.line.pop();
        Some(())
    }
}

/// Returns the turn of the player to move that gains most seeds, among those that begin with one of
/// `first_moves`; of several, the shortest. `None` if there is no move, or if there are too many
/// positions to search.
fn best_turn_from(
    rules: &RuleSet,
    position: &Position,
    first_moves: impl Iterator<Item = Move>,
) -> Option<Turn> {
    let mut search = Search {
        rules,
        side: position.to_move(),
        seen: HashSet::new(),
        line: Vec::new(),
        best: None,
    };
    for mv in first_moves {
        search.play(position, mv, 0)?;
    }
    search.best
}

/// Returns the best turn of the player to move; `None` as in [`best_turn_from`].
fn best_turn(rules: &RuleSet, position: &Position) -> Option<Turn> {
    best_turn_from(rules, position, position.legal_moves(rules).iter())
}

/// Returns the position with `side` to move, as if the other player passed; `None` if the limit on
/// extra moves applies to the current turn.
fn after_pass(rules: &RuleSet, position: &Position, side: Side) -> Option<Position> {
    let is_limited = rules.spec().turn.again_at_most.is_some();
    let is_counting = is_limited && position.extra_moves() > 0;
    (!is_counting).then(|| position.with_turn(side))
}

/// Returns the moves of the player to move that earn an extra move.
fn earning_moves(rules: &RuleSet, position: &Position) -> Vec<Move> {
    let moves = position.legal_moves(rules);
    let is_earning = |&mv: &Move| {
        let mut after = *position;
        after.play_unchecked(rules, mv, &mut ()).again
    };
    moves.iter().filter(is_earning).collect()
}

/// Returns the moves in `moves` that aren't in `others`.
fn difference(moves: &[Move], others: &[Move]) -> Vec<Move> {
    let is_other = |mv: &&Move| !others.contains(mv);
    moves.iter().filter(is_other).copied().collect()
}

/// Adds the facts about turns, and about the captures to follow, of the move `mv` from `before` to
/// `after` in the same round.
pub(super) fn facts(
    rules: &RuleSet,
    (before, mv): (&Position, Move),
    after: &Position,
    facts: &mut Vec<Reason>,
) {
    let (mover, opponent) = (before.to_move(), before.to_move().opponent());
    let is_turn_over = after.to_move() == opponent;
    if !is_turn_over {
        let turn = best_turn_from(rules, before, std::iter::once(mv));
        if let Some(turn) = turn.filter(|turn| turn.moves.len() > 1) {
            // The whole turn implies the extra move.
            facts.retain(|fact| *fact != Reason::MovesAgain);
            facts.push(Reason::Continues(turn));
        }
    }
    own_ready_holes(rules, (before, mv), after, facts);
    if !is_turn_over {
        return;
    }
    let reply = best_turn(rules, after);
    if let Some(passed) = after_pass(rules, before, opponent) {
        let (earlier, now) = (earning_moves(rules, &passed), earning_moves(rules, after));
        let (denied, allowed) = (difference(&earlier, &now), difference(&now, &earlier));
        if !denied.is_empty() {
            facts.push(Reason::DeniesAgain(denied));
        }
        if !allowed.is_empty() {
            facts.push(Reason::AllowsAgain(allowed));
        }
        let best_after_pass = best_turn(rules, &passed);
        if let (Some(turn), Some(reply)) = (best_after_pass, &reply)
            && turn.seeds >= reply.seeds + MIN_SEEDS
        {
            facts.push(Reason::LimitsTurn {
                turn,
                left: reply.seeds,
            });
        }
    }
    let exposed = raid_after(rules, after, mover);
    let is_raid = |reply: &Turn| {
        exposed
            .as_ref()
            .is_some_and(|raid| reply.moves == [raid.mv])
    };
    let reply = reply.filter(|reply| reply.seeds >= MIN_SEEDS && !is_raid(reply));
    facts.extend(reply.map(Reason::BestReply));
    facts.extend(exposed.map(Reason::Exposes));
    let threat = threat(rules, before, after);
    facts.extend(threat.map(|raid| prepared_capture(rules, mv, &after.with_turn(mover), raid)));
}

/// Adds the facts about the mover's own holes that earn an extra move.
fn own_ready_holes(
    rules: &RuleSet,
    (before, mv): (&Position, Move),
    after: &Position,
    facts: &mut Vec<Reason>,
) {
    let Some(next) = after_pass(rules, after, before.to_move()) else {
        return;
    };
    let (mut earlier, now) = (earning_moves(rules, before), earning_moves(rules, &next));
    earlier.retain(|&other| other != mv);
    let spoilt = difference(&earlier, &now);
    let gained = difference(&now, &earlier);
    let kept = difference(&earlier, &spoilt);
    let changes = [
        (kept, Reason::KeepsReady as fn(Vec<Move>) -> Reason),
        (gained, Reason::MakesReady),
        (spoilt, Reason::SpoilsReady),
    ];
    for (moves, fact) in changes {
        if !moves.is_empty() {
            facts.push(fact(moves));
        }
    }
}

/// Returns the facts about a position, for the player to move.
pub(super) fn of_position(rules: &RuleSet, position: &Position) -> Vec<Reason> {
    let mut facts = Vec::new();
    let ready = earning_moves(rules, position);
    if !ready.is_empty() {
        facts.push(Reason::Ready(ready));
    }
    let threat = after_pass(rules, position, position.to_move().opponent())
        .and_then(|passed| best_turn(rules, &passed))
        .filter(|turn| turn.seeds >= MIN_SEEDS);
    facts.extend(threat.map(Reason::TurnThreat));
    facts
}

/// Returns the fact that the move `mv` prepares the capture `raid`. `after` is the position after
/// it, but with the mover to move.
fn prepared_capture(rules: &RuleSet, mv: Move, after: &Position, raid: Raid) -> Reason {
    let mut events = Vec::new();
    let mut position = *after;
    position.play_unchecked(rules, raid.mv, &mut events);
    match mv.hole().filter(|&hole| after.seeds_in(hole) == 0) {
        Some(hole) if last_sown(&events) == Some(hole) => Reason::Empties { hole, raid },
        _ => Reason::Threatens(raid),
    }
}
