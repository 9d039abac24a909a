//! Captures, and seeds in danger.

use awale_rules::{GameEvent, Hole, Move, Position, RuleSet, Side};

/// A player's capture with one move, excluding seeds distributed at the end of the game. In
/// four-row games, the captured seeds may be sown again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capture {
    /// The captured holes, each once, in board order.
    pub holes: Vec<Hole>,
    /// The total number of seeds.
    pub seeds: u16,
}

/// A move and what it captures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Raid {
    /// The move.
    pub mv: Move,
    /// All that it captures, in either row.
    pub capture: Capture,
}

impl Capture {
    /// Returns the capture by `captor` in `events`; `None` if there is none.
    pub(super) fn of(events: &[GameEvent], captor: Side) -> Option<Self> {
        let mut capture = Self {
            holes: Vec::new(),
            seeds: 0,
        };
        for event in events {
            match *event {
                GameEvent::Captured { hole, seeds, side }
                | GameEvent::TakenInHand { hole, seeds, side }
                | GameEvent::FlowCaptured { hole, seeds, side }
                    if side == captor =>
                {
                    capture.holes.push(hole);
                    capture.seeds += seeds;
                }
                _ => {}
            }
        }
        capture.holes.sort_unstable();
        capture.holes.dedup();
        (capture.seeds > 0).then_some(capture)
    }
}

/// Returns the captures of the player to move, one per move.
fn captures(rules: &RuleSet, position: &Position) -> impl Iterator<Item = Raid> {
    let mut events = Vec::new();
    let moves = position.legal_moves(rules);
    moves.iter().filter_map(move |mv| {
        events.clear();
        let mut after = *position;
        // Captures don't depend on the history.
        after.play_unchecked(rules, mv, &mut events);
        let capture = Capture::of(&events, position.to_move())?;
        Some(Raid { mv, capture })
    })
}

/// Returns the largest of `captures`, or the first of several.
fn largest(captures: impl Iterator<Item = Raid>) -> Option<Raid> {
    captures.reduce(|largest, next| {
        if next.capture.seeds > largest.capture.seeds {
            next
        } else {
            largest
        }
    })
}

/// Returns the largest capture of the player to move; `None` if no move captures.
pub(super) fn largest_capture(rules: &RuleSet, position: &Position) -> Option<Raid> {
    largest(captures(rules, position))
}

/// Returns the largest capture of the player to move among those that capture something in the row
/// of `victim`, the opponent.
pub(super) fn largest_raid(rules: &RuleSet, position: &Position, victim: Side) -> Option<Raid> {
    largest(captures(rules, position).filter(|raid| {
        let mut holes = raid.capture.holes.iter();
        holes.any(|&hole| position.owner(hole) == Some(victim))
    }))
}

/// Returns the largest raid on `victim` that their opponent could make if it were the opponent's
/// turn.
pub(super) fn raid_after_pass(rules: &RuleSet, position: &Position, victim: Side) -> Option<Raid> {
    largest_raid(rules, &position.with_turn(victim.opponent()), victim)
}
