//! Results of the lab in a folder of the player's machine, one file for each rule, under its
//! fingerprint.
//!
//! A file that can't be used is reported and left unchanged.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use thiserror::Error;

use crate::files::{ReadError, read_text, write_whole};
use crate::lab::kept::{self, KeptError, MOST_BYTES};
use crate::lab::{MergeError, Results};
use crate::rules::RuleSet;

/// What a file of results is called after the fingerprint of its rules.
const EXTENSION: &str = "lab";

/// A folder of results.
#[derive(Clone, Debug)]
pub struct LabStore {
    folder: PathBuf,
}

/// Why results can't be read or kept.
#[derive(Debug, Error)]
#[error("{file}: {reason}")]
pub struct LabStoreError {
    /// The file.
    pub file: String,
    /// Why.
    pub reason: Reason,
}

/// Why a file of results is of no use.
#[derive(Debug, Error)]
pub enum Reason {
    /// It can't be read.
    #[error("can't be read: {0}")]
    Read(#[from] ReadError),
    /// It is not what it should be.
    #[error("{0}; left unchanged")]
    Kept(#[from] KeptError),
    /// It has other results than could be added to.
    #[error("{0}; left unchanged")]
    Merge(#[from] MergeError),
    /// It can't be written.
    #[error("can't be written: {0}")]
    Write(#[from] io::Error),
    /// It can't be made into text.
    #[error("can't be written: {0}")]
    Text(#[from] ron::Error),
}

impl LabStore {
    /// The results in `folder`, which is made when it is needed.
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self {
            folder: folder.into(),
        }
    }

    /// The name of the file for rules with this fingerprint.
    #[must_use]
    pub fn file_name(fingerprint: u64) -> String {
        format!("{fingerprint:016x}.{EXTENSION}")
    }

    /// What is kept of these rules; `None` if nothing is.
    ///
    /// # Errors
    /// If there is a file, and it can't be used.
    pub fn load(&self, rules: &RuleSet) -> Result<Option<Results>, LabStoreError> {
        let path = self.path(rules.fingerprint());
        let failed = |reason| LabStoreError {
            file: path.display().to_string(),
            reason,
        };
        match read_text(&path, MOST_BYTES) {
            Ok(text) => kept::read(&text, rules)
                .map(Some)
                .map_err(|error| failed(error.into())),
            Err(error) if error.is_absent() => Ok(None),
            Err(error) => Err(failed(error.into())),
        }
    }

    /// Keeps these results in place of what was there.
    ///
    /// # Errors
    /// If they can't be written; what was there stays then.
    pub fn save(&self, results: &Results) -> Result<(), LabStoreError> {
        let path = self.path(results.fingerprint());
        self.write(results).map_err(|reason| LabStoreError {
            file: path.display().to_string(),
            reason,
        })
    }

    fn write(&self, results: &Results) -> Result<(), Reason> {
        let text = kept::text(results)?;
        fs::create_dir_all(&self.folder)?;
        let path = self.path(results.fingerprint());
        Ok(write_whole(&path, |file| file.write_all(text.as_bytes()))?)
    }

    fn path(&self, fingerprint: u64) -> PathBuf {
        self.folder.join(Self::file_name(fingerprint))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::ai::Level;
    use crate::lab::{Lab, Plan};
    use crate::rules::library;

    #[test]
    fn results_are_found_again_and_a_damaged_file_is_left_alone() {
        let folder = std::env::temp_dir().join(format!("awale-lab-store-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let store = LabStore::new(&folder);
        let rules = library::load("2-4").unwrap().unwrap();
        assert!(store.load(&rules).unwrap().is_none());
        let mut lab = Lab::new(rules.clone(), Plan::at(Level::Initiation), 3);
        assert!(lab.step(&AtomicBool::new(false)));
        store.save(lab.results()).unwrap();
        assert_eq!(store.load(&rules).unwrap().as_ref(), Some(lab.results()));

        let path = folder.join(LabStore::file_name(rules.fingerprint()));
        fs::write(&path, "zebra").unwrap();
        let error = store.load(&rules).unwrap_err().to_string();
        assert!(error.contains("left unchanged"), "{error}");
        fs::write(&path, vec![b' '; MOST_BYTES as usize + 1]).unwrap();
        assert!(store.load(&rules).is_err());
        fs::remove_file(&path).unwrap();
        fs::create_dir(&path).unwrap();
        assert!(store.load(&rules).is_err() && store.save(lab.results()).is_err());
        let _ = fs::remove_dir_all(&folder);
    }
}
