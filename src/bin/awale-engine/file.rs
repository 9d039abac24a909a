//! Files named on the command line: their errors, writing, and locks.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

use awale::files::{Claim, FileLock, claim, write, write_whole};

use crate::output::shown;

/// The path of a file, escaped for printing.
pub fn named(path: &Path) -> String {
    shown(&path.display().to_string()).to_string()
}

/// An error message that names the file.
pub fn in_file(path: &Path, error: &dyn Display) -> String {
    format!("{}: {error}", named(path))
}

/// The error message for a file that can't be written.
pub fn unwritable(path: &Path, error: &io::Error) -> String {
    in_file(path, &format_args!("can't be written: {error}"))
}

/// Refuses files that can't be written, before the work whose result goes there.
pub fn check_writable(path: Option<&Path>) -> Result<(), String> {
    path.map_or(Ok(()), |path| {
        write::check_writable(path).map_err(|error| unwritable(path, &error))
    })
}

/// Writes the whole file, in place of the old one.
pub fn write_file(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> Result<(), String> {
    write_whole(path, write).map_err(|error| unwritable(path, &error))
}

/// The path with `tail` behind its name.
pub fn followed_by(path: &Path, tail: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(tail);
    name.into()
}

/// The lock on a file for one kind of work, which the error names; `None` if the file system has no
/// locks.
pub fn lock(path: &Path, work: &str) -> Result<Option<FileLock>, String> {
    match claim(&followed_by(path, ".lock")) {
        Claim::Held(lock) => Ok(Some(lock)),
        Claim::Taken => Err(in_file(path, &format_args!("another program is {work}"))),
        Claim::Impossible(error) if error.kind() == io::ErrorKind::Unsupported => Ok(None),
        Claim::Impossible(error) => Err(unwritable(path, &error)),
    }
}
