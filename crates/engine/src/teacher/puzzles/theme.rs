//! Themes of puzzles, derived from the events of their lines.

#[cfg(test)]
mod tests;

use crate::teacher::reasons::{last_sown, next_round, remainder, round};
use awale_rules::spec::Chain;
use awale_rules::two_rows::{Capture, Yield};
use awale_rules::{EndReason, Game, GameEvent, Hole, Move, Position, Refusal, RuleSet, Side};

/// The theme of a puzzle. Most characteristic themes come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// The opponent is left without a move.
    LastMove,
    /// The opponent's inner row is emptied.
    InnerRow,
    /// A hole of the opponent is blocked.
    Takasia,
    /// A nyumba is spent, or the opponent's is taken.
    Nyumba,
    /// A hole becomes special, or the opponent is prevented from making one special.
    Special,
    /// The opponent can fill fewer holes in the next round than after the wrong move.
    Shutting,
    /// The opponent is left without seeds.
    Starving,
    /// The duty to feed costs the opponent seeds.
    ForcedFeeding,
    /// A kroo captures.
    Kroo,
    /// The move defuses the opponent's kroo.
    Dam,
    /// Seeds are sacrificed for more.
    Sacrifice,
    /// The game ends, and the seeds left on the board decide it.
    LastTurn,
    /// A turn of at least three moves.
    LongTurn,
    /// A turn that captures more than once.
    DoubleCapture,
    /// The move prevents the opponent's best capture or extra move.
    Defence,
    /// A long relay.
    LongRelay,
    /// On four rows: a capture without a long relay.
    Across,
    /// A capture of at least three holes.
    Chain,
    /// A capture beyond an empty hole.
    Gap,
    /// A capture from the hole opposite.
    OppositeHole,
    /// An extra move.
    Again,
    /// A waiting move in the endgame.
    Tempo,
    /// A threatened capture is averted.
    Saving,
}

/// The minimum number of laps of a long relay.
const MIN_RELAY_LAPS: usize = 4;
/// The minimum number of moves of a long turn.
const MIN_TURN_MOVES: usize = 3;
/// The minimum number of holes of a chain.
const MIN_CHAIN_HOLES: usize = 3;
/// The minimum number of seeds of a capture that counts as a theme.
const MIN_CAPTURE: i32 = 2;
/// In the endgame, at most one in this many of all seeds is on the board.
const ENDGAME_DIVISOR: u16 = 4;

impl Theme {
    /// All themes.
    pub const ALL: [Self; 23] = [
        Self::LastMove,
        Self::InnerRow,
        Self::Takasia,
        Self::Nyumba,
        Self::Special,
        Self::Shutting,
        Self::Starving,
        Self::ForcedFeeding,
        Self::Kroo,
        Self::Dam,
        Self::Sacrifice,
        Self::LastTurn,
        Self::LongTurn,
        Self::DoubleCapture,
        Self::Defence,
        Self::LongRelay,
        Self::Across,
        Self::Chain,
        Self::Gap,
        Self::OppositeHole,
        Self::Again,
        Self::Tempo,
        Self::Saving,
    ];

    /// Returns the theme's identifier in files, on command lines and in message keys.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::LastMove => "last-move",
            Self::InnerRow => "inner-row",
            Self::Takasia => "takasia",
            Self::Nyumba => "nyumba",
            Self::Across => "across",
            Self::Special => "special",
            Self::Shutting => "shutting",
            Self::Starving => "starving",
            Self::ForcedFeeding => "forced-feeding",
            Self::Kroo => "kroo",
            Self::Dam => "dam",
            Self::Sacrifice => "sacrifice",
            Self::LastTurn => "last-turn",
            Self::LongTurn => "long-turn",
            Self::DoubleCapture => "double-capture",
            Self::Defence => "defence",
            Self::LongRelay => "long-relay",
            Self::Chain => "chain",
            Self::Gap => "gap",
            Self::OppositeHole => "opposite-hole",
            Self::Again => "again",
            Self::Tempo => "tempo",
            Self::Saving => "saving",
        }
    }

    /// Returns the theme with the identifier `key`.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.key() == key)
    }
}

/// One ply of a line, with its events.
struct Ply {
    before: Position,
    mv: Move,
    after: Position,
    events: Vec<GameEvent>,
    moves_again: bool,
}

impl Ply {
    /// Plays `mv` in `before`; `None` if it is illegal.
    fn of(rules: &RuleSet, before: Position, mv: Move) -> Option<Self> {
        let mut after = before;
        let mut events = Vec::new();
        let played_move = after.play(rules, mv, &mut events).ok()?;
        Some(Self {
            before,
            mv,
            after,
            events,
            moves_again: played_move.again,
        })
    }

    /// Returns the number of seeds that `side` captures, except those distributed at the end of the
    /// game.
    fn captured(&self, side: Side) -> i32 {
        let captures = self.events.iter().filter_map(|event| event.capture());
        let seeds =
            captures.filter_map(|(captor, seeds)| (captor == side).then_some(i32::from(seeds)));
        seeds.sum()
    }

    fn is_kroo(&self, rules: &RuleSet) -> bool {
        let hole = self.mv.hole();
        hole.is_some_and(|hole| is_kroo(rules, &self.before, hole))
    }

    /// Returns the holes captured at the end of the sowing, in order.
    fn chain(&self) -> impl Iterator<Item = Hole> {
        self.events.iter().filter_map(|event| match *event {
            GameEvent::Captured { hole, .. } => Some(hole),
            _ => None,
        })
    }

    fn makes_special(&self, owner: Side) -> bool {
        self.events
            .iter()
            .any(|event| matches!(event, GameEvent::MadeSpecial { side, .. } if *side == owner))
    }

    fn laps(&self) -> usize {
        self.events
            .iter()
            .filter(|event| event.lap().is_some())
            .count()
    }

    /// Returns the hole of the last seed sown.
    fn end(&self) -> Option<Hole> {
        last_sown(&self.events)
    }

    /// Returns the number of captures at the end of a lap; a chain counts as one.
    fn captures(&self) -> usize {
        let mut is_in_chain = false;
        let mut count = 0;
        for event in &self.events {
            match event {
                GameEvent::Captured { .. } if !is_in_chain => {
                    count += 1;
                    is_in_chain = true;
                }
                GameEvent::Sown { .. } => is_in_chain = false,
                _ => {}
            }
        }
        count
    }

    /// Returns the seeds left at the end of the game that go to `side`, minus its opponent's.
    fn remainder(&self, side: Side) -> i32 {
        let rest = remainder(&self.events).map(i32::from);
        rest[side.index()] - rest[side.opponent().index()]
    }

    fn sows_in(&self, side: Side) -> bool {
        let owner = |hole| self.before.geometry().owner(hole);
        self.events
            .iter()
            .any(|event| matches!(*event, GameEvent::Sown { hole, .. } if owner(hole) == side))
    }
}

/// Returns the plies of the first turn in `plies`.
fn first_turn(plies: &[Ply]) -> &[Ply] {
    let last = plies.iter().position(|ply| !ply.moves_again);
    &plies[..last.map_or(plies.len(), |last| last + 1)]
}

/// Returns the plies from the first move of `side` on.
fn from_first_of(side: Side, plies: &[Ply]) -> &[Ply] {
    let first = plies.iter().position(|ply| ply.before.to_move() == side);
    &plies[first.unwrap_or(plies.len())..]
}

/// Plays `line`, up to the first illegal move.
fn plies(game: &Game, line: &[Move]) -> Vec<Ply> {
    let mut game = game.clone();
    let mut plies = Vec::new();
    for &mv in line {
        let before = *game.position();
        let mut events = Vec::new();
        let Ok(played_move) = game.play(mv, &mut events) else {
            break;
        };
        plies.push(Ply {
            before,
            mv,
            after: *game.position(),
            events,
            moves_again: played_move.again,
        });
    }
    plies
}

/// Returns true if a lap from `hole` goes all the way round.
fn is_kroo(rules: &RuleSet, position: &Position, hole: Hole) -> bool {
    position.seeds_in(hole).saturating_sub(rules.leave()) >= round(rules)
}

/// Returns the themes of a position, most characteristic first, derived from the lines of a right
/// move and of the best wrong one. The player to move is the solver.
pub(super) fn themes(game: &Game, right: &[Move], wrong: &[Move]) -> Vec<Theme> {
    let rules = game.rules();
    let solver = game.position().to_move();
    let lines = Lines {
        rules,
        solver,
        right: plies(game, right),
        wrong: plies(game, wrong),
    };
    Theme::ALL
        .into_iter()
        .filter(|&theme| lines.show(theme))
        .collect()
}

/// The lines of a right move and of the best wrong one.
struct Lines<'a> {
    rules: &'a RuleSet,
    solver: Side,
    right: Vec<Ply>,
    wrong: Vec<Ply>,
}

impl Lines<'_> {
    /// Returns the capture rule that is tried first; `None` on four rows.
    fn capture(&self) -> Option<&Capture> {
        Some(self.rules.two_rows()?.two_rows.capture())
    }

    /// Returns true if the right line, compared with the wrong one, has `theme`.
    fn show(&self, theme: Theme) -> bool {
        let solver = self.solver;
        let opponent = solver.opponent();
        let mut mine = self
            .right
            .iter()
            .filter(|ply| ply.before.to_move() == solver);
        let mut theirs = self
            .right
            .iter()
            .filter(|ply| ply.before.to_move() == opponent);
        match theme {
            Theme::LastMove => self.is_won_by(EndReason::Stuck),
            Theme::InnerRow => self.is_won_by(EndReason::EmptyInner),
            Theme::Takasia => self.right.first().is_some_and(|ply| {
                let blocked = ply.after.blocked();
                blocked.is_some_and(|hole| ply.after.geometry().owner(hole) == opponent)
            }),
            Theme::Nyumba => self.right.first().is_some_and(|ply| {
                let changes =
                    |side: Side| ply.before.owns_nyumba(side) != ply.after.owns_nyumba(side);
                ply.mv.spends_nyumba() || changes(opponent)
            }),
            Theme::Across => {
                self.rules.four_rows().is_some()
                    && self.right.first().is_some_and(|ply| {
                        ply.laps() < MIN_RELAY_LAPS && ply.captured(solver) >= MIN_CAPTURE
                    })
            }
            Theme::Special => {
                mine.any(|ply| ply.makes_special(solver))
                    || self
                        .wrong
                        .get(1)
                        .is_some_and(|ply| ply.makes_special(opponent))
                        && !theirs.any(|ply| ply.makes_special(opponent))
            }
            Theme::Shutting => {
                let holes = |plies: &[Ply]| {
                    let round = plies.last()?.after.round();
                    let is_same = plies.first()?.before.round() == round;
                    let next = next_round(self.rules, &plies.last()?.after, opponent)?;
                    is_same.then_some(next.holes)
                };
                let both = holes(&self.right).zip(holes(&self.wrong));
                both.is_some_and(|(right, wrong)| right < wrong)
            }
            Theme::Starving => mine.any(|ply| {
                !ply.before.is_starved(opponent)
                    && ply.after.on_board() > 0
                    && ply.after.is_starved(opponent)
            }),
            Theme::ForcedFeeding => theirs.any(|ply| {
                ply.before.is_starved(solver) && is_barred_from_hoarding(self.rules, &ply.before)
            }),
            Theme::Kroo => {
                mine.any(|ply| ply.is_kroo(self.rules) && ply.captured(solver) >= MIN_CAPTURE)
            }
            Theme::Dam => self.dams(),
            Theme::Sacrifice => {
                let [_, reply, answer, ..] = &self.right[..] else {
                    return false;
                };
                let sacrificed = reply.captured(opponent);
                let alternate =
                    reply.before.to_move() == opponent && answer.before.to_move() == solver;
                alternate && sacrificed >= MIN_CAPTURE && answer.captured(solver) > sacrificed
            }
            Theme::LastTurn => self.is_decided_by_remainder(),
            Theme::LongTurn => first_turn(&self.right).len() >= MIN_TURN_MOVES,
            Theme::DoubleCapture => {
                let captures = first_turn(&self.right).iter().map(Ply::captures);
                self.rules.four_rows().is_none() && captures.sum::<usize>() > 1
            }
            Theme::Defence => self.defends(),
            Theme::LongRelay => {
                mine.any(|ply| ply.laps() >= MIN_RELAY_LAPS && ply.captured(solver) >= MIN_CAPTURE)
            }
            Theme::Chain => {
                self.capture()
                    .is_some_and(|capture| capture.chain != Chain::None)
                    && mine.any(|ply| ply.chain().count() >= MIN_CHAIN_HOLES)
            }
            Theme::Gap => {
                self.capture().is_some_and(|capture| capture.is_beyond)
                    && mine.any(|ply| {
                        ply.chain().next().is_some() && ply.captured(solver) >= MIN_CAPTURE
                    })
            }
            Theme::Again => {
                let [first, second, ..] = &self.right[..] else {
                    return false;
                };
                let are_both_mine = [first, second].map(|ply| ply.before.to_move()) == [solver; 2];
                are_both_mine && second.before.extra_moves() > first.before.extra_moves()
            }
            Theme::OppositeHole => {
                let is_of_opponent =
                    |capture: &Capture| capture.yields != Yield::Own && !capture.is_beyond;
                let geometry = self.rules.geometry();
                self.capture().is_some_and(is_of_opponent)
                    && mine.any(|ply| {
                        let opposite = ply.end().map(|end| geometry.opposite(end));
                        ply.captured(solver) > MIN_CAPTURE
                            && ply.chain().any(|hole| Some(hole) == opposite)
                    })
            }
            Theme::Tempo => self.right.first().is_some_and(|ply| {
                // Otherwise no seed reaches the other side.
                self.rules.geometry().sows_both_sides()
                    && ply.before.on_board() <= ply.before.total_seeds() / ENDGAME_DIVISOR
                    && ply.captured(solver) == 0
                    && !ply.sows_in(opponent)
                    && ply.after.end().is_none()
            }),
            Theme::Saving => {
                let lost = |plies: &[Ply]| {
                    let reply = plies.get(1).filter(|ply| ply.before.to_move() == opponent);
                    reply.map_or(0, |ply| ply.captured(opponent))
                };
                let is_threatened = self.right.first().is_some_and(|ply| {
                    let holes = ply.before.threatened(self.rules, solver);
                    let seeds: u16 = holes.iter().map(|hole| ply.before.seeds_in(hole)).sum();
                    i32::from(seeds) >= MIN_CAPTURE
                });
                is_threatened && lost(&self.wrong) > MIN_CAPTURE && lost(&self.right) == 0
            }
        }
    }

    /// Returns true if the right line ends with a win of the solver by the last move for `reason`.
    fn is_won_by(&self, reason: EndReason) -> bool {
        self.rules.is_won_by_last_move()
            && self.right.last().is_some_and(|ply| {
                let outcome = ply.after.outcome();
                outcome.is_some_and(|outcome| {
                    outcome.winner == Some(self.solver) && outcome.reason == reason
                })
            })
    }

    /// Returns true if the right line ends the game and, without the seeds left at the end, would
    /// be no better than the wrong one.
    fn is_decided_by_remainder(&self) -> bool {
        let remainder = |plies: &[Ply]| {
            let last = plies.last()?;
            last.after.outcome().map(|_| last.remainder(self.solver))
        };
        let captured = |plies: &[Ply]| {
            let lead = |position: &Position| position.lead(self.solver);
            let total = plies.last().map_or(0, |last| lead(&last.after));
            total - remainder(plies).unwrap_or(0)
        };
        !self.rules.is_won_by_last_move()
            && remainder(&self.right).is_some()
            && captured(&self.right) <= captured(&self.wrong)
    }

    /// Returns true if the right move captures little but prevents a threat. The threat is a reply
    /// that the opponent could play already, and that earns an extra move, or captures, after the
    /// wrong move but not after the right one. Where [`Theme::Saving`] applies, an averted capture
    /// isn't enough.
    fn defends(&self) -> bool {
        let opponent = self.solver.opponent();
        let reply_turn = |plies| first_turn(from_first_of(opponent, plies));
        let wrong_reply = reply_turn(&self.wrong);
        let (Some(right), Some(threat)) = (self.right.first(), wrong_reply.first()) else {
            return false;
        };
        if right.captured(self.solver) >= MIN_CAPTURE || right.after.to_move() != opponent {
            return false;
        }
        let captured = |turn: &[Ply]| turn.iter().map(|ply| ply.captured(opponent)).sum::<i32>();
        let right_reply = reply_turn(&self.right);
        let play_threat = |position: Position| Ply::of(self.rules, position, threat.mv);
        let before = play_threat(right.before.with_turn(opponent));
        let after = play_threat(right.after);
        let moves_again = |ply: &Option<Ply>| ply.as_ref().is_some_and(|ply| ply.moves_again);
        let captures = |ply: &Option<Ply>| {
            let seeds = ply.as_ref().map_or(0, |ply| ply.captured(opponent));
            seeds >= MIN_CAPTURE
        };
        let denies_move = moves_again(&before)
            && threat.moves_again
            && !moves_again(&after)
            && right_reply.first().is_some_and(|ply| !ply.moves_again);
        let denies_capture = captures(&before)
            && captured(wrong_reply) > MIN_CAPTURE
            && !captures(&after)
            && captured(right_reply) == 0
            && !self.show(Theme::Saving);
        denies_move || denies_capture
    }

    /// Returns true if the opponent's kroo captures after the wrong move but not after the right
    /// one.
    fn dams(&self) -> bool {
        let (Some(wrong), Some(right)) = (self.wrong.get(1), self.right.first()) else {
            return false;
        };
        let opponent = self.solver.opponent();
        let captures = wrong.before.to_move() == opponent
            && wrong.is_kroo(self.rules)
            && wrong.captured(opponent) >= MIN_CAPTURE;
        let seeds = wrong.mv.hole().map_or(0, |hole| right.after.seeds_in(hole));
        if !captures || right.after.to_move() != opponent || seeds == 0 {
            return false;
        }
        let mut position = right.after;
        let loft = position.loft(opponent);
        position.play(self.rules, wrong.mv, &mut ()).is_err() || position.loft(opponent) == loft
    }
}

/// Returns true if the duty to feed makes some hole illegal for the player to move.
fn is_barred_from_hoarding(rules: &RuleSet, position: &Position) -> bool {
    position.geometry().all().any(|hole| {
        matches!(
            position.refusal(rules, hole),
            Some(Refusal::MustFeed | Refusal::Starves | Refusal::MustReachOpponent)
        )
    })
}
