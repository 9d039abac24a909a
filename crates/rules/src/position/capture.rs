//! Steps 6 and 7 of a [move](super): the captures, tried in order, and the grand slam.

use super::sowing::Sowing;
use super::{MoveEffects, Position};
use crate::board::{Hole, HoleSet, MAX_HOLES};
use crate::event::{EventSink, GameEvent};
use crate::narrowed::OnTwoRows;
use crate::paths::Way;
use crate::spec::{AfterCircle, Chain, FirstHole, GrandSlam};
use crate::two_rows::{Capture, Yield};

/// The holes of a capturing chain, in order; stored without allocation.
struct Links {
    holes: [Hole; MAX_HOLES],
    length: usize,
    members: HoleSet,
}

impl Links {
    const fn from(first: Hole) -> Self {
        let mut members = HoleSet::EMPTY;
        members.insert(first);
        Self {
            holes: [first; MAX_HOLES],
            length: 1,
            members,
        }
    }

    const fn push(&mut self, hole: Hole) {
        self.holes[self.length] = hole;
        self.length += 1;
        self.members.insert(hole);
    }

    fn as_slice(&self) -> &[Hole] {
        &self.holes[..self.length]
    }
}

impl Position {
    /// Captures for the player to move, after a sowing that stopped in `end`.
    pub(super) fn capture(
        &mut self,
        rules: OnTwoRows<'_>,
        sowing: &Sowing,
        end: Hole,
        sink: &mut impl EventSink,
    ) -> MoveEffects {
        if rules.spec.capture.first_hole == FirstHole::Safe
            && self.is_opponents_first_hole(rules, end, sowing.way)
        {
            let takes_last_seed = rules.after_circle() == AfterCircle::OpponentOnly
                && sowing.lap.circled
                && self.owner(sowing.lap.from) == Some(self.to_move);
            return MoveEffects {
                captured: takes_last_seed && self.take(end, 1, sink),
                ..MoveEffects::default()
            };
        }
        for capture in &rules.two_rows.captures {
            if capture.one_lap && sowing.laps > 1 {
                continue;
            }
            let Some(links) = self.links(rules, capture, end, sowing.way) else {
                continue;
            };
            if let Some(effects) = self.take_links(rules, capture, &links, end, sink) {
                return effects;
            }
        }
        MoveEffects::default()
    }

    /// Returns `true` if the sowing stopped in the opponent's first open hole after the mover's
    /// territory.
    fn is_opponents_first_hole(&self, rules: OnTwoRows<'_>, end: Hole, way: Way) -> bool {
        let spared_before = self.next_hole(rules, end, way.reversed());
        self.owner(end) == Some(self.to_move.opponent())
            && self.owner(spared_before) == Some(self.to_move)
    }

    /// Returns the chain of a capture after a sowing that ended in `end`; `None` if nothing is
    /// captured there.
    fn links(&self, rules: OnTwoRows<'_>, capture: &Capture, end: Hole, way: Way) -> Option<Links> {
        let first = if capture.is_beyond {
            self.hole_beyond_gap(rules, end, way)?
        } else {
            end
        };
        if !self.is_link(capture, first) || !self.lies_in(first, capture.territory, self.to_move) {
            return None;
        }
        let mut links = Links::from(first);
        match capture.chain {
            Chain::None => {}
            Chain::WithinTerritory | Chain::AcrossTerritories => {
                let owner = self.owner(first);
                let is_within = capture.chain == Chain::WithinTerritory;
                let mut hole = self.neighbour(rules, first, way.reversed());
                while hole != first
                    && self.is_link(capture, hole)
                    && !(is_within
                        && (self.geometry.is_end_square(hole) || self.owner(hole) != owner))
                {
                    links.push(hole);
                    hole = self.neighbour(rules, hole, way.reversed());
                }
            }
            Chain::Onwards if capture.is_beyond => {
                let mut last = first;
                while let Some(hole) = self.hole_beyond_gap(rules, last, way)
                    && self.is_link(capture, hole)
                    && !links.members.contains(hole)
                {
                    links.push(hole);
                    last = hole;
                }
            }
            Chain::Onwards => {
                let owner = self.owner(first);
                let mut hole = self.neighbour(rules, first, way);
                while self.is_gap(hole)
                    && self.owner(hole) == owner
                    && self.faces_seeds(hole)
                    && !links.members.contains(hole)
                {
                    links.push(hole);
                    hole = self.neighbour(rules, hole, way);
                }
            }
        }
        Some(links)
    }

    /// Returns the hole beyond the ordinary empty hole after `hole`; `None` if there is no such
    /// empty hole.
    fn hole_beyond_gap(&self, rules: OnTwoRows<'_>, hole: Hole, way: Way) -> Option<Hole> {
        let gap = self.neighbour(rules, hole, way);
        self.is_gap(gap).then(|| self.neighbour(rules, gap, way))
    }

    fn is_gap(&self, hole: Hole) -> bool {
        self.is_ordinary(hole) && self.seeds_in(hole) == 0
    }

    fn faces_seeds(&self, hole: Hole) -> bool {
        let opposite = self.geometry.opposite(hole);
        !self.geometry.is_end_square(hole)
            && self.is_ordinary(opposite)
            && self.seeds_in(opposite) > 0
    }

    fn is_link(&self, capture: &Capture, hole: Hole) -> bool {
        !self.is_special(hole)
            && capture.counts.contains(self.seeds_in(hole))
            && (!capture.needs_opposite || self.faces_seeds(hole))
    }

    /// Captures `links` as far as the grand slam rule permits; returns `None` if they yield
    /// nothing.
    fn take_links(
        &mut self,
        rules: OnTwoRows<'_>,
        capture: &Capture,
        links: &Links,
        end: Hole,
        sink: &mut impl EventSink,
    ) -> Option<MoveEffects> {
        let links = links.as_slice();
        let yields: HoleSet = links
            .iter()
            .flat_map(|&link| self.yields(capture, link))
            .flatten()
            .collect();
        if yields.is_empty() {
            return None;
        }
        let is_slam = self.would_starve_opponent(yields);
        let captured_range = match rules.spec.capture.grand_slam {
            GrandSlam::Cancelled if is_slam => 0..0,
            GrandSlam::SparesLast if is_slam => 0..links.len() - 1,
            GrandSlam::SparesFirst if is_slam => 1..links.len(),
            _ => 0..links.len(),
        };
        let (spared_before, spared_after) =
            (&links[..captured_range.start], &links[captured_range.end..]);
        let mut captured = false;
        for &link in &links[captured_range] {
            for hole in self.yields(capture, link).into_iter().flatten() {
                if self.geometry.is_end_square(hole) {
                    self.taken.insert(hole);
                }
                captured |= self.take(hole, u16::MAX, sink);
            }
        }
        if !spared_before.is_empty() || !spared_after.is_empty() {
            let spared_links = spared_before.iter().chain(spared_after);
            let spared = spared_links.flat_map(|&link| self.yields(capture, link));
            sink.event(GameEvent::CaptureRefused {
                hole: end,
                spared: spared.flatten().collect(),
            });
        }
        Some(MoveEffects {
            is_slam,
            stored: false,
            captured,
        })
    }

    /// Returns the holes and end squares with seeds that a link yields: itself, the opposite hole,
    /// or both.
    fn yields(&self, capture: &Capture, link: Hole) -> [Option<Hole>; 2] {
        let has_seeds = |hole: &Hole| !self.is_special(*hole) && self.seeds_in(*hole) > 0;
        let itself = Some(link).filter(has_seeds);
        let opposite = Some(self.geometry.opposite(link))
            .filter(|_| !self.geometry.is_end_square(link))
            .filter(has_seeds);
        match capture.yields {
            Yield::Own => [itself, None],
            Yield::Opposite => [None, opposite],
            Yield::Both => [itself, opposite],
        }
    }

    fn would_starve_opponent(&self, yields: HoleSet) -> bool {
        let opponent = self.to_move.opponent();
        let holes = self.territory(opponent).and(self.ordinary());
        holes
            .without(yields)
            .iter()
            .all(|hole| self.seeds_in(hole) == 0)
    }
}
