//! Bounded reads of untrusted files: only regular files, and only up to a size limit.
//!
//! Opening a pipe without a writer would block the program, and a device can be endless. So the
//! metadata is checked before the file is opened without blocking, and checked again on the open
//! file in case it was replaced in between. Reading stops at the limit.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Read};
use std::path::Path;

use thiserror::Error;

/// Why a file or stream can't be read.
#[derive(Debug, Error)]
pub enum ReadError {
    /// The path is a folder.
    #[error("is a folder, not a file")]
    Folder,
    /// The path is a pipe, a device or similar.
    #[error("not a regular file")]
    NotRegular,
    /// The file is too long.
    #[error("the file is longer than {limit} bytes")]
    TooLong {
        /// The maximum number of bytes.
        limit: u64,
    },
    /// The file isn't UTF-8.
    #[error("not valid UTF-8")]
    NotText,
    /// The system reported an error.
    #[error(transparent)]
    System(#[from] io::Error),
}

impl ReadError {
    /// Returns true if the file doesn't exist.
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
/// Returns an error if the file isn't regular or can't be opened.
pub fn open_regular(path: impl AsRef<Path>) -> Result<File, ReadError> {
    open_with(path.as_ref(), OpenOptions::new().read(true))
}

/// Reads a regular file of at most `limit` bytes.
///
/// # Errors
/// Returns an error if the file isn't regular, is longer, or can't be read.
pub fn read_regular(path: impl AsRef<Path>, limit: u64) -> Result<Vec<u8>, ReadError> {
    let file = open_regular(path)?;
    if file.metadata()?.len() > limit {
        return Err(ReadError::TooLong { limit });
    }
    // The file can grow while it is read.
    read_stream(file, limit)
}

/// Reads the text of a regular file of at most `limit` bytes.
///
/// # Errors
/// Returns an error if the file isn't regular, is longer, isn't UTF-8, or can't be read.
pub fn read_text(path: impl AsRef<Path>, limit: u64) -> Result<String, ReadError> {
    let bytes = read_regular(path, limit)?;
    String::from_utf8(bytes).map_err(|_| ReadError::NotText)
}

/// Reads a stream of at most `limit` bytes.
///
/// # Errors
/// Returns an error if the stream is longer or can't be read. Takes at most one byte more than the
/// limit from `input`.
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

/// Opens an existing regular file. Never blocks, and never creates a file.
pub(super) fn open_with(path: &Path, options: &mut OpenOptions) -> Result<File, ReadError> {
    // Check first, because opening a device can have side effects.
    check_regular(&fs::metadata(path)?)?;
    let file = nonblocking(options).open(path)?;
    check_regular(&file.metadata()?)?;
    Ok(file)
}

/// Returns an error unless the metadata is that of a regular file.
pub(super) fn check_regular(metadata: &Metadata) -> Result<(), ReadError> {
    if metadata.is_file() {
        Ok(())
    } else if metadata.is_dir() {
        Err(ReadError::Folder)
    } else {
        Err(ReadError::NotRegular)
    }
}

/// Makes opening a pipe or a device return at once.
#[cfg(unix)]
pub(super) fn nonblocking(options: &mut OpenOptions) -> &mut OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    options.custom_flags(libc::O_NONBLOCK | libc::O_NOCTTY)
}

#[cfg(not(unix))]
pub(super) fn nonblocking(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}
