//! Loads rules by name or path, and other input files.

use std::fmt::Display;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::sync::Arc;

use awale_engine::ai::book::{Book, text::MAX_BYTES};
use awale_engine::ai::evaluation::{MAX_NETWORK_BYTES, Network};
use awale_engine::files::{ReadError, open_regular, read_regular, read_text};
use awale_engine::text::{Language, Messages, problem};
use awale_rules::limits::MAX_FILE_BYTES;
use awale_rules::{RuleFileError, RuleSet, library, parse_rule_file};

use crate::file::{in_file, shown_path};
use crate::output::escaped;

/// Returns only `name`, or all names in `all` if it is `None`.
pub fn one_or_all(name: Option<&str>, all: impl Iterator<Item = &'static str>) -> Vec<&str> {
    name.map_or_else(|| all.collect(), |name| vec![name])
}

/// Loads the built-in variant or the rule file `name`; returns an error message on failure.
pub fn load_rules(name: &str) -> Result<Arc<RuleSet>, String> {
    match library::load(name) {
        Some(rules) => rules.map_err(|error| problem_report(&format!("{name}.ron"), &error)),
        None if !Path::new(name).exists() => Err(format!(
            "{}: no built-in variant or file of this name (`awale-engine rules` lists the variants)",
            escaped(name)
        )),
        None => load_file(Path::new(name)).map(Arc::new),
    }
}

/// Loads the rule file at `path`; returns an error message on failure.
pub fn load_file(path: &Path) -> Result<RuleSet, String> {
    let bytes = match read_regular(path, MAX_FILE_BYTES as u64) {
        // One byte more than the maximum, so that the rule parser reports the size.
        Err(ReadError::TooLong { .. }) => vec![0; MAX_FILE_BYTES + 1],
        read => read.map_err(|error| unreadable(path, &error))?,
    };
    parse_rule_file(&bytes).map_err(|error| problem_report(&shown_path(path), &error))
}

/// Opens the first `max_bytes` of the file, or of standard input if `path` is `None`; returns an
/// error message on failure.
pub fn open_input(path: Option<&Path>, max_bytes: u64) -> Result<Box<dyn BufRead>, String> {
    Ok(match path {
        Some(path) => {
            let file = open_regular(path).map_err(|error| unreadable(path, &error))?;
            Box::new(BufReader::new(file.take(max_bytes)))
        }
        None => Box::new(BufReader::new(io::stdin().take(max_bytes))),
    })
}

/// Loads the opening book for `rules` at `path`; returns an error message on failure.
pub fn load_book(path: &Path, rules: &Arc<RuleSet>) -> Result<Book, String> {
    load_text(path, MAX_BYTES, |text| Book::read(rules, text))
}

/// Loads the network for `rules` at `path`; returns an error message on failure.
pub fn load_network(path: &Path, rules: &RuleSet) -> Result<Network, String> {
    load_text(path, MAX_NETWORK_BYTES, |text| Network::read(rules, text))
}

/// Parses the file at `path`, of at most `max_bytes`, with `read`; returns an error message that
/// names it on failure.
pub fn load_text<T, E: Display>(
    path: &Path,
    max_bytes: u64,
    read: impl FnOnce(&str) -> Result<T, E>,
) -> Result<T, String> {
    let text = read_text(path, max_bytes).map_err(|error| unreadable(path, &error))?;
    read(&text).map_err(|error| in_file(path, &error))
}

fn unreadable(path: &Path, why: &ReadError) -> String {
    in_file(path, &format_args!("can't be read: {why}"))
}

/// Formats the problems in `file`, one per line.
pub fn problem_report(file: &str, error: &RuleFileError) -> String {
    problem::report(&Messages::new(Language::default()), file, error)
}
