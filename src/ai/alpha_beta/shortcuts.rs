//! Values that are known without searching the moves of a position.

use super::{AlphaBeta, Scored, Window};
use crate::ai::SEED;
use crate::ai::model::Model;
use crate::ai::path::Recurrence;
use crate::ai::transposition::{Bound, PROVED};
use crate::rules::Hole;

impl<M: Model> AlphaBeta<'_, M> {
    /// The value of a position at which the game is not over, where the rules, the seeds left or an
    /// endgame table tell it as exactly as the window asks for.
    #[inline]
    pub(super) fn settled(
        &self,
        state: &M::State,
        on_board: u16,
        recurrence: Recurrence,
        window: Window,
    ) -> Option<Scored> {
        if recurrence == Recurrence::Repeated {
            return Some(Scored {
                value: self.model.repetition_value(state),
                proved: self.path.repetition_ends(),
            });
        }
        let most = SEED * i32::from(on_board);
        if window.alpha >= most {
            return Some(Scored::proved(most));
        }
        if window.beta <= -most {
            return Some(Scored::proved(-most));
        }
        let value = self.model.known(state)?;
        // Later in a layer the game may end by repetition, with nothing more for anybody.
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

    /// A child of which it is remembered that it refutes the line, whichever is searched first (enhanced
    /// transposition cutoff, Plaat and others 1996). To look at all of them
    /// also brings what is remembered into the processor's cache.
    pub(super) fn known_refutation(
        &self,
        first: usize,
        depth: u8,
        window: Window,
    ) -> Option<(Scored, Hole)> {
        self.children[first..].iter().find_map(|child| {
            let key = self.model.key(&child.state);
            let memory = self.table.get(key)?;
            let remembered = Scored {
                value: memory.value,
                proved: memory.depth == PROVED,
            };
            let least = remembered.before(child.gain, child.again);
            // Only a bound from the right side tells.
            let wrong_side = if child.again {
                Bound::AtMost
            } else {
                Bound::AtLeast
            };
            if least.value < window.beta || memory.bound == wrong_side || memory.depth < depth {
                return None;
            }
            if self.model.is_over(&child.state) {
                return None;
            }
            let on_board = self.model.on_board(&child.state);
            let recurrence = self.path.recurrence(on_board, || key);
            if recurrence == Recurrence::Repeated {
                return None;
            }
            let proved = least.proved && recurrence == Recurrence::Fresh;
            Some((Scored { proved, ..least }, child.hole))
        })
    }
}
