//! Write locks, which the system releases when the program ends, even after a crash.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use super::read::{ReadError, open_with};
use super::write::resolve_link;

/// How long [`claim`] waits for another program.
const PATIENCE: Duration = Duration::from_millis(500);
/// The pause between two attempts of [`claim`].
const PAUSE: Duration = Duration::from_millis(10);

/// A lock, held until this value is dropped or the program ends.
#[derive(Debug)]
pub struct FileLock {
    _file: File,
    /// The protected file, which on Unix is also locked if it exists.
    _target: Option<File>,
}

/// The result of [`claim`].
#[derive(Debug)]
pub enum Claim {
    /// This program holds the lock.
    Held(FileLock),
    /// Another program holds the lock.
    Taken,
    /// The lock file couldn't be opened or locked, for example because the file system doesn't
    /// support locks.
    Failed(io::Error),
}

/// Locks the file at `path`, which is created if needed and never removed. Waits half a
/// second for another program: it may be closing.
///
/// Use a separate file as the lock: if the locked file were replaced or removed, two programs could
/// both hold a lock.
#[must_use]
pub fn claim(path: &Path) -> Claim {
    let start = Instant::now();
    loop {
        let claim = match open_or_create(path) {
            Ok(file) => lock_files(file, None, File::try_lock),
            Err(error) => Claim::Failed(error),
        };
        if !matches!(claim, Claim::Taken) || start.elapsed() > PATIENCE {
            return claim;
        }
        thread::sleep(PAUSE);
    }
}

/// Tries to lock the file at `path` under all of its names. The lock file, with `.lock` appended to
/// the name, is next to the target of symbolic links. On Unix, the file itself is locked too, which
/// covers hard links.
///
/// Creates no lock file for a path at which no file can be written.
#[must_use]
pub fn claim_target(path: &Path) -> Claim {
    lock_target(path, File::try_lock)
}

/// Like [`claim_target`], but waits for the other program. Use only for locks that are held
/// briefly: to read, merge and write.
#[must_use]
pub fn claim_target_blocking(path: &Path) -> Claim {
    lock_target(path, |file| file.lock().map_err(TryLockError::Error))
}

fn lock_target(path: &Path, lock: fn(&File) -> Result<(), TryLockError>) -> Claim {
    let opened = resolve_link(path).and_then(|target| {
        let mut lock_path = target.clone().into_os_string();
        lock_path.push(".lock");
        Ok((open_or_create(Path::new(&lock_path))?, target))
    });
    match opened {
        Ok((file, target)) => lock_files(file, Some(&target), lock),
        Err(error) => Claim::Failed(error),
    }
}

fn lock_files(
    file: File,
    target: Option<&Path>,
    lock: fn(&File) -> Result<(), TryLockError>,
) -> Claim {
    let locked = lock(&file).and_then(|()| {
        // Outside Unix, a locked file can't be written through another handle.
        let target = target.filter(|_| cfg!(unix));
        let target = target.and_then(|path| open_with(path, OpenOptions::new().read(true)).ok());
        match target.as_ref().map(lock) {
            Some(Err(TryLockError::WouldBlock)) => Err(TryLockError::WouldBlock),
            // Some file systems can only lock files opened for writing.
            _ => Ok(target),
        }
    });
    match locked {
        Ok(target) => Claim::Held(FileLock {
            _file: file,
            _target: target,
        }),
        Err(TryLockError::WouldBlock) => Claim::Taken,
        Err(TryLockError::Error(error)) => Claim::Failed(error),
    }
}

fn open_or_create(path: &Path) -> io::Result<File> {
    match OpenOptions::new().write(true).create_new(true).open(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            open_with(path, OpenOptions::new().write(true)).map_err(ReadError::into)
        }
        other => other,
    }
}
