//! Files of the outside, and rules by name or path: the one place in this program that opens files by the names that it is given.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::sync::Arc;

use awale::rules::limits::MAX_FILE_BYTES;
use awale::rules::{RuleFileError, RuleSet, library, parse_rule_file};
use awale::text::{Language, Messages, problem};

use crate::output::shown;

/// The rules of a built-in variant, or of the file at this path; else why they can't be had.
pub fn load_rules(name: &str) -> Result<Arc<RuleSet>, String> {
    match library::load(name) {
        Some(rules) => rules.map_err(|error| words(&format!("{name}.ron"), &error)),
        None if !Path::new(name).exists() => Err(format!(
            "{}: there is no built-in variant and no file of this name (`awale-engine rules` lists the variants)",
            shown(name)
        )),
        None => load_file(Path::new(name)).map(Arc::new),
    }
}

/// The rules of the file at `path`; else why they can't be had.
pub fn load_file(path: &Path) -> Result<RuleSet, String> {
    let mut bytes = Vec::new();
    // One byte more than is allowed tells that a file is too long.
    open(path)?
        .take(MAX_FILE_BYTES as u64 + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| unreadable(path, &error))?;
    let name = path.display().to_string();
    parse_rule_file(&bytes).map_err(|error| words(&shown(&name).to_string(), &error))
}

/// What is at `path`, or standard input where there is none, as far as the first `most` bytes; else why it can't be read.
pub fn open_input(path: Option<&Path>, most: u64) -> Result<Box<dyn BufRead>, String> {
    Ok(match path {
        Some(path) => Box::new(BufReader::new(open(path)?.take(most))),
        None => Box::new(BufReader::new(io::stdin().take(most))),
    })
}

/// The file at `path`, which must be a regular one: to open a pipe or a device may wait for ever, and to read it may never end.
fn open(path: &Path) -> Result<File, String> {
    let regular = |meta: io::Result<fs::Metadata>| match meta {
        Ok(meta) if meta.is_file() => Ok(()),
        Ok(_) => Err(unreadable(path, &"it is no regular file")),
        Err(error) => Err(unreadable(path, &error)),
    };
    regular(fs::metadata(path))?;
    let file = File::open(path).map_err(|error| unreadable(path, &error))?;
    // It may have been exchanged in between.
    regular(file.metadata())?;
    Ok(file)
}

fn unreadable(path: &Path, why: &dyn std::fmt::Display) -> String {
    let name = path.display().to_string();
    format!("{}: can't be read: {why}", shown(&name))
}

/// What is wrong with `file`, a line for each finding.
fn words(file: &str, error: &RuleFileError) -> String {
    problem::report(&Messages::new(Language::default()), file, error)
}
