//! Futility pruning and late-move reductions.
//!
//! Both use the static value of a move, known from move ordering. Near the leaves, a move far above
//! beta or far below alpha is pruned; with more depth left, late moves are reduced. No value that
//! depends on either is ever called proved.

use super::window::Window;
use crate::ai::limits::Limits;
use crate::ai::ordering::Child;

/// Futility margins in hundredths of a seed, by child depth from 1.
const FUTILITY_MARGINS: [i32; 3] = [400, 600, 800];
/// Replies to root moves are never pruned.
const PRUNED_FROM_PLY: usize = 2;
/// The first move in the order that is reduced.
const REDUCED_FROM_PLACE: usize = 2;
/// The least child depth for reductions.
const REDUCED_FROM_DEPTH: u8 = 4;
/// Plies of a reduction.
const REDUCTION: u8 = 1;
/// The least child depth for a double reduction.
const MORE_FROM_DEPTH: u8 = 7;
/// The least child depth for a triple reduction.
const MOST_FROM_DEPTH: u8 = 9;
/// The first move in the order that gets a triple reduction.
const MOST_FROM_PLACE: usize = 4;

/// How much the search prunes and reduces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ai) enum Selectivity {
    /// No pruning and no reductions.
    FullWidth,
    /// Futility pruning, and reductions by one ply.
    Standard,
    /// Futility pruning, and reductions by up to three plies.
    Deep,
}

impl Selectivity {
    /// The selectivity that the limits request.
    pub const fn of(limits: &Limits) -> Self {
        match (limits.full_width, limits.deep_reductions) {
            (true, _) => Self::FullWidth,
            (false, false) => Self::Standard,
            (false, true) => Self::Deep,
        }
    }

    /// The reduction of a late move with this child depth, in plies.
    #[inline]
    fn reduction(self, place: usize, depth: u8) -> u8 {
        let more = self == Self::Deep && depth >= MORE_FROM_DEPTH;
        let most = self == Self::Deep && depth >= MOST_FROM_DEPTH && place >= MOST_FROM_PLACE;
        REDUCTION * (1 + u8::from(more) + u8::from(most))
    }
}

/// The decision for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pruning {
    /// Not searched: a lower bound if it is at least beta, else an upper bound.
    Pruned(i32),
    /// Searched with this reduction first.
    Searched { reduction: u8 },
}

impl Pruning {
    /// A search to the full depth.
    pub const NONE: Self = Self::Searched { reduction: 0 };
}

/// The decision for child number `place` of a position at `ply`. The game must not be over after
/// it.
#[inline]
pub(super) fn pruning<S>(
    child: &Child<S>,
    place: usize,
    ply: usize,
    depth: u8,
    window: Window,
    selectivity: Selectivity,
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
            selectivity.reduction(place, depth)
        } else {
            0
        },
    }
}
