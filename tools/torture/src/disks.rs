//! Full and read-only disks: the game must continue, and the last save must be intact.

use std::fs;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Stdio};

use awale_engine::matches::SavedMatch;

use crate::home::{Scratch, prepare_for_two_players};
use crate::kills::Game;
use crate::plan::Plan;
use crate::program::{finish, start};
use crate::report::Report;
use crate::script::{EXIT, game, moves};

/// The size of the small disk, in bytes.
const DISK_BYTES: usize = 256 << 10;
/// The file that fills the disk.
const FILLER: &str = "filler";
/// The number of plies of a match.
const PLIES: usize = 12;
/// The number of plies played before the disk fails.
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
        let size = format!("size={DISK_BYTES}");
        let is_mounted = mount(&["-t", "tmpfs", "-o", &size, "tmpfs"], scratch.path());
        Ok(is_mounted.then(|| Self(scratch)))
    }

    /// Returns the mount point.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Fills the disk except for about this number of bytes.
    ///
    /// # Errors
    /// Returns an error if nothing can be written.
    pub fn fill_except(&self, free: usize) -> io::Result<()> {
        let path = self.0.join(FILLER);
        let mut file = fs::File::create(&path)?;
        // The copy fails when the disk is full.
        let _ = io::copy(&mut io::repeat(b'x').take(DISK_BYTES as u64), &mut file);
        let used = file.metadata()?.len();
        file.set_len(used.saturating_sub(free as u64))
    }

    /// Frees the space again.
    ///
    /// # Errors
    /// Returns an error if the file can't be removed.
    pub fn clear(&self) -> io::Result<()> {
        fs::remove_file(self.0.join(FILLER))
    }

    /// Remounts the disk read-only.
    ///
    /// # Errors
    /// Returns an error if it can't be remounted.
    pub fn read_only(&self) -> io::Result<()> {
        let is_done = mount(&["-o", "remount,ro", "tmpfs"], self.0.path());
        is_done
            .then_some(())
            .ok_or_else(|| io::Error::other("the disk can't be made read-only"))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let mut command = Command::new("umount");
        let _ = command.arg("-l").arg(self.0.path()).status();
    }
}

fn mount(arguments: &[&str], path: &Path) -> bool {
    let mut command = Command::new("mount");
    let is_done = command
        .args(arguments)
        .arg(path)
        .stderr(Stdio::null())
        .status();
    cfg!(target_os = "linux") && is_done.is_ok_and(|status| status.success())
}

/// A failure of the disk during a match.
#[derive(Clone, Copy, Debug)]
enum DiskFailure {
    Left(usize),
    ReadOnly,
}

/// Plays while the disk fills up or becomes read-only.
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
    for round in 0..plan.repetitions(2, 15) {
        let failure = failures[round as usize % failures.len()];
        let Some(disk) = Disk::new()? else {
            report.note("skipped: no small disk can be mounted here");
            return Ok(());
        };
        let label = format!("round {round}, {failure:?}");
        play(plan, report, &disk, failure, round)
            .map_err(|error| io::Error::other(format!("{label}: {error}")))?;
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
    let label = format!("round {round}, {failure:?}");
    let home = disk.path().join("home");
    prepare_for_two_players(&home)?;
    let planned = Game::unfinished(PLIES, &mut plan.rng(100 + round))?;
    let script = moves("main.play", planned.iter().copied());
    let outside = Scratch::new()?;
    let script = format!("{script}{EXIT}");
    let mut child = start(&mut game(
        plan,
        &home,
        &outside.join("script.txt"),
        &script,
    )?)?;
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
                DiskFailure::Left(free) => disk.fill_except(free)?,
                DiskFailure::ReadOnly => {
                    // A file that is open for writing blocks the remount for a moment.
                    let is_done = (0..1000).find_map(|_| disk.read_only().ok());
                    is_done.ok_or_else(|| io::Error::other("the disk stays writable"))?;
                }
            }
        }
    }
    report.check_run(&label, &finish(&mut child)?, &[0]);
    report.check(plies == planned.len(), || {
        format!("{label}: only {plies} plies were played")
    });
    let text = fs::read_to_string(home.join("match.txt"))?;
    match SavedMatch::from_text(&text) {
        Ok(saved) => {
            let saved = Game::letters(&saved);
            let is_prefix = planned.starts_with(&saved) && saved.len() + 1 >= PLIES_BEFORE;
            report.check(is_prefix, || {
                format!("{label}: {saved:?} of {planned:?} was saved")
            });
        }
        Err(error) => report.fault(format!("{label}: {error}")),
    }
    let leftovers = fs::read_dir(&home)?.flatten();
    let leftovers = leftovers.filter(|entry| entry.file_name().to_string_lossy().ends_with(".tmp"));
    report.check(leftovers.count() == 0, || {
        format!("{label}: an unfinished file is left")
    });
    Ok(())
}
