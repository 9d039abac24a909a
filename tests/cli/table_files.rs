//! Files of endgame tables: no other file is overwritten, and no finished layer is lost.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use awale_engine::files::{Claim, claim};

use super::{PROGRAM, engine, folder};

/// The number of kills.
const KILLS: u64 = 30;

fn words<'a>(rules: &'a str, seeds: &'a str, file: &'a Path) -> [&'a str; 9] {
    let file = file.to_str().unwrap();
    [
        "tables",
        "build",
        rules,
        "--seeds",
        seeds,
        "--threads",
        "1",
        "--file",
        file,
    ]
}

fn build(rules: &str, seeds: &str, file: &Path) -> Output {
    engine(&words(rules, seeds, file))
}

#[test]
fn other_files_are_rejected_and_left_unchanged() {
    let folder = folder("tables-refused");
    let letter = folder.join("letter.txt");
    fs::write(&letter, "Dear reader, these are not endgame tables.").unwrap();
    let other = folder.join("oware.tables");
    assert!(build("oware", "2", &other).status.success());
    for file in [&letter, &other] {
        let before = fs::read(file).unwrap();
        let output = build("awale", "2", file);
        assert_eq!(output.status.code(), Some(1), "{file:?}");
        let printed = String::from_utf8(output.stderr).unwrap();
        assert!(printed.contains("left unchanged"), "{printed}");
        assert_eq!(fs::read(file).unwrap(), before);
    }
    let output = build("awale", "2", &folder);
    assert_eq!(output.status.code(), Some(1));
    // Files as an interrupted run leaves them.
    for bytes in [&b""[..], b"AWALE"] {
        let cut = folder.join("cut");
        fs::write(&cut, bytes).unwrap();
        assert!(build("awale", "2", &cut).status.success());
    }
}

#[cfg(unix)]
#[test]
fn pipes_and_devices_are_rejected_at_once() {
    let folder = folder("tables-pipe");
    let pipe = folder.join("pipe");
    assert!(
        Command::new("mkfifo")
            .arg(&pipe)
            .status()
            .unwrap()
            .success()
    );
    let link = folder.join("zero");
    std::os::unix::fs::symlink("/dev/zero", &link).unwrap();
    for file in [&pipe, &link] {
        let output = build("awale", "2", file);
        assert_eq!(output.status.code(), Some(1));
        let printed = String::from_utf8(output.stderr).unwrap();
        assert!(printed.contains("not a regular file"), "{printed}");
    }
}

#[test]
fn only_one_program_builds_a_table_at_a_time() {
    let folder = folder("tables-two");
    let file = folder.join("awale.tables");
    let lock = claim(&folder.join("awale.tables.lock"));
    assert!(matches!(lock, Claim::Held(_)));
    let output = build("awale", "2", &file);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        String::from_utf8(output.stderr)
            .unwrap()
            .contains("another program")
    );
    assert!(!file.exists());
    drop(lock);
    assert!(build("awale", "2", &file).status.success());
}

#[test]
fn leftovers_of_a_killed_run_are_used_or_removed() {
    let folder = folder("tables-left");
    let file = folder.join("awale.tables");
    assert!(build("awale", "4", &file).status.success());
    // An unfinished file no larger than the table itself, and a temporary one.
    fs::copy(&file, folder.join("awale.tables.unfinished")).unwrap();
    fs::write(folder.join("awale.tables.unfinished.123-4.tmp"), "AWALE").unwrap();
    fs::write(folder.join("other.tables.unfinished.123-4.tmp"), "AWALE").unwrap();
    let names = || {
        let entries = fs::read_dir(&folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name());
        let mut names: Vec<_> = entries.map(|name| name.into_string().unwrap()).collect();
        names.sort();
        names
    };
    assert!(build("awale", "4", &file).status.success());
    let left = [
        "awale.tables",
        "awale.tables.lock",
        "other.tables.unfinished.123-4.tmp",
    ];
    assert_eq!(names(), left);
    // A larger unfinished file is resumed.
    let further = folder.join("further");
    assert!(build("awale", "5", &further).status.success());
    fs::rename(&further, folder.join("awale.tables.unfinished")).unwrap();
    let output = build("awale", "6", &file);
    assert!(output.status.success());
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(
        !printed.contains("5 seeds:") && printed.contains("6 seeds:"),
        "{printed}"
    );
    assert!(!folder.join("awale.tables.unfinished").exists());
    // A complete unfinished file only needs renaming.
    assert!(build("awale", "7", &further).status.success());
    fs::rename(&further, folder.join("awale.tables.unfinished")).unwrap();
    let whole = fs::read(folder.join("awale.tables.unfinished")).unwrap();
    assert!(build("awale", "7", &file).status.success());
    assert!(
        fs::read(&file).unwrap() == whole,
        "the old table is still there"
    );
    assert!(!folder.join("awale.tables.unfinished").exists());
    let help = engine(&["tables", "build", "--help"]);
    let help = String::from_utf8(help.stdout).unwrap();
    assert!(
        help.contains(".unfinished") && help.contains(".lock"),
        "{help}"
    );
}

#[test]
fn a_killed_run_loses_no_layer() {
    let folder = folder("tables-killed");
    let [file, fresh] = ["awale.tables", "fresh.tables"].map(|name| folder.join(name));
    assert!(build("awale", "7", &fresh).status.success());
    assert!(build("awale", "4", &file).status.success());
    let old = fs::read(&file).unwrap();
    for kill in 0..KILLS {
        let mut run = Command::new(PROGRAM)
            .args(words("awale", "7", &file))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        // Each kill comes at a different time: after a layer, or within one.
        let mut lines = BufReader::new(run.stdout.take().unwrap()).lines();
        for _ in 0..kill % 3 {
            lines.next();
        }
        std::thread::sleep(Duration::from_micros(kill * 7919 % 10_000));
        run.kill().unwrap();
        run.wait().unwrap();
        let now = fs::read(&file).unwrap();
        assert!(now.starts_with(&old), "kill {kill}: {} bytes", now.len());
        let output_text = build("awale", "4", &file);
        let output_text = String::from_utf8(output_text.stdout).unwrap();
        assert!(
            !output_text.contains("boards"),
            "nothing is rebuilt: {output_text}"
        );
    }
    assert!(build("awale", "7", &file).status.success());
    assert_eq!(fs::read(&file).unwrap(), fs::read(&fresh).unwrap());
}

#[test]
fn one_damaged_layer_affects_no_other() {
    let folder = folder("tables-damaged");
    let file = folder.join("awale.tables");
    assert!(build("awale", "6", &file).status.success());
    let whole = fs::read(&file).unwrap();
    let small = folder.join("small.tables");
    assert!(build("awale", "4", &small).status.success());
    let end = fs::metadata(&small).unwrap().len() as usize;
    for place in [end - 1, whole.len() - 1] {
        let mut damaged = whole.clone();
        damaged[place] ^= 1;
        fs::write(&file, damaged).unwrap();
        let output = build("awale", "2", &file);
        assert!(output.status.success());
        let printed = String::from_utf8(output.stdout).unwrap();
        assert!(printed.contains("the intact layers are kept"), "{printed}");
        let bytes = fs::read(&file).unwrap();
        assert!(
            whole.starts_with(&bytes) && bytes.len() >= end,
            "{}",
            bytes.len()
        );
        assert!(
            place != end - 1 || bytes == whole,
            "the layers above remain, too"
        );
    }
}
