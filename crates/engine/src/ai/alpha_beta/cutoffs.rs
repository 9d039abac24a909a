//! Cutoffs that need no search.

use super::window::{SearchValue, Window};
use crate::ai::model::Model;
use crate::ai::ordering::Child;
use crate::ai::repetition::{Recurrence, RepetitionHistory};
use crate::ai::transposition::{Bound, PROVED, TranspositionTable};
use crate::ai::value::SEED;
use awale_rules::Move;

/// Returns a position's value by repetition, seed count or endgame table, if it is exact or falls
/// outside the window. The game must not be over.
#[inline]
pub(super) fn static_cutoff<M: Model>(
    model: &M,
    history: &RepetitionHistory,
    state: &M::State,
    recurrence: Recurrence,
    window: Window,
) -> Option<SearchValue> {
    if recurrence == Recurrence::Repeated {
        return Some(SearchValue {
            value: model.repetition_value(state),
            proved: history.repetition_ends_game(),
        });
    }
    let max_value = SEED * i32::from(model.on_board(state));
    if window.alpha >= max_value {
        return Some(SearchValue::proved(max_value));
    }
    if window.beta <= -max_value {
        return Some(SearchValue::proved(-max_value));
    }
    let value = model.table_value(state)?;
    // Within a layer, a repetition may end the game with no further gain.
    let (low, high) = if recurrence == Recurrence::PathIndependent {
        (value, value)
    } else {
        (value.min(0), value.max(0))
    };
    if low == high || window.alpha >= high {
        Some(SearchValue::proved(high))
    } else if window.beta <= low {
        Some(SearchValue::proved(low))
    } else {
        None
    }
}

/// Finds a child whose table entry causes a beta cutoff, wherever it is in the move order (enhanced
/// transposition cutoff, Plaat et al. 1996). Probing also prefetches the entries.
pub(super) fn transposition_cutoff<M: Model>(
    model: &M,
    table: &TranspositionTable,
    history: &RepetitionHistory,
    children: &[Child<M::State>],
    depth: u8,
    window: Window,
) -> Option<(SearchValue, Move)> {
    children.iter().find_map(|child| {
        let entry = table.get(child.key)?;
        let stored = SearchValue {
            value: entry.value,
            proved: entry.depth == PROVED,
        };
        let score = stored.for_parent(child.gain, child.moves_again);
        // A beta cutoff needs a lower bound for the mover. If the turn passes, that is an upper
        // bound for the child.
        let useless_bound = if child.moves_again {
            Bound::AtMost
        } else {
            Bound::AtLeast
        };
        if score.value < window.beta || entry.bound == useless_bound || entry.depth < depth {
            return None;
        }
        if model.is_over(&child.state) {
            return None;
        }
        let recurrence = history.recurrence(model.on_board(&child.state), || child.key);
        if recurrence == Recurrence::Repeated {
            return None;
        }
        let proved = score.proved && recurrence == Recurrence::PathIndependent;
        Some((SearchValue { proved, ..score }, child.mv))
    })
}
