//! Results that `--keep` saves, one file for each rule, under its fingerprint.

use awale::files::{FileName, Home, Place};
use awale::lab::{Results, kept};
use awale::rules::RuleSet;

use crate::file::{in_file, unwritable};

fn place(fingerprint: u64) -> Place {
    FileName::of_rules(fingerprint, ".lab").into()
}

/// The results saved for these rules; `None` if there are none. A file that can't be used is an
/// error, and left unchanged.
pub fn load(folder: &Home, rules: &RuleSet) -> Result<Option<Results>, String> {
    let place = place(rules.fingerprint());
    let path = folder.path(&place);
    match folder.read_text(&place) {
        Ok(text) => kept::read(&text, rules)
            .map(Some)
            .map_err(|error| in_file(&path, &format_args!("{error}; left unchanged"))),
        Err(error) if error.is_absent() => Ok(None),
        Err(error) => Err(in_file(&path, &format_args!("can't be read: {error}"))),
    }
}

/// Saves the results in place of the earlier ones.
pub fn save(folder: &Home, results: &Results) -> Result<(), String> {
    let place = place(results.fingerprint());
    let text = kept::text(results).map_err(|error| error.to_string())?;
    folder
        .write(&place, &text)
        .map_err(|error| unwritable(&folder.path(&place), &error))
}
