//! Causes that a player's inaccuracies, mistakes and blunders have in common.
//!
//! A cause is found by playing out two lines: the move played with its expected reply, and the best
//! move with its reply.

use super::{Class, GameReport, PlyReport, SEED};
use awale_rules::{Game, GameEvent, Move, Position, RuleSet, Side};

/// The main reason why a move lost value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// The game ends with the move or the reply, but not after the better move.
    EndsGame,
    /// The reply captures more seeds from the mover's row than the reply to the better move.
    LeavesSeeds,
    /// The better move captures more.
    MissesCapture,
    /// The better move earns an extra move.
    MissesExtraMove,
    /// The reply earns the opponent an extra move, but not after the better move.
    GivesExtraMove,
}

/// Moves of one player with the same cause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecurringCause {
    /// The cause that the moves share.
    pub cause: Cause,
    /// The plies of the moves, in order.
    pub plies: Vec<usize>,
    /// Their combined loss, in hundredths of a seed.
    pub loss: i32,
}

impl Cause {
    /// All causes.
    pub const ALL: [Self; 5] = [
        Self::EndsGame,
        Self::LeavesSeeds,
        Self::MissesCapture,
        Self::MissesExtraMove,
        Self::GivesExtraMove,
    ];

    /// Finds the main cause of the loss of `ply`, played in the position `before`. A capture counts
    /// if it explains at least half of the loss; an extra move counts only if no capture does.
    #[must_use]
    pub fn of(rules: &RuleSet, before: &Position, ply: &PlyReport) -> Option<Self> {
        let (&best, continuation) = ply.best_line.split_first()?;
        let played = Exchange::of(rules, before, ply.played, &ply.expected)?;
        let better = Exchange::of(rules, before, best, continuation)?;
        if played.is_over && !better.is_over {
            return Some(Self::EndsGame);
        }
        let explains = |seeds: i32| seeds > 0 && 2 * seeds * SEED >= ply.loss();
        let exposed = played.lost - better.lost;
        let missed = better.captured - played.captured;
        if explains(exposed) && exposed >= missed {
            Some(Self::LeavesSeeds)
        } else if explains(missed) {
            Some(Self::MissesCapture)
        } else if better.moves_again && !played.moves_again {
            Some(Self::MissesExtraMove)
        } else if played.reply_moves_again && !better.reply_moves_again {
            Some(Self::GivesExtraMove)
        } else {
            None
        }
    }
}

/// A move and the reply to it.
#[derive(Clone, Copy, Debug, Default)]
struct Exchange {
    /// The seeds that the mover captures in this turn.
    captured: i32,
    /// Whether the move earns an extra move.
    moves_again: bool,
    /// The seeds that the reply captures from the mover's row.
    lost: i32,
    /// Whether the reply earns an extra move.
    reply_moves_again: bool,
    /// Whether the game is over after the reply.
    is_over: bool,
}

impl Exchange {
    /// Plays `mv`, then `continuation` up to the opponent's first move; `None` if a move is
    /// illegal.
    fn of(rules: &RuleSet, before: &Position, mv: Move, continuation: &[Move]) -> Option<Self> {
        let mover = before.to_move();
        let mut exchange = Self::default();
        let mut position = *before;
        let mut events = Vec::new();
        for (index, &mv) in std::iter::once(&mv).chain(continuation).enumerate() {
            let is_reply = position.to_move() != mover;
            let before_move = position;
            events.clear();
            let moves_again = position.play(rules, mv, &mut events).ok()?.again;
            if is_reply {
                let losses = events
                    .iter()
                    .filter_map(|&event| seeds_lost(&before_move, mover, event));
                exchange.lost = losses.sum();
                exchange.reply_moves_again = moves_again;
            } else {
                let captures = events.iter().filter_map(|event| event.capture());
                let mine = captures.filter(|(side, _)| *side == mover);
                exchange.captured += mine.map(|(_, seeds)| i32::from(seeds)).sum::<i32>();
                exchange.moves_again |= index == 0 && moves_again;
            }
            exchange.is_over = position.outcome().is_some();
            if is_reply || exchange.is_over {
                break;
            }
        }
        Some(exchange)
    }
}

/// Returns the seeds that the opponent captures in `event` from the row of `side`, if any.
fn seeds_lost(position: &Position, side: Side, event: GameEvent) -> Option<i32> {
    let (GameEvent::FlowCaptured { hole, .. }
    | GameEvent::Captured { hole, .. }
    | GameEvent::TakenInHand { hole, .. }) = event
    else {
        return None;
    };
    let (captor, seeds) = event.capture()?;
    let is_lost = captor != side && position.owner(hole) == Some(side);
    is_lost.then_some(i32::from(seeds))
}

impl GameReport {
    /// Groups the inaccuracies, mistakes and blunders of `side` in `game` by cause: the most
    /// frequent first, then the most costly.
    #[must_use]
    pub fn habits(&self, game: &Game, side: Side) -> Vec<RecurringCause> {
        let mut habits: Vec<RecurringCause> = Vec::new();
        let errors = self
            .plies
            .iter()
            .filter(|ply| ply.mover == side && ply.class >= Class::Inaccuracy);
        for ply in errors {
            let before = game.positions().get(ply.ply);
            let Some(cause) = before.and_then(|before| Cause::of(game.rules(), before, ply)) else {
                continue;
            };
            match habits.iter_mut().find(|habit| habit.cause == cause) {
                Some(habit) => {
                    habit.plies.push(ply.ply);
                    habit.loss = habit.loss.saturating_add(ply.loss());
                }
                None => habits.push(RecurringCause {
                    cause,
                    plies: vec![ply.ply],
                    loss: ply.loss(),
                }),
            }
        }
        habits.sort_by_key(|habit| std::cmp::Reverse((habit.plies.len(), habit.loss)));
        habits
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::Arc;

    use super::*;
    use crate::teacher::report::Certainty;
    use awale_rules::{Placement, library};

    /// Sets up a game and reports its first move as an inaccuracy that loses `loss`.
    fn case(variant: &str, position: &str, lines: [&str; 2], loss: i32) -> (Game, PlyReport) {
        let rules = library::load(variant).unwrap().unwrap();
        let placement = Placement::parse(position, &rules).unwrap();
        let game = Game::set_up(Arc::clone(&rules), &placement, &mut ());
        let [played, best_line] = lines.map(|line| rules.geometry().parse_moves(line).unwrap());
        let report = PlyReport {
            ply: 0,
            mover: game.position().to_move(),
            played: played[0],
            is_forced: false,
            best: loss,
            value: 0,
            certainty: Certainty::Proved,
            best_line,
            expected: played[1..].to_vec(),
            class: Class::Inaccuracy,
            losses: Vec::new(),
        };
        (game, report)
    }

    fn cause(variant: &str, position: &str, lines: [&str; 2], loss: i32) -> Option<Cause> {
        let (game, report) = case(variant, position, lines, loss);
        Cause::of(game.rules(), game.position(), &report)
    }

    const KALAH: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

    #[test]
    fn missing_or_giving_an_extra_move_is_a_cause() {
        let cause_of = |lines| cause("kalah", KALAH, lines, 300);
        assert_eq!(cause_of(["A", "C"]), Some(Cause::MissesExtraMove));
        assert_eq!(cause_of(["Ac", "Fd"]), Some(Cause::GivesExtraMove));
        // Of two causes, the player's own move is the main one.
        assert_eq!(cause_of(["Ac", "C"]), Some(Cause::MissesExtraMove));
        // The opponent moves again anyway, or both moves earn an extra move.
        assert_eq!(cause_of(["Ac", "Bc"]), None);
        assert_eq!(cause_of(["C", "CF"]), None);
        // After an extra move, the reply is the opponent's move after the second one.
        assert_eq!(cause_of(["CAc", "CFd"]), Some(Cause::GivesExtraMove));
        assert_eq!(cause_of(["Aa", "CA"]), Some(Cause::MissesExtraMove));
        // An illegal line has no cause.
        assert_eq!(cause_of(["AB", "C"]), None);
    }

    #[test]
    fn captures_count_if_they_explain_the_loss() {
        let missed = "4-4-4-4-4-2-1-1-4-4-4-4-4-4-S";
        let cause_of = |lines, loss| cause("awale", missed, lines, loss);
        assert_eq!(cause_of(["A", "F"], 400), Some(Cause::MissesCapture));
        assert_eq!(cause_of(["A", "F"], 800), Some(Cause::MissesCapture));
        assert_eq!(cause_of(["A", "F"], 900), None);
        assert_eq!(cause_of(["F", "A"], 400), None);

        let left = "1-1-4-4-4-4-4-4-4-4-4-2-4-4-S";
        let cause_of = |lines, loss| cause("awale", left, lines, loss);
        assert_eq!(cause_of(["Cf", "Bf"], 400), Some(Cause::LeavesSeeds));
        assert_eq!(cause_of(["Cf", "Bf"], 900), None);
        assert_eq!(cause_of(["Bf", "Bf"], 400), None);
        // Without a reply in the line, nothing is lost.
        assert_eq!(cause_of(["C", "Bf"], 400), None);
    }

    #[test]
    fn an_early_end_is_a_cause() {
        let last = "1-0-0-0-0-3-0-0-0-0-0-1-20-23-S";
        assert_eq!(
            cause("kalah", last, ["Af", "Ff"], 200),
            Some(Cause::EndsGame)
        );
        assert_ne!(
            cause("kalah", last, ["Af", "Af"], 200),
            Some(Cause::EndsGame)
        );
    }

    #[test]
    fn habits_are_grouped_and_sorted() {
        let (game, first) = case("kalah", KALAH, ["A", "C"], 300);
        let mut game = game;
        let report = |game: &Game, [played, best]: [&str; 2], loss| {
            let moves = |line| game.rules().geometry().parse_moves(line).unwrap();
            PlyReport {
                ply: game.moves().len(),
                mover: game.position().to_move(),
                played: moves(played)[0],
                best_line: moves(best),
                expected: moves(played)[1..].to_vec(),
                best: loss,
                ..first.clone()
            }
        };
        let mut plies = Vec::new();
        // South gives away an extra move once, at a high cost, and misses one twice.
        let line = [
            (["Ac", "Fd"], 900),
            (["c", "c"], 0),
            (["a", "a"], 0),
            (["D", "B"], 200),
            (["b", "b"], 0),
            (["E", "B"], 100),
        ];
        for (lines, loss) in line {
            let mut ply = report(&game, lines, loss);
            if loss == 0 {
                ply.class = Class::Best;
            }
            game.play(ply.played, &mut ()).unwrap();
            plies.push(ply);
        }
        let report = GameReport::of(plies, 48, |_| 48);
        let habits = report.habits(&game, Side::South);
        let actual: Vec<(Cause, &[usize], i32)> = habits
            .iter()
            .map(|habit| (habit.cause, &habit.plies[..], habit.loss))
            .collect();
        let expected: [(Cause, &[usize], i32); 2] = [
            (Cause::MissesExtraMove, &[3, 5], 300),
            (Cause::GivesExtraMove, &[0], 900),
        ];
        assert_eq!(actual, expected);
        assert_eq!(report.habits(&game, Side::North), []);
    }
}
