//! The data folder in a browser: the page's local storage, where each key is a path and its value
//! the file's text. Writes are atomic and synchronous, so nothing is lost when the tab is closed.

use std::hash::Hash;
use std::io::{self, ErrorKind};
use std::path::Path;

use crate::browser;
use crate::files::MAX_TEXT_BYTES;
use crate::files::lock::Claim;
use crate::files::read::ReadError;

/// Returns `Taken` in a second tab. The first tab holds the page's own lock, requested before the
/// game starts because the answer is asynchronous, so there is no lock to return here.
pub fn claim(_: &Path) -> Claim {
    if browser::is_second_tab() {
        Claim::Taken
    } else {
        Claim::Failed(ErrorKind::Unsupported.into())
    }
}

/// Does nothing: writes are atomic here.
pub const fn remove_leftovers(_: &Path) {}

pub fn read_text(path: &Path) -> Result<String, ReadError> {
    let text = read(path)?.ok_or_else(|| io::Error::from(ErrorKind::NotFound))?;
    if text.len() as u64 > MAX_TEXT_BYTES {
        return Err(ReadError::TooLong {
            limit: MAX_TEXT_BYTES,
        });
    }
    Ok(text)
}

pub fn write(path: &Path, text: &str) -> io::Result<()> {
    // If storage is readable, a write fails only when the page's quota is used up.
    browser::write(&key(path), text).map_err(|_| ErrorKind::StorageFull.into())
}

pub fn append(path: &Path, text: &str) -> io::Result<()> {
    let old = read(path)?.unwrap_or_default();
    write(path, &(old + text))
}

pub fn remove(path: &Path) -> io::Result<()> {
    browser::remove(&key(path)).map_err(|_| unavailable())
}

pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    let text = read(from)?.ok_or(ErrorKind::NotFound)?;
    write(to, &text)?;
    remove(from)
}

pub fn exists(path: &Path) -> bool {
    matches!(read(path), Ok(Some(_)))
}

/// Returns the names of the files in `folder`.
pub fn names(folder: &Path) -> impl Iterator<Item = String> + use<> {
    let names = browser::keys(&format!("{}/", key(folder))).into_iter();
    names.filter(|name| !name.contains('/'))
}

/// Returns the name of each file in `folder`, with a value that changes when the file is written.
pub fn stamps(folder: &Path) -> impl Iterator<Item = (String, impl Hash + Ord + use<>)> + use<> {
    let folder = folder.to_owned();
    names(&folder).filter_map(move |name| {
        let text = read(&folder.join(&name)).ok()??;
        Some((name, text))
    })
}

/// Returns a value that changes when the file is written; `None` if there is no file.
pub fn stamp(path: &Path) -> Option<impl Hash + use<>> {
    read(path).ok()?
}

fn read(path: &Path) -> io::Result<Option<String>> {
    browser::read(&key(path)).map_err(|_| unavailable())
}

fn key(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

fn unavailable() -> io::Error {
    io::Error::new(
        ErrorKind::PermissionDenied,
        "the browser doesn't let this page store data",
    )
}
