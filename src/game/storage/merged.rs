//! A file into which two programs may enter something: nothing of either is lost.

use std::sync::{Arc, Mutex, PoisonError};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::notice::FileTrouble;
use super::writer::Step;
use crate::files::{FileName, kept};

/// What is kept in such a file.
pub trait Mergeable:
    Serialize + DeserializeOwned + Default + Clone + PartialEq + Send + 'static
{
    /// This after what another program has entered meanwhile: `base` is what both began with,
    /// `theirs` is in the file now.
    #[must_use]
    fn merged(&self, base: &Self, theirs: &Self) -> Self;
}

/// Such a file, as far as it holds what was entered here.
pub struct MergedFile<T> {
    name: FileName,
    /// What of ours is in the file.
    kept: Arc<Mutex<T>>,
    /// What was last given to the storage.
    given: T,
}

impl<T: Mergeable> MergedFile<T> {
    /// The file `name`, in which `value` was found.
    #[must_use]
    pub fn new(name: FileName, value: &T) -> Self {
        Self {
            name,
            kept: Arc::new(Mutex::new(value.clone())),
            given: value.clone(),
        }
    }

    /// Whether `value` is not what was last given to the storage.
    #[must_use]
    pub fn is_behind(&self, value: &T) -> bool {
        self.given != *value
    }

    /// Enters `value` beside what another program may have entered.
    #[must_use]
    pub fn step(&mut self, value: &T) -> Step {
        self.given = value.clone();
        let (mine, known) = (value.clone(), Arc::clone(&self.kept));
        let merge = move |old: Option<&str>| {
            let known = known.lock().unwrap_or_else(PoisonError::into_inner);
            let theirs = old.map_or_else(|| Ok(T::default()), kept::read);
            let theirs = theirs.map_err(|error| FileTrouble::Other(error.to_string()))?;
            let merged = mine.merged(&known, &theirs);
            kept::write(&merged).map_err(|error| FileTrouble::Other(error.to_string()))
        };
        let (mine, kept) = (value.clone(), Arc::clone(&self.kept));
        let then = move || *kept.lock().unwrap_or_else(PoisonError::into_inner) = mine;
        Step::Merge(self.name.clone().into(), Box::new(merge), Box::new(then))
    }
}
