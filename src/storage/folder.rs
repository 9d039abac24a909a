//! Shows folders in the system's file manager, detects changes by other programs, and reads files
//! that the player opens.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

use super::Storage;
use awale_engine::files::{Folder, MAX_BACKUP_BYTES, Place, ReadError, read_text};

/// The system's command for opening a folder or a URL.
const OPEN_COMMAND: &str = if cfg!(target_os = "windows") {
    "explorer"
} else if cfg!(target_os = "macos") {
    "open"
} else {
    "xdg-open"
};

impl Storage {
    /// Returns a stamp that changes when a file is created, removed or written in a folder.
    #[must_use]
    pub fn stamp(&self, folder: Folder) -> u64 {
        self.flushed_home().map_or(0, |home| home.stamp(folder))
    }

    /// Returns a stamp that changes when the file is written or replaced; `None` if it doesn't
    /// exist.
    #[must_use]
    pub fn file_stamp(&self, place: impl Into<Place>) -> Option<u64> {
        self.flushed_home()?.file_stamp(&place.into())
    }

    /// Shows a folder in the system's file manager, and creates it if necessary.
    ///
    /// # Errors
    /// Returns an error if the file manager can't be started.
    pub fn show_folder(&self, folder: Folder) -> io::Result<()> {
        let path = self
            .folder(folder)
            .ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))?;
        fs::create_dir_all(&path)?;
        open(path.as_os_str())
    }

    /// Reads a file that the player opens, in any folder.
    ///
    /// # Errors
    /// Returns an error if the file can't be read.
    pub fn read_opened(path: &Path) -> Result<String, ReadError> {
        read_text(path, MAX_BACKUP_BYTES)
    }
}

/// Opens an email with this text in the system's email program.
pub(super) fn open_mail(text: &str) -> io::Result<()> {
    let is_unreserved = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    let body = text.bytes().map(|byte| match byte {
        _ if is_unreserved(byte) => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    });
    let body: String = body.collect();
    open(format!("mailto:?subject=Awale&body={body}").as_ref())
}

/// Opens the page at this address in the system's browser.
pub(super) fn open_page(address: &str) -> io::Result<()> {
    open(format!("https://{address}").as_ref())
}

/// Opens a file, a folder or a URL with the system's default program.
fn open(target: &OsStr) -> io::Result<()> {
    let mut child = Command::new(OPEN_COMMAND)
        .arg(target)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    // A thread waits for the process, so that it doesn't become a zombie or block the game.
    std::thread::spawn(move || child.wait());
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::fixtures::Scratch;
    use awale_engine::files::FileName;

    #[test]
    fn changing_a_folder_changes_its_stamp() {
        const RULES: Folder = Folder::from_static("rules");
        let file = RULES.file(FileName::from_static("a.ron"));
        let folder = Scratch::new();
        let mut storage = Storage::at(&folder.0);
        let empty = storage.stamp(RULES);
        assert_eq!(storage.stamp(RULES), empty);
        storage.write_text(&file, "one");
        let first = storage.stamp(RULES);
        assert_ne!(first, empty);
        storage.write_text(&file, "another");
        assert_ne!(storage.stamp(RULES), first);
        storage.remove(&file);
        assert_eq!(storage.stamp(RULES), empty);
    }
}
