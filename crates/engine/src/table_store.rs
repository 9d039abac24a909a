//! A folder in which endgame tables are kept between games.
//!
//! Files are replaced atomically, so readers never see an incomplete one. When the folder reaches
//! its size limit, the least recently used files are removed. Failures are reported as notices,
//! and the game continues with tables in memory.

use std::io::{self, BufReader, Write};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use crate::ai::generation::TableStorage;
use crate::ai::tables::EndgameTable;
use crate::ai::tables::file::TableFileError;
use crate::files::{open_regular, write, write_atomic};
use awale_rules::RuleSet;

/// The extension of a table file, whose stem is the fingerprint of the rules.
const EXTENSION: &str = "tables";

/// A problem with a stored table file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreNotice {
    /// A file, or one of its layers, can't be used; what is missing is built again.
    Damaged {
        /// The name of the file.
        file: String,
        /// The error message.
        reason: String,
    },
    /// Tables couldn't be saved, and will be built again in the next game.
    NotSaved {
        /// The name of the file.
        file: String,
        /// The error message.
        reason: String,
    },
}

/// A folder of endgame tables. Clones share their notices.
#[derive(Clone, Debug)]
pub struct TableStore {
    folder: PathBuf,
    max_bytes: u64,
    notices: Arc<Mutex<Vec<StoreNotice>>>,
}

impl TableStore {
    /// Creates a store of at most `max_bytes` bytes in `folder`, which is created when needed.
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>, max_bytes: u64) -> Self {
        Self {
            folder: folder.into(),
            max_bytes,
            notices: Arc::default(),
        }
    }

    /// Returns the problems reported since the last call, without duplicates.
    #[must_use]
    pub fn take_notices(&self) -> Vec<StoreNotice> {
        std::mem::take(&mut *self.notices.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns the name of the file for the rules with `fingerprint`.
    #[must_use]
    pub fn file_name(fingerprint: u64) -> String {
        format!("{fingerprint:016x}.{EXTENSION}")
    }

    /// Adds `notice` unless it is already there.
    fn notify(&self, notice: StoreNotice) {
        let mut notices = self.notices.lock().unwrap_or_else(PoisonError::into_inner);
        if !notices.contains(&notice) {
            notices.push(notice);
        }
    }

    fn write(&self, name: &str, table: &EndgameTable) -> io::Result<()> {
        write::make_room(
            &self.folder,
            name,
            table.file_bytes(),
            self.max_bytes,
            is_table_file,
        )?;
        write_atomic(&self.folder.join(name), |file| {
            write_table_file(file, table)
        })
    }
}

impl TableStorage for TableStore {
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
        match EndgameTable::read_valid(rules, &mut BufReader::new(file)) {
            Ok((table, damaged_layer)) => {
                if let Some(seeds) = damaged_layer {
                    let reason = TableFileError::Damaged { seeds }.to_string();
                    self.notify(StoreNotice::Damaged { file: name, reason });
                }
                // Tables in use are removed last. In a read-only folder, this has no effect.
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

/// Writes a table file, with the header and all layers.
///
/// # Errors
/// Returns an error if writing to `output` fails.
pub fn write_table_file(output: &mut impl Write, table: &EndgameTable) -> io::Result<()> {
    table.write_header(output)?;
    (0..table.layers().len() as u16).try_for_each(|seeds| table.write_layer(seeds, output))
}

/// Returns true if `name` is that of a table file.
fn is_table_file(name: &str) -> bool {
    name.split_once('.').is_some_and(|(stem, extension)| {
        extension == EXTENSION && u64::from_str_radix(stem, 16).is_ok()
    })
}

#[cfg(test)]
mod tests;
