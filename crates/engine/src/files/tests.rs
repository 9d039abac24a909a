#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;
use std::thread;
use std::time::{Duration, SystemTime};

use super::*;
use crate::fixtures::Scratch;

const GAMES: Folder = Folder::from_static("games");
const MATCH: FileName = FileName::from_static("match.txt");

fn scratch() -> Scratch {
    let scratch = Scratch::new();
    fs::create_dir_all(&scratch.0).unwrap();
    scratch
}

#[test]
fn only_regular_files_of_allowed_length_are_read() {
    let scratch = scratch();
    let file = scratch.put("ten", "0123456789");
    assert_eq!(read_regular(&file, 10).unwrap(), b"0123456789");
    assert!(matches!(
        read_regular(&file, 9),
        Err(ReadError::TooLong { limit: 9 })
    ));
    assert!(matches!(
        read_regular(&scratch.0, 10),
        Err(ReadError::Folder)
    ));
    assert!(
        read_regular(scratch.0.join("none"), 10)
            .unwrap_err()
            .is_absent()
    );
    let bytes = scratch.put("bytes", "");
    fs::write(&bytes, [0xFF, 0xFE]).unwrap();
    assert!(matches!(read_text(&bytes, 10), Err(ReadError::NotText)));
}

#[cfg(unix)]
fn create_pipe(path: &Path) {
    let status = std::process::Command::new("mkfifo").arg(path).status();
    assert!(status.unwrap().success());
}

#[cfg(unix)]
#[test]
fn reads_writes_and_locks_reject_pipes_and_devices_without_blocking() {
    let scratch = scratch();
    let path = scratch.0.join("match.txt");
    create_pipe(&path);
    for path in [Path::new("/dev/zero"), Path::new("/dev/null"), &path] {
        assert!(
            matches!(read_regular(path, 10), Err(ReadError::NotRegular)),
            "{path:?}"
        );
    }
    let home = Home::at(&scratch.0);
    assert!(matches!(
        home.read_text(&MATCH.into()),
        Err(ReadError::NotRegular)
    ));
    assert!(home.write(&MATCH.into(), "text").is_err());
    assert!(home.append(&MATCH.into(), "text").is_err());
    assert!(home.exists(&MATCH.into()), "the pipe is kept");
    assert_eq!(
        fs::read_dir(&scratch.0).unwrap().count(),
        1,
        "no temporary files are left"
    );
    assert!(matches!(claim(&path), Claim::Failed(_)));
    // A link to a device is rejected too.
    std::os::unix::fs::symlink("/dev/zero", scratch.0.join("link")).unwrap();
    let link = read_regular(scratch.0.join("link"), 10);
    assert!(matches!(link, Err(ReadError::NotRegular)));
}

#[test]
fn an_endless_stream_is_read_only_up_to_the_limit() {
    struct Endless(u64);
    impl Read for Endless {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            buffer.fill(b'y');
            self.0 += buffer.len() as u64;
            Ok(buffer.len())
        }
    }
    let limit = 100_000;
    let mut input = Endless(0);
    let error = read_stream(&mut input, limit).unwrap_err();
    assert!(matches!(error, ReadError::TooLong { .. }));
    assert!(input.0 <= limit + 1, "{} bytes", input.0);
}

#[test]
fn a_name_from_a_pasted_game_stays_in_its_folder() {
    let scratch = scratch();
    let victim = scratch.put("PWNED 1.txt", "precious");
    let home = Home::at(scratch.0.join("home"));
    let name = FileName::sanitized("x/../../../PWNED", ".txt").unwrap();
    let place = home.write_numbered(&GAMES.file(name), "game").unwrap();
    assert_eq!(place.folder(), Some(GAMES));
    let games: Vec<_> = fs::read_dir(scratch.0.join("home/games"))
        .unwrap()
        .collect();
    assert_eq!(games.len(), 1);
    assert_eq!(fs::read_to_string(victim).unwrap(), "precious");
}

#[test]
fn numbered_files_never_replace_one_another() {
    let scratch = scratch();
    let home = Home::at(&scratch.0);
    let place = GAMES.file(FileName::from_static("awale.txt"));
    for number in 1..=12 {
        let written = home.write_numbered(&place, "game").unwrap();
        assert_eq!(written.name().as_str(), format!("awale {number}.txt"));
    }
    assert_eq!(home.list(GAMES, ".txt").len(), 12);
}

#[test]
fn damaged_files_are_set_aside_in_folders_too() {
    let scratch = scratch();
    let home = Home::at(&scratch.0);
    let long = FileName::parse(&format!("{}.txt", "x".repeat(251))).unwrap();
    for place in [MATCH.into(), GAMES.file(MATCH), GAMES.file(long)] {
        for number in 0..3 {
            home.write(&place, &number.to_string()).unwrap();
            let aside = home.set_aside(&place).unwrap();
            assert_eq!(aside.folder(), place.folder());
            assert!(!home.exists(&place));
            assert_eq!(home.read_text(&aside).unwrap(), number.to_string());
        }
    }
}

#[test]
fn only_the_holder_of_the_lock_removes_unfinished_files() {
    let scratch = scratch();
    let home = Home::at(&scratch.0);
    let unfinished = [
        "match.123.tmp",
        "match.txt.77-0.tmp",
        "games/a.txt.9-12.tmp",
    ];
    let others = ["notes.tmp", "games/my.old.tmp", "match.txt"];
    let paths = [unfinished, others].map(|files| files.map(|file| scratch.put(file, "x")));
    let Claim::Held(lock) = home.claim(&[GAMES]) else {
        panic!("no other program holds the lock");
    };
    assert!(paths[0].iter().all(|path| !path.exists()));
    assert!(
        paths[1].iter().all(|path| path.exists()),
        "other files are kept"
    );
    let unfinished = scratch.put("match.txt.88-0.tmp", "being written");
    assert!(matches!(home.claim(&[GAMES]), Claim::Taken));
    assert!(unfinished.exists());
    drop(lock);
    assert!(matches!(home.claim(&[GAMES]), Claim::Held(_)));
}

#[test]
fn a_program_that_is_closing_is_waited_for() {
    let scratch = scratch();
    let path = scratch.put("lock", "");
    let Claim::Held(lock) = claim(&path) else {
        panic!("the lock is free");
    };
    let closing = thread::spawn(move || {
        thread::sleep(Duration::from_millis(100));
        drop(lock);
    });
    assert!(matches!(claim(&path), Claim::Held(_)));
    closing.join().unwrap();
}

#[test]
fn a_failed_write_leaves_only_the_old_file() {
    let scratch = scratch();
    let path = scratch.put("match.txt", "old");
    let failed = write_atomic(&path, |file| {
        file.write_all(b"half")?;
        Err(io::ErrorKind::StorageFull.into())
    });
    assert_eq!(failed.unwrap_err().kind(), io::ErrorKind::StorageFull);
    assert_eq!(fs::read_to_string(&path).unwrap(), "old");
    assert_eq!(fs::read_dir(&scratch.0).unwrap().count(), 1);
}

/// Returns the limits that are documented, by constant.
fn limits() -> Vec<(&'static str, u64)> {
    use crate::{ai, matches};
    use awale_rules as rules;
    vec![
        ("files::MAX_TEXT_BYTES", MAX_TEXT_BYTES),
        (
            "rules::limits::MAX_FILE_BYTES",
            rules::limits::MAX_FILE_BYTES as u64,
        ),
        ("files::MAX_LISTED", MAX_LISTED as u64),
        ("files::MAX_READ", MAX_READ as u64),
        ("files::MAX_READS_PER_FRAME", MAX_READS_PER_FRAME as u64),
        ("files::MAX_BYTES_PER_FRAME", MAX_BYTES_PER_FRAME as u64),
        ("files::name::MAX_NAME_LENGTH", name::MAX_NAME_LENGTH as u64),
        ("files::name::MAX_STEM_CHARS", name::MAX_STEM_CHARS as u64),
        (
            "matches::archive::MAX_TEXT_LENGTH",
            matches::archive::MAX_TEXT_LENGTH as u64,
        ),
        (
            "matches::letter::meeting::MAX_BROKER_LENGTH",
            matches::letter::meeting::MAX_BROKER_LENGTH as u64,
        ),
        ("matches::plan::MAX_GAMES", matches::plan::MAX_GAMES.into()),
        (
            "rules::game_file::MAX_NESTING",
            rules::game_file::MAX_NESTING as u64,
        ),
        ("rules::board::MAX_HOLES", rules::board::MAX_HOLES as u64),
        ("rules::board::MAX_SEEDS", rules::board::MAX_SEEDS.into()),
        ("ai::tables::MAX_SEEDS", ai::tables::MAX_SEEDS.into()),
    ]
}

#[test]
fn documented_limits_match_the_code() {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("SECURITY.md");
    let text = fs::read_to_string(path).unwrap();
    let table = text.split("## Limits\n").nth(1).unwrap();
    let documented: Vec<(String, u64)> = table
        .lines()
        .take_while(|line| !line.starts_with("## "))
        .filter_map(|line| {
            let [_, value, constant] = line.trim_matches('|').split('|').collect::<Vec<_>>()[..]
            else {
                return None;
            };
            let value = value.split_whitespace().next()?.parse().ok()?;
            Some((constant.trim().trim_matches('`').to_owned(), value))
        })
        // A test of the other package checks these.
        .filter(|(constant, _)| !constant.starts_with("live::"))
        .collect();
    let limits = limits().into_iter();
    let limits: Vec<(String, u64)> = limits
        .map(|(name, value)| (name.to_owned(), value))
        .collect();
    assert_eq!(documented, limits);
}

#[test]
fn a_text_too_long_to_read_back_is_not_written() {
    let scratch = scratch();
    let home = Home::at(&scratch.0);
    home.write(&MATCH.into(), "old").unwrap();
    let long = "x".repeat(MAX_TEXT_BYTES as usize);
    assert!(home.write(&MATCH.into(), &(long.clone() + "x")).is_err());
    assert_eq!(home.read_text(&MATCH.into()).unwrap(), "old");
    home.write(&MATCH.into(), &long).unwrap();
    assert_eq!(home.read_text(&MATCH.into()).unwrap(), long);
}

#[cfg(unix)]
#[test]
fn symbolic_links_and_permissions_are_preserved() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let scratch = scratch();
    let [real, link] = ["elsewhere/real.ron", "settings.ron"].map(|name| scratch.0.join(name));
    fs::create_dir(scratch.0.join("elsewhere")).unwrap();
    fs::write(&real, "old").unwrap();
    fs::set_permissions(&real, fs::Permissions::from_mode(0o600)).unwrap();
    symlink("elsewhere/real.ron", &link).unwrap();
    let home = Home::at(&scratch.0);
    let place = FileName::from_static("settings.ron").into();
    home.write(&place, "new").unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(&real).unwrap(), "new");
    assert_eq!(
        fs::metadata(&real).unwrap().permissions().mode() & 0o777,
        0o600
    );
    // The file needn't exist yet.
    fs::remove_file(&real).unwrap();
    home.write(&place, "again").unwrap();
    assert_eq!(fs::read_to_string(&real).unwrap(), "again");
}

#[test]
fn leftovers_of_killed_programs_are_removed_before_a_file_is_written() {
    let scratch = scratch();
    let [old, new] = ["it.csv.7-0.tmp", "it.csv.8-0.tmp"].map(|name| scratch.put(name, "half"));
    let modified = SystemTime::now() - 2 * write::ABANDONED;
    let file = fs::File::options().append(true).open(&old).unwrap();
    file.set_modified(modified).unwrap();
    write::check_writable(&scratch.0.join("it.csv")).unwrap();
    // Another program may still be writing the new one.
    assert!(!old.exists() && new.exists());
}

#[cfg(unix)]
#[test]
fn a_lock_covers_every_name_of_a_file() {
    use super::lock::claim_target;
    use std::os::unix::fs::symlink;
    let scratch = scratch();
    let real = scratch.put("a.book", "text");
    let [link, hard_link, cycle] = ["link", "hard", "cycle"].map(|name| scratch.0.join(name));
    symlink("a.book", &link).unwrap();
    fs::hard_link(&real, &hard_link).unwrap();
    symlink("cycle", &cycle).unwrap();
    let held = claim_target(&real);
    assert!(matches!(held, Claim::Held(_)));
    for name in [&real, &link, &hard_link] {
        assert!(matches!(claim_target(name), Claim::Taken), "{name:?}");
    }
    drop(held);
    assert!(matches!(claim_target(&hard_link), Claim::Held(_)));
    // A path that can't be written gets no lock file.
    for rejected in [&cycle, &scratch.0] {
        assert!(matches!(claim_target(rejected), Claim::Failed(_)));
    }
    assert!(!scratch.0.join("cycle.lock").exists());
    assert!(!scratch.0.with_extension("lock").exists());
}
