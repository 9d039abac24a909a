//! The last ply: most of all positions lie behind it, and nothing is searched there any more.

use std::ops::ControlFlow;

use super::{AlphaBeta, INFINITE, Scored, Window};
use crate::ai::model::Model;
use crate::ai::ordering::Child;
use crate::rules::Hole;

/// The best of the moves seen so far.
struct Best {
    value: Scored,
    hole: Option<Hole>,
    all_proved: bool,
}

impl<M: Model> AlphaBeta<'_, M> {
    /// The value of a position with one ply to search, which is the last of the path. Its moves are judged as they come,
    /// without putting them in order or keeping them.
    pub(super) fn frontier(&mut self, state: &M::State, ply: usize, window: Window) -> Scored {
        let model = self.model;
        let mover = model.to_move(state);
        let sign = 1 - 2 * mover.index() as i32;
        let lead = model.lead(state);
        let mut best = Best {
            value: Scored::proved(-INFINITE),
            hole: None,
            all_proved: true,
        };
        // The first move waits for a second: a forced one is looked behind.
        let mut first: Option<Child<M::State>> = None;
        let mut moves = 0_u32;
        model.for_each_child(state, |hole, after| {
            let gain = sign * (model.lead(&after) - lead);
            let again = model.to_move(&after) == mover && !model.is_over(&after);
            let child = Child::new(hole, after, gain, again);
            moves += 1;
            if moves == 1 {
                first = Some(child);
                return ControlFlow::Continue(());
            }
            if let Some(first) = first.take() {
                self.judge(&first, window, &mut best);
                if best.value.value >= window.beta {
                    return ControlFlow::Break(());
                }
            }
            self.judge(&child, window, &mut best);
            if best.value.value >= window.beta {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        if let Some(forced) = first {
            let scored = self.value_of(&forced, ply + 1, 1, window.alpha, window.beta);
            if window.is_open() && scored.value > window.alpha {
                self.keep_line(ply, forced.hole);
            }
            return scored;
        }
        if window.is_open()
            && best.value.value > window.alpha
            && let Some(hole) = best.hole
        {
            self.lines[ply + 1].clear();
            self.keep_line(ply, hole);
        }
        let proved = if best.value.value >= window.beta {
            best.value.proved
        } else {
            best.all_proved
        };
        Scored {
            proved,
            ..best.value
        }
    }

    #[inline]
    fn judge(&mut self, child: &Child<M::State>, window: Window, best: &mut Best) {
        let window = Window {
            alpha: window.alpha.max(best.value.value),
            ..window
        };
        let below = self.leaf(&child.state, window.behind(child.gain, child.again));
        let scored = below.before(child.gain, child.again);
        best.all_proved &= scored.proved;
        if scored.value > best.value.value {
            best.value = scored;
            best.hole = Some(child.hole);
        }
    }

    /// The value of a position behind the last ply.
    #[inline]
    fn leaf(&mut self, state: &M::State, window: Window) -> Scored {
        self.budget.visit();
        let model = self.model;
        if model.is_over(state) {
            return Scored::proved(0);
        }
        let on_board = model.on_board(state);
        let recurrence = self.path.recurrence(on_board, || model.key(state));
        self.settled(state, on_board, recurrence, window)
            .unwrap_or_else(|| Scored::estimated(model.estimate(state)))
    }
}
