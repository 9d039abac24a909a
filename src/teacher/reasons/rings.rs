//! Facts of games on four rows: the last move, few replies, the nyumba, and blocked holes.

use std::sync::Arc;

use super::captures::raid_after_pass;
use super::{Reason, moves};
use crate::rules::four_rows::FourRows;
use crate::rules::{Game, GameEvent, Hole, Move, Position, RuleSet, Side};

/// The most replies that are worth mentioning as few.
const FEW_REPLIES: usize = 2;
/// Limit of the replies, and of their answers, that are played to find a win by force.
const MOST_ANSWERS: usize = 6_000;

/// What happens to a nyumba.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Nyumba {
    /// The mover takes the opponent's.
    Taken(Hole),
    /// The mover's own is sown on.
    Spent(Hole),
    /// The mover's own is lost otherwise: played, or given up by a capture in mtaji.
    Lost(Hole),
    /// The move rests in the mover's own.
    Kept(Hole),
}

/// The facts of the move `mv` from `before`, which `line` has played. It doesn't end the game.
pub(super) fn facts(
    rules: &RuleSet,
    four: &FourRows,
    (before, mv): (&Position, Move),
    line: &mut Game,
    events: &[GameEvent],
    facts: &mut Vec<Reason>,
) {
    let after = *line.position();
    facts.extend(nyumba(four, (before, mv), &after, events));
    facts.extend(after.blocked().map(Reason::BlocksHole));
    let replies = after.legal_moves(rules).len();
    if replies <= FEW_REPLIES {
        facts.push(Reason::FewReplies(replies as u16));
    }
    match forced(line) {
        Some(Forced::Win) => facts.push(Reason::WinsNext),
        Some(Forced::Loss(reply)) => facts.push(Reason::LetsWin(reply)),
        None => {}
    }
    moves::danger_facts(rules, before, &after, facts);
    facts.extend(moves::threat(rules, before, &after));
    if facts.is_empty() {
        facts.push(mobility(rules, &after, before.to_move()));
    }
}

/// The facts of a position for its player to move.
pub(super) fn of_position(rules: &RuleSet, position: &Position) -> Vec<Reason> {
    let mover = position.to_move();
    let in_danger = raid_after_pass(rules, position, mover);
    let mut facts: Vec<Reason> = in_danger.map(Reason::InDanger).into_iter().collect();
    facts.extend(position.blocked().map(Reason::BlockedHole));
    facts.push(mobility(rules, position, mover));
    facts
}

/// How many holes and directions each player could choose from if it were their turn.
fn mobility(rules: &RuleSet, position: &Position, mover: Side) -> Reason {
    let moves = |side: Side| {
        let moves = position.with_turn(side).legal_moves(rules);
        let mut bases: Vec<Move> = moves.iter().map(Move::base).collect();
        bases.dedup();
        bases.len() as u16
    };
    Reason::Mobility {
        mine: moves(mover),
        theirs: moves(mover.opponent()),
    }
}

fn nyumba(
    four: &FourRows,
    (before, mv): (&Position, Move),
    after: &Position,
    events: &[GameEvent],
) -> Option<Reason> {
    let mover = before.to_move();
    let loses = |side: Side| before.owns_nyumba(side) && !after.owns_nyumba(side);
    let rests = || {
        let is_capture = events.iter().any(|event| event.capture().is_some());
        let end = events.iter().rev().find_map(|event| match *event {
            GameEvent::Sown { hole, .. } => Some(hole),
            _ => None,
        });
        let hole = four.nyumba(mover).filter(|_| after.owns_nyumba(mover))?;
        let in_namua = before.reserve(mover) > 0;
        (in_namua && is_capture && end == Some(hole) && mv.hole() != Some(hole)).then_some(hole)
    };
    let fact = if loses(mover.opponent()) {
        Nyumba::Taken(four.nyumba(mover.opponent())?)
    } else if loses(mover) && mv.spends_nyumba() {
        Nyumba::Spent(four.nyumba(mover)?)
    } else if loses(mover) {
        Nyumba::Lost(four.nyumba(mover)?)
    } else {
        Nyumba::Kept(rests()?)
    };
    Some(Reason::Nyumba(fact))
}

/// How the next moves decide the game.
enum Forced {
    /// The mover wins next, whatever the reply.
    Win,
    /// This reply wins.
    Loss(Move),
}

/// Whether a reply to the last move of `line` wins at once, or every reply lets its mover win at
/// once; restores `line`. `None` if neither is so, or if there are too many moves to try.
fn forced(line: &mut Game) -> Option<Forced> {
    let rules = Arc::clone(line.rules());
    let opponent = line.position().to_move();
    let mover = opponent.opponent();
    let wins = |position: &Position, side: Side| {
        let winner = position.outcome().and_then(|outcome| outcome.winner);
        winner == Some(side)
    };
    let replies = line.position().legal_moves(&rules);
    let mut left = MOST_ANSWERS.checked_sub(replies.len())?;
    let mut all_lose = true;
    for reply in replies.iter() {
        line.play(reply, &mut ()).ok()?;
        let next = *line.position();
        line.take_back();
        if wins(&next, opponent) {
            return Some(Forced::Loss(reply));
        }
        if !all_lose || wins(&next, mover) {
            continue;
        }
        let answers = next.legal_moves(&rules);
        all_lose = next.end().is_none() && next.to_move() == mover && {
            left = left.checked_sub(answers.len())?;
            answers.iter().any(|answer| {
                let mut last = next;
                last.play_unchecked(&rules, answer, &mut ());
                wins(&last, mover)
            })
        };
    }
    (all_lose && !replies.is_empty()).then_some(Forced::Win)
}
