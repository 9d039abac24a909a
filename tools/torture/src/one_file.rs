//! Two to eight programs that use one file of results at the same time, under different names.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use awale_engine::lab::result_file;
use awale_rules::library;

use crate::home::Scratch;
use crate::plan::Plan;
use crate::program::{finish, run, started};
use crate::report::Report;
use crate::writers::file_of;

/// The number of games in each lab.
const GAMES: u64 = 10;
/// The size to which every program grows the book.
const BOOK: &str = "12";
/// Positions with few seeds, which are solved instantly.
const POSITIONS: [&str; 3] = [
    "2-0-3-0-1-2-0-2-0-1-2-0-18-17-S",
    "2-0-3-0-1-2-0-2-0-1-0-2-18-17-S",
    "0-2-3-0-1-2-0-2-0-1-0-2-18-17-S",
];

/// Creates a symbolic link to a file or folder, which may not exist yet.
///
/// # Errors
/// Returns the error of the system.
#[cfg(unix)]
pub fn link(target: &Path, name: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(target, name)
}

/// Unsupported on this system.
///
/// # Errors
/// Always returns an error.
#[cfg(not(unix))]
pub fn link(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Starts several programs at the same time on one file of each kind.
///
/// # Errors
/// Returns an error if a program can't be started.
pub fn several_at_once(plan: &Plan, report: &mut Report) -> io::Result<()> {
    for round in 0..plan.times(2, 20) {
        let number = 2 + round % 7;
        let scratch = Scratch::new()?;
        let names: Vec<String> = (0..number)
            .map(|name| scratch.at(&format!("{name}")).display().to_string())
            .collect();
        fs::create_dir(&names[0])?;
        for name in &names[1..] {
            link(Path::new(&names[0]), Path::new(name))?;
        }
        let games = GAMES.to_string();
        let labs = names.iter().zip(0..).map(|(name, seed): (_, u64)| {
            let seed = (seed / 2).to_string();
            let words = ["lab", "2-4", "--level=random", "--games", &games, "--seed"];
            started(&mut plan.engine(&[&words[..], &[&seed, "--keep", name]].concat()))
        });
        for mut lab in labs.collect::<io::Result<Vec<_>>>()? {
            report.judge(&format!("labs, round {round}"), &finish(&mut lab)?, &[0]);
        }
        let rules = library::load("2-4").and_then(Result::ok);
        let file = rules.map(|rules| format!("{:016x}.lab", rules.fingerprint()));
        let text = fs::read_to_string(Path::new(&names[0]).join(file.unwrap_or_default()))?;
        let trials = result_file::read_any(&text).map(|results| results.trials());
        report.check(trials == Ok(number * GAMES), || {
            format!("labs, round {round}: {trials:?} games of {number} labs")
        });
        grow_one_book(plan, report, &scratch, number)?;
        solve_into_one_file(plan, report, &scratch, number)?;
        share_hard_links(plan, report, number)?;
    }
    Ok(())
}

/// Starts several programs at the same time on hard links to one file of each kind. A program
/// replaces its own name with a complete new file, so each name ends up with the old contents and
/// those of its program.
fn share_hard_links(plan: &Plan, report: &mut Report, number: u64) -> io::Result<()> {
    let lab = ["lab", "2-4", "--level=random", "--games=10", "--keep"];
    let solve = ["solve", "2-4", "--memory=1", "--tables=0", "--position"];
    let solve = [&solve[..], &[POSITIONS[0], "--keep"]].concat();
    let build = ["tables", "build", "2-4", "--seeds=6", "--file"];
    for words in [&lab[..], &solve, &build] {
        let scratch = Scratch::new()?;
        let command = |name: &Path| {
            let name = name.to_string_lossy();
            plan.engine(&[words, &[&name]].concat())
        };
        let names: Vec<PathBuf> = (0..number)
            .map(|name| scratch.at(&format!("{name}")))
            .collect();
        report.judge(words[0], &run(&mut command(&names[0]), b"")?, &[0]);
        let first = file_of(&names[0]).ok_or(io::ErrorKind::NotFound)?;
        for name in &names[1..] {
            if names[0].is_dir() {
                fs::create_dir(name)?;
                fs::hard_link(&first, name.join(first.file_name().unwrap_or_default()))?;
            } else {
                fs::hard_link(&first, name)?;
            }
        }
        let before = fs::metadata(&first)?.len();
        let runs = names.iter().map(|name| started(&mut command(name)));
        for mut run in runs.collect::<io::Result<Vec<_>>>()? {
            // Only one program builds a table at a time; the others report this.
            report.judge(words[0], &finish(&mut run)?, &[0, 1]);
        }
        for name in &names {
            let file = file_of(name).ok_or(io::ErrorKind::NotFound)?;
            let bytes = fs::read(&file)?;
            report.check(bytes.len() as u64 >= before, || {
                format!("{words:?}: {} of {before} bytes are left", bytes.len())
            });
            let trials = result_file::read_any(&String::from_utf8_lossy(&bytes));
            report.check(
                words[0] != "lab" || trials.is_ok_and(|results| results.trials() >= 2 * GAMES),
                || format!("{words:?}: games are lost in {}", name.display()),
            );
        }
    }
    Ok(())
}

/// Grows a book under several names at the same time: each program grows it or reports the other
/// one.
fn grow_one_book(
    plan: &Plan,
    report: &mut Report,
    scratch: &Scratch,
    number: u64,
) -> io::Result<()> {
    let names: Vec<String> = (0..number)
        .map(|name| scratch.at(&format!("{name}.book")).display().to_string())
        .collect();
    let grow = |name: &str, positions: &str| {
        let words = ["book", "grow", "awale", name, "--nodes=300", "--memory=1"];
        plan.engine(&[&words[..], &["--positions", positions]].concat())
    };
    report.judge("book", &run(&mut grow(&names[0], "2"), b"")?, &[0]);
    for (number, name) in (0..).zip(&names[1..]) {
        if number % 2 == 0 {
            link(Path::new(&names[0]), Path::new(name))?;
        } else {
            fs::hard_link(&names[0], name)?;
        }
    }
    let growers = names.iter().map(|name| started(&mut grow(name, BOOK)));
    for mut grower in growers.collect::<io::Result<Vec<_>>>()? {
        report.judge("books at once", &finish(&mut grower)?, &[0, 1]);
    }
    let mut check = plan.engine(&["book", "check", "awale", &names[0]]);
    report.judge("the book", &run(&mut check, b"")?, &[0]);
    let text = fs::read_to_string(&names[0])?;
    let mut lines: Vec<&str> = text.lines().collect();
    let all = lines.len();
    lines.sort_unstable();
    lines.dedup();
    report.check(lines.len() == all, || {
        "a position is in it twice".to_owned()
    });
    Ok(())
}

/// Solves positions into one file at the same time: it ends up with more than any of them finds
/// alone.
fn solve_into_one_file(
    plan: &Plan,
    report: &mut Report,
    scratch: &Scratch,
    number: u64,
) -> io::Result<()> {
    let solve = |position: &str, file: &str| {
        let words = ["solve", "2-4", "--memory=1", "--tables=0", "--keep", file];
        plan.engine(&[&words[..], &["--position", position]].concat())
    };
    let at = |name: String| scratch.at(&name).display().to_string();
    let mut most = 0;
    for (index, position) in POSITIONS.iter().enumerate() {
        let alone = at(format!("{index}.alone"));
        report.judge("alone", &run(&mut solve(position, &alone), b"")?, &[0]);
        most = most.max(fs::metadata(alone)?.len());
    }
    let names: Vec<String> = (0..number).map(|name| at(format!("{name}.kept"))).collect();
    for name in &names[1..] {
        link(Path::new(&names[0]), Path::new(name))?;
    }
    let positions = POSITIONS.iter().cycle();
    let solvers = names.iter().zip(positions);
    let solvers = solvers.map(|(name, position)| started(&mut solve(position, name)));
    for mut solver in solvers.collect::<io::Result<Vec<_>>>()? {
        report.judge("solved at once", &finish(&mut solver)?, &[0]);
    }
    let result_file = fs::metadata(&names[0])?.len();
    report.check(result_file > most, || {
        format!("{result_file} bytes of {number} solvers, {most} of one")
    });
    Ok(())
}
