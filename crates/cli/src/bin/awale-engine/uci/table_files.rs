//! Endgame tables from files: `TablePath`.

use std::io::BufReader;
use std::path::{Path, PathBuf};

use awale_engine::ai::tables::EndgameTable;
use awale_engine::ai::tables::file::TableFileError;
use awale_engine::files::open_regular;
use awale_engine::table_store::TableStore;
use awale_rules::RuleSet;

use crate::file::in_file;
use crate::memory::Memory;

/// Loads the tables for `rules` at `path`: a file, or a folder with a file named as by `tables
/// build`. `None` if the folder has none. Also returns an error if they are damaged: the layers
/// below the damaged one can still be used.
///
/// # Errors
/// Returns an error if they can't be used.
pub fn load(path: &Path, rules: &RuleSet) -> Result<Loaded, String> {
    let is_folder = path.is_dir();
    let file: PathBuf = if is_folder {
        path.join(TableStore::file_name(rules.fingerprint()))
    } else {
        path.to_path_buf()
    };
    let failed = |error: &dyn std::fmt::Display| in_file(&file, error);
    let opened = match open_regular(&file) {
        Ok(opened) => opened,
        Err(error) if is_folder && error.is_absent() => return Ok((None, Ok(()))),
        Err(error) => return Err(failed(&error)),
    };
    let bytes = opened.metadata().map_err(|error| failed(&error))?.len();
    Memory::now()
        .allow(bytes, 0)
        .map_err(|error| failed(&error))?;
    let (table, damaged) = EndgameTable::read_valid(rules, &mut BufReader::new(opened))
        .map_err(|error| failed(&error))?;
    let sound = damaged.map_or(Ok(()), |seeds| {
        let error = TableFileError::Damaged { seeds };
        Err(failed(&format_args!("{error}; the layers below are used")))
    });
    Ok((table.seeds().is_some().then_some(table), sound))
}

/// Tables, if there are any, and an error if they are damaged.
type Loaded = (Option<EndgameTable>, Result<(), String>);
