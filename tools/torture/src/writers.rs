//! Kills each file-writing command at random moments: the file must stay readable and keep its
//! earlier contents.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use awale_engine::files::write::ABANDONED;
use awale_engine::lab::result_file;
use rand::RngExt;

use crate::home::Scratch;
use crate::plan::Plan;
use crate::program::{finish, run, start};
use crate::report::Report;

/// A command that writes a file. Arguments are written as on a command line; the file's path is
/// appended.
struct Writer {
    /// The name in the report.
    name: &'static str,
    /// The arguments.
    arguments: &'static str,
    /// The arguments of a command that reads the file, if any.
    reader: Option<&'static str>,
    /// Whether each run adds to the file instead of replacing it.
    is_appending: bool,
}

/// The part of the random numbers for the first writer; those of the others follow.
const FIRST_RNG_PART: u64 = 400;
/// The start position of the games.
const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
/// A position later in a game.
const POSITION: &str = "3-1-3-2-1-2-2-2-1-1-2-0-14-14-S";

/// The writers. In arguments, `GAME` stands for the path of a game file and `POSITION` for
/// [`POSITION`].
const WRITERS: [Writer; 7] = [
    Writer {
        name: "book grow",
        arguments: "book grow awale --nodes=300 --memory=1 --positions=100000 --time=1",
        reader: Some("book check awale"),
        is_appending: true,
    },
    Writer {
        name: "lab --keep",
        arguments: "lab 2-4 --level=random --games=200 --keep",
        reader: None,
        is_appending: true,
    },
    Writer {
        name: "lab --csv",
        arguments: "lab 2-4 --level=random --games=200 --csv",
        reader: None,
        is_appending: false,
    },
    Writer {
        name: "solve --keep",
        arguments: "solve 2-4 --memory=1 --tables=0 --position POSITION --keep",
        // It loads the file before it solves.
        reader: Some("solve 2-4 --memory=1 --tables=0 --time=0 --position POSITION --keep"),
        is_appending: true,
    },
    Writer {
        name: "solve --certificate",
        arguments: "solve 2-4 --memory=1 --tables=0 --position POSITION --certificate",
        reader: Some("verify"),
        is_appending: false,
    },
    Writer {
        name: "puzzles mine",
        arguments: "puzzles mine 2-4 --count=1 --file",
        reader: Some("puzzles check 2-4 --sample=1 --file"),
        is_appending: false,
    },
    Writer {
        name: "report --annotate",
        arguments: "report GAME --nodes=300 --table-seeds=0 --annotate",
        reader: Some("report --nodes=1 --table-seeds=0"),
        is_appending: false,
    },
];

/// Returns `path` if it is a file or, if it is a folder, the path of the lab result file in it.
pub fn result_file_in(path: &Path) -> Option<std::path::PathBuf> {
    if path.is_dir() {
        let mut files = fs::read_dir(path).ok()?.flatten().map(|entry| entry.path());
        return files.find(|path| path.extension().is_some_and(|extension| extension == "lab"));
    }
    path.is_file().then(|| path.to_owned())
}

/// Returns the size of the contents: the number of games in a lab result, of complete lines in a
/// book, or otherwise of bytes.
fn content_size(writer: &Writer, bytes: &[u8]) -> Result<usize, String> {
    match writer.name {
        "lab --keep" => result_file::read_any(&String::from_utf8_lossy(bytes))
            .map(|results| results.trials() as usize)
            .map_err(|error| error.to_string()),
        "book grow" => Ok(bytes.iter().filter(|byte| **byte == b'\n').count()),
        _ => Ok(bytes.len()),
    }
}

/// Kills each writer repeatedly at random moments, and checks its file after each kill.
///
/// # Errors
/// Returns an error if a program can't be started or a file can't be accessed.
pub fn kill_writers(plan: &Plan, report: &mut Report) -> io::Result<()> {
    for (rng_part, writer) in (FIRST_RNG_PART..).zip(&WRITERS) {
        let mut rng = plan.rng(rng_part);
        let scratch = Scratch::new()?;
        let game = scratch.put(
            "game.awale",
            format!("[Rules \"awale\"]\n[Start \"{START}\"]\n\nC e D d E b\n"),
        )?;
        let game = game.to_string_lossy().into_owned();
        let command = |arguments: &'static str, path: &Path| {
            let path = path.to_string_lossy();
            let arguments = arguments.split(' ').map(|word| match word {
                "GAME" => game.as_str(),
                "POSITION" => POSITION,
                word => word,
            });
            plan.engine(&arguments.chain([&*path]).collect::<Vec<_>>())
        };
        let began = Instant::now();
        let reference = scratch.join("whole");
        report.check_run(
            writer.name,
            &run(&mut command(writer.arguments, &reference), b"")?,
            &[0],
        );
        let full_run_micros = began.elapsed().as_micros() as u64;
        let path = scratch.join("killed");
        let (mut size_before, mut files_found) = (0, 0);
        for kill in 0..plan.repetitions(20, 500) {
            if !writer.is_appending && path.is_file() {
                fs::remove_file(&path)?;
            }
            let mut child = start(&mut command(writer.arguments, &path))?;
            let max_micros = full_run_micros + full_run_micros / 4;
            thread::sleep(Duration::from_micros(rng.random_range(0..=max_micros)));
            child.kill()?;
            finish(&mut child)?;
            report.trials += 1;
            let what = format!("{}, kill {kill}", writer.name);
            let Some(file) = result_file_in(&path) else {
                report.check(!writer.is_appending || size_before == 0, || {
                    format!("{what}: the file is missing")
                });
                continue;
            };
            files_found += 1;
            match content_size(writer, &fs::read(file)?) {
                Ok(size) => {
                    report.check(!writer.is_appending || size >= size_before, || {
                        format!("{what}: {size} of {size_before} are left")
                    });
                    size_before = size;
                }
                Err(error) => report.fault(format!("{what}: {error}")),
            }
            if let Some(reader) = writer.reader {
                let result = run(&mut command(reader, &path), b"")?;
                report.check_run(&what, &result, &[0]);
            }
            // Leftovers of killed runs must not accumulate. They count as abandoned only after an
            // hour, so backdate them.
            let mut remaining = 0;
            for entry in fs::read_dir(scratch.path())? {
                let path = entry?.path();
                remaining += 1;
                if path.extension().is_some_and(|extension| extension == "tmp") {
                    let file = File::options().append(true).open(path)?;
                    file.set_modified(SystemTime::now() - 2 * ABANDONED)?;
                }
            }
            report.check(remaining < 20, || {
                format!("{what}: {remaining} files are left")
            });
        }
        report.note(format!("{}: {files_found} kills left a file", writer.name));
    }
    Ok(())
}
