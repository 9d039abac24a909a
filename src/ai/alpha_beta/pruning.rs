//! Futility pruning and late-move reductions: how much of a search a move is worth, by how it looks before it is searched.
//!
//! What a move gains and the estimate of the position after it are known from putting the moves in order.
//! Where few plies are left, a move that looks far better than needed, or far too bad, is believed to be so; and
//! with more plies to come the moves late in the order are searched less deeply at first. What rests on this is never called proved.

use super::window::Window;
use crate::ai::limits::Limits;
use crate::ai::ordering::Child;

/// How far from the bounds a move must look to be pruned, in hundredths of a
/// seed, by the plies that would be searched below it, from 1 on.
const FUTILITY_MARGINS: [i32; 3] = [400, 600, 800];
/// Replies to the moves of the first ply are always searched.
const PRUNED_FROM_PLY: usize = 2;
/// Moves are searched less deeply from this place in the order on,
const REDUCED_FROM_PLACE: usize = 2;
/// where at least this many plies would be searched below them,
const REDUCED_FROM_DEPTH: u8 = 4;
/// by this many plies.
const REDUCTION: u8 = 1;
/// Where at least this many plies would be searched below them, they are searched less deeply by as much again,
const MORE_FROM_DEPTH: u8 = 7;
/// and with at least this many plies
const MOST_FROM_DEPTH: u8 = 9;
/// from this place on, once more.
const MOST_FROM_PLACE: usize = 4;

/// Which moves a search leaves out or searches less deeply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ai) enum Selection {
    /// None.
    FullWidth,
    /// Those that look hopeless, and late ones by one ply.
    Cautious,
    /// The same, and late ones by up to three plies where many are left.
    Bold,
}

impl Selection {
    /// What the limits of a search ask for.
    pub const fn of(limits: &Limits) -> Self {
        match (limits.full_width, limits.deep_reductions) {
            (true, _) => Self::FullWidth,
            (false, false) => Self::Cautious,
            (false, true) => Self::Bold,
        }
    }

    /// By how many plies a late move is searched less deeply at first, with `depth` plies to search below it.
    #[inline]
    fn reduction(self, place: usize, depth: u8) -> u8 {
        let more = self == Self::Bold && depth >= MORE_FROM_DEPTH;
        let most = self == Self::Bold && depth >= MOST_FROM_DEPTH && place >= MOST_FROM_PLACE;
        REDUCTION * (1 + u8::from(more) + u8::from(most))
    }
}

/// What a search of a move is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pruning {
    /// None at all: its value is taken to be this or more where that refutes the line, this or
    /// less where that is not better than the best.
    Pruned(i32),
    /// First this many plies less deep.
    Searched { reduction: u8 },
}

impl Pruning {
    /// A search to the full depth.
    pub const NONE: Self = Self::Searched { reduction: 0 };
}

/// What is made of the child at `place` in the order of a position at `ply`, with `depth` plies to search below it. The
/// game must not be over after it.
#[inline]
pub(super) fn pruning<S>(
    child: &Child<S>,
    place: usize,
    ply: usize,
    depth: u8,
    window: Window,
    selection: Selection,
) -> Pruning {
    let margin = match depth.checked_sub(1) {
        Some(left) if ply >= PRUNED_FROM_PLY => FUTILITY_MARGINS.get(usize::from(left)),
        _ => None,
    };
    if let Some(margin) = margin {
        if child.static_value - margin >= window.beta {
            return Pruning::Pruned(child.static_value - margin);
        }
        if place > 0 && child.static_value + margin <= window.alpha {
            return Pruning::Pruned(child.static_value + margin);
        }
    }
    let is_late = place >= REDUCED_FROM_PLACE && depth >= REDUCED_FROM_DEPTH && !child.again;
    Pruning::Searched {
        reduction: if is_late {
            selection.reduction(place, depth)
        } else {
            0
        },
    }
}
