//! The fast model for games like Kalah: moves of a single lap that also sows the player's own
//! store.
//!
//! A row of up to seven holes and its store are packed into one word, so that a sowing is one
//! addition per row, with a summand from a table. Moves never fall back on the rules themselves; a
//! test compares both implementations.

#[cfg(test)]
mod tests;

use std::ops::ControlFlow;

use super::evaluation::MAX_WEIGHED;
use super::key::mix;
use super::model::{Base, Knowledge, Model, Next, Played, resumed};
use super::tables::table::EndgameTable;
use super::value::SEED;
use awale_rules::board::MAX_HOLES;
use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{
    AfterCircle, Chain, Direction, EndSpec, Feeding, FirstHole, GrandSlam, Remaining, Stores,
    Stuck, Territory,
};
use awale_rules::two_rows::{Capture, TwoRows, Yield};
use awale_rules::{Hole, Move, Position, RuleSet, Side};

/// Places, or bytes, of a row: its holes are in the lower bytes of the word, its store is in the
/// highest.
const PLACES: usize = 8;
/// The place of a store.
const STORE: usize = PLACES - 1;
/// Maximum number of holes in a row.
const MAX_ROW: usize = STORE;
/// Bits per place.
const BITS: usize = u8::BITS as usize;
/// A mask of the holes in a row.
const HOLES: u64 = (1 << (STORE * BITS)) - 1;
/// The number of values of a byte.
const COUNTS: usize = 256;
/// Nodes between two checks of the clock: about ten microseconds.
const CLOCK_INTERVAL: u64 = 256;

/// A position with at most 255 seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// The row and store of the player to move, then those of the opponent.
    rows: [u64; 2],
    to_move: Side,
    is_over: bool,
}

/// The effect of sowing some number of seeds from one of the mover's holes.
#[derive(Clone, Copy, Default)]
struct Lap {
    /// What to add to both rows, in wrapping arithmetic.
    change: [u64; 2],
    /// The last seed's place: in the mover's row, or [`PLACES`] more in the opponent's.
    end: u8,
}

/// A capture at the end of a lap.
struct CaptureRule {
    counts: [bool; COUNTS],
    /// The places where it may happen, as a bit set.
    ends: u16,
    needs_opposite: bool,
    /// The seeds it takes, by the last seed's place, as masks of both rows.
    takes: [[u64; 2]; 2 * PLACES],
}

/// The fast model, aligned so that other threads don't write to its cache lines.
#[repr(align(128))]
pub struct KalahModel<'a> {
    base: Base<'a>,
    two: &'a TwoRows,
    row: usize,
    /// Indexed by the hole's seeds, then by its place.
    laps: Box<[[Lap; PLACES]; COUNTS]>,
    /// In the order in which they are tried.
    captures: Vec<CaptureRule>,
    /// The opposite place of each, counted like [`Lap::end`].
    opposite: [u8; 2 * PLACES],
    /// Indexed by place (the mover's row, then the opponent's), then by seeds.
    weights: Box<[[i32; MAX_WEIGHED + 1]; 2 * MAX_ROW]>,
    turn: i32,
}

impl Board {
    /// Packs a position.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        let row = position.geometry().row();
        let word = |side: Side| {
            let holes = &position.holes()[side.index() * row..][..row];
            word(holes) | u64::from(position.loft(side)) << (STORE * BITS)
        };
        let to_move = position.to_move();
        Self {
            rows: [word(to_move), word(to_move.opponent())],
            to_move,
            is_over: position.end().is_some(),
        }
    }

    /// Returns South's row and North's.
    const fn rows_by_side(&self) -> [u64; 2] {
        match self.to_move {
            Side::South => self.rows,
            Side::North => [self.rows[1], self.rows[0]],
        }
    }
}

/// Packs the holes of a row into a word.
fn word(holes: &[u16]) -> u64 {
    let holes = holes.iter().rev();
    holes.fold(0, |word, &seeds| word << BITS | u64::from(seeds))
}

/// Returns the seeds in the holes of a row.
#[inline(always)]
const fn sum(row: u64) -> u8 {
    // Multiplying by a one in every byte adds up all bytes in the highest; the sum is below 256.
    ((row & HOLES).wrapping_mul(0x0101_0101_0101_0101) >> (STORE * BITS)) as u8
}

/// Returns the seeds at a place of both rows.
#[inline(always)]
const fn count(rows: [u64; 2], place: usize) -> u8 {
    (rows[place / PLACES] >> (place % PLACES * BITS)) as u8
}

/// Returns the seeds in the store of a row.
#[inline(always)]
const fn stored(row: u64) -> i32 {
    (row >> (STORE * BITS)) as i32
}

/// Returns the mask of a place, for both rows.
const fn mask(place: usize) -> [u64; 2] {
    let mut rows = [0; 2];
    rows[place / PLACES] = 0xff << (place % PLACES * BITS);
    rows
}

/// Returns true if the model supports everything in `rules`.
fn fits(rules: OnTwoRows<'_>) -> bool {
    let (two, end) = (rules.two, rules.end());
    let plain_moves = !rules.lifts_anywhere()
        && rules.min_seeds() == 1
        && two.feeding == Feeding::Free
        && !two.reach_opponent
        && two.last_hole_min == 1
        && two.refill.is_none();
    let plain_sowing = rules.stores() == Stores::Own
        && rules.direction() == Direction::Counterclockwise
        && !rules.skip_start()
        && rules.after_circle() == AfterCircle::All
        && rules.relay().is_none()
        && two.flow_capture.is_none()
        && two.special.is_none();
    let is_plain = |capture: &Capture| capture.chain == Chain::None && !capture.is_beyond;
    let plain_captures = two.captures.iter().all(is_plain)
        && two.grand_slam == GrandSlam::Allowed
        && two.first_hole == FirstHole::Open;
    let plain_end = end.seeds_left_below.is_none()
        && !end.majority
        && !end.no_hole_above_one
        && end.move_limit.is_none()
        && matches!(end.remaining, Remaining::EachOwn | Remaining::ClearedOwner)
        && !rules.circles_give_each_own();
    rules.geometry().row() <= MAX_ROW
        && two.again_at_most.is_none()
        && !rules.allows_swap()
        && two.rounds.is_none()
        && plain_moves
        && plain_sowing
        && plain_captures
        && plain_end
}

impl<'a> KalahModel<'a> {
    /// Creates the model for `rules`; `None` if it doesn't support them or the number of seeds in
    /// `position`.
    #[must_use]
    pub fn new(
        rules: &'a RuleSet,
        position: &Position,
        knowledge: impl Into<Knowledge<'a>>,
    ) -> Option<Self> {
        let on_two = rules.two_rows().filter(|&rules| fits(rules))?;
        let two = on_two.two;
        if position.total_seeds() > u16::from(u8::MAX) {
            return None;
        }
        let knowledge = knowledge.into();
        let row = rules.geometry().row();
        let captures = two.captures.iter();
        Some(Self {
            base: Base::new(rules, knowledge),
            two,
            row,
            laps: laps(row, rules.leave()),
            captures: captures
                .map(|capture| CaptureRule::new(row, capture))
                .collect(),
            opposite: std::array::from_fn(|place| opposite(row, place) as u8),
            weights: Box::new(std::array::from_fn(|index| {
                let (seat, place) = (index / MAX_ROW, index % MAX_ROW);
                std::array::from_fn(|seeds| match place < row {
                    true => knowledge.weights.weight(seat * row + place, seeds),
                    false => 0,
                })
            })),
            turn: knowledge.weights.turn(),
        })
    }

    /// Returns the hole at a place of the row of `side`.
    const fn hole(&self, side: Side, place: usize) -> Hole {
        Hole::new(side.index() * self.row + place)
    }

    /// Plays a hole with `seeds` seeds. Returns both rows, still with the mover's first, and
    /// whether the mover moves again.
    #[inline(always)]
    fn sown(&self, state: &Board, place: usize, seeds: u8) -> ([u64; 2], bool) {
        let lap = &self.laps[usize::from(seeds)][place];
        let mut rows = [
            state.rows[0].wrapping_add(lap.change[0]),
            state.rows[1].wrapping_add(lap.change[1]),
        ];
        let end = usize::from(lap.end);
        if end == STORE {
            return (rows, self.two.again_by_store);
        }
        let reached = usize::from(count(rows, end));
        for capture in &self.captures {
            if capture.counts[reached]
                && capture.ends >> end & 1 != 0
                && (!capture.needs_opposite || count(rows, usize::from(self.opposite[end])) > 0)
            {
                let taken = capture.takes[end];
                let seeds = sum(rows[0] & taken[0]) + sum(rows[1] & taken[1]);
                if seeds > 0 {
                    rows = [rows[0] & !taken[0], rows[1] & !taken[1]];
                    rows[0] += u64::from(seeds) << (STORE * BITS);
                    return (rows, self.two.again_by_capture);
                }
            }
        }
        (rows, false)
    }

    /// Applies the consequences of a move, such as the end of the game.
    #[inline(always)]
    fn finished(&self, mover: Side, rows: [u64; 2], again: bool) -> Board {
        let own_is_empty = rows[0] & HOLES == 0;
        let theirs_is_empty = rows[1] & HOLES == 0;
        if !(own_is_empty || theirs_is_empty) {
            return Board {
                rows: if again { rows } else { [rows[1], rows[0]] },
                to_move: if again { mover } else { mover.opponent() },
                is_over: false,
            };
        }
        self.with_an_empty_row(mover, rows, again)
    }

    fn with_an_empty_row(&self, mover: Side, mut rows: [u64; 2], again: bool) -> Board {
        let EndSpec {
            stuck,
            empty_territory,
            remaining,
            ..
        } = *self.base.rules.end();
        let empty = rows.map(|row| row & HOLES == 0);
        let next = usize::from(!again);
        let is_over = empty_territory || empty == [true; 2] || empty[next] && stuck == Stuck::Ends;
        let next = if empty[next] && !is_over {
            1 - next
        } else {
            next
        };
        if is_over {
            let takes_all = |seat: usize| {
                remaining == Remaining::ClearedOwner && empty[seat] && !empty[1 - seat]
            };
            let left = rows.map(sum);
            let taken = match [takes_all(0), takes_all(1)] {
                [true, _] => [left[0] + left[1], 0],
                [_, true] => [0, left[0] + left[1]],
                _ => left,
            };
            for (row, taken) in rows.iter_mut().zip(taken) {
                *row = (*row & !HOLES) + (u64::from(taken) << (STORE * BITS));
            }
        }
        // When the game is over, the other player would be to move.
        let next = if is_over { 1 } else { next };
        match next {
            0 => Board {
                rows,
                to_move: mover,
                is_over,
            },
            _ => Board {
                rows: [rows[1], rows[0]],
                to_move: mover.opponent(),
                is_over,
            },
        }
    }

    fn in_tables(&self, tables: &EndgameTable, state: &Board) -> Option<i32> {
        let seeds = sum(state.rows[0]) + sum(state.rows[1]);
        if u16::from(seeds) > tables.seeds()? {
            return None;
        }
        let mut seen = [0; MAX_HOLES];
        self.write_counts(state, state.to_move, &mut seen);
        let entry = tables.probe_board(&seen[..2 * self.row], state.to_move, None)?;
        Some(SEED * i32::from(entry.value))
    }
}

/// Returns the place opposite another, for rows of `row` holes; a store is its own opposite.
const fn opposite(row: usize, place: usize) -> usize {
    let (seat, place) = (place / PLACES, place % PLACES);
    if place < row {
        (1 - seat) * PLACES + row - 1 - place
    } else {
        seat * PLACES + place
    }
}

/// Precomputes the laps for all holes and counts, where `leave` seeds stay behind.
fn laps(row: usize, leave: u16) -> Box<[[Lap; PLACES]; COUNTS]> {
    // The mover's path: their own row and store, then the opponent's row.
    let path: Vec<usize> = (0..row)
        .chain([STORE])
        .chain(PLACES..PLACES + row)
        .collect();
    let lap = |start: usize, seeds: u16| {
        let sown = if seeds > leave { seeds - leave } else { seeds };
        let mut lap = Lap::default();
        let mut add = |place: usize, seeds: u64| {
            let change = &mut lap.change[place / PLACES];
            *change = change.wrapping_add(seeds.wrapping_shl((place % PLACES * BITS) as u32));
        };
        add(start, u64::from(sown).wrapping_neg());
        let places = path.iter().cycle().skip(start + 1).take(sown.into());
        let mut end = start;
        for &place in places {
            add(place, 1);
            end = place;
        }
        lap.end = end as u8;
        lap
    };
    let of_seeds = |seeds| {
        std::array::from_fn(|start| match start < row && seeds > 0 {
            true => lap(start, seeds as u16),
            false => Lap::default(),
        })
    };
    Box::new(std::array::from_fn(of_seeds))
}

impl CaptureRule {
    fn new(row: usize, capture: &Capture) -> Self {
        let is_end = |place: &usize| {
            let seat = match capture.territory {
                Territory::Own => 0..1,
                Territory::Opponent => 1..2,
                Territory::Any => 0..2,
            };
            place % PLACES < row && seat.contains(&(place / PLACES))
        };
        let takes = |place: usize| {
            let (own, facing) = (mask(place), mask(opposite(row, place)));
            match capture.yields {
                Yield::Own => own,
                Yield::Opposite => facing,
                Yield::Both => [own[0] | facing[0], own[1] | facing[1]],
            }
        };
        Self {
            counts: std::array::from_fn(|count| capture.counts.contains(count as u16)),
            ends: (0..2 * PLACES)
                .filter(is_end)
                .fold(0, |ends, place| ends | 1 << place),
            needs_opposite: capture.needs_opposite,
            takes: std::array::from_fn(takes),
        }
    }
}

impl Model for KalahModel<'_> {
    type State = Board;

    #[inline]
    fn is_over(&self, state: &Board) -> bool {
        state.is_over
    }

    #[inline]
    fn to_move(&self, state: &Board) -> Side {
        state.to_move
    }

    #[inline]
    fn lead(&self, state: &Board) -> i32 {
        let [south, north] = state.rows_by_side();
        stored(south) - stored(north)
    }

    #[inline]
    fn on_board(&self, state: &Board) -> u16 {
        u16::from(sum(state.rows[0]) + sum(state.rows[1]))
    }

    fn state_of(&self, position: &Position) -> Board {
        Board::new(position)
    }

    fn state_of_board(&self, holes: &[u16; MAX_HOLES], last_capturer: Option<Side>) -> Board {
        let [south, north] = [0, 1].map(|seat| word(&holes[seat * self.row..][..self.row]));
        if south == 0 || north == 0 {
            // The mover must pass, or the game is over.
            return Board::new(&resumed(self.base.rules, holes, last_capturer));
        }
        Board {
            rows: [south, north],
            to_move: Side::South,
            is_over: false,
        }
    }

    fn write_counts(&self, state: &Board, viewer: Side, seen: &mut [u16; MAX_HOLES]) {
        let rows = match viewer == state.to_move {
            true => state.rows,
            false => [state.rows[1], state.rows[0]],
        };
        for (seen, row) in seen.chunks_exact_mut(self.row).zip(rows) {
            for (seeds, byte) in seen.iter_mut().zip(row.to_le_bytes()) {
                *seeds = u16::from(byte);
            }
        }
    }

    fn count_moves(&self, state: &Board) -> u64 {
        if state.is_over {
            return 0;
        }
        let holes = state.rows[0].to_le_bytes();
        let filled = holes[..STORE].iter().filter(|&&seeds| seeds > 0);
        filled.count() as u64
    }

    fn last_capturer(&self, _: &Board) -> Option<Side> {
        // No rule that the model supports uses it.
        None
    }

    #[inline(always)]
    fn for_each_child(
        &self,
        state: &Board,
        mut child: impl FnMut(Played<Board>) -> ControlFlow<()>,
    ) {
        if state.is_over {
            return;
        }
        let before = stored(state.rows[0]) - stored(state.rows[1]);
        let mut holes = state.rows[0] & HOLES;
        while holes != 0 {
            let place = holes.ilog2() as usize / BITS;
            let seeds = (holes >> (place * BITS)) as u8;
            holes ^= u64::from(seeds) << (place * BITS);
            let (rows, again) = self.sown(state, place, seeds);
            let after = self.finished(state.to_move, rows, again);
            let (gain, next) = if after.to_move == state.to_move {
                (stored(after.rows[0]) - stored(after.rows[1]), Next::Again)
            } else {
                (
                    stored(after.rows[1]) - stored(after.rows[0]),
                    Next::Opponent,
                )
            };
            let played = Played {
                mv: Move::from(self.hole(state.to_move, place)),
                next: if after.is_over { Next::Over } else { next },
                gain: gain - before,
                after,
            };
            if child(played).is_break() {
                return;
            }
        }
    }

    #[inline]
    fn key(&self, state: &Board) -> u64 {
        // The stores don't matter: values are gains from here on.
        let turn = (state.to_move.index() as u64) << (STORE * BITS);
        mix(state.rows[0] & HOLES | turn, state.rows[1] & HOLES)
    }

    fn rules(&self) -> &RuleSet {
        self.base.rules
    }

    #[inline]
    fn evaluate(&self, state: &Board) -> i32 {
        let tables = self.base.tables;
        if let Some(value) = tables.and_then(|tables| self.in_tables(tables, state)) {
            return value;
        }
        let max = SEED * i32::from(self.on_board(state));
        let value = match self.base.network {
            Some(network) => {
                let mut seen = [0; MAX_HOLES];
                self.write_counts(state, state.to_move, &mut seen);
                network.evaluate_counts(seen[..2 * self.row].iter().map(|&seeds| seeds.into()))
            }
            None => {
                let counts = state.rows.map(u64::to_le_bytes);
                let weighed = self
                    .weights
                    .iter()
                    .zip(counts[0][..MAX_ROW].iter().chain(&counts[1][..MAX_ROW]));
                self.turn
                    + weighed
                        .map(|(weights, &seeds)| weights[usize::from(seeds).min(MAX_WEIGHED)])
                        .sum::<i32>()
            }
        };
        value.clamp(-max, max)
    }

    #[inline]
    fn table_value(&self, state: &Board) -> Option<i32> {
        self.in_tables(self.base.exact_tables?, state)
    }

    fn clock_interval(&self) -> u64 {
        CLOCK_INTERVAL
    }
}
