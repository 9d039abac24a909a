//! Plays all moves of a position and puts the most promising first.

use std::ops::ControlFlow;

use super::abdada::CurrentlySearched;
use super::model::{Model, Next, Played};
use super::value::SEED;
use crate::rules::Hole;

/// A move that has been played.
#[derive(Clone, Copy)]
pub struct Child<S> {
    /// The hole that was played.
    pub hole: Hole,
    /// The position after it.
    pub state: S,
    /// The key of that position.
    pub key: u64,
    /// By how many seeds the mover's loft has gained on the other.
    pub gain: i32,
    /// Whether the same player moves again.
    pub again: bool,
    /// What it gains and what the evaluation thinks of the position after it, for the mover.
    pub static_value: i32,
    order: i32,
}

impl<S> Child<S> {
    /// A move that needn't be put in order.
    pub(super) fn alone<M: Model<State = S>>(model: &M, played: Played<S>) -> Self {
        Self {
            hole: played.hole,
            key: model.key(&played.after),
            state: played.after,
            gain: played.gain,
            again: played.next == Next::Again,
            static_value: 0,
            order: 0,
        }
    }

    /// Puts it behind all others that are not deferred; says whether it wasn't deferred before.
    const fn defer(&mut self) -> bool {
        let is_new = self.order > -bonus::DEFERRED / 2;
        if is_new {
            self.order -= bonus::DEFERRED;
        }
        is_new
    }
}

/// What puts a move before others, beside what it gains.
mod bonus {
    /// The move that was best when the position was searched before.
    pub const STORED: i32 = 1 << 28;
    /// What a deferred move loses: more than any other bonus.
    pub const DEFERRED: i32 = 1 << 30;
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
    stored_best: Option<Hole>,
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
            Next::Over => 0,
            Next::Again => model.estimate(&after),
            Next::Opponent => -model.estimate(&after),
        };
        let again = next == Next::Again;
        let static_value = SEED * gain + outlook;
        let mut order = bonus::HUNDREDTH * static_value + hole.index() as i32;
        if stored_best == Some(hole) {
            order += bonus::STORED;
        }
        if again {
            order += bonus::AGAIN;
        }
        children.push(Child {
            hole,
            key: model.key(&after),
            state: after,
            gain,
            again,
            static_value,
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

/// Swaps the child to search next to `place`; `false` if there is none left. Children that another
/// thread is searching to `depth` come last, but never the best guess, which is at `first`.
#[inline]
pub(crate) fn bring_next<S>(
    children: &mut [Child<S>],
    first: usize,
    place: usize,
    depth: u8,
    searched: Option<&CurrentlySearched>,
) -> bool {
    loop {
        bring_best(children, place);
        let Some(child) = children.get_mut(place) else {
            return false;
        };
        let is_searched =
            place > first && searched.is_some_and(|searched| searched.contains(child.key, depth));
        if !(is_searched && child.defer()) {
            return true;
        }
    }
}

/// Puts all children in order, best guess first.
pub fn sort_children<S>(children: &mut [Child<S>]) {
    children.sort_unstable_by_key(|child| -child.order);
}
