//! The fast model, for two rows of six and moves of a single lap that captures only at its end and
//! may sow the player's own store: one byte per hole, one word per row.
//!
//! A sowing is one addition per row, with a summand from a table. Rare events (the end of a game,
//! passes, penalties) are delegated to the rules; a test compares both implementations.

mod board;
mod lap;
mod moves;
mod pair_weights;
mod row_capture;
mod stores;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;

use crate::ai::key::mix;
use crate::ai::model::{Base, Knowledge, Model, PlayedMove, position_after_north};
use crate::ai::tables::table::EndgameTable;
use crate::ai::value::SEED;
use awale_rules::board::MAX_HOLES;
use awale_rules::{Position, RuleSet, Side};
use board::bytes_of;
pub use board::{HOLES, PackedState};
use moves::MoveGenerator;
use pair_weights::PairWeights;

/// Nodes between two checks of the clock: about ten microseconds.
const CLOCK_INTERVAL: u64 = 256;

/// The fast model, aligned so that other threads don't write to its cache lines.
#[repr(align(128))]
pub struct PackedModel<'a> {
    base: Base<'a>,
    moves: MoveGenerator<'a>,
    pair_weights: PairWeights,
}

impl<'a> PackedModel<'a> {
    /// Creates the model for `rules`; `None` if it doesn't support them or the number of seeds in
    /// `position`.
    #[must_use]
    pub fn new(
        rules: &'a RuleSet,
        position: &Position,
        knowledge: impl Into<Knowledge<'a>>,
    ) -> Option<Self> {
        let knowledge = knowledge.into();
        Some(Self {
            moves: MoveGenerator::new(rules, position)?,
            pair_weights: PairWeights::new(knowledge.weights),
            base: Base::new(rules, knowledge),
        })
    }

    fn probe_value(tables: &EndgameTable, state: &PackedState) -> Option<i32> {
        if u16::from(state.fields.on_board()) > tables.seeds()? {
            return None;
        }
        let last_capturer = state.fields.last_capturer();
        let entry = tables.probe_board(&state.counts(), state.fields.to_move(), last_capturer)?;
        Some(SEED * i32::from(entry.value))
    }
}

impl Model for PackedModel<'_> {
    type State = PackedState;

    fn is_over(&self, state: &PackedState) -> bool {
        state.fields.is_over()
    }

    fn to_move(&self, state: &PackedState) -> Side {
        state.fields.to_move()
    }

    fn lead(&self, state: &PackedState) -> i32 {
        state.fields.lead()
    }

    fn on_board(&self, state: &PackedState) -> u16 {
        u16::from(state.fields.on_board())
    }

    fn state_of(&self, position: &Position) -> PackedState {
        PackedState::new(position)
    }

    fn state_of_board(&self, holes: &[u16; MAX_HOLES], last_capturer: Option<Side>) -> PackedState {
        let packed = PackedState::after_north(holes, last_capturer);
        if self.moves.certainly_continues(&packed) {
            packed
        } else {
            // The mover must pass, or the game is over.
            PackedState::new(&position_after_north(self.base.rules, holes, last_capturer))
        }
    }

    fn write_counts(&self, state: &PackedState, viewer: Side, counts: &mut [u16; MAX_HOLES]) {
        counts[..HOLES].copy_from_slice(&state.counts());
        if viewer != state.fields.to_move() {
            counts[..HOLES].rotate_left(HOLES / 2);
        }
    }

    fn last_capturer(&self, state: &PackedState) -> Option<Side> {
        state.fields.last_capturer()
    }

    #[inline(always)]
    fn for_each_child(
        &self,
        state: &PackedState,
        child: impl FnMut(PlayedMove<PackedState>) -> ControlFlow<()>,
    ) {
        self.moves.play_all(state, child);
    }

    fn count_moves(&self, state: &PackedState) -> u64 {
        self.moves.count(state)
    }

    fn key(&self, state: &PackedState) -> u64 {
        let fields = state
            .fields
            .key(self.base.uses_last_capturer, self.base.uses_lofts);
        // A row leaves sixteen bits of its word unused.
        mix(
            state.rows[0] | fields << 48,
            state.rows[1] | fields >> 16 << 48,
        )
    }

    fn rules(&self) -> &RuleSet {
        self.base.rules
    }

    #[inline]
    fn evaluate(&self, state: &PackedState) -> i32 {
        let table_value = self
            .base
            .tables
            .and_then(|tables| Self::probe_value(tables, state));
        if let Some(value) = table_value {
            return value;
        }
        let rows = state.clipped_rows();
        let sum = match self.base.network {
            Some(network) => network.evaluate_packed(bytes_of(rows)),
            None => self.pair_weights.evaluate(rows),
        };
        let max = SEED * i32::from(state.fields.on_board());
        sum.clamp(-max, max)
    }

    #[inline]
    fn table_value(&self, state: &PackedState) -> Option<i32> {
        self.base
            .exact_tables
            .and_then(|tables| Self::probe_value(tables, state))
    }

    fn clock_interval(&self) -> u64 {
        CLOCK_INTERVAL
    }
}
