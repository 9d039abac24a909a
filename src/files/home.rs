//! The folder in which the program keeps what it remembers. Paths in it are made from [`Place`]s
//! alone.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

use super::MOST_LISTED;
use super::disk;
use super::lock::Claim;
use super::name::{FileName, Folder, Place};
use super::read::ReadError;

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

    /// Asks for the right to keep things here; the folder is made if there is none. Who gets it
    /// also removes what programs that have ended left unfinished in the home and in `folders`.
    #[must_use]
    pub fn claim(&self, folders: &[Folder]) -> Claim {
        let claim = disk::claim(&self.path(&LOCK.into()));
        if matches!(claim, Claim::Held(_)) {
            disk::remove_leftovers(&self.0);
            for folder in folders {
                disk::remove_leftovers(&self.folder(*folder));
            }
        }
        claim
    }

    /// The text of a file of no more than [`LARGEST_TEXT`] bytes.
    ///
    /// # Errors
    /// If it is no such text, or what the system says.
    pub fn read_text(&self, place: &Place) -> Result<String, ReadError> {
        disk::read_text(&self.path(place))
    }

    /// Writes the whole file, in place of the old one.
    ///
    /// # Errors
    /// What the system says; the old file stays.
    pub fn write(&self, place: &Place, text: &str) -> io::Result<()> {
        disk::write(&self.path(place), text)
    }

    /// The place of a file that there is not yet: this one with a number behind a space before its
    /// ending, from 1 on.
    ///
    /// # Errors
    /// If all numbers are taken.
    pub fn free(&self, place: &Place) -> io::Result<Place> {
        // One look at the folder, not one for each number.
        let taken = match place.folder() {
            Some(folder) => self.names(&self.folder(folder), ""),
            None => self.names(&self.0, ""),
        };
        let free = place
            .name()
            .numbered(" ", 1)
            .map(|name| place.beside(name))
            .find(|place| !taken.contains(place.name()) && !self.has(place));
        free.ok_or_else(|| io::ErrorKind::AlreadyExists.into())
    }

    /// Writes a file that there was not before, and returns its place.
    ///
    /// # Errors
    /// What the system says, or that all numbers are taken.
    pub fn write_numbered(&self, place: &Place, text: &str) -> io::Result<Place> {
        let free = self.free(place)?;
        self.write(&free, text)?;
        Ok(free)
    }

    /// Adds to the end of a file.
    ///
    /// # Errors
    /// What the system says.
    pub fn append(&self, place: &Place, text: &str) -> io::Result<()> {
        disk::append(&self.path(place), text)
    }

    /// Removes a file, if there is one.
    ///
    /// # Errors
    /// What the system says.
    pub fn remove(&self, place: &Place) -> io::Result<()> {
        match disk::remove(&self.path(place)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// Puts a file out of the way, under another name beside it. Returns the place where it is
    /// kept.
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
        disk::rename(&self.path(place), &self.path(&free))?;
        Ok(free)
    }

    /// Whether there is something of this name.
    #[must_use]
    pub fn has(&self, place: &Place) -> bool {
        disk::has(&self.path(place))
    }

    /// The names of the files with this ending in a folder, in order: no more than [`MOST_LISTED`],
    /// and none if it can't be read. No file is opened.
    #[must_use]
    pub fn list(&self, folder: Folder, ending: &str) -> Vec<FileName> {
        self.names(&self.folder(folder), ending)
    }

    /// The same for the home itself.
    #[must_use]
    pub fn list_root(&self, ending: &str) -> Vec<FileName> {
        self.names(&self.0, ending)
    }

    fn names(&self, folder: &Path, ending: &str) -> Vec<FileName> {
        let mut names: Vec<FileName> = disk::names(folder)
            .filter_map(|name| FileName::found(&name))
            .filter(|name| name.has_ending(ending))
            .take(MOST_LISTED)
            .collect();
        names.sort();
        names
    }

    /// A number that changes when a file comes into a folder, goes, or is written. It looks at no
    /// more than [`MOST_LISTED`] files.
    #[must_use]
    pub fn stamp(&self, folder: Folder) -> u64 {
        let mut seen: Vec<_> = disk::stamps(&self.folder(folder))
            .take(MOST_LISTED)
            .collect();
        seen.sort();
        let mut hasher = DefaultHasher::new();
        seen.hash(&mut hasher);
        hasher.finish()
    }

    /// A number that changes when a file is written or another one takes its place; `None` if there
    /// is none.
    #[must_use]
    pub fn file_stamp(&self, place: &Place) -> Option<u64> {
        let mut hasher = DefaultHasher::new();
        disk::stamp(&self.path(place))?.hash(&mut hasher);
        Some(hasher.finish())
    }
}
