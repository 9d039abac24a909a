//! Counts, games and rule files on which independent implementations agree.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use awale_rules::replay::replay_line;
use awale_rules::{RuleSet, library, parse_rule_file, perft};

fn data(path: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .join("tests/data")
        .join(path)
}

fn read(path: &str) -> String {
    fs::read_to_string(data(path)).expect(path)
}

fn built_in(name: &str) -> Result<Arc<RuleSet>, String> {
    library::load(name)
        .ok_or_else(|| name.to_owned())?
        .map_err(|error| format!("{error:?}"))
}

#[test]
fn perft_counts_of_every_variant() {
    let mut checked: HashMap<String, u32> = HashMap::new();
    for line in read("perft.txt").lines() {
        let [name, depth, count] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let rules = built_in(name).unwrap();
        let found = perft::perft_from_start(&rules, depth.parse().unwrap());
        assert_eq!(found.to_string(), count, "{name} at depth {depth}");
        *checked.entry(name.to_owned()).or_default() += 1;
    }
    let mut names: Vec<_> = library::names().collect();
    names.retain(|name| checked.get(*name).is_none_or(|depths| *depths < 5));
    assert!(names.is_empty(), "not checked: {names:?}");
}

#[test]
fn games_of_every_variant() {
    compare_replays(&read("games.txt"), &read("expected.txt"), built_in);
}

#[test]
fn games_of_custom_rule_files() {
    let load = |name: &str| {
        let bytes = fs::read(data("custom").join(name)).map_err(|error| error.to_string())?;
        parse_rule_file(&bytes)
            .map(Arc::new)
            .map_err(|error| format!("{error:?}"))
    };
    compare_replays(
        &read("custom/games.txt"),
        &read("custom/expected.txt"),
        load,
    );
}

fn compare_replays(
    games: &str,
    expected: &str,
    load: impl Fn(&str) -> Result<Arc<RuleSet>, String>,
) {
    assert_eq!(games.lines().count(), expected.lines().count());
    for (game, expected) in games.lines().zip(expected.lines()) {
        let answer = replay_line(game, &load).unwrap();
        for (index, (found, wanted)) in answer.split(' ').zip(expected.split(' ')).enumerate() {
            assert_eq!(found, wanted, "ply {index} of {game}");
        }
        assert_eq!(answer.len(), expected.len(), "{game}");
    }
}

#[test]
fn replay_reports_an_illegal_move() {
    let answer = replay_line("awale A A B", built_in).unwrap();
    assert!(answer.ends_with(" A|ILLEGAL"), "{answer}");
}

#[test]
fn a_replay_can_begin_with_a_position() {
    let answer = replay_line("awale @0-0-0-0-0-1-0-0-0-0-0-1-23-23-S F", built_in).unwrap();
    assert_eq!(answer, "awale F|0-0-0-0-0-0-1-0-0-0-0-1-23-23-N|f|.");
}
