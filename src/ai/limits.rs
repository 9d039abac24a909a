//! What ends a search.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The deepest search that can be asked for, in plies.
pub const MAX_DEPTH: u8 = 120;

/// The limits of a search; the first that is reached ends it. Without any it
/// goes on to [`MAX_DEPTH`], or until it is told to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Plies, 1 to [`MAX_DEPTH`]; passes don't count.
    pub depth: u8,
    /// Positions visited by each thread. The first ply is always finished.
    pub nodes: u64,
    /// Time since the search began, or since it ceased to ponder ([`Signals::ponder`]). A search that ends by it can't be
    /// repeated exactly.
    pub time: Option<Duration>,
    /// For how many of the best moves an exact value is wanted, at least 1.
    pub lines: usize,
    /// Threads that search together, at least 1; fewer where the system gives no more. With more than one the same search
    /// needn't find the same again.
    pub threads: usize,
    /// Whether every line is searched to the full depth; otherwise those that look hopeless are
    /// searched less deeply, which finds more in the same time.
    pub full_width: bool,
    /// Whether moves late in the order are searched two or three plies less deeply at first where many plies are left. Levels below
    /// Grand Master do without it, and so play as they were measured.
    pub deep_reductions: bool,
    /// Whether positions are judged by the network that was learnt for the rules, where there is one, and otherwise by weights for the
    /// single holes. Levels below Grand Master do without it too.
    pub network: bool,
}

impl Limits {
    /// No limit but the deepest depth.
    pub const NONE: Self = Self {
        depth: MAX_DEPTH,
        nodes: u64::MAX,
        time: None,
        lines: 1,
        threads: 1,
        full_width: false,
        deep_reductions: true,
        network: true,
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

/// What a search can be told while it goes on. A flag that only stops it is enough where nothing else is wanted:
/// functions that take signals take `&AtomicBool` too.
#[derive(Clone, Copy, Debug)]
pub struct Signals<'a> {
    /// Set: the search ends within a few milliseconds, with what it has found by then.
    pub stop: &'a AtomicBool,
    /// As long as it is set, the search goes on in the opponent's time: the limit in time doesn't count.
    pub ponder: Option<&'a AtomicBool>,
}

impl Signals<'_> {
    /// Whether the search goes on in the opponent's time.
    pub(super) fn is_pondering(&self) -> bool {
        self.ponder
            .is_some_and(|ponder| ponder.load(Ordering::Relaxed))
    }
}

impl<'a> From<&'a AtomicBool> for Signals<'a> {
    fn from(stop: &'a AtomicBool) -> Self {
        Self { stop, ponder: None }
    }
}
