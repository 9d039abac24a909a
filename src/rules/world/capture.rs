//! Steps 6 and 7 of a move: the captures, tried in order, and the grand slam.

use super::board::{MAX_SEEDED, Place, PlaceSet, Way};
use super::event::{Event, EventSink};
use super::position::{Made, Position};
use super::rules::{Capture, Rules};
use super::sowing::Sowing;
use super::spec::{AfterCircle, Chain, FirstHole, Takes};
use crate::rules::spec::GrandSlam;

/// The links of a capture, the first one first, without allocation.
struct Links {
    places: [Place; MAX_SEEDED],
    length: usize,
    members: PlaceSet,
}

impl Links {
    const fn from(first: Place) -> Self {
        let mut members = PlaceSet::EMPTY;
        members.insert(first);
        Self {
            places: [first; MAX_SEEDED],
            length: 1,
            members,
        }
    }

    const fn push(&mut self, place: Place) {
        self.places[self.length] = place;
        self.length += 1;
        self.members.insert(place);
    }

    fn as_slice(&self) -> &[Place] {
        &self.places[..self.length]
    }
}

impl Position {
    /// Captures after a sowing, for the player to move.
    pub(super) fn capture(
        &mut self,
        rules: &Rules,
        sowing: &Sowing,
        sink: &mut impl EventSink,
    ) -> Made {
        let end = sowing.lap.end;
        if rules.first_hole == FirstHole::Safe && self.is_opponents_first(rules, sowing) {
            let takes_last_seed = rules.after_circle == AfterCircle::OpponentOnly
                && sowing.lap.circled
                && self.owner(rules, sowing.lap.from) == Some(self.to_move);
            return Made {
                captured: takes_last_seed && self.take(end, 1, sink),
                ..Made::default()
            };
        }
        for capture in &rules.captures {
            if capture.one_lap && sowing.laps > 1 {
                continue;
            }
            let Some(links) = self.links(rules, capture, end, sowing.way) else {
                continue;
            };
            if let Some(made) = self.take_links(rules, capture, &links, end, sink) {
                return made;
            }
        }
        Made::default()
    }

    /// Whether the sowing stopped in the first open hole of the opponent's territory that it came
    /// to from the mover's.
    fn is_opponents_first(&self, rules: &Rules, sowing: &Sowing) -> bool {
        let end = sowing.lap.end;
        let before = self.next_hole(rules, end, sowing.way.reversed());
        self.owner(rules, end) == Some(self.to_move.opponent())
            && self.owner(rules, before) == Some(self.to_move)
    }

    /// The links of a capture after a sowing to `end`; `None` if it doesn't begin.
    fn links(&self, rules: &Rules, capture: &Capture, end: Place, way: Way) -> Option<Links> {
        let first = if capture.is_beyond() {
            self.beyond(rules, end, way)?
        } else {
            end
        };
        if !self.is_link(rules, capture, first)
            || !self.lies_in(rules, first, capture.territory, self.to_move)
        {
            return None;
        }
        let mut links = Links::from(first);
        match capture.chain {
            Chain::None => {}
            Chain::WithinTerritory | Chain::AcrossTerritories => {
                let owner = self.owner(rules, first);
                let is_within = capture.chain == Chain::WithinTerritory;
                let mut place = self.neighbour(rules, first, way.reversed());
                while place != first
                    && self.is_link(rules, capture, place)
                    && !(is_within
                        && (rules.board.is_end_square(place) || self.owner(rules, place) != owner))
                {
                    links.push(place);
                    place = self.neighbour(rules, place, way.reversed());
                }
            }
            Chain::Onwards if capture.is_beyond() => {
                let mut last = first;
                while let Some(place) = self.beyond(rules, last, way)
                    && self.is_link(rules, capture, place)
                    && !links.members.contains(place)
                {
                    links.push(place);
                    last = place;
                }
            }
            Chain::Onwards => {
                let owner = self.owner(rules, first);
                let mut place = self.neighbour(rules, first, way);
                while self.is_gap(rules, place)
                    && self.owner(rules, place) == owner
                    && self.faces_seeds(rules, place)
                    && !links.members.contains(place)
                {
                    links.push(place);
                    place = self.neighbour(rules, place, way);
                }
            }
        }
        Some(links)
    }

    /// The place beyond the ordinary empty hole after `place`; `None` if that is none.
    fn beyond(&self, rules: &Rules, place: Place, way: Way) -> Option<Place> {
        let gap = self.neighbour(rules, place, way);
        self.is_gap(rules, gap)
            .then(|| self.neighbour(rules, gap, way))
    }

    fn is_gap(&self, rules: &Rules, place: Place) -> bool {
        self.is_ordinary(rules, place) && self.seeds_at(place) == 0
    }

    fn faces_seeds(&self, rules: &Rules, place: Place) -> bool {
        rules.board.opposite(place).is_some_and(|opposite| {
            self.is_ordinary(rules, opposite) && self.seeds_at(opposite) > 0
        })
    }

    fn is_link(&self, rules: &Rules, capture: &Capture, place: Place) -> bool {
        !self.is_special(place)
            && capture.counts.contains(self.seeds_at(place))
            && (!capture.needs_opposite || self.faces_seeds(rules, place))
    }

    /// Captures `links` as far as the rule of the grand slam lets it; `None` if they yield nothing.
    fn take_links(
        &mut self,
        rules: &Rules,
        capture: &Capture,
        links: &Links,
        end: Place,
        sink: &mut impl EventSink,
    ) -> Option<Made> {
        let links = links.as_slice();
        let yields: PlaceSet = links
            .iter()
            .flat_map(|&link| self.yields(rules, capture, link))
            .flatten()
            .collect();
        if yields.is_empty() {
            return None;
        }
        let slam = self.would_starve_opponent(rules, yields);
        let taken = match rules.grand_slam {
            GrandSlam::Cancelled if slam => 0,
            GrandSlam::SparesLast if slam => links.len() - 1,
            _ => links.len(),
        };
        let mut captured = false;
        for &link in &links[..taken] {
            for place in self.yields(rules, capture, link).into_iter().flatten() {
                if rules.board.is_end_square(place) {
                    self.taken.insert(place);
                }
                captured |= self.take(place, u16::MAX, sink);
            }
        }
        if taken < links.len() {
            sink.event(Event::CaptureRefused { place: end });
        }
        Some(Made {
            slam,
            stored: false,
            captured,
        })
    }

    /// The places with seeds that a link yields: itself, the one that faces it, or both.
    fn yields(&self, rules: &Rules, capture: &Capture, link: Place) -> [Option<Place>; 2] {
        let gives = |place: &Place| !self.is_special(*place) && self.seeds_at(*place) > 0;
        let itself = Some(link).filter(gives);
        let opposite = rules.board.opposite(link).filter(gives);
        match capture.takes {
            Takes::Reached | Takes::Beyond => [itself, None],
            Takes::Opposite => [None, opposite],
            Takes::ReachedAndOpposite | Takes::BeyondAndOpposite => [itself, opposite],
        }
    }

    fn would_starve_opponent(&self, rules: &Rules, yields: PlaceSet) -> bool {
        let opponent = self.to_move.opponent();
        let holes = self.territory(rules, opponent).and(self.ordinary(rules));
        holes
            .without(yields)
            .iter()
            .all(|hole| self.seeds_at(hole) == 0)
    }
}
