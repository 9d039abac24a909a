//! The facts of one move.

use super::captures::{Capture, greatest_capture, greatest_raid, raid_after_pass};
use super::{Reason, feeding, kroo, tempo};
use crate::rules::{Game, GameEvent, Hole, Position, RuleSet, Side};

/// The least seeds in danger that are worth mentioning.
const WORTHWHILE: u16 = 2;
/// The least laps of a relay worth mentioning.
const MANY_LAPS: u16 = 3;

/// The facts of the move `hole`, unordered; `None` if it is illegal.
pub(super) fn facts(game: &Game, hole: Hole) -> Option<Vec<Reason>> {
    let rules = game.rules();
    let before = game.position();
    let mover = before.to_move();
    let opponent = mover.opponent();
    let mut line = game.clone();
    let mut events = Vec::new();
    line.play(hole, &mut events).ok()?;
    let after = *line.position();

    let mut facts = Vec::new();
    if before.legal_moves(rules).len() == 1 {
        facts.push(Reason::OnlyMove(hole));
    }
    facts.extend(Capture::of(&events, mover).map(Reason::Takes));
    facts.extend(Capture::of(&events, opponent).map(Reason::Gives));
    facts.extend(relay(&events));
    if let Some(reason) = after.end() {
        facts.push(Reason::Ends {
            reason,
            rest: rest(&events),
        });
        return Some(facts);
    }
    feeding::facts(rules, before, &after, &mut facts);
    if after.to_move() == mover {
        facts.push(Reason::Blocks);
        return Some(facts);
    }
    let in_danger = raid_after_pass(rules, before, mover);
    let most_left = greatest_capture(rules, &after).map_or(0, |raid| raid.capture.seeds);
    if let Some(from) = in_danger {
        let saved = from.capture.seeds.saturating_sub(most_left);
        if saved >= WORTHWHILE || saved > 0 && most_left == 0 {
            facts.push(Reason::Saves {
                from,
                left: most_left,
            });
        }
    }
    facts.extend(
        greatest_raid(rules, &after, mover)
            .filter(|raid| raid.capture.seeds >= WORTHWHILE)
            .map(Reason::Exposes),
    );
    kroo::facts(rules, before, hole, &after, &mut facts);
    let is_quiet = !facts
        .iter()
        .any(|fact| matches!(fact, Reason::Takes(_) | Reason::Gives(_)));
    if is_quiet {
        facts.extend(tempo::fact(rules, &after, mover));
    }
    let answers = Answers::of(&mut line, mover);
    facts.extend(answers.takes_next());
    if is_quiet {
        facts.extend(answers.sacrifice());
    }
    Some(facts)
}

fn relay(events: &[GameEvent]) -> Option<Reason> {
    let laps = events
        .iter()
        .filter(|event| matches!(event, GameEvent::Lifted { .. }))
        .count();
    let laps = u16::try_from(laps).ok()?;
    let end = events.iter().rev().find_map(|event| match *event {
        GameEvent::Sown { hole, .. } => Some(hole),
        _ => None,
    })?;
    (laps >= MANY_LAPS).then_some(Reason::Relay { laps, end })
}

/// The seeds that South and North receive at the end of the game.
fn rest(events: &[GameEvent]) -> [u16; 2] {
    let mut rest = [0; 2];
    for event in events {
        if let GameEvent::RemainderTaken { seeds, side, .. } = *event {
            rest[side.index()] += seeds;
        }
    }
    rest
}

/// The replies to a move, each with the mover's biggest capture after it.
struct Answers(Vec<Answer>);

struct Answer {
    reply: Hole,
    /// The seeds that the reply captures for the opponent.
    lost: u16,
    /// The mover's biggest capture after it, the first of equals; `None` if there is none, the game
    /// is over, or the mover must pass.
    capture: Option<(Hole, u16)>,
}

impl Answers {
    /// Computes the replies after the last move of `line`, by `mover`, and restores `line`.
    fn of(line: &mut Game, mover: Side) -> Self {
        let replies = line.position().legal_moves(line.rules());
        let answers = replies.iter().filter_map(|reply| {
            let mut events = Vec::new();
            line.play(reply, &mut events).ok()?;
            let lost = Capture::of(&events, mover.opponent());
            let capture = next_capture(line.position(), line.rules(), mover);
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
        let answers: Option<Vec<(Hole, Hole, u16)>> = self
            .0
            .iter()
            .map(|answer| {
                answer
                    .capture
                    .map(|(hole, seeds)| (answer.reply, hole, seeds))
            })
            .collect();
        let answers = answers?;
        let seeds = answers.iter().map(|&(_, _, seeds)| seeds).min()?;
        Some(Reason::TakesNext { seeds, answers })
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

/// The biggest capture of `mover`, who need not be to move: the hole and the seeds.
fn next_capture(position: &Position, rules: &RuleSet, mover: Side) -> Option<(Hole, u16)> {
    if position.end().is_some() || position.to_move() != mover {
        return None;
    }
    let raid = greatest_capture(rules, position)?;
    Some((raid.hole, raid.capture.seeds))
}
