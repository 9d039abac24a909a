//! Reasons for and against moves, and facts about positions, all with evidence.
//!
//! Every fact is verified by playing moves; a claim about all moves, by playing all legal moves.
//! [`of_move`] and [`of_position`] return all facts, weightiest first; [`weightiest`] selects those
//! to show. [`text::why`](crate::text::why) puts them into words.

mod captures;
mod danger;
mod evidence;
mod feeding;
mod kroo;
mod moves;
mod rings;
mod tempo;
mod turns;
mod weight;
mod world;

use awale_rules::{EndReason, Game, GameEvent, Hole, Move, Side, Vessel};

pub use captures::{Capture, Raid};
pub use evidence::{Evidence, evidence, passed};
pub use feeding::Duty;
pub(in crate::teacher) use kroo::round;
pub use kroo::{Kroo, kroos};
pub use rings::NyumbaEffect;
pub use tempo::quiet_moves;
pub use turns::Turn;
pub use world::SpecialMove;
pub(in crate::teacher) use world::next_round;

/// The maximum number of reasons shown at once.
pub const MAX_SHOWN: usize = 3;

/// A fact about a move or a position. The mover is the player to move before the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The move is the only legal one.
    OnlyMove(Hole),
    /// The move captures for the mover.
    Takes(Capture),
    /// The move captures for the opponent during the sowing.
    Gives(Capture),
    /// The move ends the game.
    Ends {
        /// Why the game is over.
        reason: EndReason,
        /// The remaining seeds that go to South and to North.
        rest: [u16; 2],
    },
    /// The move ends a game in which the last move wins.
    Decides {
        /// Why the game is over.
        reason: EndReason,
        /// The winner; `None` if it is a draw.
        winner: Option<Side>,
    },
    /// The opponent has no legal reply and passes.
    Blocks,
    /// The mover can capture next, whichever reply the opponent chooses.
    TakesNext {
        /// The minimum number of seeds.
        seeds: u16,
        /// Each reply, with the mover's biggest capture after it: reply, move, seeds.
        answers: Vec<(Move, Move, u16)>,
    },
    /// The mover's biggest capture if the opponent passed after the move. It is bigger than any
    /// capture before the move.
    Threatens(Raid),
    /// After one reply, the mover can capture more than after a pass, and more than before the
    /// move.
    Traps {
        /// The reply.
        reply: Move,
        /// The mover's biggest capture after it.
        raid: Raid,
    },
    /// After every other legal move, the opponent can capture more than after this one.
    Shields {
        /// The seeds of the opponent's biggest capture after the best of the other moves.
        otherwise: u16,
        /// The seeds of the opponent's biggest capture after this move.
        left: u16,
    },
    /// The opponent can capture nothing after the move, but could after another one.
    Safe {
        /// The legal move after which the opponent could capture most.
        other: Move,
        /// The seeds of that capture.
        seeds: u16,
    },
    /// If the mover passed, the opponent could capture in the mover's row, and more than after the
    /// move.
    Saves {
        /// The opponent's biggest raid if the mover passed.
        from: Raid,
        /// The seeds of the opponent's biggest capture after the move, in either row.
        left: u16,
    },
    /// After the move, the opponent can capture in the mover's row.
    Exposes(Raid),
    /// The opponent could capture in the mover's row if it were their turn.
    InDanger(Raid),
    /// The move leaves the opponent's row empty without ending the game.
    Starves,
    /// The opponent's row was empty, and the move puts seeds there.
    Feeds {
        /// The number of seeds.
        seeds: u16,
        /// The holes forbidden to the mover.
        barred: Vec<Hole>,
        /// The duty that forbids them.
        duty: Duty,
    },
    /// The move empties the mover's own row, and a duty restricts the opponent.
    ForcesFeeding {
        /// The opponent's legal moves.
        may: Vec<Hole>,
        /// The holes forbidden to the opponent.
        barred: Vec<Hole>,
        /// The duty that forbids them.
        duty: Duty,
    },
    /// The opponent's row is empty, and a duty forbids these holes.
    MustFeed {
        /// The holes.
        barred: Vec<Hole>,
        /// The duty.
        duty: Duty,
    },
    /// The tempo of an endgame: how many [`quiet_moves`] in a row each player has (for a move,
    /// after it). A fact of a position only if the numbers differ.
    Tempo {
        /// The mover's.
        mine: u16,
        /// The opponent's.
        theirs: u16,
    },
    /// Like [`Tempo`](Self::Tempo), where players keep what is left in their own rows. The mover
    /// has more quiet moves, so the opponent must be the first to give seeds away.
    HoldsBack {
        /// The mover's.
        mine: u16,
        /// The opponent's.
        theirs: u16,
    },
    /// An endgame in which a player whose row is empty takes the rest: the minimum number of moves
    /// that each player needs to empty their row while the other one passes (for a move, after it).
    Race {
        /// The mover's.
        mine: u16,
        /// The opponent's.
        theirs: u16,
    },
    /// A hole has enough seeds to go all the way round. For a move: after it but not before, unless
    /// there is no other reason.
    Kroo(Kroo),
    /// A dam: the opponent's kroo ends in this hole of the mover and captures nothing after the
    /// move, but would after another move.
    Dam {
        /// The mover's hole, which has too many seeds to be captured.
        hole: Hole,
        /// The opponent's kroo.
        kroo: Hole,
        /// The kroo's biggest capture after another move.
        otherwise: u16,
    },
    /// The opponent's kroo captures nothing after the move, but would after another move, and
    /// doesn't end in a dam.
    Disarms {
        /// The opponent's kroo.
        kroo: Hole,
        /// The kroo's biggest capture after another move.
        otherwise: u16,
    },
    /// The opponent's only move is a kroo that captures nothing.
    Pressure {
        /// The kroo.
        kroo: Hole,
    },
    /// The move drops seeds into the opponent's kroo, which then captures nothing, but would
    /// capture if the mover passed.
    Overloads {
        /// The kroo.
        kroo: Hole,
        /// The number of seeds that the kroo would capture if the mover passed.
        spared: u16,
    },
    /// The move captures nothing, and every capturing reply is answered by a bigger capture.
    Sacrifice {
        /// The reply that captures most.
        reply: Move,
        /// The seeds that it captures.
        given: u16,
        /// The mover's biggest capture after it.
        answer: Move,
        /// The seeds that it captures.
        gained: u16,
    },
    /// The sowing takes several laps.
    Relay {
        /// The number of laps.
        laps: u16,
        /// Where the last seed fell.
        end: Vessel,
    },
    /// The mover moves again.
    MovesAgain,
    /// The move earns an extra one: the most profitable turn that begins with it.
    Continues(Turn),
    /// These moves would earn the mover an extra move, both before the move and, if the opponent
    /// passed, after it.
    KeepsReady(Vec<Move>),
    /// After the move, these moves would earn the mover an extra move if the opponent passed;
    /// before it they wouldn't.
    MakesReady(Vec<Move>),
    /// Before the move, these moves would have earned the mover an extra move; after it they
    /// wouldn't.
    SpoilsReady(Vec<Move>),
    /// If the mover passed, these moves would earn the opponent an extra move; after the move they
    /// don't.
    DeniesAgain(Vec<Move>),
    /// After the move, these moves earn the opponent an extra move; if the mover passed, they
    /// wouldn't.
    AllowsAgain(Vec<Move>),
    /// These moves earn the player to move an extra move.
    Ready(Vec<Move>),
    /// If the mover passed, the opponent's best turn would bring more seeds than their best turn
    /// after the move.
    LimitsTurn {
        /// The opponent's best turn if the mover passed.
        turn: Turn,
        /// The seeds of their best turn after the move.
        left: u16,
    },
    /// The opponent's most profitable turn after the move.
    BestReply(Turn),
    /// The turn that would be most profitable for the opponent if it were their turn.
    TurnThreat(Turn),
    /// The move empties this hole. There the mover's biggest capture ends if the opponent passes,
    /// which is bigger than any capture before the move.
    Empties {
        /// The hole.
        hole: Hole,
        /// The capture.
        raid: Raid,
    },
    /// Where players choose the direction: sown in the other direction, the same hole captures
    /// more, or less.
    OtherWay {
        /// The same hole in the other direction.
        mv: Move,
        /// The seeds that it captures.
        seeds: u16,
        /// Whether this is fewer than the move captures.
        fewer: bool,
    },
    /// The move leaves the mover's row empty. The mover must refill it if it is still empty on the
    /// next turn.
    EmptiesRow {
        /// The number of seeds that the refill costs.
        seeds: u16,
    },
    /// The sowing drops seeds into the mover's store, which can't be captured.
    Stores {
        /// The number of seeds.
        seeds: u16,
    },
    /// The move makes this hole special for the mover.
    MakesSpecial(Hole),
    /// The mover could make a hole special if the opponent passed after the move, but couldn't
    /// before it.
    ThreatensSpecial(SpecialMove),
    /// The opponent could make a hole special if the mover passed, but can't after the move.
    PreventsSpecial(SpecialMove),
    /// After this move, a player can't fill this hole for the next round, whatever else happens in
    /// this one.
    Closes {
        /// The owner of the hole.
        side: Side,
        /// The first hole that will stay empty.
        hole: Hole,
    },
    /// On four rows: whichever reply the opponent chooses, the mover can win with the next move.
    WinsNext,
    /// On four rows: this reply wins.
    LetsWin(Move),
    /// On four rows: the opponent has only this number of legal replies.
    FewReplies(u16),
    /// On four rows: the number of holes and directions that each player could choose from if it
    /// were their turn (for a move, after it).
    Mobility {
        /// The mover's.
        mine: u16,
        /// The opponent's.
        theirs: u16,
    },
    /// In Bao: the move changes or uses a nyumba.
    Nyumba(NyumbaEffect),
    /// In Bao: the move blocks this hole of the opponent.
    BlocksHole(Hole),
    /// In Bao: the mover may not play from this hole.
    BlockedHole(Hole),
    /// After this move, a player can't reach the number of holes that another round requires,
    /// whatever else happens.
    RoundLost {
        /// The player.
        side: Side,
        /// The number of holes required.
        holes: u16,
    },
}

impl Reason {
    /// Returns true if the fact is a reason against the move of `mover`.
    #[must_use]
    pub fn speaks_against(&self, mover: Side) -> bool {
        match self {
            Self::Gives(_)
            | Self::LetsWin(_)
            | Self::Exposes(_)
            | Self::BestReply(_)
            | Self::SpoilsReady(_)
            | Self::AllowsAgain(_)
            | Self::EmptiesRow { .. } => true,
            Self::OtherWay { fewer, .. } => !fewer,
            Self::Nyumba(nyumba) => matches!(nyumba, NyumbaEffect::Lost(_)),
            Self::Closes { side, .. } | Self::RoundLost { side, .. } => *side == mover,
            _ => false,
        }
    }
}

/// Returns all facts about the move `mv`, weightiest first; empty if the move is illegal.
#[must_use]
pub fn of_move(game: &Game, mv: impl Into<Move>) -> Vec<Reason> {
    sorted(moves::facts(game, mv.into()).unwrap_or_default())
}

/// Returns all facts about the position for the player to move, weightiest first; empty if the game
/// is over.
#[must_use]
pub fn of_position(game: &Game) -> Vec<Reason> {
    let position = game.position();
    if position.end().is_some() {
        return Vec::new();
    }
    let rules = game.rules();
    let mover = position.to_move();
    let mut facts = Vec::new();
    let legal = position.legal_moves(rules);
    if legal.len() == 1 {
        facts.extend(legal.holes().iter().map(Reason::OnlyMove));
    }
    if rules.four_rows().is_some() {
        facts.extend(rings::of_position(rules, position));
        return sorted(facts);
    }
    facts.extend(captures::raid_after_pass(rules, position, mover).map(Reason::InDanger));
    if rules.has_extra_moves() {
        facts.extend(turns::of_position(rules, position));
    }
    facts.extend(feeding::duty(rules, position));
    facts.extend(tempo::fact(rules, position, mover).filter(tempo::differs));
    for side in Side::BOTH {
        facts.extend(kroos(rules, position, side).into_iter().map(Reason::Kroo));
    }
    sorted(facts)
}

/// Selects the reasons to show: the first [`MAX_SHOWN`] of `reasons`, which are sorted.
#[must_use]
pub fn weightiest(reasons: &[Reason]) -> Vec<&Reason> {
    reasons.iter().take(MAX_SHOWN).collect()
}

/// Returns how many of the seeds left at the end of the game go to South and to North in `events`.
pub(in crate::teacher) fn remainder(events: &[GameEvent]) -> [u16; 2] {
    let mut remainder = [0; 2];
    for event in events {
        if let GameEvent::RemainderTaken { seeds, side, .. } = *event {
            remainder[side.index()] += seeds;
        }
    }
    remainder
}

/// Returns the hole of the last seed sown in `events`.
pub(in crate::teacher) fn last_sown(events: &[GameEvent]) -> Option<Hole> {
    events.iter().rev().find_map(|event| match *event {
        GameEvent::Sown { hole, .. } => Some(hole),
        _ => None,
    })
}

fn sorted(mut facts: Vec<Reason>) -> Vec<Reason> {
    // A stable sort keeps the order of equal weights.
    facts.sort_by_key(|fact| std::cmp::Reverse(weight::weight(fact)));
    facts
}
