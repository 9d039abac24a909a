//! Moves on four rows: which are legal, how a ring is sown, and how the turn ends. Captured seeds
//! may be sown on.
//!
//! A move from a hole with enough seeds is legal if it passes these tests in order:
//!
//! 1. If an empty inner row ends the game, a move may not empty the player's own.
//! 2. A move may not start from the blocked hole.
//! 3. If some move captures and captures are compulsory, other moves are illegal.
//! 4. Under some rules, moves from the inner row have priority over those from the outer row.

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
const LAPS_BEFORE_CYCLE_TEST: u16 = 40;

/// A move that is being played.
pub(super) struct Plan {
    pub hole: Hole,
    pub way: Way,
    /// The number of laps against the default direction; 0 if players choose the direction.
    laps_against: u16,
    /// Whether the player chooses to spend the nyumba, if the move offers that choice.
    pub spends: bool,
    /// The extra holes that the move takes.
    extras: [Option<Hole>; 2],
    /// Whether none of its laps captures.
    pub quiet: bool,
    /// Whether the move places a seed from the reserve.
    pub namua: bool,
}

impl Plan {
    /// Returns the extra holes that the move takes.
    fn extras(&self) -> impl Iterator<Item = Hole> + use<> {
        self.extras.into_iter().flatten()
    }
}

/// The result of running a plan.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RunResult {
    /// A lap ended in the mover's standing nyumba, so the player chooses whether to spend it.
    pub asks_player: bool,
    /// The hole where the last capturing lap ended.
    captured_at: Option<Hole>,
    /// A capture emptied the opponent's inner row.
    cleared: bool,
    /// The sowing was cut off at the maximum number of laps.
    cut_off: bool,
    /// The rules forbid endless sowings, and this one repeats itself or reached the maximum number
    /// of laps.
    endless: bool,
}

/// Detects an endless sowing with Brent's algorithm: compares each lap with an earlier one, which
/// is replaced after 1, 2, 4, 8 … laps.
#[derive(Default)]
struct CycleDetector {
    /// The earlier lap: the board after it, the hole where it ended, and its direction.
    checkpoint: Option<(Position, Hole, Way)>,
    /// The number of laps since the earlier one.
    laps: u32,
    /// The number of laps after which the earlier one is replaced.
    interval: u32,
}

impl CycleDetector {
    /// Returns whether a lap that ended in `end` repeats the earlier one.
    fn is_closed(&mut self, board: &Position, end: Hole, way: Way) -> bool {
        let current = (*board, end, way);
        if self.checkpoint == Some(current) {
            return true;
        }
        if self.laps == self.interval {
            self.checkpoint = Some(current);
            self.laps = 0;
            self.interval = (2 * self.interval).max(1);
        }
        self.laps += 1;
        false
    }
}

/// A lap, before it is sown.
pub(super) struct NextLap {
    /// The hole before the first one sown.
    pub from: Hole,
    pub way: Way,
    pub seeds: u16,
    /// The hole that receives no seed.
    pub skipped: Option<Hole>,
}

// Legal moves.
impl Position {
    /// Returns the moves that would be legal with `endless` as the rule for endless sowings.
    pub(super) fn legal_on_four_rows(&self, rules: OnFourRows<'_>, endless: Endless) -> Moves {
        let bases = self.legal_bases(rules, endless);
        if !rules.four_rows.reverse_from.is_empty() && rules.spec.capture.extra == 0 {
            let mut extra_laps = Laps::default();
            for base in bases.iter().filter(|base| base.is_reversed()) {
                if let Some(hole) = base.hole() {
                    let laps = self.laps_against(rules, hole);
                    extra_laps.set(hole, laps.saturating_sub(1));
                }
            }
            return Moves::with_more_laps(bases, extra_laps);
        }
        if rules.spec.capture.extra > 0 {
            return self.with_extras(rules, bases);
        }
        if rules.bao().is_some() {
            let spending = self.spending(rules, endless, bases);
            return Moves::with_spending(bases, spending);
        }
        bases.into()
    }

    /// Returns the legal moves by hole and direction, without answers.
    fn legal_bases(&self, rules: OnFourRows<'_>, endless: Endless) -> BaseMoves {
        if self.has_reserve(rules) {
            return self.namua_moves(rules, endless);
        }
        let candidates = self.unblocked(rules, self.candidates_on_four_rows(rules));
        let capturing = self.capturing(rules, endless, candidates);
        if !capturing.is_empty() {
            return capturing;
        }
        self.inner_first(rules, self.ending(rules, endless, candidates))
    }

    /// Returns whether the player to move has a legal move.
    pub(super) fn can_move_on_four_rows(&self, rules: OnFourRows<'_>) -> bool {
        let moves = self.legal_bases(rules, Endless::CutOff);
        // Trying out a move may take long, so stop at the first one that ends.
        rules.four_rows.endless != Endless::Illegal && !moves.is_empty()
            || moves.iter().any(|mv| !self.is_endless(rules, mv))
            || !self.legal_bases(rules, rules.four_rows.endless).is_empty()
    }

    /// Returns `moves`, without those whose sowing never ends if `endless` forbids them.
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

    /// Returns whether the rules forbid endless sowings and that of `mv` never ends.
    pub(super) fn is_endless(&self, rules: OnFourRows<'_>, mv: Move) -> bool {
        if rules.four_rows.endless != Endless::Illegal || self.has_one_lap(rules, mv) {
            return false;
        }
        let mut child = *self;
        child
            .plan(rules, mv)
            .is_some_and(|plan| child.run(rules, &plan, &mut ()).endless)
    }

    /// Returns `true` if a cheap test shows that `mv` has a single lap. `false` means that it may
    /// have more.
    fn has_one_lap(&self, rules: OnFourRows<'_>, mv: Move) -> bool {
        let Some(hole) = mv.hole().filter(|_| !self.has_reserve(rules)) else {
            return false;
        };
        let (end, count) = self.lap_end_in_ring(rules, hole, rules.way_of(mv));
        (rules.relay().is_none() || rules.stop_counts.contains(count))
            && !self.captures_at(rules, end, count)
    }

    /// Returns the moves from holes with enough seeds, or else from single seeds, including those
    /// that may go against the default direction.
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
        let both_directions = rules.geometry.chooses_direction();
        let singles = rules.spec.play.singles;
        if filled.is_empty() && singles != Singles::Never {
            let moves = BaseMoves::from_holes(at_least(1), both_directions);
            return match singles {
                Singles::LastResort => moves,
                _ => moves.filter(|mv| self.next_in_ring_is(rules, mv, |next| next == 0)),
            };
        }
        let against = if both_directions {
            filled
        } else {
            let allowed = filled.and(rules.four_rows.reverse_from).iter();
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
        accepts: impl Fn(u16) -> bool,
    ) -> bool {
        mv.hole().is_some_and(|hole| {
            let next = rules.paths.neighbour(hole, rules.way_of(mv));
            accepts(self.seeds_in(next))
        })
    }

    /// Applies tests 1 and 2: removes the moves that would empty the player's own inner row, and
    /// those from the blocked hole.
    pub(super) fn unblocked(&self, rules: OnFourRows<'_>, moves: BaseMoves) -> BaseMoves {
        let only_filled = if rules.spec.end.empty_inner {
            self.only_filled(rules.four_rows.inner(self.to_move))
        } else {
            None
        };
        let blocked = self.blocked_hole();
        if only_filled.is_none() && blocked.is_none() {
            return moves;
        }
        moves.filter(|mv| {
            mv.hole() != blocked && !(mv.hole() == only_filled && self.leaves_inner_row(rules, mv))
        })
    }

    fn leaves_inner_row(&self, rules: OnFourRows<'_>, mv: Move) -> bool {
        mv.hole().is_some_and(|hole| {
            let next = rules.paths.neighbour(hole, rules.way_of(mv));
            !rules.four_rows.inner(self.to_move).contains(next)
        })
    }

    /// Returns the hole that the player to move may not empty.
    pub(super) fn blocked_hole(&self) -> Option<Hole> {
        let blocked = self.ring_state.blocked;
        blocked.filter(|&hole| self.geometry.owner(hole) == self.to_move)
    }

    /// Returns the hole among `holes` with seeds, if there is exactly one.
    pub(super) fn only_filled(&self, holes: HoleSet) -> Option<Hole> {
        let mut filled = holes.iter().filter(|&hole| self.seeds_in(hole) > 0);
        let first = filled.next();
        first.filter(|_| filled.next().is_none())
    }

    /// Applies test 3: returns the capturing moves; none if captures aren't compulsory.
    pub(super) fn capturing(
        &self,
        rules: OnFourRows<'_>,
        endless: Endless,
        moves: BaseMoves,
    ) -> BaseMoves {
        if rules.spec.capture.compulsory {
            let capturing = moves.filter(|mv| self.first_capture(rules, mv).is_some());
            self.ending(rules, endless, capturing)
        } else {
            BaseMoves::EMPTY
        }
    }

    /// Applies test 4: prefers moves from the inner row if the rules require that.
    pub(super) fn inner_first(&self, rules: OnFourRows<'_>, moves: BaseMoves) -> BaseMoves {
        if !rules.spec.play.inner_first {
            return moves;
        }
        let inner = rules.four_rows.inner(self.to_move);
        moves.prefer(|mv| mv.hole().is_some_and(|hole| inner.contains(hole)))
    }

    /// Returns the opponent's hole that the first lap of `mv` captures; `None` if it captures none.
    pub(super) fn first_capture(&self, rules: OnFourRows<'_>, mv: Move) -> Option<Hole> {
        let hole = mv.hole()?;
        if usize::from(self.seeds_in(hole)) >= rules.four_rows.ring() {
            return None;
        }
        let (end, count) = self.lap_end_in_ring(rules, hole, rules.way_of(mv));
        self.captures_at(rules, end, count)
            .then(|| rules.four_rows.faced(end)[0])
    }

    /// Returns the hole where a lap from `hole` ends, and its number of seeds then.
    fn lap_end_in_ring(&self, rules: OnFourRows<'_>, hole: Hole, way: Way) -> (Hole, u16) {
        let ring = rules.four_rows.ring();
        let seeds = usize::from(self.seeds_in(hole));
        if seeds == 0 {
            return (hole, 0);
        }
        let circle = ring - usize::from(rules.skip_start());
        let (full_circles, steps) = ((seeds - 1) / circle, (seeds - 1) % circle + 1);
        let index = hole.index() % ring;
        let first = hole.index() - index;
        let end = match way {
            Way::Counterclockwise => (index + steps) % ring,
            Way::Clockwise => (index + ring - steps) % ring,
        };
        let end = Hole::new(first + end);
        let before = if end == hole { 0 } else { self.seeds_in(end) };
        (end, before + full_circles as u16 + 1)
    }

    /// Returns whether a lap that ends in `end`, which then holds `count`, captures.
    fn captures_at(&self, rules: OnFourRows<'_>, end: Hole, count: u16) -> bool {
        let [faced, behind] = rules.four_rows.faced(end);
        rules.four_rows.inner(self.to_move).contains(end)
            && rules.four_rows.counts.contains(count)
            && self.seeds_in(faced) > 0
            && (!rules.four_rows.needs_both || self.seeds_in(behind) > 0)
    }

    /// Returns the number of consecutive laps from `hole` that can go against the default
    /// direction, each of which must capture.
    fn laps_against(&self, rules: OnFourRows<'_>, hole: Hole) -> u8 {
        let ring = rules.four_rows.ring();
        if rules.spec.capture.compulsory && usize::from(self.seeds_in(hole)) >= ring {
            return 0;
        }
        let way = rules.way_of(Move::reversed(hole));
        let (end, count) = self.lap_end_in_ring(rules, hole, way);
        if !self.captures_at(rules, end, count) {
            return 0;
        }
        let To::Resow(from) = rules.spec.capture.to else {
            return 1;
        };
        let mut trial = *self;
        let mut laps = 0;
        let mut lap = NextLap {
            from: hole,
            way,
            seeds: trial.lift_in_ring(hole, 1, &mut ()),
            skipped: rules.skip_start().then_some(hole),
        };
        loop {
            let end = trial.sow_in_ring(rules, &lap, &mut ());
            if !trial.captures_at(rules, end, trial.seeds_in(end)) {
                return laps;
            }
            laps += 1;
            if trial.clears_inner(rules, end, []) {
                return laps;
            }
            lap.seeds = trial.take_in_ring(rules.four_rows, end, &mut ());
            lap.skipped = None;
            if from == ResowFrom::CaptureHole {
                lap.from = end;
            }
        }
    }

    fn with_extras(&self, rules: OnFourRows<'_>, bases: BaseMoves) -> Moves {
        let opponents_first = self.territory(self.to_move.opponent()).iter();
        let filled = opponents_first
            .filter(|&hole| self.seeds_in(hole) > 0)
            .collect();
        let mut extras = Extras::new(
            self.geometry,
            rules.spec.capture.extra as u8,
            rules.four_rows.takes_behind,
            filled,
        );
        for base in bases.iter() {
            let mut child = *self;
            let plan = child.plan(rules, base);
            if let Some(end) = plan.and_then(|plan| child.run(rules, &plan, &mut ()).captured_at) {
                extras.record_capture(base, end);
            }
        }
        Moves::with_extras(bases, extras)
    }

    /// Returns why `mv` isn't legal; `None` if it is.
    pub(super) fn refusal_on_four_rows(&self, rules: OnFourRows<'_>, mv: Move) -> Option<Refusal> {
        let Some(hole) = mv.hole() else {
            return Some(Refusal::NoSwap);
        };
        let is_against = mv.is_reversed() && !self.geometry.chooses_direction();
        if hole.index() >= self.geometry.holes()
            || is_against && rules.four_rows.reverse_from.is_empty()
        {
            return Some(Refusal::NoSuchHole);
        }
        if self.geometry.owner(hole) != self.to_move {
            return Some(Refusal::NotYourTerritory);
        }
        if self
            .legal_on_four_rows(rules, rules.four_rows.endless)
            .contains(mv)
        {
            return None;
        }
        let seeds = self.seeds_in(hole);
        if Some(hole) == self.blocked_hole() {
            return Some(Refusal::Blocked);
        }
        if self.has_reserve(rules) {
            return Some(self.namua_refusal(rules, mv));
        }
        let candidates = self.candidates_on_four_rows(rules);
        let needed = rules.min_seeds();
        let unblocked = self.unblocked(rules, candidates);
        let capturing = self.capturing(rules, rules.four_rows.endless, unblocked);
        let captures = self.first_capture(rules, mv).is_some();
        Some(
            if is_against && seeds >= needed && !candidates.contains(mv.base()) {
                Refusal::NoCaptureThatWay
            } else if !candidates.contains(mv.base()) {
                let needs_empty_next = rules.spec.play.singles == Singles::LastResortOntoEmpty
                    && seeds == 1
                    && !candidates
                        .holes()
                        .iter()
                        .any(|hole| self.seeds_in(hole) >= needed);
                if needs_empty_next {
                    Refusal::OntoSeeds
                } else {
                    Refusal::TooFewSeeds { seeds, needed }
                }
            } else if self
                .legal_bases(rules, rules.four_rows.endless)
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
    /// Returns the plan of a legal move; `None` for the swap.
    pub(super) fn plan(&self, rules: OnFourRows<'_>, mv: Move) -> Option<Plan> {
        let hole = mv.hole()?;
        let opponents_first = self.to_move.opponent().index() * rules.four_rows.ring();
        let namua = self.has_reserve(rules);
        let captures = if namua {
            self.is_capture_in_namua(rules.four_rows, hole)
        } else {
            self.first_capture(rules, mv).is_some()
        };
        Some(Plan {
            hole,
            way: rules.way_of(mv),
            laps_against: if rules.geometry.chooses_direction() {
                0
            } else {
                mv.laps_against()
            },
            spends: mv.spends_nyumba(),
            extras: (mv.extras())
                .map(|index| index.map(|index| Hole::new(opponents_first + index))),
            quiet: rules.spec.capture.compulsory && !captures,
            namua,
        })
    }

    /// Plays `mv`, which is legal, and ends the turn.
    pub(super) fn play_on_four_rows(
        &mut self,
        rules: OnFourRows<'_>,
        mv: Move,
        occurrences: impl FnOnce(&Self) -> usize,
        sink: &mut impl EventSink,
    ) -> Played {
        let mover = self.to_move;
        let Some(plan) = self.plan(rules, mv) else {
            return Played::default();
        };
        let result = self.run(rules, &plan, sink);
        self.last_mover = Some(mover);
        self.count_move(&rules);
        self.ring_state.blocked = None;
        if result.endless {
            return Played {
                endless: true,
                ..Played::default()
            };
        }
        let mut played = Played::default();
        let reason = if result.cut_off && rules.four_rows.endless == Endless::Loses {
            self.lost_by(mover);
            Some(EndReason::Endless)
        } else if result.cleared {
            self.lost_by(mover.opponent());
            Some(EndReason::EmptyInner)
        } else if rules.spec.end.empty_inner && self.is_inner_empty(rules.four_rows, mover) {
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
                .or_else(|| self.repetition(&rules, occurrences))
        });
        if let Some(reason) = reason {
            played = Played::default();
            self.to_move = mover.opponent();
            self.end_and_share_out(&rules, reason, mover, sink);
        }
        played
    }

    /// Records that `side` has lost if the last move wins.
    pub(super) fn lost_by(&mut self, side: Side) {
        if self.ring_state.last_move_wins {
            self.ring_state.winner = Some(side.opponent());
        }
    }

    /// Applies the test for empty inner rows before the first move.
    pub(super) fn empty_inner_at_start(&mut self, rules: OnFourRows<'_>) -> Option<EndReason> {
        if !rules.spec.end.empty_inner {
            return None;
        }
        match Side::BOTH.map(|side| self.is_inner_empty(rules.four_rows, side)) {
            [false, false] => return None,
            [true, false] => self.lost_by(Side::South),
            [false, true] => self.lost_by(Side::North),
            [true, true] => {}
        }
        Some(EndReason::EmptyInner)
    }

    pub(super) fn is_inner_empty(&self, four_rows: &FourRows, side: Side) -> bool {
        let mut holes = four_rows.inner(side).iter();
        holes.all(|hole| self.seeds_in(hole) == 0)
    }

    /// Lifts, sows and captures until the move ends.
    pub(super) fn run(
        &mut self,
        rules: OnFourRows<'_>,
        plan: &Plan,
        sink: &mut impl EventSink,
    ) -> RunResult {
        let mover = self.to_move;
        let mut result = RunResult::default();
        let mut cycle_detector = CycleDetector::default();
        let mut laps: u16 = 1;
        let relay = rules.relay();
        let max_laps = relay.map_or(u16::MAX, |relay| relay.max_laps as u16);
        let mut lap = if plan.namua {
            match self.begin_namua(rules, plan, sink) {
                Some(lap) => lap,
                None => {
                    result.cleared = true;
                    return result;
                }
            }
        } else {
            let seeds = self.lift_in_ring(plan.hole, 1, sink);
            self.lose_lifted_nyumba(plan.hole, sink);
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
            let resow = match rules.spec.capture.to {
                To::Resow(from) if captures => Some(from),
                _ => None,
            };
            let continues = resow.is_some() || {
                relay.is_some()
                    && !rules.stop_counts.contains(count)
                    && Some(end) != self.blocked_hole()
                    && !self.rests_in_nyumba(rules, plan, end, &mut result.asks_player)
            };
            if continues
                && rules.four_rows.endless == Endless::Illegal
                // Most sowings end soon, so comparing their first laps isn't worthwhile.
                && (laps == max_laps || laps > LAPS_BEFORE_CYCLE_TEST && cycle_detector.is_closed(self, end, lap.way))
            {
                result.endless = true;
                return result;
            }
            if continues && laps == max_laps {
                result.cut_off = true;
                sink.event(GameEvent::CutOff { hole: end, laps });
                return result;
            }
            let mut in_hand = 0;
            if captures {
                result.captured_at = Some(end);
                result.cleared = self.clears_inner(rules, end, plan.extras());
                if resow.is_some() && !result.cleared {
                    in_hand = self.take_in_ring(rules.four_rows, end, sink);
                } else {
                    self.take_to_store(rules.four_rows, end, plan.extras(), sink);
                }
                self.lose_captured_nyumba(rules, end, plan.namua, sink);
                if result.cleared {
                    return result;
                }
            }
            if !continues {
                return result;
            }
            laps += 1;
            if !rules.geometry.chooses_direction() && laps > plan.laps_against {
                lap.way = rules.way_of(Move::from(plan.hole));
            }
            match resow {
                Some(from) => {
                    match from {
                        ResowFrom::LapStart => {}
                        ResowFrom::CaptureHole => lap.from = end,
                        ResowFrom::End => lap.begin_from_end(rules, end, mover),
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
                    self.lose_lifted_nyumba(end, sink);
                }
            }
        }
    }

    /// Lifts all seeds of `hole` for a lap, and returns their number.
    fn lift_in_ring(&mut self, hole: Hole, lap: u16, sink: &mut impl EventSink) -> u16 {
        let seeds = std::mem::take(&mut self.holes[hole.index()]);
        sink.event(GameEvent::Lifted { hole, seeds, lap });
        seeds
    }

    /// Sows a lap, and returns the hole where its last seed fell.
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

    /// Takes the captures of a lap that ended in `end` into the hand, and returns the number of
    /// seeds.
    pub(super) fn take_in_ring(
        &mut self,
        four_rows: &FourRows,
        end: Hole,
        sink: &mut impl EventSink,
    ) -> u16 {
        let side = self.to_move;
        let mut in_hand = 0;
        for hole in four_rows.captured(end) {
            let seeds = std::mem::take(&mut self.holes[hole.index()]);
            if seeds > 0 {
                sink.event(GameEvent::TakenInHand { hole, seeds, side });
                in_hand += seeds;
            }
        }
        self.last_capturer = Some(side);
        in_hand
    }

    /// Takes the captures of a lap that ended in `end` into the store, along with the extra holes.
    /// Seeds that would otherwise be sown on also go there if their capture ends the game.
    pub(super) fn take_to_store(
        &mut self,
        four_rows: &FourRows,
        end: Hole,
        extras: impl IntoIterator<Item = Hole>,
        sink: &mut impl EventSink,
    ) {
        for hole in four_rows.captured(end).chain(extras) {
            self.take(hole, u16::MAX, sink);
        }
    }

    /// Returns whether an empty inner row ends the game and a capture at `end` that includes
    /// `extras` empties the opponent's.
    pub(super) fn clears_inner(
        &self,
        rules: OnFourRows<'_>,
        end: Hole,
        extras: impl IntoIterator<Item = Hole>,
    ) -> bool {
        rules.spec.end.empty_inner && {
            let taken: HoleSet = rules.four_rows.captured(end).chain(extras).collect();
            let inner = rules.four_rows.inner(self.to_move.opponent());
            let left = inner.without(taken);
            left.iter().all(|hole| self.seeds_in(hole) == 0)
        }
    }
}

impl NextLap {
    /// Starts the lap of the seeds captured at `end` from an end of the inner row: the near end if
    /// `end` is one of the two outermost holes, otherwise the one that keeps the direction.
    fn begin_from_end(&mut self, rules: OnFourRows<'_>, end: Hole, mover: Side) {
        let row = rules.four_rows.ring() / 2;
        // Counts from the owner's right.
        let index = end.index() % rules.four_rows.ring() - row;
        let way = if index < 2 {
            Way::Counterclockwise
        } else if index + 2 >= row {
            Way::Clockwise
        } else {
            self.way
        };
        self.begin_at_end(rules, mover, way);
    }

    /// Starts the lap at the end of the inner row from which `way` leads into the row.
    pub(super) fn begin_at_end(&mut self, rules: OnFourRows<'_>, mover: Side, way: Way) {
        let [left, right] = rules.four_rows.ends(mover);
        let first = match way {
            Way::Counterclockwise => right,
            Way::Clockwise => left,
        };
        self.way = way;
        self.from = rules.paths.neighbour(first, way.reversed());
    }
}
