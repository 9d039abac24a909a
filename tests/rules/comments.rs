//! Comments end at column 100 and avoid some phrases. Code is left to rustfmt, and examples between
//! fences are exempt.

use std::fs;
use std::path::{Path, PathBuf};

use crate::layers::sources;

/// The last column of a comment.
const LAST_COLUMN: usize = 100;
/// Phrases to avoid in comments, each of which has a plainer alternative.
const AVOIDED: [&str; 18] = [
    "nobody",
    "somebody",
    "whoever",
    "so many",
    "nothing where",
    "is told",
    "was told",
    "are told",
    "can't be had",
    "makes no sense",
    "gone on with",
    "put aside",
    "in the middle",
    "has not even",
    "mistake of its own",
    "is no regular",
    "gives no",
    "wish",
];

/// Finds the line numbers of comments that are too long.
fn long_comments(source: &str) -> Vec<usize> {
    let mut is_example = false;
    let mut found = Vec::new();
    for (line, number) in source.lines().zip(1..) {
        let Some(comment) = line.trim_start().strip_prefix("//") else {
            continue;
        };
        if comment
            .trim_start_matches(['/', '!', ' '])
            .starts_with("```")
        {
            is_example = !is_example;
        } else if !is_example && line.chars().count() > LAST_COLUMN {
            found.push(number);
        }
    }
    found
}

/// Finds the line numbers of comments with a phrase to avoid.
fn odd_comments(source: &str) -> Vec<usize> {
    let is_odd = |comment: &str| {
        let words = |text: &str| format!(" {} ", text.replace(['.', ',', ';', ':', '(', ')'], " "));
        let comment = words(comment);
        AVOIDED
            .iter()
            .any(|phrase| comment.contains(&words(phrase)))
    };
    let lines = source.lines().zip(1..);
    lines
        .filter(|(line, _)| line.trim_start().strip_prefix("//").is_some_and(is_odd))
        .map(|(_, number)| number)
        .collect()
}

/// Lists the places in all Rust sources that `find` reports.
fn places(find: fn(&str) -> Vec<usize>) -> String {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let folders = ["src", "crates", "tests", "tools", "fuzz/fuzz_targets"];
    let files: Vec<PathBuf> = folders
        .iter()
        .flat_map(|name| sources(&root.join(name)))
        .chain([root.join("build.rs")])
        .collect();
    assert!(files.len() > 500, "{}", files.len());
    let mut found = Vec::new();
    for file in files {
        let source = fs::read_to_string(&file).unwrap();
        for number in find(&source) {
            found.push(format!("{}:{number}", file.display()));
        }
    }
    found.join("\n")
}

#[test]
fn comments_end_at_column_100() {
    assert_eq!(places(long_comments), "");
}

#[test]
fn comments_use_plain_words() {
    assert_eq!(places(odd_comments), "");
}

#[test]
fn avoided_phrases_are_found_as_whole_words() {
    let source = "// It is told, once.\n// This told it.\nlet wish = 1;\n/// A wish\n// wishful\n";
    assert_eq!(odd_comments(source), [1, 4]);
}

#[test]
fn long_comments_are_found_outside_examples() {
    let long = "x".repeat(LAST_COLUMN);
    let source = format!("//! ```\n//! {long}\n//! ```\n    /// {long}\nlet x = \"{long}\";\n");
    assert_eq!(long_comments(&source), [4]);
    // The limit counts characters, not bytes.
    assert!(long_comments(&format!("// {}", "é".repeat(LAST_COLUMN - 3))).is_empty());
}
