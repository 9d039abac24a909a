//! A full disk: the player is notified, nothing saved is lost, and the game continues.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command as Process;

use awale::session::{GameCommand, MATCH_FILE};
use awale::storage::{FileError, StorageNotice};
use bevy::prelude::*;

use super::survival::{flush, saved_plies, table_with_storage};
use super::table::Table;

/// A disk small enough for one file to fill it.
struct SmallDisk(PathBuf);

impl SmallDisk {
    /// Mounts the disk; `None` without the necessary administrator rights.
    fn new() -> Option<Self> {
        let folder = std::env::temp_dir().join(format!("awale-disk-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let status = Process::new("mount")
            .args(["-t", "tmpfs", "-o", "size=64k", "tmpfs"])
            .arg(&folder)
            .status();
        status
            .is_ok_and(|status| status.success())
            .then_some(Self(folder))
    }

    fn filler(&self) -> PathBuf {
        self.0.join("filler")
    }

    /// Fills the disk completely.
    fn fill(&self) {
        // The write fails when the disk is full.
        assert!(fs::write(self.filler(), vec![0; 1 << 20]).is_err());
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Process::new("umount").arg(&self.0).status();
        let _ = fs::remove_dir(&self.0);
    }
}

/// All storage notices.
#[derive(Resource, Default)]
struct Notices(Vec<StorageNotice>);

fn record_notices(mut notices: MessageReader<StorageNotice>, mut notified: ResMut<Notices>) {
    notified.0.extend(notices.read().cloned());
}

fn play(table: &mut Table) {
    let hole = table.legal_moves()[0];
    table.command(GameCommand::Play(hole.into()));
    table.rest();
    flush(table);
}

fn unfinished_files(folder: &Path) -> usize {
    let entries = fs::read_dir(folder).unwrap();
    entries
        .filter(|entry| {
            let path = entry.as_ref().unwrap().path();
            path.extension().is_some_and(|extension| extension == "tmp")
        })
        .count()
}

#[test]
fn a_full_disk_is_reported_and_loses_nothing() {
    let Some(disk) = SmallDisk::new() else {
        eprintln!("skipped: could not create a small disk");
        return;
    };
    let mut table = table_with_storage(&disk.0);
    table
        .app
        .init_resource::<Notices>()
        .add_systems(PostUpdate, record_notices);
    play(&mut table);
    play(&mut table);
    assert_eq!(saved_plies(&disk.0), 2);
    disk.fill();
    play(&mut table);
    assert_eq!(table.plies(), 3, "the game continues");
    assert_eq!(saved_plies(&disk.0), 2, "the saved match is intact");
    assert_eq!(unfinished_files(&disk.0), 0);
    let disk_full = StorageNotice::NotSaved {
        file: MATCH_FILE.to_string(),
        reason: FileError::DiskFull,
    };
    table.frame();
    let notified = &table.app.world().resource::<Notices>().0;
    assert_eq!(*notified, [disk_full]);
    fs::remove_file(disk.filler()).unwrap();
    play(&mut table);
    assert_eq!(saved_plies(&disk.0), 4, "saving works again");
}
