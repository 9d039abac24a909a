//! A move sown, and what it captures.

use super::PackedModel;
use super::board::{HOLES, Packed, ROW};
use super::lap::Lap;
use crate::rules::spec::{GrandSlam, Takes};

/// A move that has been sown and has captured; what follows from it is not yet told.
#[derive(Clone, Copy)]
pub(super) struct Tried {
    /// The mover's row and his opponent's.
    pub rows: [u64; 2],
    pub captured: u8,
    /// Its capture would have left the opponent nothing.
    pub slams: bool,
    /// A seed fell in the opponent's territory.
    pub reaches: bool,
    /// The opponent's territory is empty.
    pub starves: bool,
}

impl PackedModel<'_> {
    /// Sows what is lifted from a place, and captures.
    #[inline(always)]
    pub(super) fn try_place(&self, state: &Packed, place: usize, lifted: u8) -> Tried {
        self.try_lap(state, self.laps.get(place, lifted))
    }

    /// The same, given the lap.
    #[inline]
    pub(super) fn try_lap(&self, state: &Packed, lap: &Lap) -> Tried {
        let mut tried = Tried {
            rows: sown(state, lap),
            captured: 0,
            slams: false,
            reaches: lap.reaches,
            starves: false,
        };
        let end = usize::from(lap.end);
        if self.laps.captures[usize::from(count(tried.rows, end))]
            && self.laps.may_capture_in >> end & 1 != 0
        {
            self.capture(&mut tried, end);
        }
        tried.starves = tried.rows[1] == 0;
        tried
    }

    /// Whether sowing what is lifted from a place captures nothing.
    pub(super) fn is_quiet(&self, state: &Packed, place: usize, lifted: u8) -> bool {
        let lap = self.laps.get(place, lifted);
        let reached = count(sown(state, lap), usize::from(lap.end));
        !self.laps.captures[usize::from(reached)]
    }

    /// Captures from `end` backwards.
    #[inline(never)]
    fn capture(&self, tried: &mut Tried, end: usize) {
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
        tried.slams = rows[1] & !taken[1] == 0;
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
}

/// Both rows after a lap.
#[inline(always)]
pub(super) const fn sown(state: &Packed, lap: &Lap) -> [u64; 2] {
    [
        state.rows[0].wrapping_add(lap.change[0]),
        state.rows[1].wrapping_add(lap.change[1]),
    ]
}

/// The seeds in a hole.
#[inline(always)]
const fn count(rows: [u64; 2], hole: usize) -> u8 {
    (rows[hole / ROW] >> (8 * (hole % ROW))) as u8
}

/// The seeds of all holes of a row.
#[inline(always)]
pub(super) const fn sum(row: u64) -> u8 {
    // The highest byte of a product with ones is the sum of all bytes, which is below 256.
    (row.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}
