//! What goes on from one piece of work to the next.

use std::sync::{Arc, Mutex, MutexGuard};

/// Something that is kept between pieces of work in the background. Its clones share it.
pub(super) struct Kept<T>(Arc<Mutex<Option<T>>>);

impl<T> Kept<T> {
    /// What is kept, if anything; nothing after work that has panicked, because that may have left
    /// anything. Waits until the work that has it is done.
    pub fn take_up(&self) -> MutexGuard<'_, Option<T>> {
        self.0.lock().unwrap_or_else(|failed| {
            let mut kept = failed.into_inner();
            *kept = None;
            self.0.clear_poison();
            kept
        })
    }
}

impl<K: PartialEq, T> Kept<(K, T)> {
    /// Goes on with what is kept under `key`, else with what `begin` gives; `None` if it gives
    /// nothing.
    pub fn go_on<A>(
        &self,
        key: K,
        begin: impl FnOnce() -> Option<T>,
        work: impl FnOnce(&mut T) -> A,
    ) -> Option<A> {
        let mut kept = self.take_up();
        if kept.as_ref().is_none_or(|(known, _)| *known != key) {
            *kept = Some((key, begin()?));
        }
        kept.as_mut().map(|(_, kept)| work(kept))
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
