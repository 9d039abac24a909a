//! Kills every command that writes a file at random times: the file stays readable, and keeps
//! everything that was in it before.

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
use crate::program::{finish, run, started};
use crate::report::Report;

/// A command that writes a file. Commands are written as on a command line; the path of the file
/// follows.
struct Writer {
    /// Its name in the report.
    name: &'static str,
    /// The command.
    words: &'static str,
    /// The command that reads the file; `None` if no command does.
    reader: Option<&'static str>,
    /// Whether each run adds to the file.
    adds: bool,
}

const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
const POSITION: &str = "3-1-3-2-1-2-2-2-1-1-2-0-14-14-S";

/// The writers. In the commands, `GAME` stands for the path of a game, and `POSITION` for a
/// position.
const WRITERS: [Writer; 7] = [
    Writer {
        name: "book grow",
        words: "book grow awale --nodes=300 --memory=1 --positions=100000 --time=1",
        reader: Some("book check awale"),
        adds: true,
    },
    Writer {
        name: "lab --keep",
        words: "lab 2-4 --level=random --games=200 --keep",
        reader: None,
        adds: true,
    },
    Writer {
        name: "lab --csv",
        words: "lab 2-4 --level=random --games=200 --csv",
        reader: None,
        adds: false,
    },
    Writer {
        name: "solve --keep",
        words: "solve 2-4 --memory=1 --tables=0 --position POSITION --keep",
        // The reader loads the file before it solves.
        reader: Some("solve 2-4 --memory=1 --tables=0 --time=0 --position POSITION --keep"),
        adds: true,
    },
    Writer {
        name: "solve --certificate",
        words: "solve 2-4 --memory=1 --tables=0 --position POSITION --certificate",
        reader: Some("verify"),
        adds: false,
    },
    Writer {
        name: "puzzles mine",
        words: "puzzles mine 2-4 --count=1 --file",
        reader: Some("puzzles check 2-4 --sample=1 --file"),
        adds: false,
    },
    Writer {
        name: "report --annotate",
        words: "report GAME --nodes=300 --table-seeds=0 --annotate",
        reader: Some("report --nodes=1 --table-seeds=0"),
        adds: false,
    },
];

/// Returns the path of the file itself: a lab's results are in a folder.
pub fn file_of(path: &Path) -> Option<std::path::PathBuf> {
    if path.is_dir() {
        let mut files = fs::read_dir(path).ok()?.flatten().map(|entry| entry.path());
        return files.find(|path| path.extension().is_some_and(|ending| ending == "lab"));
    }
    path.is_file().then(|| path.to_owned())
}

/// Returns the amount of content: games of a lab, complete lines of a book, or bytes.
fn amount(writer: &Writer, bytes: &[u8]) -> Result<usize, String> {
    match writer.name {
        "lab --keep" => result_file::read_any(&String::from_utf8_lossy(bytes))
            .map(|results| results.trials() as usize)
            .map_err(|error| error.to_string()),
        "book grow" => Ok(bytes.iter().filter(|byte| **byte == b'\n').count()),
        _ => Ok(bytes.len()),
    }
}

/// Kills every writer.
///
/// # Errors
/// Returns an error if a program can't be started.
pub fn killed(plan: &Plan, report: &mut Report) -> io::Result<()> {
    for (number, writer) in (400..).zip(&WRITERS) {
        let mut chance = plan.chance(number);
        let scratch = Scratch::new()?;
        let game = scratch.put(
            "game.awale",
            format!("[Rules \"awale\"]\n[Start \"{START}\"]\n\nC e D d E b\n"),
        )?;
        let game = game.to_string_lossy().into_owned();
        let command = |words: &'static str, path: &Path| {
            let path = path.to_string_lossy();
            let words = words.split(' ').map(|word| match word {
                "GAME" => game.as_str(),
                "POSITION" => POSITION,
                word => word,
            });
            plan.engine(&words.chain([&*path]).collect::<Vec<_>>())
        };
        let began = Instant::now();
        let whole = scratch.at("whole");
        report.judge(
            writer.name,
            &run(&mut command(writer.words, &whole), b"")?,
            &[0],
        );
        let time = began.elapsed().as_micros() as u64;
        let path = scratch.at("killed");
        let (mut before, mut written) = (0, 0);
        for kill in 0..plan.times(20, 500) {
            if !writer.adds && path.is_file() {
                fs::remove_file(&path)?;
            }
            let mut child = started(&mut command(writer.words, &path))?;
            thread::sleep(Duration::from_micros(
                chance.random_range(0..=time + time / 4),
            ));
            child.kill()?;
            finish(&mut child)?;
            report.trials += 1;
            let what = format!("{}, kill {kill}", writer.name);
            let Some(file) = file_of(&path) else {
                report.check(!writer.adds || before == 0, || {
                    format!("{what}: the file is missing")
                });
                continue;
            };
            written += 1;
            match amount(writer, &fs::read(file)?) {
                Ok(now) => {
                    report.check(!writer.adds || now >= before, || {
                        format!("{what}: {now} of {before} are left")
                    });
                    before = now;
                }
                Err(error) => report.fault(format!("{what}: {error}")),
            }
            if let Some(reader) = writer.reader {
                let ended = run(&mut command(reader, &path), b"")?;
                report.judge(&what, &ended, &[0]);
            }
            // Leftovers of killed runs must not accumulate. They count as abandoned after an hour,
            // so this ages them.
            let mut left = 0;
            for entry in fs::read_dir(scratch.path())? {
                let path = entry?.path();
                left += 1;
                if path.extension().is_some_and(|ending| ending == "tmp") {
                    let file = File::options().append(true).open(path)?;
                    file.set_modified(SystemTime::now() - 2 * ABANDONED)?;
                }
            }
            report.check(left < 20, || format!("{what}: {left} files are left"));
        }
        report.note(format!("{}: {written} files", writer.name));
    }
    Ok(())
}
