//! Steps 1 to 5 of a [move](super): lifting, sowing, flow captures, relays, and the effect of the
//! last seed.

use super::{MoveEffects, Position};
use crate::board::{Hole, Side};
use crate::event::{EventSink, GameEvent};
use crate::narrowed::OnTwoRows;
use crate::paths::{PathCell, Way};
use crate::spec::{
    AfterCircle, FlowCaptureSpec, FlowTaker, Lift, Limit, Pair, RelaySpec, SpecialSeeds,
    SpecialSpec, Territory,
};

/// A sowing that was not cut off.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sowing {
    pub way: Way,
    pub laps: u16,
    /// The last lap.
    pub lap: SownLap,
    /// The hole that becomes special, and its partner.
    pub new_special: Option<NewSpecial>,
}

/// A lap that has been sown.
#[derive(Clone, Copy, Debug)]
pub(super) struct SownLap {
    pub from: Hole,
    /// The hole where the last seed fell; `None` if it fell into a store.
    pub end: Option<Hole>,
    /// Whether the last seed fell into the mover's store.
    stored: bool,
    /// The last hole or end square that received a seed of the lap.
    reached: Hole,
    /// The hole where the second to last seed fell; `None` if there was none, or if it fell into a
    /// store.
    pub previous: Option<Hole>,
    /// Whether the lap reached the hole it was lifted from.
    pub circled: bool,
}

/// Holes that become special.
#[derive(Clone, Copy, Debug)]
pub(super) struct NewSpecial {
    hole: Hole,
    partner: Option<Hole>,
    shares: bool,
}

impl Position {
    /// Sows from `start` until the sowing stops; returns `None` if it is cut off.
    pub(super) fn sow(
        &mut self,
        rules: OnTwoRows<'_>,
        start: Hole,
        mut way: Way,
        sink: &mut impl EventSink,
    ) -> Option<Sowing> {
        let relay = rules.relay();
        let mut from = start;
        let mut laps = 1;
        loop {
            let lap = self.sow_lap(rules, from, way, laps, sink);
            let new_special = self.new_special(rules, &lap, way);
            let next = match relay {
                Some(relay) if new_special.is_none() => lap
                    .end
                    .and_then(|end| self.next_lap(rules, relay, end, way)),
                _ => None,
            };
            let Some(next) = next else {
                return Some(Sowing {
                    way,
                    laps,
                    lap,
                    new_special,
                });
            };
            if let Some(relay) = relay {
                if i64::from(laps) == relay.max_laps {
                    let hole = lap.reached;
                    sink.event(GameEvent::CutOff { hole, laps });
                    return None;
                }
                if relay.alternating {
                    way = way.reversed();
                }
            }
            laps += 1;
            sink.event(GameEvent::Relay {
                hole: next,
                lap: laps,
            });
            from = next;
        }
    }

    /// Returns the hole from which a sowing that has reached `end` continues; `None` if it stops.
    fn next_lap(
        &self,
        rules: OnTwoRows<'_>,
        relay: &RelaySpec,
        end: Hole,
        way: Way,
    ) -> Option<Hole> {
        if self.is_special(end) {
            return None;
        }
        let hole = match relay.lift {
            Lift::Reached => end,
            Lift::Next => self.neighbour(rules, end, way),
        };
        if self.geometry.is_end_square(hole) || self.is_special(hole) {
            return None;
        }
        let count = self.seeds_in(hole);
        let stops = count <= rules.leave()
            || rules.stop_counts.contains(count) && self.lies_in(hole, relay.stop_in, self.to_move);
        (!stops).then_some(hole)
    }

    /// Lifts and sows the seeds of `from`.
    fn sow_lap(
        &mut self,
        rules: OnTwoRows<'_>,
        from: Hole,
        way: Way,
        lap: u16,
        sink: &mut impl EventSink,
    ) -> SownLap {
        let mover = self.to_move;
        let count = self.seeds_in(from);
        let leave = rules.leave();
        let seeds = if count > leave { count - leave } else { count };
        debug_assert!(seeds > 0, "a played hole has a seed to sow");
        self.holes[from.index()] = count - seeds;
        sink.event(GameEvent::Lifted {
            hole: from,
            seeds,
            lap,
        });
        let is_home_skipped =
            rules.after_circle() == AfterCircle::OpponentOnly && self.owner(from) == Some(mover);
        let start = PathCell::from(from);
        let (mut place, mut circled) = (start, false);
        let (mut previous, mut end, mut reached) = (None, None, from);
        for in_hand in (0..seeds).rev() {
            loop {
                place = rules.paths.next(place, mover, way);
                if place.hole().is_some_and(|hole| self.shut.contains(hole)) {
                    continue;
                }
                circled |= place == start;
                let owner = place.hole().and_then(|hole| self.owner(hole));
                let is_skipped = place == start && rules.skip_start()
                    || circled && is_home_skipped && owner != Some(mover.opponent());
                if !is_skipped {
                    break;
                }
            }
            if in_hand + 1 < seeds {
                previous = end;
            }
            end = place.hole();
            match end {
                Some(hole) => {
                    reached = hole;
                    self.drop_seed(rules, hole, in_hand == 0, sink);
                }
                None => {
                    let side = place.store_owner();
                    self.lofts[side.index()] += 1;
                    sink.event(GameEvent::Stored { side, from: None });
                }
            }
        }
        SownLap {
            from,
            end,
            stored: end.is_none() && place.store_owner() == mover,
            reached,
            previous,
            circled,
        }
    }

    /// Drops a seed of the mover in `hole`, with the flow capture there, if any.
    #[inline]
    fn drop_seed(
        &mut self,
        rules: OnTwoRows<'_>,
        hole: Hole,
        is_last: bool,
        sink: &mut impl EventSink,
    ) {
        let owner = rules.special().and_then(|special| {
            let owner = self.special_of(hole);
            owner.filter(|_| special.seeds == SpecialSeeds::ToOwner)
        });
        if let Some(side) = owner {
            self.lofts[side.index()] += 1;
            let from = Some(hole);
            sink.event(GameEvent::Stored { side, from });
            return;
        }
        self.holes[hole.index()] += 1;
        let count = self.seeds_in(hole);
        sink.event(GameEvent::Sown { hole, count });
        if let Some(flow) = &rules.spec.flow_capture
            && (flow.last || !is_last)
            && rules.two_rows.flow_counts.contains(count)
            && self.is_ordinary(hole)
            && let Some(side) = self.flow_taker(flow, hole)
        {
            self.pour(hole, count, side);
            self.last_capturer = Some(side);
            sink.event(GameEvent::FlowCaptured {
                hole,
                seeds: count,
                side,
            });
        }
    }

    /// Returns the player who captures `hole`, whose count allows a flow capture; `None` if neither
    /// does.
    fn flow_taker(&self, flow: &FlowCaptureSpec, hole: Hole) -> Option<Side> {
        let mover = self.to_move;
        let owner = self.owner(hole);
        match (flow.by, flow.territory) {
            (FlowTaker::Both, Territory::Own) => owner,
            (FlowTaker::Both, Territory::Opponent) => owner.map(Side::opponent),
            (FlowTaker::Both, Territory::Any) => Some(mover),
            (FlowTaker::Mover, territory) => self.lies_in(hole, territory, mover).then_some(mover),
        }
    }

    /// Returns the holes that become special for the mover at the end of `lap`.
    fn new_special(&self, rules: OnTwoRows<'_>, lap: &SownLap, way: Way) -> Option<NewSpecial> {
        let special = rules.special()?;
        let counts = &rules.two_rows.special_counts;
        let mover = self.to_move;
        if special.limits.contains(&Limit::OneEach) && !self.special[mover.index()].is_empty() {
            return None;
        }
        let hole = lap.end?;
        if !self.can_be_special(rules, special, hole, way) {
            return None;
        }
        let count = self.seeds_in(hole);
        let single = NewSpecial {
            hole,
            partner: None,
            shares: false,
        };
        let without_partner = counts.contains(count).then_some(single);
        match special.pair {
            Pair::None => without_partner,
            Pair::Opposite(needed) => {
                let opposite = self.geometry.opposite(hole);
                let is_match =
                    self.is_ordinary(opposite) && i64::from(self.seeds_in(opposite)) == needed;
                without_partner
                    .filter(|_| is_match)
                    .map(|single| NewSpecial {
                        partner: Some(opposite),
                        shares: true,
                        ..single
                    })
            }
            Pair::Previous(needed) => {
                let previous = lap
                    .previous
                    .filter(|&previous| self.can_be_special(rules, special, previous, way))
                    .filter(|&previous| {
                        let other = self.seeds_in(previous);
                        counts.contains(count) && i64::from(other) == needed
                            || counts.contains(other) && i64::from(count) == needed
                    });
                match previous {
                    Some(partner) => Some(NewSpecial {
                        partner: Some(partner),
                        ..single
                    }),
                    None => without_partner,
                }
            }
        }
    }

    /// Returns whether `hole` can become special for the mover, whatever its number of seeds.
    fn can_be_special(
        &self,
        rules: OnTwoRows<'_>,
        special: &SpecialSpec,
        hole: Hole,
        way: Way,
    ) -> bool {
        let opponent = self.to_move.opponent();
        let twin = self.geometry.rotated(hole);
        self.is_ordinary(hole)
            && self.lies_in(hole, special.territory, self.to_move)
            && !(special.limits.contains(&Limit::NotLast) && rules.paths.is_last_of_row(hole, way))
            && !(special.limits.contains(&Limit::NotTwin)
                && self.special[opponent.index()].contains(twin))
    }

    /// Performs step 5 of a move, the effect of a last seed that falls into a store or a special
    /// hole or makes one; else the captures of steps 6 and 7.
    pub(super) fn end_sowing(
        &mut self,
        rules: OnTwoRows<'_>,
        sowing: &Sowing,
        sink: &mut impl EventSink,
    ) -> MoveEffects {
        let Some(end) = sowing.lap.end else {
            return MoveEffects {
                stored: sowing.lap.stored,
                ..MoveEffects::default()
            };
        };
        if let Some(owner) = self.special_of(end) {
            let captured = owner != self.to_move && self.take_from_special(rules, end, sink);
            return MoveEffects {
                captured,
                ..MoveEffects::default()
            };
        }
        match (rules.special(), sowing.new_special) {
            (Some(special), Some(new)) => {
                self.make_special(special, new, sink);
                MoveEffects::default()
            }
            _ => self.capture(rules, sowing, end, sink),
        }
    }

    /// Captures seeds from the opponent's special `hole`; returns `false` if there are none to
    /// take.
    fn take_from_special(
        &mut self,
        rules: OnTwoRows<'_>,
        hole: Hole,
        sink: &mut impl EventSink,
    ) -> bool {
        let max_seeds = rules.special().map_or(0, |special| special.rob);
        self.take(hole, max_seeds as u16, sink)
    }

    /// Captures up to `max_seeds` in `hole` for the mover; returns `false` if there are none.
    pub(super) fn take(&mut self, hole: Hole, max_seeds: u16, sink: &mut impl EventSink) -> bool {
        let (side, seeds) = (self.to_move, max_seeds.min(self.seeds_in(hole)));
        if seeds == 0 {
            return false;
        }
        self.pour(hole, seeds, side);
        self.last_capturer = Some(side);
        sink.event(GameEvent::Captured { hole, seeds, side });
        true
    }

    fn make_special(&mut self, special: &SpecialSpec, new: NewSpecial, sink: &mut impl EventSink) {
        let side = self.to_move;
        if let Some(partner) = new.partner
            && new.shares
        {
            self.share(new.hole, partner, sink);
        }
        for hole in std::iter::once(new.hole).chain(new.partner) {
            self.special[side.index()].insert(hole);
            sink.event(GameEvent::MadeSpecial { hole, side });
            let seeds = self.seeds_in(hole);
            if special.seeds == SpecialSeeds::ToOwner && seeds > 0 {
                self.pour(hole, seeds, side);
                sink.event(GameEvent::Claimed { hole, seeds, side });
            }
        }
    }

    /// Shares the seeds of two holes evenly; `hole` gets the odd seed, if any.
    fn share(&mut self, hole: Hole, partner: Hole, sink: &mut impl EventSink) {
        let total = self.seeds_in(hole) + self.seeds_in(partner);
        let (before, after) = (self.seeds_in(hole), total - total / 2);
        let (from, to) = if after < before {
            (hole, partner)
        } else {
            (partner, hole)
        };
        let seeds = before.abs_diff(after);
        self.holes[from.index()] -= seeds;
        self.holes[to.index()] += seeds;
        if seeds > 0 {
            sink.event(GameEvent::Shared { from, to, seeds });
        }
    }
}
