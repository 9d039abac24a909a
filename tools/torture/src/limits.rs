//! Limits: paths that can't be written, numbers at the ends of their ranges, and the most expensive
//! valid rule files.

use std::fs;
use std::io;
use std::time::{Duration, Instant};

use awale_engine::ai::Level;

use crate::home::Scratch;
use crate::plan::Plan;
use crate::program::run;
use crate::report::Report;

/// The time limit for rejecting a path or a number.
const AT_ONCE: Duration = Duration::from_secs(10);
/// The time limit for the answer to `go movetime 10`, generous as other programs may be running.
const MOVE_TIME: Duration = Duration::from_millis(500);
/// The time limit for starting, reading the most expensive rules and moving at a level.
const LEVEL_TIME: Duration = Duration::from_secs(2);
/// A number that doesn't fit in 64 bits.
const BEYOND: &str = "18446744073709551616";

/// Commands that write to a file, whose path comes last. If they didn't fail early, they would run
/// for hours.
const WRITERS: [&[&str]; 8] = [
    &["solve", "awale", "--keep"],
    &["solve", "awale", "--certificate"],
    &["puzzles", "mine", "awale", "--count", "100000", "--file"],
    &["lab", "awale", "--games", "1000000", "--keep"],
    &["lab", "awale", "--games", "1000000", "--csv"],
    &["tables", "build", "awale", "--seeds", "30", "--file"],
    &["book", "grow", "awale"],
    &["report", "GAME", "--nodes", "1000000000", "--annotate"],
];

/// Commands with a numeric option, which comes last, and its range.
const NUMBERS: [(&[&str], u64, u64); 33] = [
    (&["perft", RULES], 1, 64),
    (&["play", RULES, "--seed"], 0, u64::MAX),
    (&["bench", RULES, "--depth"], 1, 64),
    (&["match", RULES, SOUTH, NORTH, "--games"], 1, COUNT),
    (&["match", RULES, SOUTH, NORTH, "--opening-plies"], 0, 1_000),
    (&["match", RULES, SOUTH, NORTH, "--seed"], 0, u64::MAX),
    (&["book", "grow", RULES, "none", "--positions"], 1, 200_000),
    (&["book", "grow", RULES, "none", "--time"], 0, YEAR),
    (&["book", "grow", RULES, "none", "--nodes"], 1, u64::MAX),
    (&["book", "grow", RULES, "none", "--threads"], 1, 256),
    (&["learn", RULES, "--games"], 1, COUNT),
    (&["learn", RULES, "--nodes"], 1, u64::MAX),
    (&["learn", RULES, "--threads"], 1, 256),
    (&["learn", RULES, "--rounds"], 1, 10),
    (&["learn", RULES, "--pairs"], 1, COUNT),
    (&["ladder", RULES, "--pairs"], 2, COUNT),
    (&["lab", RULES, "--games"], 1, COUNT),
    (&["lab", RULES, "--threads"], 1, 256),
    (&["lab", RULES, "--seed"], 0, u64::MAX),
    (&["report", RULES, "--nodes"], 1, u64::MAX),
    (&["report", RULES, "--table-seeds"], 0, 30),
    (&["companion", RULES, "--skills"], 0, 100),
    (&["companion", RULES, "--games"], 1, COUNT),
    (&["companion", RULES, "--players"], 1, COUNT),
    (&["puzzles", "mine", RULES, "--count"], 1, COUNT),
    (&["puzzles", "mine", RULES, "--find"], 1, COUNT),
    (&["puzzles", "mine", RULES, "--games"], 1, COUNT),
    (&["puzzles", "check", RULES, "--sample"], 1, COUNT),
    (&["tables", "stats", RULES, "--seeds"], 0, 30),
    (
        &["tables", "stats", RULES, "--seeds", "2", "--threads"],
        1,
        256,
    ),
    (&["solve", RULES, "--threads"], 1, 256),
    (&["solve", RULES, "--memory"], 1, 1 << 20),
    (&["solve", RULES, "--time"], 0, YEAR),
];
/// Missing rules, so that a command whose number is accepted exits with code 1 before it does any
/// work.
const RULES: &str = "absent.ron";
const SOUTH: &str = "--south=random";
const NORTH: &str = "--north=random";
const COUNT: u64 = 1_000_000;
const YEAR: u64 = 366 * 24 * 3600;

/// Passes unwritable paths to every command that writes a file.
///
/// # Errors
/// Returns an error if a path can't be created, or the program can't be started.
pub fn unwritable(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let scratch = Scratch::new()?;
    let at = |name: &str| scratch.at(name).to_string_lossy().into_owned();
    fs::write(scratch.at("file"), "")?;
    fs::create_dir(scratch.at("folder"))?;
    let game = at("game.awale");
    let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    fs::write(
        &game,
        format!("[Rules \"awale\"]\n[Start \"{start}\"]\n\nC e"),
    )?;
    for path in [at("file/inside"), at("folder"), "/proc/none".to_owned()] {
        for words in WRITERS {
            // A lab stores its results in a folder, so a folder is valid there.
            if words[0] == "lab" && words.contains(&"--keep") && path == at("folder") {
                continue;
            }
            let words = words
                .iter()
                .map(|&word| if word == "GAME" { &game } else { word });
            let words: Vec<&str> = words.chain([path.as_str()]).collect();
            let began = Instant::now();
            let ended = run(&mut plan.engine(&words), b"")?;
            let what = words.join(" ");
            report.judge(&what, &ended, &[1]);
            report.check(began.elapsed() < AT_ONCE, || {
                format!("{what}: refused after {:?}", began.elapsed())
            });
        }
    }
    Ok(())
}

/// Passes 0, 1, the maximum, a larger number and non-numbers to every numeric option.
///
/// # Errors
/// Returns an error if the program can't be started.
pub fn numbers(plan: &Plan, report: &mut Report) -> io::Result<()> {
    for (words, least, most) in NUMBERS {
        let [end, beyond] = [most.to_string(), (u128::from(most) + 1).to_string()];
        for number in [
            "0", "1", &end, &beyond, BEYOND, "-1", "NaN", "inf", "1e308", "",
        ] {
            let value = number.parse::<u64>().ok();
            let is_allowed = value.is_some_and(|value| (least..=most).contains(&value));
            let mut words = words.to_vec();
            let option = format!("{}={number}", words[words.len() - 1]);
            if words[0] == "perft" {
                words.push(number);
            } else if let Some(last) = words.last_mut() {
                *last = &option;
            }
            let began = Instant::now();
            let ended = run(&mut plan.engine(&words), b"")?;
            let what = words.join(" ");
            report.judge(&what, &ended, &[if is_allowed { 1 } else { 2 }]);
            report.check(began.elapsed() < AT_ONCE, || {
                format!("{what}: answered after {:?}", began.elapsed())
            });
        }
    }
    Ok(())
}

/// Short rule files under which a move has up to 1,000 laps and every legality check plays it.
fn costly() -> Vec<String> {
    let mut files = Vec::new();
    for direction in ["Counterclockwise", "Chosen"] {
        for feeding in ["Free", "IfPossible", "Required", "WhenEmpty"] {
            for [slam, reach] in [
                ["Allowed", "false"],
                ["Illegal", "false"],
                ["Illegal", "true"],
            ] {
                for stop in ["Never", "Only([1, 2])"] {
                    files.push(format!(
                        "(format: 2, name: \"Costly\", board: (holes: 18, seeds: 20, direction: \
                         {direction}), play: (feeding: {feeding}, reach_opponent: {reach}), \
                         sowing: (relay: Some((stop_counts: {stop}, max_laps: 1000))), capture: \
                         (counts: Only([1]), grand_slam: {slam}), end: (repetition: None))"
                    ));
                }
            }
        }
    }
    files
}

/// Plays and analyses with the most expensive rule files under every limit.
///
/// # Errors
/// Returns an error if a file can't be written, or the program can't be started.
pub fn costly_rules(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let scratch = Scratch::new()?;
    let path = scratch.at("costly.ron");
    let file = path.to_string_lossy().into_owned();
    let mut slowest = Duration::ZERO;
    for (number, text) in costly().into_iter().enumerate() {
        if plan.short && number % 6 != 4 {
            continue;
        }
        fs::write(&path, &text)?;
        let commands: [&[&str]; 6] = [
            &["rules", "check", &file],
            &["perft", &file, "1"],
            &["bench", &file, "--depth", "1"],
            &["why", &file, "A"],
            &["solve", &file, "--time", "1"],
            &["tables", "stats", &file, "--seeds", "2"],
        ];
        for words in commands {
            let ended = run(&mut plan.engine(words), b"")?;
            report.judge(&format!("{words:?} of {text}"), &ended, &[0, 1]);
        }
        for limit in ["movetime 10", "nodes 1", "depth 1", "wtime 20 btime 20"] {
            // The time of a search is measured against a session without one.
            let begin = format!("setoption name UCI_Variant value {file}\nposition startpos\n");
            let mut times = Vec::new();
            for (searches, go) in [(0, String::new()), (1, format!("go {limit}\n"))] {
                let began = Instant::now();
                let lines = begin.clone() + &go;
                let ended = run(&mut plan.engine(&["uci"]), lines.as_bytes())?;
                times.push(began.elapsed());
                let answers = ended.text().matches("bestmove").count();
                report.judge(&format!("go {limit} of {text}"), &ended, &[0]);
                report.check(answers == searches, || {
                    format!("go {limit} of {text}: {answers} answers")
                });
            }
            let time = times[1].saturating_sub(times[0]);
            if limit == "movetime 10" {
                slowest = slowest.max(time);
                report.check(time < MOVE_TIME, || {
                    format!("go {limit} of {text}: {time:?}")
                });
            }
        }
    }
    for level in Level::ALL {
        let lines = format!(
            "setoption name UCI_Variant value {file}\nsetoption name Level value {level}\nposition \
             startpos\ngo movetime 10\n"
        );
        let began = Instant::now();
        let ended = run(&mut plan.engine(&["uci"]), lines.as_bytes())?;
        report.judge(&format!("{level}"), &ended, &[0]);
        let time = began.elapsed();
        report.check(time < LEVEL_TIME, || format!("{level} took {time:?}"));
    }
    report.note(format!("movetime 10 took {slowest:?} at most"));
    Ok(())
}
