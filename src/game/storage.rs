//! What is kept between two runs of the program: the only place that touches files.
//!
//! Nothing a player has is ever lost: a file is written beside the old one and
//! put in its place when it is whole, and a file that can't be read is set aside.

mod files;
mod folder;
mod notice;
mod watch;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::matches::Date;
use files::{append, read, write};
pub use notice::{FileTrouble, StorageNotice};
pub use watch::FolderWatch;

/// The environment variable that names another folder, for tests and scripted runs.
pub const HOME_VARIABLE: &str = "AWALE_HOME";
/// How many damaged files of one name are kept.
const MOST_DAMAGED: u32 = 100;

/// Adds the folder, and tells what went wrong with it.
pub fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Storage>() {
        app.insert_resource(Storage::locate());
    }
    app.add_message::<StorageNotice>()
        .add_systems(PreUpdate, tell_notices);
}

/// The folder in which the program keeps what it remembers.
#[derive(Resource, Debug)]
pub struct Storage {
    folder: Option<PathBuf>,
    notices: Vec<StorageNotice>,
}

impl Storage {
    /// The user's folder for settings on this system, or the one that
    /// [`HOME_VARIABLE`] names. Where there is none, nothing is kept.
    #[must_use]
    pub fn locate() -> Self {
        let named = std::env::var_os(HOME_VARIABLE)
            .filter(|folder| !folder.is_empty())
            .map(PathBuf::from);
        let folder = named.or_else(|| {
            directories::ProjectDirs::from("", "", "Awale")
                .map(|folders| folders.config_dir().to_owned())
        });
        if folder.is_none() {
            warn!("This system has no folder for settings; they are not remembered.");
        }
        Self {
            folder,
            notices: Vec::new(),
        }
    }

    /// A folder of one's own choice; it is made when something is first kept.
    #[must_use]
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self {
            folder: Some(folder.into()),
            notices: Vec::new(),
        }
    }

    /// A storage that keeps nothing.
    #[must_use]
    pub const fn nowhere() -> Self {
        Self {
            folder: None,
            notices: Vec::new(),
        }
    }

    /// What was kept in `file`; the default where there is nothing, or nothing that can be read.
    /// A file with other contents is set aside, and said so.
    pub fn load<T: DeserializeOwned + Default>(&mut self, file: &str) -> T {
        let Some(text) = self.read_text(file) else {
            return T::default();
        };
        ron::from_str(&text).unwrap_or_else(|_| {
            self.refuse(file);
            T::default()
        })
    }

    /// The text that was kept in `file`; nothing where there is none, or none that can be read.
    pub fn read_text(&mut self, file: &str) -> Option<String> {
        let path = self.path(file)?;
        match read(&path).map(String::from_utf8) {
            Ok(Ok(text)) => Some(text),
            Ok(Err(_)) => {
                self.set_aside(file, &path);
                None
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => {
                self.notice(StorageNotice::NotRead {
                    file: file.to_owned(),
                    reason: error.into(),
                });
                None
            }
        }
    }

    /// Keeps `text` in `file`. What can't be kept is said in a notice, and the answer is `false`.
    pub fn write_text(&mut self, file: &str, text: &str) -> bool {
        let Some(path) = self.path(file) else {
            return false;
        };
        match write(&path, text.as_bytes()) {
            Ok(()) => true,
            Err(error) => {
                self.not_saved(file, error.into());
                false
            }
        }
    }

    /// Adds `text` to the end of `file`. What can't be added is said in a notice.
    pub fn append_text(&mut self, file: &str, text: &str) {
        let Some(path) = self.path(file) else {
            return;
        };
        if let Err(error) = append(&path, text.as_bytes()) {
            self.not_saved(file, error.into());
        }
    }

    /// Puts a file that makes no sense out of the way, under another name.
    pub fn refuse(&mut self, file: &str) {
        if let Some(path) = self.path(file) {
            self.set_aside(file, &path);
        }
    }

    /// Removes what was kept in `file`, if anything was.
    pub fn remove(&mut self, file: &str) {
        let removed = self.path(file).map(fs::remove_file);
        if let Some(Err(error)) = removed
            && error.kind() != io::ErrorKind::NotFound
        {
            self.not_saved(file, error.into());
        }
    }

    /// The names of the files with this ending in a folder of ours, in order; none where it can't be read.
    #[must_use]
    pub fn list(&self, folder: &str, ending: &str) -> Vec<String> {
        let entries = self.path(folder).and_then(|path| fs::read_dir(path).ok());
        let mut names: Vec<String> = entries
            .into_iter()
            .flatten()
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .filter(|name| name.ends_with(ending) && !name.starts_with('.'))
            .collect();
        names.sort();
        names
    }

    /// Whether something is kept in `file`.
    #[must_use]
    pub fn has(&self, file: &str) -> bool {
        self.path(file).is_some_and(|path| path.exists())
    }

    /// Where a file or folder of ours lies, to be shown to the player.
    #[must_use]
    pub fn place(&self, file: &str) -> Option<PathBuf> {
        self.path(file)
    }

    /// Where endgame tables are kept: in the user's cache, or below the folder that [`HOME_VARIABLE`] names.
    #[must_use]
    pub fn tables_folder(&self) -> Option<PathBuf> {
        const TABLES: &str = "tables";
        let folder = self.folder.as_ref()?;
        let cache = directories::ProjectDirs::from("", "", "Awale")
            .filter(|folders| folders.config_dir() == folder)
            .map(|folders| folders.cache_dir().join(TABLES));
        Some(cache.unwrap_or_else(|| folder.join(TABLES)))
    }

    /// Today, at Greenwich.
    #[must_use]
    pub fn today() -> Option<Date> {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        since
            .ok()
            .map(|time| Date::from_unix_seconds(time.as_secs()))
    }

    /// Keeps `value` in `file`. What can't be kept is said in a notice.
    pub fn save<T: Serialize>(&mut self, file: &str, value: &T) {
        match ron::ser::to_string_pretty(value, ron::ser::PrettyConfig::default()) {
            Ok(text) => {
                self.write_text(file, &text);
            }
            Err(error) => self.not_saved(file, FileTrouble::Other(error.to_string())),
        }
    }

    fn path(&self, file: &str) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(file))
    }

    fn set_aside(&mut self, file: &str, path: &Path) {
        let free = (0..MOST_DAMAGED)
            .map(|number| match number {
                0 => format!("{file}.damaged"),
                _ => format!("{file}.damaged-{number}"),
            })
            .find(|name| !path.with_file_name(name).exists());
        let Some(kept_as) = free else {
            let reason = format!("there are {MOST_DAMAGED} damaged files already");
            self.notice(StorageNotice::NotRead {
                file: file.to_owned(),
                reason: FileTrouble::Other(reason),
            });
            return;
        };
        match fs::rename(path, path.with_file_name(&kept_as)) {
            Ok(()) => self.notice(StorageNotice::Damaged {
                file: file.to_owned(),
                kept_as,
            }),
            Err(error) => {
                self.notice(StorageNotice::NotRead {
                    file: file.to_owned(),
                    reason: error.into(),
                });
            }
        }
    }

    fn not_saved(&mut self, file: &str, reason: FileTrouble) {
        let file = file.to_owned();
        self.notice(StorageNotice::NotSaved { file, reason });
    }

    fn notice(&mut self, notice: StorageNotice) {
        warn!("{notice}");
        self.notices.push(notice);
    }
}

fn tell_notices(mut storage: ResMut<Storage>, mut messages: MessageWriter<StorageNotice>) {
    if !storage.notices.is_empty() {
        messages.write_batch(storage.notices.drain(..));
    }
}

#[cfg(test)]
mod tests;
