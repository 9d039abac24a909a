//! Pipes, devices, folders and links where files belong.

use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;

use crate::home::{SAMPLE_FILES, Scratch, contents, prepare_for_two_players};
use crate::plan::Plan;
use crate::program::run;
use crate::report::Report;
use crate::script::{EXIT, PLAY, TOUR, game as played};

/// An object that isn't a regular file.
#[derive(Clone, Copy, Debug)]
enum IrregularFile {
    Pipe,
    Folder,
    Loop,
    LinkTo(&'static str),
}

const IRREGULAR_FILES: [IrregularFile; 8] = [
    IrregularFile::Pipe,
    IrregularFile::Folder,
    IrregularFile::Loop,
    IrregularFile::LinkTo("/dev/zero"),
    IrregularFile::LinkTo("/dev/full"),
    IrregularFile::LinkTo("/dev/stdin"),
    IrregularFile::LinkTo("/dev/tty"),
    IrregularFile::LinkTo("/no/such/file"),
];

impl IrregularFile {
    /// Creates the object at `path`, replacing any file there.
    fn create(self, path: &Path) -> io::Result<()> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let _ = fs::remove_file(path);
        match self {
            Self::Pipe => {
                let status = Command::new("mkfifo").arg(path).status()?;
                status
                    .success()
                    .then_some(())
                    .ok_or_else(|| io::Error::other("mkfifo failed"))
            }
            Self::Folder => fs::create_dir(path),
            Self::Loop => link(path, path),
            Self::LinkTo(target) => link(Path::new(target), path),
        }
    }
}

#[cfg(unix)]
fn link(target: &Path, path: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(target, path)
}

#[cfg(not(unix))]
fn link(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Passes paths of such objects to every command of `awale-engine` that reads a file.
///
/// # Errors
/// Returns an error if an object can't be created, or the program can't be started.
pub fn engine(plan: &Plan, report: &mut Report) -> io::Result<()> {
    if !cfg!(unix) {
        report.note("skipped: requires Unix");
        return Ok(());
    }
    for irregular in IRREGULAR_FILES {
        let scratch = Scratch::new()?;
        let path = scratch.join("it.ron");
        irregular.create(&path)?;
        let path = path.to_string_lossy();
        let path: &str = &path;
        for arguments in [
            &["rules", "check", path][..],
            &["rules", "show", path],
            &["perft", path, "2"],
            &["replay", path],
            &["tables", "build", "2-4", "--seeds", "2", "--file", path],
            &["tables", "stats", path, "--seeds", "2"],
        ] {
            // A dangling link counts as a missing file, so a table may be built in its place.
            let may_be_created = arguments.contains(&"build") && !Path::new(path).exists();
            let codes: &[i32] = if may_be_created { &[0, 1] } else { &[1] };
            let ended = run(&mut plan.engine(arguments), b"")?;
            report.check_run(&format!("{irregular:?}: {arguments:?}"), &ended, codes);
        }
        let uci_input =
            format!("setoption name UCI_Variant value {path}\nposition startpos\ngo nodes 10\n");
        let ended = run(&mut plan.engine(&["uci"]), uci_input.as_bytes())?;
        report.check_run(&format!("{irregular:?}: uci"), &ended, &[0]);
    }
    Ok(())
}

/// Puts such objects in place of the lock and of each file and folder in a home, then visits every
/// screen and plays a move.
///
/// # Errors
/// Returns an error if an object can't be created, or the program can't be started.
pub fn game(plan: &Plan, report: &mut Report) -> io::Result<()> {
    if !cfg!(unix) {
        report.note("skipped: requires Unix");
        return Ok(());
    }
    let other_names = [
        "awale.lock",
        "games",
        "saves",
        "rules",
        "tables",
        "rules/another.ron",
    ];
    let names: Vec<&str> = SAMPLE_FILES
        .iter()
        .map(|(name, _)| *name)
        .chain(other_names)
        .collect();
    for (number, irregular) in IRREGULAR_FILES.into_iter().enumerate() {
        // Replace all files at once, then each alone, as one failure can hide another.
        let files = SAMPLE_FILES.iter().map(|(name, _)| *name).collect();
        let single_sets = names.iter().map(|name| vec![*name]);
        let sets = std::iter::once(files).chain(single_sets).enumerate();
        for (index, set) in sets {
            if plan.short && index > 0 && (index + number) % 8 != 0 {
                continue;
            }
            let scratch = Scratch::new()?;
            let home = scratch.join("home");
            prepare_for_two_players(&home)?;
            for name in &set {
                irregular.create(&home.join(name))?;
            }
            let contents_before = contents(&home);
            let script = format!("{TOUR}{PLAY}{EXIT}");
            let mut command = played(plan, &home, &scratch.join("script.txt"), &script)?;
            let ended = run(&mut command, b"")?;
            report.check_run(&format!("{irregular:?} as {set:?}"), &ended, &[0]);
            for (path, bytes) in contents_before {
                let saved = fs::read(&path).unwrap_or_default();
                // Starting a match saves the player's choices.
                let may_change = path.ends_with("awale.lock")
                    || path.ends_with("last_choices.ron") && !set.contains(&"last_choices.ron");
                report.check(saved == bytes || may_change, || {
                    format!("{irregular:?} as {set:?}: {} was changed", path.display())
                });
            }
        }
    }
    Ok(())
}
