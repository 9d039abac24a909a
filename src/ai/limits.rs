//! How long a search may go on.

use std::time::Duration;

/// The deepest search in plies that may be asked for.
pub const MAX_DEPTH: u8 = 120;

/// The limits of a search; the first that is reached ends it. Without any it
/// goes on to [`MAX_DEPTH`], or until it is told to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Plies, 1 to [`MAX_DEPTH`]; passes don't count.
    pub depth: u8,
    /// Positions visited. The first ply is always finished.
    pub nodes: u64,
    /// Time since the search began. A search that ends by it can't be repeated exactly.
    pub time: Option<Duration>,
    /// For how many of the best moves an exact value is wanted, at least 1.
    pub lines: usize,
    /// Memory for remembered positions, in bytes; rounded down to a power of two;
    /// 0 for none.
    pub memory: usize,
    /// Threads that search together, at least 1. With more than one the same search needn't
    /// find the same again.
    pub threads: usize,
    /// Whether every line is searched to the full depth; otherwise those that look hopeless are
    /// searched less deeply, which finds more in the same time.
    pub full_width: bool,
}

impl Limits {
    /// Memory of a search that doesn't say otherwise: 16 MiB.
    pub const DEFAULT_MEMORY: usize = 16 << 20;

    /// No limit but the deepest depth.
    pub const NONE: Self = Self {
        depth: MAX_DEPTH,
        nodes: u64::MAX,
        time: None,
        lines: 1,
        memory: Self::DEFAULT_MEMORY,
        threads: 1,
        full_width: false,
    };

    /// A limit in plies only.
    #[must_use]
    pub const fn depth(depth: u8) -> Self {
        Self {
            depth,
            ..Self::NONE
        }
    }

    /// A limit in visited positions only.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes,
            ..Self::NONE
        }
    }

    /// The same limits with exact values for all moves.
    #[must_use]
    pub const fn all_moves(self) -> Self {
        Self {
            lines: usize::MAX,
            ..self
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self::NONE
    }
}
