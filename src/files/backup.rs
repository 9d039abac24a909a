//! Everything that a home keeps as one text, to be carried to another home.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::home::Home;
use super::name::{FileName, Folder, Place};
use super::write::is_unfinished;
use super::{LARGEST_TEXT, MOST_LISTED};

/// What such a text begins with.
const BEGINNING: &str = "AwaleBackup(";
/// The way of writing; a later one has a greater number.
const FORMAT: u32 = 1;
/// A backup is no longer, in bytes.
pub const LARGEST_BACKUP: u64 = 64 << 20;
/// What the names of kept values and texts end with that lie in the home itself.
const ENDINGS: [&str; 3] = [".ron", ".txt", ".awale"];

/// The texts of files, by their place: `games/2026-11-22 1.txt`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "AwaleBackup")]
pub struct Backup {
    format: u32,
    files: BTreeMap<String, String>,
    #[serde(skip)]
    left_out: usize,
}

/// What a backup has brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// Files that there were not before.
    pub added: usize,
    /// Files that stayed as they were, because there was another one of their name.
    pub kept: usize,
    /// Files that can't be ours, or couldn't be written.
    pub refused: usize,
    /// Whether any of the added ones lies in the home itself: what the program keeps there it reads
    /// when it starts.
    pub needs_start: bool,
}

impl Backup {
    /// Whether a text is meant to be a backup.
    #[must_use]
    pub fn is_meant(text: &str) -> bool {
        text.trim_start().starts_with(BEGINNING)
    }

    /// Reads a backup.
    ///
    /// # Errors
    /// Why it is none, in the words of the reader of RON, or that a newer version wrote it.
    pub fn read(text: &str) -> Result<Self, String> {
        let backup: Self = ron::from_str(text).map_err(|error| error.to_string())?;
        if backup.format > FORMAT {
            return Err(format!("format {}, newer than {FORMAT}", backup.format));
        }
        Ok(backup)
    }

    /// The backup as text.
    ///
    /// # Errors
    /// The encoder's own.
    pub fn to_text(&self) -> Result<String, ron::Error> {
        let pretty = ron::ser::PrettyConfig::default().struct_names(true);
        ron::ser::to_string_pretty(self, pretty)
    }

    /// How many files there are in it.
    #[must_use]
    pub fn len(&self) -> usize {
        self.files.len()
    }

    /// How many files of the home are not in it, because they can't be read or there was no room
    /// for them.
    #[must_use]
    pub const fn left_out(&self) -> usize {
        self.left_out
    }

    /// Whether there is nothing in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }
}

impl Home {
    /// All that is kept in the home itself and in `folders`, as far as it can be read and a backup
    /// has room for it.
    #[must_use]
    pub fn backup(&self, folders: &[Folder]) -> Backup {
        let in_root = ENDINGS.map(|ending| self.list_root(ending)).concat();
        let in_root = in_root.into_iter().map(Place::from);
        let in_folders = folders.iter().flat_map(|&folder| {
            let names = self.list(folder, "").into_iter();
            names.map(move |name| folder.file(name))
        });
        // Quotation marks and line ends take two bytes in it.
        let mut room = LARGEST_BACKUP / 2;
        let mut files = BTreeMap::new();
        let mut left_out = 0;
        let places = in_root.chain(in_folders);
        for place in places.filter(|place| !is_unfinished(place.name().as_str())) {
            let text = self.read_text(&place).ok();
            let fitting = text.and_then(|text| Some((room.checked_sub(text.len() as u64)?, text)));
            if let Some((rest, text)) = fitting {
                room = rest;
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

    /// Puts the files of a backup into the home itself and `folders`. What is there already stays
    /// as it is.
    pub fn restore(&self, backup: &Backup, folders: &[Folder]) -> Restored {
        let mut restored = Restored::default();
        let most = MOST_LISTED * (folders.len() + 1);
        for (number, (key, text)) in backup.files.iter().enumerate() {
            let is_short = text.len() as u64 <= LARGEST_TEXT && number < most;
            let Some(place) = place(key, folders).filter(|_| is_short) else {
                restored.refused += 1;
                continue;
            };
            if self.has(&place) {
                let is_same = self.read_text(&place).is_ok_and(|old| old == *text);
                restored.kept += usize::from(!is_same);
            } else if self.write(&place, text).is_ok() {
                restored.added += 1;
                restored.needs_start |= place.folder().is_none();
            } else {
                restored.refused += 1;
            }
        }
        restored
    }
}

fn key(place: &Place) -> String {
    match place.folder() {
        Some(folder) => format!("{folder}/{}", place.name().as_str()),
        None => place.name().as_str().to_owned(),
    }
}

/// The place that a key speaks of; `None` if none of ours can be there.
fn place(key: &str, folders: &[Folder]) -> Option<Place> {
    let (folder, name) = match key.split_once('/') {
        Some((folder, name)) => {
            let known = folders.iter().find(|known| known.as_str() == folder)?;
            (Some(*known), name)
        }
        None => (None, key),
    };
    let name = FileName::found(name).filter(|name| !is_unfinished(name.as_str()))?;
    match folder {
        Some(folder) => Some(folder.file(name)),
        None => ENDINGS
            .iter()
            .any(|ending| name.has_ending(ending))
            .then(|| name.into()),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::fixtures::Scratch;
    use std::fs;

    const FOLDERS: [Folder; 2] = [Folder::known("games"), Folder::known("rules")];

    #[test]
    fn what_is_carried_over_is_added_and_nothing_is_written_over() {
        let folders = [Scratch::new(), Scratch::new()];
        let [from, to] = folders.each_ref().map(|folder| Home::at(&folder.0));
        let file = |key: &str| place(key, &FOLDERS).unwrap();
        from.write(&file("settings.ron"), "(a: 1)").unwrap();
        from.write(&file("games/one 1.txt"), "C \"e\"\n").unwrap();
        from.write(&file("rules/mine.ron"), "theirs").unwrap();
        to.write(&file("rules/mine.ron"), "my own").unwrap();
        // Not text: it is skipped, and counted.
        fs::write(from.root().join("games/two 2.txt"), [0xff, 0xfe]).unwrap();
        let backup = from.backup(&FOLDERS);
        assert_eq!((backup.len(), backup.left_out()), (3, 1));
        let text = backup.to_text().unwrap();
        assert!(Backup::is_meant(&text) && !Backup::is_meant("(name: \"x\")"));
        let backup = Backup::read(&text).unwrap();
        assert_eq!(backup.len(), 3);
        let restored = to.restore(&backup, &FOLDERS);
        let expected = Restored {
            added: 2,
            kept: 1,
            refused: 0,
            needs_start: true,
        };
        assert_eq!(restored, expected);
        assert_eq!(to.read_text(&file("games/one 1.txt")).unwrap(), "C \"e\"\n");
        assert_eq!(to.read_text(&file("rules/mine.ron")).unwrap(), "my own");
        // A second time there is nothing to do.
        assert_eq!(to.restore(&backup, &FOLDERS).added, 0);
    }

    #[test]
    fn a_foreign_backup_reaches_no_other_place() {
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
            assert_eq!((restored.added, restored.refused), (0, 1), "{key}");
        }
        assert!(fs::read_dir(to.root()).unwrap().next().is_none());
        let long = "x".repeat(LARGEST_TEXT as usize + 1);
        let text = format!("AwaleBackup(format: 1, files: {{\"games/a.txt\": \"{long}\"}})");
        assert_eq!(
            to.restore(&Backup::read(&text).unwrap(), &FOLDERS).refused,
            1
        );
        for wrong in [
            "AwaleBackup(",
            "AwaleBackup(format: 2, files: {})",
            "AwaleBackup(files: {})",
        ] {
            assert!(!Backup::read(wrong).unwrap_err().is_empty());
        }
    }
}
