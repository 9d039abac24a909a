//! Two to eight programs that use the same result file at the same time, under different names.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use awale_engine::lab::result_file;
use awale_rules::library;

use crate::home::Scratch;
use crate::plan::Plan;
use crate::program::{finish, run, start};
use crate::report::Report;
use crate::writers::result_file_in;

/// The number of games per lab.
const GAMES_PER_LAB: u64 = 10;
/// The number of positions to which every program grows the book.
const BOOK_POSITIONS: &str = "12";
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

/// Starts several programs at the same time on the same file, for each kind of file.
///
/// # Errors
/// Returns an error if a program can't be started.
pub fn several_at_once(plan: &Plan, report: &mut Report) -> io::Result<()> {
    for round in 0..plan.repetitions(2, 20) {
        let program_count = 2 + round % 7;
        let scratch = Scratch::new()?;
        let names: Vec<String> = (0..program_count)
            .map(|name| scratch.join(&format!("{name}")).display().to_string())
            .collect();
        fs::create_dir(&names[0])?;
        for name in &names[1..] {
            link(Path::new(&names[0]), Path::new(name))?;
        }
        let games = GAMES_PER_LAB.to_string();
        let labs = names.iter().zip(0..).map(|(name, seed): (_, u64)| {
            let seed = (seed / 2).to_string();
            let arguments = ["lab", "2-4", "--level=random", "--games", &games, "--seed"];
            start(&mut plan.engine(&[&arguments[..], &[&seed, "--keep", name]].concat()))
        });
        for mut lab in labs.collect::<io::Result<Vec<_>>>()? {
            report.check_run(&format!("labs, round {round}"), &finish(&mut lab)?, &[0]);
        }
        let rules = library::load("2-4").and_then(Result::ok);
        let file = rules.map(|rules| format!("{:016x}.lab", rules.fingerprint()));
        let text = fs::read_to_string(Path::new(&names[0]).join(file.unwrap_or_default()))?;
        let trials = result_file::read_any(&text).map(|results| results.trials());
        report.check(trials == Ok(program_count * GAMES_PER_LAB), || {
            format!("labs, round {round}: {trials:?} games of {program_count} labs")
        });
        grow_one_book(plan, report, &scratch, program_count)?;
        solve_into_one_file(plan, report, &scratch, program_count)?;
        share_hard_links(plan, report, program_count)?;
    }
    Ok(())
}

/// Starts several programs at the same time on hard links to the same file, for each kind of file.
/// A program replaces its own link with a complete new file, so each link ends up with the old
/// contents and those of its program.
fn share_hard_links(plan: &Plan, report: &mut Report, program_count: u64) -> io::Result<()> {
    let lab = ["lab", "2-4", "--level=random", "--games=10", "--keep"];
    let solve = ["solve", "2-4", "--memory=1", "--tables=0", "--position"];
    let solve = [&solve[..], &[POSITIONS[0], "--keep"]].concat();
    let build = ["tables", "build", "2-4", "--seeds=6", "--file"];
    for arguments in [&lab[..], &solve, &build] {
        let scratch = Scratch::new()?;
        let command = |name: &Path| {
            let name = name.to_string_lossy();
            plan.engine(&[arguments, &[&name]].concat())
        };
        let names: Vec<PathBuf> = (0..program_count)
            .map(|name| scratch.join(&format!("{name}")))
            .collect();
        report.check_run(arguments[0], &run(&mut command(&names[0]), b"")?, &[0]);
        let first = result_file_in(&names[0]).ok_or(io::ErrorKind::NotFound)?;
        for name in &names[1..] {
            if names[0].is_dir() {
                fs::create_dir(name)?;
                fs::hard_link(&first, name.join(first.file_name().unwrap_or_default()))?;
            } else {
                fs::hard_link(&first, name)?;
            }
        }
        let size_before = fs::metadata(&first)?.len();
        let runs = names.iter().map(|name| start(&mut command(name)));
        for mut run in runs.collect::<io::Result<Vec<_>>>()? {
            // Only one program at a time can build a table; the others report this.
            report.check_run(arguments[0], &finish(&mut run)?, &[0, 1]);
        }
        for name in &names {
            let file = result_file_in(name).ok_or(io::ErrorKind::NotFound)?;
            let bytes = fs::read(&file)?;
            report.check(bytes.len() as u64 >= size_before, || {
                format!(
                    "{arguments:?}: {} of {size_before} bytes are left",
                    bytes.len()
                )
            });
            let trials = result_file::read_any(&String::from_utf8_lossy(&bytes));
            report.check(
                arguments[0] != "lab"
                    || trials.is_ok_and(|results| results.trials() >= 2 * GAMES_PER_LAB),
                || format!("{arguments:?}: games are lost in {}", name.display()),
            );
        }
    }
    Ok(())
}

/// Grows a book under several names at the same time: each program either grows it or reports the
/// other one.
fn grow_one_book(
    plan: &Plan,
    report: &mut Report,
    scratch: &Scratch,
    program_count: u64,
) -> io::Result<()> {
    let names: Vec<String> = (0..program_count)
        .map(|name| scratch.join(&format!("{name}.book")).display().to_string())
        .collect();
    let grow = |name: &str, positions: &str| {
        let arguments = ["book", "grow", "awale", name, "--nodes=300", "--memory=1"];
        plan.engine(&[&arguments[..], &["--positions", positions]].concat())
    };
    report.check_run("book", &run(&mut grow(&names[0], "2"), b"")?, &[0]);
    for (program_count, name) in (0..).zip(&names[1..]) {
        if program_count % 2 == 0 {
            link(Path::new(&names[0]), Path::new(name))?;
        } else {
            fs::hard_link(&names[0], name)?;
        }
    }
    let growers = names
        .iter()
        .map(|name| start(&mut grow(name, BOOK_POSITIONS)));
    for mut grower in growers.collect::<io::Result<Vec<_>>>()? {
        report.check_run("books at once", &finish(&mut grower)?, &[0, 1]);
    }
    let mut check = plan.engine(&["book", "check", "awale", &names[0]]);
    report.check_run("the book", &run(&mut check, b"")?, &[0]);
    let text = fs::read_to_string(&names[0])?;
    let mut lines: Vec<&str> = text.lines().collect();
    let all = lines.len();
    lines.sort_unstable();
    lines.dedup();
    report.check(lines.len() == all, || {
        "the book has a position twice".to_owned()
    });
    Ok(())
}

/// Solves positions into the same file at the same time: it must end up with more than any of them
/// finds alone.
fn solve_into_one_file(
    plan: &Plan,
    report: &mut Report,
    scratch: &Scratch,
    program_count: u64,
) -> io::Result<()> {
    let solve = |position: &str, file: &str| {
        let arguments = ["solve", "2-4", "--memory=1", "--tables=0", "--keep", file];
        plan.engine(&[&arguments[..], &["--position", position]].concat())
    };
    let path_of = |name: String| scratch.join(&name).display().to_string();
    let mut max_single_bytes = 0;
    for (index, position) in POSITIONS.iter().enumerate() {
        let single_file = path_of(format!("{index}.alone"));
        report.check_run(
            "alone",
            &run(&mut solve(position, &single_file), b"")?,
            &[0],
        );
        max_single_bytes = max_single_bytes.max(fs::metadata(single_file)?.len());
    }
    let names: Vec<String> = (0..program_count)
        .map(|name| path_of(format!("{name}.kept")))
        .collect();
    for name in &names[1..] {
        link(Path::new(&names[0]), Path::new(name))?;
    }
    let positions = POSITIONS.iter().cycle();
    let solvers = names.iter().zip(positions);
    let solvers = solvers.map(|(name, position)| start(&mut solve(position, name)));
    for mut solver in solvers.collect::<io::Result<Vec<_>>>()? {
        report.check_run("solved at once", &finish(&mut solver)?, &[0]);
    }
    let result_file = fs::metadata(&names[0])?.len();
    report.check(result_file > max_single_bytes, || {
        format!("{result_file} bytes of {program_count} solvers, {max_single_bytes} of one")
    });
    Ok(())
}
