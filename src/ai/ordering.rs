//! Plays all moves of a position and puts the most promising first.

use super::model::Model;
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
    order: i32,
}

/// What puts a move before others, beside the seeds it gains.
mod bonus {
    /// The move that was best when the position was searched before.
    pub const REMEMBERED: i32 = 1 << 20;
    /// A seed of gain.
    pub const GAINED_SEED: i32 = 1 << 8;
    /// A turn that doesn't end.
    pub const AGAIN: i32 = 1 << 9;
}

/// Appends all moves of `state` to `children`, best guess first.
pub fn push_children<M: Model>(
    model: &M,
    state: &M::State,
    remembered: Option<Hole>,
    children: &mut Vec<Child<M::State>>,
) {
    let first = children.len();
    let mover = model.to_move(state);
    let sign = 1 - 2 * mover.index() as i32;
    let lead = model.lead(state);
    model.for_each_child(state, |hole, after| {
        let gain = sign * (model.lead(&after) - lead);
        let again = model.to_move(&after) == mover && !model.is_over(&after);
        let mut order = bonus::GAINED_SEED * gain + hole.index() as i32;
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
            order,
        });
    });
    // Stable and in place: a handful of moves, so that plain insertion is fastest.
    for next in first + 1..children.len() {
        let mut place = next;
        while place > first && children[place - 1].order < children[place].order {
            children.swap(place - 1, place);
            place -= 1;
        }
    }
}
