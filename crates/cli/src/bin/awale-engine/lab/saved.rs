//! The results that `--keep` saves: a file per rule set, named by its fingerprint.

use awale_engine::files::{FileName, Home, Place, write};
use awale_engine::lab::results::MergeError;
use awale_engine::lab::{Results, result_file};
use awale_rules::RuleSet;

use crate::file::{in_file, lock_to_merge, unwritable};

fn file_of(fingerprint: u64) -> Place {
    FileName::from_number(fingerprint, ".lab").into()
}

/// Loads the results saved for these rules; returns `None` if there are none. A file that can't be
/// used is an error and is left unchanged.
pub fn load(folder: &Home, rules: &RuleSet) -> Result<Option<Results>, String> {
    let file_of = file_of(rules.fingerprint());
    let path = folder.path(&file_of);
    match folder.read_text(&file_of) {
        Ok(text) => result_file::read(&text, rules)
            .map(Some)
            .map_err(|error| in_file(&path, &format_args!("{error}; left unchanged"))),
        Err(error) if error.is_absent() => Ok(None),
        Err(error) => Err(in_file(&path, &format_args!("{error}; left unchanged"))),
    }
}

/// Adds `batch` to the results saved for these rules. Returns the total, and whether it includes
/// the batch: it is dropped if another program has saved some of the same games, since equal seeds
/// give equal games.
///
/// A lock prevents other programs from saving in between.
pub fn add(folder: &Home, rules: &RuleSet, batch: Results) -> Result<(Results, bool), String> {
    let file_of = file_of(rules.fingerprint());
    let path = folder.path(&file_of);
    let _lock = lock_to_merge(&path)?;
    let results = match load(folder, rules)? {
        Some(mut saved) => match saved.merge(&batch) {
            Ok(()) => saved,
            Err(MergeError::CountedTwice) => return Ok((saved, false)),
            Err(error) => return Err(in_file(&path, &format_args!("{error}; left unchanged"))),
        },
        None => batch,
    };
    let text = result_file::text(&results).map_err(|error| in_file(&path, &error))?;
    folder
        .write(&file_of, &text)
        .map_err(|error| unwritable(&path, &error))?;
    Ok((results, true))
}

/// Creates the folder, and checks that results for these rules can be saved there.
pub fn check(folder: &Home, rules: &RuleSet) -> Result<(), String> {
    let path = folder.path(&file_of(rules.fingerprint()));
    std::fs::create_dir_all(folder.root())
        .and_then(|()| write::check_writable(&path))
        .map_err(|error| unwritable(&path, &error))
}
