//! Background work on a thread, or in a web worker.

#[cfg(not(target_arch = "wasm32"))]
mod thread;
#[cfg(target_arch = "wasm32")]
mod worker;

use std::io;
use std::sync::atomic::AtomicBool;

use serde::Serialize;
use serde::de::DeserializeOwned;

#[cfg(not(target_arch = "wasm32"))]
use thread::Running;
#[cfg(target_arch = "wasm32")]
use worker::Running;

/// Work as plain data, so that a web worker, which shares no memory, can run it.
pub trait Work: Serialize + DeserializeOwned + Send + 'static {
    /// Identifies the kind of work.
    const NAME: &'static str;
    /// Its result.
    type Answer: Serialize + DeserializeOwned + Send + 'static;

    /// Runs the work. It must return soon after `stop` is set.
    fn run(self, stop: &AtomicBool) -> Self::Answer;
}

/// A search in the background. Dropping it sets its stop flag and detaches the thread.
///
/// ```
/// use awale_engine::ai::{BackgroundSearch, Level, choose};
/// use awale_rules::{Game, Side, library};
///
/// let rules = library::load("awale").and_then(Result::ok).ok_or("no such variant")?;
/// let beginner = Level::Beginner.strength(&rules);
/// let game = Game::new(rules, Side::South, &mut ());
/// let search = BackgroundSearch::start(move |stop| choose(&game, beginner, 7, stop, None))?;
/// while !search.is_finished() {
///     // Draw a frame.
/// }
/// let chosen = search.join().ok_or("the search has panicked")?;
/// assert!(chosen.is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct BackgroundSearch<T>(Running<T>);

impl<T: Send + 'static> BackgroundSearch<T> {
    /// Runs `search` on a new thread. It must return soon after its stop flag is set.
    ///
    /// In a browser, which has no threads, it runs at once and blocks the page; use [`Work`] and
    /// [`begin`](Self::begin) for anything long.
    ///
    /// # Errors
    /// Returns an error if the system can't start a thread.
    pub fn start(search: impl FnOnce(&AtomicBool) -> T + Send + 'static) -> io::Result<Self> {
        Running::start(search).map(Self)
    }

    /// Runs `work` on a new thread, or in a web worker.
    ///
    /// # Errors
    /// Returns an error if the system can't start a thread, or the browser a worker.
    pub fn begin(work: impl Work<Answer = T>) -> io::Result<Self> {
        Running::begin(work).map(Self)
    }
}

impl<T> BackgroundSearch<T> {
    /// Returns true if [`join`](Self::join) would return at once.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.0.is_finished()
    }

    /// Waits for the result. A browser can't wait, so there, call it only once finished. Returns
    /// `None` if the search panicked; the panic has then been reported on standard error.
    #[must_use]
    pub fn join(self) -> Option<T> {
        self.0.join()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::atomic::Ordering;
    use std::sync::mpsc;
    use std::thread;

    use super::*;

    /// Starts a search that runs until it is stopped, then sends a message to `ended`.
    fn endless(ended: mpsc::Sender<()>) -> BackgroundSearch<()> {
        BackgroundSearch::start(move |stop| {
            while !stop.load(Ordering::Relaxed) {
                thread::yield_now();
            }
            ended.send(()).unwrap();
        })
        .unwrap()
    }

    #[test]
    fn a_search_returns_its_result() {
        let search = BackgroundSearch::start(|_| 7).unwrap();
        assert_eq!(search.join(), Some(7));
    }

    #[test]
    fn a_dropped_search_stops() {
        let (ended, end) = mpsc::channel();
        let search = endless(ended);
        assert!(!search.is_finished());
        drop(search);
        end.recv().unwrap();
    }

    #[test]
    fn a_panicking_search_has_no_result() {
        let search = BackgroundSearch::<u32>::start(|_| panic!("on purpose")).unwrap();
        assert_eq!(search.join(), None);
    }
}
