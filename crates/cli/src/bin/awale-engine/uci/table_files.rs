//! Loads endgame tables from files, for `TablePath`.

use std::io::BufReader;
use std::path::{Path, PathBuf};

use awale_engine::ai::tables::EndgameTable;
use awale_engine::ai::tables::file::TableFileError;
use awale_engine::files::open_regular;
use awale_engine::table_store::TableStore;
use awale_rules::RuleSet;

use crate::file::in_file;
use crate::memory::Memory;

/// Loads the tables for `rules` from `path`: a file, or a folder with a file named as by `tables
/// build`. Returns `None` if the folder has none. Also returns an error if they are damaged, in
/// which case the layers below the damaged one are usable.
///
/// # Errors
/// Returns an error if no layer can be used.
pub fn load(path: &Path, rules: &RuleSet) -> Result<Loaded, String> {
    let is_folder = path.is_dir();
    let file: PathBuf = if is_folder {
        path.join(TableStore::file_name(rules.fingerprint()))
    } else {
        path.to_path_buf()
    };
    let in_table_file = |error: &dyn std::fmt::Display| in_file(&file, error);
    let input = match open_regular(&file) {
        Ok(input) => input,
        Err(error) if is_folder && error.is_absent() => return Ok((None, Ok(()))),
        Err(error) => return Err(in_table_file(&error)),
    };
    let bytes = input
        .metadata()
        .map_err(|error| in_table_file(&error))?
        .len();
    Memory::now()
        .check_fits(bytes, 0)
        .map_err(|error| in_table_file(&error))?;
    let (table, damaged_layer) = EndgameTable::read_valid(rules, &mut BufReader::new(input))
        .map_err(|error| in_table_file(&error))?;
    let result = damaged_layer.map_or(Ok(()), |seeds| {
        let error = TableFileError::Damaged { seeds };
        Err(in_table_file(&format_args!(
            "{error}; the layers below are used"
        )))
    });
    Ok((table.seeds().is_some().then_some(table), result))
}

/// The tables, if any, and an error if they are damaged.
type Loaded = (Option<EndgameTable>, Result<(), String>);
