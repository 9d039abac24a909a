//! Builds endgame tables under kills, in parallel, and on a full disk.

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
use crate::program::{finish, run, started};
use crate::report::Report;

/// The number of seeds in the existing table, and in the one being built.
const FEW: &str = "5";
const MANY: &str = "9";
/// One seed fewer than in the larger table.
const MOST: &str = "8";
/// The maximum time before a kill, in microseconds.
const KILLED_WITHIN: u64 = 400_000;

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
fn whole(plan: &Plan, report: &mut Report, scratch: &Scratch) -> io::Result<[Vec<u8>; 2]> {
    let path = scratch.at("whole.tables");
    report.judge("few", &run(&mut build(plan, FEW, &path), b"")?, &[0]);
    let few = fs::read(&path)?;
    report.judge("many", &run(&mut build(plan, MANY, &path), b"")?, &[0]);
    Ok([few, fs::read(&path)?])
}

/// Kills the program while it extends a table: the file is either the old or the new one.
///
/// # Errors
/// Returns an error if the program can't be started.
pub fn killed(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let mut chance = plan.chance(4);
    let scratch = Scratch::new()?;
    let wholes = whole(plan, report, &scratch)?;
    let path = scratch.at("killed.tables");
    for kill in 0..plan.times(20, 500) {
        fs::write(&path, &wholes[0])?;
        let mut child = started(&mut build(plan, MANY, &path))?;
        thread::sleep(Duration::from_micros(chance.random_range(0..KILLED_WITHIN)));
        child.kill()?;
        finish(&mut child)?;
        report.trials += 1;
        let saved = fs::read(&path)?;
        report.check(wholes.contains(&saved), || {
            format!("kill {kill}: the file has {} bytes", saved.len())
        });
        report.judge("again", &run(&mut build(plan, MANY, &path), b"")?, &[0]);
        let saved = fs::read(&path)?;
        report.check(saved == wholes[1], || format!("kill {kill}: another table"));
    }
    Ok(())
}

/// Starts several programs at the same time on one file under different names: one builds it, and
/// the others report that or find it complete.
///
/// # Errors
/// Returns an error if a program can't be started.
pub fn two_at_once(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let scratch = Scratch::new()?;
    let wholes = whole(plan, report, &scratch)?;
    for round in 0..plan.times(3, 20) {
        let path = scratch.at(&format!("{round}.tables"));
        let names = (1..2 + round % 7).map(|name| scratch.at(&format!("{round}.{name}")));
        let names: Vec<_> = names.collect();
        for name in &names {
            link(&path, name)?;
        }
        let mut builders = names
            .iter()
            .chain([&path])
            .map(|name| started(&mut build(plan, MANY, name)))
            .collect::<io::Result<Vec<_>>>()?;
        let mut made = 0;
        for builder in &mut builders {
            let ended = finish(builder)?;
            report.judge(&format!("builders, round {round}"), &ended, &[0, 1]);
            made += usize::from(ended.code == Some(0));
        }
        report.check(made > 0, || {
            format!("builders, round {round}: none made it")
        });
        let saved = fs::read(&path)?;
        report.check(saved == wholes[1], || {
            format!("builders, round {round}: another table")
        });
    }
    Ok(())
}

/// Extends a table on a full disk: the old file stays.
///
/// # Errors
/// Returns an error if the program can't be started.
pub fn full_disk(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let scratch = Scratch::new()?;
    let wholes = whole(plan, report, &scratch)?;
    let Some(disk) = Disk::new()? else {
        report.note("no small disk can be made here");
        return Ok(());
    };
    let path = disk.path().join("it.tables");
    for free in [0, 4096, 16_384] {
        fs::write(&path, &wholes[0])?;
        disk.leave(free)?;
        let ended = run(&mut build(plan, MANY, &path), b"")?;
        report.judge(&format!("{free} bytes free"), &ended, &[0, 1]);
        let saved = fs::read(&path)?;
        report.check(wholes.contains(&saved), || {
            format!("{free} bytes free: the table is lost")
        });
        disk.clear()?;
    }
    fs::write(&path, &wholes[0])?;
    disk.read_only()?;
    let ended = run(&mut build(plan, MANY, &path), b"")?;
    report.judge("a disk that can't be written", &ended, &[1]);
    Ok(())
}

/// Changes a byte of a table and builds it with fewer seeds: all valid layers remain, below and
/// above the damage, and no layer is wrong.
///
/// # Errors
/// Returns an error if the program can't be started.
pub fn damaged(plan: &Plan, report: &mut Report) -> io::Result<()> {
    /// The number of bytes before the layers.
    const HEADER: usize = 20;
    let mut chance = plan.chance(301);
    let scratch = Scratch::new()?;
    let [_, many] = whole(plan, report, &scratch)?;
    let path = scratch.at("damaged.tables");
    report.judge("most", &run(&mut build(plan, MOST, &path), b"")?, &[0]);
    let last = fs::read(&path)?.len();
    for round in 0..plan.times(20, 200) {
        let mut bytes = many.clone();
        let at = chance.random_range(HEADER..bytes.len());
        bytes[at] ^= 1 << chance.random_range(0..8);
        fs::write(&path, &bytes)?;
        report.judge("damaged", &run(&mut build(plan, FEW, &path), b"")?, &[0]);
        let saved = fs::read(&path)?;
        // No layer is above the last one, which is rebuilt only on request.
        let least = if at < last { many.len() } else { last };
        report.check(many.starts_with(&saved) && saved.len() >= least, || {
            format!("round {round}, byte {at}: {} bytes remain", saved.len())
        });
    }
    Ok(())
}
