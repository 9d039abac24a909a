//! Limits of numeric options: values out of range are usage errors, and time limits hold.

use std::fs;
use std::time::{Duration, Instant};

use crate::{assert_code, engine, folder, stderr, stdout};

#[test]
fn numbers_out_of_range_are_usage_errors() {
    let beyond = "18446744073709551616";
    for words in [
        &["lab", "2-4", "--threads", "257"][..],
        &["lab", "2-4", "--threads", "0"],
        &["lab", "2-4", "--games", "0"],
        &["lab", "2-4", "--level", "skill:NaN"],
        &["lab", "2-4", "--level", "skill:-1e308"],
        &["lab", "2-4", "--level", "nodes:0"],
        &["lab", "2-4", "--rival", "depth:0"],
        &["solve", "2-4", "--threads", "257"],
        &["solve", "2-4", "--tables", "31"],
        &["solve", "2-4", "--time", beyond],
        &["book", "grow", "2-4", "none", "--threads", "257"],
        &["tables", "stats", "2-4", "--seeds", "3", "--threads", "257"],
        &["tables", "stats", "2-4", "--seeds", "31"],
        &["report", "none", "--table-seeds", "31"],
        &["report", "none", "--nodes", "0"],
        &["companion", "2-4", "--players", "0"],
        &["companion", "2-4", "--games", "0"],
        &["companion", "2-4", "--skills", "NaN"],
        &["companion", "2-4", "--skills", "101"],
        &["puzzles", "mine", "2-4", "--count", "0"],
        &["puzzles", "mine", "2-4", "--count", "18446744073709551615"],
        &["puzzles", "mine", "2-4", "--find", "1000000000"],
        &["learn", "2-4", "--games", "0"],
        &["learn", "2-4", "--threads", "257"],
        &["learn", "2-4", "--rounds", "0"],
        &["learn", "2-4", "--rounds", "11"],
        &["match", "2-4", "--games", "0"],
        &["match", "2-4", "--go", "infinite"],
        &["match", "2-4", "--south-go", "ponder wtime 1"],
        &["match", "2-4", "--sprt", "NaN", "1"],
        &["match", "2-4", "--sprt", "0", "inf"],
        &["match", "2-4", "--opening-plies", beyond],
        &["match", "2-4", "--opening-plies", "1001"],
        &["solve", "2-4", "--time", "18446744073709551615"],
        &["solve", "2-4", "--memory", "0"],
        &["solve", "2-4", "--memory", "1048577"],
        &["book", "grow", "2-4", "none", "--time=-1"],
        &[
            "book",
            "grow",
            "2-4",
            "none",
            "--time",
            "18446744073709551615",
        ],
        &["book", "grow", "2-4", "none", "--memory", "0"],
        &["book", "grow", "2-4", "none", "--nodes", "0"],
        &["book", "grow", "2-4", "none", "--positions", "0"],
        &["book", "grow", "2-4", "none", "--positions", "200001"],
        &["learn", "2-4", "--pairs", "0"],
        &["ladder", "2-4", "--pairs", "NaN"],
        &["ladder", "2-4", "--pairs", "0"],
        &["puzzles", "mine", "2-4", "--games", "0"],
        &["puzzles", "check", "2-4", "--sample", "0"],
        &["tables", "prove", "2-4", "--seeds", "3", "--positions", "0"],
        &["bench", "2-4", "--depth", "0"],
        &["bench", "2-4", "--depth", "121"],
        &["perft", "2-4", "0"],
        &["play", "2-4", "--seed", "NaN"],
    ] {
        let output = engine(words);
        assert_code(&output, 2);
        assert!(stdout(&output).is_empty(), "{words:?}: {output:?}");
        // The error is about the value, not about something else that is missing.
        let complaint = stderr(&output);
        assert!(
            complaint.contains("invalid value"),
            "{words:?}: {complaint}"
        );
    }
}

#[test]
fn a_game_between_computers_that_never_ends_is_left_unfinished() {
    let folder = folder("endless");
    let file = folder.join("endless.ron");
    let rules = "(format: 1, name: \"Endless\", board: (holes: 3, seeds: 2), \
                 capture: (counts: Only([200])), end: (stuck: Passes, repetition: None))";
    fs::write(&file, rules).unwrap();
    let file = file.display().to_string();
    let words = [
        "play",
        &file,
        "--south",
        "initiation",
        "--north",
        "initiation",
    ];
    let output = engine(&words);
    assert_code(&output, 0);
    assert!(
        stdout(&output).contains("No end after 1000 moves"),
        "{output:?}"
    );
}

#[test]
fn the_time_limit_of_solve_includes_its_tables() {
    let began = Instant::now();
    let output = engine(&["solve", "awale", "--tables", "30", "--time", "1"]);
    assert_code(&output, 0);
    assert!(stdout(&output).contains("bounds "), "{output:?}");
    // Thirty seeds would take days without the time limit.
    assert!(began.elapsed() < Duration::from_secs(60));
}

#[test]
fn solve_reports_its_progress_under_a_time_limit() {
    let position = "2-0-3-0-1-2-0-2-0-1-2-0-18-17-S";
    let words = ["solve", "2-4", "--position", position, "--tables", "2"];
    let proof = folder("progress").join("proof").display().to_string();
    let rest = ["--time", "60", "--certificate", &proof];
    let output = engine(&[&words[..], &rest].concat());
    assert_code(&output, 0);
    for line in [
        "tables: 0 of 2 seeds",
        "tables: 2 of 2 seeds",
        ": bounds +2 +2",
        "making the certificate",
    ] {
        assert!(stderr(&output).contains(line), "{line}: {output:?}");
    }
}

#[test]
fn results_that_cannot_be_written_are_refused_before_the_work() {
    let folder = folder("unwritable");
    let missing = folder.join("absent/file").display().to_string();
    for words in [
        &["puzzles", "mine", "2-4", "--file", &missing][..],
        &["solve", "awale", "--keep", &missing],
        &["solve", "awale", "--certificate", &missing],
    ] {
        let output = engine(words);
        assert_code(&output, 1);
        assert!(stderr(&output).contains("can't be written"), "{output:?}");
    }
    // A file where a folder should be, and a folder where a file should be.
    let file = folder.join("file").display().to_string();
    fs::write(&file, "").unwrap();
    let inside = format!("{file}/folder");
    let folder = folder.display().to_string();
    let game = format!("{folder}/game.awale");
    let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    fs::write(
        &game,
        format!("[Rules \"awale\"]\n[Start \"{start}\"]\n\nC e"),
    )
    .unwrap();
    for words in [
        &["lab", "2-4", "--games", "100000", "--keep", &inside][..],
        &["lab", "2-4", "--games", "100000", "--csv", &folder],
        &["tables", "build", "2-4", "--seeds", "12", "--file", &folder],
        &["book", "grow", "2-4", &folder],
        &["puzzles", "mine", "2-4", "--file", &folder],
        &["report", &game, "--annotate", &folder],
    ] {
        let began = Instant::now();
        let output = engine(words);
        assert_code(&output, 1);
        assert!(
            stderr(&output).contains("can't be written") && stdout(&output).is_empty(),
            "{words:?}: {output:?}"
        );
        assert!(began.elapsed() < Duration::from_secs(20), "{words:?}");
    }
}

/// A short rule file under which a move has up to 1,000 laps and every legality check plays it.
pub const COSTLY: &str = "(format: 2, name: \"Long\", board: (holes: 18, seeds: 20, \
     direction: Chosen), play: (feeding: Required, reach_opponent: true), sowing: (relay: \
     Some((stop_counts: Never, max_laps: 1000))), capture: (counts: Only([1]), grand_slam: \
     Illegal), end: (repetition: None))";

#[test]
fn tables_larger_than_the_memory_are_refused() {
    for words in [
        &["solve", "2-4", "--memory", "1048576"][..],
        &[
            "book", "grow", "2-4", "none", "--memory", "1048576", "--time", "1",
        ],
    ] {
        let output = engine(words);
        assert_code(&output, 1);
        assert!(
            stderr(&output).contains("exceed") && stdout(&output).is_empty(),
            "{output:?}"
        );
    }
}

#[test]
#[cfg(unix)]
fn results_that_can_no_longer_be_written_are_printed() {
    // The system's limit on the size of written files, in blocks of 512 bytes, makes writes fail
    // late.
    let folder = folder("too-late");
    let at = |name: &str| folder.join(name).display().to_string();
    let book = at("it.book");
    let grow = ["book", "grow", "2-4", &book, "--nodes=300", "--memory=1"];
    assert_code(&engine(&[&grow[..], &["--positions=1"]].concat()), 0);
    let game = at("game.awale");
    let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    fs::write(
        &game,
        format!("[Rules \"awale\"]\n[Start \"{start}\"]\n\nC e"),
    )
    .unwrap();
    let report = "--nodes 300 --table-seeds 0 --annotate";
    let solve = "solve 2-4 --position 2-0-3-0-1-2-0-2-0-1-2-0-18-17-S --memory 1 --tables 0";
    for (words, printed) in [
        (
            format!("puzzles mine 2-4 --count 1 --file '{}'", at("mined")),
            "puzzles 1\n",
        ),
        (
            format!("{solve} --keep '{}'", at("state")),
            "value +2 proved",
        ),
        (
            format!("{solve} --certificate '{}'", at("proof")),
            "value +2 proved",
        ),
        (
            format!("lab 2-4 --games 20 --keep '{}'", at("kept")),
            "20 games",
        ),
        (
            format!("lab 2-4 --games 20 --csv '{}'", at("csv")),
            "20 games",
        ),
        (
            format!("book grow 2-4 '{book}' --nodes 300 --memory 1 --positions 2"),
            "2-4: 2 positions",
        ),
        (
            format!("report '{game}' {report} '{}'", at("annotated")),
            "[Rules \"awale\"]",
        ),
    ] {
        let command = format!("ulimit -f 0; trap '' XFSZ; \"$0\" {words}");
        let output = crate::in_shell(&command, b"");
        assert_code(&output, 1);
        assert!(stderr(&output).contains("can't be written"), "{output:?}");
        assert!(stdout(&output).contains(printed), "{output:?}");
    }
}

#[test]
fn a_report_names_the_rules_in_a_game_as_the_cause_of_an_error() {
    let folder = folder("blamed");
    let game = folder.join("game.awale").display().to_string();
    let text = "[Rules \"Own\"]\n[RuleFile \"(name: \\\"Own\\\", board: (holes: 99))\"]\n\nC\n";
    fs::write(&game, text).unwrap();
    let output = engine(&["report", &game]);
    assert_code(&output, 1);
    assert!(
        stderr(&output).contains("game.awale: the rules of the game"),
        "{output:?}"
    );
}
