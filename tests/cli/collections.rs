//! Matches that start from the games in a file and keep their own, and the openings in collections.

use std::fs;

use awale_rules::game_file::GameRecord;

use crate::{assert_code, engine, folder, stderr, stdout};

#[test]
fn a_match_keeps_its_games_and_takes_its_openings_from_a_file() {
    let folder = folder("collection");
    let path = |name: &str| folder.join(name).to_string_lossy().into_owned();
    let (openings, games) = (path("openings.awale"), path("games.awale"));
    let (first, second) = ("[Event \"1\"] 1. C e", "[Event \"2\"] 1. F f 2. A");
    fs::write(&openings, format!("{first}\n\n{second}\n")).unwrap();
    let play = |count: &str| {
        let output = engine(&[
            "match",
            "awale",
            "--south",
            "depth:1",
            "--north",
            "depth:2",
            "--games",
            count,
            "--openings",
            &openings,
            "--save",
            &games,
        ]);
        assert_code(&output, 0);
    };
    // The third pair starts from the first opening again, and a second match is appended.
    play("6");
    play("2");
    let text = fs::read_to_string(&games).unwrap();
    assert_eq!(GameRecord::read_all(&text).unwrap().len(), 8);

    let output = engine(&["collection", &games, "--plies", "3"]);
    assert_code(&output, 0);
    let tree = stdout(&output);
    for line in [
        "awale, 8 games: ",
        "\n  C  6 games: ",
        "\n    Ce  6 games: ",
        "\n  F  2 games: ",
        "\n      FfA  2 games: ",
        "\ndepth:1: 8 games: ",
        "\ndepth:2: 8 games: ",
    ] {
        assert!(tree.contains(line), "{line:?} in {tree}");
    }
    let frequent = stdout(&engine(&["collection", &games, "--least", "3"]));
    assert!(frequent.contains("  Ce  6") && !frequent.contains("  F  2"));
}

#[test]
fn the_same_position_counts_once_in_whatever_order_of_moves() {
    let file = folder("transpositions").join("games.awale");
    let start = "1-0-1-0-0-0-1-0-1-0-0-0-22-22-S";
    let head = format!("[Rules \"awale\"]\n[Start \"{start}\"]\n");
    let games = ["A a C c B", "C c A a B"].map(|moves| format!("{head}{moves} south_resigned\n"));
    fs::write(&file, games.join("\n")).unwrap();
    let output = engine(&["collection", &file.to_string_lossy(), "--plies", "5"]);
    assert_code(&output, 0);
    let tree = stdout(&output);
    // Both games end after the last move, with equal lofts.
    let counts = [("AaCc", 2), ("CcAa", 2), ("AaC", 1), ("AaCcB", 1)];
    for (line, games) in counts {
        let found = tree.contains(&format!(" {line}  {games} game"));
        assert!(found, "{line} in {tree}");
    }
}

#[test]
fn games_that_do_not_fit_are_named_with_their_number() {
    let folder = folder("collection-refused");
    let case = |name: &str, text: &str, command: &[&str], expected: &str| {
        let file = folder.join(name);
        fs::write(&file, text).unwrap();
        let path = file.to_string_lossy();
        let words: Vec<&str> = command
            .iter()
            .map(|&word| if word == "FILE" { &*path } else { word })
            .collect();
        let output = engine(&words);
        assert_code(&output, 1);
        assert!(stderr(&output).contains(expected), "{output:?}");
        stdout(&output)
    };
    let rules = "[Rules \"awale\"]";
    let two = format!("{rules} C e\n{rules} C C");
    let tree = case(
        "two",
        &two,
        &["collection", "FILE"],
        "game 2: 2:19: move 1, C,",
    );
    assert!(tree.contains("awale, 1 game: 0 won"), "{tree}");
    case(
        "zebra",
        "[Rules \"zebra\"] C",
        &["collection", "FILE"],
        "\"zebra\", which isn't a built-in",
    );
    case(
        "empty",
        "\n",
        &["collection", "FILE"],
        "it contains no games",
    );
    case("open", "[Rules", &["collection", "FILE"], "1:1: not closed");
    let with_openings = [
        "match",
        "awale",
        "--south",
        "depth:1",
        "--north",
        "depth:1",
        "--openings",
        "FILE",
    ];
    case(
        "over",
        &format!("{rules} C agreed"),
        &with_openings,
        "game 1: it is over",
    );
    case(
        "wrong",
        &format!("{rules} C C"),
        &with_openings,
        "game 1: 1:19: move 1, C,",
    );
}
