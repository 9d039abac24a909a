//! Work on a thread of its own, for programs that do something else meanwhile: a search above all.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{Builder, JoinHandle};

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
pub struct BackgroundSearch<T> {
    stop: Arc<AtomicBool>,
    /// `None` only once the result has been taken.
    thread: Option<JoinHandle<T>>,
}

impl<T: Send + 'static> BackgroundSearch<T> {
    /// Runs `search` on a new thread. It must end soon after the flag that it is given is set.
    ///
    /// # Errors
    /// If the system has no thread to give.
    pub fn start(search: impl FnOnce(&AtomicBool) -> T + Send + 'static) -> io::Result<Self> {
        let stop = Arc::new(AtomicBool::new(false));
        let thread = Builder::new().name("search".to_owned()).spawn({
            let stop = Arc::clone(&stop);
            move || search(&stop)
        })?;
        Ok(Self {
            stop,
            thread: Some(thread),
        })
    }
}

impl<T> BackgroundSearch<T> {
    /// Whether the result is there, so that [`join`](Self::join) returns at once.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// The result; waits for it. `None` if the search has panicked, which has been reported on standard error.
    #[must_use]
    pub fn join(mut self) -> Option<T> {
        self.thread.take()?.join().ok()
    }
}

impl<T> Drop for BackgroundSearch<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

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
