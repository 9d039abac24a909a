//! Iterative deepening on one thread, until the value of the root is proved.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use super::bounds::Bounds;
use super::search::{MAX_DEPTH, Searcher};
use awale_engine::ai::model::Model;

/// Distances from the expected value at which bounds are proved first, in seeds. They are much
/// cheaper to prove, and informative while the value itself is open.
const WIDE_MARGINS: [i32; 5] = [24, 16, 10, 6, 3];
/// The wide bounds are tested at depths that are multiples of this.
const WIDE_DEPTH_STEP: i32 = 3;
/// The depth grows by one ply, plus one for every `DEPTH_STRIDE` plies: late in a search of ever
/// longer lines, single plies add little.
const DEPTH_STRIDE: i32 = 24;

/// The shared results at the root.
pub(super) struct Root {
    pub bounds: Bounds,
    pub guess: i32,
    pub depth: i32,
    /// Running threads.
    pub workers: usize,
}

/// The root as shared by the threads.
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

    /// Counts a running thread until the guard is dropped, however the thread ends.
    pub fn join(&self) -> WorkerGuard<'_> {
        self.root().workers += 1;
        WorkerGuard(self)
    }

    pub fn root(&self) -> MutexGuard<'_, Root> {
        self.root.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Counts a running thread until dropped.
pub(super) struct WorkerGuard<'m>(&'m SharedRoot);

impl Drop for WorkerGuard<'_> {
    fn drop(&mut self) {
        self.0.root().workers -= 1;
        self.0.changed.notify_all();
    }
}

/// One thread's search.
pub(super) struct Deepener<'m, 'a, M: Model> {
    searcher: Searcher<'a, M>,
    shared_root: &'m SharedRoot,
    /// The lead of the player to move if only the winner is needed.
    lead_for_winner: Option<i32>,
    /// The expected value.
    guess: i32,
}

/// The search was stopped.
struct Stopped;

impl<'m, 'a, M: Model> Deepener<'m, 'a, M> {
    pub fn new(
        searcher: Searcher<'a, M>,
        shared_root: &'m SharedRoot,
        lead_for_winner: Option<i32>,
    ) -> Self {
        Self {
            searcher,
            shared_root,
            lead_for_winner,
            guess: lead_for_winner.map_or(0, |lead| -lead),
        }
    }

    /// Searches until the value is proved or the search is stopped. Every second worker is a ply
    /// ahead, so that threads differ.
    pub fn deepen(&mut self, state: &M::State, worker: usize) {
        let mut depth = 1 + worker as i32 % 2;
        while depth <= MAX_DEPTH {
            if self.search(state, depth).is_err() {
                return;
            }
            if self.is_solved() {
                self.searcher.stop_all();
                return;
            }
            depth += 1 + depth / DEPTH_STRIDE;
        }
    }

    /// Asks all questions at one depth.
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
        if self.lead_for_winner.is_none() && depth % WIDE_DEPTH_STEP == 0 {
            self.prove_wide_bounds(state, depth)?;
        }
        Ok(())
    }

    /// Tests thresholds around the expected value until the bounds meet.
    fn converge(&mut self, state: &M::State, depth: i32) -> Result<(), Stopped> {
        // The answers of this depth combined.
        let mut estimated = Bounds {
            lower: i32::MIN,
            upper: i32::MAX,
        };
        let mut threshold = self.guess;
        loop {
            let proved = self.shared_root.root().bounds;
            let (mut lower, mut upper) = (
                proved.lower.max(estimated.lower),
                proved.upper.min(estimated.upper),
            );
            if let Some(lead) = self.lead_for_winner {
                // Two questions remain: more than a draw, or less than a draw?
                lower = lower.max(-1 - lead);
                upper = upper.min(1 - lead);
            }
            if lower >= upper {
                self.guess = lower;
                return Ok(());
            }
            threshold = threshold.clamp(lower + 1, upper);
            if self.test(state, threshold, depth)? {
                estimated.lower = threshold;
                threshold += 1;
            } else {
                estimated.upper = threshold - 1;
                threshold -= 1;
            }
        }
    }

    /// Tests the next wide bounds.
    fn prove_wide_bounds(&mut self, state: &M::State, depth: i32) -> Result<(), Stopped> {
        let Bounds { lower, upper } = self.shared_root.root().bounds;
        let lower_thresholds = WIDE_MARGINS.map(|margin| self.guess - margin);
        if let Some(&threshold) = lower_thresholds
            .iter()
            .find(|&&threshold| threshold > lower)
        {
            self.test(state, threshold, depth)?;
        }
        let upper_bounds = WIDE_MARGINS.map(|margin| self.guess + margin);
        if let Some(&bound) = upper_bounds.iter().find(|&&bound| bound < upper) {
            self.test(state, bound + 1, depth)?;
        }
        Ok(())
    }

    /// Returns true if the player to move seems to gain `threshold`, and publishes proved bounds.
    fn test(&mut self, state: &M::State, threshold: i32, depth: i32) -> Result<bool, Stopped> {
        let answer = self.searcher.search(state, threshold, depth);
        if self.searcher.was_stopped() {
            return Err(Stopped);
        }
        if answer.is_proved {
            let bounds = &mut self.shared_root.root().bounds;
            if answer.is_reached {
                bounds.lower = bounds.lower.max(threshold);
            } else {
                bounds.upper = bounds.upper.min(threshold - 1);
            }
        }
        Ok(answer.is_reached)
    }

    fn is_solved(&self) -> bool {
        let bounds = self.shared_root.root().bounds;
        match self.lead_for_winner {
            None => bounds.value().is_some(),
            Some(lead) => (lead + bounds.lower).signum() == (lead + bounds.upper).signum(),
        }
    }
}
