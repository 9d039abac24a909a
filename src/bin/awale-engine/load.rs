//! Finds rules by name or path.

use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use awale::rules::limits::MAX_FILE_BYTES;
use awale::rules::{RuleFileError, RuleSet, library, parse_rule_file};
use awale::text::{Language, Messages, problem};

/// The rules of a built-in variant, or of the file at this path; else why they can't be had.
pub fn load_rules(name: &str) -> Result<Arc<RuleSet>, String> {
    match library::load(name) {
        Some(rules) => rules.map_err(|error| words(&format!("{name}.ron"), &error)),
        None if !Path::new(name).exists() => Err(format!(
            "{name}: there is no built-in variant and no file of this name (`awale-engine rules` lists the variants)"
        )),
        None => load_file(Path::new(name)).map(Arc::new),
    }
}

/// The rules of the file at `path`; else why they can't be had.
pub fn load_file(path: &Path) -> Result<RuleSet, String> {
    let shown = path.display();
    let bytes = read_start(path).map_err(|error| format!("{shown}: can't be read: {error}"))?;
    parse_rule_file(&bytes).map_err(|error| words(&shown.to_string(), &error))
}

/// Reads no more of a file than is needed to see that it is too long.
fn read_start(path: &Path) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?
        .take(MAX_FILE_BYTES as u64 + 1)
        .read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// What is wrong with `file`, a line for each finding.
fn words(file: &str, error: &RuleFileError) -> String {
    problem::report(&Messages::new(Language::default()), file, error)
}
