//! Patterns that no system of the app may use.

use std::fs;
use std::path::{Path, PathBuf};

use crate::layers::sources;

/// Finds the places in the app's sources that contain one of `forbidden`.
fn places(forbidden: &[&str]) -> Vec<String> {
    let app = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("src");
    let files: Vec<PathBuf> = sources(&app);
    assert!(files.len() > 200, "{}", files.len());
    let mut found = Vec::new();
    for file in files {
        let source = fs::read_to_string(&file).unwrap();
        for (line, number) in source.lines().zip(1..) {
            if forbidden.iter().any(|text| line.contains(text)) {
                found.push(format!("{}:{number}: {}", file.display(), line.trim()));
            }
        }
    }
    found
}

/// Such systems are exempt from the schedules' ambiguity test.
#[test]
fn no_system_is_ambiguous_with_all_others() {
    assert_eq!(places(&["ambiguous_with_all"]), [""; 0]);
}

/// A `Local` outlives the match that it remembers.
#[test]
fn no_local_remembers_a_match() {
    let types = ["CurrentMatch", "SavedMatch", "Turn", "GameTree", "Outcome"];
    let locals: Vec<String> = places(&["Local<"])
        .into_iter()
        .filter(|place| types.iter().any(|name| place.contains(name)))
        .collect();
    assert_eq!(locals, [""; 0]);
}
