//! Files named on the command line: error messages, writing and locks.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

use awale_engine::files::lock::{claim_target, claim_target_blocking};
use awale_engine::files::{Claim, FileLock, ShownPath, write, write_atomic};

/// Returns the path of a file, escaped for printing.
pub fn shown_path(path: &Path) -> String {
    ShownPath(path).to_string()
}

/// Returns an error message that names the file.
pub fn in_file(path: &Path, error: &dyn Display) -> String {
    format!("{}: {error}", shown_path(path))
}

/// Returns the error message for a file that can't be written.
pub fn unwritable(path: &Path, error: &io::Error) -> String {
    in_file(path, &format_args!("can't be written: {error}"))
}

/// Checks that the file can be written, before any work whose result goes into it.
pub fn check_writable(path: Option<&Path>) -> Result<(), String> {
    path.map_or(Ok(()), |path| {
        write::check_writable(path).map_err(|error| unwritable(path, &error))
    })
}

/// Writes the whole file, replacing any old one.
pub fn write_file(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> Result<(), String> {
    write_atomic(path, write).map_err(|error| unwritable(path, &error))
}

/// Returns the path with `suffix` appended to its name.
pub fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Locks a file for `activity`, which appears in the error; returns `None` if the file system
/// doesn't support locks. The lock covers all names of the file.
pub fn lock(path: &Path, activity: &str) -> Result<Option<FileLock>, String> {
    acquire(claim_target(path), path, activity)
}

/// Locks a file to read, merge and write it; waits for other programs.
pub fn lock_to_merge(path: &Path) -> Result<Option<FileLock>, String> {
    acquire(claim_target_blocking(path), path, "writing it")
}

/// Returns the lock if it was acquired, and removes unfinished files that killed programs left
/// behind.
fn acquire(claim: Claim, path: &Path, activity: &str) -> Result<Option<FileLock>, String> {
    match claim {
        Claim::Held(lock) => {
            if let Ok(target) = write::resolve_link(path) {
                write::remove_leftovers_of(&target);
            }
            Ok(Some(lock))
        }
        Claim::Taken => Err(in_file(
            path,
            &format_args!("another program is {activity}"),
        )),
        Claim::Failed(error) if error.kind() == io::ErrorKind::Unsupported => Ok(None),
        Claim::Failed(error) => Err(unwritable(path, &error)),
    }
}
