//! Futility pruning and late-move reductions.
//!
//! Both use the static value of a move, known from move ordering. Near the leaves, a move far above
//! beta or far below alpha is pruned; with more depth left, late moves are reduced. A value that
//! depends on either is never marked as proved.

use super::window::Window;
use crate::ai::limits::Limits;
use crate::ai::ordering::Child;

/// Futility margins in hundredths of a seed, by child depth from 1.
const FUTILITY_MARGINS: [i32; 3] = [400, 600, 800];
/// Minimum ply of positions whose moves may be pruned: replies to root moves never are.
const MIN_PRUNING_PLY: usize = 2;
/// Moves before this index in the move order are never reduced.
const LMR_MIN_INDEX: usize = 2;
/// Minimum child depth for a reduction.
const LMR_MIN_DEPTH: u8 = 4;
/// Size of a single reduction, in plies.
const REDUCTION: u8 = 1;
/// Minimum child depth for a double reduction.
const LMR2_MIN_DEPTH: u8 = 7;
/// Minimum child depth for a triple reduction.
const LMR3_MIN_DEPTH: u8 = 9;
/// Moves before this index in the move order never get a triple reduction.
const LMR3_MIN_INDEX: usize = 4;

/// The degree to which the search prunes and reduces.
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
    /// Returns the selectivity that the limits request.
    pub const fn of(limits: &Limits) -> Self {
        match (limits.full_width, limits.deep_reductions) {
            (true, _) => Self::FullWidth,
            (false, false) => Self::Standard,
            (false, true) => Self::Deep,
        }
    }

    /// Returns the reduction of a late move with this child depth, in plies.
    #[inline]
    fn reduction(self, index: usize, depth: u8) -> u8 {
        let is_double = self == Self::Deep && depth >= LMR2_MIN_DEPTH;
        let is_triple = self == Self::Deep && depth >= LMR3_MIN_DEPTH && index >= LMR3_MIN_INDEX;
        REDUCTION * (1 + u8::from(is_double) + u8::from(is_triple))
    }
}

/// The treatment of a move in the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pruning {
    /// Not searched. The value is a lower bound if it is at least beta, else an upper bound.
    Pruned(i32),
    /// Searched, first with the depth reduced by this many plies.
    Searched { reduction: u8 },
}

impl Pruning {
    /// A search to the full depth.
    pub const NONE: Self = Self::Searched { reduction: 0 };
}

/// Decides how to search child number `index` of a position at `ply`. The child must not end the
/// game.
#[inline]
pub(super) fn pruning<S>(
    child: &Child<S>,
    index: usize,
    ply: usize,
    depth: u8,
    window: Window,
    selectivity: Selectivity,
) -> Pruning {
    let margin = match depth.checked_sub(1) {
        Some(index) if ply >= MIN_PRUNING_PLY => FUTILITY_MARGINS.get(usize::from(index)),
        _ => None,
    };
    if let Some(margin) = margin {
        if child.static_value - margin >= window.beta {
            return Pruning::Pruned(child.static_value - margin);
        }
        if index > 0 && child.static_value + margin <= window.alpha {
            return Pruning::Pruned(child.static_value + margin);
        }
    }
    let is_late = index >= LMR_MIN_INDEX && depth >= LMR_MIN_DEPTH && !child.moves_again;
    Pruning::Searched {
        reduction: if is_late {
            selectivity.reduction(index, depth)
        } else {
            0
        },
    }
}
