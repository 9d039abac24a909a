//! The fast path: boards of two rows of six on which a move is a single lap that
//! captures nothing on its way, one byte a hole and one word a row.
//!
//! Sowing is one addition a row, from a table. What is rare (the end of a game, a pass,
//! a penalty) is left to the rules themselves, so that there is one place where they are
//! decided; a test plays both paths side by side.

mod board;
mod lap;
mod legality;
mod play;
mod quick;
mod row_capture;
mod scales;
#[cfg(test)]
mod tests;
mod trial;

use std::ops::ControlFlow;

use crate::ai::SEED;
use crate::ai::evaluation::Weights;
use crate::ai::key::mix;
use crate::ai::model::{Model, Played};
use crate::ai::tables::{EndgameTable, Exactness, exactness};
use crate::rules::board::MAX_HOLES;
use crate::rules::spec::{Feeding, GrandSlam, PlayFrom, Remaining, RepetitionRemaining};
use crate::rules::{Position, RuleSet, Side};
pub use board::{HOLES, Packed};
use lap::Laps;
use row_capture::RowCapture;
use scales::Scales;

/// Nodes between two looks at the clock: about ten microseconds.
const CLOCK_INTERVAL: u64 = 256;

/// The model of the fast path; in lines of the processor's cache of its own, as threads share it.
#[repr(align(128))]
pub struct PackedModel<'a> {
    rules: &'a RuleSet,
    laps: Laps,
    /// How captures are told where the rules are of the simplest kind.
    row_capture: Option<RowCapture>,
    scales: Scales,
    tables: Option<&'a EndgameTable>,
    /// The same, where what they say is exact.
    exact_tables: Option<&'a EndgameTable>,
    by_last_capturer: bool,
    by_lofts: bool,
    min_seeds: u8,
    leave: u8,
    /// A move is illegal only because it starves the opponent, if at all.
    is_plain: bool,
    /// Moves may start from any hole.
    from_any: bool,
    /// Who doesn't feed his opponent pays for it.
    penalises: bool,
    /// A move that starves is legal where no other feeds.
    feeds_if_possible: bool,
    /// A move may be illegal because it starves.
    minds_starving: bool,
    /// Something on the board may end the game, beside a player who is stuck.
    ends_on_board: bool,
    /// A player with seeds may be stuck.
    moves_may_all_be_illegal: bool,
    /// A capture may be what makes a move illegal: one that takes all is not cancelled.
    captures_may_be_illegal: bool,
}

impl<'a> PackedModel<'a> {
    /// The model for `rules`; nothing when they are not of the kind that it plays, or when
    /// `position` holds too many seeds.
    #[must_use]
    pub fn new(rules: &'a RuleSet, position: &Position, weights: &Weights) -> Option<Self> {
        let fits = rules.geometry().holes() == HOLES
            && rules.is_single_lap()
            && position.total_seeds() <= u16::from(u8::MAX);
        let (play, end) = (rules.play(), rules.end());
        let slams_are_illegal = rules.capture().grand_slam == GrandSlam::Illegal;
        if !fits {
            return None;
        }
        let is_plain = !play.reach_opponent && !slams_are_illegal;
        let captures_may_be_illegal = rules.capture().grand_slam != GrandSlam::Cancelled;
        let moves_may_all_be_illegal = slams_are_illegal || play.feeding == Feeding::Required;
        let is_quick = is_plain
            && play.from == PlayFrom::Own
            && play.min_seeds == 1
            && !(moves_may_all_be_illegal && captures_may_be_illegal);
        let laps = Laps::new(rules);
        let row_capture = RowCapture::new(rules, &laps, position.total_seeds());
        Some(Self {
            rules,
            row_capture: row_capture.filter(|_| is_quick),
            laps,
            scales: Scales::new(weights),
            tables: None,
            exact_tables: None,
            by_last_capturer: rules.end().remaining == Remaining::LastCapturer,
            by_lofts: end.majority,
            min_seeds: play.min_seeds as u8,
            leave: play.leave as u8,
            is_plain,
            from_any: play.from == PlayFrom::Any,
            penalises: play.feeding == Feeding::Penalised,
            feeds_if_possible: play.feeding == Feeding::IfPossible,
            minds_starving: matches!(play.feeding, Feeding::IfPossible | Feeding::Required),
            ends_on_board: end.seeds_left_below.is_some()
                || end.majority
                || end.no_hole_above_one
                || end.empty_territory,
            captures_may_be_illegal,
            moves_may_all_be_illegal,
        })
    }

    /// The same, with endgame tables for these very rules.
    #[must_use]
    pub fn with_tables(self, tables: Option<&'a EndgameTable>) -> Self {
        let tables = tables.filter(|tables| tables.fingerprint() == self.rules.fingerprint());
        Self {
            tables,
            exact_tables: tables.filter(|_| exactness(self.rules) == Exactness::Margin),
            ..self
        }
    }

    fn in_tables(tables: &EndgameTable, state: &Packed) -> Option<i32> {
        if u16::from(state.rest.on_board()) > tables.seeds()? {
            return None;
        }
        let last_capturer = state.rest.last_capturer();
        let entry = tables.get_board(&state.seen(), state.rest.to_move(), last_capturer)?;
        Some(SEED * i32::from(entry.value))
    }
}

impl Model for PackedModel<'_> {
    type State = Packed;

    fn is_over(&self, state: &Packed) -> bool {
        state.rest.is_over()
    }

    fn to_move(&self, state: &Packed) -> Side {
        state.rest.to_move()
    }

    fn lead(&self, state: &Packed) -> i32 {
        i32::from(state.rest.loft(Side::South)) - i32::from(state.rest.loft(Side::North))
    }

    fn on_board(&self, state: &Packed) -> u16 {
        u16::from(state.rest.on_board())
    }

    fn hold(&self, position: &Position) -> Packed {
        Packed::new(position)
    }

    fn see(&self, state: &Packed, viewer: Side, seen: &mut [u16; MAX_HOLES]) {
        seen[..HOLES].copy_from_slice(&state.seen());
        if viewer != state.rest.to_move() {
            seen[..HOLES].rotate_left(HOLES / 2);
        }
    }

    fn last_capturer(&self, state: &Packed) -> Option<Side> {
        state.rest.last_capturer()
    }

    #[inline(always)]
    fn for_each_child(&self, state: &Packed, child: impl FnMut(Played<Packed>) -> ControlFlow<()>) {
        self.play_all(state, child);
    }

    fn key(&self, state: &Packed) -> u64 {
        let rest = state.rest.key(self.by_last_capturer, self.by_lofts);
        // A row leaves sixteen bits of its word free.
        mix(state.rows[0] | rest << 48, state.rows[1] | rest >> 16 << 48)
    }

    fn occurrences(&self) -> Option<u8> {
        self.rules
            .end()
            .repetition
            .map(|repetition| repetition.occurrences)
    }

    fn repetition_value(&self, state: &Packed) -> i32 {
        let remaining = self
            .rules
            .end()
            .repetition
            .map(|repetition| repetition.remaining);
        if remaining != Some(RepetitionRemaining::EachOwn) {
            return 0;
        }
        let seen = state.seen();
        let (mine, theirs) = seen.split_at(HOLES / 2);
        let sum = |row: &[u16]| row.iter().map(|&seeds| i32::from(seeds)).sum::<i32>();
        SEED * (sum(mine) - sum(theirs))
    }

    #[inline]
    fn estimate(&self, state: &Packed) -> i32 {
        let known = self
            .tables
            .and_then(|tables| Self::in_tables(tables, state));
        if let Some(value) = known {
            return value;
        }
        let sum = self.scales.weigh(state.rows);
        let most = SEED * i32::from(state.rest.on_board());
        sum.clamp(-most, most)
    }

    #[inline]
    fn known(&self, state: &Packed) -> Option<i32> {
        self.exact_tables
            .and_then(|tables| Self::in_tables(tables, state))
    }

    fn clock_interval(&self) -> u64 {
        CLOCK_INTERVAL
    }
}

/// The number of move sequences of exactly `depth` plies, as [`crate::rules::perft::perft`] counts
/// them; the last ply is counted without being played only where `bulk` says so.
#[must_use]
pub fn perft(model: &PackedModel<'_>, state: &Packed, depth: u32, bulk: bool) -> u64 {
    let mut count = 0;
    if depth == 0 {
        return 1;
    }
    if depth == 1 && bulk {
        model.moves_of(state, |_| count += 1);
        return count;
    }
    model.for_each_child(state, |Played { after, .. }| {
        count += if depth == 1 {
            1
        } else {
            perft(model, &after, depth - 1, bulk)
        };
        ControlFlow::Continue(())
    });
    count
}
