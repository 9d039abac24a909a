//! Move generation and ordering.

use std::ops::ControlFlow;

use super::abdada::ActiveNodes;
use super::model::{Model, Next, PlayedMove};
use super::value::SEED;
use awale_rules::Move;

/// A generated move, with its score for move ordering.
#[derive(Clone, Copy)]
pub struct Child<S> {
    /// The move.
    pub mv: Move,
    /// The position after the move.
    pub state: S,
    /// The key of that position.
    pub key: u64,
    /// The increase in the mover's lead in the lofts, in seeds.
    pub gain: i32,
    /// Whether the mover is also the player to move in that position.
    pub moves_again: bool,
    /// Gain plus static evaluation for the mover, in hundredths of a seed.
    pub static_value: i32,
    order_score: i32,
}

impl<S> Child<S> {
    /// Creates a child without an ordering score.
    pub(super) fn unordered<M: Model<State = S>>(model: &M, played: PlayedMove<S>) -> Self {
        Self {
            mv: played.mv,
            key: model.key(&played.state),
            state: played.state,
            gain: played.gain,
            moves_again: played.next == Next::Again,
            static_value: 0,
            order_score: 0,
        }
    }

    /// Moves the child after all those that aren't deferred. Returns false if it was already
    /// deferred.
    const fn defer(&mut self) -> bool {
        let is_deferred = self.order_score <= -weight::DEFERRED / 2;
        if !is_deferred {
            self.order_score -= weight::DEFERRED;
        }
        !is_deferred
    }
}

/// The weights of the ordering score.
mod weight {
    /// For the hash move, the best one according to the transposition table.
    pub const HASH_MOVE: i32 = 1 << 28;
    /// Subtracted from a deferred move; more than twice any score.
    pub const DEFERRED: i32 = 1 << 30;
    /// Per hundredth of a seed; the bits below it hold the move's index, to break ties.
    pub const CENTISEED: i32 = 1 << 7;
    /// For moving again.
    pub const MOVE_AGAIN: i32 = 1 << 14;
}

/// Appends all moves of `state`, scored but unsorted; [`select_best`] picks the best one.
pub fn push_children<M: Model>(
    model: &M,
    state: &M::State,
    hash_move: Option<Move>,
    children: &mut Vec<Child<M::State>>,
) {
    push_children_until(|| false, model, state, hash_move, children);
}

/// Like [`push_children`], but stops after a move once `is_overdue` returns true.
pub(super) fn push_children_until<M: Model>(
    mut is_overdue: impl FnMut() -> bool,
    model: &M,
    state: &M::State,
    hash_move: Option<Move>,
    children: &mut Vec<Child<M::State>>,
) {
    model.for_each_child(state, |played| {
        let PlayedMove {
            mv,
            state,
            gain,
            next,
        } = played;
        let child_value = match next {
            Next::Over => 0,
            Next::Again => model.evaluate(&state),
            Next::Opponent => -model.evaluate(&state),
        };
        let moves_again = next == Next::Again;
        let static_value = SEED * gain + child_value;
        let mut order_score = weight::CENTISEED * static_value + mv.base_index() as i32;
        if hash_move == Some(mv) {
            order_score += weight::HASH_MOVE;
        }
        if moves_again {
            order_score += weight::MOVE_AGAIN;
        }
        children.push(Child {
            mv,
            key: model.key(&state),
            state,
            gain,
            moves_again,
            static_value,
            order_score,
        });
        if is_overdue() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
}

/// Swaps the best child at or after `index` into `index`. Cheaper than sorting if the first
/// move often causes a cutoff.
#[inline]
pub fn select_best<S>(children: &mut [Child<S>], index: usize) {
    // Scores contain the move's hole and direction, so they are unique except for moves that differ
    // only in the answer to a choice during the move.
    let others = children.iter().enumerate().skip(index);
    if let Some((best, _)) = others.max_by_key(|(_, child)| child.order_score) {
        children.swap(index, best);
    }
}

/// Swaps the next child to search into `index`. Returns false if none is left. Children that
/// another thread is searching to `depth` come last, except the one at `first`, the best guess.
#[inline]
pub fn select_next<S>(
    children: &mut [Child<S>],
    first: usize,
    index: usize,
    depth: u8,
    active_nodes: Option<&ActiveNodes>,
) -> bool {
    loop {
        select_best(children, index);
        let Some(child) = children.get_mut(index) else {
            return false;
        };
        let is_searched_elsewhere = index > first
            && active_nodes.is_some_and(|active_nodes| active_nodes.contains(child.key, depth));
        if !(is_searched_elsewhere && child.defer()) {
            return true;
        }
    }
}

/// Sorts the children, best first.
pub fn sort_children<S>(children: &mut [Child<S>]) {
    children.sort_unstable_by_key(|child| -child.order_score);
}
