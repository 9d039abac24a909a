#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::fs;

use super::*;
use crate::fixtures::Scratch;
use crate::settings::Settings;

const LIST: FileName = FileName::from_static("list.ron");
const OTHER: FileName = FileName::from_static("other.txt");
const GAMES: Folder = Folder::from_static("games");

fn storage_in(folder: &Scratch) -> Storage {
    Storage::at(&folder.0)
}

fn text_in(folder: &Scratch, file: impl AsRef<std::path::Path>) -> String {
    fs::read_to_string(folder.0.join(file)).unwrap()
}

#[test]
fn saved_files_are_read_back() {
    let folder = Scratch::new();
    let mut storage = storage_in(&folder);
    assert_eq!(storage.load::<Vec<u8>>(LIST), Vec::<u8>::new());
    storage.save(LIST, &vec![4u8, 2]);
    assert_eq!(storage.load::<Vec<u8>>(LIST), vec![4, 2]);
    assert!(storage.notices.is_empty());
    let files = fs::read_dir(&folder.0).unwrap().count();
    assert_eq!(files, 2, "the lock, and no unfinished file");
}

#[test]
fn a_file_truncated_anywhere_is_set_aside_whole() {
    let folder = Scratch::new();
    let mut storage = storage_in(&folder);
    storage.save(LIST, &vec![10u8, 20, 30]);
    storage.flush();
    let intact = fs::read(folder.0.join(LIST)).unwrap();
    let last = intact.iter().rposition(|byte| *byte == b']').unwrap();
    drop(storage);
    for length in 0..last {
        let mut storage = storage_in(&folder);
        folder.put(LIST, &intact[..length]);
        assert!(storage.load::<Vec<u8>>(LIST).is_empty());
        let [StorageNotice::Damaged { new_name, .. }] = &storage.notices[..] else {
            panic!("no notice for {length} bytes: {:?}", storage.notices);
        };
        assert_eq!(
            fs::read(folder.0.join(new_name)).unwrap(),
            &intact[..length]
        );
    }
}

#[test]
fn a_damaged_file_in_a_folder_is_set_aside_in_that_folder() {
    let folder = Scratch::new();
    folder.put("games/other.txt", [0xFF]);
    let mut storage = storage_in(&folder);
    assert_eq!(storage.read_text(GAMES.file(OTHER)), None);
    let damaged = StorageNotice::Damaged {
        file: "games/other.txt".to_owned(),
        new_name: "games/other.txt.damaged".to_owned(),
    };
    assert_eq!(storage.notices, [damaged]);
    assert!(folder.0.join("games/other.txt.damaged").exists());
    assert_eq!(storage.read_text(GAMES.file(OTHER)), None);
    assert_eq!(storage.notices.len(), 1);
}

#[test]
fn a_file_that_cannot_be_set_aside_is_reported_once_and_never_overwritten() {
    let folder = Scratch::new();
    folder.put(LIST, "(((");
    let names = (1..100).map(|number| format!("list.ron.damaged-{number}"));
    for name in names.chain(["list.ron.damaged".to_owned()]) {
        folder.put(name, "");
    }
    let mut storage = storage_in(&folder);
    for _ in 0..3 {
        assert!(storage.load::<Vec<u8>>(LIST).is_empty());
        storage.save(LIST, &vec![1u8]);
        storage.flush();
    }
    assert!(matches!(
        storage.notices[..],
        [
            StorageNotice::NotRead { .. },
            StorageNotice::NotSaved { .. }
        ]
    ));
    assert_eq!(text_in(&folder, LIST), "(((");
}

#[test]
fn a_folder_that_cannot_be_created_causes_a_notice() {
    let folder = Scratch::new();
    fs::write(&folder.0, "a file where the folder should be").unwrap();
    let mut storage = Storage::at(folder.0.join("settings"));
    storage.save(LIST, &vec![1u8]);
    storage.flush();
    let notices = storage.writer.as_ref().unwrap().take_notices();
    assert!(matches!(notices[..], [StorageNotice::NotSaved { .. }]));
    assert!(
        !storage.write_text(LIST, "now"),
        "failure is returned to the caller"
    );
    fs::remove_file(&folder.0).unwrap();
}

#[cfg(unix)]
#[test]
fn a_pipe_or_device_in_place_of_a_file_is_reported_and_left_alone() {
    let folder = Scratch::new();
    fs::create_dir_all(&folder.0).unwrap();
    let status = std::process::Command::new("mkfifo")
        .arg(folder.0.join(LIST))
        .status();
    assert!(status.unwrap().success());
    std::os::unix::fs::symlink("/dev/zero", folder.0.join(OTHER)).unwrap();
    let mut storage = storage_in(&folder);
    assert!(storage.load::<Vec<u8>>(LIST).is_empty());
    assert_eq!(storage.read_text(OTHER), None);
    for notice in &storage.notices {
        let StorageNotice::NotRead { reason, .. } = notice else {
            panic!("{notice}");
        };
        assert_eq!(*reason, FileError::NotRegular);
    }
    assert_eq!(storage.notices.len(), 2);
    assert!(!storage.write_text(LIST, "text"));
    assert_eq!(storage.try_read(OTHER), Err(FileError::NotRegular));
}

#[test]
fn jobs_run_in_order_and_finish_before_exit() {
    let folder = Scratch::new();
    let mut storage = storage_in(&folder);
    for number in 0..200 {
        let text = format!("{number}\n");
        storage.post(vec![FileOperation::Append(OTHER.into(), text.clone())]);
        storage.post(vec![FileOperation::Write(LIST.into(), text)]);
        // A file that is written repeatedly has at most one pending write.
        let saved: i32 =
            fs::read_to_string(folder.0.join(LIST)).map_or(-1, |text| text.trim().parse().unwrap());
        assert!(saved >= number - 1, "{saved} of {number}");
    }
    drop(storage);
    let all: String = (0..200).map(|number| format!("{number}\n")).collect();
    assert_eq!(text_in(&folder, OTHER), all);
    assert_eq!(text_in(&folder, LIST), "199\n");
}

#[test]
fn steps_after_a_failed_one_are_skipped() {
    let folder = Scratch::new();
    folder.put("games", "in the way");
    folder.put(LIST, "precious");
    let mut storage = storage_in(&folder);
    let steps = |game: Place| {
        vec![
            FileOperation::WriteNumbered(game, "game".to_owned()),
            FileOperation::Remove(LIST.into()),
        ]
    };
    storage.post(steps(GAMES.file(OTHER)));
    storage.flush();
    assert_eq!(text_in(&folder, LIST), "precious");
    assert_eq!(storage.writer.as_ref().unwrap().take_notices().len(), 1);
    storage.post(steps(OTHER.into()));
    storage.flush();
    assert!(!folder.0.join(LIST).exists());
    assert_eq!(text_in(&folder, "other 1.txt"), "game");
}

#[test]
fn a_second_instance_writes_only_on_request() {
    let folder = Scratch::new();
    let mut first = storage_in(&folder);
    first.save(LIST, &vec![1u8]);
    first.flush();
    let mut second = storage_in(&folder);
    assert_eq!(second.load::<Vec<u8>>(LIST), [1]);
    assert_eq!(second.notices, [StorageNotice::SecondProgram]);
    second.save(LIST, &vec![2u8]);
    second.post(vec![FileOperation::Remove(LIST.into())]);
    second.set_aside(LIST);
    second.flush();
    assert_eq!(first.load::<Vec<u8>>(LIST), [1]);
    assert!(second.write_text(OTHER, "asked for"));
    assert_eq!(second.notices.len(), 1, "reported once");
    drop(first);
    assert!(storage_in(&folder).claim());
}

#[test]
fn unknown_fields_are_ignored_and_files_of_a_newer_version_are_set_aside_whole() {
    const SETTINGS: &str = "(language: Some(\"fr\"), sound: (muted: true, echo: 0.5))";
    let folder = Scratch::new();
    let file = crate::settings::FILE;
    folder.put("settings.ron", SETTINGS);
    let mut storage = storage_in(&folder);
    let settings: Settings = storage.load(file.clone());
    assert!(storage.notices.is_empty(), "{:?}", storage.notices);
    assert_eq!(settings.language.as_deref(), Some("fr"));
    assert!(settings.sound.muted);
    for newer in [
        "// awale format 2\n(language: Some(\"fr\"))",
        "(look: (board: Glass))",
    ] {
        folder.put("settings.ron", newer);
        let settings: Settings = storage.load(file.clone());
        assert_eq!(settings, Settings::default());
        let Some(StorageNotice::Damaged { new_name, .. }) = storage.notices.pop() else {
            panic!("not reported");
        };
        assert_eq!(text_in(&folder, new_name), newer);
        storage.save(file.clone(), &settings);
        assert_eq!(storage.load::<Settings>(file.clone()), settings);
    }
}

#[test]
fn a_job_after_a_panicking_one_still_runs() {
    let folder = Scratch::new();
    let writer = Writer::new(Home::at(&folder.0));
    let panicking_merge = move |_: Option<&str>| -> Result<String, FileError> {
        std::thread::sleep(std::time::Duration::from_millis(300));
        panic!("a merge panicked");
    };
    let place = || Place::from(LIST);
    writer.post(vec![FileOperation::Merge(
        place(),
        Box::new(panicking_merge),
        Box::new(|| ()),
    )]);
    writer.post(vec![FileOperation::Write(
        Place::from(FileName::from_static("posted.txt")),
        "posted".to_owned(),
    )]);
    let (sender, receiver) = std::sync::mpsc::channel();
    let caller = std::thread::spawn(move || {
        let step = FileOperation::Write(Place::from(OTHER), "asked for".to_owned());
        let _ = sender.send(writer.carry_out(step));
    });
    let timeout = std::time::Duration::from_secs(20);
    assert_eq!(
        receiver.recv_timeout(timeout),
        Ok(true),
        "the caller waits forever"
    );
    caller.join().unwrap();
    assert_eq!(text_in(&folder, "other.txt"), "asked for");
    assert_eq!(text_in(&folder, "posted.txt"), "posted");
}

#[test]
fn a_failed_write_blocks_no_other_file_and_is_reported_once() {
    let folder = Scratch::new();
    let mut storage = storage_in(&folder);
    assert!(storage.claim());
    storage.blocked.insert(LIST.into());
    let write = |file: FileName| FileOperation::Write(file.into(), "text".to_owned());
    for _ in 0..2 {
        storage.post(vec![write(LIST), write(OTHER)]);
    }
    storage.flush();
    assert_eq!(text_in(&folder, "other.txt"), "text");
    assert!(!folder.0.join("list.ron").exists());
    let reported = storage.notices.iter().filter(
        |notice| matches!(notice, StorageNotice::NotSaved { file, .. } if file == "list.ron"),
    );
    assert_eq!(reported.count(), 1);
}

#[test]
fn saving_continues_after_a_backup_is_restored_and_its_files_are_reloaded() {
    let folders = [Scratch::new(), Scratch::new()];
    let mut old = storage_in(&folders[0]);
    old.save(LIST, &vec![7u8]);
    let backup = old.backup().unwrap();
    let mut app = App::new();
    app.insert_resource(storage_in(&folders[1]))
        .add_plugins(plugin)
        .insert_resource(Read(0))
        .add_systems(
            Update,
            (|mut read: ResMut<Read>| read.0 += 1).run_if(restored(LIST)),
        )
        .add_systems(
            Update,
            (|mut read: ResMut<Read>| read.0 += 10).run_if(restored(OTHER)),
        );
    let restore = StorageCommand::Restore(Box::new(backup));
    app.world_mut().write_message(restore);
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(
        app.world().resource::<Read>().0,
        1,
        "once, and only this file"
    );
    let mut storage = app.world_mut().resource_mut::<Storage>();
    assert_eq!(storage.load::<Vec<u8>>(LIST), [7]);
    let write = |place: Place| FileOperation::Write(place, "new".to_owned());
    storage.post(vec![write(LIST.into()), write(GAMES.file(OTHER))]);
    storage.flush();
    assert_eq!(text_in(&folders[1], "list.ron"), "new");
    assert_eq!(text_in(&folders[1], "games/other.txt"), "new");
}

#[derive(Resource)]
struct Read(u8);
