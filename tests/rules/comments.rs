//! Comments end at column 100. Code is left to rustfmt, and so are examples between fences.

use std::fs;
use std::path::{Path, PathBuf};

use crate::layers::sources;

/// The last column of a comment.
const LAST_COLUMN: usize = 100;

/// The numbers of the lines whose comments are too long.
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

#[test]
fn comments_end_at_column_100() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["src", "tests", "tools", "benches", "fuzz/fuzz_targets"];
    let files: Vec<PathBuf> = folders
        .iter()
        .flat_map(|name| sources(&root.join(name)))
        .collect();
    assert!(files.len() > 500, "{}", files.len());
    let mut found = Vec::new();
    for file in files {
        let source = fs::read_to_string(&file).unwrap();
        for number in long_comments(&source) {
            found.push(format!("{}:{number}", file.display()));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn long_comments_are_found_outside_examples() {
    let long = "x".repeat(LAST_COLUMN);
    let source = format!("//! ```\n//! {long}\n//! ```\n    /// {long}\nlet x = \"{long}\";\n");
    assert_eq!(long_comments(&source), [4]);
    // Letters count, not bytes.
    assert!(long_comments(&format!("// {}", "é".repeat(LAST_COLUMN - 3))).is_empty());
}
