//! Files of the player's machine: names that are safe, one reader for all that comes from outside,
//! and writing that never leaves half a file. No Bevy, no words for players.
//!
//! - [`name`]: [`FileName`], [`Folder`] and [`Place`]: the only things from which a path inside the
//!   home is made.
//! - [`read`]: [`read_regular`] and [`read_stream`]: regular files only, and never more bytes than
//!   allowed.
//! - [`write`](mod@write): whole files, put in place when they are whole; what an ended program
//!   left behind.
//! - [`lock`]: who may write.
//! - [`home`]: the folder in which the program keeps what it remembers.
//! - [`backup`]: all that is kept as one text, to be carried to another home.
//! - [`kept`]: values that the program keeps for itself, with the number of their format.
//!
//! Nothing else in the library opens files: a test below reads the sources.

pub mod backup;
mod disk;
pub mod home;
pub mod kept;
pub mod lock;
pub mod name;
pub mod read;
pub mod write;

pub use backup::{Backup, LARGEST_BACKUP, Restored};
pub use home::Home;
pub use lock::{Claim, FileLock, claim};
pub use name::{FileName, Folder, Place};
pub use read::{ReadError, open_regular, read_regular, read_stream, read_text};
pub use write::write_whole;

/// A file of settings, rules, a game or a match is no larger, in bytes.
pub const LARGEST_TEXT: u64 = 1 << 20;
/// The most files of one folder that are listed.
pub const MOST_LISTED: usize = 10_000;
/// The most files of one folder that are read, to be shown in a list.
pub const MOST_READ: usize = 500;
/// The most of them that are read in one frame.
pub const READ_IN_A_FRAME: usize = 16;
/// After as many bytes, no other file is read in the same frame.
pub const BYTES_IN_A_FRAME: usize = 1 << 16;

#[cfg(test)]
mod tests;
