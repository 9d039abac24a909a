#![allow(clippy::unwrap_used)]

use std::fs::{self, File, FileTimes};
use std::process;
use std::time::{Duration, SystemTime};

use super::*;
use crate::ai::generation::{LayerProgress, TableBuilder};
use crate::fixtures::{Scratch, rules};

/// The largest number of seeds in the tables.
const SEEDS: u16 = 3;
/// A size limit that the tables don't reach.
const MAX_BYTES: u64 = 1 << 20;

/// Returns the sorted names of the files in `folder`.
fn files(folder: &Scratch) -> Vec<String> {
    let entries = fs::read_dir(&folder.0).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

fn table(name: &str) -> EndgameTable {
    let mut table = EndgameTable::empty(&rules(name)).unwrap();
    for _ in 0..=SEEDS {
        assert!(table.grow(1, &LayerProgress::default()));
    }
    table
}

/// Sets the last use of a file to `seconds` ago.
fn set_age(folder: &Scratch, name: &str, seconds: u64) {
    let last_use = SystemTime::now() - Duration::from_secs(seconds);
    let file = File::options()
        .append(true)
        .open(folder.0.join(name))
        .unwrap();
    file.set_times(FileTimes::new().set_modified(last_use))
        .unwrap();
}

#[test]
fn saved_tables_are_loaded() {
    let folder = Scratch::new();
    let mut store = TableStore::new(&folder.0, MAX_BYTES);
    assert!(store.load(&rules("awale")).is_none());
    let saved = table("awale");
    store.save(&saved);
    assert_eq!(
        store.load(&rules("awale")).unwrap().layers(),
        saved.layers()
    );
    assert!(store.load(&rules("oware")).is_none());
    assert_eq!(store.take_notices(), []);
    let name = TableStore::file_name(saved.fingerprint());
    assert_eq!(files(&folder), std::slice::from_ref(&name));
    let bytes = fs::metadata(folder.0.join(name)).unwrap().len();
    assert_eq!(bytes, saved.file_bytes());
}

#[test]
fn a_damaged_layer_or_file_is_reported_once_and_rebuilt() {
    let folder = Scratch::new();
    let mut store = TableStore::new(&folder.0, MAX_BYTES);
    let saved = table("awale");
    store.save(&saved);
    let path = folder.0.join(TableStore::file_name(saved.fingerprint()));
    let mut bytes = fs::read(&path).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(&path, bytes).unwrap();
    for _ in 0..2 {
        let intact = store.load(&rules("awale")).unwrap();
        assert_eq!(intact.layers(), &saved.layers()[..usize::from(SEEDS)]);
    }
    assert!(matches!(
        store.take_notices()[..],
        [StoreNotice::Damaged { .. }]
    ));
    fs::write(&path, "something else").unwrap();
    assert!(store.load(&rules("awale")).is_none());
    assert_eq!(store.take_notices().len(), 1);
    store.save(&saved);
    assert!(store.load(&rules("awale")).is_some());
}

#[test]
fn the_least_recently_used_files_are_removed_at_the_size_limit() {
    let folder = Scratch::new();
    let tables = ["awale", "abidjan", "wari"].map(table);
    let bytes = tables[0].file_bytes();
    let mut store = TableStore::new(&folder.0, 2 * bytes);
    let names = [0, 1, 2].map(|index: usize| TableStore::file_name(tables[index].fingerprint()));
    store.save(&tables[0]);
    store.save(&tables[1]);
    set_age(&folder, &names[0], 200);
    set_age(&folder, &names[1], 100);
    // Loading counts as use.
    assert!(store.load(&rules("awale")).is_some());
    store.save(&tables[2]);
    let mut expected = [names[0].clone(), names[2].clone()];
    expected.sort();
    assert_eq!(files(&folder), expected);
    // Files of other programs are kept, but an old unfinished table is removed.
    fs::write(folder.0.join("letter.txt"), "dear").unwrap();
    let unfinished = format!("{}.1-0.tmp", names[1]);
    fs::write(folder.0.join(&unfinished), "half").unwrap();
    set_age(&folder, &unfinished, 2 * write::ABANDONED.as_secs());
    store.save(&tables[2]);
    assert!(files(&folder).contains(&"letter.txt".to_owned()));
    assert!(!files(&folder).contains(&unfinished));
    assert_eq!(store.take_notices(), []);
}

#[test]
fn a_failure_to_save_is_reported_once() {
    let folder = Scratch::new();
    // A file already has the name of the folder.
    fs::write(&folder.0, "in the way").unwrap();
    let mut store = TableStore::new(&folder.0, MAX_BYTES);
    store.save(&table("awale"));
    store.save(&table("awale"));
    assert!(matches!(
        store.take_notices()[..],
        [StoreNotice::NotSaved { .. }]
    ));
    fs::remove_file(&folder.0).unwrap();
    let mut store = TableStore::new(&folder.0, 1);
    store.save(&table("awale"));
    assert_eq!(store.take_notices().len(), 1);
}

#[test]
fn a_builder_loads_saved_layers_and_saves_the_rest() {
    let folder = Scratch::new();
    let store = TableStore::new(&folder.0, MAX_BYTES);
    let rules = rules("awale");
    let entries = (0..=SEEDS + 1)
        .map(|seeds| table("awale").entries(seeds))
        .sum();
    store.clone().save(&table("awale"));
    let builder = TableBuilder::start_with_storage(&rules, entries, Box::new(store.clone()));
    while builder.progress().is_some() {
        std::thread::yield_now();
    }
    assert_eq!(builder.finished_layers().unwrap().seeds(), Some(SEEDS + 1));
    let mut store = store;
    assert_eq!(store.load(&rules).unwrap().seeds(), Some(SEEDS + 1));
    assert_eq!(store.take_notices(), []);
}

#[cfg(unix)]
#[test]
fn a_pipe_instead_of_a_table_file_is_reported_and_kept() {
    let folder = Scratch::new();
    let store = TableStore::new(&folder.0, MAX_BYTES);
    let saved = table("awale");
    let name = TableStore::file_name(saved.fingerprint());
    fs::create_dir_all(&folder.0).unwrap();
    let pipe = process::Command::new("mkfifo")
        .arg(folder.0.join(&name))
        .status();
    assert!(pipe.unwrap().success());
    let mut store = store;
    assert!(store.load(&rules("awale")).is_none());
    store.save(&saved);
    let notices = store.take_notices();
    assert!(
        matches!(
            notices[..],
            [StoreNotice::Damaged { .. }, StoreNotice::NotSaved { .. }]
        ),
        "{notices:?}"
    );
    assert_eq!(files(&folder), [name]);
}
