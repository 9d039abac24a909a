//! Only the engine's module `files` opens files, and messages format paths as it does.

use std::fs;
use std::path::PathBuf;

use crate::layers::{packages, sources};

/// Calls that open or replace a file.
const OPENINGS: [&str; 10] = [
    "File::open",
    "File::create",
    "File::options",
    "OpenOptions",
    "fs::read(",
    "fs::read_to_string",
    "fs::write",
    "fs::copy",
    "fs::rename",
    "fs::hard_link",
];

/// The sources, other than tests, that may open files.
const OPENED_IN: [&str; 2] = ["files/", "text/catalogue.rs"];

/// Returns every source file of every package, with its path within the package's sources.
fn everywhere() -> Vec<(String, PathBuf)> {
    let mut found = Vec::new();
    for root in packages() {
        found.extend(sources(&root).into_iter().map(|path| {
            let name = path.strip_prefix(&root).unwrap().to_string_lossy();
            (name.replace('\\', "/"), path)
        }));
    }
    assert!(found.len() > 500);
    found
}

#[test]
fn messages_show_paths_as_one_line() {
    // Split in two, so that this file passes.
    let raw = concat!(".disp", "lay()");
    let text = |path: &PathBuf| fs::read_to_string(path).unwrap();
    let faults: Vec<String> = everywhere()
        .into_iter()
        .filter(|(_, path)| text(path).contains(raw))
        .map(|(name, _)| name)
        .collect();
    assert!(faults.is_empty(), "instead of ShownPath: {faults:#?}");
}

#[test]
fn only_the_module_files_opens_files() {
    let mut faults = Vec::new();
    for (name, path) in everywhere() {
        let is_test = name
            .split('/')
            .any(|part| matches!(part, "tests" | "tests.rs"));
        if is_test || OPENED_IN.iter().any(|place| name.starts_with(place)) {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]\nmod tests").next().unwrap();
        let opening = OPENINGS.iter().filter(|opening| code.contains(*opening));
        faults.extend(opening.map(|opening| format!("{name}: {opening}")));
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
