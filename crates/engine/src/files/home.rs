//! The program's data folder. Paths in it are made only from [`Place`]s.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

use super::disk;
use super::lock::Claim;
use super::name::{FileName, Folder, Place};
use super::read::ReadError;
use super::{MAX_LISTED, MAX_TEXT_BYTES};

/// The suffix of files that were set aside.
const DAMAGED: &str = ".damaged";
/// The maximum number of damaged files kept per name.
const MAX_DAMAGED: u32 = 100;
/// The lock file of the home.
const LOCK: FileName = FileName::from_static("awale.lock");

/// The program's data folder, created by the first write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home(PathBuf);

impl Home {
    /// Returns the home at this path.
    #[must_use]
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self(folder.into())
    }

    /// Returns its path.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.0
    }

    /// Returns the path of one of its folders.
    #[must_use]
    pub fn folder(&self, folder: Folder) -> PathBuf {
        self.0.join(folder)
    }

    /// Returns the path of a file.
    #[must_use]
    pub fn path(&self, place: &Place) -> PathBuf {
        place.below(&self.0)
    }

    /// Tries to lock the home, and creates its folder if needed. On success it also removes the
    /// unfinished files in the home and `folders`.
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

    /// Reads a text file of at most [`MAX_TEXT_BYTES`] bytes.
    ///
    /// # Errors
    /// Returns an error if the file is too long, isn't text, or can't be read.
    pub fn read_text(&self, place: &Place) -> Result<String, ReadError> {
        disk::read_text(&self.path(place))
    }

    /// Replaces the whole file.
    ///
    /// # Errors
    /// Returns the system's error, or an error if the text is longer than
    /// [`read_text`](Self::read_text) allows; the old file is kept.
    pub fn write(&self, place: &Place, text: &str) -> io::Result<()> {
        if text.len() as u64 > MAX_TEXT_BYTES {
            let limit = MAX_TEXT_BYTES;
            return Err(ReadError::TooLong { limit }.into());
        }
        disk::write(&self.path(place), text)
    }

    /// Finds a place for a new file: this one with a space and a number, from 1 up, before the
    /// extension.
    ///
    /// # Errors
    /// Returns an error if every number is taken.
    pub fn free(&self, place: &Place) -> io::Result<Place> {
        // List the folder once instead of probing each number.
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

    /// Writes a new file, and returns its place.
    ///
    /// # Errors
    /// Returns the system's error, or an error if every number is taken.
    pub fn write_numbered(&self, place: &Place, text: &str) -> io::Result<Place> {
        let free = self.free(place)?;
        self.write(&free, text)?;
        Ok(free)
    }

    /// Appends to a file.
    ///
    /// # Errors
    /// Returns the system's error.
    pub fn append(&self, place: &Place, text: &str) -> io::Result<()> {
        disk::append(&self.path(place), text)
    }

    /// Removes a file if it exists.
    ///
    /// # Errors
    /// Returns the system's error.
    pub fn remove(&self, place: &Place) -> io::Result<()> {
        match disk::remove(&self.path(place)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// Renames a damaged file, and returns its new place in the same folder.
    ///
    /// # Errors
    /// Returns the system's error, or an error if there are too many such files.
    pub fn set_aside(&self, place: &Place) -> io::Result<Place> {
        let free = (0..MAX_DAMAGED)
            .map(|number| match number {
                0 => place.name().followed_by(DAMAGED),
                _ => place.name().followed_by(&format!("{DAMAGED}-{number}")),
            })
            .map(|name| place.beside(name))
            .find(|place| !self.has(place));
        let Some(free) = free else {
            let message = format!("there are {MAX_DAMAGED} damaged files already");
            return Err(io::Error::other(message));
        };
        disk::rename(&self.path(place), &self.path(&free))?;
        Ok(free)
    }

    /// Returns true if anything with this name exists.
    #[must_use]
    pub fn has(&self, place: &Place) -> bool {
        disk::exists(&self.path(place))
    }

    /// Returns the sorted names of the files with this extension in a folder: at most
    /// [`MAX_LISTED`], and none if the folder can't be read. No file is opened.
    #[must_use]
    pub fn list(&self, folder: Folder, ending: &str) -> Vec<FileName> {
        self.names(&self.folder(folder), ending)
    }

    /// Like [`list`](Self::list), for the home itself.
    #[must_use]
    pub fn list_root(&self, ending: &str) -> Vec<FileName> {
        self.names(&self.0, ending)
    }

    /// Returns the number of files with this extension that [`names`](Self::names) leaves out.
    pub(super) fn unlisted(&self, folder: &Path, ending: &str) -> usize {
        found(folder, ending).skip(MAX_LISTED).count()
    }

    fn names(&self, folder: &Path, ending: &str) -> Vec<FileName> {
        let mut names: Vec<FileName> = found(folder, ending).take(MAX_LISTED).collect();
        names.sort();
        names
    }

    /// Returns a number that changes when a file in a folder is added, removed or written. Reads
    /// the metadata of at most [`MAX_LISTED`] files.
    #[must_use]
    pub fn stamp(&self, folder: Folder) -> u64 {
        let mut seen: Vec<_> = disk::stamps(&self.folder(folder))
            .take(MAX_LISTED)
            .collect();
        seen.sort();
        let mut hasher = DefaultHasher::new();
        seen.hash(&mut hasher);
        hasher.finish()
    }

    /// Returns a number that changes when a file is written or replaced; `None` if there is no
    /// file.
    #[must_use]
    pub fn file_stamp(&self, place: &Place) -> Option<u64> {
        let mut hasher = DefaultHasher::new();
        disk::stamp(&self.path(place))?.hash(&mut hasher);
        Some(hasher.finish())
    }
}

fn found(folder: &Path, ending: &str) -> impl Iterator<Item = FileName> {
    disk::names(folder)
        .filter_map(|name| FileName::parse(&name))
        .filter(move |name| name.has_ending(ending))
}
