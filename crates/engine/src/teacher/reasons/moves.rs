//! The facts of one move.

use super::captures::{Capture, largest_capture};
use super::danger::{WORTHWHILE, danger_facts, threat};
use super::{Reason, feeding, kroo, remainder, rings, tempo, turns, world};
use awale_rules::{Game, GameEvent, Move, Position, RuleSet, Side, Vessel};

/// Minimum laps of a relay that is worth mentioning.
const MANY_LAPS: u16 = 3;

/// Returns the facts of the move `mv`, unordered; `None` if it is illegal or the swap.
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
    if let Some(four) = rules.four_rows() {
        rings::facts(rules, four, (before, mv), &mut line, &events, &mut facts);
        return Some(facts);
    }
    world::facts(rules, before, &after, &events, &mut facts);
    if after.round() != before.round() {
        return Some(facts);
    }
    feeding::facts(rules, before, &after, &mut facts);
    facts.extend(other_way(rules, before, mv, &events));
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
    let most_left = danger_facts(rules, before, &after, &mut facts);
    kroo::facts(rules, before, hole, &after, &mut facts);
    let answers = Answers::of(&mut line, mover);
    let next = answers.takes_next();
    if next.is_none() {
        let threat = threat(rules, before, &after).map(Reason::Threatens);
        facts.extend(threat.or_else(|| answers.trap(rules, before, &after)));
    }
    facts.extend(next);
    let others = after_others(rules, before, mv);
    facts.extend(shield(&others, most_left));
    if is_quiet {
        facts.extend(answers.sacrifice());
    }
    if facts.is_empty() && most_left == 0 {
        facts.extend(safe(&others));
    }
    if facts.is_empty() {
        // A waiting move: the mover's kroos explain it.
        facts.extend(
            kroo::kroos(rules, &after, mover)
                .into_iter()
                .map(Reason::Kroo),
        );
    }
    Some(facts)
}

/// Returns what the same hole captures in the other direction, if the player chooses the direction
/// and the captures differ.
fn other_way(rules: &RuleSet, before: &Position, mv: Move, events: &[GameEvent]) -> Option<Reason> {
    let hole = mv.hole().filter(|_| rules.geometry().chooses_direction())?;
    let other = if mv.is_reversed() {
        Move::from(hole)
    } else {
        Move::reversed(hole)
    };
    let (mut after, mut others) = (*before, Vec::new());
    after.play(rules, other, &mut others).ok()?;
    let seeds = |events| Capture::of(events, before.to_move()).map_or(0, |capture| capture.seeds);
    let (mine, seeds) = (seeds(events), seeds(&others));
    (seeds != mine).then_some(Reason::OtherWay {
        mv: other,
        seeds,
        fewer: seeds < mine,
    })
}

/// Returns a reason if the move has emptied the mover's row, which the mover must then refill.
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
    let most_after = others.map(|other| {
        let mut after = *before;
        after.play_unchecked(rules, other, &mut ());
        let next = next_capture(&after, rules, opponent, before.round());
        (other, next.map_or(0, |(_, seeds)| seeds))
    });
    most_after.collect()
}

/// Returns the move of `others` after which the opponent could capture most, if that is worth a
/// mention.
fn safe(others: &[(Move, u16)]) -> Option<Reason> {
    let &(other, seeds) = others.iter().rev().max_by_key(|(_, seeds)| seeds)?;
    (seeds >= WORTHWHILE).then_some(Reason::Safe { other, seeds })
}

/// Returns a reason if the opponent can capture less after the move than after any of `others`;
/// `left` is their biggest capture after it.
fn shield(others: &[(Move, u16)], left: u16) -> Option<Reason> {
    let otherwise = others.iter().map(|&(_, seeds)| seeds).min()?;
    (otherwise >= left + WORTHWHILE).then_some(Reason::Shields { otherwise, left })
}

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
    (laps >= MANY_LAPS).then_some(Reason::Relay { laps, end })
}

/// The replies to a move, each with the mover's biggest capture after it.
struct Answers(Vec<Answer>);

/// Returns the mover's biggest capture in `after` if the opponent passed, or in `before` if that is
/// bigger.
fn without_reply(rules: &RuleSet, before: &Position, after: &Position) -> u16 {
    let seeds =
        |position: &Position| largest_capture(rules, position).map_or(0, |raid| raid.capture.seeds);
    seeds(before).max(seeds(&after.with_turn(before.to_move())))
}

struct Answer {
    reply: Move,
    /// The seeds that the reply captures for the opponent.
    lost: u16,
    /// The mover's biggest capture after it, the first of equals; `None` if there is none, the game
    /// or the round is over, or the mover must pass.
    capture: Option<(Move, u16)>,
}

impl Answers {
    /// Computes the replies after the last move of `line`, by `mover`, and restores `line`.
    fn of(line: &mut Game, mover: Side) -> Self {
        let replies = line.position().legal_moves(line.rules());
        let round = line.position().round();
        let answers = replies.iter().filter_map(|reply| {
            let mut events = Vec::new();
            line.play(reply, &mut events).ok()?;
            let lost = Capture::of(&events, mover.opponent());
            let capture = next_capture(line.position(), line.rules(), mover, round);
            line.take_back();
            Some(Answer {
                reply,
                lost: lost.map_or(0, |capture| capture.seeds),
                capture,
            })
        });
        Self(answers.collect())
    }

    fn takes_next(&self) -> Option<Reason> {
        let answers: Option<Vec<(Move, Move, u16)>> = self
            .0
            .iter()
            .map(|answer| answer.capture.map(|(mv, seeds)| (answer.reply, mv, seeds)))
            .collect();
        let answers = answers?;
        let seeds = answers.iter().map(|&(_, _, seeds)| seeds).min()?;
        Some(Reason::TakesNext { seeds, answers })
    }

    /// Returns the reply that allows the mover the biggest capture.
    fn trap(&self, rules: &RuleSet, before: &Position, after: &Position) -> Option<Reason> {
        let captures = self.0.iter().rev();
        let most = captures.max_by_key(|answer| answer.capture.map(|(_, seeds)| seeds))?;
        let mut line = *after;
        line.play_unchecked(rules, most.reply, &mut ());
        most.capture?;
        let raid = largest_capture(rules, &line)?;
        let least = without_reply(rules, before, after).max(WORTHWHILE - 1);
        (raid.capture.seeds > least).then_some(Reason::Traps {
            reply: most.reply,
            raid,
        })
    }

    fn sacrifice(&self) -> Option<Reason> {
        let captures = self.0.iter().filter(|answer| answer.lost > 0);
        let pays = |answer: &Answer| answer.capture.is_some_and(|(_, seeds)| seeds > answer.lost);
        if !captures.clone().all(pays) {
            return None;
        }
        let greatest = captures.rev().max_by_key(|answer| answer.lost)?;
        let (answer, gained) = greatest.capture?;
        (greatest.lost >= WORTHWHILE).then_some(Reason::Sacrifice {
            reply: greatest.reply,
            given: greatest.lost,
            answer,
            gained,
        })
    }
}

/// Returns the biggest capture of `mover`, who may be the player not to move: the move and the
/// seeds. `None` once `round` is over.
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
