//! Rules by name or path, and what is to be read line by line.

use std::fmt::Display;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::sync::Arc;

use awale::ai::book::{Book, text::MOST_BYTES};
use awale::ai::evaluation::{MOST_NETWORK_BYTES, Network};
use awale::files::{ReadError, open_regular, read_regular, read_text};
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
    let name = path.display().to_string();
    let bytes = match read_regular(path, MAX_FILE_BYTES as u64) {
        // One byte more than is allowed: the words for that are those of the rules.
        Err(ReadError::TooLong { .. }) => vec![0; MAX_FILE_BYTES + 1],
        read => read.map_err(|error| unreadable(path, &error))?,
    };
    parse_rule_file(&bytes).map_err(|error| words(&shown(&name).to_string(), &error))
}

/// What is at `path`, or standard input where there is none, as far as the first `most` bytes; else why it can't be read.
pub fn open_input(path: Option<&Path>, most: u64) -> Result<Box<dyn BufRead>, String> {
    Ok(match path {
        Some(path) => {
            let file = open_regular(path).map_err(|error| unreadable(path, &error))?;
            Box::new(BufReader::new(file.take(most)))
        }
        None => Box::new(BufReader::new(io::stdin().take(most))),
    })
}

/// The opening book for `rules` at `path`; else why it can't be had.
pub fn load_book(path: &Path, rules: &Arc<RuleSet>) -> Result<Book, String> {
    load_text(path, MOST_BYTES, |text| Book::read(rules, text))
}

/// The network for `rules` at `path`; else why it can't be had.
pub fn load_network(path: &Path, rules: &RuleSet) -> Result<Network, String> {
    load_text(path, MOST_NETWORK_BYTES, |text| Network::read(rules, text))
}

/// What `read` makes of the text at `path`, which has no more than `most` bytes; else why it can't be had, after the file's name.
fn load_text<T, E: Display>(
    path: &Path,
    most: u64,
    read: impl FnOnce(&str) -> Result<T, E>,
) -> Result<T, String> {
    let text = read_text(path, most).map_err(|error| unreadable(path, &error))?;
    let name = path.display().to_string();
    read(&text).map_err(|error| format!("{}: {error}", shown(&name)))
}

fn unreadable(path: &Path, why: &ReadError) -> String {
    let name = path.display().to_string();
    format!("{}: can't be read: {why}", shown(&name))
}

/// What is wrong with `file`, a line for each finding.
pub fn words(file: &str, error: &RuleFileError) -> String {
    problem::report(&Messages::new(Language::default()), file, error)
}
