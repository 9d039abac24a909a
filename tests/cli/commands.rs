//! Every command, with its exit codes: 0 success, 1 rejected input, 2 usage error.

use std::fs;

use awale_rules::library;

use crate::{assert_code, engine, engine_with_input, folder, rules_called, stderr, stdout};

/// Arguments, standard input, exit code, and a part of the output.
type Case<'a> = (&'a [&'a str], &'a str, i32, &'a str);

pub fn check(cases: &[Case<'_>]) {
    for &(words, input, code, expected) in cases {
        let output = engine_with_input(words, input.as_bytes());
        assert_code(&output, code);
        let text = if code == 0 {
            assert_eq!(stderr(&output), "", "{words:?}");
            stdout(&output)
        } else {
            stderr(&output)
        };
        assert!(text.contains(expected), "{words:?}: {text}");
    }
}

#[test]
fn every_command_has_help() {
    for command in [
        "rules",
        "perft",
        "replay",
        "play",
        "match",
        "bench",
        "learn",
        "ladder",
        "lab",
        "uci",
        "tables",
        "puzzles",
        "why",
        "report",
        "collection",
        "companion",
        "convert",
        "solve",
        "verify",
        "licences",
    ] {
        check(&[(&[command, "--help"], "", 0, "Usage: awale-engine")]);
        check(&[(
            &[command, "--no-such-option"],
            "",
            2,
            "unexpected argument '--no-such-option'",
        )]);
        assert!(stdout(&engine(&["--help"])).contains(command));
    }
    check(&[
        (&["--version"], "", 0, "awale-engine "),
        (&[], "", 2, "Usage"),
        (&["zebra"], "", 2, "unrecognized subcommand 'zebra'"),
        (&["tables"], "", 2, "Usage"),
    ]);
}

#[test]
fn rules_are_listed_checked_and_shown() {
    let folder = folder("rules");
    let path = |name: &str| folder.join(name).display().to_string();
    let (good, bad, over) = (path("good.ron"), path("bad.ron"), path("over.ron"));
    let over_at_start = "(format: 1, name: \"Over\", board: (holes: 3, seeds: 1), \
                         end: (seeds_left_below: Some(10)))";
    fs::write(&over, over_at_start).unwrap();
    fs::write(&good, rules_called("Mine")).unwrap();
    fs::write(&bad, "(format: 1, name: \"Bad\", bord: ())").unwrap();
    let missing = path("missing.ron");
    let whole = folder.display().to_string();
    check(&[
        (&["rules"], "", 0, "vai-lung-thlan"),
        (&["rules", "check", &good], "", 0, "good.ron: valid (Mine)"),
        (&["rules", "check", &bad], "", 1, "bad.ron:1:"),
        (
            &["rules", "check", &over],
            "",
            1,
            "over.ron: the game is over before the first move: Too few seeds",
        ),
        (&["rules", "check", &missing], "", 1, "can't be read"),
        (&["rules", "check", &whole], "", 1, "is a folder"),
        (&["rules", "check"], "", 2, "<FILES>"),
        (&["rules", "show", "awale"], "", 0, "Awale"),
        (
            &["rules", "show", "oware", "--language", "fr"],
            "",
            0,
            "trou",
        ),
        (
            &["rules", "show", "kalah"],
            "",
            0,
            "You sow into your own as you pass",
        ),
        (&["rules", "show", "zebra"], "", 1, "no built-in variant"),
        (
            &["rules", "show", "awale", "--language", "xx"],
            "",
            2,
            "en, ",
        ),
    ]);
    // Valid files are reported even if others have errors.
    let both = engine(&["rules", "check", &bad, &good]);
    assert_code(&both, 1);
    assert!(stdout(&both).contains(": valid ("));
}

#[test]
fn errors_print_64_bit_numbers_unchanged() {
    let folder = folder("numbers");
    let file = folder.join("large.ron");
    let rules = rules_called("Large").replace("seeds: 4", "seeds: 9223372036854775807");
    fs::write(&file, rules).unwrap();
    let output = engine(&["rules", "check", &file.display().to_string()]);
    assert_code(&output, 1);
    let complaint = stderr(&output);
    assert!(complaint.contains(" 9223372036854775807;"), "{complaint}");
}

#[test]
fn refusals_name_the_rule_in_the_way() {
    for name in library::all_names() {
        let rules = library::load(name).unwrap().unwrap();
        let output = engine(&["tables", "stats", name, "--seeds", "0"]);
        match rules.extra_state() {
            Some(field) => {
                assert_code(&output, 1);
                let complaint = stderr(&output);
                assert!(complaint.contains(&format!("`{field}`")), "{complaint}");
            }
            None if rules.circles_give_each_own() => {
                assert_code(&output, 1);
                assert!(stderr(&output).contains("on repetition"), "{name}");
            }
            None => assert_code(&output, 0),
        }
    }
    let special = stderr(&engine(&["solve", "togyzqumalaq"]));
    assert!(special.contains("`special`"), "{special}");
}

#[test]
fn sequences_are_counted() {
    check(&[
        (&["perft", "awale", "4"], "", 0, "4 1"),
        (&["perft", "awale", "3", "--reference"], "", 0, "3 "),
        (&["perft", "oware", "3", "--divide"], "", 0, "total "),
        (&["perft", "kalah", "4"], "", 0, "4 942"),
        (&["perft", "o-an-quan", "2", "--divide"], "", 0, "A+ 8"),
        (&["perft", "awale", "0"], "", 2, "1..=64"),
        (
            &["perft", "awale", "18446744073709551616"],
            "",
            2,
            "too large",
        ),
        (&["perft", "zebra", "3"], "", 1, "no built-in variant"),
    ]);
    let fast = stdout(&engine(&["perft", "awale", "5"]));
    let reference = stdout(&engine(&["perft", "awale", "5", "--reference"]));
    assert_eq!(fast, reference);
    let timed = engine(&["perft", "awale", "3", "--time", "--no-bulk"]);
    assert_code(&timed, 0);
    assert_eq!(stdout(&timed).lines().count(), 3);
    assert_eq!(stderr(&timed).lines().count(), 3);
}

#[test]
fn games_are_played_in_the_terminal() {
    let computers = [
        "play",
        "2-4",
        "--south",
        "initiation",
        "--north",
        "beginner",
        "--seed",
        "7",
    ];
    let first = engine(&computers);
    assert_code(&first, 0);
    assert_eq!(
        stdout(&first),
        stdout(&engine(&computers)),
        "the same seed gives the same game"
    );
    check(&[
        (&["play", "awale"], "", 0, "left unfinished"),
        (&["play", "awale"], "Z\nC\nquit\n", 0, "not a hole"),
        (&["play", "awale"], "resign\n", 0, "beginner wins"),
        (&["play", "kalah"], "Z\nC\nquit\n", 0, "moves again"),
        (
            &[
                "play",
                "gebeta",
                "--south",
                "beginner",
                "--north",
                "initiation",
            ],
            "",
            0,
            " wins ",
        ),
        (&["play", "zebra"], "", 1, "no built-in variant"),
        (&["play", "awale", "--south", " "], "", 2, "needs a name"),
        (
            &["play", "awale", "--seed", "zebra"],
            "",
            2,
            "invalid value",
        ),
    ]);
    let long = format!("{}\nquit\n", "C".repeat(5_000));
    check(&[(
        &["play", "awale"],
        &long,
        0,
        "An answer of 5000 bytes is too long.",
    )]);
}

#[test]
fn levels_play_matches() {
    let words = [
        "match", "2-4", "--south", "depth:2", "--north", "random", "--games", "3",
    ];
    let output = engine(&words);
    assert_code(&output, 0);
    assert!(stdout(&output).contains("4 games"), "{}", stdout(&output));
    let json = engine(&[&words[..], &["--json", "--seed", "18446744073709551615"]].concat());
    assert_code(&json, 0);
    assert!(stdout(&json).contains("\"seed\":18446744073709551615,"));
    check(&[
        (&["match", "awale", "--south", "club"], "", 2, "--north"),
        (
            &["match", "awale", "--south", "zebra", "--north", "club"],
            "",
            2,
            "isn't a player",
        ),
        (
            &["match", "zebra", "--south", "club", "--north", "club"],
            "",
            1,
            "no built-in variant",
        ),
        (
            &[
                "match",
                "awale",
                "--south",
                "club",
                "--north-engine",
                "x",
                "--north-option",
                "zebra",
            ],
            "",
            1,
            "NAME=VALUE",
        ),
    ]);
}

#[test]
fn learn_trains_weights_and_ladder_measures_levels() {
    let learn = [
        "learn", "nyakun", "--games", "6", "--nodes", "20", "--rounds", "1", "--pairs", "1",
    ];
    let learn_weights = [&learn[..], &["--weights"]].concat();
    check(&[
        (&learn, "", 0, "weights: (1024,"),
        (&learn_weights, "", 0, "turn: "),
        (&["learn", "zebra"], "", 1, "no built-in variant"),
        (&["learn", "nyakun", "--rounds", "11"], "", 2, "1..=10"),
        (&["ladder", "2-4", "--pairs", "2"], "", 0, "skills: ("),
        (&["ladder", "zebra"], "", 1, "no built-in variant"),
        (&["ladder", "2-4", "--pairs", "1"], "", 2, "2..=100000"),
    ]);
}

#[test]
fn tables_are_built_counted_and_proved() {
    let folder = folder("tables");
    let file = folder.join("a.tables").display().to_string();
    check(&[
        (&["tables", "stats", "awale", "--seeds", "3"], "", 0, "3 "),
        // More threads than any machine has: the available ones do the work.
        (
            &[
                "tables",
                "stats",
                "awale",
                "--seeds",
                "4",
                "--threads",
                "256",
            ],
            "",
            0,
            "4 ",
        ),
        (
            &["tables", "build", "awale", "--seeds", "3", "--file", &file],
            "",
            0,
            "bytes",
        ),
        (
            &[
                "tables",
                "prove",
                "awale",
                "--seeds",
                "3",
                "--positions",
                "50",
            ],
            "",
            0,
            "Grand Master loses value in 0",
        ),
        (
            &["tables", "stats", "zebra", "--seeds", "3"],
            "",
            1,
            "no built-in variant",
        ),
        (
            &["tables", "stats", "awale", "--seeds", "31"],
            "",
            2,
            "0..=30",
        ),
        (
            &["tables", "stats", "awale", "--seeds", "3", "--threads", "0"],
            "",
            2,
            "--threads",
        ),
    ]);
}

#[test]
fn uci_ends_on_quit_and_rejects_unknown_variants() {
    check(&[
        (&["uci"], "uci\nquit\n", 0, "uciok"),
        (
            &["uci", "oware"],
            "uci\n",
            0,
            "option name UCI_Variant type combo default oware ",
        ),
        (&["uci", "zebra"], "", 1, "no built-in variant"),
        (&["uci", "awale", "zebra"], "", 2, "unexpected argument"),
    ]);
}
