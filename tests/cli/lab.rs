//! The rule lab.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::{PROGRAM, assert_code, engine, folder, stderr, stdout};

/// Parses comma-separated values (RFC 4180) into records.
fn records(text: &str) -> Vec<Vec<String>> {
    let mut records = Vec::new();
    let (mut record, mut field, mut quoted) = (Vec::new(), String::new(), false);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                field.extend(letters.next());
            }
            '"' => quoted = !quoted,
            ',' if !quoted => record.push(std::mem::take(&mut field)),
            '\r' if !quoted => {
                assert_eq!(letters.next(), Some('\n'));
                record.push(std::mem::take(&mut field));
                records.push(std::mem::take(&mut record));
            }
            letter => field.push(letter),
        }
    }
    assert!(!quoted && field.is_empty() && record.is_empty());
    records
}

#[test]
fn the_same_seed_gives_the_same_figures_with_any_number_of_threads() {
    let lab = |seed: &str, threads: &str| {
        let words = ["lab", "2-4", "--games", "30", "--level", "beginner"];
        let others = ["--seed", seed, "--threads", threads];
        let output = engine(&[&words[..], &others[..]].concat());
        assert_code(&output, 0);
        stdout(&output)
    };
    let once = lab("5", "1");
    assert!(
        once.contains("30 games of skill:13 against itself, 15 pairs of games against skill:4")
    );
    assert!(
        once.contains("Under perfect play the first player gains +4 seeds"),
        "{once}"
    );
    assert_eq!(once, lab("5", "1"));
    assert_eq!(once, lab("5", "2"));
    assert_ne!(once, lab("6", "1"));
}

#[test]
fn saved_measurements_are_resumed() {
    let folder = folder("lab-kept");
    let home = folder.join("kept");
    let home = home.to_str().unwrap();
    let lab = |games: &str, others: &[&str]| {
        let words = ["lab", "2-4", "--games", games, "--level", "initiation"];
        engine(&[&words[..], others].concat())
    };
    let in_two = lab("6", &["--keep", home]);
    assert_code(&in_two, 0);
    let in_two = lab("4", &["--keep", home]);
    assert_eq!(stdout(&in_two), stdout(&lab("10", &[])));
    // Games of another player are rejected, and so are other files.
    let other = engine(&[
        "lab", "2-4", "--games", "2", "--level", "random", "--keep", home,
    ]);
    assert_code(&other, 1);
    assert!(stderr(&other).contains("were played by skill:4 against random"));
    let file = results_file(home);
    for unusable in ["(format: 1)", "zebra", &" ".repeat((1 << 20) + 1)] {
        fs::write(&file, unusable).unwrap();
        let damaged = lab("2", &["--keep", home]);
        assert_code(&damaged, 1);
        assert!(stderr(&damaged).contains("left unchanged"));
        assert_eq!(fs::read_to_string(&file).unwrap(), unusable);
    }
    fs::remove_file(&file).unwrap();
    fs::create_dir(&file).unwrap();
    assert_code(&lab("2", &["--keep", home]), 1);
}

#[test]
fn figures_are_exported_for_other_programs() {
    let folder = folder("lab-csv");
    let rules = folder.join("a, \"b\".ron");
    fs::write(&rules, crate::rules_called("Mine")).unwrap();
    let file = folder.join("figures.csv");
    let output = engine(&[
        "lab",
        "awale",
        "--compare",
        rules.to_str().unwrap(),
        "--games",
        "6",
        "--level",
        "initiation",
        "--csv",
        file.to_str().unwrap(),
    ]);
    assert_code(&output, 0);
    let text = fs::read_to_string(&file).unwrap();
    let records = records(&text);
    let [header, figures @ ..] = &records[..] else {
        panic!("{text}")
    };
    assert_eq!(
        header.join(","),
        "rules,fingerprint,player,rival,figure,unit,value,low,high,samples"
    );
    assert_eq!(figures.len(), 2 * 25);
    let mut plies = BTreeMap::new();
    for record in figures {
        assert_eq!(record.len(), header.len());
        assert!(u64::from_str_radix(&record[1], 16).is_ok());
        let number = |field: &str| (!field.is_empty()).then(|| field.parse::<f64>().unwrap());
        let [value, low, high] = [6, 7, 8].map(|column: usize| number(&record[column]));
        if let (Some(value), Some(low), Some(high)) = (value, low, high) {
            assert!(low <= value && value <= high, "{record:?}");
        }
        if record[5] == "share" && record[4] != "passes" {
            assert!(
                value.is_none_or(|value| (0.0..=1.0).contains(&value)),
                "{record:?}"
            );
        }
        if record[4] == "plies" {
            plies.insert(record[0].clone(), value.unwrap());
        }
    }
    let names = ["awale".to_owned(), rules.to_str().unwrap().to_owned()];
    assert!(names.iter().all(|name| plies[name] > 10.0), "{plies:?}");
}

#[test]
fn values_of_a_parameter_are_compared() {
    let lab = |values: &[&str]| {
        let words = ["lab", "2-4", "--games", "8", "--level", "initiation"];
        let parameter = ["--parameter", "board.seeds"];
        let values = values.iter().flat_map(|value| ["--value", value]);
        let words: Vec<&str> = words.into_iter().chain(parameter).chain(values).collect();
        let output = engine(&words);
        assert_code(&output, 0);
        stdout(&output)
    };
    let three = lab(&["3-4", "6"]);
    let heading = three.lines().next().unwrap();
    let columns: Vec<&str> = heading.split_whitespace().collect();
    assert_eq!(
        columns.join(" "),
        "board.seeds 3 board.seeds 4 board.seeds 6"
    );
    assert!(three.contains("8 games of each, with the same openings"));
    // Measuring additional rules doesn't change these figures.
    let column = |text: &str, index: usize| {
        let line = text.lines().find(|line| line.starts_with("Moves per game"));
        let cells = line.unwrap().trim_start_matches("Moves per game");
        cells
            .split("  ")
            .filter(|cell| !cell.trim().is_empty())
            .nth(index)
            .map(|cell| cell.trim().trim_end_matches('*').to_owned())
    };
    assert_eq!(column(&three, 1), column(&lab(&["4", "6"]), 0));
    assert!(lab(&[]).contains("board.seeds 5"));
}

#[test]
fn invalid_arguments_are_rejected() {
    let folder = folder("lab-wrong");
    let folder = folder.to_str().unwrap();
    let cases: [(&[&str], i32, &str); 14] = [
        (&["--sort", "zebra"], 2, "expected one of length, wildness"),
        (&["zebra"], 1, "no built-in variant"),
        (&["awale", "--games", "0"], 2, "0 is not in 1..=1000000"),
        (&["awale", "--level", "zebra"], 2, "isn't a player"),
        (&["awale", "--threads", "0"], 2, "invalid value '0'"),
        (&["awale", "--compare", "zebra"], 1, "no built-in variant"),
        (
            &["awale", "--parameter", "zebra"],
            1,
            "unknown parameter `zebra`; expected one of board.rows",
        ),
        (
            &["awale", "--parameter", "sowing.relay.max_laps"],
            1,
            "these rules have no `sowing.relay.max_laps`",
        ),
        (
            &["awale", "--parameter", "board.seeds", "--value", "99"],
            1,
            "\"99\" is not a value of `board.seeds`: expected a number from 1 to 20",
        ),
        (
            &["awale", "--parameter", "board.seeds", "--value", "3"],
            1,
            "expected 2 to 12 different values",
        ),
        (
            &[
                "awale",
                "--parameter",
                "capture.counts",
                "--value",
                "2,3",
                "--value",
                "4-1",
            ],
            1,
            "the rules are invalid with `capture.counts` set to 4-1",
        ),
        (&["awale", "--value", "3"], 2, "--parameter"),
        (&["awale", "--csv", folder], 1, "can't be written"),
        (
            &["awale", "--keep", "x", "--compare", "wari"],
            2,
            "cannot be used with",
        ),
    ];
    for (words, code, expected) in cases {
        let output = engine(&[&["lab"], words].concat());
        assert_code(&output, code);
        let text = stderr(&output);
        assert!(text.contains(expected), "{words:?}: {text}");
        assert_eq!(stdout(&output), "", "{words:?}");
    }
}

#[test]
fn built_in_measurements_are_listed() {
    let output = engine(&["lab"]);
    assert_code(&output, 0);
    let text = stdout(&output);
    assert_eq!(text.lines().count(), 23, "{text}");
    assert!(text.lines().nth(1).unwrap().starts_with("awale "), "{text}");
    let output = engine(&["lab", "--sort", "length"]);
    assert_code(&output, 0);
    let moves = stdout(&output)
        .lines()
        .skip(1)
        .map(|line| line.split_whitespace().nth(1).unwrap().parse().unwrap())
        .collect::<Vec<f64>>();
    assert!(moves.len() == 22 && moves.is_sorted(), "{moves:?}");
}

#[test]
fn eight_labs_on_one_folder_lose_no_game() {
    const GAMES: u64 = 20;
    let folder = folder("lab-eight");
    let home = folder.join("kept");
    let labs: Vec<_> = (0..8)
        .map(|number| {
            // Half of the processes play the same games.
            let seed = if number < 4 { 0 } else { number };
            Command::new(PROGRAM)
                .args(["lab", "2-4", "--level", "random", "--keep"])
                .arg(&home)
                .args(["--games", &GAMES.to_string(), "--seed", &seed.to_string()])
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .unwrap()
        })
        .collect();
    for mut lab in labs {
        assert!(lab.wait().unwrap().success());
    }
    let file = results_file(&home);
    let results =
        awale_engine::lab::result_file::read_any(&fs::read_to_string(file).unwrap()).unwrap();
    assert_eq!(results.trials(), 8 * GAMES);
}

/// Returns the results file in a folder of saved measurements.
fn results_file(folder: impl AsRef<Path>) -> PathBuf {
    let files = fs::read_dir(folder).unwrap();
    let mut files = files.map(|file| file.unwrap().path());
    files
        .find(|file| file.extension().is_some_and(|ending| ending == "lab"))
        .unwrap()
}
