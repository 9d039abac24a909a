//! Playing moves on packed boards.

use std::ops::ControlFlow;

use super::PackedModel;
use super::board::{HOLES, Packed, has_more_than_one};
use super::trial::Tried;
use crate::ai::model::Played;
use crate::rules::{Hole, Side};

impl PackedModel<'_> {
    /// Plays the legal moves, the last hole first, until `child` has seen enough.
    #[inline(always)]
    pub(super) fn play_all(
        &self,
        state: &Packed,
        mut child: impl FnMut(Played<Packed>) -> ControlFlow<()>,
    ) {
        if self.needs_rules(state) {
            self.play_all_by_rules(state, &mut child);
        } else if let Some(capture) = &self.row_capture {
            self.play_quickly(capture, state, child);
        } else {
            self.each_legal(state, |place, tried| {
                child(self.follow(state, place, tried))
            });
        }
    }

    /// Finds every legal move, without telling what follows from it.
    pub(super) fn moves_of(&self, state: &Packed, mut found: impl FnMut(Hole)) {
        if state.rest.is_over() {
            return;
        }
        match &self.row_capture {
            Some(capture) => self.play_quickly(capture, state, |played| {
                found(played.hole);
                ControlFlow::Continue(())
            }),
            None => self.each_legal(state, |place, _| {
                found(state.hole(place));
                ControlFlow::Continue(())
            }),
        }
    }

    /// Whether a penalty may follow from a move, or the game is over.
    #[inline]
    fn needs_rules(&self, state: &Packed) -> bool {
        state.rest.is_over() || self.penalises && state.rows[1] == 0
    }

    #[cold]
    #[inline(never)]
    fn play_all_by_rules(
        &self,
        state: &Packed,
        child: &mut dyn FnMut(Played<Packed>) -> ControlFlow<()>,
    ) {
        if state.rest.is_over() {
            return;
        }
        let legal = state.unpack(self.rules).legal_moves(self.rules);
        let holes = (0..HOLES).rev().map(Hole::new);
        for hole in holes.filter(|&hole| legal.contains(hole)) {
            let after = self.play_by_rules(state, hole);
            if child(Played::between(self, state, hole, after)).is_break() {
                break;
            }
        }
    }

    /// What follows from a move that has been tried.
    #[inline(always)]
    pub(super) fn follow(&self, state: &Packed, place: usize, tried: &Tried) -> Played<Packed> {
        let hole = state.hole(place);
        let after = match self.finish(state, tried) {
            Some(after) => after,
            None => self.play_by_rules(state, hole),
        };
        Played::between(self, state, hole, after)
    }

    /// The move and all that follows from it, as the rules tell.
    #[cold]
    #[inline(never)]
    fn play_by_rules(&self, state: &Packed, hole: Hole) -> Packed {
        let mut position = state.unpack(self.rules);
        position.play_unchecked(self.rules, hole, &mut ());
        Packed::new(&position)
    }

    /// The position after a move, when it is plain that the game goes on and that the turn changes.
    #[inline(always)]
    fn finish(&self, state: &Packed, tried: &Tried) -> Option<Packed> {
        let [mine, theirs] = tried.rows;
        let after = Packed {
            rows: [theirs, mine],
            rest: state.rest.turned(tried.captured),
        };
        (self.goes_on(&after) && self.can_move(&after)).then_some(after)
    }

    /// Whether none of the tests that look at the seeds alone ends the game.
    #[inline]
    pub(super) fn goes_on(&self, after: &Packed) -> bool {
        !self.ends_on_board || self.goes_on_by_board(after)
    }

    fn goes_on_by_board(&self, after: &Packed) -> bool {
        let end = self.rules.end();
        let [south, north] = Side::BOTH.map(|side| u16::from(after.rest.loft(side)));
        let on_board = u16::from(after.rest.on_board());
        !(end.seeds_left_below.is_some_and(|least| on_board < least)
            || end.majority && 2 * south.max(north) > south + north + on_board
            || end.no_hole_above_one && !has_more_than_one(after.rows)
            || end.empty_territory && after.rows.contains(&0))
    }
}
