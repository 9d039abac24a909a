//! Persistent data in the program's home folder. [`awale_engine::files`] accesses the files.
//!
//! No data is lost: a file is written next to the old one and then renamed, and an invalid file is
//! set aside. Automatic writes run on a background thread; those that the player requests are
//! synchronous. Only one instance at a time saves automatically to a home folder. A second one
//! notifies its player, and saves only on request.

mod command;
mod folder;
mod merged;
mod notice;
mod outbox;
mod writer;

use std::collections::BTreeSet;
use std::path::PathBuf;

use bevy::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use awale_engine::files::{
    Backup, Claim, FileLock, FileName, Folder, Home, Place, ReadError, Restored, versioned,
};
use awale_engine::matches::Date;
pub(super) use command::carry_out;
pub use command::{StorageAnswer, StorageCommand, restored, restored_in};
pub use merged::{Mergeable, Merged, reread_merged, save_merged};
pub use notice::{FileError, StorageNotice};
pub use outbox::Outbox;
use writer::Writer;
pub use writer::{FileOperation, Merge};

/// Environment variable that overrides the home folder, for tests and scripted runs.
pub const HOME_VARIABLE: &str = "AWALE_HOME";
/// Prefix of keys in the browser's storage, which all pages of an origin share.
const BROWSER_KEY_PREFIX: &str = "awale";
/// The folder of finished games.
pub const GAMES_FOLDER: Folder = Folder::from_static("games");
/// The folder of saved matches.
pub const SAVES_FOLDER: Folder = Folder::from_static("saves");
/// The folder of the player's own rule files.
pub const OWN_FOLDER: Folder = Folder::from_static("rules");
/// The folder of mined puzzles.
pub const PUZZLES_FOLDER: Folder = Folder::from_static("puzzles");
/// The folder of results from the lab.
pub const LAB_FOLDER: Folder = Folder::from_static("lab");
/// The folder of networks trained in practice.
pub const PRACTICE_FOLDER: Folder = Folder::from_static("practice");
/// The folder of matches with friends.
pub const FRIENDS_FOLDER: Folder = Folder::from_static("friends");
/// All subfolders of the home folder.
const FOLDERS: [Folder; 7] = [
    GAMES_FOLDER,
    SAVES_FOLDER,
    OWN_FOLDER,
    PUZZLES_FOLDER,
    LAB_FOLDER,
    PRACTICE_FOLDER,
    FRIENDS_FOLDER,
];

/// Adds the storage, and reports its errors.
pub fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Storage>() {
        app.insert_resource(Storage::locate());
    }
    app.add_message::<StorageNotice>()
        .add_message::<StorageCommand>()
        .add_message::<StorageAnswer>()
        .add_systems(
            PreUpdate,
            (carry_out.run_if(on_message::<StorageCommand>), send_notices).chain(),
        )
        .add_systems(Last, close.run_if(on_message::<AppExit>));
}

/// Access to the program's home folder.
#[derive(Resource, Debug)]
pub struct Storage {
    /// `None` if nothing is saved.
    writer: Option<Writer>,
    save_lock: SaveLock,
    /// Invalid files that couldn't be set aside: they are never read again, and never overwritten.
    blocked: BTreeSet<Place>,
    /// Blocked files for which a failed write has already been reported.
    unsaved: BTreeSet<Place>,
    notices: Vec<StorageNotice>,
}

/// The permission of this instance to save automatically.
#[derive(Debug, Default)]
enum SaveLock {
    /// The lock hasn't been requested yet.
    #[default]
    Unknown,
    /// Automatic saving is allowed. `_lock` is `None` if the disk doesn't support locks.
    Granted { _lock: Option<FileLock> },
    /// Another instance holds the lock.
    Denied,
}

impl Storage {
    /// Uses the user's configuration folder on this system, or the path in [`HOME_VARIABLE`].
    /// Without either, nothing is saved.
    #[must_use]
    pub fn locate() -> Self {
        if cfg!(target_arch = "wasm32") {
            return Self::at(BROWSER_KEY_PREFIX);
        }
        let from_variable = std::env::var_os(HOME_VARIABLE)
            .filter(|folder| !folder.is_empty())
            .map(PathBuf::from);
        let folder = from_variable.or_else(|| {
            directories::ProjectDirs::from("", "", "Awale")
                .map(|folders| folders.config_dir().to_owned())
        });
        folder.map_or_else(
            || {
                warn!("no settings folder on this system: settings will not be saved");
                Self::disabled()
            },
            Self::at,
        )
    }

    /// Creates a storage at `folder`, which is created on first use.
    #[must_use]
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self {
            writer: Some(Writer::new(Home::at(folder))),
            ..Self::disabled()
        }
    }

    /// Creates a storage that saves nothing.
    #[must_use]
    pub const fn disabled() -> Self {
        Self {
            writer: None,
            save_lock: SaveLock::Unknown,
            blocked: BTreeSet::new(),
            unsaved: BTreeSet::new(),
            notices: Vec::new(),
        }
    }

    /// Returns whether this instance may save automatically. The first call takes the lock.
    pub fn claim(&mut self) -> bool {
        if let (SaveLock::Unknown, Some(writer)) = (&self.save_lock, &self.writer) {
            self.save_lock = match writer.home().claim(&FOLDERS) {
                Claim::Held(lock) => SaveLock::Granted { _lock: Some(lock) },
                Claim::Failed(error) => {
                    debug!("could not lock the home folder: {error}");
                    SaveLock::Granted { _lock: None }
                }
                Claim::Taken => {
                    self.report(StorageNotice::SecondProgram);
                    SaveLock::Denied
                }
            };
        }
        matches!(self.save_lock, SaveLock::Granted { .. })
    }

    /// Loads the value in `file`, or the default if there is no such file. A file that is invalid
    /// or from a newer version is set aside whole and reported.
    pub fn load<T: DeserializeOwned + Default>(&mut self, file: impl Into<Place>) -> T {
        let file = file.into();
        let Some(text) = self.read_text(&file) else {
            return T::default();
        };
        versioned::read(&text).unwrap_or_else(|error| {
            warn!("{file}: {error}");
            self.set_aside(&file);
            T::default()
        })
    }

    /// Reads the text of `file`; `None` if there is no such file, or if it can't be read, which is
    /// reported.
    pub fn read_text(&mut self, file: impl Into<Place>) -> Option<String> {
        let file = file.into();
        self.claim();
        if self.blocked.contains(&file) {
            return None;
        }
        match self.flushed_home()?.read_text(&file) {
            Ok(text) => Some(text),
            Err(error) if error.is_absent() => None,
            // This program doesn't write such files.
            Err(ReadError::NotText | ReadError::TooLong { .. }) => {
                self.set_aside(&file);
                None
            }
            Err(error) => {
                self.report(StorageNotice::NotRead {
                    file: file.to_string(),
                    reason: error.into(),
                });
                None
            }
        }
    }

    /// Reads a file that may be invalid, without setting it aside or reporting anything.
    ///
    /// # Errors
    /// Returns an error if the file can't be read.
    pub fn try_read(&self, file: impl Into<Place>) -> Result<String, FileError> {
        let home = self.flushed_home().ok_or_else(FileError::no_folder)?;
        Ok(home.read_text(&file.into())?)
    }

    /// Writes `text` to `file` at the player's request. On failure, reports the error and returns
    /// `false`.
    pub fn write_text(&mut self, file: impl Into<Place>, text: &str) -> bool {
        self.run_now(FileOperation::Write(file.into(), text.to_owned()))
    }

    /// Removes `file`, if it exists, at the player's request.
    pub fn remove(&mut self, file: impl Into<Place>) {
        self.run_now(FileOperation::Remove(file.into()));
    }

    /// Carries out the steps in the background, in order, up to the first failure, which is
    /// reported. A second instance does nothing. Steps on an invalid file that couldn't be set
    /// aside are skipped, which is reported once per file.
    pub fn post(&mut self, mut steps: Vec<FileOperation>) {
        if steps.is_empty() || !self.claim() {
            return;
        }
        let blocked_steps = steps.extract_if(.., |step| self.blocked.contains(step.place()));
        for place in blocked_steps
            .map(|step| step.place().clone())
            .collect::<Vec<_>>()
        {
            if self.unsaved.insert(place.clone()) {
                self.report(StorageNotice::NotSaved {
                    file: place.to_string(),
                    reason: FileError::Damaged,
                });
            }
        }
        if let Some(writer) = &self.writer {
            writer.post(steps);
        }
    }

    /// Writes `value` to `file` in the background.
    pub fn save<T: Serialize>(&mut self, file: impl Into<Place>, value: &T) {
        let file = file.into();
        match versioned::write(value) {
            Ok(text) => self.post(vec![FileOperation::Write(file, text)]),
            Err(error) => error!("could not write {file}: {error}"),
        }
    }

    /// Waits until all posted steps are done.
    pub fn flush(&self) {
        if let Some(writer) = &self.writer {
            writer.flush();
        }
    }

    /// Sets an invalid file aside under a different name. Tries only once per file.
    pub fn set_aside(&mut self, file: impl Into<Place>) {
        let file = file.into();
        if self.blocked.contains(&file) {
            return;
        }
        if !self.claim() {
            self.blocked.insert(file);
            return;
        }
        let Some(home) = self.flushed_home() else {
            return;
        };
        let set_aside = home.set_aside(&file);
        let notice = match set_aside {
            Ok(new_name) => StorageNotice::Damaged {
                file: file.to_string(),
                new_name: new_name.to_string(),
            },
            Err(error) => {
                self.blocked.insert(file.clone());
                StorageNotice::NotRead {
                    file: file.to_string(),
                    reason: error.into(),
                }
            }
        };
        self.report(notice);
    }

    /// Returns the names of the files with this extension in a folder, sorted; empty if the folder
    /// can't be read.
    #[must_use]
    pub fn list(&self, folder: Folder, extension: &str) -> Vec<FileName> {
        self.flushed_home()
            .map(|home| home.list(folder, extension))
            .unwrap_or_default()
    }

    /// Creates a backup of all files.
    #[must_use]
    pub fn backup(&self) -> Option<Backup> {
        Some(self.flushed_home()?.backup(&FOLDERS))
    }

    /// Adds the files of a backup that don't exist yet. Anything loaded from one of them must be
    /// reloaded when it is [`restored`], before it is saved again.
    pub fn restore(&mut self, backup: &Backup) -> Restored {
        self.claim();
        let Some(home) = self.flushed_home() else {
            return Restored::default();
        };
        home.restore(backup, &FOLDERS)
    }

    /// Returns whether `file` exists.
    #[must_use]
    pub fn exists(&self, file: impl Into<Place>) -> bool {
        self.flushed_home()
            .is_some_and(|home| home.exists(&file.into()))
    }

    /// Returns the path of a file, for display.
    #[must_use]
    pub fn path(&self, file: impl Into<Place>) -> Option<PathBuf> {
        Some(self.writer.as_ref()?.home().path(&file.into()))
    }

    /// Returns the path of a folder, for display.
    #[must_use]
    pub fn folder(&self, folder: Folder) -> Option<PathBuf> {
        Some(self.writer.as_ref()?.home().folder(folder))
    }

    /// Returns the folder of endgame tables: in the user's cache, or in [`HOME_VARIABLE`].
    #[must_use]
    pub fn tables_folder(&self) -> Option<PathBuf> {
        const TABLES: &str = "tables";
        let folder = self.writer.as_ref()?.home().root();
        let cache = self
            .usual_folders()
            .map(|folders| folders.cache_dir().join(TABLES));
        Some(cache.unwrap_or_else(|| folder.join(TABLES)))
    }

    /// Returns the user's folders on this system; `None` if the home folder is elsewhere.
    fn usual_folders(&self) -> Option<directories::ProjectDirs> {
        let home = self.writer.as_ref()?.home().root();
        directories::ProjectDirs::from("", "", "Awale")
            .filter(|folders| folders.config_dir() == home)
    }

    /// Returns the current date in the player's time zone.
    #[must_use]
    pub fn today() -> Option<Date> {
        #[cfg(not(target_arch = "wasm32"))]
        let now = std::time::SystemTime::now();
        #[cfg(target_arch = "wasm32")]
        let now = web_time::web::SystemTimeExt::to_std(web_time::SystemTime::now());
        Date::at(now, jiff::tz::TimeZone::system())
    }

    /// Returns the system time, in seconds since the Unix epoch; 0 if it is earlier.
    #[must_use]
    pub fn unix_seconds() -> i64 {
        let since_epoch = web_time::SystemTime::now().duration_since(web_time::UNIX_EPOCH);
        since_epoch.map_or(0, |since_epoch| {
            i64::try_from(since_epoch.as_secs()).unwrap_or(0)
        })
    }

    /// Returns the home folder once all posted steps are done.
    fn flushed_home(&self) -> Option<&Home> {
        let writer = self.writer.as_ref()?;
        writer.flush();
        Some(writer.home())
    }

    fn run_now(&mut self, step: FileOperation) -> bool {
        self.claim();
        let has_succeeded = self.writer.as_ref().map(|writer| writer.carry_out(step));
        has_succeeded.unwrap_or(false)
    }

    /// Sends the player a notice in the next frame.
    pub fn notify(&mut self, notice: StorageNotice) {
        self.notices.push(notice);
    }

    /// Logs a notice, and sends it to the player in the next frame.
    pub fn report(&mut self, notice: StorageNotice) {
        warn!("{notice}");
        self.notify(notice);
    }
}

fn send_notices(mut storage: ResMut<Storage>, mut messages: MessageWriter<StorageNotice>) {
    let storage = storage.bypass_change_detection();
    messages.write_batch(storage.notices.drain(..));
    if let Some(writer) = &storage.writer {
        for notice in writer.take_notices() {
            warn!("{notice}");
            messages.write(notice);
        }
    }
}

/// Completes all writes at exit, and releases the lock.
fn close(mut storage: ResMut<Storage>) {
    storage.flush();
    storage.save_lock = SaveLock::Unknown;
}

#[cfg(test)]
mod tests;
