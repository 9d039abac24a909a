//! Which moves of a packed board are legal.

use std::ops::ControlFlow;

use super::PackedModel;
use super::board::{Packed, ROW, holes_with};
use super::trial::Tried;
use crate::rules::Side;
use crate::rules::spec::{Feeding, GrandSlam};

/// Which moves of a position its other moves make illegal.
#[derive(Clone, Copy)]
struct Duties {
    must_reach: bool,
    must_feed: bool,
}

impl PackedModel<'_> {
    /// Tries the legal moves, the last hole first, until `legal` has seen enough; it is told their places.
    ///
    /// There is one place that calls `legal`, so that the compiler can put it there.
    #[inline(always)]
    pub(super) fn each_legal(
        &self,
        state: &Packed,
        mut legal: impl FnMut(usize, &Tried) -> ControlFlow<()>,
    ) {
        let mut duties = if self.is_plain {
            Duties {
                must_reach: false,
                must_feed: self.minds_starving,
            }
        } else {
            self.duties(state)
        };
        loop {
            let (mut starving, mut feeding) = (false, false);
            self.each_filled(state, |place, lifted| {
                let tried = self.try_place(state, place, lifted);
                if !self.is_plain && !self.reaches(&tried, duties) {
                    return ControlFlow::Continue(());
                }
                if duties.must_feed && tried.starves {
                    starving = true;
                    return ControlFlow::Continue(());
                }
                feeding = true;
                legal(place, &tried)
            });
            // Where no move feeds, those that starve are legal after all. (What is not
            // plain has been found out before.)
            let starves_all = starving && !feeding;
            if !(self.is_plain && self.feeds_if_possible && starves_all) {
                return;
            }
            duties.must_feed = false;
        }
    }

    /// What the moves together forbid, by the tests of the rules in their order.
    fn duties(&self, state: &Packed) -> Duties {
        let play = self.rules.play();
        let mut duties = Duties {
            must_reach: false,
            must_feed: play.feeding == Feeding::Required,
        };
        if play.reach_opponent {
            let mut reaching = false;
            self.each_filled(state, |place, lifted| {
                let tried = self.try_place(state, place, lifted);
                reaching |= self.reaches(&tried, duties) && tried.reaches;
                ControlFlow::Continue(())
            });
            duties.must_reach = reaching;
        }
        if play.feeding == Feeding::IfPossible {
            let mut feeding = false;
            self.each_filled(state, |place, lifted| {
                let tried = self.try_place(state, place, lifted);
                feeding |= self.reaches(&tried, duties) && !tried.starves;
                ControlFlow::Continue(())
            });
            duties.must_feed = feeding;
        }
        duties
    }

    /// Whether the tests before that of feeding leave a move.
    #[inline]
    fn reaches(&self, tried: &Tried, duties: Duties) -> bool {
        let is_illegal_slam = tried.slams && self.rules.capture().grand_slam == GrandSlam::Illegal;
        !is_illegal_slam && (!duties.must_reach || tried.reaches)
    }

    /// The places that hold enough seeds, in the order of the holes, the last one first, and what is lifted from each.
    #[inline(always)]
    fn each_filled(&self, state: &Packed, mut filled: impl FnMut(usize, u8) -> ControlFlow<()>) {
        // Of the mover's row and his opponent's, North's comes first.
        let first = usize::from(self.from_any && state.rest.to_move() == Side::South);
        for turn in 0..=usize::from(self.from_any) {
            let seat = first ^ turn;
            let row = state.rows[seat];
            let mut holes = holes_with(row, self.min_seeds);
            while holes != 0 {
                let place = holes.ilog2() / u8::BITS;
                let lifted = (row >> (u8::BITS * place)) as u8 - self.leave;
                if filled(place as usize + seat * ROW, lifted).is_break() {
                    return;
                }
                holes ^= 0x80 << (u8::BITS * place);
            }
        }
    }

    /// Whether the player to move plainly has a legal move; when it isn't plain, the rules are asked.
    #[inline]
    pub(super) fn can_move(&self, state: &Packed) -> bool {
        let [mine, theirs] = state.rows;
        let filled = holes_with(mine, self.min_seeds) != 0
            || self.from_any && holes_with(theirs, self.min_seeds) != 0;
        if !filled || !self.moves_may_all_be_illegal {
            return filled;
        }
        !self.from_any
            && theirs != 0
            && (!self.captures_may_be_illegal || self.has_quiet_move(state))
    }

    /// Whether some move captures nothing: such a one neither slams nor starves an opponent who has seeds.
    fn has_quiet_move(&self, state: &Packed) -> bool {
        let mut quiet = false;
        self.each_filled(state, |place, lifted| {
            quiet = self.is_quiet(state, place, lifted);
            if quiet {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        quiet
    }
}
