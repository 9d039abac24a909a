//! A folder of ours that is looked at while the program sleeps.

use std::path::Path;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use super::Storage;
use super::folder::stamp;

/// How often a folder is looked at. It costs a few system calls: nothing that a battery feels.
const LOOKED_AT_EVERY: Duration = Duration::from_secs(2);

/// A folder is watched until this is dropped.
#[derive(Debug)]
pub struct FolderWatch {
    /// When it is dropped, the watcher is called off.
    _post: Sender<()>,
}

impl Storage {
    /// Calls `tell`, on a thread of its own, whenever a file comes into a folder of ours, goes, or
    /// is written. Nothing where there is no such folder to be watched.
    #[must_use]
    pub fn watch(&self, folder: &str, tell: impl Fn() + Send + 'static) -> Option<FolderWatch> {
        let path = self.path(folder)?;
        let (post, called_off) = mpsc::channel();
        let watch = move || {
            let mut seen = stamp(&path);
            while called_off.recv_timeout(LOOKED_AT_EVERY) == Err(RecvTimeoutError::Timeout) {
                tell_of_change(&path, &mut seen, &tell);
            }
        };
        let watcher = thread::Builder::new().name("folder watch".to_owned());
        // Without a thread the folder is looked at only while something is drawn.
        watcher.spawn(watch).ok()?;
        Some(FolderWatch { _post: post })
    }
}

fn tell_of_change(folder: &Path, seen: &mut u64, tell: &impl Fn()) {
    let now = stamp(folder);
    if *seen != now {
        *seen = now;
        tell();
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::cell::Cell;
    use std::fs;

    use super::*;

    #[test]
    fn every_change_is_told_once() {
        let folder = std::env::temp_dir().join(format!("awale-watch-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let told = Cell::new(0);
        let mut seen = stamp(&folder);
        let mut look = || tell_of_change(&folder, &mut seen, &|| told.set(told.get() + 1));
        look();
        assert_eq!(told.get(), 0);
        fs::write(folder.join("a.ron"), "one").unwrap();
        look();
        look();
        assert_eq!(told.get(), 1);
        fs::remove_dir_all(&folder).unwrap();
        look();
        assert_eq!(told.get(), 2);
    }
}
