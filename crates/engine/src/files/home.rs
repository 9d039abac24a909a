//! The program's data folder. Paths in it are built only from [`Place`]s.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

use super::disk;
use super::lock::Claim;
use super::name::{FileName, Folder, Place};
use super::read::ReadError;
use super::{MAX_LISTED, MAX_TEXT_BYTES};

/// The suffix of damaged files that were set aside.
const DAMAGED_SUFFIX: &str = ".damaged";
/// The maximum number of damaged files kept per name.
const MAX_DAMAGED: u32 = 100;
/// The lock file of the home.
const LOCK: FileName = FileName::from_static("awale.lock");

/// The program's data folder, created by the first write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home(PathBuf);

impl Home {
    /// Returns the home at the path `folder`.
    #[must_use]
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self(folder.into())
    }

    /// Returns the path of the home.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.0
    }

    /// Returns the path of a folder of the home.
    #[must_use]
    pub fn folder(&self, folder: Folder) -> PathBuf {
        self.0.join(folder)
    }

    /// Returns the path of a file.
    #[must_use]
    pub fn path(&self, place: &Place) -> PathBuf {
        place.below(&self.0)
    }

    /// Tries to lock the home, and creates it if needed. On success, also removes the unfinished
    /// files in the home and in `folders`.
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
    /// Returns an error if the file is too long, isn't UTF-8, or can't be read.
    pub fn read_text(&self, place: &Place) -> Result<String, ReadError> {
        disk::read_text(&self.path(place))
    }

    /// Writes the whole file atomically.
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

    /// Finds a free place for a new file by appending a space and a number, from 1 up, to the stem
    /// of the name.
    ///
    /// # Errors
    /// Returns an error if every number is taken.
    pub fn free_place(&self, place: &Place) -> io::Result<Place> {
        // List the folder once instead of probing each number.
        let taken = match place.folder() {
            Some(folder) => self.names(&self.folder(folder), ""),
            None => self.names(&self.0, ""),
        };
        let free_place = place
            .name()
            .numbered(" ", 1)
            .map(|name| place.beside(name))
            .find(|place| !taken.contains(place.name()) && !self.exists(place));
        free_place.ok_or_else(|| io::ErrorKind::AlreadyExists.into())
    }

    /// Writes a new file at a [`free_place`](Self::free_place), and returns its place.
    ///
    /// # Errors
    /// Returns the system's error, or an error if every number is taken.
    pub fn write_numbered(&self, place: &Place, text: &str) -> io::Result<Place> {
        let free_place = self.free_place(place)?;
        self.write(&free_place, text)?;
        Ok(free_place)
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

    /// Renames a damaged file, and returns its new place, in the same folder.
    ///
    /// # Errors
    /// Returns the system's error, or an error if there are too many damaged files of this name.
    pub fn set_aside(&self, place: &Place) -> io::Result<Place> {
        let new_place = (0..MAX_DAMAGED)
            .map(|number| match number {
                0 => place.name().followed_by(DAMAGED_SUFFIX),
                _ => place
                    .name()
                    .followed_by(&format!("{DAMAGED_SUFFIX}-{number}")),
            })
            .map(|name| place.beside(name))
            .find(|place| !self.exists(place));
        let Some(new_place) = new_place else {
            let message = format!("there are already {MAX_DAMAGED} damaged files of this name");
            return Err(io::Error::other(message));
        };
        disk::rename(&self.path(place), &self.path(&new_place))?;
        Ok(new_place)
    }

    /// Returns true if anything exists at `place`.
    #[must_use]
    pub fn exists(&self, place: &Place) -> bool {
        disk::exists(&self.path(place))
    }

    /// Returns the sorted names of the files in `folder` with `extension`: at most
    /// [`MAX_LISTED`], and none if the folder can't be read. Opens no file.
    #[must_use]
    pub fn list(&self, folder: Folder, extension: &str) -> Vec<FileName> {
        self.names(&self.folder(folder), extension)
    }

    /// Like [`list`](Self::list), but for files directly in the home.
    #[must_use]
    pub fn list_root(&self, extension: &str) -> Vec<FileName> {
        self.names(&self.0, extension)
    }

    /// Returns the number of files that [`names`](Self::names) omits because there are too many.
    pub(super) fn unlisted(&self, folder: &Path, extension: &str) -> usize {
        matching_names(folder, extension).skip(MAX_LISTED).count()
    }

    fn names(&self, folder: &Path, extension: &str) -> Vec<FileName> {
        let mut names: Vec<FileName> = matching_names(folder, extension).take(MAX_LISTED).collect();
        names.sort();
        names
    }

    /// Returns a number that changes when a file in `folder` is added, removed or written. Reads
    /// the metadata of at most [`MAX_LISTED`] files.
    #[must_use]
    pub fn stamp(&self, folder: Folder) -> u64 {
        let mut stamps: Vec<_> = disk::stamps(&self.folder(folder))
            .take(MAX_LISTED)
            .collect();
        stamps.sort();
        let mut hasher = DefaultHasher::new();
        stamps.hash(&mut hasher);
        hasher.finish()
    }

    /// Returns a number that changes when the file is written or replaced; `None` if there is no
    /// file.
    #[must_use]
    pub fn file_stamp(&self, place: &Place) -> Option<u64> {
        let mut hasher = DefaultHasher::new();
        disk::stamp(&self.path(place))?.hash(&mut hasher);
        Some(hasher.finish())
    }
}

/// Returns the valid names in `folder` that end with `extension`.
fn matching_names(folder: &Path, extension: &str) -> impl Iterator<Item = FileName> {
    disk::names(folder)
        .filter_map(|name| FileName::parse(&name))
        .filter(move |name| name.has_extension(extension))
}
