//! Atomic writes: a file is only ever replaced by a complete one.

use std::ffi::OsStr;
use std::fs::{self, DirEntry, File, FileTimes, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime};

use super::name::MAX_NAME_LENGTH;
use super::read::{check_regular, nonblocking, open_with};

/// The extension of unfinished files.
const UNFINISHED_EXTENSION: &str = ".tmp";
/// The age from which an unfinished file is assumed to belong to a program that has ended.
pub const ABANDONED: Duration = Duration::from_secs(3600);

/// Writes the file under a temporary name, then replaces the old file with it. Symbolic links are
/// followed and preserved, and the file keeps its permissions.
///
/// # Errors
/// Returns the system's error. Only a regular file is ever replaced.
pub fn write_atomic(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<()> {
    let path = &resolve_link(path)?;
    let (unfinished, file) = create_unfinished(path)?;
    let unfinished = Unfinished(&unfinished);
    if let Ok(old) = fs::metadata(path) {
        // Set before the first byte is written, in case only the owner may read it.
        let _ = file.set_permissions(old.permissions());
    }
    let mut output = BufWriter::new(file);
    write(&mut output)?;
    output.flush()?;
    // Sync before renaming: after a power cut, the name must not refer to lost data.
    output.get_ref().sync_all()?;
    drop(output);
    replace_file(unfinished.0, path)?;
    std::mem::forget(unfinished);
    Ok(())
}

/// Checks that [`write_atomic`] can start to write this file, so that hours of work aren't wasted.
/// Also removes its unfinished versions that are [`ABANDONED`].
///
/// # Errors
/// Returns the system's error, or an error if the path isn't a regular file.
pub fn check_writable(path: &Path) -> io::Result<()> {
    let target = resolve_link(path)?;
    remove_versions_of(&target, ABANDONED);
    let (unfinished, _) = create_unfinished(&target)?;
    drop(Unfinished(&unfinished));
    Ok(())
}

/// Appends to a file, which is created if needed.
///
/// Meant for files that grow line by line, where losing part of the last line is acceptable.
///
/// # Errors
/// Returns the system's error, or an error if the path isn't a regular file.
pub fn append(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = match open_with(path, OpenOptions::new().append(true)) {
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

/// Resolves symbolic links, so that all names of a file, except hard links, have the same path. The
/// file needn't exist.
///
/// # Errors
/// Returns the system's error, or an error if the path isn't a regular file, its folder doesn't
/// exist, or links form a loop.
pub fn resolve_link(path: &Path) -> io::Result<PathBuf> {
    /// The maximum number of links that systems follow.
    const MAX_LINKS: usize = 40;
    let mut path = path.to_owned();
    for _ in 0..MAX_LINKS {
        check_regular_or_absent(&path)?;
        match fs::read_link(&path) {
            // A relative link is relative to its own folder.
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
pub fn replace_file(complete: &Path, path: &Path) -> io::Result<()> {
    check_regular_or_absent(path)?;
    fs::rename(complete, path)?;
    sync_folder(path);
    Ok(())
}

/// Sets a file's modification time to now. Errors are ignored.
pub fn mark_used(path: &Path) {
    if let Ok(file) = open_with(path, OpenOptions::new().append(true)) {
        let _ = file.set_times(FileTimes::new().set_modified(SystemTime::now()));
    }
}

/// Removes the unfinished files left in `folder` by programs that have ended. Errors are ignored.
pub fn remove_leftovers(folder: &Path) {
    remove_files(folder, Duration::ZERO, is_unfinished);
}

/// Removes the matching files older than `min_age`, or all matching files if it is zero.
fn remove_files(folder: &Path, min_age: Duration, matches_name: impl Fn(&str) -> bool) {
    let is_old = |entry: &DirEntry| {
        let modified = entry.metadata().and_then(|metadata| metadata.modified());
        min_age.is_zero()
            || modified.is_ok_and(|time| time.elapsed().is_ok_and(|age| age > min_age))
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
/// The caller must hold the lock of the file: otherwise this would remove the file that another
/// program is writing.
pub fn remove_leftovers_of(path: &Path) {
    remove_versions_of(path, Duration::ZERO);
}

/// Removes the unfinished versions, older than `min_age`, of the file at `path`.
fn remove_versions_of(path: &Path, min_age: Duration) {
    let Some(name) = path.file_name().and_then(OsStr::to_str) else {
        return;
    };
    let is_version = |other: &str| {
        let suffix = other.strip_prefix(name);
        suffix.is_some_and(|suffix| suffix.starts_with('.')) && is_unfinished(other)
    };
    remove_files(folder_of(path), min_age, is_version);
}

/// Returns true if `name` is that of an unfinished file, such as `match.txt.123-4.tmp`.
#[must_use]
pub fn is_unfinished(name: &str) -> bool {
    final_name(name).is_some()
}

/// Returns the final name of an unfinished file; `None` for other files.
fn final_name(name: &str) -> Option<&str> {
    let (final_name, number) = name.strip_suffix(UNFINISHED_EXTENSION)?.rsplit_once('.')?;
    let is_digit = |byte: u8| byte.is_ascii_digit() || byte == b'-';
    let is_number =
        number.starts_with(|first: char| first.is_ascii_digit()) && number.bytes().all(is_digit);
    is_number.then_some(final_name)
}

/// Makes room for the file `name`, of `needed` bytes, in a cache whose files `matches_name`
/// selects. Removes abandoned unfinished files, then the least recently used files until the total
/// size is at most `limit` bytes. Creates the folder if it doesn't exist.
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
        let message = format!("the file has {needed} bytes, but the limit is {limit}");
        return Err(io::Error::other(message));
    }
    let mut others = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let metadata = entry.metadata()?;
        let last_used = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        let other = entry.file_name();
        let other = other.to_str().unwrap_or_default();
        if final_name(other).is_some_and(&matches_name) {
            if last_used.elapsed().is_ok_and(|age| age > ABANDONED) {
                fs::remove_file(entry.path())?;
            }
        } else if matches_name(other) && other != name {
            others.push((last_used, metadata.len(), entry.path()));
        }
    }
    others.sort();
    let mut total: u64 = others.iter().map(|(_, bytes, _)| bytes).sum();
    for (_, bytes, path) in others {
        if total + needed <= limit {
            break;
        }
        fs::remove_file(path)?;
        total -= bytes;
    }
    Ok(())
}

/// Creates an unfinished file in the folder of `path`.
fn create_unfinished(path: &Path) -> io::Result<(PathBuf, File)> {
    static NEXT_NUMBER: AtomicU32 = AtomicU32::new(0);
    /// The stem if the name is too long for a suffix.
    const SHORT_STEM: &str = "awale";
    /// The maximum number of names to try. Names can be taken by leftovers of an earlier program
    /// with the same process ID.
    const MAX_TRIES: u32 = 1000;
    let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    let mut last_error = io::ErrorKind::AlreadyExists.into();
    for _ in 0..MAX_TRIES {
        let number = NEXT_NUMBER.fetch_add(1, Ordering::Relaxed);
        let suffix = format!(".{}-{number}{UNFINISHED_EXTENSION}", process::id());
        let mut unfinished_name = name.to_os_string();
        unfinished_name.push(&suffix);
        if unfinished_name.len() > MAX_NAME_LENGTH {
            unfinished_name = format!("{SHORT_STEM}{suffix}").into();
        }
        let unfinished = path.with_file_name(unfinished_name);
        match OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&unfinished)
        {
            Ok(file) => return Ok((unfinished, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => last_error = error,
            Err(error) => return Err(error),
        }
    }
    Err(last_error)
}

/// An unfinished file, which is removed on drop.
struct Unfinished<'a>(&'a Path);

impl Drop for Unfinished<'_> {
    fn drop(&mut self) {
        let _ = fs::remove_file(self.0);
    }
}

/// Returns an error if something other than a regular file exists at `path`.
fn check_regular_or_absent(path: &Path) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(metadata) => Ok(check_regular(&metadata)?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

/// Returns the folder of a file, which is the current folder for a bare name.
fn folder_of(path: &Path) -> &Path {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or_else(|| Path::new("."))
}

/// Syncs the folder of `path`, where the system can, so that a rename survives a power cut.
fn sync_folder(path: &Path) {
    if cfg!(unix)
        && let Ok(folder) = nonblocking(OpenOptions::new().read(true)).open(folder_of(path))
    {
        // Ignore errors: the file is written even if the file system can't sync folders.
        let _ = folder.sync_all();
    }
}
