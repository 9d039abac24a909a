//! What goes on from one piece of work to the next.

use std::sync::{Arc, Mutex, MutexGuard};

/// Something that is kept between pieces of work in the background. Its clones share it.
pub(super) struct Kept<T>(Arc<Mutex<Option<T>>>);

impl<T> Kept<T> {
    /// What is kept, if anything; nothing after work that has panicked, because that may have left anything. Waits until the work that
    /// has it is done.
    pub fn take_up(&self) -> MutexGuard<'_, Option<T>> {
        self.0.lock().unwrap_or_else(|failed| {
            let mut kept = failed.into_inner();
            *kept = None;
            self.0.clear_poison();
            kept
        })
    }
}

impl<T> Default for Kept<T> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<T> Clone for Kept<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}
