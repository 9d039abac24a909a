//! Names that forge lines and control terminals, in paths, rule files, arguments and protocol
//! lines.

use std::fs;
use std::io;

use crate::home::Scratch;
use crate::plan::Plan;
use crate::program::{RunResult, run};
use crate::report::Report;
use crate::script::{EXIT, game as game_command};

/// A name with an escape sequence, a forged line, and a character that reorders text.
const HOSTILE: &str = "evil\u{1b}[2J\u{7}\nforged line: all right\u{202e}";
/// The same name, escaped as in rule files and games.
const ESCAPED: &str = "evil\\u{1b}[2J\\u{7}\\nforged line: all right\\u{202e}";

/// Commands with the hostile path of an existing file (`FILE`), of a missing one (`ABSENT`), of a
/// rule file (`RULES`) or of a game (`GAME`), or with the name itself (`NAME`).
const COMMANDS: [&[&str]; 40] = [
    &["rules", "check", "RULES"],
    &["rules", "show", "RULES"],
    &["rules", "check", "FILE"],
    &["perft", "RULES", "1"],
    &["perft", "NAME", "1"],
    &["bench", "RULES", "--depth", "1"],
    &["play", "RULES", "--south", "NAME"],
    &["play", "FILE"],
    &[
        "match", "RULES", "--south", "random", "--north", "random", "--games", "2",
    ],
    &["match", "awale", "--south", "NAME", "--north", "random"],
    &[
        "match",
        "awale",
        "--south-engine",
        "NAME",
        "--north",
        "random",
    ],
    &["replay", "FILE"],
    &["replay", "ABSENT"],
    &["book", "grow", "2-4", "FILE"],
    &["book", "grow", "2-4", "ABSENT"],
    &["book", "show", "2-4", "FILE"],
    &["book", "check", "2-4", "FILE"],
    &["learn", "FILE"],
    &["ladder", "FILE"],
    &["lab", "RULES", "--games", "1", "--level", "random"],
    &[
        "lab", "2-4", "--games", "1", "--level", "random", "--keep", "FILE",
    ],
    &[
        "lab", "2-4", "--games", "1", "--level", "random", "--csv", "ABSENT",
    ],
    &["report", "FILE"],
    &["report", "GAME"],
    &["report", "GAME", "--rules", "RULES"],
    &["report", "GAME", "--language", "NAME"],
    &["companion", "FILE"],
    &["why", "RULES", "A"],
    &["why", "2-4", "NAME"],
    &["puzzles", "mine", "2-4", "--file", "ABSENT"],
    &["puzzles", "list", "2-4", "--file", "FILE"],
    &["puzzles", "check", "2-4", "--file", "FILE"],
    &["tables", "build", "2-4", "--seeds", "2", "--file", "FILE"],
    &["tables", "stats", "RULES", "--seeds", "2"],
    &[
        "tables",
        "prove",
        "RULES",
        "--seeds",
        "2",
        "--positions",
        "2",
    ],
    &["why", "2-4", "--position", "NAME"],
    &["solve", "RULES", "--time", "0", "--memory", "1"],
    &["solve", "2-4", "--memory", "1", "--position", "NAME"],
    &["solve", "2-4", "--memory", "1", "--keep", "FILE"],
    &["verify", "FILE"],
];

/// Returns `true` if the output is plain text without forged lines.
fn is_harmless(ended: &RunResult) -> bool {
    [ended.text(), ended.error_text()].iter().all(|text| {
        let is_plain =
            |letter: char| letter == '\n' || !letter.is_control() && letter != '\u{202e}';
        text.chars().all(is_plain) && !text.lines().any(|line| line.starts_with("forged"))
    })
}

/// Creates a rule file and a game that contain the escaped name, and a file of another kind.
/// Returns their paths and that of a missing file.
fn create_files(scratch: &Scratch) -> io::Result<[String; 4]> {
    let rules = format!(
        "(format: 1, name: \"{ESCAPED}\", board: (holes: 6, seeds: 4), capture: (counts: Only([2, \
         3])))"
    );
    let game =
        "[Rules \"NAME\"]\n[South \"NAME\"]\n[Start \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"]\n\nC e\n";
    let path = |name: &str| scratch.join(&format!("{HOSTILE}{name}"));
    let [rules_path, game_path, plain_file] = [".ron", ".awale", ""].map(path);
    fs::write(&rules_path, rules)?;
    fs::write(&game_path, game.replace("NAME", ESCAPED))?;
    fs::write(&plain_file, "a poem")?;
    let absent = scratch.join("absent").join(HOSTILE);
    Ok([rules_path, game_path, plain_file, absent].map(|path| path.to_string_lossy().into_owned()))
}

/// Passes hostile names to every command of `awale-engine`.
///
/// # Errors
/// Returns an error if a file can't be written, or the program can't be started.
pub fn engine(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let scratch = Scratch::new()?;
    let [rules, game, plain_file, absent] = create_files(&scratch)?;
    for arguments in COMMANDS {
        let arguments: Vec<&str> = arguments
            .iter()
            .map(|&word| match word {
                "RULES" => &rules,
                "GAME" => &game,
                "FILE" => &plain_file,
                "ABSENT" => &absent,
                "NAME" => HOSTILE,
                word => word,
            })
            .collect();
        let ended = run(&mut plan.engine(&arguments), b"")?;
        let label = format!("{arguments:?}");
        report.check_run(&label, &ended, &[0, 1, 2]);
        report.check(is_harmless(&ended), || {
            format!("{label}: {:?} {:?}", ended.text(), ended.error_text())
        });
    }
    let lines = format!(
        "setoption name UCI_Variant value {rules}\nsetoption name {HOSTILE} value {HOSTILE}\nposition \
         startpos moves {HOSTILE}\n{HOSTILE}\nquit\n"
    );
    let ended = run(&mut plan.engine(&["uci"]), lines.as_bytes())?;
    report.check_run("uci", &ended, &[0]);
    report.check(is_harmless(&ended), || {
        format!("uci: {:?} {:?}", ended.text(), ended.error_text())
    });
    Ok(())
}

/// Passes files with hostile names to the game, together with a script.
///
/// # Errors
/// Returns an error if a file can't be written, or the program can't be started.
pub fn game(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let scratch = Scratch::new()?;
    for file in create_files(&scratch)? {
        let script = format!("wait 20\n{EXIT}");
        let home = scratch.join("home");
        let mut command = game_command(plan, &home, &scratch.join("script.txt"), &script)?;
        let ended = run(command.arg(&file), b"")?;
        report.check_run(&format!("{file:?}"), &ended, &[0]);
        report.check(is_harmless(&ended), || {
            format!("{file:?}: {:?} {:?}", ended.text(), ended.error_text())
        });
    }
    Ok(())
}
