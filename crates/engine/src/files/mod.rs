//! Files on the player's machine: safe names, bounded reads and atomic writes. No Bevy, no
//! player-facing text.
//!
//! - [`name`]: [`FileName`], [`Folder`] and [`Place`]: the only way to make paths in the home.
//! - [`read`]: [`read_regular`] and [`read_stream`]: regular files only, up to a size limit.
//! - [`write`](mod@write): atomic writes, and the removal of unfinished files.
//! - [`lock`]: the write lock.
//! - [`home`]: the program's data folder.
//! - [`backup`]: a home's files as one text, to be restored in another home.
//! - [`versioned`]: values that the program stores for its own use, with a format version.
//!
//! Only this module opens files; a test searches the sources.

pub mod backup;
mod disk;
pub mod home;
pub mod lock;
pub mod name;
pub mod read;
pub mod versioned;
pub mod write;

pub use backup::{Backup, MAX_BACKUP_BYTES, Restored};
pub use home::Home;
pub use lock::{Claim, FileLock, claim};
pub use name::{FileName, Folder, Place, ShownPath};
pub use read::{ReadError, open_regular, read_regular, read_stream, read_text};
pub use write::write_whole;

/// The maximum size of a file of settings, rules, a game or a match, in bytes.
pub const MAX_TEXT_BYTES: u64 = 1 << 20;
/// The maximum number of files listed per folder.
pub const MAX_LISTED: usize = 10_000;
/// The maximum number of files read per folder to show a list of them.
pub const MAX_READ: usize = 500;
/// The maximum number of them read in one frame.
pub const MAX_READS_PER_FRAME: usize = 16;
/// After this number of bytes, no further file is read in the same frame.
pub const MAX_BYTES_PER_FRAME: usize = 1 << 16;

#[cfg(test)]
mod tests;
