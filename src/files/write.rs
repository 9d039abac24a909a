//! Writing whole files, so that an old one is never half gone.

use std::ffi::OsStr;
use std::fs::{self, File, FileTimes, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime};

use super::name::LONGEST_NAME;
use super::read::{open_with, regular, without_waiting};

/// What the names of files end with that are not whole yet.
const UNFINISHED: &str = ".tmp";
/// An unfinished file as old as this was left behind by a program that has ended.
pub const ABANDONED: Duration = Duration::from_secs(3600);

/// Writes the whole file under another name and puts it in place of the old one.
///
/// # Errors
/// What the system says. Something that is no regular file is never replaced.
pub fn write_whole(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<()> {
    refuse_other_things(path)?;
    let (unfinished, file) = beside(path)?;
    let unfinished = Unfinished(&unfinished);
    let mut output = BufWriter::new(file);
    write(&mut output)?;
    output.flush()?;
    // The name must not come to stand for bytes that a power cut has lost.
    output.get_ref().sync_all()?;
    drop(output);
    put_in_place(unfinished.0, path)?;
    std::mem::forget(unfinished);
    Ok(())
}

/// Whether [`write_whole`] could begin to write this file, so that work of hours isn't done in
/// vain.
///
/// # Errors
/// The system's error, or that the path isn't a regular file.
pub fn check_writable(path: &Path) -> io::Result<()> {
    refuse_other_things(path)?;
    let (unfinished, _) = beside(path)?;
    drop(Unfinished(&unfinished));
    Ok(())
}

/// Adds to the end of a file, which is made if there is none.
///
/// What grows line by line is not written anew each time: a line that is cut off is no great loss.
///
/// # Errors
/// What the system says, or that it is no regular file.
pub fn append(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let opened = open_with(path, OpenOptions::new().append(true));
    let mut file = match opened {
        Err(error) if error.is_absent() => OpenOptions::new()
            .append(true)
            .create_new(true)
            .open(path)?,
        other => other?,
    };
    file.write_all(bytes)
}

/// Opens a file that exists, to add to its end.
///
/// # Errors
/// What the system says, or that it is no regular file.
pub fn open_to_append(path: &Path) -> io::Result<File> {
    Ok(open_with(path, OpenOptions::new().append(true))?)
}

/// Gives a whole file the name of another, which it replaces.
///
/// # Errors
/// What the system says. Something that is no regular file is never replaced.
pub fn put_in_place(whole: &Path, path: &Path) -> io::Result<()> {
    refuse_other_things(path)?;
    fs::rename(whole, path)?;
    sync_folder(path);
    Ok(())
}

/// Makes a file look as if it had been written now. What can't be marked stays as it is.
pub fn mark_used(path: &Path) {
    let marked = open_with(path, OpenOptions::new().append(true)).map(|file| {
        let _ = file.set_times(FileTimes::new().set_modified(SystemTime::now()));
    });
    drop(marked);
}

/// Removes what programs that have ended left unfinished in `folder`. What can't be removed stays.
pub fn remove_leftovers(folder: &Path) {
    remove_files(folder, is_unfinished);
}

fn remove_files(folder: &Path, is_meant: impl Fn(&str) -> bool) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries {
        let name = entry.file_name();
        if name.to_str().is_some_and(&is_meant)
            && entry.file_type().is_ok_and(|kind| kind.is_file())
        {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Removes what programs that have ended left unfinished of the file at `path`. What can't be
/// removed stays.
///
/// Only for one who holds the right to write the file: what another program is writing would go
/// too.
pub fn remove_leftovers_of(path: &Path) {
    let Some(name) = path.file_name().and_then(OsStr::to_str) else {
        return;
    };
    let is_of_it = |other: &str| {
        let rest = other.strip_prefix(name);
        rest.is_some_and(|rest| rest.starts_with('.')) && is_unfinished(other)
    };
    remove_files(folder_of(path), is_of_it);
}

/// Whether a file of this name is one that was never finished: `match.txt.123-4.tmp`.
#[must_use]
pub fn is_unfinished(name: &str) -> bool {
    whole_name(name).is_some()
}

/// The name that an unfinished file was to get; `None` for other files.
fn whole_name(name: &str) -> Option<&str> {
    let (whole, number) = name.strip_suffix(UNFINISHED)?.rsplit_once('.')?;
    let digit = |byte: u8| byte.is_ascii_digit() || byte == b'-';
    let is_number =
        number.starts_with(|first: char| first.is_ascii_digit()) && number.bytes().all(digit);
    is_number.then_some(whole)
}

/// Removes from `folder`, which is created if it doesn't exist, what hasn't been used for longest
/// of the files that `is_meant` names, until `name` fits in with `needed` bytes and all of them
/// take no more than `limit`. Abandoned unfinished ones go first.
///
/// # Errors
/// If `needed` exceeds `limit`, or what the system says.
pub fn make_room(
    folder: &Path,
    name: &str,
    needed: u64,
    limit: u64,
    is_meant: impl Fn(&str) -> bool,
) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    if needed > limit {
        let why = format!("{needed} bytes are more than the {limit} allowed");
        return Err(io::Error::other(why));
    }
    let mut others = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let about = entry.metadata()?;
        let used = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        let other = entry.file_name();
        let other = other.to_str().unwrap_or_default();
        if whole_name(other).is_some_and(&is_meant) {
            if used.elapsed().is_ok_and(|age| age > ABANDONED) {
                fs::remove_file(entry.path())?;
            }
        } else if is_meant(other) && other != name {
            others.push((used, about.len(), entry.path()));
        }
    }
    others.sort();
    let mut sum: u64 = others.iter().map(|(_, bytes, _)| bytes).sum();
    for (_, bytes, path) in others {
        if sum + needed <= limit {
            break;
        }
        fs::remove_file(path)?;
        sum -= bytes;
    }
    Ok(())
}

/// A new file beside `path`, which nothing else has opened.
fn beside(path: &Path) -> io::Result<(PathBuf, File)> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    /// What stands before the number where the name is too long to have more behind it.
    const SHORT: &str = "awale";
    /// How many leftovers of an earlier program with the same number are stepped over.
    const MOST_TRIED: u32 = 1000;
    let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    let mut last = io::ErrorKind::AlreadyExists.into();
    for _ in 0..MOST_TRIED {
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let tail = format!(".{}-{number}{UNFINISHED}", process::id());
        let mut whole = name.to_os_string();
        whole.push(&tail);
        if whole.len() > LONGEST_NAME {
            whole = format!("{SHORT}{tail}").into();
        }
        let unfinished = path.with_file_name(whole);
        match OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&unfinished)
        {
            Ok(file) => return Ok((unfinished, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => last = error,
            Err(error) => return Err(error),
        }
    }
    Err(last)
}

/// A file that is removed unless it gets its name: a leftover would only be in the way.
struct Unfinished<'a>(&'a Path);

impl Drop for Unfinished<'_> {
    fn drop(&mut self) {
        let _ = fs::remove_file(self.0);
    }
}

fn refuse_other_things(path: &Path) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(about) => Ok(regular(&about)?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

/// The folder in which a file lies: the current one for a name alone.
fn folder_of(path: &Path) -> &Path {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or_else(|| Path::new("."))
}

/// Makes a new name last through a power cut, on systems where folders can be asked to.
fn sync_folder(path: &Path) {
    if cfg!(unix)
        && let Ok(folder) = without_waiting(OpenOptions::new().read(true)).open(folder_of(path))
    {
        // A file system that can't is no reason to call the file lost.
        let _ = folder.sync_all();
    }
}
