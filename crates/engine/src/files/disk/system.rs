//! A home in a folder on disk.

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
    match make_folder(path) {
        Ok(()) => lock::claim(path),
        Err(error) => Claim::Failed(error),
    }
}

pub fn read_text(path: &Path) -> Result<String, ReadError> {
    read::read_text(path, MAX_TEXT_BYTES)
}

pub fn write(path: &Path, text: &str) -> io::Result<()> {
    make_folder(path)?;
    write::write_whole(path, |file| file.write_all(text.as_bytes()))
}

pub fn append(path: &Path, text: &str) -> io::Result<()> {
    make_folder(path)?;
    write::append(path, text.as_bytes())
}

pub fn remove(path: &Path) -> io::Result<()> {
    fs::remove_file(path)
}

pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)
}

pub fn exists(path: &Path) -> bool {
    // A dangling link counts.
    fs::symlink_metadata(path).is_ok()
}

/// Returns the names in a folder that are UTF-8; none if it can't be read.
pub fn names(folder: &Path) -> impl Iterator<Item = String> {
    entries(folder).filter_map(|entry| entry.file_name().into_string().ok())
}

/// Returns the name of each file in a folder, with a value that changes when it is written.
pub fn stamps(folder: &Path) -> impl Iterator<Item = (OsString, impl Hash + Ord + use<>)> {
    entries(folder).filter_map(|entry| {
        let about = entry.metadata().ok()?;
        Some((entry.file_name(), (about.len(), about.modified().ok())))
    })
}

/// Returns a value that changes when the file is written or replaced; `None` if there is no file.
pub fn stamp(path: &Path) -> Option<impl Hash + use<>> {
    let about = fs::metadata(path).ok()?;
    Some((about.len(), about.modified().ok(), identity(&about)))
}

fn entries(folder: &Path) -> impl Iterator<Item = DirEntry> + use<> {
    fs::read_dir(folder).into_iter().flatten().flatten()
}

fn make_folder(path: &Path) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)
}

/// Numbers that change when the file is replaced, on systems that have them.
#[cfg(unix)]
fn identity(about: &Metadata) -> [i64; 3] {
    use std::os::unix::fs::MetadataExt;
    [about.ino() as i64, about.ctime(), about.ctime_nsec()]
}

#[cfg(not(unix))]
const fn identity(_: &Metadata) -> [i64; 3] {
    [0; 3]
}
