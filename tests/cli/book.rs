//! The printed rule book on standard output.

use super::{engine, is_drawn};
use awale_rules::library;

/// Finding the examples of every game takes long, so the short form prints the book at one in this
/// number of commits.
const COMMITS: usize = 6;

#[test]
fn the_rule_book_appends_custom_rules() {
    if !is_drawn(COMMITS) {
        return;
    }
    let own = concat!(
        concat!(env!("CARGO_MANIFEST_DIR"), "/../.."),
        "/tests/data/custom/custom-0.ron"
    );
    let printed = engine(&["rules", "book", "--language", "fr", own]);
    assert!(printed.status.success());
    let page = String::from_utf8(printed.stdout).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"fr\">"));
    assert!(page.trim_end().ends_with("</html>"));
    let chapters: Vec<&str> = page.split("<h2 ").skip(1).collect();
    assert_eq!(chapters.len(), library::all_names().count() + 1);
    assert!(chapters.iter().all(|chapter| chapter.contains("<svg ")));
}

#[test]
fn an_invalid_rule_file_prints_no_book() {
    let printed = engine(&["rules", "book", "/no/such/file.ron"]);
    assert_eq!(printed.status.code(), Some(1));
    assert!(printed.stdout.is_empty());
    assert!(!printed.stderr.is_empty());
}
