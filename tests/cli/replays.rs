//! Replays of recorded games, from files with arbitrary content.

use std::fs;

use crate::{assert_code, engine, engine_with_input, folder, stderr, stdout};

const GAME: &str = "awale C d";

#[test]
fn lines_after_an_invalid_one_are_still_replayed() {
    let folder = folder("replays");
    let file = folder.join("games.txt");
    let long = "A ".repeat(600_000);
    let mut bytes = format!("\u{feff}{GAME}\nzebra A\n\n").into_bytes();
    bytes.extend(b"awale \xff\xfe\n");
    bytes.extend(format!("awale {long}\n{GAME}\n").into_bytes());
    // The last line has no line break.
    bytes.extend(GAME.as_bytes());
    fs::write(&file, &bytes).unwrap();
    let name = file.display().to_string();
    let outputs = [
        (engine(&["replay", &name]), name.as_str()),
        (engine_with_input(&["replay"], &bytes), "standard input"),
    ];
    for (output, name) in outputs {
        assert_code(&output, 1);
        let answers = stdout(&output);
        assert_eq!(answers.lines().count(), 3, "{answers}");
        let first = answers.lines().next().unwrap();
        assert!(first.starts_with("awale C|"), "{first}");
        assert!(answers.lines().all(|line| line == first));
        let errors = stderr(&output);
        let errors: Vec<&str> = errors.lines().collect();
        assert_eq!(errors.len(), 4, "{errors:?}");
        assert!(errors[0].starts_with(&format!("{name}:2: zebra: no built-in variant")));
        assert_eq!(errors[1], format!("{name}:4: not valid UTF-8"));
        assert_eq!(errors[2], format!("{name}:5: longer than 1048576 bytes"));
        assert_eq!(errors[3], "3 lines can't be replayed");
    }
}

#[test]
fn only_regular_files_are_read() {
    let folder = folder("irregular");
    let missing = folder.join("missing");
    for name in [folder.display().to_string(), missing.display().to_string()] {
        let output = engine(&["replay", &name]);
        assert_code(&output, 1);
        assert!(stderr(&output).contains("can't be read"));
    }
    assert_code(&engine_with_input(&["replay"], b""), 0);
}

#[test]
#[cfg(unix)]
fn pipes_and_devices_are_rejected_at_once() {
    let folder = folder("devices");
    let pipe = folder.join("pipe").display().to_string();
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.unwrap().success());
    for name in [pipe.as_str(), "/dev/zero"] {
        for words in [
            vec!["replay", name],
            vec!["rules", "check", name],
            vec!["perft", name, "2"],
            vec!["uci", name],
        ] {
            let output = engine(&words);
            assert_code(&output, 1);
            let complaint = stderr(&output);
            assert!(
                complaint.contains("not a regular file"),
                "{words:?}: {complaint}"
            );
        }
    }
}

#[test]
fn a_report_uses_the_rules_of_the_game_or_of_the_command_line() {
    let folder = folder("report");
    let (game, rules) = (folder.join("game.awale"), folder.join("own.ron"));
    fs::write(&rules, "(name: \"Own\", board: (seeds: 1))").unwrap();
    let (game, rules) = (game.to_str().unwrap(), rules.to_str().unwrap());
    let reported = |tags: &str, seeds: &str, more: &[&str]| {
        let start = [seeds; 12].join("-");
        let text = format!("{tags}\n[Start \"{start}-0-0-S\"]\n\nC *\n");
        fs::write(game, text).unwrap();
        let words = [&["report", game, "--nodes", "50"], more].concat();
        let output = engine(&words);
        (output.status.code(), stdout(&output), stderr(&output))
    };
    let (code, printed, _) = reported("[Rules \"awale\"]", "4", &[]);
    assert!(code == Some(0) && !printed.is_empty(), "{printed}");
    // A path in an untrusted game is not opened, but the player may name it.
    let theirs = format!("[Rules \"{rules}\"]");
    let (code, _, why) = reported(&theirs, "1", &[]);
    assert!(
        code == Some(1) && why.contains("specify its rule file"),
        "{why}"
    );
    assert_eq!(reported(&theirs, "1", &["--rules", rules]).0, Some(0));
    // Invalid rules in the game are an error; no other rules replace them.
    let broken = "[Rules \"awale\"]\n[RuleFile \"(name: 1)\"]";
    let (code, _, why) = reported(broken, "4", &[]);
    assert!(code == Some(1) && why.contains("game.awale"), "{why}");
}

#[test]
fn a_report_says_what_mistakes_have_in_common() {
    let game = folder("habits").join("game.awale");
    // Each move of South misses one that ends in the store.
    fs::write(&game, "[Rules \"kalah\"]\n\nA c a D b E *\n").unwrap();
    let output = engine(&["report", game.to_str().unwrap(), "--nodes", "20000"]);
    assert_code(&output, 0);
    let printed = stdout(&output);
    assert!(printed.contains("South missed an extra move "), "{printed}");
}

#[test]
fn puzzle_themes_are_found_anew() {
    let folder = folder("themes");
    let assets = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../assets/puzzles/kalah.txt"
    );
    let shipped = fs::read_to_string(assets).unwrap();
    let first: Vec<&str> = shipped.lines().take(9).collect();
    let first = first.join("\n") + "\n";
    let file = folder.join("puzzles.txt");
    let file = file.to_str().unwrap();
    let with_wrong_themes = |line: &str| {
        let mut fields: Vec<&str> = line.split(' ').collect();
        if let Some(themes) = fields.get_mut(3) {
            *themes = "starving";
        }
        fields.join(" ") + "\n"
    };
    let wrong: String = first.lines().map(with_wrong_themes).collect();
    assert_ne!(wrong, first);
    fs::write(file, wrong).unwrap();
    let output = engine(&["puzzles", "themes", "kalah", "--file", file]);
    assert_code(&output, 0);
    assert_eq!(stdout(&output), first);
    assert!(stderr(&output).contains("themes of 6 puzzles changed"));
}

#[test]
fn a_position_that_is_over_is_told_apart_from_one_without_moves() {
    // North's row is empty, which ends the game in Kalah.
    let position = "0-0-0-0-0-13-0-0-0-0-0-0-0-35-S";
    let line = format!("kalah @{position} F\n");
    let output = engine_with_input(&["replay"], line.as_bytes());
    assert_code(&output, 0);
    assert_eq!(stdout(&output), "kalah\n");
    let told = stderr(&output);
    assert!(
        told.contains("standard input:1: the game is already over at the start: empty_territory")
    );
    let why = |arguments: &[&str]| {
        let words = ["why", "kalah", "--position", position];
        engine(&[&words[..], arguments].concat())
    };
    let told = stdout(&why(&[]));
    assert!(
        told.contains("The game is over. One of the rows is empty."),
        "{told}"
    );
    assert!(told.contains("North wins 35 to 13."), "{told}");
    let refused = why(&["F"]);
    assert_code(&refused, 1);
    assert!(stderr(&refused).contains("over"), "{}", stderr(&refused));
    let script = format!(
        "setoption name UCI_Variant value kalah\nposition fen {position}\ngo nodes 10\nquit\n"
    );
    let uci = stdout(&engine_with_input(&["uci"], script.as_bytes()));
    assert!(
        uci.contains("info string the game is over: empty_territory"),
        "{uci}"
    );
    assert!(uci.contains("bestmove (none)"), "{uci}");
}
