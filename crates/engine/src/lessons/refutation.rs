//! Refutes wrong answers by the opponent's reply.

use std::sync::atomic::AtomicBool;

use crate::ai::{Limits, SEED, search};
use awale_rules::{Game, GameEvent, Move, Moves, Outcome, Side};

/// The node limit for each answer: enough for the few seeds of a lesson, and searched within a
/// frame or two.
const MAX_NODES: u64 = 20_000;

/// The refutation of a wrong answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The moves to show from the position of the question: the wrong one, then the opponent's
    /// reply unless the fault shows without it.
    pub moves: Vec<Move>,
    /// The reason why the answer is wrong.
    pub fault: Fault,
}

/// The reason why an answer is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It ends the game with fewer seeds than a right answer would.
    Ends(Outcome),
    /// The opponent's reply captures more than it could after a right answer.
    Loses {
        /// The reply.
        reply: Move,
        /// The seeds it captures.
        seeds: u16,
    },
    /// It captures less than a right answer.
    Misses {
        /// The seeds it captures; may be 0.
        seeds: u16,
        /// The seeds that a right answer captures.
        possible: u16,
    },
    /// After the opponent's reply, the player can capture less than after a right answer.
    Spoils {
        /// The reply.
        reply: Move,
        /// The seeds that the player can then capture; may be 0.
        seeds: u16,
        /// The seeds that the player could capture after a right answer.
        possible: u16,
    },
    /// It costs seeds only later.
    Costs {
        /// The opponent's reply.
        reply: Move,
        /// The estimated cost in seeds, at least 1.
        seeds: u16,
    },
}

/// The consequences of an answer over the next few plies.
struct Consequences {
    /// The seeds that the answer captures.
    gained: u16,
    /// The opponent's best reply.
    reply: Option<Move>,
    /// The seeds that the reply captures.
    lost: u16,
    /// The player's largest capture after the reply.
    next_gain: u16,
    /// The search's evaluation, in hundredths of a seed.
    value: i32,
    outcome: Option<Outcome>,
}

/// Explains why `wrong` is worse than the moves in `right` in the current position of `game`.
///
/// Returns `None` if `wrong` is illegal, if no right move is legal, or if the search finds no
/// difference.
#[must_use]
pub fn refutation(game: &Game, wrong: impl Into<Move>, right: Moves) -> Option<Refutation> {
    let wrong = wrong.into();
    let chosen = Consequences::of(game, wrong)?;
    let best = right
        .iter()
        .filter_map(|mv| Consequences::of(game, mv))
        .max_by_key(|consequences| consequences.value)?;
    let cost = (best.value - chosen.value + SEED / 2).div_euclid(SEED);
    let missed = best.gained.saturating_sub(chosen.gained);
    let extra_loss = chosen.lost.saturating_sub(best.lost);
    let spoiled = best.next_gain.saturating_sub(chosen.next_gain);
    let fault = match (chosen.reply, chosen.outcome) {
        (None, Some(outcome)) if cost > 0 => Fault::Ends(outcome),
        (Some(reply), _) if extra_loss > 0 && extra_loss >= missed => Fault::Loses {
            reply,
            seeds: chosen.lost,
        },
        _ if missed > 0 => Fault::Misses {
            seeds: chosen.gained,
            possible: best.gained,
        },
        (Some(reply), _) if spoiled > 0 && cost > 0 => Fault::Spoils {
            reply,
            seeds: chosen.next_gain,
            possible: best.next_gain,
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

/// Like [`refutation`], for a `wrong` move that is proved to lose `loss` seeds. If there is no
/// immediate fault, takes the cost from the proof, so there is a refutation whenever the opponent
/// has a reply.
#[must_use]
pub fn proved_refutation(game: &Game, wrong: Move, right: Moves, loss: u16) -> Option<Refutation> {
    let is_immediate = |refutation: &Refutation| !matches!(refutation.fault, Fault::Costs { .. });
    let immediate = refutation(game, wrong, right).filter(is_immediate);
    immediate.or_else(|| {
        let reply = Consequences::of(game, wrong)?.reply?;
        Some(Refutation {
            moves: vec![wrong, reply],
            fault: Fault::Costs { reply, seeds: loss },
        })
    })
}

impl Consequences {
    /// Finds the consequences of playing `mv`; returns `None` if it is illegal.
    fn of(game: &Game, mv: Move) -> Option<Self> {
        let player = game.position().to_move();
        let mut game = game.clone();
        let [gained, _] = play(&mut game, mv, player)?;
        let outcome = game.outcome();
        // Includes the seeds shared out at the end of the game.
        let balance_after_move = balance(&game, player);
        let mut consequences = Self {
            gained,
            reply: None,
            lost: 0,
            next_gain: 0,
            value: balance_after_move,
            outcome,
        };
        if outcome.is_some() {
            return Some(consequences);
        }
        let limits = Limits::nodes(MAX_NODES);
        let mover = game.position().to_move();
        let report = search(&game, &limits, &AtomicBool::new(false));
        let line = report.lines.first()?;
        let sign = if mover == player { 1 } else { -1 };
        consequences.value += sign * line.value;
        // A player who passes has no reply.
        if let Some(reply) = line.first_move().filter(|_| mover != player) {
            let [_, lost] = play(&mut game, reply, player)?;
            consequences.reply = Some(reply);
            consequences.lost = lost;
        }
        consequences.next_gain = largest_capture(&game, player);
        Some(consequences)
    }
}

/// Finds the opponent's best reply to `mv`; returns `None` if `mv` is illegal or has no reply.
#[must_use]
pub fn best_reply(game: &Game, mv: Move) -> Option<Move> {
    Consequences::of(game, mv)?.reply
}

/// Returns the lead of `player` in hundredths of a seed.
fn balance(game: &Game, player: Side) -> i32 {
    game.position().lead(player) * SEED
}

/// Plays `mv` and returns what it captures for `player` and for the opponent, without the seeds
/// shared out at the end of the game; `None` if the move is illegal.
fn play(game: &mut Game, mv: Move, player: Side) -> Option<[u16; 2]> {
    let mut events = Vec::new();
    game.play(mv, &mut events).ok()?;
    let mut captured = [0; 2];
    for (side, seeds) in events.into_iter().filter_map(GameEvent::capture) {
        captured[usize::from(side != player)] += seeds;
    }
    Some(captured)
}

/// Returns the largest capture available to `player`; 0 if it is the opponent's turn.
fn largest_capture(game: &Game, player: Side) -> u16 {
    let position = game.position();
    if position.to_move() != player {
        return 0;
    }
    let moves = position.legal_moves(game.rules());
    let captures = moves
        .iter()
        .filter_map(|mv| play(&mut game.clone(), mv, player));
    captures.map(|[gained, _]| gained).max().unwrap_or(0)
}
