//! Full and read-only disks: the game continues, and the last save is intact.

use std::fs;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Stdio};

use awale_engine::matches::SavedMatch;

use crate::home::{Scratch, for_two_persons};
use crate::kills::Game;
use crate::plan::Plan;
use crate::program::{finish, started};
use crate::report::Report;
use crate::script::{EXIT, game, moves};

/// The size of the small disk in bytes.
const SIZE: usize = 256 << 10;
/// The file that fills the disk.
const FILLER: &str = "filler";
/// The number of plies of a match.
const PLIES: usize = 12;
/// The number of plies played before the disk is full.
const PLIES_BEFORE: usize = 4;

/// A small temporary file system.
pub struct Disk(Scratch);

impl Disk {
    /// Mounts a disk; `None` if that isn't possible, as it requires root on Linux.
    ///
    /// # Errors
    /// Returns an error if its folder can't be created.
    pub fn new() -> io::Result<Option<Self>> {
        let scratch = Scratch::new()?;
        let size = format!("size={SIZE}");
        let made = mount(&["-t", "tmpfs", "-o", &size, "tmpfs"], scratch.path());
        Ok(made.then(|| Self(scratch)))
    }

    /// Returns the mount point.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Fills the disk, leaving about this many bytes free.
    ///
    /// # Errors
    /// Returns an error if nothing can be written at all.
    pub fn leave(&self, free: usize) -> io::Result<()> {
        let path = self.0.at(FILLER);
        let mut file = fs::File::create(&path)?;
        // The copy fails when the disk is full.
        let _ = io::copy(&mut io::repeat(b'x').take(SIZE as u64), &mut file);
        let used = file.metadata()?.len();
        file.set_len(used.saturating_sub(free as u64))
    }

    /// Frees the space again.
    ///
    /// # Errors
    /// Returns an error if the file can't be removed.
    pub fn clear(&self) -> io::Result<()> {
        fs::remove_file(self.0.at(FILLER))
    }

    /// Remounts the disk read-only.
    ///
    /// # Errors
    /// Returns an error if it can't be remounted.
    pub fn read_only(&self) -> io::Result<()> {
        let done = mount(&["-o", "remount,ro", "tmpfs"], self.0.path());
        done.then_some(())
            .ok_or_else(|| io::Error::other("the disk can't be made read-only"))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let mut command = Command::new("umount");
        let _ = command.arg("-l").arg(self.0.path()).status();
    }
}

fn mount(words: &[&str], path: &Path) -> bool {
    let mut command = Command::new("mount");
    let done = command.args(words).arg(path).stderr(Stdio::null()).status();
    cfg!(target_os = "linux") && done.is_ok_and(|status| status.success())
}

/// How the disk fails during a match.
#[derive(Clone, Copy, Debug)]
enum DiskFailure {
    Left(usize),
    ReadOnly,
}

/// Plays while the disk fills, or becomes read-only.
///
/// # Errors
/// Returns an error if the program can't be started.
pub fn run(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let failures = [
        DiskFailure::Left(0),
        DiskFailure::ReadOnly,
        DiskFailure::Left(4096),
        DiskFailure::Left(1),
        DiskFailure::Left(8192),
    ];
    for round in 0..plan.times(2, 15) {
        let failure = failures[round as usize % failures.len()];
        let Some(disk) = Disk::new()? else {
            report.note("no small disk can be made here");
            return Ok(());
        };
        let what = format!("round {round}, {failure:?}");
        play(plan, report, &disk, failure, round)
            .map_err(|error| io::Error::other(format!("{what}: {error}")))?;
    }
    Ok(())
}

fn play(
    plan: &Plan,
    report: &mut Report,
    disk: &Disk,
    failure: DiskFailure,
    round: u64,
) -> io::Result<()> {
    let what = format!("round {round}, {failure:?}");
    let home = disk.path().join("home");
    for_two_persons(&home)?;
    let planned = Game::unfinished(PLIES, &mut plan.chance(100 + round))?;
    let script = moves("main.play", planned.iter().copied());
    let outside = Scratch::new()?;
    let script = format!("{script}{EXIT}");
    let mut child = started(&mut game(plan, &home, &outside.at("script.txt"), &script)?)?;
    let mut output = child.stdout.take().map(BufReader::new);
    let mut line = String::new();
    let mut plies = 0;
    while let Some(output) = &mut output {
        line.clear();
        if output.read_line(&mut line)? == 0 {
            break;
        }
        plies += usize::from(line.starts_with("played "));
        if line.starts_with("played ") && plies == PLIES_BEFORE {
            match failure {
                DiskFailure::Left(free) => disk.leave(free)?,
                DiskFailure::ReadOnly => {
                    // A file open for writing blocks the remount for a moment.
                    let done = (0..1000).find_map(|_| disk.read_only().ok());
                    done.ok_or_else(|| io::Error::other("the disk stays writable"))?;
                }
            }
        }
    }
    report.judge(&what, &finish(&mut child)?, &[0]);
    report.check(plies == planned.len(), || {
        format!("{what}: only {plies} plies were played")
    });
    let text = fs::read_to_string(home.join("match.txt"))?;
    match SavedMatch::from_text(&text) {
        Ok(saved) => {
            let saved = Game::letters(&saved);
            let is_prefix = planned.starts_with(&saved) && saved.len() + 1 >= PLIES_BEFORE;
            report.check(is_prefix, || {
                format!("{what}: {saved:?} of {planned:?} was saved")
            });
        }
        Err(error) => report.fault(format!("{what}: {error}")),
    }
    let left = fs::read_dir(&home)?.flatten();
    let left = left.filter(|entry| entry.file_name().to_string_lossy().ends_with(".tmp"));
    report.check(left.count() == 0, || {
        format!("{what}: an unfinished file is left")
    });
    Ok(())
}
