//! File errors in the player's language.

use crate::storage::FileError;
use awale_engine::text::Messages;

/// Describes a file error: common ones in the player's language, others by the system's message.
#[must_use]
pub fn file_error(words: &Messages, reason: FileError) -> String {
    match reason {
        FileError::DiskFull => words.get("ui-notice-disk-full"),
        FileError::NoAccess => words.get("ui-notice-no-access"),
        FileError::NotRegular => words.get("ui-notice-not-regular"),
        FileError::Damaged => words.get("ui-notice-in-the-way"),
        FileError::TooLong => words.get("ui-notice-too-long"),
        FileError::Other(text) => text,
    }
}
