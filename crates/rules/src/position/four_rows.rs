//! Moves on four rows: which are legal, how a ring is sown, and what follows. Captured seeds may be
//! sown on.
//!
//! Of the moves from holes with enough seeds, those are legal that pass these rules in order:
//!
//! 1. A move may not empty the player's own inner row, if an empty inner row ends the game.
//! 2. A move may not start from the blocked hole.
//! 3. If some move captures and captures are compulsory, other moves are illegal.
//! 4. If the rules say so, moves from the inner row go before those from the outer one.

use super::{Played, Position};
use crate::board::{Hole, HoleSet, Side};
use crate::ending::EndReason;
use crate::event::{EventSink, GameEvent};
use crate::four_rows::FourRows;
use crate::legality::Refusal;
use crate::moves::{BaseMoves, Extras, Laps, Move, Moves};
use crate::narrowed::OnFourRows;
use crate::paths::Way;
use crate::spec::{Endless, ResowFrom, Singles, To};

/// The number of laps after which a sowing is first tested for a cycle.
const FEW_LAPS: u16 = 40;

/// A move that is being played.
pub(super) struct Plan {
    pub hole: Hole,
    pub way: Way,
    /// Laps that go against the default direction; 0 if players choose the direction.
    against: u16,
    /// Whether the nyumba is spent if the move lets the player decide that.
    pub spends: bool,
    /// The extra holes that the move takes.
    extras: [Option<Hole>; 2],
    /// Whether none of its laps captures.
    pub quiet: bool,
    /// Whether a seed of the reserve is placed.
    pub namua: bool,
}

impl Plan {
    /// Returns the extra holes that the move takes.
    fn extras(&self) -> impl Iterator<Item = Hole> + use<> {
        self.extras.into_iter().flatten()
    }
}

/// The result of a move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ran {
    /// A lap ended in the mover's standing nyumba, and the player decides whether it is spent.
    pub asked: bool,
    /// Where the last lap that captured ended.
    captured_at: Option<Hole>,
    /// A capture emptied the opponent's inner row.
    cleared: bool,
    /// The sowing was cut off at the maximum number of laps.
    cut_off: bool,
    /// The rules forbid endless sowings, and this one repeats itself or reached the maximum number
    /// of laps.
    endless: bool,
}

/// Detects an endless sowing by Brent's algorithm: each lap is compared with an earlier one, which
/// is replaced after 1, 2, 4, 8 … laps.
#[derive(Default)]
struct Cycle {
    /// The board after the earlier lap, the hole where that lap ended, and its direction.
    earlier: Option<(Position, Hole, Way)>,
    /// The laps since then.
    laps: u32,
    /// The number of laps after which the earlier one is replaced.
    limit: u32,
}

impl Cycle {
    /// Returns whether the sowing repeats itself with a lap that ended in `end`.
    fn is_closed(&mut self, board: &Position, end: Hole, way: Way) -> bool {
        let current = (*board, end, way);
        if self.earlier == Some(current) {
            return true;
        }
        if self.laps == self.limit {
            self.earlier = Some(current);
            self.laps = 0;
            self.limit = (2 * self.limit).max(1);
        }
        self.laps += 1;
        false
    }
}

/// A lap, before it is sown.
pub(super) struct NextLap {
    /// The hole before the one that the first seed falls into.
    pub from: Hole,
    pub way: Way,
    pub seeds: u16,
    /// The hole that gets no seed.
    pub skipped: Option<Hole>,
}

// Legal moves.
impl Position {
    /// Returns the moves that would be legal if `endless` were the rule for endless sowings.
    pub(super) fn legal_on_four_rows(&self, rules: OnFourRows<'_>, endless: Endless) -> Moves {
        let bases = self.legal_bases(rules, endless);
        if !rules.four.reverse_from.is_empty() && rules.four.extra == 0 {
            let mut more = Laps::default();
            for base in bases.iter().filter(|base| base.is_reversed()) {
                if let Some(hole) = base.hole() {
                    let laps = self.laps_against(rules, hole);
                    more.note(hole, laps.saturating_sub(1));
                }
            }
            return Moves::with_more_laps(bases, more);
        }
        if rules.four.extra > 0 {
            return self.with_extras(rules, bases);
        }
        if rules.four.bao.is_some() {
            let spending = self.spending(rules, endless, bases);
            return Moves::with_spending(bases, spending);
        }
        bases.into()
    }

    /// Returns the legal moves by hole and direction, without answers.
    fn legal_bases(&self, rules: OnFourRows<'_>, endless: Endless) -> BaseMoves {
        if self.has_reserve(rules.four) {
            return self.namua_moves(rules, endless);
        }
        let candidates = self.unblocked(rules, self.candidates_on_four_rows(rules));
        let capturing = self.capturing(rules, endless, candidates);
        if !capturing.is_empty() {
            return capturing;
        }
        self.inner_first(rules.four, self.ending(rules, endless, candidates))
    }

    /// Returns whether the player to move has a legal move.
    pub(super) fn can_move_on_four_rows(&self, rules: OnFourRows<'_>) -> bool {
        let moves = self.legal_bases(rules, Endless::CutOff);
        // Trying a move may take long, so stop at the first one that ends.
        rules.four.endless != Endless::Illegal && !moves.is_empty()
            || moves.iter().any(|mv| !self.is_endless(rules, mv))
            || !self.legal_bases(rules, rules.four.endless).is_empty()
    }

    /// Returns `moves`, without those that don't end if `endless` forbids them.
    pub(super) fn ending(
        &self,
        rules: OnFourRows<'_>,
        endless: Endless,
        moves: BaseMoves,
    ) -> BaseMoves {
        if endless == Endless::Illegal {
            moves.filter(|mv| !self.is_endless(rules, mv))
        } else {
            moves
        }
    }

    /// Returns whether the rules forbid endless sowings and that of `mv` doesn't end.
    pub(super) fn is_endless(&self, rules: OnFourRows<'_>, mv: Move) -> bool {
        if rules.four.endless != Endless::Illegal || self.has_one_lap(rules, mv) {
            return false;
        }
        let mut after = *self;
        after
            .plan(rules, mv)
            .is_some_and(|plan| after.run(rules, &plan, &mut ()).endless)
    }

    /// Returns `true` if a cheap test shows that `mv` has a single lap. `false` means that it may
    /// have more.
    fn has_one_lap(&self, rules: OnFourRows<'_>, mv: Move) -> bool {
        let Some(hole) = mv.hole().filter(|_| !self.has_reserve(rules.four)) else {
            return false;
        };
        let (end, count) = self.lap_end_in_ring(rules, hole, rules.way_of(mv));
        let relay = rules.relay.as_ref();
        relay.is_none_or(|relay| relay.stop_counts.contains(count))
            && !self.captures_at(rules, end, count)
    }

    /// Returns the moves from holes with enough seeds, or from single seeds if there are no others,
    /// and the moves that may go against the default direction.
    pub(super) fn candidates_on_four_rows(&self, rules: OnFourRows<'_>) -> BaseMoves {
        let territory = self.territory(self.to_move);
        let at_least = |needed: u16| -> HoleSet {
            let mut filled = HoleSet::EMPTY;
            for hole in territory.iter() {
                if self.seeds_in(hole) >= needed {
                    filled.insert(hole);
                }
            }
            filled
        };
        let filled = at_least(rules.min_seeds());
        let both_ways = rules.geometry.chooses_direction();
        if filled.is_empty() && rules.four.singles != Singles::Never {
            let singles = BaseMoves::from_holes(at_least(1), both_ways);
            return match rules.four.singles {
                Singles::LastResort => singles,
                _ => singles.filter(|one| self.next_in_ring_is(rules, one, |next| next == 0)),
            };
        }
        let against = if both_ways {
            filled
        } else {
            let allowed = filled.and(rules.four.reverse_from).iter();
            allowed
                .filter(|&hole| self.laps_against(rules, hole) > 0)
                .collect()
        };
        BaseMoves::of_both([filled, against])
    }

    fn next_in_ring_is(
        &self,
        rules: OnFourRows<'_>,
        mv: Move,
        is_right: impl Fn(u16) -> bool,
    ) -> bool {
        mv.hole().is_some_and(|hole| {
            let next = rules.paths.neighbour(hole, rules.way_of(mv));
            is_right(self.seeds_in(next))
        })
    }

    /// Applies rules 1 and 2: removes the moves that would empty the player's own inner row, and
    /// those from the blocked hole.
    pub(super) fn unblocked(&self, rules: OnFourRows<'_>, moves: BaseMoves) -> BaseMoves {
        let only = if rules.four.empty_inner {
            self.only_filled(rules.four.inner(self.to_move))
        } else {
            None
        };
        let blocked = self.blocked_hole();
        if only.is_none() && blocked.is_none() {
            return moves;
        }
        moves.filter(|one| {
            one.hole() != blocked && !(one.hole() == only && self.leaves_inner_row(rules, one))
        })
    }

    fn leaves_inner_row(&self, rules: OnFourRows<'_>, mv: Move) -> bool {
        mv.hole().is_some_and(|hole| {
            let next = rules.paths.neighbour(hole, rules.way_of(mv));
            !rules.four.inner(self.to_move).contains(next)
        })
    }

    /// Returns the hole that the player to move may not empty.
    pub(super) fn blocked_hole(&self) -> Option<Hole> {
        let blocked = self.beyond.blocked;
        blocked.filter(|&hole| self.geometry.owner(hole) == self.to_move)
    }

    /// Returns the hole among `holes` with seeds, if there is exactly one.
    pub(super) fn only_filled(&self, holes: HoleSet) -> Option<Hole> {
        let mut filled = holes.iter().filter(|&hole| self.seeds_in(hole) > 0);
        let first = filled.next();
        first.filter(|_| filled.next().is_none())
    }

    /// Applies rule 3: returns the capturing moves; none if captures aren't compulsory.
    pub(super) fn capturing(
        &self,
        rules: OnFourRows<'_>,
        endless: Endless,
        moves: BaseMoves,
    ) -> BaseMoves {
        if rules.four.compulsory {
            let capturing = moves.filter(|one| self.first_capture(rules, one).is_some());
            self.ending(rules, endless, capturing)
        } else {
            BaseMoves::EMPTY
        }
    }

    /// Applies rule 4: prefers moves from the inner row, if the rules demand that.
    pub(super) fn inner_first(&self, four: &FourRows, moves: BaseMoves) -> BaseMoves {
        if !four.inner_first {
            return moves;
        }
        let inner = four.inner(self.to_move);
        moves.prefer(|mv| mv.hole().is_some_and(|hole| inner.contains(hole)))
    }

    /// Returns the opponent's hole that the first lap of `mv` captures; `None` if it captures none.
    pub(super) fn first_capture(&self, rules: OnFourRows<'_>, mv: Move) -> Option<Hole> {
        let hole = mv.hole()?;
        if usize::from(self.seeds_in(hole)) >= rules.four.ring() {
            return None;
        }
        let (end, count) = self.lap_end_in_ring(rules, hole, rules.way_of(mv));
        self.captures_at(rules, end, count)
            .then(|| rules.four.faced(end)[0])
    }

    /// Returns where a lap from `hole` ends, and how many seeds that hole then holds.
    fn lap_end_in_ring(&self, rules: OnFourRows<'_>, hole: Hole, way: Way) -> (Hole, u16) {
        let ring = rules.four.ring();
        let seeds = usize::from(self.seeds_in(hole));
        if seeds == 0 {
            return (hole, 0);
        }
        let round = ring - usize::from(rules.skip_start());
        let (full_rounds, steps) = ((seeds - 1) / round, (seeds - 1) % round + 1);
        let place = hole.index() % ring;
        let first = hole.index() - place;
        let end = match way {
            Way::Counterclockwise => (place + steps) % ring,
            Way::Clockwise => (place + ring - steps) % ring,
        };
        let end = Hole::new(first + end);
        let before = if end == hole { 0 } else { self.seeds_in(end) };
        (end, before + full_rounds as u16 + 1)
    }

    /// Returns whether a lap that ends in `end`, which then holds `count`, captures.
    fn captures_at(&self, rules: OnFourRows<'_>, end: Hole, count: u16) -> bool {
        let [faced, behind] = rules.four.faced(end);
        rules.four.inner(self.to_move).contains(end)
            && rules.four.counts.contains(count)
            && self.seeds_in(faced) > 0
            && (!rules.four.needs_both || self.seeds_in(behind) > 0)
    }

    /// Returns how many consecutive laps from `hole` can go against the default direction, each of
    /// which must capture.
    fn laps_against(&self, rules: OnFourRows<'_>, hole: Hole) -> u8 {
        if rules.four.compulsory && usize::from(self.seeds_in(hole)) >= rules.four.ring() {
            return 0;
        }
        let way = rules.way_of(Move::reversed(hole));
        let (end, count) = self.lap_end_in_ring(rules, hole, way);
        if !self.captures_at(rules, end, count) {
            return 0;
        }
        let To::Resow(from) = rules.four.to else {
            return 1;
        };
        let mut tried = *self;
        let mut laps = 0;
        let mut lap = NextLap {
            from: hole,
            way,
            seeds: tried.lift_in_ring(hole, 1, &mut ()),
            skipped: rules.skip_start().then_some(hole),
        };
        loop {
            let end = tried.sow_in_ring(rules, &lap, &mut ());
            if !tried.captures_at(rules, end, tried.seeds_in(end)) {
                return laps;
            }
            laps += 1;
            if tried.clears_inner(rules.four, end, []) {
                return laps;
            }
            lap.seeds = tried.take_in_ring(rules.four, end, &mut ());
            lap.skipped = None;
            if from == ResowFrom::CaptureHole {
                lap.from = end;
            }
        }
    }

    fn with_extras(&self, rules: OnFourRows<'_>, bases: BaseMoves) -> Moves {
        let theirs = self.territory(self.to_move.opponent()).iter();
        let filled = theirs.filter(|&hole| self.seeds_in(hole) > 0).collect();
        let mut extras = Extras::new(
            self.geometry,
            rules.four.extra,
            rules.four.takes_behind,
            filled,
        );
        for base in bases.iter() {
            let mut after = *self;
            let plan = after.plan(rules, base);
            if let Some(end) = plan.and_then(|plan| after.run(rules, &plan, &mut ()).captured_at) {
                extras.captures(base, end);
            }
        }
        Moves::with_extras(bases, extras)
    }

    /// Returns why `mv` isn't legal; `None` if it is.
    pub(super) fn refusal_on_four_rows(&self, rules: OnFourRows<'_>, mv: Move) -> Option<Refusal> {
        let Some(hole) = mv.hole() else {
            return Some(Refusal::NoSwap);
        };
        let goes_back = mv.is_reversed() && !self.geometry.chooses_direction();
        if hole.index() >= self.geometry.holes() || goes_back && rules.four.reverse_from.is_empty()
        {
            return Some(Refusal::NoSuchHole);
        }
        if self.geometry.owner(hole) != self.to_move {
            return Some(Refusal::NotYourTerritory);
        }
        if self
            .legal_on_four_rows(rules, rules.four.endless)
            .contains(mv)
        {
            return None;
        }
        let seeds = self.seeds_in(hole);
        if Some(hole) == self.blocked_hole() {
            return Some(Refusal::Blocked);
        }
        if self.has_reserve(rules.four) {
            return Some(self.namua_refusal(rules, mv));
        }
        let candidates = self.candidates_on_four_rows(rules);
        let needed = rules.min_seeds();
        let unblocked = self.unblocked(rules, candidates);
        let capturing = self.capturing(rules, rules.four.endless, unblocked);
        let captures = self.first_capture(rules, mv).is_some();
        Some(
            if goes_back && seeds >= needed && !candidates.contains(mv.base()) {
                Refusal::NoCaptureThatWay
            } else if !candidates.contains(mv.base()) {
                let any_single = rules.four.singles == Singles::LastResortOntoEmpty
                    && seeds == 1
                    && !candidates
                        .holes()
                        .iter()
                        .any(|hole| self.seeds_in(hole) >= needed);
                if any_single {
                    Refusal::OntoSeeds
                } else {
                    Refusal::TooFewSeeds { seeds, needed }
                }
            } else if self
                .legal_bases(rules, rules.four.endless)
                .contains(mv.base())
            {
                Refusal::WrongAnswer
            } else if !unblocked.contains(mv.base()) {
                Refusal::EmptiesInner
            } else if !capturing.is_empty() && !captures {
                Refusal::MustCapture
            } else if self.is_endless(rules, mv.base()) {
                Refusal::Endless
            } else {
                Refusal::InnerFirst
            },
        )
    }
}

// A move.
impl Position {
    /// Returns the plan of a legal move; `None` if it sows no hole.
    pub(super) fn plan(&self, rules: OnFourRows<'_>, mv: Move) -> Option<Plan> {
        let hole = mv.hole()?;
        let theirs = self.to_move.opponent().index() * rules.four.ring();
        let namua = self.has_reserve(rules.four);
        let captures = if namua {
            self.is_capture_in_namua(rules.four, hole)
        } else {
            self.first_capture(rules, mv).is_some()
        };
        Some(Plan {
            hole,
            way: rules.way_of(mv),
            against: if rules.geometry.chooses_direction() {
                0
            } else {
                mv.laps_against()
            },
            spends: mv.spends_nyumba(),
            extras: (mv.extras()).map(|place| place.map(|place| Hole::new(theirs + place))),
            quiet: rules.four.compulsory && !captures,
            namua,
        })
    }

    /// Plays `mv`, which is legal, and ends the turn.
    pub(super) fn play_on_four_rows(
        &mut self,
        rules: OnFourRows<'_>,
        mv: Move,
        occurred: impl FnOnce(&Self) -> usize,
        sink: &mut impl EventSink,
    ) -> Played {
        let mover = self.to_move;
        let Some(plan) = self.plan(rules, mv) else {
            return Played::default();
        };
        let ran = self.run(rules, &plan, sink);
        self.last_mover = Some(mover);
        self.count_move(&rules);
        self.beyond.blocked = None;
        if ran.endless {
            return Played {
                endless: true,
                ..Played::default()
            };
        }
        let mut played = Played::default();
        let reason = if ran.cut_off && rules.four.endless == Endless::Loses {
            self.lost_by(mover);
            Some(EndReason::Endless)
        } else if ran.cleared {
            self.lost_by(mover.opponent());
            Some(EndReason::EmptyInner)
        } else if rules.four.empty_inner && self.is_inner_empty(rules.four, mover) {
            self.lost_by(mover);
            Some(EndReason::EmptyInner)
        } else {
            self.board_end(&rules)
        };
        let reason = reason.or_else(|| {
            self.to_move = mover.opponent();
            if plan.quiet && !plan.namua {
                self.block(rules, mover, sink);
            }
            self.give_turn(&rules, mover.opponent(), &mut played, sink)
                .or_else(|| self.repetition(&rules, occurred))
        });
        if let Some(reason) = reason {
            played = Played::default();
            self.to_move = mover.opponent();
            self.close(&rules, reason, mover, sink);
        }
        played
    }

    /// Records that `side` has lost, if the last move wins.
    pub(super) fn lost_by(&mut self, side: Side) {
        if self.beyond.last_move_wins {
            self.beyond.winner = Some(side.opponent());
        }
    }

    /// Applies the test for empty inner rows before the first move.
    pub(super) fn empty_inner_at_start(&mut self, four: &FourRows) -> Option<EndReason> {
        if !four.empty_inner {
            return None;
        }
        match Side::BOTH.map(|side| self.is_inner_empty(four, side)) {
            [false, false] => return None,
            [true, false] => self.lost_by(Side::South),
            [false, true] => self.lost_by(Side::North),
            [true, true] => {}
        }
        Some(EndReason::EmptyInner)
    }

    pub(super) fn is_inner_empty(&self, four: &FourRows, side: Side) -> bool {
        let mut holes = four.inner(side).iter();
        holes.all(|hole| self.seeds_in(hole) == 0)
    }

    /// Lifts, sows and captures until the move ends.
    pub(super) fn run(
        &mut self,
        rules: OnFourRows<'_>,
        plan: &Plan,
        sink: &mut impl EventSink,
    ) -> Ran {
        let mover = self.to_move;
        let mut ran = Ran::default();
        let mut cycle = Cycle::default();
        let mut laps: u16 = 1;
        let relay = rules.relay.as_ref();
        let max_laps = relay.map_or(u16::MAX, |relay| relay.max_laps);
        let mut lap = if plan.namua {
            match self.begin_namua(rules, plan, sink) {
                Some(lap) => lap,
                None => {
                    ran.cleared = true;
                    return ran;
                }
            }
        } else {
            let seeds = self.lift_in_ring(plan.hole, 1, sink);
            self.lose_lifted_nyumba(rules.four, plan.hole, sink);
            NextLap {
                from: plan.hole,
                way: plan.way,
                seeds,
                skipped: rules.skip_start().then_some(plan.hole),
            }
        };
        loop {
            let end = self.sow_in_ring(rules, &lap, sink);
            let count = self.seeds_in(end);
            let captures = !plan.quiet && self.captures_at(rules, end, count);
            let sown_on = match rules.four.to {
                To::Resow(from) if captures => Some(from),
                _ => None,
            };
            let goes_on = sown_on.is_some() || {
                relay.is_some_and(|relay| !relay.stop_counts.contains(count))
                    && Some(end) != self.blocked_hole()
                    && !self.rests_in_nyumba(rules.four, plan, end, &mut ran.asked)
            };
            if goes_on
                && rules.four.endless == Endless::Illegal
                // Most sowings end soon, so comparing the first laps isn't worth it.
                && (laps == max_laps || laps > FEW_LAPS && cycle.is_closed(self, end, lap.way))
            {
                ran.endless = true;
                return ran;
            }
            if goes_on && laps == max_laps {
                ran.cut_off = true;
                sink.event(GameEvent::CutOff { hole: end, laps });
                return ran;
            }
            let mut in_hand = 0;
            if captures {
                ran.captured_at = Some(end);
                ran.cleared = self.clears_inner(rules.four, end, plan.extras());
                if sown_on.is_some() && !ran.cleared {
                    in_hand = self.take_in_ring(rules.four, end, sink);
                } else {
                    self.take_to_store(rules.four, end, plan.extras(), sink);
                }
                self.lose_captured_nyumba(rules.four, end, plan.namua, sink);
                if ran.cleared {
                    return ran;
                }
            }
            if !goes_on {
                return ran;
            }
            laps += 1;
            if !rules.geometry.chooses_direction() && laps > plan.against {
                lap.way = rules.way_of(Move::from(plan.hole));
            }
            match sown_on {
                Some(from) => {
                    match from {
                        ResowFrom::LapStart => {}
                        ResowFrom::CaptureHole => lap.from = end,
                        ResowFrom::End => lap.turn_in(rules, end, mover),
                    }
                    lap.seeds = in_hand;
                    lap.skipped = None;
                    let hole = lap.from;
                    sink.event(GameEvent::SownOn { hole, lap: laps });
                }
                None => {
                    sink.event(GameEvent::Relay {
                        hole: end,
                        lap: laps,
                    });
                    lap.from = end;
                    lap.seeds = self.lift_in_ring(end, laps, sink);
                    lap.skipped = rules.skip_start().then_some(end);
                    self.lose_lifted_nyumba(rules.four, end, sink);
                }
            }
        }
    }

    /// Lifts all seeds of `hole` for a lap.
    fn lift_in_ring(&mut self, hole: Hole, lap: u16, sink: &mut impl EventSink) -> u16 {
        let seeds = std::mem::take(&mut self.holes[hole.index()]);
        sink.event(GameEvent::Lifted { hole, seeds, lap });
        seeds
    }

    /// Sows a lap, and returns where its last seed fell.
    fn sow_in_ring(
        &mut self,
        rules: OnFourRows<'_>,
        lap: &NextLap,
        sink: &mut impl EventSink,
    ) -> Hole {
        let mut hole = lap.from;
        for _ in 0..lap.seeds {
            hole = rules.paths.neighbour(hole, lap.way);
            if Some(hole) == lap.skipped {
                hole = rules.paths.neighbour(hole, lap.way);
            }
            self.holes[hole.index()] += 1;
            let count = self.seeds_in(hole);
            sink.event(GameEvent::Sown { hole, count });
        }
        hole
    }

    /// Takes what a lap that ended in `end` captures into the hand.
    pub(super) fn take_in_ring(
        &mut self,
        four: &FourRows,
        end: Hole,
        sink: &mut impl EventSink,
    ) -> u16 {
        let side = self.to_move;
        let mut in_hand = 0;
        for hole in four.captured(end) {
            let seeds = std::mem::take(&mut self.holes[hole.index()]);
            if seeds > 0 {
                sink.event(GameEvent::TakenInHand { hole, seeds, side });
                in_hand += seeds;
            }
        }
        self.last_capturer = Some(side);
        in_hand
    }

    /// Takes what a lap that ended in `end` captures into the store, and the extra holes. Seeds
    /// that would be sown on go there too if the game is over by their capture.
    pub(super) fn take_to_store(
        &mut self,
        four: &FourRows,
        end: Hole,
        extras: impl IntoIterator<Item = Hole>,
        sink: &mut impl EventSink,
    ) {
        for hole in four.captured(end).chain(extras) {
            self.take(hole, u16::MAX, sink);
        }
    }

    /// Returns whether the rules end the game when an inner row is empty, and a capture at `end`
    /// that also takes `extras` empties the opponent's.
    pub(super) fn clears_inner(
        &self,
        four: &FourRows,
        end: Hole,
        extras: impl IntoIterator<Item = Hole>,
    ) -> bool {
        four.empty_inner && {
            let taken: HoleSet = four.captured(end).chain(extras).collect();
            let left = four.inner(self.to_move.opponent()).without(taken);
            left.iter().all(|hole| self.seeds_in(hole) == 0)
        }
    }
}

impl NextLap {
    /// Starts the lap of the seeds captured at `end` from an end of the inner row: from the near
    /// one if `end` is one of the two outermost holes, otherwise from the one that keeps the
    /// direction.
    fn turn_in(&mut self, rules: OnFourRows<'_>, end: Hole, mover: Side) {
        let row = rules.four.ring() / 2;
        // From the owner's right.
        let place = end.index() % rules.four.ring() - row;
        let way = if place < 2 {
            Way::Counterclockwise
        } else if place + 2 >= row {
            Way::Clockwise
        } else {
            self.way
        };
        self.begin_at_end(rules, mover, way);
    }

    /// Starts the lap at the end of the inner row from which `way` leads into the row.
    pub(super) fn begin_at_end(&mut self, rules: OnFourRows<'_>, mover: Side, way: Way) {
        let [left, right] = rules.four.ends(mover);
        let first = match way {
            Way::Counterclockwise => right,
            Way::Clockwise => left,
        };
        self.way = way;
        self.from = rules.paths.neighbour(first, way.reversed());
    }
}
