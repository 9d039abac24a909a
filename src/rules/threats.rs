//! Which holes of a player are in danger: what the other one could capture if it were his turn.

use super::board::{HoleSet, Side};
use super::event::{EventSink, GameEvent};
use super::position::Position;
use super::rule_set::RuleSet;

impl Position {
    /// The holes in the row of `side` with seeds that some legal move of his opponent would
    /// capture now, as if the turn were the opponent's; none when the game is over.
    #[must_use]
    pub fn threatened(&self, rules: &RuleSet, side: Side) -> HoleSet {
        let raider = side.opponent();
        let turned = self.with_turn(raider);
        let mut captured = CapturedBy {
            raider,
            holes: HoleSet::EMPTY,
        };
        for hole in turned.legal_moves(rules).iter() {
            turned.clone().make_move(rules, hole, &mut captured);
        }
        // A hole that the move itself fills and empties has nothing to lose.
        self.geometry
            .territory(side)
            .filter(|&hole| captured.holes.contains(hole) && self.seeds_in(hole) > 0)
            .collect()
    }
}

/// Listens for the holes that one player empties into his loft.
struct CapturedBy {
    raider: Side,
    holes: HoleSet,
}

impl EventSink for CapturedBy {
    fn event(&mut self, event: GameEvent) {
        if let GameEvent::Captured { hole, side, .. } | GameEvent::FlowCaptured { hole, side, .. } =
            event
            && side == self.raider
        {
            self.holes.insert(hole);
        }
    }
}
