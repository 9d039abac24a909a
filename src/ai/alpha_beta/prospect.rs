//! How much of a search a move is worth, by how it looks before it is searched.
//!
//! What a move gains and the estimate of the position after it are known from putting the moves in order.
//! Where few plies are left, a move that looks far better than needed, or far too bad, is believed to be so; and
//! with more plies to come the moves late in the order are tried less deeply at first. What rests on this is never called proved.

use super::{AlphaBeta, Window};
use crate::ai::model::Model;
use crate::ai::ordering::Child;

/// How far from the bounds a move must look to be believed without being searched, in hundredths of a
/// seed, by the plies that would be searched below it, from 1 on.
const BELIEVED: [i32; 3] = [400, 600, 800];
/// Replies to the moves of the first ply are always searched.
const BELIEVED_FROM_PLY: usize = 2;
/// Moves are tried less deeply from this place in the order on,
const REDUCED_FROM_PLACE: usize = 2;
/// where at least so many plies would be searched below them,
const REDUCED_FROM_DEPTH: u8 = 4;
/// by so many plies.
const REDUCTION: u8 = 1;

/// What a search of a move is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prospect {
    /// None at all: its value is believed to be so much or more where that refutes the line, so much or
    /// less where that is not better than the best.
    Told(i32),
    /// First so many plies less deep.
    Open { reduction: u8 },
}

impl<M: Model> AlphaBeta<'_, M> {
    /// The prospect of the child at `place` in the order of a position at `ply`, with `depth` plies to search below it.
    #[inline]
    pub(super) fn prospect(
        &self,
        child: &Child<M::State>,
        place: usize,
        ply: usize,
        depth: u8,
        window: Window,
    ) -> Prospect {
        if self.full_width || self.model.is_over(&child.state) {
            return Prospect::Open { reduction: 0 };
        }
        let believed = match depth.checked_sub(1) {
            Some(left) if ply >= BELIEVED_FROM_PLY => BELIEVED.get(usize::from(left)),
            _ => None,
        };
        if let Some(margin) = believed {
            if child.looks - margin >= window.beta {
                return Prospect::Told(child.looks - margin);
            }
            if place > 0 && child.looks + margin <= window.alpha {
                return Prospect::Told(child.looks + margin);
            }
        }
        let is_late = place >= REDUCED_FROM_PLACE && depth >= REDUCED_FROM_DEPTH && !child.again;
        Prospect::Open {
            reduction: if is_late { REDUCTION } else { 0 },
        }
    }
}
