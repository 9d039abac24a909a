//! What a player is told about his files.

use std::io;

use bevy::prelude::*;
use thiserror::Error;

/// Something about a file that a player should know.
#[derive(Message, Clone, Debug, PartialEq, Eq, Error)]
pub enum StorageNotice {
    /// A file was not readable as what it should be; it was set aside.
    #[error("{file} could not be understood; it was set aside as {kept_as}")]
    Damaged {
        /// The file's name.
        file: String,
        /// The name under which it is kept.
        kept_as: String,
    },
    /// A file could not be read, and stays as it is.
    #[error("{file} could not be read: {reason}")]
    NotRead {
        /// The file's name.
        file: String,
        /// Why.
        reason: FileTrouble,
    },
    /// A file could not be written; the old one, if any, stays.
    #[error("{file} could not be saved: {reason}")]
    NotSaved {
        /// The file's name.
        file: String,
        /// Why.
        reason: FileTrouble,
    },
}

/// Why a file could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileTrouble {
    /// There is no room left.
    #[error("the disk is full")]
    DiskFull,
    /// The player, or the program, has no right to it.
    #[error("access is not allowed")]
    NoAccess,
    /// Anything else, in the words of the system.
    #[error("{0}")]
    Other(String),
}

impl From<io::Error> for FileTrouble {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::DiskFull,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::NoAccess,
            _ => Self::Other(error.to_string()),
        }
    }
}
