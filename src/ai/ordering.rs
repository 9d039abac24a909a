//! Plays all moves of a position and puts the most promising first.

use std::ops::ControlFlow;

use super::SEED;
use super::model::{Model, Next, Played};
use crate::rules::Hole;

/// A move that has been played.
#[derive(Clone, Copy)]
pub struct Child<S> {
    /// The hole that was played.
    pub hole: Hole,
    /// The position after it.
    pub state: S,
    /// By how many seeds the mover's loft has gained on the other.
    pub gain: i32,
    /// Whether the same player moves again.
    pub again: bool,
    /// What it gains and what the evaluation thinks of the position after it, for the mover.
    pub looks: i32,
    order: i32,
}

impl<S> Child<S> {
    /// A move that needn't be put in order.
    pub(super) fn alone(played: Played<S>) -> Self {
        Self {
            hole: played.hole,
            state: played.after,
            gain: played.gain,
            again: played.next == Next::Again,
            looks: 0,
            order: 0,
        }
    }

    /// Puts it behind all others that are not put off; says whether it wasn't put off before.
    pub(super) const fn put_off(&mut self) -> bool {
        let is_new = self.order > -bonus::PUT_OFF / 2;
        if is_new {
            self.order -= bonus::PUT_OFF;
        }
        is_new
    }
}

/// What puts a move before others, beside what it gains.
mod bonus {
    /// The move that was best when the position was searched before.
    pub const REMEMBERED: i32 = 1 << 28;
    /// What a move loses that is left for later: more than any other bonus.
    pub const PUT_OFF: i32 = 1 << 30;
    /// A hundredth of a seed: above the number of any hole, which decides between equals.
    pub const HUNDREDTH: i32 = 1 << 6;
    /// A turn that doesn't end.
    pub const AGAIN: i32 = 1 << 13;
}

/// Appends all moves of `state` to `children`, as they come; [`bring_best`] takes the best guess first:
/// by what a move gains, and what the evaluation thinks of the position after it.
pub fn push_children<M: Model>(
    model: &M,
    state: &M::State,
    remembered: Option<Hole>,
    children: &mut Vec<Child<M::State>>,
) {
    model.for_each_child(state, |played| {
        let Played {
            hole,
            after,
            gain,
            next,
        } = played;
        let outlook = match next {
            Next::Nobody => 0,
            Next::Again => model.estimate(&after),
            Next::Opponent => -model.estimate(&after),
        };
        let again = next == Next::Again;
        let looks = SEED * gain + outlook;
        let mut order = bonus::HUNDREDTH * looks + hole.index() as i32;
        if remembered == Some(hole) {
            order += bonus::REMEMBERED;
        }
        if again {
            order += bonus::AGAIN;
        }
        children.push(Child {
            hole,
            state: after,
            gain,
            again,
            looks,
            order,
        });
        ControlFlow::Continue(())
    });
}

/// Swaps the best guess among the children from `place` on to this place. A line that is refuted
/// by its first move never pays for putting the others in order.
#[inline]
pub fn bring_best<S>(children: &mut [Child<S>], place: usize) {
    // No two moves have the same order, as it holds the number of the hole.
    let others = children.iter().enumerate().skip(place);
    if let Some((best, _)) = others.max_by_key(|(_, child)| child.order) {
        children.swap(place, best);
    }
}

/// Puts all children in order, best guess first.
pub fn sort_children<S>(children: &mut [Child<S>]) {
    children.sort_unstable_by_key(|child| -child.order);
}
