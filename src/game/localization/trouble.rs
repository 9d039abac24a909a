//! File errors in the player's language.

use crate::game::storage::FileTrouble;
use crate::text::Messages;

/// Common errors are translated; others are the system's messages.
#[must_use]
pub fn trouble(words: &Messages, reason: FileTrouble) -> String {
    match reason {
        FileTrouble::DiskFull => words.get("ui-notice-disk-full"),
        FileTrouble::NoAccess => words.get("ui-notice-no-access"),
        FileTrouble::NotRegular => words.get("ui-notice-not-regular"),
        FileTrouble::Damaged => words.get("ui-notice-in-the-way"),
        FileTrouble::TooLong => words.get("ui-notice-too-long"),
        FileTrouble::Other(said) => said,
    }
}
