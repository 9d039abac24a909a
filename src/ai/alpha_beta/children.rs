//! The moves of a position, one after the other: which comes next, how it is searched, and which is best.

use super::prospect::Prospect;
use super::{AlphaBeta, INFINITE, Scored, Window};
use crate::ai::model::Model;
use crate::ai::ordering::{Child, bring_best};
use crate::rules::Hole;

impl<M: Model> AlphaBeta<'_, M> {
    /// The best of the children from `first` on, and its hole.
    pub(super) fn best_child(
        &mut self,
        first: usize,
        ply: usize,
        depth: u8,
        window: Window,
    ) -> (Scored, Option<Hole>) {
        let Window { mut alpha, beta } = window;
        let mut best = Scored::proved(-INFINITE);
        let mut best_hole = None;
        let mut all_proved = true;
        let mut place = first;
        while self.has_next_child(first, place, depth) {
            let child = self.children[place];
            let window = Window { alpha, beta };
            let scored = match self.prospect(&child, place - first, ply, depth, window) {
                Prospect::Told(value) => Scored::estimated(value),
                Prospect::Open { reduction } => {
                    let claim = self
                        .claims
                        .and_then(|claims| claims.stake(self.model.key(&child.state), depth));
                    let scored = if place == first {
                        self.value_of(&child, ply + 1, depth, alpha, beta)
                    } else {
                        self.later_value(&child, ply, depth, reduction, window)
                    };
                    drop(claim);
                    scored
                }
            };
            place += 1;
            all_proved &= scored.proved;
            if scored.value > best.value {
                best = scored;
                best_hole = Some(child.hole);
                if scored.value > alpha {
                    alpha = scored.value;
                    if window.is_open() {
                        self.keep_line(ply, child.hole);
                    }
                }
            }
            if best.value >= beta || self.budget.was_spent() {
                break;
            }
        }
        let proved = if best.value >= beta {
            best.proved
        } else {
            all_proved
        };
        (Scored { proved, ..best }, best_hole)
    }

    /// Puts the next child to search at `place`, if there is one: the best guess, but one that another thread is at work on
    /// waits until the others have been searched.
    fn has_next_child(&mut self, first: usize, place: usize, depth: u8) -> bool {
        loop {
            bring_best(&mut self.children, place);
            let Some(child) = self.children.get_mut(place) else {
                return false;
            };
            let is_claimed = place > first
                && self
                    .claims
                    .is_some_and(|claims| claims.holds(self.model.key(&child.state), depth));
            if !(is_claimed && child.put_off()) {
                return true;
            }
        }
    }

    /// The value of a child that is not the first: less deeply at first where there is a `reduction`, then whether it is better
    /// than the best, and only then how much.
    fn later_value(
        &mut self,
        child: &Child<M::State>,
        ply: usize,
        depth: u8,
        reduction: u8,
        window: Window,
    ) -> Scored {
        let Window { alpha, beta } = window;
        if window.is_open() {
            // The line of an earlier move must not be taken for this one's.
            self.lines[ply + 1].clear();
        }
        if reduction > 0 {
            let guess = self.value_of(child, ply + 1, depth - reduction, alpha, alpha + 1);
            if guess.value <= alpha {
                return guess;
            }
        }
        let guess = self.value_of(child, ply + 1, depth, alpha, alpha + 1);
        if guess.value > alpha && guess.value < beta {
            self.value_of(child, ply + 1, depth, alpha, beta)
        } else {
            guess
        }
    }

    pub(super) fn keep_line(&mut self, ply: usize, hole: Hole) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(hole);
        line.extend_from_slice(&lower[0]);
    }
}
