//! The folder in which the program keeps what it remembers. Paths in it are made from [`Place`]s alone.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::lock::{self, Claim};
use super::name::{FileName, Folder, Place};
use super::read::{ReadError, read_text};
use super::{LARGEST_TEXT, MOST_LISTED, write};

/// What stands behind the name of a file that was set aside.
const DAMAGED: &str = ".damaged";
/// How many damaged files of one name are kept.
const MOST_DAMAGED: u32 = 100;
/// The file that stands for the right to write here.
const LOCK: FileName = FileName::known("awale.lock");

/// The folder. It is made when something is first kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home(PathBuf);

impl Home {
    /// The home at this path.
    #[must_use]
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self(folder.into())
    }

    /// Its path.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.0
    }

    /// The path of one of its folders.
    #[must_use]
    pub fn folder(&self, folder: Folder) -> PathBuf {
        self.0.join(folder)
    }

    /// The path of a file.
    #[must_use]
    pub fn path(&self, place: &Place) -> PathBuf {
        place.below(&self.0)
    }

    /// Asks for the right to keep things here; the folder is made if there is none.
    /// Who gets it also removes what programs that have ended left unfinished in the home and in `folders`.
    #[must_use]
    pub fn claim(&self, folders: &[Folder]) -> Claim {
        if let Err(error) = fs::create_dir_all(&self.0) {
            return Claim::Impossible(error);
        }
        let claim = lock::claim(&self.path(&LOCK.into()));
        if matches!(claim, Claim::Held(_)) {
            write::remove_leftovers(&self.0);
            for folder in folders {
                write::remove_leftovers(&self.folder(*folder));
            }
        }
        claim
    }

    /// The text of a file of no more than [`LARGEST_TEXT`] bytes.
    ///
    /// # Errors
    /// If it is no such text, or what the system says.
    pub fn read_text(&self, place: &Place) -> Result<String, ReadError> {
        read_text(self.path(place), LARGEST_TEXT)
    }

    /// Writes the whole file, in place of the old one.
    ///
    /// # Errors
    /// What the system says; the old file stays.
    pub fn write(&self, place: &Place, text: &str) -> io::Result<()> {
        write::write_whole(&self.made(place)?, |file| file.write_all(text.as_bytes()))
    }

    /// Writes a file that there was not before: with a number behind a space before its ending, from 1 on.
    /// Returns its place.
    ///
    /// # Errors
    /// What the system says, or that all numbers are taken.
    pub fn write_numbered(&self, place: &Place, text: &str) -> io::Result<Place> {
        // One look at the folder, not one for each number.
        let taken = match place.folder() {
            Some(folder) => self.names(&self.folder(folder), ""),
            None => self.names(&self.0, ""),
        };
        let free = place
            .name()
            .numbered(" ", 1)
            .map(|name| place.beside(name))
            .find(|place| !taken.contains(place.name()) && !self.has(place))
            .ok_or(io::ErrorKind::AlreadyExists)?;
        self.write(&free, text)?;
        Ok(free)
    }

    /// Adds to the end of a file.
    ///
    /// # Errors
    /// What the system says.
    pub fn append(&self, place: &Place, text: &str) -> io::Result<()> {
        write::append(&self.made(place)?, text.as_bytes())
    }

    /// Removes a file, if there is one.
    ///
    /// # Errors
    /// What the system says.
    pub fn remove(&self, place: &Place) -> io::Result<()> {
        match fs::remove_file(self.path(place)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// Puts a file out of the way, under another name beside it. Returns the place where it is kept.
    ///
    /// # Errors
    /// What the system says, or that there are too many such files.
    pub fn set_aside(&self, place: &Place) -> io::Result<Place> {
        let free = (0..MOST_DAMAGED)
            .map(|number| match number {
                0 => place.name().followed_by(DAMAGED),
                _ => place.name().followed_by(&format!("{DAMAGED}-{number}")),
            })
            .map(|name| place.beside(name))
            .find(|place| !self.has(place));
        let Some(free) = free else {
            let said = format!("there are {MOST_DAMAGED} damaged files already");
            return Err(io::Error::other(said));
        };
        fs::rename(self.path(place), self.path(&free))?;
        Ok(free)
    }

    /// Whether there is something of this name.
    #[must_use]
    pub fn has(&self, place: &Place) -> bool {
        // A link that leads nowhere is something too.
        fs::symlink_metadata(self.path(place)).is_ok()
    }

    /// The names of the files with this ending in a folder, in order: no more than [`MOST_LISTED`], and none if
    /// it can't be read. No file is opened.
    #[must_use]
    pub fn list(&self, folder: Folder, ending: &str) -> Vec<FileName> {
        self.names(&self.folder(folder), ending)
    }

    fn names(&self, folder: &Path, ending: &str) -> Vec<FileName> {
        let entries = fs::read_dir(folder).into_iter().flatten();
        let mut names: Vec<FileName> = entries
            .filter_map(|entry| FileName::found(entry.ok()?.file_name().to_str()?))
            .filter(|name| name.has_ending(ending))
            .take(MOST_LISTED)
            .collect();
        names.sort();
        names
    }

    /// A number that changes when a file comes into a folder, goes, or is written. It looks at no more than
    /// [`MOST_LISTED`] files.
    #[must_use]
    pub fn stamp(&self, folder: Folder) -> u64 {
        let entries = fs::read_dir(self.folder(folder)).into_iter().flatten();
        let mut seen: Vec<_> = entries
            .filter_map(|entry| {
                let entry = entry.ok()?;
                let about = entry.metadata().ok()?;
                Some((entry.file_name(), about.len(), about.modified().ok()))
            })
            .take(MOST_LISTED)
            .collect();
        seen.sort();
        let mut hasher = DefaultHasher::new();
        seen.hash(&mut hasher);
        hasher.finish()
    }

    /// A number that changes when a file is written or another one takes its place; `None` if there is none.
    #[must_use]
    pub fn file_stamp(&self, place: &Place) -> Option<u64> {
        let about = fs::metadata(self.path(place)).ok()?;
        let mut hasher = DefaultHasher::new();
        (about.len(), about.modified().ok(), identity(&about)).hash(&mut hasher);
        Some(hasher.finish())
    }

    /// The path of a file whose folder is there.
    fn made(&self, place: &Place) -> io::Result<PathBuf> {
        let path = self.path(place);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        Ok(path)
    }
}

/// What tells a file from another one of its name, where the system has such numbers.
#[cfg(unix)]
fn identity(about: &fs::Metadata) -> [i64; 3] {
    use std::os::unix::fs::MetadataExt;
    [about.ino() as i64, about.ctime(), about.ctime_nsec()]
}

#[cfg(not(unix))]
const fn identity(_: &fs::Metadata) -> [i64; 3] {
    [0; 3]
}
