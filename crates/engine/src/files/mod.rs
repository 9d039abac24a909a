//! Files on the player's machine: safe names, bounded reads and atomic writes. No Bevy, no
//! player-facing text.
//!
//! - [`name`]: [`FileName`], [`Folder`] and [`Place`], the only way to build paths in the home.
//! - [`read`]: [`read_regular`] and [`read_stream`], for regular files up to a size limit.
//! - [`write`](mod@write): atomic writes, and the removal of unfinished files.
//! - [`lock`]: write locks.
//! - [`home`]: the program's data folder.
//! - [`backup`]: all files of a home as one text, which can be restored in another home.
//! - [`versioned`]: the program's own values, stored with a format version.
//!
//! Only this module opens files, as a test of the sources verifies.

use std::collections::VecDeque;

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
pub use write::write_atomic;

/// The maximum size of a file with settings, rules, a game or a match, in bytes.
pub const MAX_TEXT_BYTES: u64 = 1 << 20;
/// The maximum number of files listed per folder.
pub const MAX_LISTED: usize = 10_000;
/// The maximum number of files per folder read to show them in a list.
pub const MAX_READ: usize = 500;
/// The maximum number of these files read in one frame.
pub const MAX_READS_PER_FRAME: usize = 16;
/// The number of bytes after which no further file is read in the same frame.
pub const MAX_BYTES_PER_FRAME: usize = 1 << 16;

/// Reads the next of the `unread` files, as many as one frame may. `read` reads a file, and returns
/// its size in bytes.
pub fn read_in_frame(unread: &mut VecDeque<FileName>, mut read: impl FnMut(FileName) -> usize) {
    let mut bytes = 0;
    for _ in 0..MAX_READS_PER_FRAME {
        let Some(file) = unread.pop_front() else {
            break;
        };
        bytes += read(file);
        if bytes >= MAX_BYTES_PER_FRAME {
            break;
        }
    }
}

#[cfg(test)]
mod tests;
