//! Work on a thread of its own, or in a browser's worker, for programs that do something else meanwhile: a search above all.

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

/// Work as data, so that it can be done where nothing is shared with who asks for it: in a browser's worker.
pub trait Work: Serialize + DeserializeOwned + Send + 'static {
    /// What tells it from other kinds of work.
    const NAME: &'static str;
    /// What comes of it.
    type Answer: Serialize + DeserializeOwned + Send + 'static;

    /// Does it. It must end soon after `stop` is set.
    fn run(self, stop: &AtomicBool) -> Self::Answer;
}

/// A search that goes on in the background, and its result. Dropping it ends the search: the stop flag is set, and the
/// thread is left to end by itself.
///
/// ```
/// use awale::ai::{BackgroundSearch, Level, choose};
/// use awale::rules::{Game, Side, library};
///
/// let rules = library::load("awale").and_then(Result::ok).ok_or("no such variant")?;
/// let game = Game::new(rules, Side::South, &mut ());
/// let search = BackgroundSearch::start(move |stop| choose(&game, Level::Beginner, 7, stop))?;
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
    /// Runs `search` on a new thread. It must end soon after the flag that it is given is set.
    ///
    /// A browser gives no threads: there it is done at once, while the page waits. What takes long is [`Work`] for
    /// [`begin`](Self::begin).
    ///
    /// # Errors
    /// If the system has no thread to give.
    pub fn start(search: impl FnOnce(&AtomicBool) -> T + Send + 'static) -> io::Result<Self> {
        Running::start(search).map(Self)
    }

    /// Does `work` on a new thread, or in a worker of the page.
    ///
    /// # Errors
    /// If the system has no thread to give, or the browser no worker.
    pub fn begin(work: impl Work<Answer = T>) -> io::Result<Self> {
        Running::begin(work).map(Self)
    }
}

impl<T> BackgroundSearch<T> {
    /// Whether the result is there, so that [`join`](Self::join) returns at once.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.0.is_finished()
    }

    /// The result; waits for it (but in a browser, where it isn't to be called before). `None` if the search has
    /// panicked, which has been reported on standard error.
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

    /// Searches until it is told to end, and then reports that it has.
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
    fn a_search_gives_its_result() {
        let search = BackgroundSearch::start(|_| 7).unwrap();
        assert_eq!(search.join(), Some(7));
    }

    #[test]
    fn a_search_that_is_dropped_ends() {
        let (ended, end) = mpsc::channel();
        let search = endless(ended);
        assert!(!search.is_finished());
        drop(search);
        end.recv().unwrap();
    }

    #[test]
    fn a_search_that_panics_has_no_result() {
        let search = BackgroundSearch::<u32>::start(|_| panic!("on purpose")).unwrap();
        assert_eq!(search.join(), None);
    }
}
