//! Games, counts and rule files of format 2 on which independent implementations agree.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use awale_rules::perft::perft_from_start;
use awale_rules::replay::replay_line;
use awale_rules::spec::AtMajority;
use awale_rules::{Placement, RuleSet, library, parse_rule_file};

fn data(path: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .join("tests/data")
        .join(path)
}

fn read(path: &str) -> String {
    fs::read_to_string(data(path)).expect(path)
}

fn built_in(name: &str) -> Arc<RuleSet> {
    library::load(name).expect(name).expect(name)
}

/// Returns a built-in game by the rules of the implementations that made the data: at a majority
/// they share out what is left, which records of tournaments don't.
fn compared(name: &str) -> Arc<RuleSet> {
    let mut spec = built_in(name).spec().clone();
    spec.end.at_majority = AtMajority::AsRemaining;
    Arc::new(RuleSet::from_spec(spec).unwrap_or_else(|errors| panic!("{name}: {errors:?}")))
}

fn from_file(folder: &str, name: &str) -> Arc<RuleSet> {
    let bytes = fs::read(data(folder).join(name)).expect(name);
    Arc::new(parse_rule_file(&bytes).unwrap_or_else(|error| panic!("{name}: {error}")))
}

/// Replays every game of a folder and compares every ply.
fn compare_replays(folder: &str, load: impl Fn(&str) -> Arc<RuleSet>) {
    let games = read(&format!("{folder}games.txt"));
    let expected = read(&format!("{folder}expected.txt"));
    assert_eq!(games.lines().count(), expected.lines().count());
    let mut cache: HashMap<String, Arc<RuleSet>> = HashMap::new();
    for (game, expected) in games.lines().zip(expected.lines()) {
        let name = game.split(' ').next().unwrap_or_default();
        let rules = cache.entry(name.to_owned()).or_insert_with(|| load(name));
        let answer = replay_line(game, |_| Ok(Arc::clone(rules)));
        let answer = answer.unwrap_or_else(|e| panic!("{game}: {e}"));
        for (index, (found, wanted)) in answer.split(' ').zip(expected.split(' ')).enumerate() {
            assert_eq!(found, wanted, "ply {index} of {game}");
        }
        assert_eq!(answer.len(), expected.len(), "{game}");
    }
}

fn compare_perft(file: &str, deepest: u64) {
    for line in read(file).lines() {
        let [name, depth, count] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let wanted: u64 = count.parse().expect(line);
        if wanted <= deepest {
            let found = perft_from_start(&built_in(name), depth.parse().expect(line));
            assert_eq!(found, wanted, "{name} at depth {depth}");
        }
    }
}

#[test]
fn world_games_agree_ply_by_ply() {
    compare_replays("world/", compared);
}

#[test]
fn games_of_mixed_rule_files_agree_ply_by_ply() {
    compare_replays("world/custom/", |name| from_file("world/custom", name));
}

#[test]
fn perft_counts_of_world_games_agree() {
    compare_perft("world/perft.txt", u64::MAX);
}

#[test]
fn rule_files_of_every_format_are_validated() {
    let cases: &[(&str, &str)] = &[
        (
            "(format: 1, name: \"x\", turn: (swap: false))",
            "`turn.swap` needs `format: 2`",
        ),
        (
            "(format: 1, name: \"x\", board: (direction: Chosen))",
            "`board.direction` needs `format: 2`",
        ),
        ("(format: 3, name: \"x\")", "the format is 3"),
        (
            "(format: 2, name: \"x\", board: (end_squares: Some(3)), sowing: (stores: Own))",
            "can't have both",
        ),
        (
            "(format: 2, name: \"x\", board: (end_squares: Some(3)), rounds: Some(()))",
            "can't be refilled",
        ),
        (
            "(format: 2, name: \"x\", board: (start: [1, 2]))",
            "`board.start` has 2 counts",
        ),
        (
            "(format: 2, name: \"x\", board: (holes: 3, start: [0, 0, 0]))",
            "puts no seed",
        ),
        (
            "(format: 2, name: \"x\", board: (holes: 3, start: [0, 1, 0]), rounds: Some((fill: \
             Territory)))",
            "must be empty",
        ),
        (
            "(format: 2, name: \"x\", play: (from: Any, last_hole_min: 2))",
            "`play.last_hole_min` must be 1",
        ),
        (
            "(format: 2, name: \"x\", board: (holes: 18, seeds: 20, end_squares: Some(1)))",
            "begins with 722 seeds",
        ),
        (
            "(format: 2, name: \"x\", rounds: Some((min_holes: 7)))",
            "`rounds.min_holes` is 7; a row has 6 holes",
        ),
    ];
    for (text, expected) in cases {
        let error = parse_rule_file(text.as_bytes()).expect_err(text);
        let error = error.to_string();
        assert!(error.contains(expected), "{text}: {error}");
    }
    let one = parse_rule_file(b"(format: 2, name: \"x\", play: (leave: 1, min_seeds: 1))");
    assert!(one.is_ok(), "a single seed moves on");
}

#[test]
fn impossible_positions_are_rejected() {
    let cases = [
        ("ohvalhu", "8-8-8-8-8-8-8-8-8-8-8-8-8-8-8-8-0-0-S;shut=7"),
        (
            "ohvalhu",
            "0-0-0-0-0-0-0-0-1-0-0-0-0-0-0-0-0-0-S;shut=0,1,2,3,4,5,6,7",
        ),
        ("kalah", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S;kids=0:S"),
        ("kalah", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S;swap=S"),
        ("kalah", "720-1-4-4-4-4-4-4-4-4-4-4-0-0-S"),
        ("o-an-quan", "0-1-0-0-1-0-0-2-0-0-0-19-9-38-S;taken=S"),
        ("gebeta", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S;own=12"),
        (
            "togyzqumalaq",
            "3-2-8-6-0-21-6-20-9-2-1-2-18-18-18-6-9-1-2-10-S;kids=0:X",
        ),
    ];
    for (name, text) in cases {
        let read = Placement::parse(text, &built_in(name));
        assert!(read.is_err(), "{name} {text}: {read:?}");
    }
}
