//! Opening books: growing in steps and after interruptions, queries, and use in play.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use awale_engine::files::{Claim, claim};

use super::{PROGRAM, engine, engine_with_input, folder};

fn grow_words<'a>(rules: &'a str, file: &'a Path, positions: &'a str) -> [&'a str; 9] {
    let file = file.to_str().unwrap();
    [
        "book",
        "grow",
        rules,
        file,
        "--positions",
        positions,
        "--nodes=300",
        "--memory",
        "1",
    ]
}

/// Runs the program; returns the exit code, and both output streams concatenated.
fn outputs(words: &[&str]) -> (Option<i32>, String) {
    let output = engine(words);
    let text = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(text).unwrap())
}

fn lines(file: &Path) -> usize {
    fs::read_to_string(file).unwrap().lines().count()
}

#[test]
fn a_book_grows_for_any_rule_file_and_resumes() {
    let folder = folder("book-grow");
    let own = concat!(
        concat!(env!("CARGO_MANIFEST_DIR"), "/../.."),
        "/tests/data/custom/custom-0.ron"
    );
    for rules in ["awale", own] {
        let file = folder.join("one.book");
        let (code, text) = outputs(&grow_words(rules, &file, "12"));
        assert_eq!(code, Some(0), "{text}");
        assert!(text.contains("12 positions of 300 searched each"), "{text}");
        let before = fs::read_to_string(&file).unwrap();
        // A run interrupted within a line loses that line.
        fs::write(&file, &before[..before.len() - 3]).unwrap();
        let (code, text) = outputs(&grow_words(rules, &file, "20"));
        assert_eq!(code, Some(0), "{text}");
        assert!(
            text.contains("11 positions\n") && text.contains("20 positions of 300"),
            "{text}"
        );
        let after = fs::read_to_string(&file).unwrap();
        let whole = before.trim_end().rfind('\n').unwrap();
        assert!(after.starts_with(&before[..=whole]));
        let file = file.to_str().unwrap();
        let (code, text) = outputs(&["book", "check", rules, file]);
        assert!(code == Some(0) && text.contains("20 positions"), "{text}");
        let (code, text) = outputs(&["book", "show", rules, file]);
        assert_eq!(code, Some(0));
        assert!(
            text.lines().all(|line| line.starts_with(['+', '-'])),
            "{text}"
        );
        fs::remove_file(file).unwrap();
    }
}

#[test]
fn a_killed_run_loses_no_searched_position() {
    let folder = folder("book-killed");
    let file = folder.join("awale.book");
    let words = grow_words("awale", &file, "100000");
    let mut child = Command::new(PROGRAM)
        .args(words)
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let mut progress = BufReader::new(child.stderr.take().unwrap()).lines();
    let first = progress.next().unwrap().unwrap();
    assert!(first.starts_with("1 positions, start "), "{first}");
    while lines(&file) < 30 {
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let positions = fs::read_to_string(&file).unwrap().matches('\n').count() - 1;
    assert!(positions >= 28);
    let (code, text) = outputs(&grow_words("awale", &file, &(positions + 2).to_string()));
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains(&format!("{positions} positions\n")), "{text}");
}

#[test]
fn other_files_are_rejected_and_left_unchanged() {
    let folder = folder("book-refused");
    let oware = folder.join("oware.book");
    assert_eq!(outputs(&grow_words("oware", &oware, "2")).0, Some(0));
    let letter = folder.join("letter");
    fs::write(&letter, "Dear reader, this is not an opening book.\n").unwrap();
    for (file, why) in [
        (&oware, "is for other rules"),
        (&letter, "not an opening book"),
    ] {
        let before = fs::read(file).unwrap();
        let (code, text) = outputs(&grow_words("awale", file, "3"));
        assert_eq!(code, Some(1));
        assert!(
            text.contains(why) && text.contains("left unchanged"),
            "{text}"
        );
        assert_eq!(fs::read(file).unwrap(), before);
        let (code, text) = outputs(&["book", "check", "awale", file.to_str().unwrap()]);
        assert!(code == Some(1) && text.contains(why), "{text}");
    }
    let file = oware.to_str().unwrap();
    let (code, text) = outputs(&["book", "grow", "oware", file, "--nodes", "301"]);
    assert!(
        code == Some(1) && text.contains("grown with 300 nodes"),
        "{text}"
    );
    let lock = claim(&folder.join("oware.book.lock"));
    assert!(matches!(lock, Claim::Held(_)));
    let (code, text) = outputs(&grow_words("oware", &oware, "3"));
    assert!(
        code == Some(1) && text.contains("another program"),
        "{text}"
    );
    let (code, text) = outputs(&["book", "show", "dakar"]);
    assert!(
        code == Some(1) && text.contains("no built-in opening book"),
        "{text}"
    );
}

/// Returns the engine's answer to a search of the position after `moves`.
fn searched(options: &[&str], moves: &str) -> String {
    let set = options
        .iter()
        .map(|option| format!("setoption name {option}\n"));
    let printed = format!(
        "{}setoption name OwnTables value false\nposition startpos moves {moves}\ngo nodes 2000\n",
        set.collect::<String>()
    );
    let output = engine_with_input(&["uci"], printed.as_bytes());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_book_is_played_unless_disabled() {
    let is_from_book =
        |printed: &str| printed.contains("info string book") && printed.contains("bestmove");
    let printed = searched(&["UCI_Variant value awale"], "");
    assert!(is_from_book(&printed), "{printed}");
    for options in [
        ["UCI_Variant value awale", "OwnBook value false"],
        ["UCI_Variant value dakar", "OwnBook value true"],
        [
            "UCI_Variant value awale",
            "BookPath value /there is no such file",
        ],
    ] {
        let printed = searched(&options, "");
        assert!(
            !is_from_book(&printed) && printed.contains("bestmove"),
            "{printed}"
        );
    }
    let output = engine_with_input(&["uci"], b"position startpos\ngo infinite\nisready\nstop\n");
    let endless = String::from_utf8(output.stdout).unwrap();
    assert!(
        !is_from_book(&endless) && endless.contains("bestmove"),
        "{endless}"
    );
    // The line of a solved starting position takes precedence.
    let printed = searched(&["UCI_Variant value oware"], "");
    assert!(
        printed.contains("proved") && !is_from_book(&printed),
        "{printed}"
    );
    let folder = folder("book-uci");
    let file = folder.join("dakar.book");
    assert_eq!(
        super::engine(&grow_words("dakar", &file, "20"))
            .status
            .code(),
        Some(0)
    );
    let path = format!("BookPath value {}", file.to_str().unwrap());
    let printed = searched(&["UCI_Variant value dakar", &path], "");
    assert!(is_from_book(&printed), "{printed}");
    // The move comes from the book.
    let output = engine(&["book", "show", "dakar", file.to_str().unwrap()]);
    let shown = String::from_utf8(output.stdout).unwrap();
    let best = shown
        .split_whitespace()
        .nth(1)
        .unwrap()
        .chars()
        .next()
        .unwrap();
    assert!(
        printed.contains(&format!("bestmove {best}")),
        "{printed} {shown}"
    );
    let other = searched(&[&path, "UCI_Variant value wouri"], "");
    assert!(
        other.contains("is for other rules") && !is_from_book(&other),
        "{other}"
    );
}

#[cfg(unix)]
#[test]
fn a_book_cannot_be_grown_twice_at_once_under_other_names() {
    let folder = folder("book-names");
    let file = folder.join("one.book");
    assert_eq!(outputs(&grow_words("awale", &file, "3")).0, Some(0));
    let [link, hard] = ["link.book", "hard.book"].map(|name| folder.join(name));
    std::os::unix::fs::symlink("one.book", &link).unwrap();
    fs::hard_link(&file, &hard).unwrap();
    let lock = awale_engine::files::lock::claim_target(&file);
    for name in [&link, &hard] {
        let (code, text) = outputs(&grow_words("awale", name, "5"));
        assert_eq!(code, Some(1));
        assert!(text.contains("another program is growing"), "{text}");
    }
    drop(lock);
    // Leftovers of a killed run are removed, even through a link.
    let left = folder.join("one.book.123-4.tmp");
    fs::write(&left, "awale").unwrap();
    assert_eq!(outputs(&grow_words("awale", &link, "5")).0, Some(0));
    assert!(!left.exists());
    assert_eq!(lines(&file), lines(&link));
    // A folder and a cycle of links leave no lock behind.
    let circle = folder.join("circle");
    std::os::unix::fs::symlink("circle", &circle).unwrap();
    for refused in [&circle, &folder] {
        assert_eq!(outputs(&grow_words("awale", refused, "5")).0, Some(1));
    }
    assert!(!folder.join("circle.lock").exists());
    assert!(!folder.with_extension("lock").exists());
}

#[test]
fn a_book_of_absent_rules_leaves_no_lock() {
    let folder = folder("book-absent");
    let file = folder.join("none.book");
    assert_eq!(outputs(&grow_words("absent.ron", &file, "3")).0, Some(1));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
}
