//! Limits and signals of a search.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Maximum search depth, in plies.
pub const MAX_DEPTH: u8 = 120;

/// Limits of a search, which ends when it reaches the first of them or [`MAX_DEPTH`], or is
/// stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Plies, 1 to [`MAX_DEPTH`]; passes don't count.
    pub depth: u8,
    /// Nodes per thread. The first ply is always completed, unless time runs out or a signal stops
    /// it; even then there is a move.
    pub nodes: u64,
    /// Time since the search began, or since it stopped pondering ([`Signals::ponder`]). A search
    /// that runs out of time isn't reproducible.
    pub time: Option<Duration>,
    /// The number of best moves with an exact value, at least 1 (MultiPV).
    pub lines: usize,
    /// Search threads, at least 1; fewer if the system can't start that many. With more than one,
    /// searches aren't reproducible.
    pub threads: usize,
    /// Disables pruning and reductions, so that every line is searched to the full depth.
    pub full_width: bool,
    /// Reduces late moves by two or three plies at high remaining depth. Levels below Grand Master
    /// don't, to keep their measured strength.
    pub deep_reductions: bool,
    /// Evaluates with the network for the rules, if there is one, else with weights. Levels below
    /// Grand Master use weights only, for the same reason.
    pub network: bool,
}

impl Limits {
    /// No limit but [`MAX_DEPTH`].
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

    /// Returns limits that bound only the depth.
    #[must_use]
    pub const fn depth(depth: u8) -> Self {
        Self {
            depth,
            ..Self::NONE
        }
    }

    /// Returns limits that bound only the nodes.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes,
            ..Self::NONE
        }
    }

    /// Returns these limits, with exact values for all moves.
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

/// Signals to a running search. Functions that take them also take an `&AtomicBool` that only
/// stops.
#[derive(Clone, Copy, Debug)]
pub struct Signals<'a> {
    /// Set to end the search within milliseconds, with its results so far.
    pub stop: &'a AtomicBool,
    /// While set, the search ponders on the opponent's time: the time limit doesn't run.
    pub ponder: Option<&'a AtomicBool>,
}

impl Signals<'_> {
    /// Returns true if the search is pondering.
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

/// Runs `work`, which must end early if `stop` is set, and sets `stop` after `time`.
pub fn stop_after<T>(time: Option<Duration>, stop: &AtomicBool, work: impl FnOnce() -> T) -> T {
    let (done_sender, done) = mpsc::channel::<()>();
    thread::scope(|scope| {
        if let Some(time) = time {
            let timer = move || {
                if done.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
                    stop.store(true, Ordering::Relaxed);
                }
            };
            // If the system can't start a thread, there is no time limit.
            let _ = thread::Builder::new().spawn_scoped(scope, timer);
        }
        let result = work();
        drop(done_sender);
        result
    })
}
