//! Untrusted names from files, command lines and engines neither control the terminal nor forge
//! output lines.

use std::fs;
use std::process::Output;

use crate::{assert_code, engine, engine_with_input, folder, rules_called, stderr, stdout};

/// Contains, in the syntax of rule files, an escape sequence, a line break, a bidirectional mark
/// and a bell.
const HOSTILE: &str = "Evil\\u{1b}[2J\\nforged.ron: all right (Forged)\\u{202e}\\u{9b}1m\\u{7}";

#[track_caller]
fn assert_harmless(output: &Output) {
    for text in [stdout(output), stderr(output)] {
        let harmful: Vec<char> = text
            .chars()
            .filter(|&letter| letter != '\n' && (letter.is_control() || letter == '\u{202e}'))
            .collect();
        assert!(harmful.is_empty(), "{harmful:?} in {text:?}");
        let is_forged = |line: &str| line.starts_with("forged") || line.starts_with("bestmove F");
        assert!(!text.lines().any(is_forged), "{text}");
    }
}

#[test]
fn names_of_rules_are_harmless() {
    let folder = folder("evil");
    let file = folder.join("evil.ron").display().to_string();
    fs::write(&file, rules_called(HOSTILE)).unwrap();
    let check = engine(&["rules", "check", &file]);
    assert_code(&check, 0);
    assert!(stdout(&check).contains("valid (Evil\\u{1b}[2J\\nforged.ron"));
    for words in [
        vec!["rules", "check", &file],
        vec!["rules", "show", &file],
        vec!["play", &file, "--south", "beginner"],
        vec![
            "match", &file, "--south", "random", "--north", "random", "--games", "2",
        ],
    ] {
        let output = engine(&words);
        assert_code(&output, 0);
        assert_harmless(&output);
    }
}

#[test]
#[cfg(unix)]
fn names_of_files_are_harmless() {
    let folder = folder("evil-file");
    let name = "evil\u{1b}[2J\nforged.ron: all right\u{202e}.ron";
    let file = folder.join(name).display().to_string();
    fs::write(&file, rules_called("Good")).unwrap();
    let words: [&[&str]; 4] = [
        &["rules", "check", &file],
        &["bench", &file, "--depth", "1"],
        &[
            "match", &file, "--south", "random", "--north", "random", "--games", "2",
        ],
        &[
            "match", &file, "--south", "random", "--north", "random", "--games", "2", "--json",
        ],
    ];
    for words in words {
        let output = engine(words);
        assert_code(&output, 0);
        assert_harmless(&output);
    }
    let uci = engine_with_input(&["uci", &file], b"uci\nquit\n");
    assert_code(&uci, 0);
    assert_harmless(&uci);
    let table = folder
        .join("evil\u{1b}[2J\nforged\u{202e}.tables")
        .display()
        .to_string();
    for words in [
        &["tables", "build", &file, "--seeds", "2", "--file", &table][..],
        &["tables", "stats", &file, "--seeds", "2"],
        &["tables", "prove", &file, "--seeds", "2", "--positions", "5"],
    ] {
        let output = engine(words);
        assert_code(&output, 0);
        assert_harmless(&output);
    }
    let letter = folder.join("letter\u{1b}[2J\nforged").display().to_string();
    fs::write(&letter, "Dear reader").unwrap();
    // All messages that repeat a name: a rejected table, unknown rules, a note on standard error.
    for words in [
        &["tables", "build", &file, "--seeds", "2", "--file", &letter][..],
        &["tables", "build", &letter, "--seeds", "2"],
        &["tables", "stats", "none\u{1b}\nforged", "--seeds", "2"],
    ] {
        let output = engine(words);
        assert_code(&output, 1);
        assert_harmless(&output);
    }
    let text = rules_called("Good").replace(
        "board:",
        "end: (remaining: NotStuckElse(LastMover), seeds_left_below: Some(4)), board:",
    );
    fs::write(&file, text).unwrap();
    let output = engine(&["tables", "stats", &file, "--seeds", "2"]);
    assert_harmless(&output);
    fs::write(&file, "zebra").unwrap();
    for words in [["rules", "check", &file], ["rules", "show", &file]] {
        let output = engine(&words);
        assert_code(&output, 1);
        assert_harmless(&output);
    }
}

#[test]
#[cfg(unix)]
fn paths_in_every_message_are_harmless() {
    let folder = folder("evil-path");
    let hostile = "x\u{1b}[2J\nforged line: all right\u{202e}";
    let path = folder.join(hostile).display().to_string();
    let absent = folder.join("absent").join(hostile).display().to_string();
    for words in [
        &["solve", "2-4", "--keep", &absent][..],
        &["solve", "2-4", "--certificate", &absent],
        &[
            "solve",
            "2-4",
            "--time",
            "1",
            "--winner",
            "--keep",
            &path,
            "--certificate",
            &path,
        ],
        &["lab", "2-4", "--games", "2", "--keep", &path],
        &["lab", "2-4", "--games", "2", "--csv", &absent],
        &["book", "grow", "2-4", &absent],
        &["book", "show", "2-4", &path],
        &["puzzles", "mine", "2-4", "--file", &absent],
        &["puzzles", "list", "2-4", "--file", &path],
        &["tables", "build", "2-4", "--seeds", "2", "--file", &absent],
        &["report", &path],
        &["replay", &path],
        &["verify", &path],
        &["rules", "show", &path],
    ] {
        assert_harmless(&engine(words));
    }
}

#[test]
fn arguments_and_protocol_lines_are_harmless() {
    let name = "zebra\u{1b}[2J\nforged\u{202e}";
    let position = format!("4-4-4-4-4-4-4-4-4-4-4-4-0-0-{name}");
    for words in [
        vec!["perft", name, "3"],
        vec!["bench", "awale", "--depth", name],
        vec!["why", "awale", name],
        vec!["why", "awale", "--position", name],
        vec!["solve", "awale", "--position", &position],
        vec!["match", "awale", "--south", name, "--north", "random"],
        vec![
            "match",
            "awale",
            "--south-engine",
            name,
            "--north",
            "random",
        ],
        vec![name],
    ] {
        let output = engine(&words);
        assert_ne!(output.status.code(), Some(0), "{words:?}");
        assert_harmless(&output);
    }
    // Any name is valid for a person.
    let play = engine(&["play", "awale", "--south", name]);
    assert_code(&play, 0);
    assert_harmless(&play);
    let input = "setoption name UCI_Variant value zebra\u{1b}[2J\rbestmove F\u{202e}\n\
                 position startpos moves \u{1b}\nsetoption name Level value \u{7}\u{9b}\nquit\n";
    let uci = engine_with_input(&["uci"], input.as_bytes());
    assert_code(&uci, 0);
    assert_harmless(&uci);
    let lines = b"awale \x1b[2J\nzebra\x07 A\n";
    assert_harmless(&engine_with_input(&["replay"], lines));
}

#[test]
#[cfg(unix)]
fn answers_of_other_engines_are_harmless() {
    let hostile = "sh -c \"while read line; do case $line in uci) echo uciok;; isready) echo readyok;; \
                go*) printf 'bestmove \\033[2Jzebra\\007\\n';; quit) exit;; esac; done\"";
    let output = engine(&[
        "match",
        "2-4",
        "--south",
        "random",
        "--north-engine",
        hostile,
        "--games",
        "2",
    ]);
    assert_code(&output, 0);
    assert_harmless(&output);
    assert!(stderr(&output).contains("zebra"));
}
