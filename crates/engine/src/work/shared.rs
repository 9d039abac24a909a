//! State that persists between jobs.

use std::sync::{Arc, Mutex, MutexGuard};

/// State that persists between background jobs. Clones share it.
pub(super) struct Shared<T>(Arc<Mutex<Option<T>>>);

impl<T> Shared<T> {
    /// Locks the state; waits until the job that holds it is done. A job that panicked may have
    /// left it inconsistent, so it is then dropped.
    pub fn lock(&self) -> MutexGuard<'_, Option<T>> {
        self.0.lock().unwrap_or_else(|poisoned| {
            let mut state = poisoned.into_inner();
            *state = None;
            self.0.clear_poison();
            state
        })
    }
}

impl<K: PartialEq, T> Shared<(K, T)> {
    /// Runs `work` with the state stored under `key`, else with the one that `begin` creates;
    /// `None` if it creates none.
    pub fn resume<A>(
        &self,
        key: K,
        begin: impl FnOnce() -> Option<T>,
        work: impl FnOnce(&mut T) -> A,
    ) -> Option<A> {
        let mut state = self.lock();
        if state
            .as_ref()
            .is_none_or(|(stored_key, _)| *stored_key != key)
        {
            *state = Some((key, begin()?));
        }
        state.as_mut().map(|(_, state)| work(state))
    }
}

impl<T> Default for Shared<T> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}
