//! Steps 1 to 5 of a move: lifting, sowing, flow captures, relay, and what the last seed does where
//! it falls.

use super::board::{Place, Way};
use super::event::{Event, EventSink};
use super::position::{Made, Position};
use super::rules::{FlowCapture, Partner, Relay, Rules, Special};
use super::spec::{AfterCircle, Lift, SpecialSeeds};
use crate::rules::Side;
use crate::rules::spec::{FlowTaker, Territory};

/// A sowing that has stopped by the rules.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sowing {
    pub way: Way,
    pub laps: u16,
    /// The last lap.
    pub lap: Lap,
    /// The hole that becomes special by it, and its partner.
    pub makes_special: Option<NewSpecial>,
}

/// A lap that has been sown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lap {
    pub from: Place,
    /// Where the last seed fell.
    pub end: Place,
    /// Where the last seed but one fell; `None` if the lap had one.
    pub previous: Option<Place>,
    /// Whether the lap stepped onto the hole it was lifted from.
    pub circled: bool,
}

/// Holes that become special.
#[derive(Clone, Copy, Debug)]
pub(super) struct NewSpecial {
    hole: Place,
    partner: Option<Place>,
    shares: bool,
}

impl Position {
    /// Lifts `start` and sows until the sowing stops; `None` if it is cut off.
    pub(super) fn sow(
        &mut self,
        rules: &Rules,
        start: Place,
        way: Way,
        sink: &mut impl EventSink,
    ) -> Option<Sowing> {
        let mut from = start;
        let mut laps = 1;
        loop {
            let lap = self.sow_lap(rules, from, way, laps, sink);
            let makes_special = self.makes_special(rules, &lap, way);
            let next = match &rules.relay {
                Some(relay) if makes_special.is_none() => self.next_lap(rules, relay, lap.end, way),
                _ => None,
            };
            let Some(next) = next else {
                return Some(Sowing {
                    way,
                    laps,
                    lap,
                    makes_special,
                });
            };
            if rules
                .relay
                .as_ref()
                .is_some_and(|relay| laps == relay.max_laps)
            {
                sink.event(Event::CutOff { laps });
                return None;
            }
            laps += 1;
            sink.event(Event::Relay {
                hole: next,
                lap: laps,
            });
            from = next;
        }
    }

    /// The hole from which a sowing that has reached `end` goes on; `None` if it stops.
    fn next_lap(&self, rules: &Rules, relay: &Relay, end: Place, way: Way) -> Option<Place> {
        if rules.board.is_store(end) || self.is_special(end) {
            return None;
        }
        let lifted = match relay.lift {
            Lift::Reached => end,
            Lift::Next => self.neighbour(rules, end, way),
        };
        if rules.board.is_end_square(lifted) || self.is_special(lifted) {
            return None;
        }
        let count = self.seeds_at(lifted);
        let stops = count <= rules.play.leave
            || relay.stop_counts.contains(count)
                && self.lies_in(rules, lifted, relay.stop_in, self.to_move);
        (!stops).then_some(lifted)
    }

    /// Lifts `from` and sows its seeds.
    fn sow_lap(
        &mut self,
        rules: &Rules,
        from: Place,
        way: Way,
        lap: u16,
        sink: &mut impl EventSink,
    ) -> Lap {
        let mover = self.to_move;
        let held = self.seeds_at(from);
        let leave = rules.play.leave;
        let seeds = if held > leave { held - leave } else { held };
        debug_assert!(seeds > 0, "a lifted hole has a seed to sow");
        self.seeds[from.index()] = held - seeds;
        sink.event(Event::Lifted {
            hole: from,
            seeds,
            lap,
        });
        let leaves_home = rules.after_circle == AfterCircle::OpponentOnly
            && self.owner(rules, from) == Some(mover);
        let (mut place, mut previous, mut circled) = (from, None, false);
        let mut reached = from;
        for in_hand in (0..seeds).rev() {
            loop {
                place = rules.board.next(place, mover, way);
                if self.shut.contains(place) {
                    continue;
                }
                circled |= place == from;
                let skips = place == from && rules.skip_start
                    || circled && leaves_home && self.owner(rules, place) != Some(mover.opponent());
                if !skips {
                    break;
                }
            }
            if in_hand + 1 < seeds {
                previous = Some(reached);
            }
            reached = place;
            self.drop_seed(rules, place, in_hand == 0, sink);
        }
        Lap {
            from,
            end: reached,
            previous,
            circled,
        }
    }

    /// Drops a seed of the mover at `place`, and flow-captures there.
    fn drop_seed(&mut self, rules: &Rules, place: Place, is_last: bool, sink: &mut impl EventSink) {
        if rules.board.is_store(place) {
            self.lofts[self.to_move.index()] += 1;
            let side = self.to_move;
            sink.event(Event::Stored { side, from: None });
            return;
        }
        let owner = rules.special.as_ref().and_then(|special| {
            let owner = self.special_of(place);
            owner.filter(|_| special.seeds == SpecialSeeds::ToOwner)
        });
        if let Some(side) = owner {
            self.lofts[side.index()] += 1;
            let from = Some(place);
            sink.event(Event::Stored { side, from });
            return;
        }
        self.seeds[place.index()] += 1;
        let count = self.seeds_at(place);
        sink.event(Event::Sown { place, count });
        if let Some(flow) = &rules.flow_capture
            && (flow.last || !is_last)
            && flow.counts.contains(count)
            && self.is_ordinary(rules, place)
            && let Some(side) = self.flow_taker(rules, flow, place)
        {
            self.pour(place, count, side);
            self.last_capturer = Some(side);
            sink.event(Event::FlowCaptured {
                hole: place,
                seeds: count,
                side,
            });
        }
    }

    /// Who takes `hole`, which has just reached a count that flow captures.
    fn flow_taker(&self, rules: &Rules, flow: &FlowCapture, hole: Place) -> Option<Side> {
        let mover = self.to_move;
        let owner = self.owner(rules, hole);
        match (flow.by, flow.territory) {
            (FlowTaker::Both, Territory::Own) => owner,
            (FlowTaker::Both, Territory::Opponent) => owner.map(Side::opponent),
            (FlowTaker::Both, Territory::Any) => Some(mover),
            (FlowTaker::Mover, territory) => Rules::is_in(territory, owner, mover).then_some(mover),
        }
    }

    /// The holes that the end of `lap` makes special for the mover.
    fn makes_special(&self, rules: &Rules, lap: &Lap, way: Way) -> Option<NewSpecial> {
        let special = rules.special.as_ref()?;
        let mover = self.to_move;
        if special.one_each && !self.special[mover.index()].is_empty() {
            return None;
        }
        let hole = lap.end;
        if !self.can_be_special(rules, special, hole, way) {
            return None;
        }
        let count = self.seeds_at(hole);
        let alone = NewSpecial {
            hole,
            partner: None,
            shares: false,
        };
        let by_itself = special.counts.contains(count).then_some(alone);
        match special.pair {
            Partner::None => by_itself,
            Partner::Opposite(needed) => {
                let opposite = rules.board.opposite(hole)?;
                let fits = self.is_ordinary(rules, opposite) && self.seeds_at(opposite) == needed;
                by_itself.filter(|_| fits).map(|alone| NewSpecial {
                    partner: Some(opposite),
                    shares: true,
                    ..alone
                })
            }
            Partner::Previous(needed) => {
                let previous = lap
                    .previous
                    .filter(|&previous| self.can_be_special(rules, special, previous, way))
                    .filter(|&previous| {
                        let other = self.seeds_at(previous);
                        special.counts.contains(count) && other == needed
                            || special.counts.contains(other) && count == needed
                    });
                match previous {
                    Some(partner) => Some(NewSpecial {
                        partner: Some(partner),
                        ..alone
                    }),
                    None => by_itself,
                }
            }
        }
    }

    /// Whether `hole` is one that the mover can make special, whatever it holds.
    fn can_be_special(&self, rules: &Rules, special: &Special, hole: Place, way: Way) -> bool {
        let opponent = self.to_move.opponent();
        let twin = rules.board.twin(hole);
        self.is_ordinary(rules, hole)
            && self.lies_in(rules, hole, special.territory, self.to_move)
            && !(special.not_last && rules.board.is_last_of_row(hole, way))
            && !(special.not_twin && self.special[opponent.index()].contains(twin))
    }

    /// Step 5 of a move: the last seed in a store or a special hole, or making one; then the
    /// captures of step 6.
    pub(super) fn end_sowing(
        &mut self,
        rules: &Rules,
        sowing: &Sowing,
        sink: &mut impl EventSink,
    ) -> Made {
        let end = sowing.lap.end;
        if rules.board.is_store(end) {
            return Made {
                stored: true,
                ..Made::default()
            };
        }
        if let Some(owner) = self.special_of(end) {
            let captured = owner != self.to_move && self.rob(rules, end, sink);
            return Made {
                captured,
                ..Made::default()
            };
        }
        match (&rules.special, sowing.makes_special) {
            (Some(special), Some(new)) => {
                self.make_special(special, new, sink);
                Made::default()
            }
            _ => self.capture(rules, sowing, sink),
        }
    }

    /// Takes seeds out of the opponent's special `hole`; `false` if there are none to take.
    fn rob(&mut self, rules: &Rules, hole: Place, sink: &mut impl EventSink) -> bool {
        let most = rules.special.as_ref().map_or(0, |special| special.rob);
        self.take(hole, most, sink)
    }

    /// Captures up to `most` seeds at `place` for the mover; `false` if there are none.
    pub(super) fn take(&mut self, place: Place, most: u16, sink: &mut impl EventSink) -> bool {
        let (side, seeds) = (self.to_move, most.min(self.seeds_at(place)));
        if seeds == 0 {
            return false;
        }
        self.pour(place, seeds, side);
        self.last_capturer = Some(side);
        sink.event(Event::Captured {
            place,
            seeds,
            side,
            by_special: false,
        });
        true
    }

    fn make_special(&mut self, special: &Special, new: NewSpecial, sink: &mut impl EventSink) {
        let side = self.to_move;
        if let Some(partner) = new.partner
            && new.shares
        {
            self.share(new.hole, partner, sink);
        }
        for hole in std::iter::once(new.hole).chain(new.partner) {
            self.special[side.index()].insert(hole);
            sink.event(Event::MadeSpecial { hole, side });
            let seeds = self.seeds_at(hole);
            if special.seeds == SpecialSeeds::ToOwner && seeds > 0 {
                self.pour(hole, seeds, side);
                sink.event(Event::Captured {
                    place: hole,
                    seeds,
                    side,
                    by_special: true,
                });
            }
        }
    }

    /// Shares the seeds of two holes evenly; `hole` gets the odd one.
    fn share(&mut self, hole: Place, partner: Place, sink: &mut impl EventSink) {
        let all = self.seeds_at(hole) + self.seeds_at(partner);
        let (before, after) = (self.seeds_at(hole), all - all / 2);
        let (from, to) = if after < before {
            (hole, partner)
        } else {
            (partner, hole)
        };
        let seeds = before.abs_diff(after);
        self.seeds[from.index()] -= seeds;
        self.seeds[to.index()] += seeds;
        if seeds > 0 {
            sink.event(Event::Shared { from, to, seeds });
        }
    }
}
