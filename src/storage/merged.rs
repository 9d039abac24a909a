//! Files that two instances of the program may write: the changes of both are merged.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Storage;
use super::notice::FileError;
use super::writer::FileOperation;
use awale_engine::files::{FileName, versioned};

/// A value that supports three-way merging.
pub trait Mergeable:
    Serialize + DeserializeOwned + Default + Clone + PartialEq + Send + Sync + 'static
{
    /// Performs a three-way merge: `base` is what both instances started from, `theirs` is in the
    /// file.
    #[must_use]
    fn merged(&self, base: &Self, theirs: &Self) -> Self;
}

/// A value that is merged with its file whenever it is saved.
#[derive(Resource, Deref, DerefMut)]
pub struct Merged<T: Mergeable> {
    #[deref]
    value: T,
    file: FileName,
    /// The value that this instance last wrote.
    base: Arc<Mutex<T>>,
    /// The value that was last queued for writing.
    posted: T,
}

impl<T: Mergeable> Merged<T> {
    /// Wraps the value loaded from `file`.
    #[must_use]
    pub fn new(file: FileName, value: T) -> Self {
        Self {
            file,
            base: Arc::new(Mutex::new(value.clone())),
            posted: value.clone(),
            value,
        }
    }

    /// Returns the step that merges the value into the file.
    #[must_use]
    pub fn step(&mut self) -> FileOperation {
        self.posted = self.value.clone();
        let (mine, base) = (self.value.clone(), Arc::clone(&self.base));
        let merge = move |old: Option<&str>| {
            let base = base.lock().unwrap_or_else(PoisonError::into_inner);
            let theirs = old.map_or_else(|| Ok(T::default()), versioned::read);
            let theirs = theirs.map_err(|error| FileError::Other(error.to_string()))?;
            let merged = mine.merged(&base, &theirs);
            versioned::write(&merged).map_err(|error| FileError::Other(error.to_string()))
        };
        let (mine, base) = (self.value.clone(), Arc::clone(&self.base));
        let on_written = move || *base.lock().unwrap_or_else(PoisonError::into_inner) = mine;
        FileOperation::Merge(
            self.file.clone().into(),
            Box::new(merge),
            Box::new(on_written),
        )
    }
}

/// Rereads a restored file and merges it into the value.
pub fn reread_merged<T: Mergeable>(mut value: ResMut<Merged<T>>, mut storage: ResMut<Storage>) {
    let theirs: T = storage.load(value.file.clone());
    let base = Arc::clone(&value.base);
    let mut base = base.lock().unwrap_or_else(PoisonError::into_inner);
    value.value = value.value.merged(&base, &theirs);
    *base = theirs.clone();
    value.posted = theirs;
}

/// Writes the value if it has changed since it was last queued for writing.
pub fn save_merged<T: Mergeable>(mut value: ResMut<Merged<T>>, mut storage: ResMut<Storage>) {
    let merged = value.bypass_change_detection();
    if merged.posted != merged.value {
        let step = merged.step();
        storage.post(vec![step]);
    }
}
