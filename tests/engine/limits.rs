//! Limits of numeric options: values outside are usage errors, and time limits hold.

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
        &["match", "2-4", "--games", "0"],
        &["match", "2-4", "--go", "infinite"],
        &["match", "2-4", "--south-go", "ponder wtime 1"],
    ] {
        let output = engine(words);
        assert_code(&output, 2);
        assert!(stdout(&output).is_empty(), "{words:?}: {output:?}");
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
        stdout(&output).contains("no end after 1000 moves"),
        "{output:?}"
    );
}

#[test]
fn the_time_limit_of_solve_includes_its_tables() {
    let began = Instant::now();
    let output = engine(&["solve", "awale", "--tables", "30", "--time", "1"]);
    assert_code(&output, 0);
    assert!(stdout(&output).contains("bounds "), "{output:?}");
    // Thirty seeds would take days.
    assert!(began.elapsed() < Duration::from_secs(60));
}

#[test]
fn results_that_cannot_be_written_are_refused_before_the_work() {
    let folder = folder("unwritable");
    let nowhere = folder.join("absent/file").display().to_string();
    for words in [
        &["puzzles", "mine", "2-4", "--file", &nowhere][..],
        &["solve", "awale", "--keep", &nowhere],
        &["solve", "awale", "--certificate", &nowhere],
    ] {
        let output = engine(words);
        assert_code(&output, 1);
        assert!(stderr(&output).contains("can't be written"), "{output:?}");
    }
}
