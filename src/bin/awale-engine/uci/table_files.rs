//! Endgame tables from files: `TablePath`.

use std::io::BufReader;
use std::path::{Path, PathBuf};

use awale::ai::tables::EndgameTable;
use awale::files::open_regular;
use awale::rules::RuleSet;
use awale::table_store::TableStore;

use super::memory::Memory;
use crate::file::in_file;

/// The tables for `rules` at `path`: a file, or a folder with a file named as `tables build` does.
/// `None` if the folder has none.
///
/// # Errors
/// If they can't be used.
pub fn load(path: &Path, rules: &RuleSet) -> Result<Option<EndgameTable>, String> {
    let is_folder = path.is_dir();
    let file: PathBuf = if is_folder {
        path.join(TableStore::file_name(rules.fingerprint()))
    } else {
        path.to_path_buf()
    };
    let failed = |error: &dyn std::fmt::Display| in_file(&file, error);
    let opened = match open_regular(&file) {
        Ok(opened) => opened,
        Err(error) if is_folder && error.is_absent() => return Ok(None),
        Err(error) => return Err(failed(&error)),
    };
    let bytes = opened.metadata().map_err(|error| failed(&error))?.len();
    Memory::now()
        .allow(bytes, 0)
        .map_err(|error| failed(&error))?;
    let table = EndgameTable::read(rules, &mut BufReader::new(opened));
    table.map(Some).map_err(|error| failed(&error))
}
