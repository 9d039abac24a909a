//! The facts about one move.

use super::captures::{Capture, largest_capture};
use super::danger::{MIN_SEEDS, danger_facts, threat};
use super::{Reason, feeding, kroo, remainder, rings, tempo, turns, world};
use awale_rules::{Game, GameEvent, Move, Position, RuleSet, Side, Vessel};

/// The minimum number of laps of a relay worth mentioning.
const MIN_LAPS: u16 = 3;

/// Returns the facts about the move `mv`, unsorted; `None` if it is illegal or the swap.
pub(super) fn facts(game: &Game, mv: Move) -> Option<Vec<Reason>> {
    let hole = mv.hole()?;
    let rules = game.rules();
    let before = game.position();
    let mover = before.to_move();
    let opponent = mover.opponent();
    let mut line = game.clone();
    let mut events = Vec::new();
    line.play(mv, &mut events).ok()?;
    let after = *line.position();

    let mut facts = Vec::new();
    if before.legal_moves(rules).len() == 1 {
        facts.push(Reason::OnlyMove(hole));
    }
    facts.extend(Capture::of(&events, mover).map(Reason::Takes));
    facts.extend(Capture::of(&events, opponent).map(Reason::Gives));
    facts.extend(relay(&events));
    if let Some(reason) = after.end() {
        facts.push(if rules.is_won_by_last_move() {
            let winner = after.outcome().and_then(|outcome| outcome.winner);
            Reason::Decides { reason, winner }
        } else {
            Reason::Ends {
                reason,
                rest: remainder(&events),
            }
        });
        return Some(facts);
    }
    if rules.four_rows().is_some() {
        rings::add_facts(rules, (before, mv), &mut line, &events, &mut facts);
        return Some(facts);
    }
    world::facts(rules, before, &after, &events, &mut facts);
    if after.round() != before.round() {
        return Some(facts);
    }
    feeding::facts(rules, before, &after, &mut facts);
    facts.extend(other_direction(rules, before, mv, &events));
    facts.extend(emptied_row(rules, &after, mover));
    let is_quiet = !facts
        .iter()
        .any(|fact| matches!(fact, Reason::Takes(_) | Reason::Gives(_)));
    if is_quiet {
        facts.extend(tempo::fact(rules, &after, mover));
    }
    if events.contains(&GameEvent::Passed { side: opponent }) {
        facts.push(Reason::Blocks);
    }
    if rules.has_extra_moves() {
        turns::facts(rules, (before, mv), &after, &mut facts);
        return Some(facts);
    }
    if after.to_move() == mover {
        return Some(facts);
    }
    let max_left = danger_facts(rules, before, &after, &mut facts);
    kroo::facts(rules, before, hole, &after, &mut facts);
    let replies = Replies::of(&mut line, mover);
    let next = replies.takes_next();
    if next.is_none() {
        let threat = threat(rules, before, &after).map(Reason::Threatens);
        facts.extend(threat.or_else(|| replies.trap(rules, before, &after)));
    }
    facts.extend(next);
    let others = after_others(rules, before, mv);
    facts.extend(shield(&others, max_left));
    if is_quiet {
        facts.extend(replies.sacrifice());
    }
    if facts.is_empty() && max_left == 0 {
        facts.extend(safe(&others));
    }
    if facts.is_empty() {
        // The move waits, which only the mover's kroos explain.
        facts.extend(
            kroo::kroos(rules, &after, mover)
                .into_iter()
                .map(Reason::Kroo),
        );
    }
    Some(facts)
}

/// Returns what the same hole captures in the other direction, if the player chooses the direction
/// and the number of seeds differs.
fn other_direction(
    rules: &RuleSet,
    before: &Position,
    mv: Move,
    events: &[GameEvent],
) -> Option<Reason> {
    let hole = mv.hole().filter(|_| rules.geometry().chooses_direction())?;
    let other = if mv.is_reversed() {
        Move::from(hole)
    } else {
        Move::reversed(hole)
    };
    let (mut after, mut other_events) = (*before, Vec::new());
    after.play(rules, other, &mut other_events).ok()?;
    let seeds = |events| Capture::of(events, before.to_move()).map_or(0, |capture| capture.seeds);
    let (mine, seeds) = (seeds(events), seeds(&other_events));
    (seeds != mine).then_some(Reason::OtherWay {
        mv: other,
        seeds,
        fewer: seeds < mine,
    })
}

/// Returns a fact if the move empties the mover's row and the mover must then refill it.
fn emptied_row(rules: &RuleSet, after: &Position, mover: Side) -> Option<Reason> {
    let seeds = rules.refill()?;
    let holes = after.territory(mover).len() as u16;
    (after.to_move() != mover && after.is_starved(mover)).then_some(Reason::EmptiesRow {
        seeds: seeds * holes,
    })
}

/// Returns the opponent's biggest capture after each legal move other than `played`.
fn after_others(rules: &RuleSet, before: &Position, played: Move) -> Vec<(Move, u16)> {
    let opponent = before.to_move().opponent();
    let moves = before.legal_moves(rules);
    let others = moves.iter().filter(|&other| other != played);
    let captures = others.map(|other| {
        let mut after = *before;
        after.play_unchecked(rules, other, &mut ());
        let next = next_capture(&after, rules, opponent, before.round());
        (other, next.map_or(0, |(_, seeds)| seeds))
    });
    captures.collect()
}

/// Returns a fact if the opponent could capture a mentionable number of seeds after one of
/// `others`, with the move after which they could capture most.
fn safe(others: &[(Move, u16)]) -> Option<Reason> {
    let &(other, seeds) = others.iter().rev().max_by_key(|(_, seeds)| seeds)?;
    (seeds >= MIN_SEEDS).then_some(Reason::Safe { other, seeds })
}

/// Returns a fact if the opponent can capture less after the move than after any of `others`;
/// `left` is their biggest capture after the move.
fn shield(others: &[(Move, u16)], left: u16) -> Option<Reason> {
    let otherwise = others.iter().map(|&(_, seeds)| seeds).min()?;
    (otherwise >= left + MIN_SEEDS).then_some(Reason::Shields { otherwise, left })
}

/// Returns the fact that the sowing is a long relay, if it is one.
fn relay(events: &[GameEvent]) -> Option<Reason> {
    let laps = events.iter().filter(|event| event.lap().is_some()).count();
    let laps = u16::try_from(laps).ok()?;
    let end = events.iter().rev().find_map(|event| match *event {
        GameEvent::Sown { hole, .. }
        | GameEvent::Stored {
            from: Some(hole), ..
        } => Some(Vessel::Hole(hole)),
        GameEvent::Stored { from: None, side } => Some(Vessel::Loft(side)),
        _ => None,
    })?;
    (laps >= MIN_LAPS).then_some(Reason::Relay { laps, end })
}

/// Returns the mover's biggest capture in `after` if the opponent passed, or in `before` if that is
/// bigger.
fn max_without_reply(rules: &RuleSet, before: &Position, after: &Position) -> u16 {
    let seeds =
        |position: &Position| largest_capture(rules, position).map_or(0, |raid| raid.capture.seeds);
    seeds(before).max(seeds(&after.with_turn(before.to_move())))
}

/// The replies to a move.
struct Replies(Vec<Reply>);

/// A reply, with the mover's biggest capture after it.
struct Reply {
    mv: Move,
    /// The number of seeds that the opponent captures with the reply.
    lost: u16,
    /// The mover's biggest capture after the reply: the move, the first of several, and the seeds.
    /// `None` if nothing can be captured, the game or the round is over, or the mover must pass.
    answer: Option<(Move, u16)>,
}

impl Replies {
    /// Finds the replies to the last move of `line`, which `mover` played, and restores `line`.
    fn of(line: &mut Game, mover: Side) -> Self {
        let moves = line.position().legal_moves(line.rules());
        let round = line.position().round();
        let replies = moves.iter().filter_map(|mv| {
            let mut events = Vec::new();
            line.play(mv, &mut events).ok()?;
            let lost = Capture::of(&events, mover.opponent());
            let answer = next_capture(line.position(), line.rules(), mover, round);
            line.take_back();
            Some(Reply {
                mv,
                lost: lost.map_or(0, |capture| capture.seeds),
                answer,
            })
        });
        Self(replies.collect())
    }

    /// Returns a fact if the mover can capture after every reply.
    fn takes_next(&self) -> Option<Reason> {
        let answers: Option<Vec<(Move, Move, u16)>> = self
            .0
            .iter()
            .map(|reply| {
                reply
                    .answer
                    .map(|(answer, seeds)| (reply.mv, answer, seeds))
            })
            .collect();
        let answers = answers?;
        let seeds = answers.iter().map(|&(_, _, seeds)| seeds).min()?;
        Some(Reason::TakesNext { seeds, answers })
    }

    /// Returns the reply that lets the mover capture most, if that is more than without a reply.
    fn trap(&self, rules: &RuleSet, before: &Position, after: &Position) -> Option<Reason> {
        let replies = self.0.iter().rev();
        let worst = replies.max_by_key(|reply| reply.answer.map(|(_, seeds)| seeds))?;
        let mut line = *after;
        line.play_unchecked(rules, worst.mv, &mut ());
        worst.answer?;
        let raid = largest_capture(rules, &line)?;
        let baseline = max_without_reply(rules, before, after).max(MIN_SEEDS - 1);
        (raid.capture.seeds > baseline).then_some(Reason::Traps {
            reply: worst.mv,
            raid,
        })
    }

    /// Returns a fact if the mover captures more after every reply that captures.
    fn sacrifice(&self) -> Option<Reason> {
        let captures = self.0.iter().filter(|reply| reply.lost > 0);
        let pays_off = |reply: &Reply| reply.answer.is_some_and(|(_, seeds)| seeds > reply.lost);
        if !captures.clone().all(pays_off) {
            return None;
        }
        let biggest = captures.rev().max_by_key(|reply| reply.lost)?;
        let (answer, gained) = biggest.answer?;
        (biggest.lost >= MIN_SEEDS).then_some(Reason::Sacrifice {
            reply: biggest.mv,
            given: biggest.lost,
            answer,
            gained,
        })
    }
}

/// Returns the biggest capture of `mover`: the move and the number of seeds. `None` if it isn't
/// their turn, or if `round` is over.
fn next_capture(
    position: &Position,
    rules: &RuleSet,
    mover: Side,
    round: u16,
) -> Option<(Move, u16)> {
    if position.end().is_some() || position.to_move() != mover || position.round() != round {
        return None;
    }
    let raid = largest_capture(rules, position)?;
    Some((raid.mv, raid.capture.seeds))
}
