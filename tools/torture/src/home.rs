//! Temporary data folders with typical player files.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

/// Includes the text of a sample file.
macro_rules! sample {
    ($name:literal) => {
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../tests/data/samples/",
            $name
        ))
    };
}

/// Every kind of file that the game writes or reads, with an example.
pub const SAMPLE_FILES: [(&str, &str); 9] = [
    ("settings.ron", sample!("settings.ron")),
    ("last_choices.ron", sample!("last_choices.ron")),
    ("statistics.ron", sample!("statistics.ron")),
    ("draft.ron", sample!("draft.ron")),
    ("match.txt", sample!("match-awale.txt")),
    ("saves/one.txt", sample!("match-darra.txt")),
    ("games/2026-01-01 darra 1.txt", sample!("game-darra.txt")),
    ("games/2026-01-02 own 1.txt", sample!("game-own.txt")),
    ("rules/own.ron", sample!("own-rules.ron")),
];

/// Settings without pauses or sound.
const SETTINGS: &str = "(play: (speed: Off), look: (reduced_motion: true), sound: (muted: true))";
/// The choices for a match between two people.
const CHOICES: &str = "(variant: \"oware\", seats: ((kind: Person, level: \"initiation\"), \
                       (kind: Person, level: \"initiation\")), beginner: South)";

/// A temporary folder, deleted on drop.
pub struct Scratch(PathBuf);

impl Scratch {
    /// Creates an empty folder.
    ///
    /// # Errors
    /// Returns an error if it can't be created.
    pub fn new() -> io::Result<Self> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("awale-torture-{}-{number}", process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path)?;
        Ok(Self(path))
    }

    /// Returns the path of the folder.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Returns the path of `name` in the folder.
    pub fn join(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Writes a file to the folder, creating parent folders.
    ///
    /// # Errors
    /// Returns any file-system error.
    pub fn put(&self, name: &str, bytes: impl AsRef<[u8]>) -> io::Result<PathBuf> {
        let path = self.join(name);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, bytes)?;
        Ok(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Prepares a data folder for a match between two people.
///
/// # Errors
/// Returns any file-system error.
pub fn prepare_for_two_players(home: &Path) -> io::Result<()> {
    fs::create_dir_all(home)?;
    fs::write(home.join("settings.ron"), SETTINGS)?;
    fs::write(home.join("last_choices.ron"), CHOICES)
}

/// Returns all regular files in a folder and its subfolders, with their contents; those that can't
/// be read are returned as empty.
pub fn contents(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => folders.push(entry.path()),
                Ok(kind) if kind.is_file() => {
                    files.push((entry.path(), fs::read(entry.path()).unwrap_or_default()));
                }
                _ => {}
            }
        }
    }
    files.sort();
    files
}
