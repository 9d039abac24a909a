//! The data folder on disk.

use std::ffi::OsString;
use std::fs::{self, DirEntry, Metadata};
use std::hash::Hash;
use std::io::{self, Write};
use std::path::Path;

use crate::files::lock::{self, Claim};
use crate::files::read::{self, ReadError};
use crate::files::{MAX_TEXT_BYTES, write};

pub use crate::files::write::remove_leftovers;

/// Tries to take the lock at `path`, and creates its folder if needed.
pub fn claim(path: &Path) -> Claim {
    match create_folder_of(path) {
        Ok(()) => lock::claim(path),
        Err(error) => Claim::Failed(error),
    }
}

pub fn read_text(path: &Path) -> Result<String, ReadError> {
    read::read_text(path, MAX_TEXT_BYTES)
}

pub fn write(path: &Path, text: &str) -> io::Result<()> {
    create_folder_of(path)?;
    write::write_atomic(path, |file| file.write_all(text.as_bytes()))
}

pub fn append(path: &Path, text: &str) -> io::Result<()> {
    create_folder_of(path)?;
    write::append(path, text.as_bytes())
}

pub fn remove(path: &Path) -> io::Result<()> {
    fs::remove_file(path)
}

pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)
}

pub fn exists(path: &Path) -> bool {
    // A dangling link counts as a file.
    fs::symlink_metadata(path).is_ok()
}

/// Returns the names in `folder` that are UTF-8; none if the folder can't be read.
pub fn names(folder: &Path) -> impl Iterator<Item = String> {
    entries(folder).filter_map(|entry| entry.file_name().into_string().ok())
}

/// Returns the name of each file in `folder`, with a value that changes when the file is written.
pub fn stamps(folder: &Path) -> impl Iterator<Item = (OsString, impl Hash + Ord + use<>)> {
    entries(folder).filter_map(|entry| {
        let metadata = entry.metadata().ok()?;
        let stamp = (metadata.len(), metadata.modified().ok());
        Some((entry.file_name(), stamp))
    })
}

/// Returns a value that changes when the file is written or replaced; `None` if there is no file.
pub fn stamp(path: &Path) -> Option<impl Hash + use<>> {
    let metadata = fs::metadata(path).ok()?;
    Some((
        metadata.len(),
        metadata.modified().ok(),
        identity(&metadata),
    ))
}

fn entries(folder: &Path) -> impl Iterator<Item = DirEntry> + use<> {
    fs::read_dir(folder).into_iter().flatten().flatten()
}

/// Creates the folder of the file at `path`, if needed.
fn create_folder_of(path: &Path) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)
}

/// Returns numbers that change when the file is replaced, on systems that have them.
#[cfg(unix)]
fn identity(metadata: &Metadata) -> [i64; 3] {
    use std::os::unix::fs::MetadataExt;
    [
        metadata.ino() as i64,
        metadata.ctime(),
        metadata.ctime_nsec(),
    ]
}

#[cfg(not(unix))]
const fn identity(_: &Metadata) -> [i64; 3] {
    [0; 3]
}
