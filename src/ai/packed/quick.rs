//! The moves of the simplest rules, which are those of most variants: a player lifts the whole of a hole of his own, and
//! captures in his opponent's row alone.

use std::ops::ControlFlow;

use super::PackedModel;
use super::board::{Packed, holes_with};
use super::lap::Lap;
use super::row_capture::RowCapture;
use super::trial::{sown, sum};
use crate::ai::model::{Next, Played};
use crate::rules::Hole;

type Child<'a> = &'a mut dyn FnMut(Played<Packed>) -> ControlFlow<()>;

impl PackedModel<'_> {
    /// Plays the legal moves, the last hole first, until `child` has seen enough.
    ///
    /// `child` is called in one place, so that the compiler can put it there, with all that is always
    /// so after such a move; whatever is rare lies apart.
    #[inline(always)]
    pub(super) fn play_quickly(
        &self,
        capture: &RowCapture,
        state: &Packed,
        mut child: impl FnMut(Played<Packed>) -> ControlFlow<()>,
    ) {
        let row = state.rows[0];
        let first = state.hole(0).index();
        let (mut starving, mut feeding) = (false, false);
        let mut filled = holes_with(row, 1);
        while filled != 0 {
            // The highest bit of the last hole that is left.
            let bit = filled.ilog2();
            filled ^= 1 << bit;
            let place = (bit / u8::BITS) as usize;
            let lap = self.laps.get(place, (row >> (bit & !7)) as u8);
            let [mine, theirs] = sown(state, lap);
            let taken = capture.taken(theirs, lap.chain);
            let captured = sum(taken);
            let after = Packed {
                rows: [theirs ^ taken, mine],
                rest: state.rest.turned(captured),
            };
            let flow = if self.is_rare(&after) {
                match self.play_rarely(state, place, lap) {
                    Some(played) => tell(&mut child, played),
                    None => {
                        starving = true;
                        continue;
                    }
                }
            } else {
                child(Played {
                    hole: Hole::new(first + place),
                    after,
                    gain: i32::from(captured),
                    next: Next::Opponent,
                })
            };
            if flow.is_break() {
                return;
            }
            feeding = true;
        }
        // Where no move feeds, those that starve are legal after all.
        if starving && !feeding && self.feeds_if_possible {
            self.play_all_starving(state, &mut child);
        }
    }

    /// Whether it takes a second look to tell what follows from a move.
    #[inline(always)]
    fn is_rare(&self, after: &Packed) -> bool {
        let [mover, opponent] = after.rows;
        mover == 0 || self.moves_may_all_be_illegal && opponent == 0 || !self.goes_on(after)
    }

    /// Such a move; nothing where it leaves the opponent no seeds although it should.
    #[cold]
    #[inline(never)]
    fn play_rarely(&self, state: &Packed, place: usize, lap: &Lap) -> Option<Played<Packed>> {
        let tried = self.try_lap(state, lap);
        let is_fair = !(self.minds_starving && tried.starves);
        is_fair.then(|| self.follow(state, place, &tried))
    }

    #[cold]
    #[inline(never)]
    fn play_all_starving(&self, state: &Packed, child: Child<'_>) {
        self.each_legal(state, |place, tried| {
            child(self.follow(state, place, tried))
        });
    }
}

#[cold]
#[inline(never)]
fn tell(child: Child<'_>, played: Played<Packed>) -> ControlFlow<()> {
    child(played)
}
