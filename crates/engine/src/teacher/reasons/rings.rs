//! Facts about games on four rows: winning moves, few replies, the nyumba (the special house of
//! Bao), and blocked holes.

use std::sync::Arc;

use super::captures::raid_after_pass;
use super::danger::{danger_facts, threat};
use super::{Reason, last_sown};
use awale_rules::{Game, GameEvent, Hole, Move, Position, RuleSet, Side};

/// A move that leaves at most this many replies is noted.
const MAX_FEW_REPLIES: usize = 2;
/// The maximum number of replies and answers, in total, tried to find a forced win.
const MAX_TRIED_MOVES: usize = 6_000;

/// The effect of a move on a nyumba.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NyumbaEffect {
    /// The mover takes the opponent's nyumba.
    Taken(Hole),
    /// The mover sows on the seeds of their own nyumba.
    Spent(Hole),
    /// The mover's own nyumba is lost in another way: it is played, or given up by a capture in
    /// mtaji.
    Lost(Hole),
    /// The sowing ends in the mover's own nyumba, which stays.
    Kept(Hole),
}

/// Adds the facts about the move `mv` from `before`, which doesn't end the game. `game` is the game
/// after the move.
pub(super) fn add_facts(
    rules: &RuleSet,
    (before, mv): (&Position, Move),
    game: &mut Game,
    events: &[GameEvent],
    facts: &mut Vec<Reason>,
) {
    let after = *game.position();
    facts.extend(nyumba((before, mv), &after, events));
    facts.extend(after.blocked().map(Reason::BlocksHole));
    let replies = after.legal_moves(rules).len();
    if replies <= MAX_FEW_REPLIES {
        facts.push(Reason::FewReplies(replies as u16));
    }
    match forced_end(game) {
        Some(ForcedEnd::Win) => facts.push(Reason::WinsNext),
        Some(ForcedEnd::Loss(reply)) => facts.push(Reason::LetsWin(reply)),
        None => {}
    }
    danger_facts(rules, before, &after, facts);
    facts.extend(threat(rules, before, &after).map(Reason::Threatens));
    if facts.is_empty() {
        facts.push(mobility(rules, &after, before.to_move()));
    }
}

/// Returns the facts about a position, for the player to move.
pub(super) fn of_position(rules: &RuleSet, position: &Position) -> Vec<Reason> {
    let mover = position.to_move();
    let in_danger = raid_after_pass(rules, position, mover);
    let mut facts: Vec<Reason> = in_danger.map(Reason::InDanger).into_iter().collect();
    facts.extend(position.blocked().map(Reason::BlockedHole));
    facts.push(mobility(rules, position, mover));
    facts
}

/// Counts the holes and directions that each player could choose from if it were their turn.
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

/// Returns what the move does to a nyumba, if anything.
fn nyumba(
    (before, mv): (&Position, Move),
    after: &Position,
    events: &[GameEvent],
) -> Option<Reason> {
    let (geometry, mover) = (before.geometry(), before.to_move());
    let loses = |side: Side| before.owns_nyumba(side) && !after.owns_nyumba(side);
    let kept_nyumba = || {
        let is_capture = events.iter().any(|event| event.capture().is_some());
        let hole = geometry
            .nyumba(mover)
            .filter(|_| after.owns_nyumba(mover))?;
        let in_namua = before.reserve(mover) > 0;
        (in_namua && is_capture && last_sown(events) == Some(hole) && mv.hole() != Some(hole))
            .then_some(hole)
    };
    let fact = if loses(mover.opponent()) {
        NyumbaEffect::Taken(geometry.nyumba(mover.opponent())?)
    } else if loses(mover) && mv.spends_nyumba() {
        NyumbaEffect::Spent(geometry.nyumba(mover)?)
    } else if loses(mover) {
        NyumbaEffect::Lost(geometry.nyumba(mover)?)
    } else {
        NyumbaEffect::Kept(kept_nyumba()?)
    };
    Some(Reason::Nyumba(fact))
}

/// An end of the game that the next moves force.
enum ForcedEnd {
    /// The mover wins with the next move, against any reply.
    Win,
    /// The opponent wins with this reply.
    Loss(Move),
}

/// Returns `Loss` if a reply to the last move of `game` wins at once, or `Win` if every reply lets
/// the mover win at once; `None` if neither is true, or if there are too many moves to try.
/// Restores `game`.
fn forced_end(game: &mut Game) -> Option<ForcedEnd> {
    let rules = Arc::clone(game.rules());
    let opponent = game.position().to_move();
    let mover = opponent.opponent();
    let is_won_by = |position: &Position, side: Side| {
        let winner = position.outcome().and_then(|outcome| outcome.winner);
        winner == Some(side)
    };
    let replies = game.position().legal_moves(&rules);
    let mut budget = MAX_TRIED_MOVES.checked_sub(replies.len())?;
    let mut all_lose = true;
    for reply in replies.iter() {
        game.play(reply, &mut ()).ok()?;
        let next = *game.position();
        game.take_back();
        if is_won_by(&next, opponent) {
            return Some(ForcedEnd::Loss(reply));
        }
        if !all_lose || is_won_by(&next, mover) {
            continue;
        }
        let answers = next.legal_moves(&rules);
        all_lose = next.end().is_none() && next.to_move() == mover && {
            budget = budget.checked_sub(answers.len())?;
            answers.iter().any(|answer| {
                let mut last = next;
                last.play_unchecked(&rules, answer, &mut ());
                is_won_by(&last, mover)
            })
        };
    }
    (all_lose && !replies.is_empty()).then_some(ForcedEnd::Win)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::collections::BTreeMap;

    use super::*;
    use crate::ai::contest::opening;
    use crate::fixtures;
    use crate::teacher::reasons::{self, evidence};
    use awale_rules::{EndReason, Placement, library};

    fn reasons_of(name: &str, position: &str, mv: &str) -> Vec<Reason> {
        let rules = fixtures::rules(name);
        let mv = rules.geometry().parse_move(mv).unwrap();
        reasons::of_move(&fixtures::set_up(&rules, position), mv)
    }

    #[test]
    fn reasons_specific_to_bao_are_found() {
        let win = "0-2-0-0-0-0-0-3-0-0-1-0-1-0-0-0-0-0-0-0-4-0-2-0-0-0-0-0-0-3-0-0-24-24-S";
        let decides = Reason::Decides {
            reason: EndReason::EmptyInner,
            winner: Some(Side::South),
        };
        assert!(reasons_of("bao-kujifunza", win, "H+").contains(&decides));
        let bao = fixtures::rules("bao-kiswahili");
        let hole = |letter| bao.geometry().hole(letter).unwrap();
        let quiet = "0-0-0-1-0-1-0-0-0-2-1-0-1-0-0-0-1-0-0-0-0-1-0-0-0-1-0-2-2-0-0-0-26-25-S";
        let reasons = reasons_of("bao-kiswahili", quiet, "J+");
        assert!(
            reasons.contains(&Reason::BlocksHole(hole('l'))),
            "{reasons:?}"
        );
        let house = "0-0-0-0-0-0-0-0-0-2-1-6-0-0-0-0-0-0-0-0-0-0-0-0-0-2-0-6-0-0-4-0-0-0-S;reserve=22,21;nyumba=SN";
        for (mv, nyumba) in [
            ("J+", NyumbaEffect::Kept(hole('L'))),
            ("J+s", NyumbaEffect::Spent(hole('L'))),
        ] {
            let reasons = reasons_of("bao-kiswahili", house, mv);
            assert!(reasons.contains(&Reason::Nyumba(nyumba)), "{reasons:?}");
        }
    }

    /// Returns the winner of the game after `moves`.
    fn winner(game: &Game, moves: &[Move]) -> Option<Side> {
        let mut game = game.clone();
        moves.iter().for_each(|&mv| {
            game.play(mv, &mut ()).unwrap();
        });
        game.outcome().and_then(|outcome| outcome.winner)
    }

    #[test]
    fn every_move_has_a_reason_and_every_reason_holds_when_played() {
        let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
        for name in library::four_row_names() {
            let rules = fixtures::rules(name);
            for seed in 0..6 {
                let mut game = opening(&rules, seed, 3);
                for ply in 0..120_usize {
                    let before = *game.position();
                    let (mover, legal) = (before.to_move(), before.legal_moves(&rules));
                    if legal.is_empty() {
                        break;
                    }
                    let chosen = legal.iter().nth((ply * 7 + seed as usize) % legal.len());
                    let mv = chosen.unwrap();
                    let facts = reasons::of_move(&game, mv);
                    assert!(!facts.is_empty(), "{name} {before}");
                    let mut events = Vec::new();
                    let mut next = game.clone();
                    next.play(mv, &mut events).unwrap();
                    let after = *next.position();
                    for reason in &facts {
                        let line = evidence(&game, Some(mv), reason).line;
                        assert_eq!(line.first(), Some(&mv));
                        let (kind, is_true) = match reason {
                            Reason::Takes(capture) => {
                                let captures = events.iter().filter_map(|event| event.capture());
                                let seeds: u16 = captures.map(|(_, seeds)| seeds).sum();
                                ("takes", capture.seeds == seeds)
                            }
                            Reason::Decides {
                                winner: claimed, ..
                            } => (
                                "decides",
                                after.end().is_some() && winner(&game, &[mv]) == *claimed,
                            ),
                            Reason::LetsWin(reply) => (
                                "lets-win",
                                line[1..] == [*reply]
                                    && winner(&game, &[mv, *reply]) == Some(mover.opponent()),
                            ),
                            Reason::WinsNext => {
                                let replies = after.legal_moves(&rules);
                                let always_wins = replies.iter().all(|reply| {
                                    let mut answered = next.clone();
                                    answered.play(reply, &mut ()).unwrap();
                                    let moves = answered.position().legal_moves(&rules);
                                    winner(&next, &[reply]) == Some(mover)
                                        || moves.iter().any(|answer| {
                                            winner(&answered, &[answer]) == Some(mover)
                                        })
                                });
                                ("wins-next", always_wins)
                            }
                            Reason::FewReplies(replies) => {
                                let legal = after.legal_moves(&rules).len();
                                ("few-replies", legal == usize::from(*replies))
                            }
                            Reason::Exposes(raid) => {
                                let mut events = Vec::new();
                                next.clone().play(raid.mv, &mut events).unwrap();
                                let captures = events.iter().filter_map(|event| event.capture());
                                let seeds: u16 = captures.map(|(_, seeds)| seeds).sum();
                                ("exposes", seeds == raid.capture.seeds)
                            }
                            Reason::BlocksHole(hole) => {
                                let moves = after.legal_moves(&rules);
                                ("blocks", !moves.holes().contains(*hole))
                            }
                            Reason::Nyumba(NyumbaEffect::Taken(_)) => {
                                ("nyumba", !after.owns_nyumba(mover.opponent()))
                            }
                            Reason::Nyumba(NyumbaEffect::Kept(_)) => {
                                ("nyumba", after.owns_nyumba(mover))
                            }
                            Reason::Nyumba(_) => ("nyumba", !after.owns_nyumba(mover)),
                            _ => ("other", true),
                        };
                        *counts.entry(kind).or_default() += 1;
                        assert!(is_true, "{name} {before} {reason:?}");
                    }
                    game.play(mv, &mut ()).unwrap();
                    if game.outcome().is_some() {
                        break;
                    }
                }
            }
        }
        assert!(counts.len() >= 9, "{counts:?}");
    }

    #[test]
    fn a_blocked_hole_is_a_fact_of_the_position() {
        let bao = fixtures::rules("bao-kiswahili");
        let text =
            "0-0-0-1-0-0-1-0-0-1-2-0-1-0-2-0-0-1-0-0-0-1-0-0-0-0-0-0-0-1-1-2-25-25-S;takasia=K";
        let game = fixtures::set_up(&bao, text);
        assert_eq!(Placement::of(game.position()).text(bao.geometry()), text);
        let blocked = bao.geometry().hole('K').unwrap();
        assert!(reasons::of_position(&game).contains(&Reason::BlockedHole(blocked)));
    }
}
