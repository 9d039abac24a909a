//! Cutoffs that don't need to search any move.

use super::window::{Scored, Window};
use crate::ai::model::Model;
use crate::ai::ordering::Child;
use crate::ai::repetition::{Recurrence, RepetitionHistory};
use crate::ai::transposition::{Bound, PROVED, TranspositionTable};
use crate::ai::value::SEED;
use awale_rules::Move;

/// Returns a position's value by repetition, seed count or endgame table, if that is exact enough
/// for the window. The game must not be over.
#[inline]
pub(super) fn static_cutoff<M: Model>(
    model: &M,
    history: &RepetitionHistory,
    state: &M::State,
    recurrence: Recurrence,
    window: Window,
) -> Option<Scored> {
    if recurrence == Recurrence::Repeated {
        return Some(Scored {
            value: model.repetition_value(state),
            proved: history.repetition_ends(),
        });
    }
    let max = SEED * i32::from(model.on_board(state));
    if window.alpha >= max {
        return Some(Scored::proved(max));
    }
    if window.beta <= -max {
        return Some(Scored::proved(-max));
    }
    let value = model.table_value(state)?;
    // Within a layer, a repetition may end the game with no further gain.
    let (low, high) = if recurrence == Recurrence::PathIndependent {
        (value, value)
    } else {
        (value.min(0), value.max(0))
    };
    if low == high || window.alpha >= high {
        Some(Scored::proved(high))
    } else if window.beta <= low {
        Some(Scored::proved(low))
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
) -> Option<(Scored, Move)> {
    children.iter().find_map(|child| {
        let entry = table.get(child.key)?;
        let stored = Scored {
            value: entry.value,
            proved: entry.depth == PROVED,
        };
        let least = stored.for_parent(child.gain, child.again);
        // The bound must be on the right side.
        let wrong_side = if child.again {
            Bound::AtMost
        } else {
            Bound::AtLeast
        };
        if least.value < window.beta || entry.bound == wrong_side || entry.depth < depth {
            return None;
        }
        if model.is_over(&child.state) {
            return None;
        }
        let recurrence = history.recurrence(model.on_board(&child.state), || child.key);
        if recurrence == Recurrence::Repeated {
            return None;
        }
        let proved = least.proved && recurrence == Recurrence::PathIndependent;
        Some((Scored { proved, ..least }, child.mv))
    })
}
