//! Cutoffs: values that are known without searching the moves of a position.

use super::window::{Scored, Window};
use crate::ai::model::Model;
use crate::ai::ordering::Child;
use crate::ai::path::{Path, Recurrence};
use crate::ai::transposition::{Bound, PROVED, TranspositionTable};
use crate::ai::value::SEED;
use crate::rules::Hole;

/// The value of a position at which the game is not over, where the rules, the seeds left or an
/// endgame table tell it as exactly as the window asks for.
#[inline]
pub(super) fn settled<M: Model>(
    model: &M,
    path: &Path,
    state: &M::State,
    recurrence: Recurrence,
    window: Window,
) -> Option<Scored> {
    if recurrence == Recurrence::Repeated {
        return Some(Scored {
            value: model.repetition_value(state),
            proved: path.repetition_ends(),
        });
    }
    let most = SEED * i32::from(model.on_board(state));
    if window.alpha >= most {
        return Some(Scored::proved(most));
    }
    if window.beta <= -most {
        return Some(Scored::proved(-most));
    }
    let value = model.known(state)?;
    // Later in a layer the game may end by repetition, with nothing more for either player.
    let (low, high) = if recurrence == Recurrence::Fresh {
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

/// A child of which the table says that it refutes the line, whichever would be searched first (enhanced
/// transposition cutoff, Plaat and others 1996). To look at all of them
/// also brings their entries into the processor's cache.
pub(super) fn transposition_cutoff<M: Model>(
    model: &M,
    table: &TranspositionTable,
    path: &Path,
    children: &[Child<M::State>],
    depth: u8,
    window: Window,
) -> Option<(Scored, Hole)> {
    children.iter().find_map(|child| {
        let entry = table.get(child.key)?;
        let stored = Scored {
            value: entry.value,
            proved: entry.depth == PROVED,
        };
        let least = stored.before(child.gain, child.again);
        // Only a bound from the right side tells.
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
        let recurrence = path.recurrence(model.on_board(&child.state), || child.key);
        if recurrence == Recurrence::Repeated {
            return None;
        }
        let proved = least.proved && recurrence == Recurrence::Fresh;
        Some((Scored { proved, ..least }, child.hole))
    })
}
