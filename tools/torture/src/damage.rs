//! Damaged files of every kind: nothing crashes or hangs, and no file is lost.

use std::fs;
use std::io;

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::home::{FILES, Scratch, contents};
use crate::plan::Plan;
use crate::program::run;
use crate::report::Report;
use crate::script::{EXIT, TOUR, game as played};

/// Fragments inserted into texts.
const TOKENS: [&str; 16] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "\"",
    "\u{0}",
    "-1",
    "99999999999999999999",
    "1e999",
    "NaN",
    "Some(",
    "\u{feff}",
    "\u{1b}[2J",
    "é",
];
/// The minimum length of an oversized file, in bytes.
const TOO_LONG: usize = 3 << 20;
/// The maximum length of noise, in bytes.
const NOISE: usize = 4000;

/// Damages a copy of `text`, in one of eight ways chosen by `kind`.
fn damaged(text: &[u8], kind: u64, chance: &mut ChaCha8Rng) -> Vec<u8> {
    let mut bytes = text.to_vec();
    let at = chance.random_range(0..=bytes.len());
    match kind % 8 {
        0 => bytes.truncate(at),
        1 => bytes.clear(),
        2 => {
            bytes = (0..chance.random_range(1..NOISE))
                .map(|_| chance.random())
                .collect()
        }
        3 => bytes = bytes.repeat(TOO_LONG / text.len().max(1) + 1),
        4 => {
            let end = (at + 512).min(bytes.len());
            bytes[at..end].fill(0);
        }
        5 => {
            for _ in 0..8 {
                let at = chance.random_range(0..=bytes.len());
                let token = TOKENS[chance.random_range(0..TOKENS.len())];
                bytes.splice(at..at, token.bytes());
            }
        }
        6 => bytes
            .splice(at..at, "Some(".repeat(50_000).bytes())
            .for_each(drop),
        _ => {
            // Changes some digits: the result is well-formed but invalid.
            for byte in bytes.iter_mut().filter(|byte| byte.is_ascii_digit()) {
                if chance.random_range(0..6) == 0 {
                    *byte = b'0' + chance.random_range(0..10_u8);
                }
            }
        }
    }
    bytes
}

/// Damages all files of a home, each in a different way, and visits every screen.
///
/// # Errors
/// Returns an error if the files can't be written, or the program can't be started.
pub fn game(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let mut chance = plan.chance(2);
    let (mut files, runs) = (0, plan.times(8, 80));
    for round in 0..runs {
        let scratch = Scratch::new()?;
        let mut put = Vec::new();
        for (index, (name, text)) in FILES.into_iter().enumerate() {
            let bytes = damaged(text.as_bytes(), round + index as u64, &mut chance);
            scratch.put(&format!("home/{name}"), &bytes)?;
            put.push((name, bytes));
        }
        let table: Vec<u8> = (0..NOISE).map(|_| chance.random()).collect();
        scratch.put("home/tables/fd215d468dcb5ce7.tables", table)?;
        files += put.len() + 1;
        let home = scratch.at("home");
        let script = format!("{TOUR}{EXIT}");
        let mut command = played(plan, &home, &scratch.at("script.txt"), &script)?;
        let ended = run(&mut command, b"")?;
        report.judge(&format!("damage, round {round}"), &ended, &[0]);
        let left = contents(&home);
        for (name, bytes) in put {
            let is_left = left.iter().any(|(_, found)| *found == bytes);
            report.check(is_left, || format!("round {round}: {name} is lost"));
        }
    }
    report.note(format!("{files} files"));
    Ok(())
}

/// Passes damaged rule files, games and tables to `awale-engine`.
///
/// # Errors
/// Returns an error if the files can't be written, or the program can't be started.
pub fn engine(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let mut chance = plan.chance(3);
    let scratch = Scratch::new()?;
    let tables = scratch.at("whole.tables");
    let tables = tables.to_string_lossy();
    let build =
        |path: &str| plan.engine(&["tables", "build", "2-4", "--seeds", "4", "--file", path]);
    report.judge("a table", &run(&mut build(&tables), b"")?, &[0]);
    let whole = fs::read(&*tables)?;
    let replay = b"awale C d E f A a B b C c\noware A b C d\n".repeat(20);
    let rules = FILES.iter().find(|(name, _)| *name == "rules/own.ron");
    let rules = rules.map_or("", |(_, text)| text);
    for round in 0..plan.times(24, 200) {
        let file = scratch.put("rules.ron", damaged(rules.as_bytes(), round, &mut chance))?;
        let file = file.to_string_lossy();
        let ended = run(&mut plan.engine(&["rules", "check", &file]), b"")?;
        report.judge(&format!("rules, round {round}"), &ended, &[0, 1]);
        let file = scratch.put("replay.txt", damaged(&replay, round, &mut chance))?;
        let file = file.to_string_lossy();
        let ended = run(&mut plan.engine(&["replay", &file]), b"")?;
        report.judge(&format!("replay, round {round}"), &ended, &[0, 1]);
        let bytes = damaged(&whole, round, &mut chance);
        let path = scratch.put("damaged.tables", &bytes)?;
        let ended = run(&mut build(&path.to_string_lossy()), b"")?;
        report.judge(&format!("table, round {round}"), &ended, &[0, 1]);
        let saved = fs::read(&path)?;
        // A rejected file stays unchanged; a valid one is extended.
        let expected = if ended.code == Some(0) {
            &whole
        } else {
            &bytes
        };
        report.check(&saved == expected, || {
            format!("table, round {round}: another file")
        });
    }
    Ok(())
}
