//! Phases 5 and 6 of a move: the capture when the sowing has stopped, and the grand slam.

use super::board::{Hole, HoleSet, MAX_HOLES};
use super::event::{EventSink, GameEvent};
use super::position::Position;
use super::rule_set::RuleSet;
use super::spec::{Chain, GrandSlam, Takes};

impl Position {
    /// Captures from `end`, where the last seed fell, for the player to move.
    /// Returns whether it was, or would have been, a grand slam.
    pub(super) fn capture(
        &mut self,
        rules: &RuleSet,
        end: Hole,
        sink: &mut impl EventSink,
    ) -> bool {
        let rule = rules.capture();
        if !rule.counts.contains(self.seeds_in(end))
            || !rules.lies_in(end, rule.territory, self.to_move)
        {
            return false;
        }
        let chain = self.chain(rules, end);
        let yielding = self.yielding_holes(rules, chain.holes());
        if yielding.is_empty() {
            return false;
        }
        let grand_slam = self.would_starve_opponent(yielding);
        match rule.grand_slam {
            GrandSlam::Cancelled if grand_slam => {
                sink.event(GameEvent::CaptureRefused {
                    hole: end,
                    spared: yielding,
                });
            }
            GrandSlam::SparesLast if grand_slam => {
                let kept = chain.holes().len() - 1;
                self.take(rules, &chain.holes()[..kept], sink);
                let spared = self.yielding_holes(rules, &chain.holes()[kept..]);
                sink.event(GameEvent::CaptureRefused { hole: end, spared });
            }
            _ => self.take(rules, chain.holes(), sink),
        }
        grand_slam
    }

    /// The holes whose counts capture, from the reached one backwards.
    fn chain(&self, rules: &RuleSet, end: Hole) -> ChainOfHoles {
        let rule = rules.capture();
        let mut chain = ChainOfHoles::starting_at(end);
        if rule.chain == Chain::None {
            return chain;
        }
        let territory = self.geometry.owner(end);
        let mut hole = rules.previous(end);
        while hole != end
            && rule.counts.contains(self.seeds_in(hole))
            && (rule.chain == Chain::AcrossTerritories || self.geometry.owner(hole) == territory)
        {
            chain.push(hole);
            hole = rules.previous(hole);
        }
        chain
    }

    /// The holes with seeds that a capture of `chain` empties.
    fn yielding_holes(&self, rules: &RuleSet, chain: &[Hole]) -> HoleSet {
        chain
            .iter()
            .flat_map(|&hole| self.taken_with(rules, hole))
            .flatten()
            .filter(|&hole| self.seeds_in(hole) > 0)
            .collect()
    }

    /// What a chain hole yields: itself, the hole that faces it, or both in this order.
    fn taken_with(&self, rules: &RuleSet, hole: Hole) -> [Option<Hole>; 2] {
        let opposite = self.geometry.opposite(hole);
        match rules.capture().takes {
            Takes::Reached => [Some(hole), None],
            Takes::Opposite => [None, Some(opposite)],
            Takes::ReachedAndOpposite => [Some(hole), Some(opposite)],
        }
    }

    fn would_starve_opponent(&self, yielding: HoleSet) -> bool {
        self.geometry
            .territory(self.to_move.opponent())
            .all(|hole| self.seeds_in(hole) == 0 || yielding.contains(hole))
    }

    fn take(&mut self, rules: &RuleSet, chain: &[Hole], sink: &mut impl EventSink) {
        let side = self.to_move;
        for &chained in chain {
            for hole in self.taken_with(rules, chained).into_iter().flatten() {
                let seeds = self.empty_into(hole, side);
                if seeds > 0 {
                    self.last_capturer = Some(side);
                    sink.event(GameEvent::Captured { hole, seeds, side });
                }
            }
        }
    }
}

/// A capture chain, without allocation.
struct ChainOfHoles {
    holes: [Hole; MAX_HOLES],
    length: usize,
}

impl ChainOfHoles {
    const fn starting_at(hole: Hole) -> Self {
        Self {
            holes: [hole; MAX_HOLES],
            length: 1,
        }
    }

    const fn push(&mut self, hole: Hole) {
        self.holes[self.length] = hole;
        self.length += 1;
    }

    fn holes(&self) -> &[Hole] {
        &self.holes[..self.length]
    }
}
