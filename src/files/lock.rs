//! Who may write: a lock that goes with the program that holds it, however it ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;

use super::read::{ReadError, open_with};

/// A lock that is held until this is dropped, or the program ends.
#[derive(Debug)]
pub struct FileLock {
    _file: File,
}

/// What came of asking for a lock.
#[derive(Debug)]
pub enum Claim {
    /// It is ours.
    Held(FileLock),
    /// Another program holds it.
    Taken,
    /// This system, disk or folder knows no locks.
    Impossible(io::Error),
}

/// Asks for the lock that the file at `path` stands for; it is made if there is none, and stays.
///
/// A file of its own stands for the lock, and is never removed: of two who lock a file that is then
/// replaced or removed, both would hold a lock.
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
