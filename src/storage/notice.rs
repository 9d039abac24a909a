//! Notices about files.

use std::io;

use bevy::prelude::*;
use thiserror::Error;

use awale_engine::files::ReadError;

/// A notice about a file.
#[derive(Message, Clone, Debug, PartialEq, Eq, Error)]
pub enum StorageNotice {
    /// An invalid file was set aside.
    #[error("{file} is invalid and was set aside as {new_name}")]
    Damaged {
        /// The file's name.
        file: String,
        /// Its new name.
        new_name: String,
    },
    /// A file was read, but some of its values are invalid, and others are used instead.
    #[error("{file} has invalid values, which are replaced: {values}")]
    Replaced {
        /// The file's name.
        file: String,
        /// The invalid values, with their places in the file.
        values: String,
    },
    /// A file could not be read, and was left unchanged.
    #[error("{file} could not be read: {reason}")]
    NotRead {
        /// The file's name.
        file: String,
        /// The reason.
        reason: FileError,
    },
    /// A file could not be written; the old one, if any, is unchanged.
    #[error("{file} could not be saved: {reason}")]
    NotSaved {
        /// The file's name.
        file: String,
        /// The reason.
        reason: FileError,
    },
    /// An unfinished match that is being replaced was moved to the saved matches.
    #[error("the unfinished match was moved to the saved games")]
    SetAside,
    /// Another instance uses the same home folder.
    #[error("Awale is already running; this instance does not save automatically")]
    SecondProgram,
}

/// Why a file could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileError {
    /// The disk is full.
    #[error("the disk is full")]
    DiskFull,
    /// Permission denied.
    #[error("permission denied")]
    NoAccess,
    /// Not a regular file.
    #[error("not a regular file")]
    NotRegular,
    /// Too long for its kind of file.
    #[error("the file is too long")]
    TooLong,
    /// An invalid file could not be set aside, so it must not be overwritten.
    #[error("an invalid file is in its place")]
    Damaged,
    /// Any other system error.
    #[error("{0}")]
    Other(String),
}

impl FileError {
    /// Returns the error for a missing home folder.
    #[must_use]
    pub fn no_folder() -> Self {
        Self::Other("no folder to save it in".to_owned())
    }
}

impl From<ReadError> for FileError {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Folder | ReadError::NotRegular => Self::NotRegular,
            ReadError::TooLong { .. } => Self::TooLong,
            ReadError::NotText => Self::Other(error.to_string()),
            ReadError::System(error) => error.into(),
        }
    }
}

impl From<io::Error> for FileError {
    fn from(error: io::Error) -> Self {
        let read = error.get_ref().and_then(|inner| inner.downcast_ref());
        if let Some(ReadError::Folder | ReadError::NotRegular) = read {
            return Self::NotRegular;
        }
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::DiskFull,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::NoAccess,
            _ => Self::Other(error.to_string()),
        }
    }
}
