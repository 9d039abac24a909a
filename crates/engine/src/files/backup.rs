//! Backups: all files of a home as one text, which can be restored in another home.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::home::Home;
use super::name::{FileName, Folder, Place};
use super::versioned::pretty;
use super::write::is_unfinished;
use super::{MAX_LISTED, MAX_TEXT_BYTES};

/// The text with which every backup begins.
const PREFIX: &str = "AwaleBackup(";
/// The version of the format.
const FORMAT: u32 = 1;
/// The maximum size of a backup, in bytes.
pub const MAX_BACKUP_BYTES: u64 = 64 << 20;
/// An upper bound on the size of a backup without files, in bytes.
const MAX_OVERHEAD: u64 = 128;
/// The extensions of the files directly in the home folder.
const EXTENSIONS: [&str; 3] = [".ron", ".txt", ".awale"];

/// The contents of files by path, such as `games/2026-11-22 1.txt`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "AwaleBackup")]
pub struct Backup {
    format: u32,
    files: BTreeMap<String, String>,
    #[serde(skip)]
    left_out: usize,
}

/// The result of restoring a backup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// The files written. Code that read these places at startup must read them again.
    pub added: Vec<Place>,
    /// The number of files skipped because they exist with other contents.
    pub conflicting: usize,
    /// The number of files that are too long, couldn't be written, or have a path that the program
    /// never uses.
    pub refused: usize,
}

impl Backup {
    /// Returns true if `text` begins like a backup.
    #[must_use]
    pub fn recognizes(text: &str) -> bool {
        text.trim_start().starts_with(PREFIX)
    }

    /// Reads a backup.
    ///
    /// # Errors
    /// Returns the RON error, or an error if a newer version wrote the backup.
    pub fn read(text: &str) -> Result<Self, String> {
        let backup: Self = ron::from_str(text).map_err(|error| error.to_string())?;
        if backup.format > FORMAT {
            return Err(format!(
                "format {} of a newer program; this program reads format {FORMAT}",
                backup.format
            ));
        }
        Ok(backup)
    }

    /// Formats the backup as text.
    ///
    /// # Errors
    /// Returns the encoder's error.
    pub fn to_text(&self) -> Result<String, ron::Error> {
        ron::ser::to_string_pretty(self, pretty().struct_names(true))
    }

    /// Returns the number of files in the backup.
    #[must_use]
    pub fn len(&self) -> usize {
        self.files.len()
    }

    /// Returns the number of files of the home that aren't in the backup, because they couldn't be
    /// read or didn't fit.
    #[must_use]
    pub const fn left_out(&self) -> usize {
        self.left_out
    }

    /// Returns true if the backup has no files.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }
}

impl Home {
    /// Backs up the home and its `folders`, except for files that can't be read or don't fit.
    #[must_use]
    pub fn backup(&self, folders: &[Folder]) -> Backup {
        let in_root = EXTENSIONS
            .map(|extension| self.list_root(extension))
            .concat();
        let in_root = in_root.into_iter().map(Place::from);
        let in_folders = folders.iter().flat_map(|&folder| {
            let names = self.list(folder, "").into_iter();
            names.map(move |name| folder.file(name))
        });
        let mut remaining_bytes = MAX_BACKUP_BYTES - MAX_OVERHEAD;
        let mut files = BTreeMap::new();
        let unlisted = EXTENSIONS.map(|extension| self.unlisted(self.root(), extension));
        let unlisted = unlisted.into_iter().chain(
            folders
                .iter()
                .map(|&folder| self.unlisted(&self.folder(folder), "")),
        );
        let mut left_out = unlisted.sum();
        let places = in_root.chain(in_folders);
        for place in places.filter(|place| !is_unfinished(place.name().as_str())) {
            let text = self.read_text(&place).ok();
            let fitting = text.and_then(|text| {
                let bytes = [&key(&place), &text].map(|text| written_bytes(text));
                Some((remaining_bytes.checked_sub(bytes.iter().sum())?, text))
            });
            if let Some((rest, text)) = fitting {
                remaining_bytes = rest;
                files.insert(key(&place), text);
            } else {
                left_out += 1;
            }
        }
        Backup {
            format: FORMAT,
            files,
            left_out,
        }
    }

    /// Writes the files of a backup to the home and its `folders`. Existing files are kept.
    pub fn restore(&self, backup: &Backup, folders: &[Folder]) -> Restored {
        let mut restored = Restored::default();
        let max_files = MAX_LISTED * (folders.len() + 1);
        for (index, (key, text)) in backup.files.iter().enumerate() {
            let is_within_limits = text.len() as u64 <= MAX_TEXT_BYTES && index < max_files;
            let Some(place) = place(key, folders).filter(|_| is_within_limits) else {
                restored.refused += 1;
                continue;
            };
            if self.exists(&place) {
                let is_same = self.read_text(&place).is_ok_and(|old| old == *text);
                restored.conflicting += usize::from(!is_same);
            } else if self.write(&place, text).is_ok() {
                restored.added.push(place);
            } else {
                restored.refused += 1;
            }
        }
        restored
    }
}

/// Returns the number of bytes that `text` takes in a backup, including the punctuation around it.
fn written_bytes(text: &str) -> u64 {
    let encoded = ron::ser::to_string_pretty(text, pretty());
    encoded.map_or(u64::MAX / 2, |text| text.len() as u64 + MAX_OVERHEAD / 8)
}

/// Returns the path of a file as the key in a backup.
fn key(place: &Place) -> String {
    match place.folder() {
        Some(folder) => format!("{folder}/{}", place.name().as_str()),
        None => place.name().as_str().to_owned(),
    }
}

/// Returns the place of a key; `None` if the program never uses that path.
fn place(key: &str, folders: &[Folder]) -> Option<Place> {
    let (folder, name) = match key.split_once('/') {
        Some((folder, name)) => {
            let candidate = folders
                .iter()
                .find(|candidate| candidate.as_str() == folder)?;
            (Some(*candidate), name)
        }
        None => (None, key),
    };
    let name = FileName::parse(name).filter(|name| !is_unfinished(name.as_str()))?;
    match folder {
        Some(folder) => Some(folder.file(name)),
        None => EXTENSIONS
            .iter()
            .any(|extension| name.has_extension(extension))
            .then(|| name.into()),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::fixtures::{Scratch, is_long};
    use std::fs;

    const FOLDERS: [Folder; 2] = [Folder::from_static("games"), Folder::from_static("rules")];

    #[test]
    fn restoring_adds_files_and_overwrites_none() {
        let folders = [Scratch::new(), Scratch::new()];
        let [from, to] = folders.each_ref().map(|folder| Home::at(&folder.0));
        let file = |key: &str| place(key, &FOLDERS).unwrap();
        from.write(&file("settings.ron"), "(a: 1)").unwrap();
        from.write(&file("games/one 1.txt"), "C \"e\"\n").unwrap();
        from.write(&file("rules/mine.ron"), "theirs").unwrap();
        to.write(&file("rules/mine.ron"), "my own").unwrap();
        // A file that isn't UTF-8 is omitted and counted.
        fs::write(from.root().join("games/two 2.txt"), [0xff, 0xfe]).unwrap();
        let backup = from.backup(&FOLDERS);
        assert_eq!((backup.len(), backup.left_out()), (3, 1));
        let text = backup.to_text().unwrap();
        assert!(Backup::recognizes(&text) && !Backup::recognizes("(name: \"x\")"));
        let backup = Backup::read(&text).unwrap();
        assert_eq!(backup.len(), 3);
        let restored = to.restore(&backup, &FOLDERS);
        let expected = Restored {
            added: ["games/one 1.txt", "settings.ron"].map(file).into(),
            conflicting: 1,
            refused: 0,
        };
        assert_eq!(restored, expected);
        assert_eq!(to.read_text(&file("games/one 1.txt")).unwrap(), "C \"e\"\n");
        assert_eq!(to.read_text(&file("rules/mine.ron")).unwrap(), "my own");
        // Restoring again changes nothing.
        assert_eq!(to.restore(&backup, &FOLDERS).added, []);
    }

    #[test]
    fn a_foreign_backup_cannot_write_elsewhere() {
        let folder = Scratch::new();
        fs::create_dir_all(&folder.0).unwrap();
        let to = Home::at(&folder.0);
        let keys = [
            "../out.ron",
            "games/../../out.txt",
            "/etc/passwd",
            "other/a.txt",
            "program",
            "games/.hidden",
            "games/a.txt.1-2.tmp",
            "",
        ];
        for key in keys {
            let text = format!("AwaleBackup(format: 1, files: {{\"{key}\": \"x\"}})");
            let restored = to.restore(&Backup::read(&text).unwrap(), &FOLDERS);
            assert_eq!((restored.added.len(), restored.refused), (0, 1), "{key}");
        }
        assert!(fs::read_dir(to.root()).unwrap().next().is_none());
        let long = "x".repeat(MAX_TEXT_BYTES as usize + 1);
        let text = format!("AwaleBackup(format: 1, files: {{\"games/a.txt\": \"{long}\"}})");
        assert_eq!(
            to.restore(&Backup::read(&text).unwrap(), &FOLDERS).refused,
            1
        );
        for invalid in [
            "AwaleBackup(",
            "AwaleBackup(format: 2, files: {})",
            "AwaleBackup(files: {})",
        ] {
            assert!(!Backup::read(invalid).unwrap_err().is_empty());
        }
    }

    #[test]
    fn a_backup_can_be_read_and_counts_the_files_omitted() {
        let folder = Scratch::new();
        let home = Home::at(&folder.0);
        // Texts that become longer in escaped or raw strings.
        let marks = "\u{301}".repeat(MAX_TEXT_BYTES as usize / 2);
        let hashes = "\"".to_owned() + &"#".repeat(MAX_TEXT_BYTES as usize - 1);
        // In the long form, more than fit into a backup.
        let texts = if is_long() { 31 } else { 6 };
        for number in 0..texts {
            for (kind, text) in [("a marks", &marks), ("hashes", &hashes)] {
                folder.put(format!("{}/{kind} {number}.txt", FOLDERS[0].as_str()), text);
            }
        }
        let backup = home.backup(&FOLDERS);
        assert_eq!(backup.len() + backup.left_out(), 2 * texts);
        let marked = backup.files.keys().filter(|key| key.contains("marks"));
        assert_eq!(marked.count(), texts);
        let text = backup.to_text().unwrap();
        assert!(
            text.len() as u64 <= MAX_BACKUP_BYTES,
            "{} bytes",
            text.len()
        );
        assert_eq!(Backup::read(&text).unwrap().files, backup.files);
        fs::remove_dir_all(home.folder(FOLDERS[0])).unwrap();
        fs::create_dir(home.folder(FOLDERS[0])).unwrap();
        for number in 0..MAX_LISTED + 5 {
            fs::write(home.folder(FOLDERS[0]).join(format!("{number}.txt")), "x").unwrap();
        }
        let backup = home.backup(&FOLDERS);
        assert_eq!((backup.len(), backup.left_out()), (MAX_LISTED, 5));
        assert!(backup.to_text().unwrap().len() as u64 <= MAX_BACKUP_BYTES);
    }
}
