//! All that is known of one move.

use super::captures::{Capture, greatest_raid, raid_after_pass};
use super::{Reason, feeding, kroo, tempo};
use crate::rules::{Game, GameEvent, Hole, Side};

/// A danger of fewer seeds is not worth a word.
const WORTHWHILE: u16 = 2;
/// A relay of fewer laps is nothing special.
const MANY_LAPS: u16 = 3;

/// The facts of the move `hole`, in no order; `None` if it can't be played.
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
        facts.push(Reason::OnlyMove);
    }
    facts.extend(Capture::of(&events, mover, |_| true).map(Reason::Takes));
    facts.extend(Capture::of(&events, opponent, |_| true).map(Reason::Gives));
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
    let left = greatest_raid(rules, &after, mover);
    let most_left = left.as_ref().map_or(0, |raid| raid.capture.seeds);
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
        left.filter(|raid| raid.capture.seeds >= WORTHWHILE)
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

/// What South and North get of the seeds that were left when the game ended.
fn rest(events: &[GameEvent]) -> [u16; 2] {
    let mut rest = [0; 2];
    for event in events {
        if let GameEvent::RemainderTaken { seeds, side, .. } = *event {
            rest[side.index()] += seeds;
        }
    }
    rest
}

/// What follows a move: every answer of the opponent, with the mover's greatest capture then.
struct Answers(Vec<Answer>);

struct Answer {
    reply: Hole,
    /// What the reply captures for the opponent.
    lost: u16,
    /// The mover's greatest capture after it, of equal ones the first; `None` if there is none, the game is over, or the mover misses the turn.
    capture: Option<(Hole, u16)>,
}

impl Answers {
    /// `line` stands after the move of `mover`, and comes back there.
    fn of(line: &mut Game, mover: Side) -> Self {
        let replies = line.position().legal_moves(line.rules());
        let answers = replies.iter().filter_map(|reply| {
            let mut events = Vec::new();
            line.play(reply, &mut events).ok()?;
            let lost = Capture::of(&events, mover.opponent(), |_| true);
            let capture = greatest_capture(line, mover);
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

/// The greatest capture of `mover`, who may not be the one to move.
fn greatest_capture(line: &mut Game, mover: Side) -> Option<(Hole, u16)> {
    let position = *line.position();
    if position.end().is_some() || position.to_move() != mover {
        return None;
    }
    let mut greatest: Option<(Hole, u16)> = None;
    let mut events = Vec::new();
    for hole in position.legal_moves(line.rules()).iter() {
        events.clear();
        let mut after = position;
        // What is captured doesn't depend on which positions have occurred.
        after.play_unchecked(line.rules(), hole, &mut events);
        let seeds = Capture::of(&events, mover, |_| true).map_or(0, |capture| capture.seeds);
        if seeds > greatest.map_or(0, |(_, most)| most) {
            greatest = Some((hole, seeds));
        }
    }
    greatest
}
