//! Matches between UCI engines, well-behaved and not.

use std::process::Output;
use std::thread;

use crate::{PROGRAM, engine, is_drawn};

/// The short form waits for programs that never answer at one in this number of commits.
const COMMITS: usize = 5;

/// Plays two games between two engines, given by their command lines, without endgame tables.
fn play(south: &str, north: &str) -> Output {
    engine(&[
        "match",
        "2-4",
        "--south-engine",
        south,
        "--north-engine",
        north,
        "--south-option",
        "OwnTables=false",
        "--north-option",
        "OwnTables=false",
        "--go",
        "nodes 50",
        "--games",
        "2",
        "--json",
    ])
}

/// Returns the command line of this program as an engine.
fn own() -> String {
    format!("\"{PROGRAM}\" uci")
}

/// Parses a numeric field of the single JSON object that a match prints.
fn number(output: &Output, field: &str) -> f64 {
    let text = String::from_utf8_lossy(&output.stdout);
    let name = format!("\"{field}\":");
    let (_, value) = text.split_once(&name).expect(field);
    let end = value.find([',', '}']).unwrap();
    value[..end].parse().unwrap()
}

#[test]
fn two_engines_play_a_match_to_its_end() {
    let output = play(&own(), &own());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let [wins, draws, losses] = ["wins", "draws", "losses"].map(|field| number(&output, field));
    assert_eq!(wins + draws + losses, 2.0);
    // The same engine plays both sides, and each pair of games swaps the seats.
    assert_eq!((wins, number(&output, "share")), (losses, 0.5));
    let failures = ["south_failures", "north_failures"].map(|field| number(&output, field));
    assert_eq!(failures, [0.0, 0.0]);
    assert!(number(&output, "mean_plies") > 4.0);
}

#[test]
fn a_match_ends_once_its_sprt_is_decided() {
    let output = engine(&[
        "match", "2-4", "--south", "depth:4", "--north", "random", "--games", "400", "--sprt", "0",
        "100", "--json",
    ]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("\"sprt\":\"accepted\""), "{text}");
    assert!(number(&output, "log_ratio") >= 2.944);
    assert!((4.0..200.0).contains(&number(&output, "games")));
    // The test remains undecided if there are too few games.
    let output = engine(&[
        "match", "2-4", "--south", "random", "--north", "random", "--games", "2", "--sprt", "-5",
        "5",
    ]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        text.contains("sprt -5 +5: open, log-likelihood ratio"),
        "{text}"
    );
    let refused = engine(&[
        "match", "2-4", "--south", "random", "--north", "random", "--games", "2", "--sprt", "5",
        "5",
    ]);
    assert_ne!(refused.status.code(), Some(0), "{refused:?}");
}

#[test]
fn programs_that_are_not_engines_are_rejected() {
    let long_line = format!("yes {}", "a".repeat(1000));
    let cases = [
        ("/there is no such program", "could not start"),
        ("\"\"", "could not start"),
        #[cfg(unix)]
        ("false", "exited unexpectedly"),
        // This program repeats a line forever.
        #[cfg(unix)]
        (&long_line, "bytes without an answer"),
    ];
    let mut cases = cases.to_vec();
    // The first echoes its input, and the second prints an endless line.
    if cfg!(unix) && is_drawn(COMMITS) {
        let silent = "did not answer within 10.0 s";
        cases.extend(["cat", "cat /dev/zero"].map(|command| (command, silent)));
    }
    let check = |command: &str, expected: &str| {
        let output = play(&own(), command);
        let printed = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{command}: {output:?}");
        assert!(printed.contains(expected), "{command}: {printed}");
        assert!(!printed.contains("panicked"), "{command}: {printed}");
        assert!(output.stdout.is_empty(), "{command}: {output:?}");
    };
    thread::scope(|scope| {
        for (command, expected) in cases {
            scope.spawn(move || check(command, expected));
        }
    });
}

#[test]
#[cfg(unix)]
fn an_engine_that_plays_an_illegal_move_loses() {
    let illegal = "sh -c \"while read line; do case $line in uci) echo uciok;; isready) echo readyok;; \
                   go*) echo bestmove zebra;; quit) exit;; esac; done\"";
    let output = play(&own(), illegal);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert_eq!(
        [number(&output, "wins"), number(&output, "north_failures")],
        [2.0; 2]
    );
    let printed = String::from_utf8_lossy(&output.stderr);
    assert!(
        printed.contains("\"zebra\", which isn't a legal move"),
        "{printed}"
    );
}

#[test]
#[cfg(unix)]
fn unsolicited_output_of_an_engine_does_not_block_a_match() {
    let deaf = "sh -c \"echo uciok; while true; do echo readyok; echo bestmove A; done\"";
    let output = play(&own(), deaf);
    let printed = String::from_utf8_lossy(&output.stderr);
    assert!(!printed.contains("panicked"), "{printed}");
    assert!(output.status.code().is_some(), "{output:?}");
}
