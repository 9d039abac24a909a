//! Turns of several moves: what a whole turn brings, and the holes that earn another move.

use std::collections::HashSet;

use super::captures::Raid;
use super::danger::{WORTHWHILE, raid_after, threat};
use super::{Reason, last_sown};
use awale_rules::{GameEvent, Move, Position, RuleSet, Side, Vessel};

/// Limit on the positions tried for one turn.
const MAX_POSITIONS: usize = 4_000;

/// A player's turn: its moves up to the opponent's turn, and what they bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The moves, in order; at least one.
    pub moves: Vec<Move>,
    /// The seeds that come into the player's store, including the player's share if the turn ends
    /// the game or the round.
    pub seeds: u16,
}

/// Returns the seeds that `events` bring `side`.
fn gain(events: &[GameEvent], side: Side) -> u16 {
    let seeds = events.iter().map(|event| match event.transfer() {
        Some((_, to, seeds)) if to == Vessel::Loft(side) => seeds,
        Some(_) => 0,
        None => u16::from(matches!(event, GameEvent::Stored { side: owner, .. } if *owner == side)),
    });
    seeds.sum()
}

/// Searches all turns of one player. A position that two orders of moves reach is searched once: it
/// includes the stores, so both orders have brought the same.
struct Search<'a> {
    rules: &'a RuleSet,
    side: Side,
    seen: HashSet<Position>,
    line: Vec<Move>,
    best: Option<Turn>,
}

impl Search<'_> {
    /// Plays `mv` and everything that may follow it in this turn; `None` if that is too much.
    fn play(&mut self, position: &Position, mv: Move, brought: u16) -> Option<()> {
        let (mut after, mut events) = (*position, Vec::new());
        let played = after.play_unchecked(self.rules, mv, &mut events);
        let seeds = brought + gain(&events, self.side);
        self.line.push(mv);
        if played.again {
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

/// Returns the turn of the player to move that brings most seeds, among those that begin with one
/// of `first`: the shortest of equal ones. `None` if there is no move, or if there are too many
/// turns to try.
fn best(rules: &RuleSet, position: &Position, first: impl Iterator<Item = Move>) -> Option<Turn> {
    let mut search = Search {
        rules,
        side: position.to_move(),
        seen: HashSet::new(),
        line: Vec::new(),
        best: None,
    };
    for mv in first {
        search.play(position, mv, 0)?;
    }
    search.best
}

/// Returns the best turn of the player to move; `None` as for [`best`].
fn best_of_all(rules: &RuleSet, position: &Position) -> Option<Turn> {
    best(rules, position, position.legal_moves(rules).iter())
}

/// Returns the position with `side` to move, as if the other player passed; `None` if the rules
/// count the extra moves of the current turn.
fn turned(rules: &RuleSet, position: &Position, side: Side) -> Option<Position> {
    let is_limited = rules
        .two_rows()
        .is_some_and(|on| on.two.again_at_most.is_some());
    let counts = is_limited && position.extra_moves() > 0;
    (!counts).then(|| position.with_turn(side))
}

/// Returns the moves of the player to move that earn another move.
fn earning(rules: &RuleSet, position: &Position) -> Vec<Move> {
    let moves = position.legal_moves(rules);
    let earns = |&mv: &Move| {
        let mut after = *position;
        after.play_unchecked(rules, mv, &mut ()).again
    };
    moves.iter().filter(earns).collect()
}

/// Returns the moves in `moves` that aren't in `others`.
fn without(moves: &[Move], others: &[Move]) -> Vec<Move> {
    let is_other = |mv: &&Move| !others.contains(mv);
    moves.iter().filter(is_other).copied().collect()
}

/// Adds the facts about turns of the move `mv` from `before` to `after`, in the same round, and
/// about the captures that follow.
pub(super) fn facts(
    rules: &RuleSet,
    (before, mv): (&Position, Move),
    after: &Position,
    facts: &mut Vec<Reason>,
) {
    let (mover, opponent) = (before.to_move(), before.to_move().opponent());
    let has_moved_on = after.to_move() == opponent;
    if !has_moved_on {
        let turn = best(rules, before, std::iter::once(mv));
        if let Some(turn) = turn.filter(|turn| turn.moves.len() > 1) {
            // It says as much, and more.
            facts.retain(|fact| *fact != Reason::MovesAgain);
            facts.push(Reason::Continues(turn));
        }
    }
    own_holes(rules, (before, mv), after, facts);
    if !has_moved_on {
        return;
    }
    let reply = best_of_all(rules, after);
    if let Some(passed) = turned(rules, before, opponent) {
        let (could, can) = (earning(rules, &passed), earning(rules, after));
        let (denied, allowed) = (without(&could, &can), without(&can, &could));
        if !denied.is_empty() {
            facts.push(Reason::DeniesAgain(denied));
        }
        if !allowed.is_empty() {
            facts.push(Reason::AllowsAgain(allowed));
        }
        let feared = best_of_all(rules, &passed);
        if let (Some(turn), Some(reply)) = (feared, &reply)
            && turn.seeds >= reply.seeds + WORTHWHILE
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
    let reply = reply.filter(|reply| reply.seeds >= WORTHWHILE && !is_raid(reply));
    facts.extend(reply.map(Reason::BestReply));
    facts.extend(exposed.map(Reason::Exposes));
    let threat = threat(rules, before, after);
    facts.extend(threat.map(|raid| prepared(rules, mv, &after.with_turn(mover), raid)));
}

/// Adds what the move does to the mover's own holes that earn another move.
fn own_holes(
    rules: &RuleSet,
    (before, mv): (&Position, Move),
    after: &Position,
    facts: &mut Vec<Reason>,
) {
    let Some(next) = turned(rules, after, before.to_move()) else {
        return;
    };
    let (mut could, can) = (earning(rules, before), earning(rules, &next));
    could.retain(|&other| other != mv);
    let spoilt = without(&could, &can);
    let made = without(&can, &could);
    let kept = without(&could, &spoilt);
    let all = [
        (kept, Reason::KeepsReady as fn(Vec<Move>) -> Reason),
        (made, Reason::MakesReady),
        (spoilt, Reason::SpoilsReady),
    ];
    for (moves, fact) in all {
        if !moves.is_empty() {
            facts.push(fact(moves));
        }
    }
}

/// Returns the facts of a position for its player to move.
pub(super) fn of_position(rules: &RuleSet, position: &Position) -> Vec<Reason> {
    let mut facts = Vec::new();
    let ready = earning(rules, position);
    if !ready.is_empty() {
        facts.push(Reason::Ready(ready));
    }
    let feared = turned(rules, position, position.to_move().opponent())
        .and_then(|passed| best_of_all(rules, &passed))
        .filter(|turn| turn.seeds >= WORTHWHILE);
    facts.extend(feared.map(Reason::TurnThreat));
    facts
}

/// Returns the fact that the move `mv` to `after`, with the mover to move again, prepares the
/// capture of `raid`.
fn prepared(rules: &RuleSet, mv: Move, after: &Position, raid: Raid) -> Reason {
    let mut events = Vec::new();
    let mut then = *after;
    then.play_unchecked(rules, raid.mv, &mut events);
    match mv.hole().filter(|&hole| after.seeds_in(hole) == 0) {
        Some(hole) if last_sown(&events) == Some(hole) => Reason::Empties { hole, raid },
        _ => Reason::Threatens(raid),
    }
}
