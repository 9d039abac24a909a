//! Endgame tables in a folder of the player's machine, where they wait for the next game.
//!
//! A file is written beside its place and put there when it is whole, so that a reader never sees
//! half of one. The folder has a limit: what hasn't been used for longest goes first. What goes
//! wrong is reported once, and the game goes on with tables in memory.

use std::fs;
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use crate::ai::tables::{EndgameTable, TableKeeper};
use crate::files::{open_regular, write, write_whole};
use crate::rules::RuleSet;

/// What a file of tables is called after the fingerprint of its rules.
const EXTENSION: &str = "tables";
/// An unfinished file as old as this was left behind by a program that has ended.
const ABANDONED: Duration = Duration::from_secs(3600);

/// Something that a player should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreNotice {
    /// A file can't be used, and is made again.
    Damaged {
        /// Its name.
        file: String,
        /// Why.
        reason: String,
    },
    /// Tables can't be kept: they are made again in the next game.
    NotSaved {
        /// The file's name.
        file: String,
        /// What the system says.
        reason: String,
    },
}

/// A folder of tables. Copies share what they have to tell.
#[derive(Clone, Debug)]
pub struct TableStore {
    folder: PathBuf,
    limit: u64,
    notices: Arc<Mutex<Vec<StoreNotice>>>,
}

impl TableStore {
    /// The tables in `folder`, which is made when it is needed; together they take no more than
    /// `limit` bytes.
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>, limit: u64) -> Self {
        Self {
            folder: folder.into(),
            limit,
            notices: Arc::default(),
        }
    }

    /// What has gone wrong since it was asked last; the same thing is reported once.
    #[must_use]
    pub fn take_notices(&self) -> Vec<StoreNotice> {
        std::mem::take(&mut *self.notices.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The name of the file for rules with this fingerprint.
    #[must_use]
    pub fn file_name(fingerprint: u64) -> String {
        format!("{fingerprint:016x}.{EXTENSION}")
    }

    fn notify(&self, notice: StoreNotice) {
        let mut notices = self.notices.lock().unwrap_or_else(PoisonError::into_inner);
        if !notices.contains(&notice) {
            notices.push(notice);
        }
    }

    fn write(&self, name: &str, table: &EndgameTable) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        self.make_room(name, table.file_bytes())?;
        write_whole(&self.folder.join(name), |file| write_layers(file, table))
    }

    /// Removes what hasn't been used for longest, until this many bytes more fit in.
    fn make_room(&self, name: &str, needed: u64) -> io::Result<()> {
        if needed > self.limit {
            let why = format!("{needed} bytes are more than the {} allowed", self.limit);
            return Err(io::Error::other(why));
        }
        let mut others = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let entry = entry?;
            let metadata = entry.metadata()?;
            let used = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            match kind_of(&entry.path()) {
                Some(Kind::Unfinished) if used.elapsed().is_ok_and(|age| age > ABANDONED) => {
                    fs::remove_file(entry.path())?;
                }
                Some(Kind::Tables) if entry.file_name() != name => {
                    others.push((used, metadata.len(), entry.path()));
                }
                _ => {}
            }
        }
        others.sort();
        let mut sum: u64 = others.iter().map(|(_, bytes, _)| bytes).sum();
        for (_, bytes, path) in others {
            if sum + needed <= self.limit {
                break;
            }
            fs::remove_file(path)?;
            sum -= bytes;
        }
        Ok(())
    }
}

impl TableKeeper for TableStore {
    fn load(&mut self, rules: &RuleSet) -> Option<EndgameTable> {
        let name = Self::file_name(rules.fingerprint());
        let path = self.folder.join(&name);
        let file = match open_regular(&path) {
            Ok(file) => file,
            Err(error) if error.is_absent() => return None,
            Err(error) => {
                let reason = error.to_string();
                self.notify(StoreNotice::Damaged { file: name, reason });
                return None;
            }
        };
        match EndgameTable::read(rules, &mut BufReader::new(file)) {
            Ok(table) => {
                // So that the tables that are used stay longest; on a folder that can't be written
                // it stays as it is.
                write::mark_used(&path);
                Some(table)
            }
            Err(error) => {
                self.notify(StoreNotice::Damaged {
                    file: name,
                    reason: error.to_string(),
                });
                None
            }
        }
    }

    fn save(&mut self, table: &EndgameTable) {
        let name = Self::file_name(table.fingerprint());
        if let Err(error) = self.write(&name, table) {
            self.notify(StoreNotice::NotSaved {
                file: name,
                reason: error.to_string(),
            });
        }
    }
}

/// Writes all that a file of tables holds.
///
/// # Errors
/// When `output` can't be written.
pub fn write_layers(output: &mut impl Write, table: &EndgameTable) -> io::Result<()> {
    table.write_header(output)?;
    (0..table.layers().len() as u16).try_for_each(|seeds| table.write_layer(seeds, output))
}

/// What a file in the folder is; `None` if it isn't ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Tables,
    Unfinished,
}

fn kind_of(path: &Path) -> Option<Kind> {
    let name = path.file_name()?.to_str()?;
    let (stem, rest) = name.split_once('.')?;
    u64::from_str_radix(stem, 16).ok()?;
    if rest == EXTENSION {
        Some(Kind::Tables)
    } else if write::is_unfinished(name) {
        Some(Kind::Unfinished)
    } else {
        None
    }
}

#[cfg(test)]
mod tests;
