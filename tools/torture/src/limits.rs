//! Limits: unwritable paths, numbers at the ends of their ranges, and the most expensive valid rule
//! files.

use std::fs;
use std::io;
use std::time::{Duration, Instant};

use awale_engine::ai::Level;

use crate::home::Scratch;
use crate::plan::Plan;
use crate::program::run;
use crate::report::Report;

/// The time limit for rejecting a path or a number.
const MAX_REJECTION_TIME: Duration = Duration::from_secs(10);
/// The time limit for the answer to `go movetime 10`, generous as other programs may be running.
const MAX_MOVE_TIME: Duration = Duration::from_millis(500);
/// The time limit for starting, reading the most expensive rules and moving at a level.
const MAX_LEVEL_TIME: Duration = Duration::from_secs(2);
/// A number that doesn't fit in 64 bits.
const BEYOND_64_BITS: &str = "18446744073709551616";

/// Commands that write to a file, whose path comes last. Unless they fail early, they run for
/// hours.
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

/// Commands with a numeric option, which comes last, and the range of the option.
const NUMBERS: [(&[&str], u64, u64); 33] = [
    (&["perft", MISSING_RULES], 1, 64),
    (&["play", MISSING_RULES, "--seed"], 0, u64::MAX),
    (&["bench", MISSING_RULES, "--depth"], 1, 64),
    (
        &[
            "match",
            MISSING_RULES,
            SOUTH_RANDOM,
            NORTH_RANDOM,
            "--games",
        ],
        1,
        MAX_COUNT,
    ),
    (
        &[
            "match",
            MISSING_RULES,
            SOUTH_RANDOM,
            NORTH_RANDOM,
            "--opening-plies",
        ],
        0,
        1_000,
    ),
    (
        &["match", MISSING_RULES, SOUTH_RANDOM, NORTH_RANDOM, "--seed"],
        0,
        u64::MAX,
    ),
    (
        &["book", "grow", MISSING_RULES, "none", "--positions"],
        1,
        200_000,
    ),
    (
        &["book", "grow", MISSING_RULES, "none", "--time"],
        0,
        YEAR_SECONDS,
    ),
    (
        &["book", "grow", MISSING_RULES, "none", "--nodes"],
        1,
        u64::MAX,
    ),
    (
        &["book", "grow", MISSING_RULES, "none", "--threads"],
        1,
        256,
    ),
    (&["learn", MISSING_RULES, "--games"], 1, MAX_COUNT),
    (&["learn", MISSING_RULES, "--nodes"], 1, u64::MAX),
    (&["learn", MISSING_RULES, "--threads"], 1, 256),
    (&["learn", MISSING_RULES, "--rounds"], 1, 10),
    (&["learn", MISSING_RULES, "--pairs"], 1, MAX_COUNT),
    (&["ladder", MISSING_RULES, "--pairs"], 2, MAX_COUNT),
    (&["lab", MISSING_RULES, "--games"], 1, MAX_COUNT),
    (&["lab", MISSING_RULES, "--threads"], 1, 256),
    (&["lab", MISSING_RULES, "--seed"], 0, u64::MAX),
    (&["report", MISSING_RULES, "--nodes"], 1, u64::MAX),
    (&["report", MISSING_RULES, "--table-seeds"], 0, 30),
    (&["companion", MISSING_RULES, "--skills"], 0, 100),
    (&["companion", MISSING_RULES, "--games"], 1, MAX_COUNT),
    (&["companion", MISSING_RULES, "--players"], 1, MAX_COUNT),
    (&["puzzles", "mine", MISSING_RULES, "--count"], 1, MAX_COUNT),
    (&["puzzles", "mine", MISSING_RULES, "--find"], 1, MAX_COUNT),
    (&["puzzles", "mine", MISSING_RULES, "--games"], 1, MAX_COUNT),
    (
        &["puzzles", "check", MISSING_RULES, "--sample"],
        1,
        MAX_COUNT,
    ),
    (&["tables", "stats", MISSING_RULES, "--seeds"], 0, 30),
    (
        &[
            "tables",
            "stats",
            MISSING_RULES,
            "--seeds",
            "2",
            "--threads",
        ],
        1,
        256,
    ),
    (&["solve", MISSING_RULES, "--threads"], 1, 256),
    (&["solve", MISSING_RULES, "--memory"], 1, 1 << 20),
    (&["solve", MISSING_RULES, "--time"], 0, YEAR_SECONDS),
];
/// Missing rules, so that a command whose number is accepted exits with code 1 before it does any
/// work.
const MISSING_RULES: &str = "absent.ron";
/// The argument for a random player as South.
const SOUTH_RANDOM: &str = "--south=random";
/// The argument for a random player as North.
const NORTH_RANDOM: &str = "--north=random";
/// The maximum of counts on the command line.
const MAX_COUNT: u64 = 1_000_000;
/// A year, the maximum of times on the command line.
const YEAR_SECONDS: u64 = 366 * 24 * 3600;

/// Passes unwritable paths to every command that writes a file.
///
/// # Errors
/// Returns an error if a path can't be created, or the program can't be started.
pub fn unwritable(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let scratch = Scratch::new()?;
    let at = |name: &str| scratch.join(name).to_string_lossy().into_owned();
    fs::write(scratch.join("file"), "")?;
    fs::create_dir(scratch.join("folder"))?;
    let game = at("game.awale");
    let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    fs::write(
        &game,
        format!("[Rules \"awale\"]\n[Start \"{start}\"]\n\nC e"),
    )?;
    for path in [at("file/inside"), at("folder"), "/proc/none".to_owned()] {
        for arguments in WRITERS {
            // A lab stores its results in a folder, so a folder is valid there.
            if arguments[0] == "lab" && arguments.contains(&"--keep") && path == at("folder") {
                continue;
            }
            let arguments = arguments
                .iter()
                .map(|&word| if word == "GAME" { &game } else { word });
            let arguments: Vec<&str> = arguments.chain([path.as_str()]).collect();
            let started = Instant::now();
            let ended = run(&mut plan.engine(&arguments), b"")?;
            let label = arguments.join(" ");
            report.check_run(&label, &ended, &[1]);
            report.check(started.elapsed() < MAX_REJECTION_TIME, || {
                format!("{label}: refused after {:?}", started.elapsed())
            });
        }
    }
    Ok(())
}

/// Passes 0, 1, the maximum, larger numbers and non-numbers to every numeric option.
///
/// # Errors
/// Returns an error if the program can't be started.
pub fn numbers(plan: &Plan, report: &mut Report) -> io::Result<()> {
    for (arguments, min, max) in NUMBERS {
        let [max_text, beyond] = [max.to_string(), (u128::from(max) + 1).to_string()];
        for number in [
            "0",
            "1",
            &max_text,
            &beyond,
            BEYOND_64_BITS,
            "-1",
            "NaN",
            "inf",
            "1e308",
            "",
        ] {
            let value = number.parse::<u64>().ok();
            let is_allowed = value.is_some_and(|value| (min..=max).contains(&value));
            let mut arguments = arguments.to_vec();
            let option = format!("{}={number}", arguments[arguments.len() - 1]);
            if arguments[0] == "perft" {
                arguments.push(number);
            } else if let Some(last) = arguments.last_mut() {
                *last = &option;
            }
            let started = Instant::now();
            let ended = run(&mut plan.engine(&arguments), b"")?;
            let label = arguments.join(" ");
            report.check_run(&label, &ended, &[if is_allowed { 1 } else { 2 }]);
            report.check(started.elapsed() < MAX_REJECTION_TIME, || {
                format!("{label}: answered after {:?}", started.elapsed())
            });
        }
    }
    Ok(())
}

/// Returns short rule files under which a move has up to 1,000 laps, which every legality check
/// plays.
fn costly_rule_files() -> Vec<String> {
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

/// Plays and analyses under the most expensive rules with every kind of limit.
///
/// # Errors
/// Returns an error if a file can't be written, or the program can't be started.
pub fn costly_rules(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let scratch = Scratch::new()?;
    let path = scratch.join("costly.ron");
    let file = path.to_string_lossy().into_owned();
    let mut slowest = Duration::ZERO;
    for (number, text) in costly_rule_files().into_iter().enumerate() {
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
        for arguments in commands {
            let ended = run(&mut plan.engine(arguments), b"")?;
            report.check_run(&format!("{arguments:?} of {text}"), &ended, &[0, 1]);
        }
        for limit in ["movetime 10", "nodes 1", "depth 1", "wtime 20 btime 20"] {
            // Measure the time of a search as the difference from a session without one.
            let begin = format!("setoption name UCI_Variant value {file}\nposition startpos\n");
            let mut times = Vec::new();
            for (searches, go) in [(0, String::new()), (1, format!("go {limit}\n"))] {
                let started = Instant::now();
                let lines = begin.clone() + &go;
                let ended = run(&mut plan.engine(&["uci"]), lines.as_bytes())?;
                times.push(started.elapsed());
                let answers = ended.text().matches("bestmove").count();
                report.check_run(&format!("go {limit} of {text}"), &ended, &[0]);
                report.check(answers == searches, || {
                    format!("go {limit} of {text}: {answers} answers")
                });
            }
            let time = times[1].saturating_sub(times[0]);
            if limit == "movetime 10" {
                slowest = slowest.max(time);
                report.check(time < MAX_MOVE_TIME, || {
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
        let started = Instant::now();
        let ended = run(&mut plan.engine(&["uci"]), lines.as_bytes())?;
        report.check_run(&format!("{level}"), &ended, &[0]);
        let time = started.elapsed();
        report.check(time < MAX_LEVEL_TIME, || format!("{level} took {time:?}"));
    }
    report.note(format!("movetime 10 took at most {slowest:?}"));
    Ok(())
}
