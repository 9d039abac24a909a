//! Why a move is good or bad, and what there is to see in a position: facts with their evidence.
//!
//! Every fact is found by playing moves by the rules, all of them where it speaks of all: what can't be confirmed so is not said.
//! [`of_move`] and [`of_position`] give all facts, the weightiest first; [`weightiest`] those that a player is told.
//! [`text::why`](crate::text::why) has the words.

mod captures;
mod evidence;
mod feeding;
mod kroo;
mod moves;
mod tempo;
mod weight;

use crate::rules::{EndReason, Game, Hole, Side};

pub use captures::{Capture, Raid};
pub use evidence::{Evidence, evidence, passed};
pub use kroo::{Kroo, kroos};
pub use tempo::quiet_moves;

/// The most reasons that are told at once.
pub const MOST: usize = 3;

/// A fact about a move, or about a position. "The mover" is the player to move in the position, before the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is the only legal move.
    OnlyMove,
    /// The move captures for the mover.
    Takes(Capture),
    /// On its way the move captures for the opponent.
    Gives(Capture),
    /// The move ends the game.
    Ends {
        /// Why the game is over.
        reason: EndReason,
        /// The seeds that were left on the board, and go to South and to North.
        rest: [u16; 2],
    },
    /// After the move the opponent has no legal move, and misses the turn.
    Blocks,
    /// Whatever the opponent answers, the mover can capture with the next move.
    TakesNext {
        /// At least this number of seeds.
        seeds: u16,
        /// For each answer of the opponent the mover's greatest capture: answer, move, seeds.
        answers: Vec<(Hole, Hole, u16)>,
    },
    /// If the mover passed, the opponent could capture more in the mover's row than after the move.
    Saves {
        /// The opponent's greatest capture if the mover passed.
        from: Raid,
        /// The most that one move of the opponent captures in the mover's row after the move.
        left: u16,
    },
    /// After the move the opponent can capture in the mover's row.
    Exposes(Raid),
    /// The opponent could capture in the mover's row, if it were the opponent's turn.
    InDanger(Raid),
    /// After the move no seed lies in the opponent's row, and the game goes on.
    Starves,
    /// The opponent's row was empty, and the move leaves seeds in it.
    Feeds {
        /// How many.
        seeds: u16,
        /// Holes that may not be played because they don't feed.
        barred: Vec<Hole>,
    },
    /// After the move the mover's row is empty, and the opponent may not play every hole because of the duty to feed.
    ForcesFeeding {
        /// The opponent's legal moves.
        may: Vec<Hole>,
        /// The holes that the opponent may not play.
        barred: Vec<Hole>,
    },
    /// The mover may not play these holes because of the duty to feed; the opponent's row is empty.
    MustFeed {
        /// The holes.
        barred: Vec<Hole>,
    },
    /// Few seeds are left, and this is how many moves each player has in a row that give the other nothing (see [`quiet_moves`]); for a move: after it.
    Tempo {
        /// The mover's.
        mine: u16,
        /// The opponent's.
        theirs: u16,
    },
    /// A hole holds enough seeds to go all the way round; for a move: after it, and not before.
    Kroo(Kroo),
    /// A kroo of the opponent that ends in this hole of the mover's captures nothing after the move, and would capture after
    /// another.
    Dam {
        /// The mover's hole, which holds more than two seeds.
        hole: Hole,
        /// The opponent's kroo.
        kroo: Hole,
        /// The most that the kroo would capture after another move.
        otherwise: u16,
    },
    /// After the move the opponent has nothing to play but a kroo that captures nothing.
    Pressure {
        /// The kroo.
        kroo: Hole,
    },
    /// The move drops seeds into the opponent's kroo, which captures nothing after it, and would if the mover passed.
    Overloads {
        /// The kroo.
        kroo: Hole,
        /// What it would capture if the mover passed.
        spared: u16,
    },
    /// The move captures nothing; each answer that captures is answered by a greater capture.
    Sacrifice {
        /// The answer that captures most.
        reply: Hole,
        /// What it captures.
        given: u16,
        /// The mover's greatest capture then.
        answer: Hole,
        /// What that captures.
        gained: u16,
    },
    /// The sowing goes through several laps.
    Relay {
        /// How many.
        laps: u16,
        /// Where the last seed falls.
        end: Hole,
    },
}

/// All that is known of the move `hole`, the weightiest first; nothing if it can't be played.
#[must_use]
pub fn of_move(game: &Game, hole: Hole) -> Vec<Reason> {
    sorted(moves::facts(game, hole).unwrap_or_default())
}

/// All that is known of the position for the player to move, the weightiest first; nothing when the game is over.
#[must_use]
pub fn of_position(game: &Game) -> Vec<Reason> {
    let position = game.position();
    if position.end().is_some() {
        return Vec::new();
    }
    let rules = game.rules();
    let mover = position.to_move();
    let mut facts = Vec::new();
    if position.legal_moves(rules).len() == 1 {
        facts.push(Reason::OnlyMove);
    }
    facts.extend(captures::raid_after_pass(rules, position, mover).map(Reason::InDanger));
    facts.extend(feeding::duty(rules, position));
    facts.extend(tempo::fact(rules, position, mover));
    for side in Side::BOTH {
        facts.extend(kroos(rules, position, side).into_iter().map(Reason::Kroo));
    }
    sorted(facts)
}

/// Those that a player is told: [`MOST`] of them, and of several kroos or captures of a kind the weightiest.
#[must_use]
pub fn weightiest(reasons: &[Reason]) -> Vec<&Reason> {
    reasons.iter().take(MOST).collect()
}

fn sorted(mut facts: Vec<Reason>) -> Vec<Reason> {
    // Stable: of equal weights the first.
    facts.sort_by_key(|fact| std::cmp::Reverse(weight::weight(fact)));
    facts
}
