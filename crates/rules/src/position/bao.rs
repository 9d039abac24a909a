//! Rules specific to Bao: the reserve (*namua*), the house (*nyumba*), and the hole that a quiet
//! move, one without a capture, blocks (*takasia*).

use super::Position;
use super::four_rows::{NextLap, Plan};
use crate::board::{Hole, HoleSet, Side};
use crate::event::{EventSink, GameEvent};
use crate::four_rows::FourRows;
use crate::legality::Refusal;
use crate::moves::{BaseMoves, Move};
use crate::narrowed::OnFourRows;
use crate::paths::Way;
use crate::spec::Endless;

/// The number of seeds lifted from a standing nyumba if it is the only playable hole.
const TAX_SEEDS: u16 = 2;

// Namua.
impl Position {
    /// Returns whether the player to move is in namua: still has seeds in reserve and so places
    /// one.
    #[inline]
    pub(super) fn has_reserve(&self, rules: OnFourRows<'_>) -> bool {
        rules.bao().is_some() && self.reserve(self.to_move) > 0
    }

    /// Returns the moves of namua, without the choice to spend the nyumba.
    pub(super) fn namua_moves(&self, rules: OnFourRows<'_>, endless: Endless) -> BaseMoves {
        let inner = rules.four_rows.inner(self.to_move).iter();
        let filled: HoleSet = inner.filter(|&hole| self.seeds_in(hole) > 0).collect();
        let capturing = filled
            .iter()
            .filter(|&hole| self.is_capture_in_namua(rules.four_rows, hole));
        let capturing: HoleSet = capturing
            .filter(|&hole| Some(hole) != self.blocked_hole())
            .collect();
        let mut candidates = filled;
        if !capturing.is_empty() {
            let from = |way: Way| -> HoleSet {
                let sown_here = capturing
                    .iter()
                    .filter(|&hole| may_sow_from_end(rules.four_rows, hole, way));
                sown_here.collect()
            };
            let by_direction = [Way::Counterclockwise, Way::Clockwise].map(from);
            let moves = self.ending(rules, endless, BaseMoves::of_both(by_direction));
            if !moves.is_empty() {
                return moves;
            }
            candidates = filled.without(capturing);
        }
        let quiet = BaseMoves::from_holes(self.quiet_in_namua(rules, candidates), true);
        self.ending(rules, endless, self.unblocked(rules, quiet))
    }

    /// Returns the holes in which a seed may be placed for a quiet move.
    fn quiet_in_namua(&self, rules: OnFourRows<'_>, filled: HoleSet) -> HoleSet {
        if let Some(nyumba) = self.standing_nyumba(rules, self.to_move) {
            let others = filled.without([nyumba].into_iter().collect());
            return if others.is_empty() { filled } else { others };
        }
        let with_several: HoleSet = filled
            .iter()
            .filter(|&hole| self.seeds_in(hole) > 1)
            .collect();
        if with_several.is_empty() {
            filled
        } else {
            with_several
        }
    }

    /// Returns whether a seed placed in `hole` captures.
    pub(super) fn is_capture_in_namua(&self, four_rows: &FourRows, hole: Hole) -> bool {
        four_rows.inner(self.to_move).contains(hole)
            && self.seeds_in(hole) > 0
            && self.seeds_in(four_rows.faced(hole)[0]) > 0
    }

    pub(super) fn namua_refusal(&self, rules: OnFourRows<'_>, mv: Move) -> Refusal {
        let Some(hole) = mv.hole() else {
            return Refusal::NoSwap;
        };
        let bases = self.namua_moves(rules, rules.four_rows.endless);
        let captures = bases
            .holes()
            .iter()
            .any(|hole| self.is_capture_in_namua(rules.four_rows, hole));
        if bases.contains(mv.base()) {
            // The move is legal by hole and direction, but not with this answer.
            if self.is_endless(rules, mv) {
                Refusal::Endless
            } else {
                Refusal::WrongAnswer
            }
        } else if !rules.four_rows.inner(self.to_move).contains(hole) {
            Refusal::InnerFirst
        } else if self.seeds_in(hole) == 0 {
            let (seeds, needed) = (0, 1);
            Refusal::TooFewSeeds { seeds, needed }
        } else if captures == self.is_capture_in_namua(rules.four_rows, hole)
            && self.is_endless(rules, mv.base())
        {
            Refusal::Endless
        } else if captures && self.is_capture_in_namua(rules.four_rows, hole) {
            // The move names the wrong end of the inner row.
            Refusal::WrongAnswer
        } else if captures {
            Refusal::MustCapture
        } else if self.only_filled(rules.four_rows.inner(self.to_move)) == Some(hole) {
            Refusal::EmptiesInner
        } else {
            let (seeds, needed) = (self.seeds_in(hole), 2);
            Refusal::TooFewSeeds { seeds, needed }
        }
    }

    /// Places the seed, and lifts or captures the seeds of the first lap; returns `None` if that
    /// ends the game.
    pub(super) fn begin_namua(
        &mut self,
        rules: OnFourRows<'_>,
        plan: &Plan,
        sink: &mut impl EventSink,
    ) -> Option<NextLap> {
        let (mover, hole) = (self.to_move, plan.hole);
        // The seed to be placed doesn't count towards a standing nyumba.
        let is_taxed = self.standing_nyumba(rules, mover) == Some(hole);
        self.ring_state.reserve[mover.index()] -= 1;
        self.holes[hole.index()] += 1;
        sink.event(GameEvent::Placed { hole, side: mover });
        let mut lap = NextLap {
            from: hole,
            way: plan.way,
            seeds: 0,
            skipped: None,
        };
        if plan.quiet {
            let held = self.seeds_in(hole);
            lap.seeds = if is_taxed { TAX_SEEDS.min(held) } else { held };
            lap.skipped = rules.skip_start().then_some(hole);
            self.holes[hole.index()] -= lap.seeds;
            let seeds = lap.seeds;
            sink.event(GameEvent::Lifted {
                hole,
                seeds,
                lap: 1,
            });
            if !is_taxed {
                self.lose_lifted_nyumba(hole, sink);
            }
            return Some(lap);
        }
        let clears = self.clears_inner(rules, hole, []);
        if clears {
            self.take_to_store(rules.four_rows, hole, [], sink);
        } else {
            lap.seeds = self.take_in_ring(rules.four_rows, hole, sink);
        }
        self.lose_captured_nyumba(rules, hole, true, sink);
        if clears {
            return None;
        }
        lap.begin_at_end(rules, mover, plan.way);
        let hole = lap.from;
        sink.event(GameEvent::SownOn { hole, lap: 1 });
        Some(lap)
    }

    /// Returns the moves of `bases` that may spend the nyumba.
    pub(super) fn spending(
        &self,
        rules: OnFourRows<'_>,
        endless: Endless,
        bases: BaseMoves,
    ) -> BaseMoves {
        if !self.has_reserve(rules) || !self.owns_nyumba(self.to_move) {
            return BaseMoves::EMPTY;
        }
        bases.filter(|base| {
            let mut child = *self;
            let plan = child.plan(rules, base).filter(|plan| !plan.quiet);
            plan.is_some_and(|plan| child.run(rules, &plan, &mut ()).asks_player)
                && (endless != Endless::Illegal || !self.is_endless(rules, base.spending()))
        })
    }
}

/// Returns whether seeds captured at `hole` may be sown in `way`, from the end of the inner row
/// where that direction enters it. Seeds captured at the two outermost holes of either side can be
/// sown only from the near end.
fn may_sow_from_end(four_rows: &FourRows, hole: Hole, way: Way) -> bool {
    let row = four_rows.ring() / 2;
    // Counts from the owner's right.
    let index = hole.index() % four_rows.ring() - row;
    match way {
        Way::Counterclockwise => index + 2 < row,
        Way::Clockwise => index >= 2,
    }
}

// The nyumba.
impl Position {
    /// Returns the nyumba of `side` if that player still owns it and it holds enough seeds.
    fn standing_nyumba(&self, rules: OnFourRows<'_>, side: Side) -> Option<Hole> {
        let hole = self.geometry.nyumba(side)?;
        let nyumba = rules.bao()?.nyumba.as_ref()?;
        (self.owns_nyumba(side) && i64::from(self.seeds_in(hole)) >= nyumba.seeds).then_some(hole)
    }

    /// Returns whether a lap that ends in `end` without a capture stops in the mover's nyumba. Sets
    /// `asks_player` if that is the player's choice.
    pub(super) fn rests_in_nyumba(
        &self,
        rules: OnFourRows<'_>,
        plan: &Plan,
        end: Hole,
        asks_player: &mut bool,
    ) -> bool {
        if !plan.namua || self.standing_nyumba(rules, self.to_move) != Some(end) {
            return false;
        }
        *asks_player |= !plan.quiet;
        plan.quiet || !plan.spends
    }

    /// Takes away the mover's nyumba if `hole`, which is lifted, is that nyumba.
    pub(super) fn lose_lifted_nyumba(&mut self, hole: Hole, sink: &mut impl EventSink) {
        if self.geometry.nyumba(self.to_move) == Some(hole) {
            self.lose_nyumba(self.to_move, sink);
        }
    }

    /// Takes away the opponent's nyumba if a capture at `end` takes it. In mtaji, any capture also
    /// takes away the mover's own.
    pub(super) fn lose_captured_nyumba(
        &mut self,
        rules: OnFourRows<'_>,
        end: Hole,
        in_namua: bool,
        sink: &mut impl EventSink,
    ) {
        if rules.bao().is_none() {
            return;
        }
        let opponent = self.to_move.opponent();
        if self.geometry.nyumba(opponent) == Some(rules.four_rows.faced(end)[0]) {
            self.lose_nyumba(opponent, sink);
        }
        if !in_namua {
            self.lose_nyumba(self.to_move, sink);
        }
    }

    fn lose_nyumba(&mut self, side: Side, sink: &mut impl EventSink) {
        if std::mem::take(&mut self.ring_state.nyumba[side.index()]) {
            sink.event(GameEvent::NyumbaLost { side });
        }
    }
}

// Takasia.
impl Position {
    /// Applies takasia: may block a hole of the player to move, after a quiet move by `mover` in
    /// mtaji.
    pub(super) fn block(&mut self, rules: OnFourRows<'_>, mover: Side, sink: &mut impl EventSink) {
        if !rules.bao().is_some_and(|bao| bao.takasia) || self.ring_state.reserve != [0; 2] {
            return;
        }
        self.ring_state.blocked = self.blocked_by(rules, mover);
        if let Some(hole) = self.ring_state.blocked {
            sink.event(GameEvent::Blocked { hole });
        }
    }

    fn blocked_by(&self, rules: OnFourRows<'_>, mover: Side) -> Option<Hole> {
        let victim = self.to_move;
        if !self.mtaji_captures(rules).is_empty() {
            return None;
        }
        let opponents_view = self.with_turn(mover);
        let captures = opponents_view.mtaji_captures(rules);
        let targets = captures
            .iter()
            .filter_map(|mv| opponents_view.first_capture(rules, mv));
        let targets: HoleSet = targets.collect();
        let target = targets.iter().next().filter(|_| targets.len() == 1)?;
        let inner = rules.four_rows.inner(victim);
        let mut with_several = inner.iter().filter(|&hole| self.seeds_in(hole) > 1);
        let is_exempt = self.seeds_in(target) == 1
            || self.only_filled(inner) == Some(target)
            || with_several.next() == Some(target) && with_several.next().is_none()
            || self.standing_nyumba(rules, victim) == Some(target);
        (!is_exempt).then_some(target)
    }

    /// Returns the capturing moves of the player to move in mtaji.
    fn mtaji_captures(&self, rules: OnFourRows<'_>) -> BaseMoves {
        let candidates = self.candidates_on_four_rows(rules);
        let unblocked = self.unblocked(rules, candidates);
        self.capturing(rules, rules.four_rows.endless, unblocked)
    }
}
