//! What is kept between two runs of the program, in the player's home. Files are opened by
//! [`crate::files`].
//!
//! Nothing a player has is ever lost: a file is written beside the old one and put in its place
//! when it is whole, and a file that can't be read is set aside. What is kept without being asked
//! is written by a thread of its own; what a player asks for is waited for. One program at a time
//! keeps things in a home: another one that is started there says so, and keeps nothing but what
//! its player asks for.

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

use crate::files::{
    Backup, Claim, FileLock, FileName, Folder, Home, Place, ReadError, Restored, kept,
};
use crate::matches::Date;
pub use merged::{Mergeable, Merged, keep_merged};
pub use notice::{FileTrouble, StorageNotice};
pub use outbox::Outbox;
use writer::Writer;
pub use writer::{Merge, Step};

/// The environment variable that names another folder, for tests and scripted runs.
pub const HOME_VARIABLE: &str = "AWALE_HOME";
/// What the keys of a browser's storage begin with: pages of one address share it.
const IN_BROWSER: &str = "awale";
/// The folders in which unfinished files of programs that have ended may lie.
const FOLDERS: [Folder; 7] = [
    Folder::known("games"),
    Folder::known("saves"),
    Folder::known("rules"),
    Folder::known("rule books"),
    Folder::known("puzzles"),
    Folder::known("lab"),
    Folder::known("practice"),
];

/// Adds the folder, and tells what went wrong with it.
pub fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Storage>() {
        app.insert_resource(Storage::locate());
    }
    app.add_message::<StorageNotice>()
        .add_systems(PreUpdate, tell_notices)
        .add_systems(Last, close.run_if(on_message::<AppExit>));
}

/// The folder in which the program keeps what it remembers.
#[derive(Resource, Debug)]
pub struct Storage {
    /// `None` if nothing is kept.
    writer: Option<Writer>,
    right: Right,
    /// Damaged files that can't be set aside: they are not read again, and never written over.
    stuck: BTreeSet<Place>,
    /// Those of them that something was not kept in, which is said once.
    unsaved: BTreeSet<Place>,
    notices: Vec<StorageNotice>,
}

/// Whether this program may keep things without being asked.
#[derive(Debug, Default)]
enum Right {
    /// It has not asked yet.
    #[default]
    Unknown,
    /// It may; there is no lock where the disk knows none.
    Granted { _lock: Option<FileLock> },
    /// Another program does.
    Denied,
}

impl Storage {
    /// The user's folder for settings on this system, or the one that
    /// [`HOME_VARIABLE`] names. Where there is none, nothing is kept.
    #[must_use]
    pub fn locate() -> Self {
        if cfg!(target_arch = "wasm32") {
            return Self::at(IN_BROWSER);
        }
        let named = std::env::var_os(HOME_VARIABLE)
            .filter(|folder| !folder.is_empty())
            .map(PathBuf::from);
        let folder = named.or_else(|| {
            directories::ProjectDirs::from("", "", "Awale")
                .map(|folders| folders.config_dir().to_owned())
        });
        folder.map_or_else(
            || {
                warn!("This system has no folder for settings; they are not remembered.");
                Self::nowhere()
            },
            Self::at,
        )
    }

    /// A folder of one's own choice; it is made when something is first read or kept.
    #[must_use]
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self {
            writer: Some(Writer::new(Home::at(folder))),
            ..Self::nowhere()
        }
    }

    /// A storage that keeps nothing.
    #[must_use]
    pub const fn nowhere() -> Self {
        Self {
            writer: None,
            right: Right::Unknown,
            stuck: BTreeSet::new(),
            unsaved: BTreeSet::new(),
            notices: Vec::new(),
        }
    }

    /// Whether this program may keep things without being asked: it asks for that once.
    pub fn keeps(&mut self) -> bool {
        if let (Right::Unknown, Some(writer)) = (&self.right, &self.writer) {
            self.right = match writer.home().claim(&FOLDERS) {
                Claim::Held(lock) => Right::Granted { _lock: Some(lock) },
                Claim::Impossible(error) => {
                    debug!("no lock: {error}");
                    Right::Granted { _lock: None }
                }
                Claim::Taken => {
                    self.notice(StorageNotice::SecondProgram);
                    Right::Denied
                }
            };
        }
        matches!(self.right, Right::Granted { .. })
    }

    /// The value in `file`, or the default if there is none. An invalid file, or one of a newer
    /// version, is set aside whole and reported.
    pub fn load<T: DeserializeOwned + Default>(&mut self, file: impl Into<Place>) -> T {
        let file = file.into();
        let Some(text) = self.read_text(&file) else {
            return T::default();
        };
        kept::read(&text).unwrap_or_else(|error| {
            warn!("{file}: {error}");
            self.refuse(&file);
            T::default()
        })
    }

    /// The text that was kept in `file`; `None` if there is none, or none that can be read, which
    /// is said.
    pub fn read_text(&mut self, file: impl Into<Place>) -> Option<String> {
        let file = file.into();
        self.keeps();
        if self.stuck.contains(&file) {
            return None;
        }
        match self.settled()?.read_text(&file) {
            Ok(text) => Some(text),
            Err(error) if error.is_absent() => None,
            // It is none of ours, and what is in it can't be understood.
            Err(ReadError::NotText | ReadError::TooLong { .. }) => {
                self.refuse(&file);
                None
            }
            Err(error) => {
                self.notice(StorageNotice::NotRead {
                    file: file.to_string(),
                    reason: error.into(),
                });
                None
            }
        }
    }

    /// The text of a file of which much may be wrong: nothing is set aside, and no notice is given.
    ///
    /// # Errors
    /// Why it can't be read.
    pub fn try_read(&self, file: impl Into<Place>) -> Result<String, FileTrouble> {
        let home = self.settled().ok_or_else(FileTrouble::nowhere)?;
        Ok(home.read_text(&file.into())?)
    }

    /// Keeps `text` in `file`, as the player asks for. What can't be kept is said in a notice, and
    /// the answer is `false`.
    pub fn write_text(&mut self, file: impl Into<Place>, text: &str) -> bool {
        self.now(Step::Write(file.into(), text.to_owned()))
    }

    /// Removes what was kept in `file`, if anything was, as the player asks for.
    pub fn remove(&mut self, file: impl Into<Place>) {
        self.now(Step::Remove(file.into()));
    }

    /// Does all of this soon, in this order; what fails is said in a notice, and what comes after
    /// it isn't done. A second program does nothing of it. A damaged file that could not be set
    /// aside is left out, and the player told once.
    pub fn keep(&mut self, mut steps: Vec<Step>) {
        if steps.is_empty() || !self.keeps() {
            return;
        }
        let left_out = steps.extract_if(.., |step| self.stuck.contains(step.place()));
        for place in left_out
            .map(|step| step.place().clone())
            .collect::<Vec<_>>()
        {
            if self.unsaved.insert(place.clone()) {
                self.notice(StorageNotice::NotSaved {
                    file: place.to_string(),
                    reason: FileTrouble::Damaged,
                });
            }
        }
        if let Some(writer) = &self.writer {
            writer.post(steps);
        }
    }

    /// Writes `value` to `file` soon.
    pub fn save<T: Serialize>(&mut self, file: impl Into<Place>, value: &T) {
        let file = file.into();
        match kept::write(value) {
            Ok(text) => self.keep(vec![Step::Write(file, text)]),
            Err(error) => error!("could not write {file}: {error}"),
        }
    }

    /// Waits until all is on the disk that is to be kept.
    pub fn flush(&self) {
        if let Some(writer) = &self.writer {
            writer.flush();
        }
    }

    /// Puts an invalid file out of the way, under another name. It is tried once.
    pub fn refuse(&mut self, file: impl Into<Place>) {
        let file = file.into();
        if self.stuck.contains(&file) {
            return;
        }
        if !self.keeps() {
            self.stuck.insert(file);
            return;
        }
        let Some(home) = self.settled() else {
            return;
        };
        let set_aside = home.set_aside(&file);
        let notice = match set_aside {
            Ok(kept_as) => StorageNotice::Damaged {
                file: file.to_string(),
                kept_as: kept_as.to_string(),
            },
            Err(error) => {
                self.stuck.insert(file.clone());
                StorageNotice::NotRead {
                    file: file.to_string(),
                    reason: error.into(),
                }
            }
        };
        self.notice(notice);
    }

    /// The names of the files with this ending in a folder of ours, in order; none where it can't
    /// be read.
    #[must_use]
    pub fn list(&self, folder: Folder, ending: &str) -> Vec<FileName> {
        self.settled()
            .map(|home| home.list(folder, ending))
            .unwrap_or_default()
    }

    /// Everything that is kept, to be carried to another home.
    #[must_use]
    pub fn backup(&self) -> Option<Backup> {
        Some(self.settled()?.backup(&FOLDERS))
    }

    /// Puts in what a backup brings and there was not yet. If some of it is read at the start only,
    /// nothing else is kept without being asked until then: it would be written over.
    pub fn restore(&mut self, backup: &Backup) -> Restored {
        self.keeps();
        let Some(home) = self.settled() else {
            return Restored::default();
        };
        let restored = home.restore(backup, &FOLDERS);
        if restored.needs_start {
            self.right = Right::Denied;
        }
        restored
    }

    /// Whether something is kept in `file`.
    #[must_use]
    pub fn has(&self, file: impl Into<Place>) -> bool {
        self.settled().is_some_and(|home| home.has(&file.into()))
    }

    /// Where a file of ours lies, to be shown to the player.
    #[must_use]
    pub fn place(&self, file: impl Into<Place>) -> Option<PathBuf> {
        Some(self.writer.as_ref()?.home().path(&file.into()))
    }

    /// Where a folder of ours lies, to be shown to the player.
    #[must_use]
    pub fn folder(&self, folder: Folder) -> Option<PathBuf> {
        Some(self.writer.as_ref()?.home().folder(folder))
    }

    /// Where endgame tables are kept: in the user's cache, or below the folder that
    /// [`HOME_VARIABLE`] names.
    #[must_use]
    pub fn tables_folder(&self) -> Option<PathBuf> {
        const TABLES: &str = "tables";
        let folder = self.writer.as_ref()?.home().root();
        let cache = self
            .usual_folders()
            .map(|folders| folders.cache_dir().join(TABLES));
        Some(cache.unwrap_or_else(|| folder.join(TABLES)))
    }

    /// The user's folders on this system; `None` if things are kept in a folder of another's
    /// choice.
    fn usual_folders(&self) -> Option<directories::ProjectDirs> {
        let home = self.writer.as_ref()?.home().root();
        directories::ProjectDirs::from("", "", "Awale")
            .filter(|folders| folders.config_dir() == home)
    }

    /// Today, where the player is.
    #[must_use]
    pub fn today() -> Option<Date> {
        #[cfg(not(target_arch = "wasm32"))]
        let now = std::time::SystemTime::now();
        #[cfg(target_arch = "wasm32")]
        let now = web_time::web::SystemTimeExt::to_std(web_time::SystemTime::now());
        Date::at(now, jiff::tz::TimeZone::system())
    }

    /// The home, once all is done that was posted: what is read is what was kept.
    fn settled(&self) -> Option<&Home> {
        let writer = self.writer.as_ref()?;
        writer.flush();
        Some(writer.home())
    }

    fn now(&mut self, step: Step) -> bool {
        self.keeps();
        let done = self.writer.as_ref().map(|writer| writer.carry_out(step));
        done.unwrap_or(false)
    }

    /// Tells the player something, in the next frame.
    pub fn tell(&mut self, notice: StorageNotice) {
        self.notices.push(notice);
    }

    fn notice(&mut self, notice: StorageNotice) {
        warn!("{notice}");
        self.tell(notice);
    }
}

fn tell_notices(mut storage: ResMut<Storage>, mut messages: MessageWriter<StorageNotice>) {
    let storage = storage.bypass_change_detection();
    messages.write_batch(storage.notices.drain(..));
    if let Some(writer) = &storage.writer {
        for notice in writer.take_notices() {
            warn!("{notice}");
            messages.write(notice);
        }
    }
}

/// At the end of the program all is on the disk, and the next one may keep things.
fn close(mut storage: ResMut<Storage>) {
    storage.flush();
    storage.right = Right::Unknown;
}

#[cfg(test)]
mod tests;
