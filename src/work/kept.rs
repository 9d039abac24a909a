//! State that persists between jobs.

use std::sync::{Arc, Mutex, MutexGuard};

/// State that persists between background jobs. Clones share it.
pub(super) struct Kept<T>(Arc<Mutex<Option<T>>>);

impl<T> Kept<T> {
    /// Locks the state; waits until the job that holds it is done. A job that panicked may have
    /// left it inconsistent, so it is then dropped.
    pub fn lock(&self) -> MutexGuard<'_, Option<T>> {
        self.0.lock().unwrap_or_else(|failed| {
            let mut kept = failed.into_inner();
            *kept = None;
            self.0.clear_poison();
            kept
        })
    }
}

impl<K: PartialEq, T> Kept<(K, T)> {
    /// Runs `work` with the state stored under `key`, else with the one that `begin` creates;
    /// `None` if it creates none.
    pub fn resume<A>(
        &self,
        key: K,
        begin: impl FnOnce() -> Option<T>,
        work: impl FnOnce(&mut T) -> A,
    ) -> Option<A> {
        let mut kept = self.lock();
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
