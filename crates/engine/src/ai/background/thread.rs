//! Background work on a thread.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{Builder, JoinHandle};

use super::Work;

/// A running thread. Dropping it sets the stop flag and detaches the thread.
#[derive(Debug)]
pub struct Running<T> {
    stop: Arc<AtomicBool>,
    /// `None` only after the result was taken.
    thread: Option<JoinHandle<T>>,
}

impl<T: Send + 'static> Running<T> {
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

    pub fn begin(work: impl Work<Answer = T>) -> io::Result<Self> {
        Self::start(move |stop| work.run(stop))
    }
}

impl<T> Running<T> {
    pub fn is_finished(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    pub fn join(mut self) -> Option<T> {
        self.thread.take()?.join().ok()
    }
}

impl<T> Drop for Running<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
