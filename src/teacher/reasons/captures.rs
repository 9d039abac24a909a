//! What moves capture, and what is in danger.

use crate::rules::{GameEvent, Hole, Position, RuleSet, Side};

/// Seeds that one player captures with one move; what is shared out at the end of a game left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capture {
    /// The holes that are emptied, each once, in the order of the board.
    pub holes: Vec<Hole>,
    /// Seeds in all.
    pub seeds: u16,
}

/// A move that captures in the row of the player who didn't make it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Raid {
    /// The hole that is played.
    pub hole: Hole,
    /// What it captures in that row.
    pub capture: Capture,
}

impl Capture {
    /// What `taker` captures in `events`, from holes of which `counts` says that they count; `None` if nothing.
    pub(super) fn of(
        events: &[GameEvent],
        taker: Side,
        counts: impl Fn(Hole) -> bool,
    ) -> Option<Self> {
        let mut capture = Self {
            holes: Vec::new(),
            seeds: 0,
        };
        for event in events {
            match *event {
                GameEvent::Captured { hole, seeds, side }
                | GameEvent::FlowCaptured { hole, seeds, side }
                    if side == taker && counts(hole) =>
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

/// The greatest capture of the player to move in the row of `victim`, the opponent; of equal ones the first. `None` if no
/// legal move captures there.
pub(super) fn greatest_raid(rules: &RuleSet, position: &Position, victim: Side) -> Option<Raid> {
    let raider = victim.opponent();
    let geometry = position.geometry();
    let mut greatest: Option<Raid> = None;
    let mut events = Vec::new();
    for hole in position.legal_moves(rules).iter() {
        events.clear();
        let mut after = *position;
        after.play_unchecked(rules, hole, &mut events);
        let capture = Capture::of(&events, raider, |hole| geometry.owner(hole) == victim);
        let least = greatest.as_ref().map_or(0, |raid| raid.capture.seeds);
        if let Some(capture) = capture.filter(|capture| capture.seeds > least) {
            greatest = Some(Raid { hole, capture });
        }
    }
    greatest
}

/// What the opponent of `victim` could capture in that row, if it were the opponent's turn.
pub(super) fn raid_after_pass(rules: &RuleSet, position: &Position, victim: Side) -> Option<Raid> {
    greatest_raid(rules, &position.with_turn(victim.opponent()), victim)
}
