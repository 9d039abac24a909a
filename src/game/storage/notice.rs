//! What a player is told about his files.

use bevy::prelude::*;
use thiserror::Error;

/// Something about a file that a player should know. `reason` is what the system says.
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
        reason: String,
    },
    /// A file could not be written; the old one, if any, stays.
    #[error("{file} could not be saved: {reason}")]
    NotSaved {
        /// The file's name.
        file: String,
        /// Why.
        reason: String,
    },
}
