//! `solve` and `verify`: output, saved results, valid and forged certificates.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::fixtures::is_long;
use crate::{PROGRAM, assert_code, engine, folder, stderr, stdout};

/// Another position with the same number of seeds.
const OTHER: &str = "2-0-3-0-1-2-0-2-0-1-0-2-18-17-S";
/// A position with few seeds.
const FEW: &str = "2-0-3-0-1-2-0-2-0-1-2-0-18-17-S";

fn last_line(words: &[&str]) -> String {
    let output = engine(words);
    assert_code(&output, 0);
    stdout(&output)
        .lines()
        .last()
        .unwrap_or_default()
        .to_owned()
}

fn refused(words: &[&str], why: &str) {
    let output = engine(words);
    assert_code(&output, 1);
    assert!(stderr(&output).contains(why), "{output:?}");
}

/// Returns the certificates in the source tree.
fn shipped() -> Vec<String> {
    let folder =
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/data/certificates");
    let files = fs::read_dir(folder).unwrap();
    files
        .map(|file| file.unwrap().path().display().to_string())
        .collect()
}

#[test]
fn the_value_of_a_finished_game_counts_the_rest_and_has_no_certificate() {
    let rest = "0-0-0-0-0-0-1-0-0-0-0-1-30-16-S";
    let words = ["solve", "wari", "--position", rest];
    let output = engine(&words);
    assert_code(&output, 0);
    assert_eq!(stdout(&output), "value -2 proved\n");
    let why = "the game is over: No moves are left.";
    assert!(stderr(&output).contains(why), "{output:?}");
    refused(
        &[&words[..], &["--certificate", "none"]].concat(),
        "none: no certificate: the game is over",
    );
}

#[test]
fn novice_bao_is_won_by_the_player_who_begins_and_the_proof_is_checked() {
    let folder = folder("last-move");
    let proof = folder.join("bao.proof");
    let path = proof.display().to_string();
    let output = engine(&[
        "solve",
        "bao-kujifunza",
        "--memory",
        "256",
        "--certificate",
        &path,
    ]);
    assert_code(&output, 0);
    assert!(
        stdout(&output).ends_with("value win proved\n"),
        "{output:?}"
    );
    let verified = last_line(&["verify", &path]);
    assert!(verified.starts_with("value win verified: "), "{verified}");
    let text = fs::read_to_string(&proof).unwrap();
    let (head, _) = text.rsplit_once("sum ").unwrap();
    // A proof that lacks one of its moves proves nothing, even with a correct checksum.
    let mut lines: Vec<&str> = head.lines().collect();
    lines.remove(5);
    let body = lines.join("\n") + "\n";
    let sum = awale_rules::plain_text::fnv1a(body.as_bytes());
    fs::write(&proof, format!("{body}sum {sum:016x}\n")).unwrap();
    refused(&["verify", &path], "there is no legal move for");
    fs::write(&proof, format!("{body}sum {:016x}\n", sum + 1)).unwrap();
    refused(&["verify", &path], "wrong checksum");
    // Without a proof, the winner stays open.
    let open = ["solve", "bao-kiswahili", "--memory", "1"];
    assert_eq!(last_line(&open), "winner open");
}

#[test]
fn a_game_that_the_last_move_decided_is_won_or_lost() {
    let (twos, nothing) = (["2"; 8].join("-"), ["0"; 8].join("-"));
    let empty_inner = format!("{twos}-{nothing}-{twos}-{twos}-0-0");
    for (to_move, value) in [("S", "loss"), ("N", "win")] {
        let over = format!("{empty_inner}-{to_move}");
        let line = last_line(&["solve", "bao-kujifunza", "--position", &over]);
        assert_eq!(line, format!("value {value} proved"), "{to_move}");
    }
}

#[test]
fn solve_names_the_side_of_the_value_after_a_forced_pass() {
    let passes = "0-0-0-0-0-0-1-0-2-0-0-1-20-24-S";
    // Without this limit, tables far beyond the position's four seeds take most of the time.
    let words = ["solve", "2-4-1996", "--tables", "4", "--position", passes];
    let output = engine(&words);
    assert_code(&output, 0);
    let whose = "South has no move and passes; the value and line are for North";
    assert!(stderr(&output).contains(whose), "{output:?}");
    assert!(stdout(&output).ends_with("value +4 proved\n"), "{output:?}");
}

#[test]
fn the_last_line_states_the_proved_value() {
    // The default tables, which take most of the time, are left to the long form.
    let tables: &[&str] = if is_long() { &[] } else { &["--tables", "8"] };
    let solve = |words: &[&str]| last_line(&[&["solve", "2-4", "--position", FEW], words].concat());
    let whole = solve(tables);
    assert!(
        whole.starts_with("value ") && whole.ends_with(" proved"),
        "{whole}"
    );
    assert_eq!(solve(&["--tables", "0"]), whole);
    for words in [["--threads", "2"], ["--memory", "1"]] {
        let line = solve(&[&words[..], tables].concat());
        assert_eq!(line, whole, "{words:?}");
    }
    let over = "0-0-0-0-0-0-0-0-0-0-0-0-30-18-S";
    assert_eq!(
        last_line(&["solve", "awale", "--position", over]),
        "value +0 proved"
    );
    let open = last_line(&["solve", "awale", "--tables", "0", "--time", "0"]);
    assert!(open.starts_with("bounds -48 +48 open"), "{open}");
    refused(
        &["solve", "2-4", "--position", "1-2-3"],
        "1-2-3: a position on this board",
    );
    refused(&["solve", "zebra"], "no built-in variant");
}

#[test]
fn a_search_resumes_from_its_saved_state() {
    let folder = folder("solve-keep");
    let file = folder.join("kept").display().to_string();
    let words = [
        "solve",
        "2-4",
        "--position",
        FEW,
        "--tables",
        "0",
        "--keep",
        &file,
    ];
    let first = last_line(&words);
    let output = engine(&words);
    assert_code(&output, 0);
    assert!(
        stderr(&output).contains("positions are known"),
        "{output:?}"
    );
    let printed = stdout(&output);
    assert_eq!(printed.lines().last(), Some(&first[..]));
    assert!(printed.contains("\nbased on "), "{printed}");
    // A file for other rules, or of another kind, is left unchanged.
    refused(&["solve", "oware", "--keep", &file], "other rules");
    fs::write(&file, "a poem").unwrap();
    refused(&words, "left unchanged");
    assert_eq!(fs::read_to_string(&file).unwrap(), "a poem");
}

#[test]
fn the_result_is_printed_even_if_there_is_no_certificate() {
    let file = folder("solve-no-certificate").join("proof");
    let file = file.display().to_string();
    let output = engine(&["solve", "awale", "--time", "0", "--certificate", &file]);
    assert_code(&output, 1);
    let printed = stdout(&output);
    let printed = printed.lines().last().unwrap_or_default();
    assert!(printed.starts_with("bounds "), "{output:?}");
    let why = "no certificate: nothing is proved";
    assert!(stderr(&output).contains(why), "{output:?}");
}

#[test]
fn certificates_are_verified_and_forged_ones_rejected() {
    let folder = folder("solve-certificate");
    let path = |name: &str| folder.join(name).display().to_string();
    let file = path("proof");
    for (rules, tables) in [("2-4", "0"), ("oware", "4"), ("2-4-1996", "0")] {
        let words = [
            "solve",
            rules,
            "--position",
            FEW,
            "--tables",
            tables,
            "--certificate",
            &file,
        ];
        let proved = last_line(&words).replace("proved", "verified");
        assert_eq!(last_line(&["verify", &file]), proved, "{rules}");
    }
    let text = fs::read_to_string(&file).unwrap();
    let line = text
        .lines()
        .find(|line| line.starts_with(|first: char| first.is_ascii_digit()))
        .unwrap();
    let (board, letter) = line.rsplit_once(' ').unwrap();
    let other = if letter == "A" { "B" } else { "A" };
    let forged = path("forged");
    fs::write(&forged, text.replacen(line, &format!("{board} {other}"), 1)).unwrap();
    refused(&["verify", &forged], "truncated or changed");
    fs::write(&forged, text.replacen("rules 2-4-1996", "rules 2-4", 1)).unwrap();
    refused(&["verify", &forged], "forged: ");
    fs::write(
        &forged,
        text.replacen("rules 2-4-1996", "rules /etc/passwd", 1),
    )
    .unwrap();
    refused(&["verify", &forged], "isn't a built-in variant");
    fs::write(&forged, "a poem").unwrap();
    refused(&["verify", &forged], "not a certificate");
    refused(&["verify", &path("absent")], "can't be read");
    refused(&["verify", &folder.display().to_string()], "folder");
}

#[test]
fn certificates_in_the_source_tree_hold() {
    let files = shipped();
    assert!(files.len() >= 2);
    for file in files {
        let verified = last_line(&["verify", &file]);
        assert!(
            verified.starts_with("value ") && verified.ends_with(" verified"),
            "{file}: {verified}"
        );
    }
}

#[test]
fn several_searches_keep_their_results_in_one_file() {
    let folder = folder("solve-several");
    let size = |name: &str, positions: &[&str]| {
        let file = folder.join(name);
        for position in positions {
            let file = file.display().to_string();
            let words = [
                "solve",
                "2-4",
                "--memory=1",
                "--tables=0",
                "--keep",
                &file,
                "--position",
            ];
            assert_code(&engine(&[&words[..], &[position]].concat()), 0);
        }
        fs::metadata(file).unwrap().len()
    };
    let both = size("both", &[FEW, OTHER]);
    assert!(both > size("few", &[FEW]).max(size("other", &[OTHER])));
    // When both run at the same time, neither overwrites the other's results.
    let file = folder.join("at-once");
    let searches: Vec<_> = [FEW, OTHER]
        .iter()
        .map(|position| {
            Command::new(PROGRAM)
                .args([
                    "solve",
                    "2-4",
                    "--memory=1",
                    "--tables=0",
                    "--position",
                    position,
                    "--keep",
                ])
                .arg(&file)
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .unwrap()
        })
        .collect();
    for mut search in searches {
        assert!(search.wait().unwrap().success());
    }
    let other = size("other", &[OTHER]);
    assert!(fs::metadata(&file).unwrap().len() > other.max(size("few", &[FEW])));
}
