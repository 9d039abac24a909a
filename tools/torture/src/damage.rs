//! Damaged files of every kind: nothing may crash or hang, and no file may be lost.

use std::fs;
use std::io;

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::home::{SAMPLE_FILES, Scratch, contents};
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
const MIN_OVERSIZED_BYTES: usize = 3 << 20;
/// The maximum length of noise, in bytes.
const MAX_NOISE_BYTES: usize = 4000;

/// Returns a damaged copy of `text`; `kind` selects one of eight ways.
fn damage(text: &[u8], kind: u64, rng: &mut ChaCha8Rng) -> Vec<u8> {
    let mut bytes = text.to_vec();
    let offset = rng.random_range(0..=bytes.len());
    match kind % 8 {
        0 => bytes.truncate(offset),
        1 => bytes.clear(),
        2 => {
            bytes = (0..rng.random_range(1..MAX_NOISE_BYTES))
                .map(|_| rng.random())
                .collect()
        }
        3 => bytes = bytes.repeat(MIN_OVERSIZED_BYTES / text.len().max(1) + 1),
        4 => {
            let end = (offset + 512).min(bytes.len());
            bytes[offset..end].fill(0);
        }
        5 => {
            for _ in 0..8 {
                let offset = rng.random_range(0..=bytes.len());
                let token = TOKENS[rng.random_range(0..TOKENS.len())];
                bytes.splice(offset..offset, token.bytes());
            }
        }
        6 => bytes
            .splice(offset..offset, "Some(".repeat(50_000).bytes())
            .for_each(drop),
        _ => {
            // Change some digits, so that the result is well-formed but invalid.
            for byte in bytes.iter_mut().filter(|byte| byte.is_ascii_digit()) {
                if rng.random_range(0..6) == 0 {
                    *byte = b'0' + rng.random_range(0..10_u8);
                }
            }
        }
    }
    bytes
}

/// Damages all files of a home, each in a different way, then visits every screen.
///
/// # Errors
/// Returns an error if the files can't be written, or the program can't be started.
pub fn game(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let mut rng = plan.rng(2);
    let (mut files, runs) = (0, plan.repetitions(8, 80));
    for round in 0..runs {
        let scratch = Scratch::new()?;
        let mut damaged_files = Vec::new();
        for (index, (name, text)) in SAMPLE_FILES.into_iter().enumerate() {
            let bytes = damage(text.as_bytes(), round + index as u64, &mut rng);
            scratch.put(&format!("home/{name}"), &bytes)?;
            damaged_files.push((name, bytes));
        }
        let table: Vec<u8> = (0..MAX_NOISE_BYTES).map(|_| rng.random()).collect();
        scratch.put("home/tables/fd215d468dcb5ce7.tables", table)?;
        files += damaged_files.len() + 1;
        let home = scratch.join("home");
        let script = format!("{TOUR}{EXIT}");
        let mut command = played(plan, &home, &scratch.join("script.txt"), &script)?;
        let ended = run(&mut command, b"")?;
        report.check_run(&format!("damage, round {round}"), &ended, &[0]);
        let remaining = contents(&home);
        for (name, bytes) in damaged_files {
            let is_kept = remaining.iter().any(|(_, found)| *found == bytes);
            report.check(is_kept, || format!("round {round}: {name} is lost"));
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
    let mut rng = plan.rng(3);
    let scratch = Scratch::new()?;
    let tables = scratch.join("whole.tables");
    let tables = tables.to_string_lossy();
    let build =
        |path: &str| plan.engine(&["tables", "build", "2-4", "--seeds", "4", "--file", path]);
    report.check_run("a table", &run(&mut build(&tables), b"")?, &[0]);
    let reference = fs::read(&*tables)?;
    let replay = b"awale C d E f A a B b C c\noware A b C d\n".repeat(20);
    let rules = SAMPLE_FILES
        .iter()
        .find(|(name, _)| *name == "rules/own.ron");
    let rules = rules.map_or("", |(_, text)| text);
    for round in 0..plan.repetitions(24, 200) {
        let file = scratch.put("rules.ron", damage(rules.as_bytes(), round, &mut rng))?;
        let file = file.to_string_lossy();
        let ended = run(&mut plan.engine(&["rules", "check", &file]), b"")?;
        report.check_run(&format!("rules, round {round}"), &ended, &[0, 1]);
        let file = scratch.put("replay.txt", damage(&replay, round, &mut rng))?;
        let file = file.to_string_lossy();
        let ended = run(&mut plan.engine(&["replay", &file]), b"")?;
        report.check_run(&format!("replay, round {round}"), &ended, &[0, 1]);
        let bytes = damage(&reference, round, &mut rng);
        let path = scratch.put("damaged.tables", &bytes)?;
        let ended = run(&mut build(&path.to_string_lossy()), b"")?;
        report.check_run(&format!("table, round {round}"), &ended, &[0, 1]);
        let saved = fs::read(&path)?;
        // A rejected file must stay unchanged; a valid one is extended.
        let expected = if ended.code == Some(0) {
            &reference
        } else {
            &bytes
        };
        report.check(&saved == expected, || {
            format!("table, round {round}: another file")
        });
    }
    Ok(())
}
