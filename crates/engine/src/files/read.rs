//! Reads untrusted files: regular files only, up to a size limit.
//!
//! A pipe without a writer would block the program, and a device may never end. So the metadata is
//! checked before the file is opened, the open doesn't block, the open file is checked again in
//! case it was replaced in between, and reading stops at the limit.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Read};
use std::path::Path;

use thiserror::Error;

/// Why a file or stream can't be read.
#[derive(Debug, Error)]
pub enum ReadError {
    /// It is a folder.
    #[error("this is a folder, not a file")]
    Folder,
    /// It is a pipe, a device or similar.
    #[error("not a regular file")]
    NotRegular,
    /// It is larger than allowed.
    #[error("the file has more than {limit} bytes")]
    TooLong {
        /// The bytes allowed.
        limit: u64,
    },
    /// It isn't UTF-8.
    #[error("not UTF-8 text")]
    NotText,
    /// The system's error.
    #[error(transparent)]
    System(#[from] io::Error),
}

impl ReadError {
    /// Returns true if there is no such file.
    #[must_use]
    pub fn is_absent(&self) -> bool {
        matches!(self, Self::System(error) if error.kind() == io::ErrorKind::NotFound)
    }
}

impl From<ReadError> for io::Error {
    fn from(error: ReadError) -> Self {
        let kind = match error {
            ReadError::System(error) => return error,
            ReadError::Folder => io::ErrorKind::IsADirectory,
            ReadError::NotRegular => io::ErrorKind::InvalidInput,
            ReadError::TooLong { .. } => io::ErrorKind::FileTooLarge,
            ReadError::NotText => io::ErrorKind::InvalidData,
        };
        Self::new(kind, error)
    }
}

/// Opens a regular file for reading, without blocking.
///
/// # Errors
/// Returns an error if it isn't a regular file, or can't be opened.
pub fn open_regular(path: impl AsRef<Path>) -> Result<File, ReadError> {
    open_with(path.as_ref(), OpenOptions::new().read(true))
}

/// Reads a regular file of at most `limit` bytes.
///
/// # Errors
/// Returns an error if it isn't a regular file, is longer, or can't be read.
pub fn read_regular(path: impl AsRef<Path>, limit: u64) -> Result<Vec<u8>, ReadError> {
    let file = open_regular(path)?;
    if file.metadata()?.len() > limit {
        return Err(ReadError::TooLong { limit });
    }
    // A file can grow while it is read.
    read_stream(file, limit)
}

/// Reads the text of a regular file of at most `limit` bytes.
///
/// # Errors
/// Returns an error if it isn't a regular file, is longer, isn't UTF-8, or can't be read.
pub fn read_text(path: impl AsRef<Path>, limit: u64) -> Result<String, ReadError> {
    let bytes = read_regular(path, limit)?;
    String::from_utf8(bytes).map_err(|_| ReadError::NotText)
}

/// Reads a stream of at most `limit` bytes.
///
/// # Errors
/// Returns an error if it is longer, or can't be read. At most one byte over the limit is taken
/// from `input`.
pub fn read_stream(input: impl Read, limit: u64) -> Result<Vec<u8>, ReadError> {
    let mut bytes = Vec::new();
    input
        .take(limit.saturating_add(1))
        .read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit {
        Err(ReadError::TooLong { limit })
    } else {
        Ok(bytes)
    }
}

/// Opens an existing regular file; never blocks, and never creates a file.
pub(super) fn open_with(path: &Path, options: &mut OpenOptions) -> Result<File, ReadError> {
    // Checked first, because opening a device can have effects.
    regular(&fs::metadata(path)?)?;
    let file = without_waiting(options).open(path)?;
    regular(&file.metadata()?)?;
    Ok(file)
}

/// Returns an error unless it is a regular file.
pub(super) fn regular(about: &Metadata) -> Result<(), ReadError> {
    if about.is_file() {
        Ok(())
    } else if about.is_dir() {
        Err(ReadError::Folder)
    } else {
        Err(ReadError::NotRegular)
    }
}

#[cfg(unix)]
pub(super) fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    options.custom_flags(libc::O_NONBLOCK | libc::O_NOCTTY)
}

#[cfg(not(unix))]
pub(super) fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}
