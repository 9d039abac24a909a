//! Folders of ours as a player meets them: shown in the system's own window, changed behind our
//! back, and files that come from elsewhere.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

use super::Storage;
use super::files::LARGEST_FILE;

/// The program of this system that shows a folder.
const SHOWN_BY: &str = if cfg!(target_os = "windows") {
    "explorer"
} else if cfg!(target_os = "macos") {
    "open"
} else {
    "xdg-open"
};

impl Storage {
    /// A number that changes when a file comes into a folder of ours, goes, or is written.
    #[must_use]
    pub fn stamp(&self, folder: &str) -> u64 {
        self.path(folder).map_or(0, |path| stamp(&path))
    }

    /// Shows a folder of ours in the system's own window; it is made when there is none yet.
    ///
    /// # Errors
    /// What the system says.
    pub fn show_folder(&self, folder: &str) -> io::Result<()> {
        let path = self
            .path(folder)
            .ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))?;
        fs::create_dir_all(&path)?;
        let mut shown = Command::new(SHOWN_BY)
            .arg(path)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        // Waited for, so that nothing is left of it; not here, where the game would stand still.
        std::thread::spawn(move || shown.wait());
        Ok(())
    }

    /// The text of a file that a player has given us, from wherever it lies.
    ///
    /// # Errors
    /// What the system says; a file that is too long, or no text, is invalid data.
    pub fn read_given(path: &Path) -> io::Result<String> {
        if fs::metadata(path)?.len() > LARGEST_FILE {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        fs::read_to_string(path)
    }
}

/// A number that changes when a file comes into a folder, goes, or is written.
pub(super) fn stamp(folder: &Path) -> u64 {
    let mut seen: Vec<_> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let about = entry.metadata().ok()?;
            Some((entry.file_name(), about.len(), about.modified().ok()))
        })
        .collect();
    seen.sort();
    let mut hasher = DefaultHasher::new();
    seen.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_folder_that_changes_has_another_stamp() {
        let folder = std::env::temp_dir().join(format!("awale-stamp-{}", std::process::id()));
        let mut storage = Storage::at(&folder);
        let empty = storage.stamp("rules");
        assert_eq!(storage.stamp("rules"), empty);
        storage.write_text("rules/a.ron", "one");
        let one = storage.stamp("rules");
        assert_ne!(one, empty);
        storage.write_text("rules/a.ron", "another");
        assert_ne!(storage.stamp("rules"), one);
        storage.remove("rules/a.ron");
        assert_eq!(storage.stamp("rules"), empty);
        fs::remove_dir_all(folder).unwrap();
    }
}
