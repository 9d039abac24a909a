//! Evidence for reasons, for display on the board: holes, and moves that demonstrate the reason.

use std::sync::Arc;

use super::{NyumbaEffect, Raid, Reason};
use awale_rules::{Game, HoleSet, Move, Placement, Vessel};

/// The demonstration of a reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// The position to show: that of the reason, but with the opponent to move if the reason is
    /// about their move after a pass.
    pub start: Placement,
    /// The holes to highlight.
    pub holes: HoleSet,
    /// The holes whose seeds are in danger.
    pub danger: HoleSet,
    /// The legal moves from `start` that demonstrate the reason; may be empty.
    pub line: Vec<Move>,
}

/// Returns the position of `game` after a pass.
#[must_use]
pub fn passed(game: &Game) -> Placement {
    let placement = Placement::of(game.position());
    Placement {
        to_move: placement.to_move.opponent(),
        ..placement
    }
}

/// Finds the evidence for `reason`, a fact about the move `mv` or, if that is `None`, about the
/// current position of `game`.
#[must_use]
pub fn evidence(game: &Game, mv: Option<Move>, reason: &Reason) -> Evidence {
    let legal = || game.position().legal_moves(game.rules()).holes();
    let mut holes: HoleSet = mv.and_then(Move::hole).into_iter().collect();
    let mut danger = HoleSet::EMPTY;
    let mut continuation: Vec<Move> = Vec::new();
    let position = game.position();
    // Only the mover's own seeds are in danger; a raid may also capture elsewhere.
    let threatened = |raid: &Raid| -> HoleSet {
        let holes = raid.capture.holes.iter().copied();
        holes
            .filter(|&hole| position.owner(hole) == Some(position.to_move()))
            .collect()
    };
    let mut is_after_pass = false;
    match reason {
        Reason::OnlyMove(_) => holes = legal(),
        Reason::Takes(capture) => holes.extend(capture.holes.iter().copied()),
        Reason::Gives(capture) => danger.extend(capture.holes.iter().copied()),
        Reason::Shields { .. }
        | Reason::Safe { .. }
        | Reason::Ends { .. }
        | Reason::Decides { .. }
        | Reason::WinsNext
        | Reason::FewReplies(_)
        | Reason::Mobility { .. }
        | Reason::Blocks
        | Reason::Starves
        | Reason::Feeds { .. } => {}
        Reason::TakesNext { answers, .. } => {
            // The opponent's best defence.
            let best_defence = answers.iter().min_by_key(|(_, _, seeds)| *seeds);
            continuation.extend(
                best_defence
                    .into_iter()
                    .flat_map(|&(reply, answer, _)| [reply, answer]),
            );
        }
        Reason::Saves { from, .. } => {
            holes.extend(from.mv.hole());
            danger = threatened(from);
        }
        Reason::Exposes(raid) => {
            holes.extend(raid.mv.hole());
            danger = threatened(raid);
            continuation.push(raid.mv);
        }
        Reason::InDanger(raid) => {
            is_after_pass = true;
            holes.extend(raid.mv.hole());
            danger = threatened(raid);
            continuation.push(raid.mv);
        }
        Reason::ForcesFeeding { may, .. } => holes.extend(may.iter().copied()),
        Reason::MustFeed { .. } => holes = legal(),
        Reason::Tempo { .. }
        | Reason::HoldsBack { .. }
        | Reason::Race { .. }
        | Reason::EmptiesRow { .. } => {}
        Reason::Continues(turn) => {
            holes.extend(turn.moves.iter().filter_map(|mv| mv.hole()));
            continuation.extend(turn.moves.iter().skip(1));
        }
        Reason::KeepsReady(moves)
        | Reason::MakesReady(moves)
        | Reason::SpoilsReady(moves)
        | Reason::DeniesAgain(moves)
        | Reason::Ready(moves) => holes.extend(moves.iter().filter_map(|mv| mv.hole())),
        Reason::AllowsAgain(moves) => {
            danger.extend(moves.iter().filter_map(|mv| mv.hole()));
            continuation.extend(moves.first());
        }
        Reason::LimitsTurn { turn, .. } => {
            holes.extend(turn.moves.iter().filter_map(|mv| mv.hole()));
        }
        Reason::BestReply(turn) => {
            danger.extend(turn.moves.iter().filter_map(|mv| mv.hole()));
            continuation.extend(&turn.moves);
        }
        Reason::TurnThreat(turn) => {
            is_after_pass = true;
            danger.extend(turn.moves.iter().filter_map(|mv| mv.hole()));
            continuation.extend(&turn.moves);
        }
        Reason::Empties { hole, raid } => {
            holes.insert(*hole);
            holes.extend(raid.mv.hole());
            holes.extend(raid.capture.holes.iter().copied());
        }
        Reason::OtherWay { .. } => {}
        Reason::Kroo(kroo) => {
            holes.extend([kroo.hole, kroo.end]);
            if mv.is_none() {
                let owner = game.position().geometry().owner(kroo.hole);
                is_after_pass = owner != game.position().to_move();
                continuation.push(kroo.hole.into());
            }
        }
        Reason::Dam { hole, kroo, .. } => {
            holes.extend([*hole, *kroo]);
            continuation.push((*kroo).into());
        }
        Reason::Traps { reply, raid } => {
            holes.extend(raid.mv.hole());
            holes.extend(raid.capture.holes.iter().copied());
            continuation.extend([*reply, raid.mv]);
        }
        Reason::Threatens(raid) => {
            holes.extend(raid.mv.hole());
            holes.extend(raid.capture.holes.iter().copied());
        }
        Reason::Pressure { kroo }
        | Reason::Overloads { kroo, .. }
        | Reason::Disarms { kroo, .. } => {
            holes.insert(*kroo);
            continuation.push((*kroo).into());
        }
        Reason::Sacrifice { reply, answer, .. } => {
            holes.extend([*reply, *answer].into_iter().filter_map(Move::hole));
            continuation.extend([*reply, *answer]);
        }
        Reason::Relay {
            end: Vessel::Hole(end),
            ..
        } => {
            holes.insert(*end);
        }
        Reason::Relay { .. } => {}
        Reason::MovesAgain | Reason::Stores { .. } | Reason::RoundLost { .. } => {}
        Reason::Closes { hole, .. } => {
            holes.insert(*hole);
        }
        Reason::LetsWin(reply) => {
            danger.extend(reply.hole());
            continuation.push(*reply);
        }
        Reason::MakesSpecial(hole)
        | Reason::BlocksHole(hole)
        | Reason::BlockedHole(hole)
        | Reason::Nyumba(
            NyumbaEffect::Taken(hole)
            | NyumbaEffect::Spent(hole)
            | NyumbaEffect::Lost(hole)
            | NyumbaEffect::Kept(hole),
        ) => {
            holes.insert(*hole);
        }
        Reason::ThreatensSpecial(special) => holes.extend([special.from, special.hole]),
        Reason::PreventsSpecial(special) => {
            holes.insert(special.from);
            danger.insert(special.hole);
        }
    }
    let start = if is_after_pass {
        passed(game)
    } else {
        Placement::of(game.position())
    };
    let line = playable(game, &start, mv.into_iter().chain(continuation));
    Evidence {
        start,
        holes,
        danger,
        line,
    }
}

/// Returns the moves of `line` up to the first illegal one.
fn playable(game: &Game, start: &Placement, line: impl Iterator<Item = Move>) -> Vec<Move> {
    let mut game = Game::set_up(Arc::clone(game.rules()), start, &mut ());
    if game.position().to_move() != start.to_move {
        return Vec::new();
    }
    line.take_while(|&mv| game.play(mv, &mut ()).is_ok())
        .collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::ai::contest::opening;
    use crate::fixtures::{self, is_long, slice};
    use crate::teacher::reasons;
    use awale_rules::{GameEvent, Hole, Side, library};

    /// The number of games with evidence to play in the short form.
    const SLICE_EVIDENCE: usize = 30;
    /// The number of games with stores or special holes to play in the short form.
    const SLICE_STORES: usize = 16;
    /// The number of games of several rounds in the short form, without and with sown stores: turns
    /// are longest with them.
    const SLICE_ROUNDS: [usize; 2] = [20, 1];

    /// Returns this number of games of each variant: the name and the seed of the opening.
    fn games(
        names: impl Iterator<Item = &'static str>,
        per_variant: usize,
    ) -> Vec<(&'static str, usize)> {
        let seeds = |name: &'static str| (0..per_variant).map(move |seed| (name, seed));
        names.flat_map(seeds).collect()
    }

    /// Plays the moves of the evidence and returns the seeds that South and North capture with
    /// each.
    fn captures(rules: &Arc<awale_rules::RuleSet>, evidence: &Evidence) -> Vec<[u16; 2]> {
        let mut game = Game::set_up(Arc::clone(rules), &evidence.start, &mut ());
        let line = evidence.line.iter();
        line.map(|&mv| fixtures::play(&mut game, mv)).collect()
    }

    /// Returns the capture that a reason claims: its ply in the evidence, from 1, the captor and
    /// the number of seeds.
    fn claimed_capture(reason: &Reason, mover: Side) -> Option<(usize, Side, u16)> {
        let other = mover.opponent();
        match reason {
            Reason::Takes(capture) => Some((1, mover, capture.seeds)),
            Reason::Gives(capture) => Some((1, other, capture.seeds)),
            Reason::TakesNext { seeds, .. } => Some((3, mover, *seeds)),
            Reason::Traps { raid, .. } => Some((3, mover, raid.capture.seeds)),
            Reason::Exposes(raid) => Some((2, other, raid.capture.seeds)),
            Reason::InDanger(raid) => Some((1, other, raid.capture.seeds)),
            Reason::Sacrifice { gained, .. } => Some((3, mover, *gained)),
            Reason::Dam { .. } | Reason::Disarms { .. } | Reason::Pressure { .. } => {
                Some((2, other, 0))
            }
            _ => None,
        }
    }

    #[test]
    fn evidence_demonstrates_its_reason() {
        let (mut checked, mut too_short) = (0, 0);
        let names = library::names().chain(library::world_names());
        for (name, seed) in slice(games(names, 6), SLICE_EVIDENCE) {
            let rules = library::load(name).unwrap().unwrap();
            let mut game = opening(&rules, seed as u64, 3);
            for ply in 0..24_usize {
                let position = game.position();
                let mover = position.to_move();
                let moves: Vec<Hole> = position.legal_moves(&rules).holes().iter().collect();
                let Some(&next) = moves.get((ply * 5 + seed) % moves.len().max(1)) else {
                    break;
                };
                let of_moves = moves.iter().flat_map(|&hole| {
                    let reasons = reasons::of_move(&game, hole);
                    reasons.into_iter().map(move |reason| (Some(hole), reason))
                });
                let of_position = reasons::of_position(&game).into_iter();
                let of_position = of_position.map(|reason| (None, reason));
                for (hole, reason) in of_moves.chain(of_position) {
                    let mv = hole.map(Move::from);
                    let evidence = evidence(&game, mv, &reason);
                    assert!(mv.is_none() || evidence.line.first() == mv.as_ref());
                    let Some((length, side, seeds)) = claimed_capture(&reason, mover) else {
                        continue;
                    };
                    let captured = captures(&rules, &evidence);
                    if captured.len() < length {
                        too_short += 1;
                        continue;
                    }
                    checked += 1;
                    let last = captured[length - 1][side.index()];
                    assert_eq!(last, seeds, "{name}: {reason:?}: {captured:?}");
                }
                game.play(next, &mut ()).unwrap();
            }
        }
        // The games with short evidence may gather in a slice.
        assert!(
            !is_long() || checked > 5_000 && too_short * 50 < checked,
            "{checked} checked, {too_short} too short"
        );
    }

    #[test]
    fn an_unfillable_hole_is_shut_and_a_lost_round_is_the_last() {
        let mut counts = [0; 2];
        let rules_of = |name: &str| library::load(name).unwrap().unwrap();
        let names = library::world_names().filter(|name| rules_of(name).rounds().is_some());
        let (with_stores, without): (Vec<_>, Vec<_>) = games(names, 20)
            .into_iter()
            .partition(|(name, _)| rules_of(name).sows_stores());
        let with_stores = slice(with_stores, SLICE_ROUNDS[1]).into_iter();
        for (name, seed) in with_stores.chain(slice(without, SLICE_ROUNDS[0])) {
            let rules = rules_of(name);
            let rounds = rules.rounds().unwrap();
            let mut game = opening(&rules, seed as u64, 3);
            for ply in 0..400 {
                let moves = game.position().legal_moves(&rules);
                let nth = |index: usize| moves.iter().nth(index % moves.len().max(1));
                let Some(mv) = nth(ply * 5 + seed) else { break };
                let round = game.position().round();
                let reasons = reasons::of_move(&game, mv);
                game.play(mv, &mut ()).unwrap();
                let decided: Vec<_> = reasons
                    .iter()
                    .filter(|reason| {
                        matches!(reason, Reason::Closes { .. } | Reason::RoundLost { .. })
                    })
                    .collect();
                if decided.is_empty() {
                    continue;
                }
                // Plays to the end of the round in several ways.
                for variation in 0..3 {
                    let mut playout = game.clone();
                    while playout.outcome().is_none() && playout.position().round() == round {
                        let moves = playout.position().legal_moves(&rules);
                        let index = (playout.moves().len() * 7 + variation) % moves.len();
                        playout
                            .play(moves.iter().nth(index).unwrap(), &mut ())
                            .unwrap();
                    }
                    let is_over = playout.outcome().is_some();
                    for reason in &decided {
                        match reason {
                            Reason::Closes { side, hole } => {
                                counts[0] += 1;
                                assert_eq!(rules.geometry().owner(*hole), *side);
                                let is_shut = playout.position().shut().contains(*hole);
                                assert!(is_over || is_shut, "{name} {}", game.position());
                            }
                            Reason::RoundLost { holes, .. } => {
                                counts[1] += 1;
                                assert_eq!(i64::from(*holes), rounds.min_holes);
                                assert!(is_over, "{name} {}", game.position());
                            }
                            _ => {}
                        }
                    }
                }
            }
        }
        // A slice may have no such hole or round.
        assert!(!is_long() || counts[0] > 100 && counts[1] > 0, "{counts:?}");
    }

    /// Returns each move of `side` that would make a hole special if it were their turn, with that
    /// hole.
    fn special_moves(game: &Game, side: Side) -> Vec<(Option<Hole>, Hole)> {
        let position = game.position().with_turn(side);
        let moves = position.legal_moves(game.rules());
        let mut special_moves = Vec::new();
        for mv in moves.iter() {
            let mut events = Vec::new();
            position
                .clone()
                .play(game.rules(), mv, &mut events)
                .unwrap();
            special_moves.extend(events.into_iter().filter_map(|event| match event {
                GameEvent::MadeSpecial { hole, side: owner } if owner == side => {
                    Some((mv.hole(), hole))
                }
                _ => None,
            }));
        }
        special_moves
    }

    #[test]
    fn reasons_of_stores_and_special_holes_are_true_when_played() {
        let mut counts = [0; 5];
        for (name, seed) in slice(games(library::world_names(), 12), SLICE_STORES) {
            let rules = library::load(name).unwrap().unwrap();
            let mut game = opening(&rules, seed as u64, 3);
            for ply in 0..30_usize {
                let position = *game.position();
                let mover = position.to_move();
                for hole in position.legal_moves(&rules).holes().iter() {
                    for reason in reasons::of_move(&game, hole) {
                        let evidence = evidence(&game, Some(hole.into()), &reason);
                        let mut next = game.clone();
                        let mut events = Vec::new();
                        if next.play(hole, &mut events).is_err() {
                            continue;
                        }
                        let after = *next.position();
                        let opponent = mover.opponent();
                        let (kind, is_true) = match reason {
                            Reason::MovesAgain => {
                                (0, after.to_move() == mover && after.extra_moves() > 0)
                            }
                            Reason::Stores { seeds } => {
                                let captured: u16 = events
                                    .iter()
                                    .filter_map(|event| match *event {
                                        GameEvent::Captured { seeds, side, .. }
                                        | GameEvent::FlowCaptured { seeds, side, .. }
                                        | GameEvent::Claimed { seeds, side, .. }
                                            if side == mover =>
                                        {
                                            Some(seeds)
                                        }
                                        _ => None,
                                    })
                                    .sum();
                                // A new round refills the holes from the lofts.
                                let is_same_round = after.round() == position.round();
                                let gained = position.loft(mover) + seeds + captured;
                                (1, !is_same_round || after.loft(mover) == gained)
                            }
                            Reason::MakesSpecial(hole) => {
                                let is_round_over = after.round() != position.round();
                                let is_mine = after.special_of(hole) == Some(mover);
                                (2, is_round_over || is_mine && evidence.holes.contains(hole))
                            }
                            Reason::ThreatensSpecial(special) => {
                                let wanted = (Some(special.from), special.hole);
                                let is_new = special_moves(&game, mover).is_empty();
                                (3, is_new && special_moves(&next, mover).contains(&wanted))
                            }
                            Reason::PreventsSpecial(special) => {
                                let wanted = (Some(special.from), special.hole);
                                let existed = special_moves(&game, opponent).contains(&wanted);
                                let is_gone = special_moves(&next, opponent).is_empty();
                                (
                                    4,
                                    existed && is_gone && evidence.danger.contains(special.hole),
                                )
                            }
                            _ => continue,
                        };
                        counts[kind] += 1;
                        assert!(is_true, "{name} {position}: {hole:?} {reason:?}");
                    }
                }
                let moves = position.legal_moves(&rules);
                let chosen = (ply * 5 + seed) % moves.len().max(1);
                let Some(next) = moves.iter().nth(chosen) else {
                    break;
                };
                game.play(next, &mut ()).unwrap();
            }
        }
        // Few games have holes that become special, and a slice may have none.
        assert!(
            !is_long() || counts.iter().all(|&count| count > 20),
            "{counts:?}"
        );
    }
}
