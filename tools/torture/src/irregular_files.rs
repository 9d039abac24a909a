//! Pipes, devices, folders and links where files belong.

use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;

use crate::home::{FILES, Scratch, contents, for_two_persons};
use crate::plan::Plan;
use crate::program::run;
use crate::report::Report;
use crate::script::{EXIT, PLAY, TOUR, game as played};

/// Objects that aren't regular files.
#[derive(Clone, Copy, Debug)]
enum Thing {
    Pipe,
    Folder,
    Loop,
    LinkTo(&'static str),
}

const THINGS: [Thing; 8] = [
    Thing::Pipe,
    Thing::Folder,
    Thing::Loop,
    Thing::LinkTo("/dev/zero"),
    Thing::LinkTo("/dev/full"),
    Thing::LinkTo("/dev/stdin"),
    Thing::LinkTo("/dev/tty"),
    Thing::LinkTo("/no/such/file"),
];

impl Thing {
    /// Creates the object at `path`, replacing any file there.
    fn put(self, path: &Path) -> io::Result<()> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let _ = fs::remove_file(path);
        match self {
            Self::Pipe => {
                let made = Command::new("mkfifo").arg(path).status()?;
                made.success()
                    .then_some(())
                    .ok_or_else(|| io::Error::other("no pipe can be made"))
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

/// Passes such paths to every command of `awale-engine` that reads a file.
///
/// # Errors
/// Returns an error if an object can't be created, or the program can't be started.
pub fn engine(plan: &Plan, report: &mut Report) -> io::Result<()> {
    if !cfg!(unix) {
        report.note("not tried: this system has other things");
        return Ok(());
    }
    for thing in THINGS {
        let scratch = Scratch::new()?;
        let path = scratch.at("it.ron");
        thing.put(&path)?;
        let path = path.to_string_lossy();
        let path: &str = &path;
        for words in [
            &["rules", "check", path][..],
            &["rules", "show", path],
            &["perft", path, "2"],
            &["replay", path],
            &["tables", "build", "2-4", "--seeds", "2", "--file", path],
            &["tables", "stats", path, "--seeds", "2"],
        ] {
            // A dangling link counts as a missing file, so a table may be built there.
            let may_be_made = words.contains(&"build") && !Path::new(path).exists();
            let codes: &[i32] = if may_be_made { &[0, 1] } else { &[1] };
            let ended = run(&mut plan.engine(words), b"")?;
            report.judge(&format!("{thing:?}: {words:?}"), &ended, codes);
        }
        let chooses =
            format!("setoption name UCI_Variant value {path}\nposition startpos\ngo nodes 10\n");
        let ended = run(&mut plan.engine(&["uci"]), chooses.as_bytes())?;
        report.judge(&format!("{thing:?}: uci"), &ended, &[0]);
    }
    Ok(())
}

/// Puts such objects in place of the lock and of each file and folder in a home, visits every
/// screen and plays.
///
/// # Errors
/// Returns an error if an object can't be created, or the program can't be started.
pub fn game(plan: &Plan, report: &mut Report) -> io::Result<()> {
    if !cfg!(unix) {
        report.note("not tried: this system has other things");
        return Ok(());
    }
    let single = [
        "awale.lock",
        "games",
        "saves",
        "rules",
        "tables",
        "rules/another.ron",
    ];
    let names: Vec<&str> = FILES.iter().map(|(name, _)| *name).chain(single).collect();
    for (number, thing) in THINGS.into_iter().enumerate() {
        // All files at once, then one by one, as one failure can hide another.
        let files = FILES.iter().map(|(name, _)| *name).collect();
        let alone = names.iter().map(|name| vec![*name]);
        let sets = std::iter::once(files).chain(alone).enumerate();
        for (index, set) in sets {
            if plan.short && index > 0 && (index + number) % 8 != 0 {
                continue;
            }
            let scratch = Scratch::new()?;
            let home = scratch.at("home");
            for_two_persons(&home)?;
            for name in &set {
                thing.put(&home.join(name))?;
            }
            let before = contents(&home);
            let script = format!("{TOUR}{PLAY}{EXIT}");
            let mut command = played(plan, &home, &scratch.at("script.txt"), &script)?;
            let ended = run(&mut command, b"")?;
            report.judge(&format!("{thing:?} as {set:?}"), &ended, &[0]);
            for (path, bytes) in before {
                let saved = fs::read(&path).unwrap_or_default();
                // Starting a match saves the player's choices.
                let may_change = path.ends_with("awale.lock")
                    || path.ends_with("last_choices.ron") && !set.contains(&"last_choices.ron");
                report.check(saved == bytes || may_change, || {
                    format!("{thing:?} as {set:?}: {} was changed", path.display())
                });
            }
        }
    }
    Ok(())
}
