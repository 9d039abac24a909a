//! A lock on writing, which the system releases when the program ends, even after a crash.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;

use super::read::{ReadError, open_with};

/// A lock, held until this is dropped or the program ends.
#[derive(Debug)]
pub struct FileLock {
    _file: File,
}

/// The result of [`claim`].
#[derive(Debug)]
pub enum Claim {
    /// This program holds the lock.
    Held(FileLock),
    /// Another program holds it.
    Taken,
    /// The system, disk or folder doesn't support locks.
    Impossible(io::Error),
}

/// Tries to lock the file at `path`, which is created if needed and never removed.
///
/// The lock has a file of its own: if a locked file were replaced or removed, two programs could
/// both hold a lock.
#[must_use]
pub fn claim(path: &Path) -> Claim {
    match open(path) {
        Ok(file) => match file.try_lock() {
            Ok(()) => Claim::Held(FileLock { _file: file }),
            Err(TryLockError::WouldBlock) => Claim::Taken,
            Err(TryLockError::Error(error)) => Claim::Impossible(error),
        },
        Err(error) => Claim::Impossible(error),
    }
}

fn open(path: &Path) -> io::Result<File> {
    let made = OpenOptions::new().write(true).create_new(true).open(path);
    match made {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            open_with(path, OpenOptions::new().write(true)).map_err(ReadError::into)
        }
        other => other,
    }
}
