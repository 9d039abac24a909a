//! Why a wrong answer is wrong: what the opponent would do about it.

use std::sync::atomic::AtomicBool;

use crate::ai::{Limits, SEED, search};
use crate::rules::{Game, GameEvent, Hole, HoleSet, Outcome, Side};

/// Positions visited for each answer that is compared. Enough for the few seeds of a lesson,
/// and done within a frame or two.
const NODES: u64 = 20_000;

/// A wrong answer played out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The moves that show it, to be played from the position in which the answer was given: the
    /// wrong hole, then the opponent's reply where one is needed.
    pub moves: Vec<Hole>,
    /// What they show.
    pub fault: Fault,
}

/// What is wrong with an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It ends the game, with fewer seeds than a right one.
    Ends(Outcome),
    /// The opponent's reply captures more than it could after a right one.
    Loses {
        /// The reply.
        reply: Hole,
        /// How many seeds it captures.
        seeds: u16,
    },
    /// It captures less than a right one.
    Misses {
        /// How many seeds it captures, maybe none.
        seeds: u16,
        /// How many a right one would.
        possible: u16,
    },
    /// After the opponent's reply, less can be captured than after a right one.
    Spoils {
        /// The reply.
        reply: Hole,
        /// How many seeds can then be captured, maybe none.
        seeds: u16,
        /// How many could be after a right one.
        possible: u16,
    },
    /// None of these, but it costs seeds before long.
    Costs {
        /// The opponent's reply.
        reply: Hole,
        /// About how many seeds, at least 1.
        seeds: u16,
    },
}

/// What an answer brings, as far as the next moves go.
struct Course {
    gained: u16,
    reply: Option<Hole>,
    lost: u16,
    /// What the answer's player can capture after the reply.
    next: u16,
    /// What it is worth in the end, in hundredths of a seed.
    value: i32,
    outcome: Option<Outcome>,
}

/// Why `wrong` is a worse move than those of `right` in the position that `game` has come to;
/// none if it can't be played, if no right move can, or if nothing shows that it is worse.
#[must_use]
pub fn refutation(game: &Game, wrong: Hole, right: HoleSet) -> Option<Refutation> {
    let chosen = Course::of(game, wrong)?;
    let best = right
        .iter()
        .filter_map(|hole| Course::of(game, hole))
        .max_by_key(|course| course.value)?;
    let cost = (best.value - chosen.value + SEED / 2).div_euclid(SEED);
    let missed = best.gained.saturating_sub(chosen.gained);
    let more_lost = chosen.lost.saturating_sub(best.lost);
    let spoilt = best.next.saturating_sub(chosen.next);
    let fault = match (chosen.reply, chosen.outcome) {
        (None, Some(outcome)) if cost > 0 => Fault::Ends(outcome),
        (Some(reply), _) if more_lost > 0 && more_lost >= missed => Fault::Loses {
            reply,
            seeds: chosen.lost,
        },
        _ if missed > 0 => Fault::Misses {
            seeds: chosen.gained,
            possible: best.gained,
        },
        (Some(reply), _) if spoilt > 0 && cost > 0 => Fault::Spoils {
            reply,
            seeds: chosen.next,
            possible: best.next,
        },
        (Some(reply), _) if cost > 0 => Fault::Costs {
            reply,
            seeds: u16::try_from(cost).unwrap_or(u16::MAX),
        },
        _ => return None,
    };
    let reply = chosen
        .reply
        .filter(|_| !matches!(fault, Fault::Misses { .. }));
    Some(Refutation {
        moves: std::iter::once(wrong).chain(reply).collect(),
        fault,
    })
}

/// The same where it is proved that `wrong` costs `loss` seeds: what it costs in the long run is told by the proof, and something is shown
/// wherever the opponent has a reply.
#[must_use]
pub fn proved_refutation(
    game: &Game,
    wrong: Hole,
    right: HoleSet,
    loss: u16,
) -> Option<Refutation> {
    let found = refutation(game, wrong, right);
    let is_plain = |found: &Refutation| !matches!(found.fault, Fault::Costs { .. });
    found.filter(is_plain).or_else(|| {
        let reply = Course::of(game, wrong)?.reply?;
        Some(Refutation {
            moves: vec![wrong, reply],
            fault: Fault::Costs { reply, seeds: loss },
        })
    })
}

impl Course {
    /// What playing `hole` brings; none if it can't be played.
    fn of(game: &Game, hole: Hole) -> Option<Self> {
        let player = game.position().to_move();
        let mut game = game.clone();
        let [gained, _] = play(&mut game, hole, player)?;
        let outcome = game.outcome();
        // The balance of the lofts includes what is shared out at the end.
        let before = balance(&game, player);
        let mut course = Self {
            gained,
            reply: None,
            lost: 0,
            next: 0,
            value: before,
            outcome,
        };
        if outcome.is_some() {
            return Some(course);
        }
        let limits = Limits::nodes(NODES);
        let mover = game.position().to_move();
        let report = search(&game, &limits, &AtomicBool::new(false));
        let line = report.lines.first()?;
        let sign = if mover == player { 1 } else { -1 };
        course.value += sign * line.value;
        // A player who passes has no reply.
        if let Some(reply) = line.hole().filter(|_| mover != player) {
            let [_, lost] = play(&mut game, reply, player)?;
            course.reply = Some(reply);
            course.lost = lost;
        }
        course.next = greatest_capture(&game, player);
        Some(course)
    }
}

/// What the opponent would answer to `hole`; none if it can't be played, or the opponent has no answer.
#[must_use]
pub fn best_reply(game: &Game, hole: Hole) -> Option<Hole> {
    Course::of(game, hole)?.reply
}

/// How many seeds `player` is ahead, in hundredths of a seed.
fn balance(game: &Game, player: Side) -> i32 {
    game.position().lead(player) * SEED
}

/// Plays `hole`, and says what it captures for `player` and for the opponent; what is shared out
/// at the end of the game is left out. None if it can't be played.
fn play(game: &mut Game, hole: Hole, player: Side) -> Option<[u16; 2]> {
    let mut events = Vec::new();
    game.play(hole, &mut events).ok()?;
    let mut captured = [0; 2];
    for (side, seeds) in events.into_iter().filter_map(GameEvent::capture) {
        captured[usize::from(side != player)] += seeds;
    }
    Some(captured)
}

/// The most seeds that `player` can capture with the next move; 0 if the turn is the opponent's.
fn greatest_capture(game: &Game, player: Side) -> u16 {
    let position = game.position();
    if position.to_move() != player {
        return 0;
    }
    let moves = position.legal_moves(game.rules());
    let captures = moves
        .iter()
        .filter_map(|hole| play(&mut game.clone(), hole, player));
    captures.map(|[gained, _]| gained).max().unwrap_or(0)
}
