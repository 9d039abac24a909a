//! The last ply: most of all positions lie behind it, and nothing is searched there any more.

use std::ops::ControlFlow;

use super::{AlphaBeta, INFINITE, Scored, Window};
use crate::ai::model::{Model, Next, Played};
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
        let mut best = Best {
            value: Scored::proved(-INFINITE),
            hole: None,
            all_proved: true,
        };
        // The first move is no leaf, and not counted as one, before there is a second: a forced one is looked behind.
        let mut first: Option<Played<M::State>> = None;
        let mut moves = 0_u32;
        model.for_each_child(state, |played| {
            moves += 1;
            match moves {
                1 => first = Some(played),
                2 => {
                    self.budget.visit();
                    if best.value.value >= window.beta {
                        return ControlFlow::Break(());
                    }
                    self.budget.visit();
                }
                _ => self.budget.visit(),
            }
            self.judge(&played, window, &mut best);
            if moves > 1 && best.value.value >= window.beta {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        if let Some(forced) = first.filter(|_| moves == 1) {
            let forced = Child::alone(forced);
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

    #[inline(always)]
    fn judge(&self, played: &Played<M::State>, window: Window, best: &mut Best) {
        let window = Window {
            alpha: window.alpha.max(best.value.value),
            ..window
        };
        let again = played.next == Next::Again;
        let below = if played.next == Next::Nobody {
            Scored::proved(0)
        } else {
            self.leaf(&played.after, window.behind(played.gain, again))
        };
        let scored = below.before(played.gain, again);
        best.all_proved &= scored.proved;
        if scored.value > best.value.value {
            best.value = scored;
            best.hole = Some(played.hole);
        }
    }

    /// The value of a position behind the last ply, where the game goes on.
    #[inline(always)]
    fn leaf(&self, state: &M::State, window: Window) -> Scored {
        let model = self.model;
        let on_board = model.on_board(state);
        let recurrence = self.path.recurrence(on_board, || model.key(state));
        self.settled(state, on_board, recurrence, window)
            .unwrap_or_else(|| Scored::estimated(model.estimate(state)))
    }
}
