//! Playing moves on packed boards.

use std::ops::ControlFlow;

use super::PackedModel;
use super::board::{HOLES, Packed, ROW, has_more_than_one, holes_with};
use crate::rules::spec::{Feeding, GrandSlam, Takes};
use crate::rules::{Hole, Side};

/// A move that has been sown and has captured; what follows from it is not yet told.
#[derive(Clone, Copy)]
struct Tried {
    rows: [u64; 2],
    captured: u8,
    /// Its capture would have left the opponent nothing.
    slams: bool,
    /// A seed fell in the opponent's territory.
    reaches: bool,
    /// The opponent's territory is empty.
    starves: bool,
}

/// Which moves of a position its other moves make illegal.
#[derive(Clone, Copy)]
struct Duties {
    must_reach: bool,
    must_feed: bool,
}

impl PackedModel<'_> {
    /// Plays the legal moves, the last hole first, until `child` has seen enough.
    #[inline(always)]
    pub(super) fn play_all(
        &self,
        state: &Packed,
        mut child: impl FnMut(Hole, Packed) -> ControlFlow<()>,
    ) {
        if self.needs_rules(state) {
            return self.play_all_by_rules(state, &mut child);
        }
        self.each_legal(state, |hole, tried| {
            let after = match self.finish(state, tried) {
                Some(after) => after,
                None => self.play_by_rules(state, hole),
            };
            child(hole, after)
        });
    }

    /// Finds every legal move, without telling what follows from it.
    pub(super) fn moves_of(&self, state: &Packed, mut found: impl FnMut(Hole)) {
        if !state.rest.is_over() {
            self.each_legal(state, |hole, _| {
                found(hole);
                ControlFlow::Continue(())
            });
        }
    }

    /// Whether a penalty may follow from a move, or the game is over.
    #[inline]
    fn needs_rules(&self, state: &Packed) -> bool {
        state.rest.is_over() || self.penalises && state.row(state.rest.to_move().opponent()) == 0
    }

    #[cold]
    #[inline(never)]
    fn play_all_by_rules(
        &self,
        state: &Packed,
        child: &mut dyn FnMut(Hole, Packed) -> ControlFlow<()>,
    ) {
        if state.rest.is_over() {
            return;
        }
        let legal = state.unpack(self.rules).legal_moves(self.rules);
        let holes = (0..HOLES).rev().map(Hole::new);
        for hole in holes.filter(|&hole| legal.contains(hole)) {
            if child(hole, self.play_by_rules(state, hole)).is_break() {
                break;
            }
        }
    }

    /// The move and all that follows from it, as the rules tell.
    #[cold]
    #[inline(never)]
    fn play_by_rules(&self, state: &Packed, hole: Hole) -> Packed {
        let mut position = state.unpack(self.rules);
        position.play_unchecked(self.rules, hole, &mut ());
        Packed::new(&position)
    }

    /// Tries the legal moves, the last hole first, until `legal` has seen enough.
    ///
    /// There is one place that calls `legal`, so that the compiler can put it there.
    #[inline(always)]
    fn each_legal(&self, state: &Packed, mut legal: impl FnMut(Hole, &Tried) -> ControlFlow<()>) {
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
            self.each_filled(state, |hole, lifted| {
                let tried = self.try_hole(state, hole, lifted);
                if !self.is_plain && !self.reaches(&tried, duties) {
                    return ControlFlow::Continue(());
                }
                if duties.must_feed && tried.starves {
                    starving = true;
                    return ControlFlow::Continue(());
                }
                feeding = true;
                legal(Hole::new(hole), &tried)
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
            self.each_filled(state, |hole, lifted| {
                let tried = self.try_hole(state, hole, lifted);
                reaching |= self.reaches(&tried, duties) && tried.reaches;
                ControlFlow::Continue(())
            });
            duties.must_reach = reaching;
        }
        if play.feeding == Feeding::IfPossible {
            let mut feeding = false;
            self.each_filled(state, |hole, lifted| {
                let tried = self.try_hole(state, hole, lifted);
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

    /// The holes that hold enough seeds, the last one first, and what is lifted from each.
    #[inline(always)]
    fn each_filled(&self, state: &Packed, mut filled: impl FnMut(usize, u8) -> ControlFlow<()>) {
        let mover = state.rest.to_move().index();
        let (last, first) = if self.from_any {
            (1, 0)
        } else {
            (mover, mover)
        };
        for seat in (first..=last).rev() {
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

    #[inline(always)]
    fn try_hole(&self, state: &Packed, hole: usize, lifted: u8) -> Tried {
        let lap = self.laps.get(hole, lifted);
        let rows = [
            state.rows[0].wrapping_add(lap.change[0]),
            state.rows[1].wrapping_add(lap.change[1]),
        ];
        let end = usize::from(lap.end);
        let mover = state.rest.to_move();
        let opponent = mover.opponent();
        let reaches = lap.reaches[opponent.index()];
        let mut tried = Tried {
            rows,
            captured: 0,
            slams: false,
            reaches,
            starves: false,
        };
        if self.laps.captures[usize::from(count(rows, end))]
            && self.laps.may_capture_in[mover.index()] >> end & 1 != 0
        {
            self.capture(&mut tried, end, opponent);
        }
        tried.starves = match opponent {
            Side::South => tried.rows[0] == 0,
            Side::North => tried.rows[1] == 0,
        };
        tried
    }

    /// Captures from `end` backwards.
    #[inline(never)]
    fn capture(&self, tried: &mut Tried, end: usize, opponent: Side) {
        let rows = tried.rows;
        // What is taken, as masks of both rows: by the chain so far, and by its last hole.
        let (mut taken, mut last) = ([0; 2], [0; 2]);
        let mut hole = end;
        for _ in 0..self.laps.longest_chain[end] {
            if !self.laps.captures[usize::from(count(rows, hole))] {
                break;
            }
            last = self.taken_with(hole);
            // Of two chain holes that face each other the first takes the seeds of both.
            last = [last[0] & !taken[0], last[1] & !taken[1]];
            taken = [taken[0] | last[0], taken[1] | last[1]];
            hole = usize::from(self.laps.previous[hole]);
        }
        if rows[0] & taken[0] | rows[1] & taken[1] == 0 {
            return;
        }
        let seat = opponent.index();
        tried.slams = rows[seat] & !taken[seat] == 0;
        if tried.slams {
            match self.rules.capture().grand_slam {
                GrandSlam::Allowed | GrandSlam::Illegal => {}
                GrandSlam::Cancelled => return,
                GrandSlam::SparesLast => taken = [taken[0] & !last[0], taken[1] & !last[1]],
            }
        }
        tried.captured = sum(rows[0] & taken[0]) + sum(rows[1] & taken[1]);
        tried.rows = [rows[0] & !taken[0], rows[1] & !taken[1]];
    }

    /// What a chain hole yields, as masks of both rows.
    #[inline]
    fn taken_with(&self, hole: usize) -> [u64; 2] {
        let mask = |hole: usize| {
            let mut rows = [0; 2];
            rows[hole / ROW] = 0xff << (8 * (hole % ROW));
            rows
        };
        let (own, opposite) = (mask(hole), mask(HOLES - 1 - hole));
        match self.rules.capture().takes {
            Takes::Reached => own,
            Takes::Opposite => opposite,
            Takes::ReachedAndOpposite => [own[0] | opposite[0], own[1] | opposite[1]],
        }
    }

    /// The position after a move, when it is plain that the game goes on and that the turn changes.
    #[inline(always)]
    fn finish(&self, state: &Packed, tried: &Tried) -> Option<Packed> {
        let rest = state.rest.turned(state.rest.to_move(), tried.captured);
        let after = Packed {
            rows: tried.rows,
            rest,
        };
        (self.goes_on(&after) && self.can_move(&after)).then_some(after)
    }

    /// Whether none of the tests that look at the seeds alone ends the game.
    #[inline]
    fn goes_on(&self, after: &Packed) -> bool {
        if !self.ends_on_board {
            return true;
        }
        let end = self.rules.end();
        let [south, north] = Side::BOTH.map(|side| u16::from(after.rest.loft(side)));
        let on_board = u16::from(after.rest.on_board());
        !(end.seeds_left_below.is_some_and(|least| on_board < least)
            || end.majority && 2 * south.max(north) > south + north + on_board
            || end.no_hole_above_one && !has_more_than_one(after.rows)
            || end.empty_territory && after.rows.contains(&0))
    }

    /// Whether the player to move plainly has a legal move; when it isn't plain, the rules are asked.
    #[inline]
    fn can_move(&self, after: &Packed) -> bool {
        let own = holes_with(after.row(after.rest.to_move()), self.min_seeds);
        let theirs = || holes_with(after.row(after.rest.to_move().opponent()), self.min_seeds);
        let filled = own != 0 || self.from_any && theirs() != 0;
        if !filled || !self.moves_may_all_be_illegal {
            return filled;
        }
        let opponent_has_seeds = after.row(after.rest.to_move().opponent()) != 0;
        !self.from_any
            && opponent_has_seeds
            && (!self.captures_may_be_illegal || self.has_quiet_move(after))
    }

    /// Whether some move captures nothing: such a one neither slams nor starves an opponent who has seeds.
    fn has_quiet_move(&self, state: &Packed) -> bool {
        let mut quiet = false;
        self.each_filled(state, |hole, lifted| {
            let lap = self.laps.get(hole, lifted);
            let rows = [
                state.rows[0].wrapping_add(lap.change[0]),
                state.rows[1].wrapping_add(lap.change[1]),
            ];
            quiet = !self.laps.captures[usize::from(count(rows, usize::from(lap.end)))];
            if quiet {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        quiet
    }
}

/// The seeds in a hole.
#[inline(always)]
const fn count(rows: [u64; 2], hole: usize) -> u8 {
    let (row, place) = if hole < ROW {
        (rows[0], hole)
    } else {
        (rows[1], hole - ROW)
    };
    (row >> (8 * place)) as u8
}

/// The seeds of all holes of a row.
const fn sum(row: u64) -> u8 {
    // The highest byte of a product with ones is the sum of all bytes, which is below 256.
    (row.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}
