//! Games, counts and rule files of format 2, on which independent implementations agree; and the
//! games of format 1, played by the general machine.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use awale::rules::world::{Rules, library, parse_rule_file, perft, replay::replay_line};

fn data(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(path)
}

fn read(path: &str) -> String {
    fs::read_to_string(data(path)).expect(path)
}

fn built_in(name: &str) -> Arc<Rules> {
    match library::load(name) {
        Some(rules) => rules.expect(name),
        None => {
            let text = awale::rules::library::text(name).expect(name);
            Arc::new(parse_rule_file(text.as_bytes()).expect(name))
        }
    }
}

fn from_file(folder: &str, name: &str) -> Arc<Rules> {
    let bytes = fs::read(data(folder).join(name)).expect(name);
    Arc::new(parse_rule_file(&bytes).unwrap_or_else(|error| panic!("{name}: {error}")))
}

/// Replays every game of a folder and compares every ply. Files of format 1 know no status for a
/// pass.
fn compare_replays(folder: &str, load: impl Fn(&str) -> Arc<Rules>) {
    let games = read(&format!("{folder}games.txt"));
    let expected = read(&format!("{folder}expected.txt"));
    assert_eq!(games.lines().count(), expected.lines().count());
    let mut known: HashMap<String, Arc<Rules>> = HashMap::new();
    for (game, expected) in games.lines().zip(expected.lines()) {
        let name = game.split(' ').next().unwrap_or_default();
        let rules = known.entry(name.to_owned()).or_insert_with(|| load(name));
        let answer = replay_line(game, Arc::clone(rules)).unwrap_or_else(|e| panic!("{game}: {e}"));
        let answer = match rules.spec().format {
            1 => answer.replace("|pass", "|."),
            _ => answer,
        };
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
            let found = perft::perft_from_start(&built_in(name), depth.parse().expect(line));
            assert_eq!(found, wanted, "{name} at depth {depth}");
        }
    }
}

#[test]
fn games_of_the_world_agree_ply_by_ply() {
    compare_replays("world/", built_in);
}

#[test]
fn games_by_mixed_rule_files_agree_ply_by_ply() {
    compare_replays("world/custom/", |name| from_file("world/custom", name));
}

#[test]
fn perft_counts_of_the_world_agree() {
    compare_perft("world/perft.txt", u64::MAX);
}

#[test]
fn the_general_machine_plays_format_1_as_the_fast_one() {
    compare_replays("", built_in);
    compare_replays("custom/", |name| from_file("custom", name));
    compare_perft("perft.txt", 50_000);
}
