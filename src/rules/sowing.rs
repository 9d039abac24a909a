//! Phases 1 to 4 of a move: lifting, sowing, flow captures and relay.

use super::board::{Hole, Side};
use super::event::{EventSink, GameEvent};
use super::position::Position;
use super::rule_set::{FlowCapture, RuleSet};
use super::spec::{FlowTaker, Territory};

/// How a sowing came to rest.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sowing {
    /// Where the last seed fell.
    pub end: Hole,
    /// Whether it stopped by the rules, and was not cut off.
    pub complete: bool,
}

impl Position {
    /// Lifts `start` and sows until the sowing stops or is cut off.
    pub(super) fn sow(
        &mut self,
        rules: &RuleSet,
        start: Hole,
        sink: &mut impl EventSink,
    ) -> Sowing {
        let leave = rules.play().leave;
        let mut from = start;
        let mut lap = 1;
        loop {
            let end = self.sow_lap(rules, from, lap, sink);
            let Some(relay) = rules.relay() else {
                return Sowing {
                    end,
                    complete: true,
                };
            };
            let count = self.seeds_in(end);
            let stops = count == leave
                || relay.stop_counts.contains(count)
                    && rules.lies_in(end, relay.stop_in, self.to_move);
            if stops {
                return Sowing {
                    end,
                    complete: true,
                };
            }
            if lap == relay.max_laps {
                sink.event(GameEvent::CutOff {
                    hole: end,
                    laps: lap,
                });
                return Sowing {
                    end,
                    complete: false,
                };
            }
            lap += 1;
            sink.event(GameEvent::Relay { hole: end, lap });
            from = end;
        }
    }

    /// Lifts `from` and sows its seeds; returns the hole that the last one fell into.
    fn sow_lap(
        &mut self,
        rules: &RuleSet,
        from: Hole,
        lap: u16,
        sink: &mut impl EventSink,
    ) -> Hole {
        let leave = rules.play().leave;
        let seeds = self.holes[from.index()] - leave;
        debug_assert!(seeds > 0, "a lifted hole has a seed to sow");
        self.holes[from.index()] = leave;
        sink.event(GameEvent::Lifted {
            hole: from,
            seeds,
            lap,
        });
        let mut hole = from;
        for in_hand in (0..seeds).rev() {
            hole = rules.next(hole);
            if hole == from && rules.skip_start() {
                hole = rules.next(hole);
            }
            self.holes[hole.index()] += 1;
            let count = self.holes[hole.index()];
            sink.event(GameEvent::Sown { hole, count });
            if in_hand > 0
                && let Some(flow) = rules.flow_capture()
                && flow.counts.contains(count)
                && let Some(side) = self.flow_taker(rules, flow, hole)
            {
                self.empty_into(hole, side);
                self.last_capturer = Some(side);
                sink.event(GameEvent::FlowCaptured {
                    hole,
                    seeds: count,
                    side,
                });
            }
        }
        hole
    }

    /// Who takes `hole`, which has just reached a count that flow captures.
    fn flow_taker(&self, rules: &RuleSet, flow: &FlowCapture, hole: Hole) -> Option<Side> {
        let mover = self.to_move;
        let owner = self.geometry.owner(hole);
        match (flow.by, flow.territory) {
            (FlowTaker::Both, Territory::Own) => Some(owner),
            (FlowTaker::Both, Territory::Opponent) => Some(owner.opponent()),
            (FlowTaker::Both, Territory::Any) => Some(mover),
            (FlowTaker::Mover, territory) => rules.lies_in(hole, territory, mover).then_some(mover),
        }
    }

    /// Where a single lap from `start` ends, and how many seeds that hole then
    /// holds, without sowing it. Only for rules with
    /// [`is_single_lap`](RuleSet::is_single_lap).
    pub(super) fn lap_end(&self, rules: &RuleSet, start: Hole) -> (Hole, u16) {
        let holes = self.geometry.holes() as u16;
        let leave = rules.play().leave;
        let seeds = self.seeds_in(start) - leave;
        let round = if rules.skip_start() { holes - 1 } else { holes };
        let full_rounds = (seeds - 1) / round;
        let steps = (seeds - 1) % round + 1;
        let end = rules.ahead(start, steps);
        let before = if end == start {
            leave
        } else {
            self.seeds_in(end)
        };
        (end, before + full_rounds + 1)
    }
}
