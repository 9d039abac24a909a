//! Reading and writing whole files, so that an old one is never half gone.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// A file larger than this is not one of ours, in bytes.
pub(super) const LARGEST_FILE: u64 = 1 << 20;

/// All bytes of a file.
pub(super) fn read(path: &Path) -> io::Result<Vec<u8>> {
    // A file of another size is never read: what is left of it can't be understood, and is set aside.
    let length = fs::metadata(path)?.len();
    if length > LARGEST_FILE {
        Ok(vec![0xFF])
    } else {
        fs::read(path)
    }
}

/// Adds to the end of a file.
///
/// What grows line by line is not written anew each time: a line that is cut off is no great loss.
pub(super) fn append(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut file = fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(path)?;
    file.write_all(bytes)
}

/// Writes the whole file under another name and puts it in place of the old one.
pub(super) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let unfinished = path.with_extension(format!("{}.tmp", std::process::id()));
    let written = fs::File::create(&unfinished)
        .and_then(|mut file| {
            file.write_all(bytes)?;
            file.sync_all()
        })
        .and_then(|()| fs::rename(&unfinished, path));
    if written.is_err() {
        // The old file is whole; a leftover would only be in the way.
        let _ = fs::remove_file(&unfinished);
    }
    written
}
