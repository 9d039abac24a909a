//! What went wrong with a file, in the player's language.

use crate::game::storage::FileTrouble;
use crate::text::Messages;

/// The usual troubles are said in the player's language, all others as the system says them.
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
