//! Atomic writes: a file is replaced only by a complete one.

use std::ffi::OsStr;
use std::fs::{self, DirEntry, File, FileTimes, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime};

use super::name::MAX_NAME_LENGTH;
use super::read::{open_with, regular, without_waiting};

/// The extension of unfinished files.
const UNFINISHED: &str = ".tmp";
/// An unfinished file older than this belongs to a program that has ended.
pub const ABANDONED: Duration = Duration::from_secs(3600);

/// Writes the file under another name, then replaces the old one with it. Symbolic links are
/// followed and stay; the file keeps its permissions.
///
/// # Errors
/// Returns the system's error. Only a regular file is ever replaced.
pub fn write_whole(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<()> {
    let path = &target(path)?;
    let (unfinished, file) = beside(path)?;
    let unfinished = Unfinished(&unfinished);
    if let Ok(old) = fs::metadata(path) {
        // Before the first byte, in case only the owner may read it.
        let _ = file.set_permissions(old.permissions());
    }
    let mut output = BufWriter::new(file);
    write(&mut output)?;
    output.flush()?;
    // Sync before renaming: after a power cut the name must not refer to lost data.
    output.get_ref().sync_all()?;
    drop(output);
    put_in_place(unfinished.0, path)?;
    std::mem::forget(unfinished);
    Ok(())
}

/// Checks that [`write_whole`] can start to write this file, so that hours of work aren't wasted,
/// and removes its [`ABANDONED`] unfinished versions.
///
/// # Errors
/// Returns the system's error, or an error if the path isn't a regular file.
pub fn check_writable(path: &Path) -> io::Result<()> {
    let target = target(path)?;
    remove_versions_of(&target, ABANDONED);
    let (unfinished, _) = beside(&target)?;
    drop(Unfinished(&unfinished));
    Ok(())
}

/// Appends to a file, which is created if needed.
///
/// For files that grow line by line, where a truncated last line is no great loss.
///
/// # Errors
/// Returns the system's error, or an error if the path isn't a regular file.
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

/// Opens an existing file for appending.
///
/// # Errors
/// Returns the system's error, or an error if the path isn't a regular file.
pub fn open_to_append(path: &Path) -> io::Result<File> {
    Ok(open_with(path, OpenOptions::new().append(true))?)
}

/// Resolves symbolic links: returns the same path for each of a file's names, except hard links.
/// The file needn't exist.
///
/// # Errors
/// Returns an error if there is something other than a regular file, or the system's error: no such
/// folder, or links that form a loop.
pub fn target(path: &Path) -> io::Result<PathBuf> {
    /// Systems follow no more links than this.
    const MAX_LINKS: usize = 40;
    let mut path = path.to_owned();
    for _ in 0..MAX_LINKS {
        refuse_other_things(&path)?;
        match fs::read_link(&path) {
            // A relative link starts from its own folder.
            Ok(next) => path = folder_of(&path).join(next),
            Err(_) => {
                let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
                return Ok(fs::canonicalize(folder_of(&path))?.join(name));
            }
        }
    }
    Err(io::Error::other("too many symbolic links"))
}

/// Renames a complete file to `path`, replacing the file there.
///
/// # Errors
/// Returns the system's error. Only a regular file is ever replaced.
pub fn put_in_place(whole: &Path, path: &Path) -> io::Result<()> {
    refuse_other_things(path)?;
    fs::rename(whole, path)?;
    sync_folder(path);
    Ok(())
}

/// Sets a file's modification time to now. Errors are ignored.
pub fn mark_used(path: &Path) {
    let marked = open_with(path, OpenOptions::new().append(true)).map(|file| {
        let _ = file.set_times(FileTimes::new().set_modified(SystemTime::now()));
    });
    drop(marked);
}

/// Removes the unfinished files left in `folder` by programs that have ended. Errors are ignored.
pub fn remove_leftovers(folder: &Path) {
    remove_files(folder, Duration::ZERO, is_unfinished);
}

/// Removes the matching files older than `age`, or all matching files if it is zero.
fn remove_files(folder: &Path, age: Duration, matches_name: impl Fn(&str) -> bool) {
    let is_old = |entry: &DirEntry| {
        let modified = entry.metadata().and_then(|about| about.modified());
        age.is_zero() || modified.is_ok_and(|time| time.elapsed().is_ok_and(|passed| passed > age))
    };
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries {
        let name = entry.file_name();
        if name.to_str().is_some_and(&matches_name)
            && entry.file_type().is_ok_and(|kind| kind.is_file())
            && is_old(&entry)
        {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Removes the unfinished versions of the file at `path`. Errors are ignored.
///
/// The caller must hold the lock of the file: otherwise it would remove what another program is
/// writing.
pub fn remove_leftovers_of(path: &Path) {
    remove_versions_of(path, Duration::ZERO);
}

fn remove_versions_of(path: &Path, age: Duration) {
    let Some(name) = path.file_name().and_then(OsStr::to_str) else {
        return;
    };
    let is_of_it = |other: &str| {
        let rest = other.strip_prefix(name);
        rest.is_some_and(|rest| rest.starts_with('.')) && is_unfinished(other)
    };
    remove_files(folder_of(path), age, is_of_it);
}

/// Returns true if this is the name of an unfinished file, such as `match.txt.123-4.tmp`.
#[must_use]
pub fn is_unfinished(name: &str) -> bool {
    whole_name(name).is_some()
}

/// Returns the final name of an unfinished file; `None` for other files.
fn whole_name(name: &str) -> Option<&str> {
    let (whole, number) = name.strip_suffix(UNFINISHED)?.rsplit_once('.')?;
    let digit = |byte: u8| byte.is_ascii_digit() || byte == b'-';
    let is_number =
        number.starts_with(|first: char| first.is_ascii_digit()) && number.bytes().all(digit);
    is_number.then_some(whole)
}

/// Makes room in a cache: removes the least recently used of the files in `folder` that
/// `matches_name` selects, until they and `name`, with `needed` bytes, take at most `limit` bytes.
/// Abandoned unfinished files go first. The folder is created if it doesn't exist.
///
/// # Errors
/// Returns an error if `needed` exceeds `limit`, or the system's error.
pub fn make_room(
    folder: &Path,
    name: &str,
    needed: u64,
    limit: u64,
    matches_name: impl Fn(&str) -> bool,
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
        if whole_name(other).is_some_and(&matches_name) {
            if used.elapsed().is_ok_and(|age| age > ABANDONED) {
                fs::remove_file(entry.path())?;
            }
        } else if matches_name(other) && other != name {
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

/// Creates a new temporary file in the folder of `path`.
fn beside(path: &Path) -> io::Result<(PathBuf, File)> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    /// The stem if the name is too long for a suffix.
    const SHORT: &str = "awale";
    /// The maximum number of leftovers of an earlier program with the same process id to skip.
    const MAX_TRIED: u32 = 1000;
    let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    let mut last = io::ErrorKind::AlreadyExists.into();
    for _ in 0..MAX_TRIED {
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let tail = format!(".{}-{number}{UNFINISHED}", process::id());
        let mut whole = name.to_os_string();
        whole.push(&tail);
        if whole.len() > MAX_NAME_LENGTH {
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

/// A temporary file that is removed on drop unless it was renamed.
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

/// Returns the folder of a file: the current one for a bare name.
fn folder_of(path: &Path) -> &Path {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or_else(|| Path::new("."))
}

/// Makes a rename survive a power cut, on systems where folders can be synced.
fn sync_folder(path: &Path) {
    if cfg!(unix)
        && let Ok(folder) = without_waiting(OpenOptions::new().read(true)).open(folder_of(path))
    {
        // The file is written even if the file system can't sync folders.
        let _ = folder.sync_all();
    }
}
