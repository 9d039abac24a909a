//! The `convert` command, between all notations.

use std::fs;

use crate::commands::check;
use crate::{assert_code, engine_with_input, folder, stderr, stdout};

/// Converts a text; returns the result and the log.
fn convert(text: &str, more: &[&str]) -> (String, String) {
    let words = [&["convert"], more].concat();
    let output = engine_with_input(&words, text.as_bytes());
    assert_code(&output, 0);
    (stdout(&output), stderr(&output))
}

#[test]
fn a_game_goes_from_notation_to_notation_and_comes_back() {
    let first = "[White \"A\"]\n\n1. f1e2 d2e1 2. i1a2 b2i1\n";
    let rules = ["--rules", "togyzqumalaq", "--to"];
    let to = |text: &str, notation: &str| {
        let (text, log) = convert(text, &[&rules[..], &[notation]].concat());
        assert!(log.contains("standard input: read as "), "{log}");
        text
    };
    let ours = to(first, "awale");
    assert!(
        ours.starts_with("[Rules \"togyzqumalaq\"]\n") && ours.contains("1. F f"),
        "{ours}"
    );
    let mut text = first.to_owned();
    for notation in ["togyz", "kgp", "ogn", "awale", "playstrategy"] {
        // Other games than Kalah number their holes too, so the notation has to be named.
        let (next, _) = match notation {
            "ogn" => convert(&text, &[&rules[..], &["ogn", "--from", "kgp"]].concat()),
            notation => (to(&text, notation), String::new()),
        };
        assert!(next.contains("[White \"A\"]"), "{next}");
        text = next;
    }
    assert_eq!(text, format!("[Variant \"Togyzqumalaq\"]\n{first}"));
}

#[test]
fn what_is_lost_is_said_and_what_does_not_fit_is_refused() {
    let ours = "[Rules \"awale\"] C {a} (D e) e";
    let (text, log) = convert(ours, &["--to", "ogn"]);
    assert_eq!(text, "[Variant \"awale\"]\n\n1. C {a} (1. D e) 1... e\n");
    assert!(!log.contains("are omitted"), "{log}");
    let (text, log) = convert(ours, &["--to", "playstrategy"]);
    assert!(!text.contains(['{', '(']), "{text}");
    assert!(log.contains("variations and comments are omitted"), "{log}");
    let file = folder("conversion").join("game.txt");
    fs::write(&file, "1. F f+9").unwrap();
    let path = file.to_string_lossy();
    check(&[
        (
            &["convert", &path, "--to", "awale"],
            "",
            1,
            "names no built-in variant",
        ),
        (
            &["convert", &path, "--rules", "awale", "--to", "awale"],
            "",
            1,
            "game.txt: 1:6: by these rules f+9 captures 0 seeds",
        ),
        (
            &["convert", "--to", "pgn"],
            "",
            2,
            "expected one of awale, ogn, ",
        ),
        (
            &["convert", "--rules", "hus", "--to", "ogn"],
            "",
            1,
            "four-row boards",
        ),
        (
            &["convert", "--to", "ogn"],
            "\u{fffd}",
            1,
            "names no built-in variant",
        ),
        (
            &["convert", "missing", "--to", "ogn"],
            "",
            1,
            "missing: can't be read",
        ),
    ]);
}
