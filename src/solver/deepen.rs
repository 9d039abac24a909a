//! One thread's part of solving: deeper and deeper, until the root's value is proved.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use super::bounds::Bounds;
use super::search::{MAX_DEPTH, Searcher};
use crate::ai::model::Model;

/// How far from the value that is expected a bound is proved first, in seeds: it is far less work, and something to tell where the
/// value itself stays open.
const WIDE_MARGINS: [i32; 5] = [24, 16, 10, 6, 3];
/// At which depths.
const WIDE_EVERY: i32 = 3;
/// From one depth to the next it is one ply, and one more each time it has come this many plies deeper: late in a search that only follows ever longer
/// lines, each ply adds little.
const STRIDE: i32 = 24;

/// What the threads know of the root together.
pub(super) struct Root {
    pub bounds: Bounds,
    pub guess: i32,
    pub depth: i32,
    /// Threads at work.
    pub workers: usize,
}

/// Where the threads meet.
pub(super) struct SharedRoot {
    root: Mutex<Root>,
    pub changed: Condvar,
}

impl SharedRoot {
    pub const fn new(bounds: Bounds) -> Self {
        Self {
            root: Mutex::new(Root {
                bounds,
                guess: 0,
                depth: 0,
                workers: 0,
            }),
            changed: Condvar::new(),
        }
    }

    /// Counts a thread as being at work until this is dropped, however the thread ends.
    pub fn join(&self) -> WorkerGuard<'_> {
        self.root().workers += 1;
        WorkerGuard(self)
    }

    pub fn root(&self) -> MutexGuard<'_, Root> {
        self.root.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A thread at work.
pub(super) struct WorkerGuard<'m>(&'m SharedRoot);

impl Drop for WorkerGuard<'_> {
    fn drop(&mut self) {
        self.0.root().workers -= 1;
        self.0.changed.notify_all();
    }
}

/// One thread's part.
pub(super) struct Deepener<'m, 'a, M: Model> {
    searcher: Searcher<'a, M>,
    shared_root: &'m SharedRoot,
    /// The lead of the player to move, where it is enough to know who wins.
    winner_only: Option<i32>,
    /// What the value estimated like.
    guess: i32,
}

/// The search was told to stop.
struct Stopped;

impl<'m, 'a, M: Model> Deepener<'m, 'a, M> {
    pub fn new(
        searcher: Searcher<'a, M>,
        shared_root: &'m SharedRoot,
        winner_only: Option<i32>,
    ) -> Self {
        Self {
            searcher,
            shared_root,
            winner_only,
            guess: winner_only.map_or(0, |lead| -lead),
        }
    }

    /// Searches until the value is proved, or the search is told to stop. Every second helper is a ply ahead, so that the threads
    /// don't all do the same.
    pub fn deepen(&mut self, state: &M::State, helper: usize) {
        let mut depth = 1 + helper as i32 % 2;
        while depth <= MAX_DEPTH {
            if self.search(state, depth).is_err() {
                return;
            }
            if self.is_solved() {
                self.searcher.stop_all();
                return;
            }
            depth += 1 + depth / STRIDE;
        }
    }

    /// All questions of one depth.
    fn search(&mut self, state: &M::State, depth: i32) -> Result<(), Stopped> {
        self.converge(state, depth)?;
        {
            let mut root = self.shared_root.root();
            if depth > root.depth {
                root.depth = depth;
                root.guess = self.guess;
            }
        }
        self.shared_root.changed.notify_all();
        if self.winner_only.is_none() && depth % WIDE_EVERY == 0 {
            self.prove_wide_bounds(state, depth)?;
        }
        Ok(())
    }

    /// Asks for thresholds around the value that is expected until two meet.
    fn converge(&mut self, state: &M::State, depth: i32) -> Result<(), Stopped> {
        // What the answers of this depth say, taken together.
        let mut estimated = Bounds {
            least: i32::MIN,
            most: i32::MAX,
        };
        let mut threshold = self.guess;
        loop {
            let proved = self.shared_root.root().bounds;
            let (mut least, mut most) = (
                proved.least.max(estimated.least),
                proved.most.min(estimated.most),
            );
            if let Some(lead) = self.winner_only {
                // Two questions are left: whether there is more than a draw, and whether there is less.
                least = least.max(-1 - lead);
                most = most.min(1 - lead);
            }
            if least >= most {
                self.guess = least;
                return Ok(());
            }
            threshold = threshold.clamp(least + 1, most);
            if self.ask(state, threshold, depth)? {
                estimated.least = threshold;
                threshold += 1;
            } else {
                estimated.most = threshold - 1;
                threshold -= 1;
            }
        }
    }

    /// Asks for the next bounds that are far from the value.
    fn prove_wide_bounds(&mut self, state: &M::State, depth: i32) -> Result<(), Stopped> {
        let Bounds { least, most } = self.shared_root.root().bounds;
        let below = WIDE_MARGINS.map(|far| self.guess - far);
        if let Some(&threshold) = below.iter().find(|&&threshold| threshold > least) {
            self.ask(state, threshold, depth)?;
        }
        let above = WIDE_MARGINS.map(|far| self.guess + far);
        if let Some(&bound) = above.iter().find(|&&bound| bound < most) {
            self.ask(state, bound + 1, depth)?;
        }
        Ok(())
    }

    /// Whether the player to move seems to gain so much; what is proved is told to all threads.
    fn ask(&mut self, state: &M::State, threshold: i32, depth: i32) -> Result<bool, Stopped> {
        let answer = self.searcher.search(state, threshold, depth);
        if self.searcher.was_stopped() {
            return Err(Stopped);
        }
        if answer.is_proved {
            let bounds = &mut self.shared_root.root().bounds;
            if answer.is_reached {
                bounds.least = bounds.least.max(threshold);
            } else {
                bounds.most = bounds.most.min(threshold - 1);
            }
        }
        Ok(answer.is_reached)
    }

    fn is_solved(&self) -> bool {
        let bounds = self.shared_root.root().bounds;
        match self.winner_only {
            None => bounds.value().is_some(),
            Some(lead) => (lead + bounds.least).signum() == (lead + bounds.most).signum(),
        }
    }
}
