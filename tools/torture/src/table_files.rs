//! Builds endgame tables while being killed, in parallel, on a full disk, and over damaged files.

use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::Duration;

use rand::RngExt;

use crate::disks::Disk;
use crate::home::Scratch;
use crate::one_file::link;
use crate::plan::Plan;
use crate::program::{finish, run, start};
use crate::report::Report;

/// The number of seeds in the existing table.
const FEW_SEEDS: &str = "5";
/// The number of seeds in the table being built.
const MANY_SEEDS: &str = "9";
/// One seed fewer than the larger table has.
const INTERMEDIATE_SEEDS: &str = "8";
/// The maximum time before a kill, in microseconds.
const MAX_KILL_DELAY_MICROS: u64 = 400_000;

fn build(plan: &Plan, seeds: &str, path: &Path) -> Command {
    let path = path.to_string_lossy();
    plan.engine(&[
        "tables",
        "build",
        "2-4",
        "--seeds",
        seeds,
        "--threads",
        "1",
        "--file",
        &path,
    ])
}

/// Builds both tables without interference.
fn build_reference(
    plan: &Plan,
    report: &mut Report,
    scratch: &Scratch,
) -> io::Result<[Vec<u8>; 2]> {
    let path = scratch.join("whole.tables");
    report.check_run("few", &run(&mut build(plan, FEW_SEEDS, &path), b"")?, &[0]);
    let few = fs::read(&path)?;
    report.check_run(
        "many",
        &run(&mut build(plan, MANY_SEEDS, &path), b"")?,
        &[0],
    );
    Ok([few, fs::read(&path)?])
}

/// Kills the program while it extends a table: the file must be either the old or the new one.
///
/// # Errors
/// Returns an error if the program can't be started.
pub fn killed(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let mut rng = plan.rng(4);
    let scratch = Scratch::new()?;
    let references = build_reference(plan, report, &scratch)?;
    let path = scratch.join("killed.tables");
    for kill in 0..plan.repetitions(20, 500) {
        fs::write(&path, &references[0])?;
        let mut child = start(&mut build(plan, MANY_SEEDS, &path))?;
        thread::sleep(Duration::from_micros(
            rng.random_range(0..MAX_KILL_DELAY_MICROS),
        ));
        child.kill()?;
        finish(&mut child)?;
        report.trials += 1;
        let saved = fs::read(&path)?;
        report.check(references.contains(&saved), || {
            format!("kill {kill}: the file has {} bytes", saved.len())
        });
        report.check_run(
            "again",
            &run(&mut build(plan, MANY_SEEDS, &path), b"")?,
            &[0],
        );
        let saved = fs::read(&path)?;
        report.check(saved == references[1], || {
            format!("kill {kill}: another table")
        });
    }
    Ok(())
}

/// Starts several programs at the same time on the same file under different names: one builds it,
/// and the others report that or find it complete.
///
/// # Errors
/// Returns an error if a program can't be started.
pub fn two_at_once(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let scratch = Scratch::new()?;
    let references = build_reference(plan, report, &scratch)?;
    for round in 0..plan.repetitions(3, 20) {
        let path = scratch.join(&format!("{round}.tables"));
        let names = (1..2 + round % 7).map(|name| scratch.join(&format!("{round}.{name}")));
        let names: Vec<_> = names.collect();
        for name in &names {
            link(&path, name)?;
        }
        let mut builders = names
            .iter()
            .chain([&path])
            .map(|name| start(&mut build(plan, MANY_SEEDS, name)))
            .collect::<io::Result<Vec<_>>>()?;
        let mut successes = 0;
        for builder in &mut builders {
            let ended = finish(builder)?;
            report.check_run(&format!("builders, round {round}"), &ended, &[0, 1]);
            successes += usize::from(ended.code == Some(0));
        }
        report.check(successes > 0, || {
            format!("builders, round {round}: none made it")
        });
        let saved = fs::read(&path)?;
        report.check(saved == references[1], || {
            format!("builders, round {round}: another table")
        });
    }
    Ok(())
}

/// Extends a table on a full disk: the old file must remain.
///
/// # Errors
/// Returns an error if the program can't be started.
pub fn full_disk(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let scratch = Scratch::new()?;
    let references = build_reference(plan, report, &scratch)?;
    let Some(disk) = Disk::new()? else {
        report.note("skipped: no small disk can be mounted here");
        return Ok(());
    };
    let path = disk.path().join("it.tables");
    for free in [0, 4096, 16_384] {
        fs::write(&path, &references[0])?;
        disk.fill_except(free)?;
        let ended = run(&mut build(plan, MANY_SEEDS, &path), b"")?;
        report.check_run(&format!("{free} bytes free"), &ended, &[0, 1]);
        let saved = fs::read(&path)?;
        report.check(references.contains(&saved), || {
            format!("{free} bytes free: the table is lost")
        });
        disk.clear()?;
    }
    fs::write(&path, &references[0])?;
    disk.read_only()?;
    let ended = run(&mut build(plan, MANY_SEEDS, &path), b"")?;
    report.check_run("a disk that can't be written", &ended, &[1]);
    Ok(())
}

/// Changes a byte of a table and builds it with fewer seeds: all valid layers must remain, below
/// and above the damage, and no layer may be wrong.
///
/// # Errors
/// Returns an error if the program can't be started.
pub fn damaged(plan: &Plan, report: &mut Report) -> io::Result<()> {
    /// The number of bytes before the layers.
    const HEADER_BYTES: usize = 20;
    let mut rng = plan.rng(301);
    let scratch = Scratch::new()?;
    let [_, many] = build_reference(plan, report, &scratch)?;
    let path = scratch.join("damaged.tables");
    report.check_run(
        "most",
        &run(&mut build(plan, INTERMEDIATE_SEEDS, &path), b"")?,
        &[0],
    );
    let layer_end = fs::read(&path)?.len();
    for round in 0..plan.repetitions(20, 200) {
        let mut bytes = many.clone();
        let offset = rng.random_range(HEADER_BYTES..bytes.len());
        bytes[offset] ^= 1 << rng.random_range(0..8);
        fs::write(&path, &bytes)?;
        report.check_run(
            "damaged",
            &run(&mut build(plan, FEW_SEEDS, &path), b"")?,
            &[0],
        );
        let saved = fs::read(&path)?;
        // The last layer has none above it and is rebuilt only on request.
        let min_length = if offset < layer_end {
            many.len()
        } else {
            layer_end
        };
        report.check(
            many.starts_with(&saved) && saved.len() >= min_length,
            || format!("round {round}, byte {offset}: {} bytes remain", saved.len()),
        );
    }
    Ok(())
}
