//! Captures, and seeds in danger.

use crate::rules::{GameEvent, Hole, Position, RuleSet, Side};

/// A player's capture with one move, not counting seeds shared out at the end of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capture {
    /// The captured holes, each once, in board order.
    pub holes: Vec<Hole>,
    /// The total of seeds.
    pub seeds: u16,
}

/// A move that captures in the opponent's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Raid {
    /// The hole played.
    pub hole: Hole,
    /// Its capture in that row.
    pub capture: Capture,
}

impl Capture {
    /// The capture of `taker` in `events`, restricted to holes for which `counts` is true; `None`
    /// if there is none.
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

/// The biggest capture of the player to move in the row of `victim`, the opponent; the first of
/// equals. `None` if no legal move captures there.
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

/// The biggest capture in the row of `victim` if it were the opponent's turn.
pub(super) fn raid_after_pass(rules: &RuleSet, position: &Position, victim: Side) -> Option<Raid> {
    greatest_raid(rules, &position.with_turn(victim.opponent()), victim)
}
